// Algorithms for collections of any kind; the ones used most on strings and arrays are native.
// Also read for: index(of:), indices(where:), indices(of:), ranges(of:), DiscontiguousSlice, RangeSet.
// Not read for: index, indices, ranges.

extension Collection {
    public func index(of element: Element) -> Index? where Element: Equatable { firstIndex(of: element) }
    public func formIndex(_ i: inout Index, offsetBy distance: Int) { i = index(i, offsetBy: distance) }
    public func formIndex(_ i: inout Index, offsetBy distance: Int, limitedBy limit: Index) -> Bool {
        guard let found = index(i, offsetBy: distance, limitedBy: limit) else {
            i = limit
            return false
        }
        i = found
        return true
    }
    public func indices(where predicate: (Element) throws -> Bool) rethrows -> RangeSet<Index> {
        var found = RangeSet<Index>()
        var position = startIndex
        while position != endIndex {
            let next = index(after: position)
            if try predicate(self[position]) { found.insert(contentsOf: position..<next) }
            position = next
        }
        return found
    }
    public func trimmingPrefix(while predicate: (Element) throws -> Bool) rethrows -> SubSequence {
        try drop(while: predicate)
    }
    public func removingSubranges(_ subranges: RangeSet<Index>) -> [Element] {
        indices.filter { !subranges.contains($0) }.map { self[$0] }
    }
}

extension Collection where Self == SubSequence {
    @discardableResult public mutating func popFirst() -> Element? {
        guard let element = first else { return nil }
        self = self[index(after: startIndex)..<endIndex]
        return element
    }
}

extension Collection where Element: Equatable {
    public func indices(of element: Element) -> RangeSet<Index> { indices { $0 == element } }

    public func firstRange<C: Collection>(of other: C) -> Range<Index>? where C.Element == Element {
        firstRange(of: Array(other), from: startIndex)
    }

    func firstRange(of wanted: [Element], from start: Index) -> Range<Index>? {
        var lower = start
        while true {
            var (upper, count) = (lower, 0)
            while count < wanted.count, upper != endIndex, self[upper] == wanted[count] {
                (upper, count) = (index(after: upper), count + 1)
            }
            if count == wanted.count { return lower..<upper }
            if lower == endIndex { return nil }
            lower = index(after: lower)
        }
    }

    public func ranges<C: Collection>(of other: C) -> [Range<Index>] where C.Element == Element {
        let wanted = Array(other)
        var found: [Range<Index>] = []
        var start = startIndex
        while let range = firstRange(of: wanted, from: start) {
            found.append(range)
            if range.upperBound == endIndex { break }
            start = range.isEmpty ? index(after: range.upperBound) : range.upperBound
            if range.isEmpty, start == endIndex { found.append(start..<start); break }
        }
        return found
    }

    public func trimmingPrefix<Prefix: Sequence>(_ prefix: Prefix) -> SubSequence where Prefix.Element == Element {
        var position = startIndex
        for element in prefix {
            guard position != endIndex, self[position] == element else { return self[startIndex..<endIndex] }
            position = index(after: position)
        }
        return self[position..<endIndex]
    }
}

extension BidirectionalCollection {
    public func formIndex(before i: inout Index) { i = index(before: i) }
}

extension MutableCollection {
    @discardableResult public mutating func moveSubranges(
        _ subranges: RangeSet<Index>, to insertionPoint: Index
    ) -> Range<Index> {
        var (before, moved, after): ([Element], [Element], [Element]) = ([], [], [])
        for position in indices {
            if subranges.contains(position) {
                moved.append(self[position])
            } else if position < insertionPoint {
                before.append(self[position])
            } else {
                after.append(self[position])
            }
        }
        var position = startIndex
        for element in before + moved + after {
            self[position] = element
            position = index(after: position)
        }
        let start = index(startIndex, offsetBy: before.count)
        return start..<index(start, offsetBy: moved.count)
    }
}

extension RangeReplaceableCollection {
    public mutating func trimPrefix(while predicate: (Element) throws -> Bool) rethrows {
        removeFirst(try prefix(while: predicate).count)
    }
    public mutating func removeSubranges(_ subranges: RangeSet<Index>) {
        let kept = removingSubranges(subranges)
        removeAll()
        append(contentsOf: kept)
    }
}
