import ViewGraph

/// The first of several views whose ideal size fits the space there is; the last one where none does.
///
/// Measured: facts.md 12.9.
public nonisolated struct ViewThatFits<Content: View>: PrimitiveView {
    private let axes: Axis.Set
    private let content: Content

    /// - Parameters:
    ///   - axes: where the content has to fit.
    ///   - content: the views, the preferred one first.
    public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        (self.axes, self.content) = (axes, content())
    }

    public static func _reconcile(_ view: Self, existing: ViewNode?, in context: NodeContext) -> ViewNode {
        let node = existing as? ViewThatFitsViewNode ?? ViewThatFitsViewNode(context)
        node.update(view.content, axes: view.axes, in: context)
        return node
    }
}

final class ViewThatFitsViewNode: SingleChildNode {
    private var layoutNode: ViewThatFitsNode?
    private var axes: Axis.Set = []

    func update(_ content: any View, axes: Axis.Set, in context: NodeContext) {
        adopt(context)
        if axes != self.axes {
            self.axes = axes
            layoutNode?.invalidateLayout()
            elementsDidChange()
        }
        var inner = context.environment
        inner.stackOrientation = nil
        setChild(content, in: childContext(.none, environment: inner))
    }

    override func makeElements() -> [LayoutNode] {
        let node = layoutNode ?? ViewThatFitsNode(viewNode: self)
        layoutNode = node
        node.update(candidates: super.makeElements(), axes: axes)
        return [node]
    }
}

final class ViewThatFitsNode: LayoutNode {
    private var candidates: [LayoutNode] = []
    private var axes: Axis.Set = []

    override var name: String { "ViewThatFits" }

    func update(candidates: [LayoutNode], axes: Axis.Set) {
        (self.candidates, self.axes) = (candidates, axes)
        children = candidates
        invalidateLayout()
    }

    private func choice(for proposal: ProposedViewSize) -> LayoutNode? {
        candidates.first { candidate in
            let ideal = candidate.sizeThatFits(.unspecified, because: "ideal, to see whether it fits")
            if axes.contains(.horizontal), let width = proposal.width, ideal.width > width { return false }
            if axes.contains(.vertical), let height = proposal.height, ideal.height > height { return false }
            return true
        } ?? candidates.last
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        choice(for: proposal)?.sizeThatFits(proposal, because: "the view that fits") ?? .zero
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        let chosen = choice(for: proposal)
        chosen?.place(at: .zero, proposal: proposal)
        // The others take no part in anything: they are neither drawn nor touched nor reported.
        children = chosen.map { [$0] } ?? []
    }

    override func computeExplicitAlignment(
        _ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize
    ) -> CGFloat? {
        choice(for: proposal)?.dimensionsToPlace(proposal).explicit(key)
    }

    override var spacing: ViewSpacing {
        guard var result = candidates.first?.preferredSpacing else { return ViewSpacing() }
        for candidate in candidates.dropFirst() { result.formUnion(candidate.preferredSpacing) }
        return result
    }

    /// A change of any candidate has to reach this node, though only the chosen one is a child.
    override func layoutWasInvalidated() { children = candidates }
}
