import ViewGraph

/// A blur or a shadow; the radius is the Gaussian's sigma, in points (measured: facts 16.13).
enum LeafEffect: Hashable, Sendable {
    case blur(radius: CGFloat, isOpaque: Bool)
    case shadow(Color, radius: CGFloat, offset: CGSize)

    func filter(in environment: EnvironmentValues) -> Filter? {
        switch self {
        case .blur(let radius, let isOpaque):
            return radius > 0 && radius.isFinite ? .blur(radius: radius, isOpaque: isOpaque) : nil
        case .shadow(let color, let radius, let offset):
            let color = color.resolvedColor(in: environment)
            guard color.opacity > 0, radius.isFinite, offset.width.isFinite, offset.height.isFinite else { return nil }
            return .shadow(color: color, radius: max(radius, 0), offset: offset)
        }
    }
}

struct LeafEffectModifier: ElementModifier {
    let effect: LeafEffect

    func makeLayoutNode(viewNode: ViewNode, child: LayoutNode) -> LayoutNode {
        LeafEffectNode(viewNode: viewNode, child: child, effect: effect)
    }

    func write(to environment: inout EnvironmentValues) {
        if !environment.isInLeafFilter { environment.isInLeafFilter = true }
    }
}

/// Draws each leaf of its content through the filter.
final class LeafEffectNode: PassThroughLayoutNode {
    private let effect: LeafEffect

    init(viewNode: ViewNode, child: LayoutNode, effect: LeafEffect) {
        self.effect = effect
        super.init(viewNode: viewNode, child: child)
    }

    override var name: String {
        switch effect {
        case .blur: ".blur"
        case .shadow: ".shadow"
        }
    }

    override func draw(in context: inout DrawContext) {
        guard let filter = effect.filter(in: environment) else { return drawChildren(in: &context) }
        for item in context.recorded({ drawChildren(in: &$0) }).filteringLeaves(filter) { context.add(item) }
    }
}

nonisolated extension View {
    /// A Gaussian blur with sigma = `radius` of each leaf; `opaque` keeps hard edges.
    public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
        modifier(LeafEffectModifier(effect: .blur(radius: radius, isOpaque: opaque)))
    }

    /// A shadow of each leaf, a Gaussian with sigma = `radius`.
    public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some View {
        modifier(
            LeafEffectModifier(effect: .shadow(color, radius: radius, offset: CGSize(width: x, height: y))))
    }
}
