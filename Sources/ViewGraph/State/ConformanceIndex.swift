import CConformances

// Unsafe: records, descriptors and metadata are the compiler's, laid out as its ABI documents say
// (swift/docs/ABI/TypeMetadata.rst, "Protocol Conformance Records"); nothing is written, and all of it stays.

/// Which structs and enums of the program conform to the protocols by which values are compared.
///
/// For every type that it is asked of first, the runtime searches the records of all conformances, tens of thousands, and
/// the answer is mostly no. This reads them once.
struct ConformanceIndex: Sendable {
    static let shared = ConformanceIndex()

    private let customComparable: Addresses
    private let equatable: Addresses

    private init() {
        let custom = Self.descriptor(of: (any CustomComparable).self)
        let equal = Self.descriptor(of: (any Equatable).self)
        var (customComparable, equatable) = ([UInt](), [UInt]())
        var place = UnsafeRawPointer(conformances_start())
        let end = UnsafeRawPointer(conformances_end())
        while let start = place, let end, start < end {
            let record = start + Int(start.load(as: Int32.self))
            let conformed = Self.target(of: record)
            if conformed == custom {
                if let type = Self.type(of: record) { customComparable.append(type) }
            } else if conformed == equal, let type = Self.type(of: record) {
                equatable.append(type)
            }
            place = start + MemoryLayout<Int32>.size
        }
        self.customComparable = Addresses(customComparable)
        self.equatable = Addresses(equatable)
    }

    /// False where the type surely doesn't conform; for what isn't a struct or an enum of this program the answer is open.
    func mayBeCustomComparable(_ type: Any.Type) -> Bool { may(type, customComparable) }
    func mayBeEquatable(_ type: Any.Type) -> Bool { may(type, equatable) }

    private func may(_ type: Any.Type, _ types: Addresses) -> Bool {
        let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
        // Of structs, enums and optionals.
        guard (0x200...0x202).contains(metadata.load(as: UInt.self)) else { return true }
        let descriptor = metadata.load(fromByteOffset: MemoryLayout<UInt>.size, as: UnsafeRawPointer.self)
        return conformances_is_own(descriptor) == 0 || types.contains(UInt(bitPattern: descriptor))
    }

    /// Of a protocol, from the type of its values: behind kind, flags and count.
    private static func descriptor(of existential: Any.Type) -> UInt {
        unsafeBitCast(existential, to: UnsafeRawPointer.self).load(fromByteOffset: 16, as: UInt.self)
    }

    /// What a distance leads to; where its lowest bit is set, that is the address of it.
    private static func target(of place: UnsafeRawPointer) -> UInt {
        let distance = place.load(as: Int32.self)
        let target = place + Int(distance & ~1)
        return distance & 1 == 0 ? UInt(bitPattern: target) : target.load(as: UInt.self)
    }

    /// The type that conforms; nil for classes that are named.
    private static func type(of record: UnsafeRawPointer) -> UInt? {
        let place = record + 4
        let target = place + Int(place.load(as: Int32.self))
        switch record.load(fromByteOffset: 12, as: UInt32.self) >> 3 & 7 {
        case 0: return UInt(bitPattern: target)
        case 1: return target.load(as: UInt.self)
        default: return nil
        }
    }
}

/// A set of descriptors' addresses. It is made at a moment when somebody waits: the standard library's takes twice as
/// long.
private struct Addresses: Sendable {
    /// Each stands at the place that its bits give or at the next free one; there are at least as many free.
    private var places: [UInt]
    private let shift: Int

    init(_ addresses: [UInt]) {
        let bits = Int.bitWidth - (2 * addresses.count).leadingZeroBitCount
        places = [UInt](repeating: 0, count: 1 << bits)
        shift = UInt.bitWidth - bits
        for address in addresses { places[place(of: address)] = address }
    }

    func contains(_ address: UInt) -> Bool { places[place(of: address)] == address }

    /// Where it stands, or where it would.
    private func place(of address: UInt) -> Int {
        var place = shift < UInt.bitWidth ? Int((address &* 0x9E37_79B9_7F4A_7C15) >> UInt(shift)) : 0
        while places[place] != 0, places[place] != address { place = (place + 1) & (places.count - 1) }
        return place
    }
}
