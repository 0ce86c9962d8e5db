// Also read for: integersIn, startingAt.
// Not read for: contains, count, insert, remove, shift.

extension IndexSet {
    public init(integersIn range: Range<Int>) { self.init(Array(range)) }
    public init(integersIn range: ClosedRange<Int>) { self.init(Array(range)) }
    public mutating func insert(integersIn range: Range<Int>) { for index in range { insert(index) } }
    public mutating func insert(integersIn range: ClosedRange<Int>) { for index in range { insert(index) } }
    public mutating func remove(integersIn range: Range<Int>) { for index in range { remove(index) } }
    public mutating func remove(integersIn range: ClosedRange<Int>) { for index in range { remove(index) } }
    public func contains(integersIn range: Range<Int>) -> Bool { range.allSatisfy { contains($0) } }
    public func contains(integersIn range: ClosedRange<Int>) -> Bool { range.allSatisfy { contains($0) } }
    public func contains(integersIn other: IndexSet) -> Bool { other.allSatisfy { contains($0) } }
    public func intersects(integersIn range: Range<Int>) -> Bool { range.contains { contains($0) } }
    public func intersects(integersIn range: ClosedRange<Int>) -> Bool { range.contains { contains($0) } }
    public func count(in range: Range<Int>) -> Int { filter { range.contains($0) }.count }
    public func filteredIndexSet(includeInteger: (Int) throws -> Bool) rethrows -> IndexSet {
        IndexSet(try filter { try includeInteger($0) })
    }
    public func union(_ other: IndexSet) -> IndexSet { IndexSet(map { $0 } + other.map { $0 }) }
    public func intersection(_ other: IndexSet) -> IndexSet { IndexSet(filter { other.contains($0) }) }
    public func subtracting(_ other: IndexSet) -> IndexSet { IndexSet(filter { !other.contains($0) }) }
    public func symmetricDifference(_ other: IndexSet) -> IndexSet {
        union(other).subtracting(intersection(other))
    }
    public mutating func formUnion(_ other: IndexSet) { self = union(other) }
    public mutating func formIntersection(_ other: IndexSet) { self = intersection(other) }
    public mutating func formSymmetricDifference(_ other: IndexSet) { self = symmetricDifference(other) }
    public mutating func subtract(_ other: IndexSet) { self = subtracting(other) }
    public func isSubset(of other: IndexSet) -> Bool { allSatisfy { other.contains($0) } }
    public func isSuperset(of other: IndexSet) -> Bool { other.isSubset(of: self) }
    public func isDisjoint(with other: IndexSet) -> Bool { !contains { other.contains($0) } }
    public mutating func shift(startingAt integer: Int, by delta: Int) {
        self = IndexSet(
            filter { $0 < min(integer, integer + delta) } + filter { $0 >= integer }.map { $0 + delta })
    }
    public func integerGreaterThan(_ integer: Int) -> Int? { first { $0 > integer } }
    public func integerLessThan(_ integer: Int) -> Int? { reversed().first { $0 < integer } }
    public func integerGreaterThanOrEqualTo(_ integer: Int) -> Int? { first { $0 >= integer } }
    public func integerLessThanOrEqualTo(_ integer: Int) -> Int? { reversed().first { $0 <= integer } }
    /// The runs of numbers without gaps.
    public var rangeView: [Range<Int>] {
        var runs: [Range<Int>] = []
        for index in self {
            if let last = runs.last, last.upperBound == index {
                runs[runs.count - 1] = last.lowerBound..<(index + 1)
            } else {
                runs.append(index..<(index + 1))
            }
        }
        return runs
    }
}
