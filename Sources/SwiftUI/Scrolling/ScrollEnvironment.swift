import ViewGraph

private enum IsScrollEnabledKey: EnvironmentKey {
    static var defaultValue: Bool { true }
}

private enum IsScrollClipDisabledKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

private enum DefaultScrollAnchorKey: EnvironmentKey {
    static var defaultValue: UnitPoint? { nil }
}

private enum ScrollContentAlignmentKey: EnvironmentKey {
    static var defaultValue: UnitPoint? { nil }
}

private enum ContentMarginsKey: EnvironmentKey {
    static var defaultValue: ContentMargins { ContentMargins() }
}

private enum HorizontalIndicatorsKey: EnvironmentKey {
    static var defaultValue: ScrollIndicatorVisibility { .automatic }
}

private enum VerticalIndicatorsKey: EnvironmentKey {
    static var defaultValue: ScrollIndicatorVisibility { .automatic }
}

extension EnvironmentValues {
    public var isScrollEnabled: Bool {
        get { self[IsScrollEnabledKey.self] }
        set { self[IsScrollEnabledKey.self] = newValue }
    }

    public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
        get { self[HorizontalIndicatorsKey.self] }
        set { self[HorizontalIndicatorsKey.self] = newValue }
    }

    public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
        get { self[VerticalIndicatorsKey.self] }
        set { self[VerticalIndicatorsKey.self] = newValue }
    }

    var isScrollClipDisabled: Bool {
        get { self[IsScrollClipDisabledKey.self] }
        set { self[IsScrollClipDisabledKey.self] = newValue }
    }

    var defaultScrollAnchor: UnitPoint? {
        get { self[DefaultScrollAnchorKey.self] }
        set { self[DefaultScrollAnchorKey.self] = newValue }
    }

    /// Where content stands that is smaller than its scroll view.
    var scrollContentAlignment: UnitPoint? {
        get { self[ScrollContentAlignmentKey.self] }
        set { self[ScrollContentAlignmentKey.self] = newValue }
    }

    var contentMargins: ContentMargins {
        get { self[ContentMarginsKey.self] }
        set { self[ContentMarginsKey.self] = newValue }
    }
}

/// Distances kept free round the content of scroll views, by what they are kept from.
struct ContentMargins: Equatable {
    private var content = EdgeInsets()
    private var indicators = EdgeInsets()

    func insets(_ placement: ContentMarginPlacement) -> EdgeInsets {
        placement == .scrollIndicators ? indicators : content
    }

    mutating func set(_ edges: Edge.Set, _ length: CGFloat, for placement: ContentMarginPlacement) {
        func change(_ insets: inout EdgeInsets) {
            if edges.contains(.top) { insets.top = length }
            if edges.contains(.leading) { insets.leading = length }
            if edges.contains(.bottom) { insets.bottom = length }
            if edges.contains(.trailing) { insets.trailing = length }
        }
        if placement != .scrollIndicators { change(&content) }
        if placement != .scrollContent { change(&indicators) }
    }
}

/// What a content margin is kept from.
public nonisolated struct ContentMarginPlacement: Equatable, Sendable {
    private enum Kind { case automatic, content, indicators }
    private let kind: Kind

    public static let automatic = ContentMarginPlacement(kind: .automatic)
    public static let scrollContent = ContentMarginPlacement(kind: .content)
    public static let scrollIndicators = ContentMarginPlacement(kind: .indicators)
}

/// Whether scroll indicators show; a picture shows none, since nothing scrolls in it.
public nonisolated struct ScrollIndicatorVisibility: Equatable, Sendable {
    private enum Kind { case automatic, visible, hidden, never }
    private let kind: Kind

    public static let automatic = ScrollIndicatorVisibility(kind: .automatic)
    public static let visible = ScrollIndicatorVisibility(kind: .visible)
    public static let hidden = ScrollIndicatorVisibility(kind: .hidden)
    public static let never = ScrollIndicatorVisibility(kind: .never)
}

/// What a default scroll anchor is for.
public nonisolated struct ScrollAnchorRole: Hashable, Sendable {
    private enum Kind { case initialOffset, sizeChanges, alignment }
    private let kind: Kind

    public static var initialOffset: ScrollAnchorRole { ScrollAnchorRole(kind: .initialOffset) }
    public static var sizeChanges: ScrollAnchorRole { ScrollAnchorRole(kind: .sizeChanges) }
    public static var alignment: ScrollAnchorRole { ScrollAnchorRole(kind: .alignment) }
}

nonisolated extension View {
    /// Scroll views inside don't scroll.
    public func scrollDisabled(_ disabled: Bool) -> some View {
        transformEnvironment(\.isScrollEnabled) { $0 = $0 && !disabled }
    }

    /// Whether the indicators of scroll views inside show.
    public func scrollIndicators(
        _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
    ) -> some View {
        modifier(
            EnvironmentWriter {
                if axes.contains(.vertical) { $0.verticalScrollIndicatorVisibility = visibility }
                if axes.contains(.horizontal) { $0.horizontalScrollIndicatorVisibility = visibility }
            })
    }

    /// Content of scroll views inside is drawn outside of them too.
    public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
        environment(\.isScrollClipDisabled, disabled)
    }

    /// Which part of the content scroll views inside show first, and where they show content that is smaller (Apple).
    public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
        environment(\.defaultScrollAnchor, anchor).environment(\.scrollContentAlignment, anchor)
    }

    public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
        modifier(
            EnvironmentWriter {
                if role == .initialOffset { $0.defaultScrollAnchor = anchor }
                if role == .alignment { $0.scrollContentAlignment = anchor }
            })
    }

    /// Distances kept free round the content of scroll views and lists inside.
    public func contentMargins(
        _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        transformEnvironment(\.contentMargins) { $0.set(edges, length ?? 0, for: placement) }
    }

    public func contentMargins(
        _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        transformEnvironment(\.contentMargins) {
            if edges.contains(.top) { $0.set(.top, insets.top, for: placement) }
            if edges.contains(.leading) { $0.set(.leading, insets.leading, for: placement) }
            if edges.contains(.bottom) { $0.set(.bottom, insets.bottom, for: placement) }
            if edges.contains(.trailing) { $0.set(.trailing, insets.trailing, for: placement) }
        }
    }

    public func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement = .automatic) -> some View {
        contentMargins(.all, length, for: placement)
    }
}
