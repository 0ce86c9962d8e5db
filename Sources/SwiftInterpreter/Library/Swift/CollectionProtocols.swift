// Defaults of `RangeReplaceableCollection` for collections that a program declares.
// Also read for: RangeReplaceableCollection.
// Not read for its members.

extension RangeReplaceableCollection {
    public init<S: Sequence>(_ elements: S) where S.Element == Element {
        self.init()
        append(contentsOf: elements)
    }
    public init(repeating repeatedValue: Element, count: Int) {
        self.init()
        append(contentsOf: Array(repeating: repeatedValue, count: count))
    }
    public mutating func append(_ newElement: Element) { insert(newElement, at: endIndex) }
    public mutating func append<S: Sequence>(contentsOf newElements: S) where S.Element == Element {
        for element in newElements { append(element) }
    }
    public mutating func insert(_ newElement: Element, at i: Index) {
        replaceSubrange(i..<i, with: [newElement])
    }
    public mutating func insert<C: Collection>(contentsOf newElements: C, at i: Index)
    where C.Element == Element {
        replaceSubrange(i..<i, with: newElements)
    }
    @discardableResult public mutating func remove(at position: Index) -> Element {
        let element = self[position]
        replaceSubrange(position..<index(after: position), with: [])
        return element
    }
    public mutating func removeSubrange(_ bounds: Range<Index>) { replaceSubrange(bounds, with: []) }
    @discardableResult public mutating func removeFirst() -> Element { remove(at: startIndex) }
    public mutating func removeFirst(_ k: Int) {
        removeSubrange(startIndex..<index(startIndex, offsetBy: k))
    }
    public mutating func removeAll(keepingCapacity keepCapacity: Bool = false) {
        removeSubrange(startIndex..<endIndex)
    }
    public mutating func removeAll(where shouldBeRemoved: (Element) throws -> Bool) rethrows {
        var kept: [Element] = []
        for element in self where try !shouldBeRemoved(element) { kept.append(element) }
        removeAll()
        append(contentsOf: kept)
    }
    public mutating func reserveCapacity(_ n: Int) {}
    public func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> Self {
        var result = Self()
        for element in self where try isIncluded(element) { result.append(element) }
        return result
    }
    public static func + <Other: Sequence>(lhs: Self, rhs: Other) -> Self where Other.Element == Element {
        var result = lhs
        result.append(contentsOf: rhs)
        return result
    }
    public static func += <Other: Sequence>(lhs: inout Self, rhs: Other) where Other.Element == Element {
        lhs.append(contentsOf: rhs)
    }
}

extension RangeReplaceableCollection where Self: BidirectionalCollection {
    @discardableResult public mutating func removeLast() -> Element { remove(at: index(before: endIndex)) }
    public mutating func removeLast(_ k: Int) { removeSubrange(index(endIndex, offsetBy: -k)..<endIndex) }
    @discardableResult public mutating func popLast() -> Element? { isEmpty ? nil : removeLast() }
}
