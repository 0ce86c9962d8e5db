import ViewGraph

nonisolated extension View {
    /// Puts the view's centre at a point of the space that is proposed, and takes all of that space.
    public func position(_ position: CGPoint) -> some View { modifier(PositionModifier(position: position)) }

    public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        modifier(PositionModifier(position: CGPoint(x: x, y: y)))
    }
}

struct PositionModifier: ElementModifier {
    let position: CGPoint

    func makeLayoutNode(viewNode: ViewNode, child: LayoutNode) -> LayoutNode {
        PositionNode(viewNode: viewNode, child: child, position: position)
    }
}

/// facts.md 8.4.
final class PositionNode: UnaryLayoutNode {
    private let position: CGPoint

    init(viewNode: ViewNode, child: LayoutNode, position: CGPoint) {
        self.position = position
        super.init(viewNode: viewNode, child: child)
    }

    override var name: String { ".position" }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        if let width = proposal.width, let height = proposal.height { return CGSize(width: width, height: height) }
        let size = child.sizeThatFits(proposal, because: "passed on")
        return CGSize(width: proposal.width ?? size.width, height: proposal.height ?? size.height)
    }

    override func childPlacement(in size: CGSize, proposal: ProposedViewSize) -> (CGPoint, ProposedViewSize) {
        let inner = ProposedViewSize(size)
        let childSize = child.sizeThatFits(inner, because: "the own size")
        let x = position.x.isFinite ? position.x : 0
        let y = position.y.isFinite ? position.y : 0
        let left = layoutDirection == .rightToLeft ? size.width - x : x
        return (CGPoint(x: left - childSize.width / 2, y: y - childSize.height / 2), inner)
    }

    override var spacing: ViewSpacing { ViewSpacing() }
}
