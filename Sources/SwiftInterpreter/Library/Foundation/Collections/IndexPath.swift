public struct IndexPath: Hashable, Comparable, RandomAccessCollection, MutableCollection,
    ExpressibleByArrayLiteral, Codable, CustomStringConvertible
{
    public typealias Element = Int
    public typealias Index = Int
    private var indexes: [Int]

    public init() { indexes = [] }
    public init(index: Int) { indexes = [index] }
    public init(indexes: [Int]) { self.indexes = indexes }
    public init<S: Sequence>(indexes: S) where S.Element == Int { self.indexes = Array(indexes) }
    public init(arrayLiteral indexes: Int...) { self.indexes = indexes }
    public init(row: Int, section: Int) { indexes = [section, row] }
    public init(item: Int, section: Int) { indexes = [section, item] }

    public var section: Int {
        get { indexes[0] }
        set { indexes[0] = newValue }
    }
    public var row: Int {
        get { indexes[1] }
        set { indexes[1] = newValue }
    }
    public var item: Int {
        get { indexes[1] }
        set { indexes[1] = newValue }
    }

    public var count: Int { indexes.count }
    public var startIndex: Int { 0 }
    public var endIndex: Int { indexes.count }
    public func index(after i: Int) -> Int { i + 1 }
    public func index(before i: Int) -> Int { i - 1 }
    public subscript(index: Int) -> Int {
        get { indexes[index] }
        set { indexes[index] = newValue }
    }
    public subscript(range: Range<Int>) -> IndexPath { IndexPath(indexes: Array(indexes[range])) }

    public mutating func append(_ other: Int) { indexes.append(other) }
    public mutating func append(_ other: IndexPath) { indexes += other.indexes }
    public mutating func append(_ other: [Int]) { indexes += other }
    public func appending(_ other: Int) -> IndexPath { IndexPath(indexes: indexes + [other]) }
    public func appending(_ other: IndexPath) -> IndexPath { IndexPath(indexes: indexes + other.indexes) }
    public func appending(_ other: [Int]) -> IndexPath { IndexPath(indexes: indexes + other) }
    public func dropLast() -> IndexPath { IndexPath(indexes: Array(indexes.dropLast())) }
    public static func + (lhs: IndexPath, rhs: IndexPath) -> IndexPath { lhs.appending(rhs) }
    public static func += (lhs: inout IndexPath, rhs: IndexPath) { lhs.append(rhs) }
    public static func < (lhs: IndexPath, rhs: IndexPath) -> Bool {
        lhs.indexes.lexicographicallyPrecedes(rhs.indexes)
    }
    public func compare(_ other: IndexPath) -> ComparisonResult {
        self == other ? .orderedSame : self < other ? .orderedAscending : .orderedDescending
    }
    public var description: String { "\(indexes)" }
}
