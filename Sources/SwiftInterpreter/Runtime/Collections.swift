/// A value as a dictionary key or set member, hashed as its Swift type would be.
// Unchecked: values and what they hold are used by one thread at a time, the execution's.
package struct HashableValue: Hashable, @unchecked Sendable {
    package let value: Value
    /// Decides equality for user types (`==` and `hash(into:)` through the evaluator); the runtime gives it.
    package let witness: any HashWitness

    package init(_ value: Value, witness: any HashWitness) {
        self.value = value
        self.witness = witness
    }

    package static func == (a: HashableValue, b: HashableValue) -> Bool { a.witness.isEqual(a.value, b.value) }
    package func hash(into hasher: inout Hasher) { witness.hash(value, into: &hasher) }
}

package protocol HashWitness: AnyObject, Sendable {
    func isEqual(_ a: Value, _ b: Value) -> Bool
    func hash(_ value: Value, into hasher: inout Hasher)
}

/// Keys with their values in order of insertion, so that iteration is the same in every run.
///
/// The table is its own: its keys are values of programs, whose `==` and `hash(into:)` may disagree, change their mind
/// or change this very table, where the standard library's would trap. A key is hashed once, when it goes in, and
/// whatever is answered afterwards, a search ends and stays inside the table.
// Unchecked: values and what they hold are used by one thread at a time, the execution's.
package final class DictionaryValue: @unchecked Sendable {
    package typealias Entry = (key: HashableValue, value: Value)

    /// One more than the position in `slots` of what was put here, 0 where nothing was; a power of two of them.
    private var buckets: [Int32] = []
    /// Entries in order; nil where one was removed.
    private var slots: [Entry?] = []
    /// What each slot's key had for a hash when it went in.
    private var hashes: [Int] = []
    package private(set) var count = 0
    /// No entry is before this slot.
    private var firstSlot = 0

    package init() {}

    package func copy() -> DictionaryValue {
        let copy = DictionaryValue()
        (copy.buckets, copy.slots, copy.hashes) = (buckets, slots, hashes)
        (copy.count, copy.firstSlot) = (count, firstSlot)
        return copy
    }

    package var entries: [Entry] { slots.compactMap { $0 } }

    /// The first entry, without making a list of all.
    package var first: Entry? { firstSlot < slots.count ? slots[firstSlot] : nil }

    /// The entry of that number; nil where there are fewer.
    package func entry(at number: Int) -> Entry? {
        guard (0..<count).contains(number) else { return nil }
        // Mostly nothing was removed.
        return count == slots.count ? slots[number] : entries[number]
    }

    package subscript(key: HashableValue) -> Value? { position(of: key, key.tableHash).flatMap { slots[$0]?.value } }

    package func contains(_ key: HashableValue) -> Bool { position(of: key, key.tableHash) != nil }

    /// Adds or replaces.
    @discardableResult
    package func set(_ value: Value, for key: HashableValue) -> Value? {
        let hash = key.tableHash
        if let position = position(of: key, hash) {
            let old = slots[position]?.value
            slots[position]?.value = value
            return old
        }
        if (slots.count + 1) * 4 > buckets.count * 3 { rebuild(room: count + 1) }
        slots.append((key, value))
        hashes.append(hash)
        count += 1
        link(slots.count - 1)
        return nil
    }

    /// Takes the value out and leaves its slot, so that it can be changed without a copy; `put` fills it again.
    package func take(_ key: HashableValue) -> (slot: Int, value: Value)? {
        guard let slot = position(of: key, key.tableHash), let value = slots[slot]?.value else { return nil }
        slots[slot]?.value = .absent
        return (slot, value)
    }

    /// Fills a slot that `take` has emptied, whatever its key says now; nil removes it.
    package func put(_ value: Value?, inSlot slot: Int) {
        guard slots.indices.contains(slot), slots[slot] != nil else { return }
        if let value { slots[slot]?.value = value } else { removeSlot(slot) }
    }

    @discardableResult
    package func remove(_ key: HashableValue) -> Value? {
        guard let position = position(of: key, key.tableHash) else { return nil }
        let old = slots[position]?.value
        removeSlot(position)
        return old
    }

    private func removeSlot(_ position: Int) {
        slots[position] = nil
        count -= 1
        while firstSlot < slots.count, slots[firstSlot] == nil { firstSlot += 1 }
        if slots.count > 16, count * 2 < slots.count { rebuild(room: count) }
    }

    // MARK: - The table

    /// Where a key's entry is. Comparing keys may run code of the program that changes the table: the search goes on in
    /// the table as it was, and answers only what is there still.
    private func position(of key: HashableValue, _ hash: Int) -> Int? {
        guard count > 0 else { return nil }
        let (buckets, slots, hashes) = (buckets, slots, hashes)
        let mask = buckets.count - 1
        var bucket = hash & mask
        while buckets[bucket] != 0 {
            let position = Int(buckets[bucket]) - 1
            if hashes[position] == hash, let entry = slots[position], entry.key == key {
                return position < self.slots.count && self.slots[position] != nil ? position : nil
            }
            bucket = (bucket + 1) & mask
        }
        return nil
    }

    private func link(_ position: Int) {
        let mask = buckets.count - 1
        var bucket = hashes[position] & mask
        while buckets[bucket] != 0 { bucket = (bucket + 1) & mask }
        buckets[bucket] = Int32(truncatingIfNeeded: position + 1)
    }

    /// Leaves out what was removed, in a table with buckets for twice the room.
    private func rebuild(room: Int) {
        if count < slots.count {
            let kept = slots.indices.filter { slots[$0] != nil }
            (slots, hashes) = (kept.map { slots[$0] }, kept.map { hashes[$0] })
        }
        firstSlot = 0
        var size = 8
        while size * 3 < room * 8 { size *= 2 }
        buckets = Array(repeating: 0, count: size)
        for position in slots.indices { link(position) }
    }
}

extension HashableValue {
    /// By which a table finds the key.
    fileprivate var tableHash: Int {
        var hasher = Hasher()
        witness.hash(value, into: &hasher)
        return hasher.finalize()
    }
}

/// Members in order of insertion.
// Unchecked: values and what they hold are used by one thread at a time, the execution's.
package final class SetValue: @unchecked Sendable {
    private let table: DictionaryValue

    package init() { table = DictionaryValue() }
    private init(table: DictionaryValue) { self.table = table }

    package func copy() -> SetValue { SetValue(table: table.copy()) }
    package var count: Int { table.count }
    package var members: [HashableValue] { table.entries.map(\.key) }
    func member(at number: Int) -> HashableValue? { table.entry(at: number)?.key }
    /// The first member, without making a list of all.
    package var first: HashableValue? { table.first?.key }
    package func contains(_ member: HashableValue) -> Bool { table.contains(member) }

    /// Whether it was new.
    @discardableResult
    package func insert(_ member: HashableValue) -> Bool {
        if table.contains(member) { return false }
        table.set(member.value, for: member)
        return true
    }

    @discardableResult
    package func remove(_ member: HashableValue) -> Bool { table.remove(member) != nil }

    /// The member that is equal to one: what equality doesn't look at may differ.
    func stored(_ member: HashableValue) -> Value? { table[member] }
}
