/// Pairs in the order in which a dictionary literal has them; keys may come twice.
public struct KeyValuePairs<Key, Value>: ExpressibleByDictionaryLiteral, RandomAccessCollection {
    public typealias Element = (key: Key, value: Value)
    public typealias Index = Int

    private let pairs: [(key: Key, value: Value)]

    public init(dictionaryLiteral elements: (Key, Value)...) { pairs = elements.map { (key: $0.0, value: $0.1) } }

    public var startIndex: Int { 0 }
    public var endIndex: Int { pairs.count }
    public func index(after i: Int) -> Int { i + 1 }
    public func index(before i: Int) -> Int { i - 1 }
    public subscript(position: Int) -> (key: Key, value: Value) { pairs[position] }
}

extension KeyValuePairs: CustomStringConvertible {
    public var description: String {
        if pairs.isEmpty { return "[:]" }
        let texts = pairs.map { "\(String(reflecting: $0.key)): \(String(reflecting: $0.value))" }
        return "[" + texts.joined(separator: ", ") + "]"
    }
}
