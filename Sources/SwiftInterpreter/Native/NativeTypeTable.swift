import Synchronization

/// The types of a library, by name.
package protocol NativeTypeTable: AnyObject, Sendable {
    /// In the library's order; several may have one name.
    var types: [NativeType] { get }
    var names: [String] { get }
    func addEntries(named name: String, to result: inout [NativeType])
}

/// Types that are there from the start, with a hash table of where those of a name stand (open addressing).
final class ListedTypes: NativeTypeTable {
    private let groups: [[NativeType]]
    /// A type's group and its place there.
    private let slots: [UInt32]
    private let mask: Int

    private static let free = UInt32.max

    init(_ groups: [[NativeType]]) {
        let count = groups.reduce(0) { $0 + $1.count }
        var capacity = 16
        while capacity < count * 2 { capacity *= 2 }
        let mask = capacity - 1
        // Unsafe: all of the table is set before anything is put in it; places are masked.
        slots = Array(unsafeUninitializedCapacity: capacity) { slots, count in
            slots.update(repeating: Self.free)
            count = capacity
            for group in groups.indices {
                for index in groups[group].indices {
                    var slot = QuickHash.of(groups[group][index].name) & mask
                    while slots[slot] != Self.free { slot = (slot + 1) & mask }
                    slots[slot] = UInt32(truncatingIfNeeded: group << 16 | index)
                }
            }
        }
        self.groups = groups
        self.mask = mask
    }

    var types: [NativeType] { groups.flatMap { $0 } }
    var names: [String] { types.map(\.name) }

    func addEntries(named name: String, to result: inout [NativeType]) {
        var slot = QuickHash.of(name) & mask
        while slots[slot] != Self.free {
            let type = groups[Int(slots[slot] >> 16)][Int(slots[slot] & 0xFFFF)]
            if type.name == name { result.append(type) }
            slot = (slot + 1) & mask
        }
    }
}

/// Types inside of one, which are made when the name of any is first requested.
package final class InnerTypes: NativeTypeTable {
    private let prefix: String
    private let make: @Sendable () -> [NativeType]
    private let made = Mutex<ListedTypes?>(nil)

    package init(of outer: String, make: @escaping @Sendable () -> [NativeType]) {
        prefix = outer + "."
        self.make = make
    }

    private var table: ListedTypes {
        made.withLock { made in
            if let made { return made }
            let types = make()
            precondition(types.allSatisfy { $0.name.hasPrefix(prefix) }, "a type that isn't inside of \(prefix)")
            let table = ListedTypes([types])
            made = table
            return table
        }
    }

    package var types: [NativeType] { table.types }
    package var names: [String] { table.names }

    package func addEntries(named name: String, to result: inout [NativeType]) {
        if name.hasPrefix(prefix) { table.addEntries(named: name, to: &result) }
    }
}

/// Types of a name each, of which one is made when its name is first requested.
package final class NamedTypes: NativeTypeTable {
    private let listNames: @Sendable () -> [String]
    private let make: @Sendable (UInt64) -> NativeType?
    private let made = Mutex<[UInt64: NativeType]>([:])

    /// - Parameters:
    ///   - names: all names, in order.
    ///   - make: the type of the name with that hash (`hash(of:)`).
    package init(names: @escaping @Sendable () -> [String], make: @escaping @Sendable (UInt64) -> NativeType?) {
        listNames = names
        self.make = make
    }

    package var names: [String] { listNames() }
    package var types: [NativeType] { listNames().compactMap(entry) }

    package func addEntries(named name: String, to result: inout [NativeType]) {
        if let type = entry(named: name) { result.append(type) }
    }

    private func entry(named name: String) -> NativeType? {
        let hash = Self.hash(of: name)
        let found = made.withLock { made -> NativeType? in
            if let known = made[hash] { return known }
            let type = make(hash)
            made[hash] = type
            return type
        }
        return found?.name == name ? found : nil
    }

    /// FNV-1a, as `generate-bridge` has it.
    private static func hash(of name: String) -> UInt64 {
        var name = name
        return name.withUTF8 { $0.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 } }
    }
}

/// A hash of names for tables that are made before the first picture: of their length, their first and last eight
/// bytes.
enum QuickHash {
    static func of(_ name: String) -> Int {
        var name = name
        // Unsafe: eight bytes are read only where there are eight.
        return name.withUTF8 { of(UnsafeRawBufferPointer($0)) }
    }

    static func of(_ bytes: UnsafeRawBufferPointer) -> Int {
        let count = bytes.count
        guard count >= 8 else {
            var word = UInt64(count)
            for byte in bytes { word = word << 8 | UInt64(byte) }
            return mixed(word, 0)
        }
        let head = bytes.loadUnaligned(as: UInt64.self)
        let tail = bytes.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self)
        return mixed(head, tail &+ UInt64(count))
    }

    private static func mixed(_ head: UInt64, _ tail: UInt64) -> Int {
        let product = (head ^ tail &* 0x9E37_79B9_7F4A_7C15) &* 0xD6E8_FEB8_6659_FD93
        return Int(truncatingIfNeeded: product ^ product >> 32) & Int.max
    }
}
