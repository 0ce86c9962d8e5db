/// A value as a dictionary key or set member, hashed as its Swift type would be.
// Unchecked: values and what they hold are used by one thread at a time, the session's.
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
// Unchecked: values and what they hold are used by one thread at a time, the session's.
package final class DictionaryValue: @unchecked Sendable {
    /// Where a key's entry is in `slots`.
    private var index: [HashableValue: Int]
    /// Entries in order; nil where one was removed.
    private var slots: [(key: HashableValue, value: Value)?]

    package init() {
        index = [:]
        slots = []
    }

    private init(index: [HashableValue: Int], slots: [(key: HashableValue, value: Value)?]) {
        self.index = index
        self.slots = slots
    }

    package func copy() -> DictionaryValue { DictionaryValue(index: index, slots: slots) }

    package var count: Int { index.count }

    package var entries: [(key: HashableValue, value: Value)] { slots.compactMap { $0 } }

    package subscript(key: HashableValue) -> Value? {
        guard let position = index[key] else { return nil }
        return slots[position]?.value
    }

    package func contains(_ key: HashableValue) -> Bool { index[key] != nil }

    /// Adds or replaces.
    @discardableResult
    package func set(_ value: Value, for key: HashableValue) -> Value? {
        if let position = index[key] {
            let old = slots[position]?.value
            slots[position]?.value = value
            return old
        }
        index[key] = slots.count
        slots.append((key, value))
        return nil
    }

    /// Takes the value out and leaves its place, so that it can be changed without a copy; `set` puts it back.
    package func take(_ key: HashableValue) -> Value? {
        guard let position = index[key] else { return nil }
        let value = slots[position]?.value
        slots[position]?.value = .absent
        return value
    }

    @discardableResult
    package func remove(_ key: HashableValue) -> Value? {
        guard let position = index.removeValue(forKey: key) else { return nil }
        let old = slots[position]?.value
        slots[position] = nil
        if slots.count > 16, index.count * 2 < slots.count { compact() }
        return old
    }

    private func compact() {
        slots = slots.filter { $0 != nil }
        for (position, slot) in slots.enumerated() {
            if let slot { index[slot.key] = position }
        }
    }
}

/// Members in order of insertion.
// Unchecked: values and what they hold are used by one thread at a time, the session's.
package final class SetValue: @unchecked Sendable {
    private let table: DictionaryValue

    package init() { table = DictionaryValue() }
    private init(table: DictionaryValue) { self.table = table }

    package func copy() -> SetValue { SetValue(table: table.copy()) }
    package var count: Int { table.count }
    package var members: [HashableValue] { table.entries.map(\.key) }
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
