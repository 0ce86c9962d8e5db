import Foundation

/// How many parts native code may go through that gets a value: what its time is in proportion to.
enum PartCount {
    /// Bytes are moved in blocks, while texts are taken apart.
    private static var bytesAPart: Int { 16 }

    /// Of a value of a library. What isn't a collection is told by its static type alone.
    @inline(__always)
    static func of<Wrapped>(_ value: Wrapped) -> Int {
        if Wrapped.self == Data.self { return ((value as? Data)?.count ?? 0) / bytesAPart }
        if Wrapped.self == Substring.self { return (value as? Substring)?.utf8.count ?? 0 }
        if Wrapped.self == SliceValue.self { return (value as? SliceValue)?.elements.count ?? 0 }
        return 0
    }
}

extension Value {
    @inline(__always)
    var partCount: Int {
        switch self {
        case .string(let text): text.utf8.count
        case .array(let elements): elements.count
        case .dictionary(let table): table.count
        case .set(let members): members.count
        case .native(let object): object.partCount
        case .existential(let box): box.partCount
        default: 0
        }
    }
}

extension ExistentialBox {
    fileprivate var partCount: Int { value.partCount }
}
