import ViewGraph

/// A thin line across its stack's axis; horizontal outside stacks.
public nonisolated struct Divider: LeafView, Sendable {
    public init() {}

    package func makeLayoutNode(viewNode: ViewNode, prepared: Void) -> LayoutNode {
        DividerNode(
            viewNode: viewNode, isVertical: viewNode.environment.stackOrientation == .horizontal,
            thickness: viewNode.environment.derived(DividerLook.init).thickness)
    }
}

/// What follows from the environment for all dividers in it.
private final class DividerLook {
    let thickness: CGFloat

    init(_ environment: EnvironmentValues) {
        let isPoint = environment.platform == .macOS || environment.dynamicTypeSize.isAccessibilitySize
        thickness = isPoint ? 1 : environment.pixelLength
    }
}

/// Measured: facts.md 2.6.
final class DividerNode: LayoutNode {
    private let isVertical: Bool
    private let thickness: CGFloat

    init(viewNode: ViewNode, isVertical: Bool, thickness: CGFloat) {
        (self.isVertical, self.thickness) = (isVertical, thickness)
        super.init(viewNode: viewNode)
    }

    override var name: String { "Divider" }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        isVertical
            ? CGSize(width: thickness, height: max(proposal.height ?? 10, 0))
            : CGSize(width: max(proposal.width ?? 10, 0), height: thickness)
    }

    override func draw(in context: inout DrawContext) {
        let isDark = environment.colorScheme == .dark
        let color: ResolvedColor
        switch environment.platform {
        case .iOS:
            color = isDark ? ResolvedColor(hex: 0x545458, opacity: 0.6) : ResolvedColor(hex: 0x3C3C43, opacity: 0.29)
        case .macOS:
            color = isDark ? ResolvedColor(hex: 0xFFFFFF, opacity: 0.1) : ResolvedColor(hex: 0x000000, opacity: 0.1)
        }
        context.add(.fill(Path(context.pixelRect(of: frame.size)), FillStyle(), .color(color)))
    }
}
