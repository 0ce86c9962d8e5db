import Foundation

/// A custom guide: where a view has it unless it says otherwise.
public protocol AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// A guide on one axis as the engine keeps it: its identity, its default, and how a container merges its children's.
@_documentation(metadata: engine)
public struct AlignmentKey: Hashable, Sendable {
    public enum Merge: Sendable {
        /// Built-in edges and centres: a container answers from its own size (measured: facts.md 5.2).
        case never
        case smallest
        case largest
        /// Custom guides: the mean of the children that have one.
        case average
    }

    package var id: ObjectIdentifier
    package var axis: Axis
    package var merge: Merge
    package var defaultValue: @Sendable (ViewDimensions) -> CGFloat

    package init(
        id: ObjectIdentifier, axis: Axis, merge: Merge, defaultValue: @escaping @Sendable (ViewDimensions) -> CGFloat
    ) {
        (self.id, self.axis, self.merge, self.defaultValue) = (id, axis, merge, defaultValue)
    }

    public static func == (lhs: AlignmentKey, rhs: AlignmentKey) -> Bool { lhs.id == rhs.id && lhs.axis == rhs.axis }

    public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// A horizontal position that views are lined up at.
public struct HorizontalAlignment: Equatable, Sendable {
    package let key: AlignmentKey

    public init(_ id: any AlignmentID.Type) {
        let type = UncheckedSendable(value: id)
        key = AlignmentKey(id: ObjectIdentifier(id), axis: .horizontal, merge: .average) {
            type.value.defaultValue(in: $0)
        }
    }

    package init(key: AlignmentKey) { self.key = key }

    private init(_ id: any Any.Type, _ defaultValue: @escaping @Sendable (ViewDimensions) -> CGFloat) {
        key = AlignmentKey(id: ObjectIdentifier(id), axis: .horizontal, merge: .never, defaultValue: defaultValue)
    }

    public static let leading = HorizontalAlignment(LeadingGuide.self) { _ in 0 }
    public static let center = HorizontalAlignment(HorizontalCenterGuide.self) { $0.width / 2 }
    public static let trailing = HorizontalAlignment(TrailingGuide.self) { $0.width }
    public static let listRowSeparatorLeading = HorizontalAlignment(SeparatorLeadingGuide.self) { _ in 0 }
    public static let listRowSeparatorTrailing = HorizontalAlignment(SeparatorTrailingGuide.self) { $0.width }
}

/// A vertical position that views are lined up at.
public struct VerticalAlignment: Equatable, Sendable {
    package let key: AlignmentKey

    public init(_ id: any AlignmentID.Type) {
        let type = UncheckedSendable(value: id)
        key = AlignmentKey(id: ObjectIdentifier(id), axis: .vertical, merge: .average) {
            type.value.defaultValue(in: $0)
        }
    }

    package init(key: AlignmentKey) { self.key = key }

    private init(
        _ id: any Any.Type, merge: AlignmentKey.Merge = .never,
        _ defaultValue: @escaping @Sendable (ViewDimensions) -> CGFloat
    ) {
        key = AlignmentKey(id: ObjectIdentifier(id), axis: .vertical, merge: merge, defaultValue: defaultValue)
    }

    public static let top = VerticalAlignment(TopGuide.self) { _ in 0 }
    public static let center = VerticalAlignment(VerticalCenterGuide.self) { $0.height / 2 }
    public static let bottom = VerticalAlignment(BottomGuide.self) { $0.height }
    public static let firstTextBaseline = VerticalAlignment(FirstBaselineGuide.self, merge: .smallest) { $0.height }
    public static let lastTextBaseline = VerticalAlignment(LastBaselineGuide.self, merge: .largest) { $0.height }
}

/// A guide on each axis.
public struct Alignment: Equatable, Sendable {
    public var horizontal: HorizontalAlignment
    public var vertical: VerticalAlignment

    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        (self.horizontal, self.vertical) = (horizontal, vertical)
    }

    public static let center = Alignment(horizontal: .center, vertical: .center)
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    public static let top = Alignment(horizontal: .center, vertical: .top)
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
    public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
    public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
    public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
    public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
    public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
    public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
}

private enum LeadingGuide {}
private enum HorizontalCenterGuide {}
private enum TrailingGuide {}
private enum SeparatorLeadingGuide {}
private enum SeparatorTrailingGuide {}
private enum TopGuide {}
private enum VerticalCenterGuide {}
private enum BottomGuide {}
private enum FirstBaselineGuide {}
private enum LastBaselineGuide {}

/// A value that is only read after it was made, or is protected by its owner.
// Unchecked: for those who can promise that.
package struct UncheckedSendable<Value>: @unchecked Sendable {
    package var value: Value
    package init(value: Value) { self.value = value }
}
