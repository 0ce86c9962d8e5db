import ViewGraph

/// Flexible empty space: along its stack's axis, or on both axes outside stacks.
public nonisolated struct Spacer: LeafView, Sendable {
    /// The least length in points; nil is the platform's 8.
    public var minLength: CGFloat?

    public init(minLength: CGFloat? = nil) { self.minLength = minLength }

    package func makeLayoutNode(viewNode: ViewNode, prepared: Void) -> LayoutNode {
        SpacerNode(
            viewNode: viewNode, minLength: minLength ?? ViewSpacing.defaultDistance,
            axis: viewNode.environment.stackOrientation)
    }
}

final class SpacerNode: LayoutNode {
    private let minLength: CGFloat
    private let axis: Axis?

    init(viewNode: ViewNode, minLength: CGFloat, axis: Axis?) {
        (self.minLength, self.axis) = (minLength, axis)
        super.init(viewNode: viewNode)
    }

    override var name: String { "Spacer" }
    override var hitShape: HitShape { .none }

    /// Served last, whatever else is in the stack (measured: facts.md 2.2).
    override var priority: Double { -.infinity }

    override var spacing: ViewSpacing {
        var spacing = ViewSpacing()
        let none = ViewSpacing.EdgePreference(uncategorized: 0)
        if axis != .vertical { (spacing.leading, spacing.trailing) = (none, none) }
        if axis != .horizontal { (spacing.top, spacing.bottom) = (none, none) }
        return spacing
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        func length(_ own: Axis) -> CGFloat {
            guard axis == nil || axis == own else { return 0 }
            return max(proposal[own] ?? minLength, minLength)
        }
        return CGSize(width: length(.horizontal), height: length(.vertical))
    }
}
