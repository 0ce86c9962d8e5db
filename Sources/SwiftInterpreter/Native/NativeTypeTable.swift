import Synchronization

/// The types of a library, by name.
protocol NativeTypeTable: AnyObject, Sendable {
    /// In the library's order; several may have one name.
    var types: [NativeType] { get }
    var names: [String] { get }
    func addEntries(named name: String, to result: inout [NativeType])
}

/// Types that are there from the start, with a hash table of where those of a name stand (open addressing).
final class ListedTypes: NativeTypeTable {
    let types: [NativeType]
    private let slots: [UInt16]
    private let mask: Int

    private static let free = UInt16.max

    init(_ types: [NativeType]) {
        precondition(types.count < Int(Self.free))
        var capacity = 16
        while capacity < types.count * 2 { capacity *= 2 }
        let mask = capacity - 1
        slots = Array(unsafeUninitializedCapacity: capacity) { slots, count in
            slots.update(repeating: Self.free)
            count = capacity
            for (index, type) in types.enumerated() {
                var slot = QuickHash.of(type.name) & mask
                while slots[slot] != Self.free { slot = (slot + 1) & mask }
                slots[slot] = UInt16(truncatingIfNeeded: index)
            }
        }
        self.types = types
        self.mask = mask
    }

    var names: [String] { types.map(\.name) }

    func addEntries(named name: String, to result: inout [NativeType]) {
        var slot = QuickHash.of(name) & mask
        while slots[slot] != Self.free {
            let type = types[Int(slots[slot])]
            if type.name == name { result.append(type) }
            slot = (slot + 1) & mask
        }
    }
}

/// Types of a name each, of which one is made when its name is first asked for.
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

    var names: [String] { listNames() }
    var types: [NativeType] { listNames().compactMap(entry) }

    func addEntries(named name: String, to result: inout [NativeType]) {
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
