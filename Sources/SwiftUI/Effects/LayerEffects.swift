import ViewGraph

/// What is done to a view's picture as a whole.
enum LayerEffect: Hashable, Sendable {
    case opacity(Double)
    case blendMode(BlendMode)
    case compositing
    case drawingGroup(isOpaque: Bool, ColorRenderingMode)
    case brightness(Double)
    case contrast(Double)
    case saturation(Double)
    case grayscale(Double)
    case hueRotation(Angle)
    case colorInvert
    case colorMultiply(Color)
    case luminanceToAlpha

    var label: String {
        switch self {
        case .opacity: ".opacity"
        case .blendMode: ".blendMode"
        case .compositing: ".compositingGroup"
        case .drawingGroup: ".drawingGroup"
        case .brightness: ".brightness"
        case .contrast: ".contrast"
        case .saturation: ".saturation"
        case .grayscale: ".grayscale"
        case .hueRotation: ".hueRotation"
        case .colorInvert: ".colorInvert"
        case .colorMultiply: ".colorMultiply"
        case .luminanceToAlpha: ".luminanceToAlpha"
        }
    }

    func group(in environment: EnvironmentValues) -> DisplayList.Group {
        switch self {
        case .opacity(let opacity): return DisplayList.Group(opacity: opacity)
        case .blendMode(let mode): return DisplayList.Group(blendMode: mode)
        case .compositing, .drawingGroup: return DisplayList.Group(isIsolated: true)
        case .brightness(let amount): return DisplayList.Group(filters: [.brightness(amount)])
        case .contrast(let amount): return DisplayList.Group(filters: [.contrast(amount)])
        case .saturation(let amount): return DisplayList.Group(filters: [.saturation(amount)])
        case .grayscale(let amount): return DisplayList.Group(filters: [.grayscale(amount)])
        case .hueRotation(let angle): return DisplayList.Group(filters: [.hueRotation(angle)])
        case .colorInvert: return DisplayList.Group(filters: [.colorInvert])
        case .colorMultiply(let color):
            return DisplayList.Group(filters: [.colorMultiply(color.resolvedColor(in: environment))])
        case .luminanceToAlpha: return DisplayList.Group(filters: [.luminanceToAlpha])
        }
    }

    /// True where the picture stays as it is.
    var changesNothing: Bool {
        switch self {
        case .opacity(let opacity): opacity >= 1
        case .blendMode(let mode): mode == .normal
        case .brightness(let amount): amount == 0
        case .contrast(let amount), .saturation(let amount): amount == 1
        case .grayscale(let amount): amount == 0
        case .hueRotation(let angle): angle == .zero
        case .compositing, .drawingGroup, .colorInvert, .colorMultiply, .luminanceToAlpha: false
        }
    }
}

extension LayerEffect {
    /// What is animated; nil for nothing.
    fileprivate func quantities(in environment: EnvironmentValues) -> [Double]? {
        switch self {
        case .opacity(let value), .brightness(let value), .contrast(let value), .saturation(let value),
            .grayscale(let value):
            [value]
        case .hueRotation(let angle): [angle.radians * 128]
        case .colorMultiply(let color): color.resolvedColor(in: environment).quantities
        case .blendMode, .compositing, .drawingGroup, .colorInvert, .luminanceToAlpha: nil
        }
    }

    fileprivate func with(_ numbers: [Double]) -> LayerEffect {
        guard let first = numbers.first else { return self }
        switch self {
        case .opacity: return .opacity(min(max(first, 0), 1))
        case .brightness: return .brightness(first)
        case .contrast: return .contrast(first)
        case .saturation: return .saturation(first)
        case .grayscale: return .grayscale(first)
        case .hueRotation: return .hueRotation(.radians(first / 128))
        case .colorMultiply: return .colorMultiply(Color(resolved: ResolvedColor(animated: numbers)))
        case .blendMode, .compositing, .drawingGroup, .colorInvert, .luminanceToAlpha: return self
        }
    }
}

struct LayerEffectModifier: ElementModifier {
    let effect: LayerEffect

    func makeLayoutNode(viewNode: ViewNode, child: LayoutNode) -> LayoutNode {
        LayerEffectNode(viewNode: viewNode, child: child, effect: effect)
    }

