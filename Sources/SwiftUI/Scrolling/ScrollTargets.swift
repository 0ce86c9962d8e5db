import ViewGraph

/// Where a scroll view comes to rest after it was scrolled.
public protocol ScrollTargetBehavior {
    typealias TargetContext = ScrollTargetBehaviorContext

    /// Changes where the scroll view would come to rest without a behaviour.
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}

/// The part of the content that a scroll view will show, in the content's coordinates.
public nonisolated struct ScrollTarget: Hashable, Sendable {
    public var rect: CGRect
    /// The point of the rectangle that stays where it is when sizes change.
    public var anchor: UnitPoint?

    public init(rect: CGRect, anchor: UnitPoint? = nil) { (self.rect, self.anchor) = (rect, anchor) }
}

/// What a behaviour may know of the scroll view.
@dynamicMemberLookup
public struct ScrollTargetBehaviorContext {
    /// Where the scroll view stood before.
    public let originalTarget: ScrollTarget
    /// Points a second at the end of the gesture; none in a scripted one.
    public var velocity: CGVector { .zero }
    public let contentSize: CGSize
    /// The size of the visible part.
    public let containerSize: CGSize
    public let axes: Axis.Set
    /// The views where it may rest, in the content's coordinates.
    package let targets: [CGRect]
    package let environment: EnvironmentValues

    package init(
        originalTarget: ScrollTarget, contentSize: CGSize, containerSize: CGSize, axes: Axis.Set, targets: [CGRect],
        environment: EnvironmentValues
    ) {
        (self.originalTarget, self.contentSize, self.containerSize) = (originalTarget, contentSize, containerSize)
        (self.axes, self.targets, self.environment) = (axes, targets, environment)
    }

    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
}

/// Rests at views marked by `scrollTargetLayout`.
public nonisolated struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior, Sendable {
    /// How many views one gesture may pass.
    public nonisolated struct LimitBehavior: Sendable, Equatable {
        private enum Kind { case automatic, always, never, alwaysByFew, alwaysByOne }
        private let kind: Kind

        public static var automatic: LimitBehavior { LimitBehavior(kind: .automatic) }
        public static var always: LimitBehavior { LimitBehavior(kind: .always) }
        public static var never: LimitBehavior { LimitBehavior(kind: .never) }
        public static var alwaysByFew: LimitBehavior { LimitBehavior(kind: .alwaysByFew) }
        public static var alwaysByOne: LimitBehavior { LimitBehavior(kind: .alwaysByOne) }

        /// How many views a gesture may pass; nil for as many as it reaches.
        fileprivate func most(from place: Int, in starts: [CGFloat], visible length: CGFloat) -> Int? {
            switch kind {
            case .automatic, .never: nil
            case .alwaysByOne: 1
            // As many as one visible part shows: the gesture ends at what could be seen before.
            case .always, .alwaysByFew:
                max(1, starts[place...].filter { $0 - starts[place] < length }.count - 1)
            }
        }
    }

    private let limit: LimitBehavior

    public init(limitBehavior: LimitBehavior = .automatic) { limit = limitBehavior }

    /// The nearest view's leading edge, not further from where it stood than the limit lets it go.
    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        for axis in Axis.allCases where context.axes.contains(axis.set) {
            let starts = context.targets.map { $0.origin[axis] }.sorted()
            guard var place = Self.nearest(to: target.rect.origin[axis], in: starts) else { continue }
            if let from = Self.nearest(to: context.originalTarget.rect.origin[axis], in: starts),
                let most = limit.most(from: from, in: starts, visible: context.containerSize[axis])
            {
                place = min(max(place, from - most), from + most)
            }
            target.rect.origin[axis] = starts[place]
        }
    }

    private static func nearest(to position: CGFloat, in starts: [CGFloat]) -> Int? {
        starts.indices.min { abs(starts[$0] - position) < abs(starts[$1] - position) }
    }
}

/// Rests at multiples of the scroll view's size.
public nonisolated struct PagingScrollTargetBehavior: ScrollTargetBehavior, Sendable {
    public init() {}

    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        for axis in Axis.allCases where context.axes.contains(axis.set) {
            let page = context.containerSize[axis]
            guard page > 0 else { continue }
            target.rect.origin[axis] = (target.rect.origin[axis] / page).rounded() * page
        }
    }
}

extension Axis {
    fileprivate nonisolated var set: Axis.Set { self == .horizontal ? .horizontal : .vertical }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    public nonisolated static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }

    public nonisolated static func viewAligned(
        limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
    ) -> ViewAlignedScrollTargetBehavior {
        ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
    }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
    public nonisolated static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

// MARK: - Where behaviours and targets are said

private enum ScrollTargetBehaviorKey: EnvironmentKey {
    static var defaultValue: (any ScrollTargetBehavior)? { nil }
}

extension EnvironmentValues {
    var scrollTargetBehavior: (any ScrollTargetBehavior)? {
        get { self[ScrollTargetBehaviorKey.self] }
        set { self[ScrollTargetBehaviorKey.self] = newValue }
    }
}

