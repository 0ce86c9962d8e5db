import ViewGraph

/// A window on content that is larger than it, along one axis or both; the content is clipped to it.
///
/// Along a scrolling axis it takes what it is proposed, across it is as large as its content (measured: facts.md 9.1).
public nonisolated struct ScrollView<Content: View>: PrimitiveView {
    public var content: Content
    public var axes: Axis.Set
    public var showsIndicators: Bool

    /// - Parameters:
    ///   - axes: the axes along which the content may be larger than the view.
    ///   - showsIndicators: has no effect on a picture: indicators show only while something scrolls.
    ///   - content: several views are a `VStack`, whatever the axes.
    public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
        (self.axes, self.showsIndicators, self.content) = (axes, showsIndicators, content())
    }

    public init(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content) {
        self.init(axes, showsIndicators: true, content: content)
    }

    public static func _reconcile(_ view: Self, existing: ViewNode?, in context: NodeContext) -> ViewNode {
        let node = existing as? ScrollViewNode ?? ScrollViewNode(context)
        node.update(view.content, axes: view.axes, isSinglePlace: true, in: context)
        return node
    }
}

/// Keeps how far its content is scrolled.
package final class ScrollViewNode: SingleChildNode {
    /// The look of a list, which scrolls in the same way.
    struct ListLook: Equatable {
        var name: String
        var ground: ListGround
        var selection: ListSelectionState?
    }

    var list: ListLook?
    private(set) var axes: Axis.Set = .vertical
    /// How far the content is moved up and to the left, in points.
    package private(set) var offset = CGPoint.zero
    let viewport = ScrollViewport()
    /// What `containerRelativeFrame` inside is relative to.
    let container = RelativeContainer()
    /// What is to be shown when the content is next laid out.
    private(set) var request: ScrollRequest?
    private var stack: ContainerLayoutNode<VStackLayout>?
    private var layoutNode: ScrollLayoutNode?
    private var wasScrolled = false
    /// What moved the content, one after the other, for `onScrollPhaseChange`.
    private(set) var movements: [ScrollPhase] = []

    func update(_ content: any View, axes: Axis.Set, isSinglePlace: Bool = false, in context: NodeContext) {
        adopt(context)
        if axes != self.axes { layoutNode?.invalidateLayout() }
        self.axes = axes
        var inner = context.environment
        inner.stackOrientation = axes == .horizontal ? .horizontal : .vertical
        viewport.isAtStart = !wasScrolled && environment.defaultScrollAnchor == nil
        inner.scrollViewport = viewport
        inner.relativeContainer = container
        // What scrolls touches no edge of the screen.
        if inner.safeArea != nil { inner.safeArea = nil }
        if inner.scrollPositionRequest != nil { inner.scrollPositionRequest = nil }
        var place = childContext(.none, environment: inner)
        place.isSinglePlace = isSinglePlace
        setChild(content, in: place)
        takePosition()
    }

    package override func makeElements() -> [LayoutNode] {
        let contents = super.makeElements()
        var content = contents.first
        if contents.count > 1 {
            let node = stack ?? ContainerLayoutNode(viewNode: self, layout: VStackLayout(), label: "VStack")
            stack = node
            node.update(children: contents)
            content = node
        }
        let node = layoutNode ?? ScrollLayoutNode(scrollView: self)
        layoutNode = node
        node.update(content: content)
        return [node]
    }

    // MARK: - Scrolling

    /// Scrolls by a distance, as far as there is content.
    package func scroll(by distance: CGSize) {
        guard environment.isScrollEnabled else { return }
        request = .gesture(CGPoint(x: offset.x + distance.width, y: offset.y + distance.height))
        movements.append(.interacting)
        contentShouldMove()
    }

    func scroll(to request: ScrollRequest) {
        graph.noteTransaction()
        self.request = request
        if (Transaction.current ?? graph.effectiveTransaction(of: self)).animation != nil {
            movements.append(.animating)
        }
        contentShouldMove()
    }

    private func contentShouldMove() {
        wasScrolled = true
        viewport.leaveStart()
        layoutNode?.invalidateLayout()
        graph.contentDidChange(self)
    }

    /// Where `scrollPosition` asks for another view than the last time, it is shown.
    private func takePosition() {
        positions = environment.scrollPositionRequest
        if let request = positions?.take() { scroll(to: request) }
    }

    /// Tells the binding of `scrollPosition` which view a gesture brought into view.
    func didScrollByHand(to target: AnyHashable?) {
        guard let positions else { return }
        graph.afterUpdate { positions.scrolledByHand(to: target) }
    }

    var positionAnchor: UnitPoint? { positions?.anchor }
    private var positions: ScrollPositionRequest?

    func didScroll(to offset: CGPoint) {
        self.offset = offset
        request = nil
    }

    /// The offset before anything was scrolled (`defaultScrollAnchor`).
    var startAnchor: UnitPoint? { wasScrolled ? nil : environment.defaultScrollAnchor }
}

extension ScrollViewNode: ImplicitStackOwner {
    package func makeImplicitStack(for node: ViewNode) -> any ImplicitStack {
        ContainerLayoutNode(viewNode: node, layout: VStackLayout(), label: "VStack")
    }
}

extension ScrollViewNode: ContentContainer {
    package func refreshChildren() { layoutNode?.invalidateLayout() }
}

/// What a scroll view is asked to show.
enum ScrollRequest {
    case offset(CGPoint)
    /// The same by somebody's hand: behaviours decide where it ends, and bindings learn it.
    case gesture(CGPoint)
    case edge(Edge)
    case view(AnyHashable, anchor: UnitPoint?)
}

/// The visible part of a scroll view, for containers that make only what is visible.
package final class ScrollViewport {
    /// What the scroll view was proposed, known before its content is measured.
    var proposal = ProposedViewSize.unspecified
    /// Whether nothing has scrolled it yet, and nothing lets it begin elsewhere.
    var isAtStart = true
    /// Containers that have made nothing, since they begin below what is visible.
    private var waiting: [ObjectIdentifier: Waiting] = [:]

    private struct Waiting {
        weak var node: LayoutNode?
    }

    /// Whether a container may wait with making anything; it is laid out anew before something scrolls.
    func wakesWhenScrolled(_ node: LayoutNode) -> Bool {
        if isAtStart { waiting[ObjectIdentifier(node)] = Waiting(node: node) }
        return isAtStart
    }

    /// How far one can scroll depends on how long everything is.
    func leaveStart() {
        isAtStart = false
        for container in waiting.values { container.node?.invalidateLayout() }
        waiting = [:]
    }
}

private enum ScrollViewportKey: EnvironmentKey {
    static var defaultValue: ScrollViewport? { nil }
}

extension EnvironmentValues {
    package var scrollViewport: ScrollViewport? {
        get { self[ScrollViewportKey.self] }
        set { self[ScrollViewportKey.self] = newValue }
    }
}