    func update(_ node: LayoutNode) -> ModifierUpdate {
        guard let node = node as? LayerEffectNode else { return .needsNewNode }
        node.effect = effect
        return .rules
    }

    func write(to environment: inout EnvironmentValues) {
        // The group is one leaf for a blur or shadow round it, so that those inside needn't be distinguished.
        if !effect.changesNothing, environment.isInLeafFilter { environment.isInLeafFilter = false }
    }
}

final class LayerEffectNode: PassThroughLayoutNode {
    fileprivate var effect: LayerEffect

    init(viewNode: ViewNode, child: LayoutNode, effect: LayerEffect) {
        self.effect = effect
        super.init(viewNode: viewNode, child: child)
    }

    override var name: String { effect.label }

    override var animatableAttributes: _AnyAnimatableData? {
        get { effect.quantities(in: environment).map { _AnyAnimatableData(numbers: $0) } }
        set { if let numbers = newValue?.numbers { effect = effect.with(numbers) } }
    }

    /// What can't be seen can't be touched.
    override func collectEvents(in context: inout EventContext) {
        if case .opacity(let opacity) = effect, opacity <= 0 { return }
        collectChildren(in: &context)
    }

    override func draw(in context: inout DrawContext) {
        if effect.changesNothing { return drawChildren(in: &context) }
        if case .opacity(let opacity) = effect, opacity <= 0 { return }
        let rect = context.pixelRect(of: frame.size)
        context.group(effect.group(in: environment)) { context in
            if case .drawingGroup(let isOpaque, let mode) = effect {
                if let warning = mode.warning(for: ".drawingGroup") { graph.report(warning) }
                if isOpaque { context.add(.fill(Path(rect), FillStyle(), .color(.black))) }
            }
            drawChildren(in: &context)
        }
    }
}

nonisolated extension View {
    /// Makes the view's picture see-through as a whole: 0 invisible, 1 as it is.
    public func opacity(_ opacity: Double) -> some View {
        modifier(LayerEffectModifier(effect: .opacity(opacity.isNaN ? 1 : min(max(opacity, 0), 1))))
    }

    public func blendMode(_ blendMode: BlendMode) -> some View {
        modifier(LayerEffectModifier(effect: .blendMode(blendMode)))
    }

    /// Draws the view into a picture of its own before anything round it takes effect.
    public func compositingGroup() -> some View {
        modifier(LayerEffectModifier(effect: .compositing))
    }

    /// The same; what is opaque has a black background.
    public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View {
        modifier(LayerEffectModifier(effect: .drawingGroup(isOpaque: opaque, colorMode)))
    }

    /// Adds to every component.
    public func brightness(_ amount: Double) -> some View { modifier(LayerEffectModifier(effect: .brightness(amount))) }

    /// Multiplies the distance of every component from the middle.
    public func contrast(_ amount: Double) -> some View { modifier(LayerEffectModifier(effect: .contrast(amount))) }

    public func saturation(_ amount: Double) -> some View { modifier(LayerEffectModifier(effect: .saturation(amount))) }

    /// Takes colour away: 0 none, 1 all.
    public func grayscale(_ amount: Double) -> some View { modifier(LayerEffectModifier(effect: .grayscale(amount))) }

    public func hueRotation(_ angle: Angle) -> some View { modifier(LayerEffectModifier(effect: .hueRotation(angle))) }

    public func colorInvert() -> some View { modifier(LayerEffectModifier(effect: .colorInvert)) }

    public func colorMultiply(_ color: Color) -> some View {
        modifier(LayerEffectModifier(effect: .colorMultiply(color)))
    }

    /// Makes the dark transparent, for use as a mask.
    public func luminanceToAlpha() -> some View { modifier(LayerEffectModifier(effect: .luminanceToAlpha)) }
}

/// How colours of a drawing group are stored.
public enum ColorRenderingMode: Hashable, Sendable {
    case nonLinear, linear, extendedLinear

    /// The warning where colours would be mixed in another way than they are.
    func warning(for user: String) -> String? {
        self == .nonLinear ? nil : "\(user): colours are mixed as they are encoded, not in proportion to light"
    }
}