struct ScrollTargetBehaviorModifier: EnvironmentModifier {
    let behavior: any ScrollTargetBehavior
    func write(to environment: inout EnvironmentValues) { environment.scrollTargetBehavior = behavior }
}

struct ScrollTargetModifier: ElementModifier {
    /// Whether the views inside are meant rather than the view.
    let isLayout: Bool
    let isEnabled: Bool

    func makeLayoutNode(viewNode: ViewNode, child: LayoutNode) -> LayoutNode {
        ScrollTargetNode(viewNode: viewNode, child: child, modifier: self)
    }
}

/// Marks a view, or the views of a layout, as where a scroll view comes to rest.
final class ScrollTargetNode: PassThroughLayoutNode {
    private let modifier: ScrollTargetModifier

    init(viewNode: ViewNode, child: LayoutNode, modifier: ScrollTargetModifier) {
        self.modifier = modifier
        super.init(viewNode: viewNode, child: child)
    }

    override var name: String { modifier.isLayout ? ".scrollTargetLayout" : ".scrollTarget" }

    var targets: [LayoutNode] {
        guard modifier.isEnabled else { return [] }
        guard modifier.isLayout else { return [child] }
        return child.innermost.children
    }
}

extension LayoutNode {
    /// The views inside that a scroll view may come to rest at.
    var scrollTargets: [LayoutNode] {
        var found: [LayoutNode] = []
        var stack = children
        while let node = stack.popLast() {
            if node is ScrollLayoutNode { continue }
            if let target = node as? ScrollTargetNode { found += target.targets } else { stack += node.children }
        }
        return found
    }
}

/// How far a scroll view gives way beyond its content; a picture shows it at rest.
public nonisolated struct ScrollBounceBehavior: Sendable, Equatable {
    private enum Kind { case automatic, always, basedOnSize }
    private let kind: Kind

    public static var automatic: ScrollBounceBehavior { ScrollBounceBehavior(kind: .automatic) }
    public static var always: ScrollBounceBehavior { ScrollBounceBehavior(kind: .always) }
    public static var basedOnSize: ScrollBounceBehavior { ScrollBounceBehavior(kind: .basedOnSize) }
}

/// How the keyboard goes away while something scrolls; a picture shows no keyboard.
public nonisolated struct ScrollDismissesKeyboardMode: Sendable, Equatable {
    private enum Kind { case automatic, immediately, interactively, never }
    private let kind: Kind

    public static var automatic: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(kind: .automatic) }
    public static var immediately: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(kind: .immediately) }
    public static var interactively: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(kind: .interactively) }
    public static var never: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(kind: .never) }
}

nonisolated extension View {
    /// Where scroll views inside come to rest.
    public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
        modifier(ScrollTargetBehaviorModifier(behavior: behavior))
    }

    /// The views inside are where a scroll view comes to rest.
    public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
        modifier(ScrollTargetModifier(isLayout: true, isEnabled: isEnabled))
    }

    /// This view is where a scroll view comes to rest.
    public func scrollTarget(isEnabled: Bool = true) -> some View {
        modifier(ScrollTargetModifier(isLayout: false, isEnabled: isEnabled))
    }

    public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]) -> some View {
        modifier(InertModifier(label: ".scrollBounceBehavior"))
    }

    public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
        modifier(InertModifier(label: ".scrollDismissesKeyboard"))
    }

    public func scrollIndicatorsFlash(onAppear: Bool) -> some View {
        modifier(InertModifier(label: ".scrollIndicatorsFlash"))
    }

    public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View {
        modifier(InertModifier(label: ".scrollIndicatorsFlash"))
    }

    /// What is done when the content is pulled down beyond its top, `--scroll 0,-80`; views inside can do it too.
    public func refreshable(@_inheritActorContext action: @escaping @Sendable () async -> Void) -> some View {
        pullable { Task { await action() } }.environment(\.refresh, RefreshAction(action: action))
    }

    /// - Parameter start: starts the work.
    package func pullable(_ start: @escaping () -> Void) -> some View {
        environment(\.pull, PullAction(start: start)).modifier(InertModifier(label: ".refreshable"))
    }
}

/// Brings what is shown up to date, as `refreshable` says.
public struct RefreshAction: Sendable {
    let action: @Sendable () async -> Void
    public func callAsFunction() async { await action() }
}

/// What pulling the content down begins.
struct PullAction {
    let start: () -> Void
    /// How far the content has to be pulled, in points.
    static let distance: CGFloat = 60
}

private enum RefreshKey: EnvironmentKey {
    static var defaultValue: RefreshAction? { nil }
}

private enum PullKey: EnvironmentKey {
    static var defaultValue: PullAction? { nil }
}

extension EnvironmentValues {
    /// Brings what the view shows up to date; nil where nothing does.
    public internal(set) var refresh: RefreshAction? {
        get { self[RefreshKey.self] }
        set { self[RefreshKey.self] = newValue }
    }

    var pull: PullAction? {
        get { self[PullKey.self] }
        set { self[PullKey.self] = newValue }
    }
}
