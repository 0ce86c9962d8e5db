extension StandardLibrary {
    /// Algorithms over indices, for collections of any kind; those of strings and arrays that are used often are native.
    static let algorithmSource = LibrarySource(
        "CollectionAlgorithms.swift",
        provides: [
            "formIndex", "index(of", "indices(where", "indices(of", "trimmingPrefix", "trimPrefix", "removingSubranges",
            "removeSubranges", "moveSubranges", "popFirst", "firstRange", "ranges(of", "DiscontiguousSlice", "RangeSet",
        ],
        """
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
        """)

    static let replacingSource = LibrarySource(
        "CollectionReplacing.swift", provides: ["replacing", "replace", "trimPrefix"],
        """
        extension RangeReplaceableCollection where Element: Equatable {
            public mutating func trimPrefix<Prefix: Sequence>(_ prefix: Prefix) where Prefix.Element == Element {
                let wanted = Array(prefix)
                if starts(with: wanted) { removeFirst(wanted.count) }
            }
            public func replacing<C: Collection, Replacement: Collection>(
                _ other: C, with replacement: Replacement, maxReplacements: Int = .max
            ) -> Self where C.Element == Element, Replacement.Element == Element {
                replacing(other, with: replacement, subrange: startIndex..<endIndex, maxReplacements: maxReplacements)
            }
            public func replacing<C: Collection, Replacement: Collection>(
                _ other: C, with replacement: Replacement, subrange: Range<Index>, maxReplacements: Int = .max
            ) -> Self where C.Element == Element, Replacement.Element == Element {
                var result = Self()
                result.append(contentsOf: self[startIndex..<subrange.lowerBound])
                var position = subrange.lowerBound
                for range in self[subrange].ranges(of: other).prefix(maxReplacements) {
                    result.append(contentsOf: self[position..<range.lowerBound])
                    result.append(contentsOf: replacement)
                    position = range.upperBound
                }
                result.append(contentsOf: self[position..<endIndex])
                return result
            }
            public mutating func replace<C: Collection, Replacement: Collection>(
                _ other: C, with replacement: Replacement, maxReplacements: Int = .max
            ) where C.Element == Element, Replacement.Element == Element {
                self = replacing(other, with: replacement, maxReplacements: maxReplacements)
            }
        }
        """)

    static let rangeSetSource = LibrarySource(
        "RangeSet.swift", provides: ["RangeSet"],
        """
        public struct RangeSet<Bound: Comparable>: Equatable, CustomStringConvertible {
            private var stored: [Range<Bound>] = []

            public init() {}
            public init(_ range: Range<Bound>) { insert(contentsOf: range) }
            public init<S: Sequence>(_ ranges: S) where S.Element == Range<Bound> {
                for range in ranges { insert(contentsOf: range) }
            }

            public var ranges: [Range<Bound>] { stored }
            public var isEmpty: Bool { stored.isEmpty }
            public var description: String { "\\(stored)" }
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
        """)
}
