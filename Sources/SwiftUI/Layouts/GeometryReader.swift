import ViewGraph

/// A view made from the size it is given: takes the proposal, and puts its content at the top leading corner.
public nonisolated struct GeometryReader<Content: View>: PrimitiveView {
    public var content: (GeometryProxy) -> Content

    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

    public static func _reconcile(_ view: Self, existing: ViewNode?, in context: NodeContext) -> ViewNode {
        let node = existing as? GeometryReaderViewNode ?? GeometryReaderViewNode(context)
        node.update(in: context) { view.content($0) }
        return node
    }
}

final class GeometryReaderViewNode: DependentNode {
    private var makeContent: (GeometryProxy) -> any View = { _ in EmptyView() }
    private var layoutNode: GeometryReaderNode?
    private var isMaking = false
    /// What the content was made for; nil where it has to be made anew.
    private var place: GeometryPlace?

    override var typeName: String { "GeometryReader" }

    func update(in context: NodeContext, content: @escaping (GeometryProxy) -> any View) {
        adopt(context)
        makeContent = content
        place = nil
        layoutNode?.contentDidChange()
    }

    /// Makes the content for a size and answers its elements; called while laying out.
    ///
    /// For the same size and place nothing would be another: content that asks for a layout while it is laid out (a bar
    /// that is made of what it stands above) would otherwise be made anew each time, and ask again.
    func contents(for proxy: GeometryProxy, at place: GeometryPlace) -> [LayoutNode] {
        if place == self.place { return child?.elements ?? [] }
        self.place = place
        isMaking = true
        defer { isMaking = false }
        var inner = environment
        inner.stackOrientation = nil
        graph.tracker.forget(self)
        graph.tracker.whileUpdating(self) {
            let content = graph.tracker.makingContent { makeContent(proxy) }
            setChild(content, in: childContext(.none, environment: inner))
        }
        graph.settle(below: self)
        return child?.elements ?? []
    }

    override func dependenciesDidChange() {
        place = nil
        layoutNode?.contentDidChange()
    }

    /// The reader stands for itself, whatever its content is, and asks for that when it lays it out.
    override func childDidChange() {}

    /// What comes while the content is made is laid out at once.
    override func elementsOfDescendantDidChange() {
        if !isMaking { layoutNode?.contentDidChange() }
    }

    override func makeElements() -> [LayoutNode] {
        let node = layoutNode ?? GeometryReaderNode(viewNode: self)
        layoutNode = node
        return [node]
    }
}

/// facts.md 8.13.
final class GeometryReaderNode: LayoutNode {
    override var name: String { "GeometryReader" }
    override var usesAbsoluteBounds: Bool { true }

    func contentDidChange() {
        invalidateLayout()
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        let size = proposal.replacingUnspecifiedDimensions()
        return CGSize(width: max(size.width, 0), height: max(size.height, 0))
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        guard let reader = viewNode as? GeometryReaderViewNode else { return }
        let proxy = GeometryProxy(size: size, node: self)
        children = reader.contents(for: proxy, at: GeometryPlace(of: self, safeArea: proxy.safeAreaInsets))
        let isMirrored = environment.layoutDirection == .rightToLeft
        for child in children {
            let proposal = ProposedViewSize(size)
            let x = isMirrored ? size.width - child.sizeThatFits(proposal).width : 0
            child.place(at: CGPoint(x: x, y: 0), proposal: proposal)
        }
    }
}

/// All that a geometry proxy can tell of where its view is.
struct GeometryPlace: Equatable {
    /// Of the view and of all that it stands in, each in the next one's coordinates.
    private var frames: [CGRect] = []
    private var effects: [CGAffineTransform] = []
    private let safeArea: EdgeInsets

    init(of node: LayoutNode, safeArea: EdgeInsets) {
        self.safeArea = safeArea
        var current: LayoutNode? = node
        while let step = current {
            frames.append(step.frame)
            if let effect = (step as? any RenderTransform)?.renderTransform { effects.append(effect) }
            current = step.parent
        }
    }
}
