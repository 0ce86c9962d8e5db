public struct RangeSet<Bound: Comparable>: Equatable, CustomStringConvertible {
    private var stored: [Range<Bound>] = []

    public init() {}
    public init(_ range: Range<Bound>) { insert(contentsOf: range) }
    public init<S: Sequence>(_ ranges: S) where S.Element == Range<Bound> {
        for range in ranges { insert(contentsOf: range) }
    }

    public var ranges: [Range<Bound>] { stored }
    public var isEmpty: Bool { stored.isEmpty }
    public var description: String { "\(stored)" }
    public func contains(_ value: Bound) -> Bool { stored.contains { $0.contains(value) } }

    public mutating func insert(contentsOf range: Range<Bound>) {
        guard !range.isEmpty else { return }
        var (lower, upper) = (range.lowerBound, range.upperBound)
        var result: [Range<Bound>] = []
        for item in stored {
            if item.upperBound < lower || upper < item.lowerBound {
                result.append(item)
            } else {
                (lower, upper) = (min(lower, item.lowerBound), max(upper, item.upperBound))
            }
        }
        let place = result.firstIndex { lower < $0.lowerBound } ?? result.count
        result.insert(lower..<upper, at: place)
        stored = result
    }
    public mutating func remove(contentsOf range: Range<Bound>) {
        var result: [Range<Bound>] = []
        for item in stored {
            if item.lowerBound < range.lowerBound {
                result.append(item.lowerBound..<min(item.upperBound, range.lowerBound))
            }
            if range.upperBound < item.upperBound {
                result.append(max(item.lowerBound, range.upperBound)..<item.upperBound)
            }
        }
        stored = result.filter { !$0.isEmpty }
    }
    public func union(_ other: RangeSet<Bound>) -> RangeSet<Bound> {
        var result = self
        for range in other.ranges { result.insert(contentsOf: range) }
        return result
    }
    public func subtracting(_ other: RangeSet<Bound>) -> RangeSet<Bound> {
        var result = self
        for range in other.ranges { result.remove(contentsOf: range) }
        return result
    }
    public func intersection(_ other: RangeSet<Bound>) -> RangeSet<Bound> { subtracting(subtracting(other)) }
    public func symmetricDifference(_ other: RangeSet<Bound>) -> RangeSet<Bound> {
        union(other).subtracting(intersection(other))
    }
    public mutating func formUnion(_ other: RangeSet<Bound>) { self = union(other) }
    public mutating func formIntersection(_ other: RangeSet<Bound>) { self = intersection(other) }
    public mutating func formSymmetricDifference(_ other: RangeSet<Bound>) { self = symmetricDifference(other) }
    public mutating func subtract(_ other: RangeSet<Bound>) { self = subtracting(other) }
    public func isSubset(of other: RangeSet<Bound>) -> Bool { subtracting(other).isEmpty }
    public func isSuperset(of other: RangeSet<Bound>) -> Bool { other.isSubset(of: self) }
    public func isStrictSubset(of other: RangeSet<Bound>) -> Bool { self != other && isSubset(of: other) }
    public func isStrictSuperset(of other: RangeSet<Bound>) -> Bool { other.isStrictSubset(of: self) }
    public func isDisjoint(_ other: RangeSet<Bound>) -> Bool { intersection(other).isEmpty }
}
