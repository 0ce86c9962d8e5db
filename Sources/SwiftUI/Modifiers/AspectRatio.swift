import ViewGraph

/// Whether a ratio is kept inside or round the proposal.
public enum ContentMode: Hashable, CaseIterable, Sendable {
    case fit, fill
}

nonisolated extension View {
    /// Proposes a rectangle of width : height = `aspectRatio`; nil takes the content's ideal size.
    public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        modifier(AspectRatioModifier(ratio: aspectRatio.map { CGSize(width: $0, height: 1) }, mode: contentMode))
    }

    public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
        modifier(AspectRatioModifier(ratio: aspectRatio, mode: contentMode))
    }

    public func scaledToFit() -> some View { modifier(AspectRatioModifier(ratio: nil, mode: .fit)) }
    public func scaledToFill() -> some View { modifier(AspectRatioModifier(ratio: nil, mode: .fill)) }
}

struct AspectRatioModifier: ElementModifier {
    let ratio: CGSize?
    let mode: ContentMode

    func makeLayoutNode(viewNode: ViewNode, child: LayoutNode) -> LayoutNode {
        AspectRatioNode(viewNode: viewNode, child: child, ratio: ratio, mode: mode)
    }
}

/// facts.md 8.1.
final class AspectRatioNode: UnaryLayoutNode {
    private let ratio: CGSize?
    private let mode: ContentMode

    init(viewNode: ViewNode, child: LayoutNode, ratio: CGSize?, mode: ContentMode) {
        (self.ratio, self.mode) = (ratio, mode)
        super.init(viewNode: viewNode, child: child)
    }

    override var name: String { ".aspectRatio" }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        guard proposal != .unspecified else { return proposal }
        var shape = ratio ?? child.sizeThatFits(.unspecified, because: "ideal, for the ratio")
        if shape.width == 0 || shape.height == 0 || !shape.width.isFinite || !shape.height.isFinite {
            shape = CGSize(width: 1, height: 1)
        }
        let scales = [proposal.width.map { $0 / shape.width }, proposal.height.map { $0 / shape.height }]
            .compactMap { $0 }
        guard let scale = mode == .fit ? scales.min() : scales.max() else { return proposal }
        return ProposedViewSize(width: shape.width * scale, height: shape.height * scale)
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        child.sizeThatFits(inner(proposal), because: "in the ratio")
    }

    override func childPlacement(in size: CGSize, proposal: ProposedViewSize) -> (CGPoint, ProposedViewSize) {
        (.zero, inner(proposal))
    }
}
