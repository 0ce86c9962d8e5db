import ViewGraph

nonisolated extension View {
    /// The ideal size on both axes.
    public func fixedSize() -> some View { modifier(FixedSizeModifier(horizontal: true, vertical: true)) }

    /// The ideal length on the chosen axes.
    public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        modifier(FixedSizeModifier(horizontal: horizontal, vertical: vertical))
    }
}

struct FixedSizeModifier: ElementModifier {
    let horizontal: Bool
    let vertical: Bool

    func makeLayoutNode(viewNode: ViewNode, child: LayoutNode) -> LayoutNode {
        FixedSizeNode(viewNode: viewNode, child: child, horizontal: horizontal, vertical: vertical)
    }
}

/// facts.md 8.3.
final class FixedSizeNode: UnaryLayoutNode {
    private let horizontal: Bool
    private let vertical: Bool

    init(viewNode: ViewNode, child: LayoutNode, horizontal: Bool, vertical: Bool) {
        (self.horizontal, self.vertical) = (horizontal, vertical)
        super.init(viewNode: viewNode, child: child)
    }

    override var name: String { ".fixedSize" }

    /// A written priority passes; a Spacer's own doesn't (facts.md 2.4, 12.8).
    override var priority: Double { child.layoutPriority == -.infinity ? 0 : child.layoutPriority }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        child.sizeThatFits(inner(proposal), because: "ideal on the fixed axes")
    }

    override func childPlacement(in size: CGSize, proposal: ProposedViewSize) -> (CGPoint, ProposedViewSize) {
        (.zero, inner(proposal))
    }
}
