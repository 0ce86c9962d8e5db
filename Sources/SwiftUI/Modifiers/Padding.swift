import ViewGraph

nonisolated extension View {
    /// Space on the given edges; nil is the default of 16 points.
    public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        modifier(PaddingModifier(insets: EdgeInsets(length ?? 16, edges: edges)))
    }

    public func padding(_ length: CGFloat) -> some View {
        modifier(PaddingModifier(insets: EdgeInsets(length)))
    }

    public func padding(_ insets: EdgeInsets) -> some View {
        modifier(PaddingModifier(insets: insets))
    }
}

struct PaddingModifier: ElementModifier {
    let insets: EdgeInsets

    func makeLayoutNode(viewNode: ViewNode, child: LayoutNode) -> LayoutNode {
        PaddingNode(viewNode: viewNode, child: child, insets: insets)
    }

    func update(_ node: LayoutNode) -> ModifierUpdate {
        guard let node = node as? PaddingNode else { return .needsNewNode }
        node.insets = insets
        return .rules
    }
}

/// Reduces the proposal, but not below 0, and adds the insets to the answer (facts.md 8.5).
final class PaddingNode: UnaryLayoutNode {
    fileprivate var insets: EdgeInsets

    init(viewNode: ViewNode, child: LayoutNode, insets: EdgeInsets) {
        self.insets = insets
        super.init(viewNode: viewNode, child: child)
    }

    override var name: String { ".padding" }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        let size = child.sizeThatFits(
            proposal.inset(by: insets), because: "less insets of \(ProbeLog.text(insets.horizontal, insets.vertical))")
        return CGSize(
            width: max(size.width + insets.horizontal, 0), height: max(size.height + insets.vertical, 0))
    }

    override func childPlacement(in size: CGSize, proposal: ProposedViewSize) -> (CGPoint, ProposedViewSize) {
        let inner = proposal.inset(by: insets)
        guard layoutDirection == .rightToLeft else { return (CGPoint(x: insets.leading, y: insets.top), inner) }
        // From the right, since a view with negative insets may be wider than what is left for it.
        let x = size.width - insets.leading - child.sizeToPlace(inner).width
        return (CGPoint(x: x, y: insets.top), inner)
    }

    /// An edge that is moved says nothing again (facts.md 1.5).
    override var spacing: ViewSpacing {
        var moved: Edge.Set = []
        if insets.top != 0 { moved.insert(.top) }
        if insets.leading != 0 { moved.insert(.leading) }
        if insets.bottom != 0 { moved.insert(.bottom) }
        if insets.trailing != 0 { moved.insert(.trailing) }
        return child.preferredSpacing.resetting(moved)
    }
}
