import ViewGraph

nonisolated extension View {
    /// A frame as long as the nearest container: a scroll view, a list, else the window less its safe area.
    public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
        modifier(ContainerRelativeFrameModifier(axes: axes, alignment: alignment) { length, _ in length })
    }

    /// A frame as long as `span` of `count` equal parts of the nearest container, with `spacing` points between parts.
    public func containerRelativeFrame(
        _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
    ) -> some View {
        modifier(
            ContainerRelativeFrameModifier(axes: axes, alignment: alignment) { length, _ in
                // Measured: facts.md 8.10.
                let (count, span) = (CGFloat(count), CGFloat(span))
                let part = (length - spacing * (count - 1)) / max(count, 1)
                return part * span + (span - 1) * spacing
            })
    }

    /// A frame whose length is worked out from that of the nearest container.
    public func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
    ) -> some View {
        modifier(ContainerRelativeFrameModifier(axes: axes, alignment: alignment, length: length))
    }
}

struct ContainerRelativeFrameModifier: ElementModifier {
    let axes: Axis.Set
    let alignment: Alignment
    let length: (CGFloat, Axis) -> CGFloat

    func makeLayoutNode(viewNode: ViewNode, child: LayoutNode) -> LayoutNode {
        ContainerRelativeFrameNode(viewNode: viewNode, child: child, rule: self)
    }
}

final class ContainerRelativeFrameNode: UnaryLayoutNode {
    private let rule: ContainerRelativeFrameModifier
    private let container: RelativeContainer?

    init(viewNode: ViewNode, child: LayoutNode, rule: ContainerRelativeFrameModifier) {
        self.rule = rule
        container = viewNode.environment.relativeContainer
        super.init(viewNode: viewNode, child: child)
        container?.addDependent(self)
    }

    override var name: String { ".containerRelativeFrame" }

    /// Nil on an axis that isn't asked for or whose container has no length yet.
    private func length(_ axis: Axis) -> CGFloat? {
        guard rule.axes.contains(axis == .horizontal ? .horizontal : .vertical),
            let whole = container?.size[axis], whole.isFinite
        else { return nil }
        let length = rule.length(whole, axis)
        if length < 0 || !length.isFinite {
            viewNode.report("Invalid frame dimension (negative or non-finite).")
        }
        return length.isFinite ? max(length, 0) : nil
    }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: length(.horizontal) ?? proposal.width, height: length(.vertical) ?? proposal.height)
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        let size = child.sizeThatFits(inner(proposal))
        return CGSize(width: length(.horizontal) ?? size.width, height: length(.vertical) ?? size.height)
    }

    override func childPlacement(in size: CGSize, proposal: ProposedViewSize) -> (CGPoint, ProposedViewSize) {
        let inner = inner(proposal)
        return (alignedOrigin(of: child, in: size, proposal: inner, alignment: rule.alignment), inner)
    }

    override var spacing: ViewSpacing {
        child.preferredSpacing.resettingFramed(
            width: rule.axes.contains(.horizontal), height: rule.axes.contains(.vertical))
    }
}
