/// Where in a library's types those of a name stand: a hash table with open addressing.
///
/// Made before a program's first picture of a thousand names: sorting them took six times as long.
struct NativeTypeIndex: Sendable {
    private var slots: [UInt16]
    private let mask: Int

    private static let free = UInt16.max

    init(_ types: [NativeType]) {
        precondition(types.count < Int(Self.free))
        var capacity = 16
        while capacity < types.count * 2 { capacity *= 2 }
        mask = capacity - 1
        slots = Array(repeating: Self.free, count: capacity)
        for (index, type) in types.enumerated() {
            var slot = Self.hash(type.name) & mask
            while slots[slot] != Self.free { slot = (slot + 1) & mask }
            slots[slot] = UInt16(index)
        }
    }

    /// Adds the entries of a name to `result`, in the library's order.
    func addEntries(named name: String, of types: [NativeType], to result: inout [NativeType]) {
        var slot = Self.hash(name) & mask
        while slots[slot] != Self.free {
            let type = types[Int(slots[slot])]
            if type.name == name { result.append(type) }
            slot = (slot + 1) & mask
        }
    }

    /// FNV-1a.
    private static func hash(_ name: String) -> Int {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        var name = name
        name.withUTF8 { bytes in
            for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        }
        return Int(truncatingIfNeeded: hash ^ hash >> 32) & Int.max
    }
}
