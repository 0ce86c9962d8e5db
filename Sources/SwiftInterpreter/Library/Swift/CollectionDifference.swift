// Also read for: difference(from:).
// Not read for: difference.

public struct CollectionDifference<ChangeElement>: Collection {
    public enum Change {
        case insert(offset: Int, element: ChangeElement, associatedWith: Int?)
        case remove(offset: Int, element: ChangeElement, associatedWith: Int?)

        var offset: Int {
            switch self {
            case .insert(let offset, _, _): offset
            case .remove(let offset, _, _): offset
            }
        }
        var element: ChangeElement {
            switch self {
            case .insert(_, let element, _): element
            case .remove(_, let element, _): element
            }
        }
    }
    public typealias Element = Change
    public typealias Index = Int

    public let insertions: [Change]
    public let removals: [Change]

    init(removals: [Change], insertions: [Change]) { (self.removals, self.insertions) = (removals, insertions) }

    /// Nil where two changes are of the same place.
    public init?<Changes: Collection>(_ changes: Changes) where Changes.Element == Change {
        var (removals, insertions): ([Change], [Change]) = ([], [])
        for change in changes {
            if case .insert = change { insertions.append(change) } else { removals.append(change) }
        }
        guard Set(removals.map { $0.offset }).count == removals.count,
            Set(insertions.map { $0.offset }).count == insertions.count
        else { return nil }
        self.init(
            removals: removals.sorted { $0.offset < $1.offset }, insertions: insertions.sorted { $0.offset < $1.offset }
        )
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { removals.count + insertions.count }
    public func index(after i: Int) -> Int { i + 1 }
    /// Removals from the last to the first, then insertions in order.
    public subscript(position: Int) -> Change {
        position < removals.count
            ? removals[removals.count - 1 - position] : insertions[position - removals.count]
    }

    public func inverse() -> CollectionDifference<ChangeElement> {
        CollectionDifference(
            removals: insertions.map { .remove(offset: $0.offset, element: $0.element, associatedWith: nil) },
            insertions: removals.map { .insert(offset: $0.offset, element: $0.element, associatedWith: nil) })
    }
}

extension CollectionDifference: Equatable where ChangeElement: Equatable {}
extension CollectionDifference.Change: Equatable where ChangeElement: Equatable {}
extension CollectionDifference: Hashable where ChangeElement: Hashable {}
extension CollectionDifference.Change: Hashable where ChangeElement: Hashable {}

extension CollectionDifference where ChangeElement: Hashable {
    /// Pairs a removal with an insertion of an equal element, where there is one of each.
    public func inferringMoves() -> CollectionDifference<ChangeElement> {
        func places(_ changes: [Change]) -> [ChangeElement: Int] {
            var (found, repeated): ([ChangeElement: Int], Set<ChangeElement>) = ([:], [])
            for change in changes {
                if found.updateValue(change.offset, forKey: change.element) != nil { repeated.insert(change.element) }
            }
            return found.filter { !repeated.contains($0.key) }
        }
        let (removed, inserted) = (places(removals), places(insertions))
        return CollectionDifference(
            removals: removals.map {
                .remove(
                    offset: $0.offset, element: $0.element,
                    associatedWith: removed[$0.element] == nil ? nil : inserted[$0.element])
            },
            insertions: insertions.map {
                .insert(
                    offset: $0.offset, element: $0.element,
                    associatedWith: inserted[$0.element] == nil ? nil : removed[$0.element])
            })
    }
}

extension BidirectionalCollection where Element: Equatable {
    public func difference<C: BidirectionalCollection>(from other: C) -> CollectionDifference<Element>
    where C.Element == Element {
        difference(from: other) { $0 == $1 }
    }
}

extension BidirectionalCollection {
    /// Myers' greedy algorithm: the shortest way from the other collection to this one, by the furthest places that
    /// each number of changes reaches on each diagonal.
    public func difference<C: BidirectionalCollection>(
        from other: C, by areEquivalent: (C.Element, Element) -> Bool
    ) -> CollectionDifference<Element> where C.Element == Element {
        let (old, new) = (Array(other), Array(self))
        var trace: [[Int]] = []
        var furthest = [0, 0]
        let offset = old.count + new.count + 1
        furthest = Array(repeating: 0, count: 2 * offset + 1)
        var (x, y) = (0, 0)
        search: for changes in 0...(old.count + new.count) {
            trace.append(furthest)
            for diagonal in stride(from: -changes, through: changes, by: 2) {
                let goesDown =
                    diagonal == -changes
                    || (diagonal != changes && furthest[offset + diagonal - 1] < furthest[offset + diagonal + 1])
                x = goesDown ? furthest[offset + diagonal + 1] : furthest[offset + diagonal - 1] + 1
                y = x - diagonal
                while x < old.count, y < new.count, areEquivalent(old[x], new[y]) { (x, y) = (x + 1, y + 1) }
                furthest[offset + diagonal] = x
                if x >= old.count, y >= new.count { break search }
            }
        }
        var (removals, insertions): ([CollectionDifference<Element>.Change], [CollectionDifference<Element>.Change]) =
            ([], [])
        (x, y) = (old.count, new.count)
        for changes in trace.indices.reversed() where changes > 0 {
            let furthest = trace[changes]
            let diagonal = x - y
            let goesDown =
                diagonal == -changes
                || (diagonal != changes && furthest[offset + diagonal - 1] < furthest[offset + diagonal + 1])
            let previous = goesDown ? diagonal + 1 : diagonal - 1
            let previousX = furthest[offset + previous]
            let previousY = previousX - previous
            if goesDown {
                insertions.append(.insert(offset: previousY, element: new[previousY], associatedWith: nil))
            } else {
                removals.append(.remove(offset: previousX, element: old[previousX], associatedWith: nil))
            }
            (x, y) = (previousX, previousY)
        }
        return CollectionDifference(removals: removals.reversed(), insertions: insertions.reversed())
    }
}

extension RangeReplaceableCollection {
    /// Nil where the changes don't fit.
    public func applying(_ difference: CollectionDifference<Element>) -> Self? {
        var elements = Array(self)
        for change in difference {
            switch change {
            case .remove(let offset, _, _):
                guard offset < elements.count else { return nil }
                elements.remove(at: offset)
            case .insert(let offset, let element, _):
                guard offset <= elements.count else { return nil }
                elements.insert(element, at: offset)
            }
        }
        return Self(elements)
    }
}
