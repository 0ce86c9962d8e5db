import CConformances

// Unsafe: records, descriptors and metadata are the compiler's, laid out as its ABI documents say
// (swift/docs/ABI/TypeMetadata.rst, "Protocol Conformance Records"); nothing is written, and all of it stays.

/// Which structs and enums of the program conform to the protocols that values are looked at by.
///
/// For every type that it is asked of first, the runtime searches the records of all conformances, tens of thousands.
/// This reads them once.
package final class ConformanceIndex: Sendable {
    package static let shared = ConformanceIndex()

    let customComparable: ConformanceTable<any CustomComparable.Type>
    let equatable: ConformanceTable<any Equatable.Type>
    let views: ConformanceTable<any View.Type>
    let vectorsOfParts: ConformanceTable<any VectorOfParts.Type>

    private init() {
        var records = ConformanceRecords.of([
            (any CustomComparable).self, (any Equatable).self, (any View).self, (any VectorOfParts).self,
        ])
        vectorsOfParts = ConformanceTable((any VectorOfParts).self, records.removeLast())
        views = ConformanceTable((any View).self, records.removeLast())
        equatable = ConformanceTable((any Equatable).self, records.removeLast())
        customComparable = ConformanceTable((any CustomComparable).self, records.removeLast())
    }
}

extension ConformanceIndex {
    /// A value as a view, where it is one.
    package func view(of value: Any) -> (any View)? {
        func open<V: View>(_: V.Type) -> (any View)? { value as? V }
        switch views.conformance(of: type(of: value)) {
        case .none: return nil
        case .known(let type): return open(type)
        case .unknown: return value as? any View
        }
    }

    /// A vector as one that is made of others, where it is.
    func vectorOfParts(_ vector: Any) -> (any VectorOfParts)? {
        func open<V: VectorOfParts>(_: V.Type) -> (any VectorOfParts)? { vector as? V }
        switch vectorsOfParts.conformance(of: type(of: vector)) {
        case .none: return nil
        case .known(let type): return open(type)
        case .unknown: return vector as? any VectorOfParts
        }
    }
}

/// Whether and how a type conforms to a protocol.
enum Conformance<Metatype> {
    case none
    /// The type as one that conforms.
    case known(Metatype)
    /// The runtime has to find out: for classes, types of other libraries, and where it depends on more than whether the
    /// first generic argument conforms.
    case unknown
}

/// The conformances to one protocol.
///
/// It is made at a moment when somebody waits: a dictionary takes twice as long.
struct ConformanceTable<Metatype>: Sendable {
    private struct Entry {
        /// Of the type that conforms; 0 where there is none.
        var descriptor: UInt = 0
        var record: UInt = 0
    }

    /// Each stands at the place that its descriptor's bits give or at the next free one; there are at least as many free.
    private var entries: [Entry]
    private let shift: Int
    /// The protocol's descriptor.
    private let conformed: UInt

    fileprivate init(_ existential: Any.Type, _ records: [(descriptor: UInt, record: UInt)]) {
        conformed = ConformanceRecords.descriptor(of: existential)
        let bits = Int.bitWidth - (2 * records.count).leadingZeroBitCount
        entries = [Entry](repeating: Entry(), count: 1 << bits)
        shift = UInt.bitWidth - bits
        for record in records {
            entries[place(of: record.descriptor)] = Entry(descriptor: record.descriptor, record: record.record)
        }
    }

    func conformance(of type: Any.Type) -> Conformance<Metatype> {
        let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
        return switch witnesses(of: metadata) {
        case .none: .none
        case .known(let witnesses): .known(unsafeBitCast((metadata, witnesses), to: Metatype.self))
        case .unknown: .unknown
        }
    }

