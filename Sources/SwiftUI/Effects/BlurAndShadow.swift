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

extension LeafEffect {
    /// What is animated: a radius, and before it a shadow's colour and after it its offset (facts 18.21).
    fileprivate func quantities(in environment: EnvironmentValues) -> [Double] {
        switch self {
        case .blur(let radius, _): [Double(radius)]
        case .shadow(let color, let radius, let offset):
            color.resolvedColor(in: environment).quantities
                + [Double(radius), Double(offset.width), Double(offset.height)]
        }
    }

    fileprivate func with(_ numbers: [Double]) -> LeafEffect {
        switch self {
        case .blur(_, let isOpaque) where numbers.count == 1: .blur(radius: numbers[0], isOpaque: isOpaque)
        case .shadow where numbers.count == 7:
            .shadow(
                Color(resolved: ResolvedColor(animated: numbers)), radius: numbers[4],
                offset: CGSize(width: numbers[5], height: numbers[6]))
        default: self
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
    private var effect: LeafEffect

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

    override var animatableAttributes: _AnyAnimatableData? {
        get { _AnyAnimatableData(numbers: effect.quantities(in: environment)) }
        set { if let numbers = newValue?.numbers { effect = effect.with(numbers) } }
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
