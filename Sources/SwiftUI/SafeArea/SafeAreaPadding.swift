import ViewGraph

nonisolated extension View {
    /// Makes the view's safe area smaller on the given edges; nil is the default of 16 points.
    public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        modifier(SafeAreaPaddingModifier(insets: EdgeInsets(length ?? 16, edges: edges)))
    }

    public func safeAreaPadding(_ length: CGFloat) -> some View {
        modifier(SafeAreaPaddingModifier(insets: EdgeInsets(length)))
    }

    public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
        modifier(SafeAreaPaddingModifier(insets: insets))
    }
}

struct SafeAreaPaddingModifier: PrimitiveModifier {
    let insets: EdgeInsets

    static func _reconcile(
        _ modifier: Self, content: any View, existing: ViewNode?, in context: NodeContext
    ) -> ViewNode {
        let node = existing as? SafeAreaPaddingViewNode ?? SafeAreaPaddingViewNode(context)
        node.update(modifier.insets, content: content, in: context)
        return node
    }
}

final class SafeAreaPaddingViewNode: SingleChildNode {
    private var insets = EdgeInsets()
    private var safeArea: SafeArea?

    func update(_ insets: EdgeInsets, content: any View, in context: NodeContext) {
        let outer = context.environment.safeArea
        if safeArea == nil || outer !== environment.safeArea { safeArea = SafeArea(insets: insets, outer: outer) }
        adopt(context)
        self.insets = insets
        safeArea?.insets = insets
        var inner = context.environment
        inner.safeArea = safeArea
        setChild(content, in: childContext(.position(0), environment: inner))
        elementsDidChange()
    }

    override func makeElements() -> [LayoutNode] {
        guard let safeArea else { return [] }
        return super.makeElements().map {
            SafeAreaPaddingNode(viewNode: self, child: $0, insets: insets, safeArea: safeArea)
        }
    }
}

/// Four insets of the safe area without content (facts.md 8.8): the content is as small as under a padding, and may reach
/// over it.
final class SafeAreaPaddingNode: UnaryLayoutNode {
    private let insets: EdgeInsets
    private let safeArea: SafeArea

    init(viewNode: ViewNode, child: LayoutNode, insets: EdgeInsets, safeArea: SafeArea) {
        (self.insets, self.safeArea) = (insets, safeArea)
        super.init(viewNode: viewNode, child: child)
    }

    override var name: String { ".safeAreaPadding" }
    override var usesAbsoluteBounds: Bool { true }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        let size = child.sizeThatFits(proposal.inset(by: insets))
        return CGSize(width: max(size.width + insets.horizontal, 0), height: max(size.height + insets.vertical, 0))
    }

    override func childPlacement(in size: CGSize, proposal: ProposedViewSize) -> (CGPoint, ProposedViewSize) {
        let left = layoutDirection == .leftToRight ? insets.leading : insets.trailing
        return (CGPoint(x: left, y: insets.top), proposal.inset(by: insets))
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        let (origin, inner) = childPlacement(in: size, proposal: proposal)
        let canvas = canvasFrame
        safeArea.rect = CGRect(
            origin: CGPoint(x: canvas.minX + origin.x, y: canvas.minY + origin.y), size: child.sizeThatFits(inner))
        super.placeChildren(in: size, proposal: proposal)
    }
}
