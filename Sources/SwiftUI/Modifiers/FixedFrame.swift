import ViewGraph

nonisolated extension View {
    /// A frame of exactly the given lengths; an axis that isn't given passes through.
    public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View {
        modifier(FixedFrameModifier(width: width, height: height, alignment: alignment))
    }
}

struct FixedFrameModifier: ElementModifier {
    let width: CGFloat?
    let height: CGFloat?
    let alignment: Alignment

    func makeLayoutNode(viewNode: ViewNode, child: LayoutNode) -> LayoutNode {
        FixedFrameNode(
            viewNode: viewNode, child: child, width: cleaned(width, viewNode), height: cleaned(height, viewNode),
            alignment: alignment)
    }

    func update(_ node: LayoutNode) -> ModifierUpdate {
        guard let node = node as? FixedFrameNode else { return .needsNewNode }
        (node.width, node.height) = (cleaned(width, node.viewNode), cleaned(height, node.viewNode))
        node.alignment = alignment
        return .rules
    }

    private func cleaned(_ length: CGFloat?, _ viewNode: ViewNode) -> CGFloat? {
        guard let length else { return nil }
        if length < 0 || !length.isFinite { viewNode.report("Invalid frame dimension (negative or non-finite).") }
        return length.isNaN ? nil : max(length, 0)
    }
}

/// facts.md 7.2, 7.5, 7.6.
final class FixedFrameNode: UnaryLayoutNode {
    fileprivate var width: CGFloat?
    fileprivate var height: CGFloat?
    fileprivate var alignment: Alignment

    init(viewNode: ViewNode, child: LayoutNode, width: CGFloat?, height: CGFloat?, alignment: Alignment) {
        (self.width, self.height, self.alignment) = (width, height, alignment)
        super.init(viewNode: viewNode, child: child)
    }

    override var name: String { ".frame" }
    override func trait(_ key: ObjectIdentifier) -> Any? {
        GridAttributes.stopsAtFixedFrame(key) ? nil : super.trait(key)
    }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        if let width, let height { return CGSize(width: width, height: height) }
        let size = child.sizeThatFits(inner(proposal), because: "the frame's own \(width == nil ? "height" : "width")")
        return CGSize(width: width ?? size.width, height: height ?? size.height)
    }

    override func childPlacement(in size: CGSize, proposal: ProposedViewSize) -> (CGPoint, ProposedViewSize) {
        let inner = inner(proposal)
        return (alignedOrigin(of: child, in: size, proposal: inner, alignment: alignment), inner)
    }

    override var spacing: ViewSpacing {
        child.preferredSpacing.resettingFramed(width: width != nil, height: height != nil)
    }
}

extension ViewSpacing {
    /// A frame's edges say nothing, except round a Spacer, whose 0 survives it (facts.md 1.5).
    func resettingFramed(width: Bool, height: Bool) -> ViewSpacing {
        var edges: Edge.Set = []
        if width, !isSpacer(along: .horizontal) { edges.formUnion(.horizontal) }
        if height, !isSpacer(along: .vertical) { edges.formUnion(.vertical) }
        return resetting(edges)
    }
}

extension UnaryLayoutNode {
    /// Where `child` stands in a view of `size`: the container's default guides less the child's own guides.
    func alignedOrigin(
        of child: LayoutNode, in size: CGSize, proposal: ProposedViewSize, alignment: Alignment
    ) -> CGPoint {
        let own = child.sizeToPlace(proposal)
        let container = ViewDimensions(size: size)
        func place(_ key: AlignmentKey) -> CGFloat {
            let difference = container[key] - child.guide(key, proposal: proposal, size: own)
            return difference.isFinite ? difference : 0
        }
        var x = place(alignment.horizontal.key)
        if layoutDirection == .rightToLeft { x = size.width - x - own.width }
        return CGPoint(x: x, y: place(alignment.vertical.key))
    }
}
