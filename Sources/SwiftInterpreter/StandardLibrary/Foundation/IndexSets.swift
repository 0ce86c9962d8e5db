/// `IndexSet`: its members in order.
package struct IndexSetValue: Hashable, CustomStringConvertible, Sendable, NativeSequence {
    package let indices: [Int]
    package init(indices: [Int]) { self.indices = indices }
    package var description: String { "\(indices.count) indexes" }

    package func makeValueIterator(_ evaluator: any Evaluator) throws -> () throws -> Value? {
        var iterator = indices.makeIterator()
        return { iterator.next().map(Value.int) }
    }

    init() { self.init(indices: []) }
    static func sorted(arrayLiteral elements: [Int]) -> Self { Self(indices: Set(elements).sorted()) }
    static func sorted(integer: Int) -> Self { Self(indices: [integer]) }

    var count: Int { indices.count }
    var isEmpty: Bool { indices.isEmpty }
    var first: Int? { indices.first }
    var last: Int? { indices.last }
    func contains(_ integer: Int) -> Bool { indices.contains(integer) }

    mutating func remove(_ member: Int) -> Int? {
        guard contains(member) else { return nil }
        self = Self(indices: indices.filter { $0 != member })
        return member
    }
}

extension StandardLibrary {
    static func indexSetOfSequence(_ call: inout NativeCall) throws -> Value {
        IndexSetValue.sorted(arrayLiteral: try call.argument(0, as: [Int].self)).bridged
    }

    /// A pair with a name for each part, which only the call can give.
    static func insertIndex(_ call: inout NativeCall) throws -> Value {
        let (indices, number) = (try call.receiver(as: IndexSetValue.self).indices, try call.int(0))
        let isNew = !indices.contains(number)
        if isNew { call.receiver = IndexSetValue(indices: (indices + [number]).sorted()).bridged }
        return .tuple([.bool(isNew), .int(number)])
    }
}
