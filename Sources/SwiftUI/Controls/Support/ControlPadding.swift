import ViewGraph

/// The room that a control's chrome takes round its label. The control says nothing of distances, whatever its label
/// would (measured: facts 1.15).
struct ControlPadding: ElementModifier {
    var horizontal: CGFloat
    var vertical: CGFloat
    /// Where the label has no width left (measured: facts 17.7).
    var tightHorizontal: CGFloat?
    var minimumHeight: CGFloat = 0
    /// At least as wide as high.
    var isSquare = false
    var label = ".padding"

    func makeLayoutNode(viewNode: ViewNode, child: LayoutNode) -> LayoutNode {
        ControlPaddingNode(viewNode: viewNode, child: child, padding: self)
    }
}

final class ControlPaddingNode: UnaryLayoutNode {
    private let padding: ControlPadding

    init(viewNode: ViewNode, child: LayoutNode, padding: ControlPadding) {
        self.padding = padding
        super.init(viewNode: viewNode, child: child)
    }

    override var name: String { padding.label }
    override var spacing: ViewSpacing { ViewSpacing() }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: proposal.width.map { max($0 - 2 * padding.horizontal, 0) },
            height: proposal.height.map { max($0 - 2 * padding.vertical, 0) })
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        // Asked for its least width it has no label (measured: facts 17.7).
        let size = proposal.width == 0 ? .zero : child.sizeThatFits(inner(proposal))
        let horizontal = size.width == 0 ? padding.tightHorizontal ?? padding.horizontal : padding.horizontal
        let height = max(size.height + 2 * padding.vertical, padding.minimumHeight)
        let width = size.width + 2 * horizontal
        return CGSize(
            width: padding.isSquare ? max(width, height) : width, height: padding.isSquare ? max(height, width) : height
        )
    }

    override func childPlacement(in size: CGSize, proposal: ProposedViewSize) -> (CGPoint, ProposedViewSize) {
        let proposal = inner(proposal)
        let own = child.sizeThatFits(proposal)
        return (CGPoint(x: (size.width - own.width) / 2, y: (size.height - own.height) / 2), proposal)
    }
}

/// The distances of a control, in place of those that its content prefers.
struct ControlSpacing: ElementModifier {
    let spacing: ViewSpacing

    func makeLayoutNode(viewNode: ViewNode, child: LayoutNode) -> LayoutNode {
        ControlSpacingNode(viewNode: viewNode, child: child, spacing: spacing)
    }
}

final class ControlSpacingNode: PassThroughLayoutNode {
    private let controlSpacing: ViewSpacing

    init(viewNode: ViewNode, child: LayoutNode, spacing: ViewSpacing) {
        controlSpacing = spacing
        super.init(viewNode: viewNode, child: child)
    }

    override var isTransparent: Bool { true }
    override var spacing: ViewSpacing { controlSpacing }
}

nonisolated extension View {
    func controlSpacing(_ spacing: ViewSpacing = ViewSpacing()) -> some View {
        modifier(ControlSpacing(spacing: spacing))
    }
}
