import ViewGraph

struct SymbolEffectModifier: PrimitiveModifier {
    let motion: _SymbolMotion
    let options: SymbolEffectOptions
    /// Whether an effect that goes on is active; nil for one that runs when the value changes.
    let isActive: Bool?
    var value: AnyEquatable?

    static func _reconcile(
        _ modifier: Self, content: any View, existing: ViewNode?, in context: NodeContext
    ) -> ViewNode {
        let node = existing as? SymbolEffectNode ?? SymbolEffectNode(modifier, context)
        node.update(modifier, content, in: context)
        return node
    }
}

/// Moves a symbol by the session's clock: for as long as an effect is active, or a number of times after a change.
final class SymbolEffectNode: SingleChildNode {
    private var modifier: SymbolEffectModifier
    /// When the movement began; nil where there is none.
    private var start: Double?
    /// Where the symbol comes from on its way to the state it is held in.
    private var origin: SymbolLook?
    private let light = SymbolLightSource()
    private var wrappers: [SymbolEffectLayoutNode] = []

    override var isListTransparent: Bool { true }

    init(_ modifier: SymbolEffectModifier, _ context: NodeContext) {
        self.modifier = modifier
        super.init(context)
        light.node = self
        if modifier.isActive == true, modifier.motion.duration != nil { begin() }
    }

    func update(_ modifier: SymbolEffectModifier, _ content: any View, in context: NodeContext) {
        let old = self.modifier
        let shown = look
        adopt(context)
        self.modifier = modifier
        if modifier.isActive != old.isActive || modifier.value != old.value || modifier.motion != old.motion {
            change(from: old, shown: shown)
        }
        var inner = context.environment
        if modifier.motion.kind == .variableColor { inner.symbolLight = light }
        setChild(content, in: childContext(.position(0), environment: inner))
    }

    override func unmount() {
        end()
        super.unmount()
    }

    private func change(from old: SymbolEffectModifier, shown: SymbolLook) {
        defer { for node in wrappers { node.rulesMayHaveChanged() } }
        guard modifier.motion.duration != nil else {
            // From one state to another.
            origin = modifier.isActive == true ? modifier.motion.origin ?? shown : shown
            start = graph.clock.now
            graph.clock.finiteWork[ObjectIdentifier(self)] = graph.clock.now + Self.changeDuration
            return
        }
        guard modifier.isActive != nil else {
            if modifier.value != old.value { begin() }
            return
        }
        end()
        if modifier.isActive == true { begin() }
    }

    private func begin() {
        origin = nil
        start = graph.clock.now
        let round = round
        if let count { graph.clock.finiteWork[ObjectIdentifier(self)] = graph.clock.now + round * Double(count) }
        graph.clock.repeatingWork[ObjectIdentifier(self)] = count == nil ? round : nil
    }

    private func end() {
        (start, origin) = (nil, nil)
        graph.clock.finiteWork[ObjectIdentifier(self)] = nil
        graph.clock.repeatingWork[ObjectIdentifier(self)] = nil
    }

    // MARK: - The look at a moment

    /// How long a change of the held state takes, in seconds (chosen).
    private static var changeDuration: Double { 0.4 }

    /// How often it moves; nil without end.
    private var count: Int? { modifier.options.count(isOngoing: modifier.isActive != nil) }

    /// From one movement to the next, in seconds.
    private var round: Double {
        (modifier.motion.duration ?? 0) / modifier.options.speedFactor + modifier.options.pause
    }

    fileprivate var look: SymbolLook {
        if environment.symbolEffectsAreRemoved { return SymbolLook() }
        guard let length = modifier.motion.duration.map({ $0 / modifier.options.speedFactor }) else { return held }
        guard let start, round > 0 else { return SymbolLook() }
        let time = max(graph.clock.now - start, 0) + 1e-9
        let number = (time / round).rounded(.down)
        if let count, number >= Double(count) { return SymbolLook() }
        return modifier.motion.look(
            at: ((time - number * round) / length - 1e-9).clamped(0, 1),
            isContinuous: count == nil && modifier.options.pause == 0,
            isMirrored: environment.layoutDirection == .rightToLeft)
    }

    private var held: SymbolLook {
        let target = modifier.isActive == true ? modifier.motion.held : SymbolLook()
        guard let start, let origin else { return target }
        let part = (graph.clock.now - start) / Self.changeDuration
        return part >= 1 ? target : origin.mixed(with: target, by: UnitCurve.easeOut.value(at: max(part, 0)))
    }

    override func makeElements() -> [LayoutNode] {
        wrappers = super.makeElements().map { content in
            wrappers.first { $0.content === content } ?? SymbolEffectLayoutNode(viewNode: self, child: content)
        }
        return wrappers
    }
}

private final class SymbolEffectLayoutNode: PassThroughLayoutNode, RenderTransform {
    var content: LayoutNode { child }
    private var look: SymbolLook { (viewNode as? SymbolEffectNode)?.look ?? SymbolLook() }

    override var name: String { ".symbolEffect" }
    override var isGeometryScope: Bool { true }

    var renderTransform: CGAffineTransform { look.transform(in: CGRect(origin: .zero, size: frame.size)) }

    override func collectEvents(in context: inout EventContext) {
        let look = look
        if look.opacity > 0, look.drawn > 0 { collectChildren(in: &context) }
    }

    override func draw(in context: inout DrawContext) {
        let look = look
        guard look.opacity > 0, look.drawn > 0 else { return }
        let rect = context.pixelRect(of: frame.size)
        var group = DisplayList.Group(transform: look.transform(in: rect), opacity: look.opacity)
        if look.drawn < 1 {
            let width = rect.width * look.drawn
            let x = layoutDirection == .rightToLeft ? rect.maxX - width : rect.minX
            let part = CGRect(x: x, y: rect.minY, width: width, height: rect.height)
            group.clip = DisplayList.Clip(path: Path(part))
        }
        if group.transform.isIdentity, group.opacity >= 1, group.clip == nil { return drawChildren(in: &context) }
        context.group(group) { drawChildren(in: &$0) }
    }
}

/// Where the symbols inside find out which of their layers are lit.
final class SymbolLightSource {
    fileprivate weak var node: SymbolEffectNode?
    var light: SymbolLight? { node?.look.light }
}

private enum SymbolLightKey: EnvironmentKey {
    static var defaultValue: SymbolLightSource? { nil }
}

extension EnvironmentValues {
    var symbolLight: SymbolLightSource? {
        get { self[SymbolLightKey.self] }
        set { self[SymbolLightKey.self] = newValue }
    }
}
