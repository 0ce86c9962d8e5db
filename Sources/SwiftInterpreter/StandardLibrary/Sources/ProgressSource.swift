extension StandardLibrary {
    static let progressSource = LibrarySource(
        "Progress.swift", provides: ["Progress"],
        """
        open class Progress: NSObject {
            private var children: [(progress: Progress, units: Int64)] = []
            private var ownCompleted: Int64 = 0
            public var totalUnitCount: Int64
            public var localizedDescription: String! = ""
            public var localizedAdditionalDescription: String! = ""
            public var isCancellable = true
            public var isPausable = false
            public private(set) var isCancelled = false
            public private(set) var isPaused = false
            public var cancellationHandler: (() -> Void)?
            public var pausingHandler: (() -> Void)?
            public var resumingHandler: (() -> Void)?

            public init(totalUnitCount unitCount: Int64 = 0) { totalUnitCount = unitCount }
            public static func discreteProgress(totalUnitCount unitCount: Int64) -> Progress {
                Progress(totalUnitCount: unitCount)
            }
            public convenience init(totalUnitCount unitCount: Int64, parent: Progress, pendingUnitCount: Int64) {
                self.init(totalUnitCount: unitCount)
                parent.addChild(self, withPendingUnitCount: pendingUnitCount)
            }

            public var completedUnitCount: Int64 {
                get {
                    ownCompleted + children.filter { $0.progress.isFinished }.map { $0.units }.reduce(0) { $0 + $1 }
                }
                set { ownCompleted = newValue }
            }
            public var isIndeterminate: Bool {
                totalUnitCount < 0 || ownCompleted < 0 || (totalUnitCount == 0 && ownCompleted == 0)
            }
            public var isFinished: Bool { !isIndeterminate && completedUnitCount >= totalUnitCount }
            public var fractionCompleted: Double {
                guard !isIndeterminate, totalUnitCount > 0 else { return isFinished ? 1 : 0 }
                let parts = children.map { $0.progress.fractionCompleted * Double($0.units) }.reduce(0) { $0 + $1 }
                return (Double(ownCompleted) + parts) / Double(totalUnitCount)
            }
            public func addChild(_ child: Progress, withPendingUnitCount inUnitCount: Int64) {
                children.append((child, inUnitCount))
            }
            public func cancel() {
                isCancelled = true
                cancellationHandler?()
                for child in children { child.progress.cancel() }
            }
            public func pause() {
                isPaused = true
                pausingHandler?()
            }
            public func resume() {
                isPaused = false
                resumingHandler?()
            }
        }
        """)

    static let comparatorSource = LibrarySource(
        "Comparators.swift",
        provides: [
            "SortComparator", "ComparableComparator", "StandardComparator", "localizedStandard", "localized", "lexical",
        ],
        """
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
                enum Kind { case lexical, localized, localizedStandard }
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

        extension Sequence {
            public func sorted<Comparator: SortComparator>(using comparator: Comparator) -> [Element]
            where Comparator.Compared == Element {
                sorted { comparator.compare($0, $1) == .orderedAscending }
            }
        }
        """)
}
