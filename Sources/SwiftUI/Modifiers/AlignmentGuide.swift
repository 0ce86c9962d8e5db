import ViewGraph

nonisolated extension View {
    /// Says where this view has a guide, in points from its leading edge.
    public func alignmentGuide(
        _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(AlignmentGuideModifier(key: g.key, computeValue: computeValue))
    }

    /// Says where this view has a guide, in points from its top edge.
    public func alignmentGuide(
        _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(AlignmentGuideModifier(key: g.key, computeValue: computeValue))
    }
}

struct AlignmentGuideModifier: ElementModifier {
    let key: AlignmentKey
    let computeValue: (ViewDimensions) -> CGFloat

    func makeLayoutNode(viewNode: ViewNode, child: LayoutNode) -> LayoutNode {
        AlignmentGuideNode(viewNode: viewNode, child: child, key: key, computeValue: computeValue)
    }
}

final class AlignmentGuideNode: PassThroughLayoutNode {
    private let key: AlignmentKey
    private let computeValue: (ViewDimensions) -> CGFloat

    init(
        viewNode: ViewNode, child: LayoutNode, key: AlignmentKey, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) {
        (self.key, self.computeValue) = (key, computeValue)
        super.init(viewNode: viewNode, child: child)
        graph.noteExplicitGuide(key)
    }

    override var name: String { ".alignmentGuide" }

    override func computeExplicitAlignment(_ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize) -> CGFloat? {
        guard key == self.key else { return child.explicitAlignment(key, proposal: proposal, size: size) }
        let value = computeValue(child.dimensionsToPlace(proposal))
        if !value.isFinite {
            viewNode.report("an alignment guide returned \(value); it is ignored")
            return nil
        }
        return value
    }
}
