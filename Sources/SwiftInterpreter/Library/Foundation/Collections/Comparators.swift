// Also read for: localizedStandard, localized, lexical.
// Not read for: sorted.

public protocol SortComparator<Compared>: Hashable {
    associatedtype Compared
    var order: SortOrder { get set }
    func compare(_ lhs: Compared, _ rhs: Compared) -> ComparisonResult
}

public struct ComparableComparator<Compared: Comparable>: SortComparator {
    public var order: SortOrder
    public init(order: SortOrder = .forward) { self.order = order }
    public func compare(_ lhs: Compared, _ rhs: Compared) -> ComparisonResult {
        if lhs == rhs { return .orderedSame }
        return (lhs < rhs) == (order == .forward) ? .orderedAscending : .orderedDescending
    }
}

extension String {
    public struct StandardComparator: SortComparator {
        enum Kind: Int { case lexical, localized, localizedStandard }
        let kind: Kind
        public var order: SortOrder = .forward

        init(kind: Kind) { self.kind = kind }
        public init(_ base: StandardComparator, order: SortOrder = .forward) {
            kind = base.kind
            self.order = order
        }
        public static let lexical = StandardComparator(kind: .lexical)
        public static let localized = StandardComparator(kind: .localized)
        public static let localizedStandard = StandardComparator(kind: .localizedStandard)

        public func compare(_ lhs: String, _ rhs: String) -> ComparisonResult {
            let result =
                switch kind {
                case .lexical: lhs.compare(rhs)
                case .localized: lhs.localizedCompare(rhs)
                case .localizedStandard: lhs.localizedStandardCompare(rhs)
                }
            guard order == .reverse, result != .orderedSame else { return result }
            return result == .orderedAscending ? .orderedDescending : .orderedAscending
        }
    }
}

extension SortComparator where Self == String.StandardComparator {
    public static var lexical: String.StandardComparator { String.StandardComparator.lexical }
    public static var localized: String.StandardComparator { String.StandardComparator.localized }
    public static var localizedStandard: String.StandardComparator {
        String.StandardComparator.localizedStandard
    }
}

extension SortDescriptor {
    public init(
        _ keyPath: KeyPath<Compared, String>, comparator: String.StandardComparator, order: SortOrder = .forward
    ) {
        self.init(keyPath, _comparison: comparator.kind.rawValue, order: order)
    }
}

extension KeyPathComparator {
    public init(
        _ keyPath: KeyPath<Compared, String>, comparator: String.StandardComparator, order: SortOrder = .forward
    ) {
        self.init(keyPath, _comparison: comparator.kind.rawValue, order: order)
    }
}

extension Sequence {
    public func sorted<Comparator: SortComparator>(using comparator: Comparator) -> [Element]
    where Comparator.Compared == Element {
        sorted { comparator.compare($0, $1) == .orderedAscending }
    }
}