    /// How a type conforms: the table of its witnesses.
    private func witnesses(of metadata: UnsafeRawPointer) -> Conformance<UnsafeRawPointer> {
        switch metadata.load(as: UInt.self) {
        // Structs, enums and optionals.
        case 0x200...0x202: break
        // Tuples, functions and metatypes conform to nothing that is declared.
        case 0x301, 0x302, 0x304: return .none
        default: return .unknown
        }
        let word = MemoryLayout<UInt>.size
        let descriptor = metadata.load(fromByteOffset: word, as: UnsafeRawPointer.self)
        guard conformances_is_own(descriptor) != 0 else { return .unknown }
        let entry = entries[place(of: UInt(bitPattern: descriptor))]
        guard entry.descriptor != 0, let record = UnsafeRawPointer(bitPattern: entry.record) else { return .none }
        var argument: UnsafeRawPointer?
        switch ConformanceRecords.condition(of: record, conformingTo: conformed) {
        case .none: break
        case .firstArgumentConforms:
            // Behind kind and descriptor stand the generic arguments.
            let own = metadata.load(fromByteOffset: 2 * word, as: UnsafeRawPointer.self)
            switch witnesses(of: own) {
            case .none: return .none
            case .known(let witnesses): argument = witnesses
            case .unknown: return .unknown
            }
        case .other: return .unknown
        }
        return conformances_witnesses(record, metadata, argument).map { .known($0) } ?? .unknown
    }

    /// Where a descriptor's entry stands, or where it would.
    private func place(of descriptor: UInt) -> Int {
        var place = shift < UInt.bitWidth ? Int((descriptor &* 0x9E37_79B9_7F4A_7C15) >> UInt(shift)) : 0
        while entries[place].descriptor != 0, entries[place].descriptor != descriptor {
            place = (place + 1) & (entries.count - 1)
        }
        return place
    }
}

/// Reads the records of conformances.
private enum ConformanceRecords {
    /// Those of a few protocols, given by the types of their values, in that order.
    static func of(_ protocols: [Any.Type]) -> [[(descriptor: UInt, record: UInt)]] {
        let wanted = protocols.map(descriptor)
        var found = [[(descriptor: UInt, record: UInt)]](repeating: [], count: wanted.count)
        var (place, index) = (conformances_start(), Int32(0))
        while let start = place, let next = conformances_next(start, wanted, Int32(wanted.count), &index) {
            let record = UnsafeRawPointer(next) + Int(next.pointee)
            if let type = type(of: record) { found[Int(index)].append((type, UInt(bitPattern: record))) }
            place = next + 1
        }
        return found
    }

    /// What a conformance depends on.
    enum Condition {
        case none
        /// The type's first generic argument conforms to the same protocol, as an optional's or an array's.
        case firstArgumentConforms
        /// More, or an actor.
        case other
    }

    static func condition(of record: UnsafeRawPointer, conformingTo conformed: UInt) -> Condition {
        let flags = flags(of: record)
        guard flags & 0xC_0000 == 0 else { return .other }
        switch flags >> 8 & 0xFF {
        case 0: return .none
        case 1:
            // A requirement of one protocol (flags, parameter, protocol), behind the context of a retroactive
            // conformance. The first parameter's name is "x".
            let requirement = record + (flags & 0x40 == 0 ? 16 : 20)
            let name = requirement + 4 + Int(requirement.load(fromByteOffset: 4, as: Int32.self))
            guard requirement.load(as: UInt32.self) & 0x3F == 0, name.load(as: UInt8.self) == 0x78,
                name.load(fromByteOffset: 1, as: UInt8.self) == 0, target(of: requirement + 8) == conformed
            else { return .other }
            return .firstArgumentConforms
        default: return .other
        }
    }

    /// What a distance leads to; where its lowest bit is set, that is the address of it.
    private static func target(of place: UnsafeRawPointer) -> UInt {
        let distance = place.load(as: Int32.self)
        let target = place + Int(distance & ~3)
        return distance & 1 == 0 ? UInt(bitPattern: target) : target.load(as: UInt.self)
    }

    private static func flags(of record: UnsafeRawPointer) -> UInt32 {
        record.load(fromByteOffset: 12, as: UInt32.self)
    }

    /// Of a protocol, from the type of its values: behind kind, flags and count.
    static func descriptor(of existential: Any.Type) -> UInt {
        unsafeBitCast(existential, to: UnsafeRawPointer.self).load(fromByteOffset: 16, as: UInt.self)
    }

    /// The type that conforms; nil for classes that are named.
    private static func type(of record: UnsafeRawPointer) -> UInt? {
        let place = record + 4
        let target = place + Int(place.load(as: Int32.self))
        switch flags(of: record) >> 3 & 7 {
        case 0: return UInt(bitPattern: target)
        case 1: return target.load(as: UInt.self)
        default: return nil
        }
    }
}
