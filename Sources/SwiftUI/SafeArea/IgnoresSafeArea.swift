import ViewGraph

nonisolated extension View {
    /// Lets the view reach over the safe area at the edges that it touches.
    public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
        modifier(IgnoresSafeAreaModifier(edges: regions.contains(.container) ? edges : []))
    }

    /// The older name of `ignoresSafeArea(_:edges:)`.
    public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
        modifier(IgnoresSafeAreaModifier(edges: edges))
    }
}

struct IgnoresSafeAreaModifier: ElementModifier {
    let edges: Edge.Set

    func makeLayoutNode(viewNode: ViewNode, child: LayoutNode) -> LayoutNode {
        IgnoresSafeAreaNode(viewNode: viewNode, child: child, edges: edges)
    }
}

/// Answers for its content as if there were nothing to ignore; placed, the content is proposed more and starts outside
/// (facts.md 8.9).
final class IgnoresSafeAreaNode: PassThroughLayoutNode, LayoutObserver {
    private let edges: Edge.Set
    private var knownFrame: CGRect?

    init(viewNode: ViewNode, child: LayoutNode, edges: Edge.Set) {
        self.edges = edges
        super.init(viewNode: viewNode, child: child)
        if !edges.isEmpty, environment.safeArea != nil { graph.observeLayout(self) }
    }

    override var name: String { ".ignoresSafeArea" }

    private var insets: EdgeInsets {
        guard !edges.isEmpty, let safeArea = environment.safeArea else { return EdgeInsets() }
        return safeArea.insets(around: canvasFrame, direction: layoutDirection).limited(to: edges)
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        let insets = insets
        knownFrame = canvasFrame
        guard insets != EdgeInsets() else { return child.place(at: .zero, proposal: proposal, size: size) }
        let larger = ProposedViewSize(
            width: proposal.width.map { $0 + insets.horizontal },
            height: proposal.height.map { $0 + insets.vertical })
        let childSize = child.sizeThatFits(larger)
        let x = layoutDirection == .leftToRight ? -insets.leading : size.width + insets.leading - childSize.width
        child.place(at: CGPoint(x: x, y: -insets.top), proposal: larger, size: childSize)
    }

    /// Places the content again where a view above has moved without having measured anew.
    func layoutDidUpdate() {
        guard isPlaced, let knownFrame, knownFrame != canvasFrame else { return }
        placeChildren(in: frame.size, proposal: placedProposal)
    }
}
