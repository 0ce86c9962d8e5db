import ViewGraph

/// Fades.
public nonisolated struct OpacityTransition: Transition, Sendable {
    public init() {}
    public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.opacity(phase.isIdentity ? 1 : 0)
    }
}

/// Changes nothing.
public nonisolated struct IdentityTransition: Transition, Sendable {
    public init() {}
    public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// Grows from a point.
public nonisolated struct ScaleTransition: Transition, Sendable {
    public var scale: Double
    public var anchor: UnitPoint

    public init(_ scale: Double, anchor: UnitPoint = .center) { (self.scale, self.anchor) = (scale, anchor) }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.scaleEffect(phase.isIdentity ? 1 : scale, anchor: anchor)
    }
}

/// Comes from a distance.
public nonisolated struct OffsetTransition: Transition, Sendable {
    public var offset: CGSize

    public init(_ offset: CGSize) { self.offset = offset }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.offset(phase.isIdentity ? .zero : offset)
    }
}

/// Comes from an edge and goes back there.
public nonisolated struct MoveTransition: Transition, Sendable {
    public var edge: Edge

    public init(edge: Edge) { self.edge = edge }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.moved(towards: phase.isIdentity ? nil : edge)
    }
}

/// Comes from the leading edge and goes on to the trailing one.
public nonisolated struct SlideTransition: Transition, Sendable {
    public init() {}

    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.moved(towards: phase.isIdentity ? nil : phase == .willAppear ? .leading : .trailing)
    }
}

/// Comes from an edge, fading, and goes on to the opposite one.
public nonisolated struct PushTransition: Transition, Sendable {
    public var edge: Edge

    public init(edge: Edge) { self.edge = edge }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.moved(towards: phase.isIdentity ? nil : phase == .willAppear ? edge : edge.opposite)
            .opacity(phase.isIdentity ? 1 : 0)
    }
}

/// Comes and goes blurred, changing its size a little.
public nonisolated struct BlurReplaceTransition: Transition, Sendable {
    /// How the size changes.
    public struct Configuration: Equatable, Sendable {
        fileprivate let removedScale: Double
        /// Shrinks when it goes.
        public static let downUp = Configuration(removedScale: 0.9)
        /// Grows when it goes.
        public static let upUp = Configuration(removedScale: 1.1)
    }

    public var configuration: Configuration

    public init(configuration: Configuration) { self.configuration = configuration }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        content
            .scaleEffect(phase.isIdentity ? 1 : phase == .willAppear ? 0.9 : configuration.removedScale)
            .blur(radius: phase.isIdentity ? 0 : 7)
            .opacity(phase.isIdentity ? 1 : 0)
    }
}

/// Draws symbols on and off; what else there is fades.
public nonisolated struct SymbolEffectTransition: Transition, Sendable {
    private let motion: _SymbolMotion

    public init<T: TransitionSymbolEffect & SymbolEffect>(effect: T, options: SymbolEffectOptions) {
        motion = effect._motion
    }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.scaleEffect(phase.isIdentity ? 1 : motion.direction == (phase == .willAppear ? .down : .up) ? 1.2 : 0.8)
            .opacity(phase.isIdentity ? 1 : 0)
    }
}

/// Comes in one way and goes in another.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition, TimedTransition {
    public var insertion: Insertion
    public var removal: Removal

    public init(insertion: Insertion, removal: Removal) { (self.insertion, self.removal) = (insertion, removal) }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        insertion.apply(
            content: removal.apply(content: content, phase: phase == .didDisappear ? phase : .identity),
            phase: phase == .willAppear ? phase : .identity)
    }
}

extension AsymmetricTransition {
    nonisolated func animation(into phase: TransitionPhase) -> Animation?? {
        let part: Any = withoutIsolation(self) { phase == .didDisappear ? $0.removal as Any : $0.insertion as Any }
        return (part as? any TimedTransition)?.animation(into: phase) ?? nil
    }
}

/// One transition inside another.
struct CombinedTransition<First: Transition, Second: Transition>: Transition, TimedTransition {
    let first: First
    let second: Second

    nonisolated func animation(into phase: TransitionPhase) -> Animation?? {
        let parts: [Any] = withoutIsolation(self) { [$0.first as Any, $0.second as Any] }
        for case let part as any TimedTransition in parts {
            if let animation = part.animation(into: phase) { return animation }
        }
        return nil
    }

    func body(content: Content, phase: TransitionPhase) -> some View {
        second.apply(content: first.apply(content: content, phase: phase), phase: phase)
    }
}

/// A transition with an animation of its own, which counts while it runs.
struct AnimatedTransition<Base: Transition>: Transition, TimedTransition {
    let base: Base
    let animation: Animation?

    func animation(into phase: TransitionPhase) -> Animation?? { .some(animation) }

    func body(content: Content, phase: TransitionPhase) -> some View { base.apply(content: content, phase: phase) }
}

nonisolated extension View {
    /// As far towards an edge as the view is long; nil: where it is.
    fileprivate func moved(towards edge: Edge?) -> some View { modifier(EdgeMoveModifier(edge: edge)) }
}

struct EdgeMoveModifier: ElementModifier {
    let edge: Edge?

    func makeLayoutNode(viewNode: ViewNode, child: LayoutNode) -> LayoutNode {
        EdgeMoveNode(viewNode: viewNode, child: child, edge: edge)
    }

    func update(_ node: LayoutNode) -> ModifierUpdate {
        guard let node = node as? EdgeMoveNode else { return .needsNewNode }
        (node.edge, node.shown) = (edge, nil)
        return .rules
    }
}

/// Draws its content moved by its own length.
final class EdgeMoveNode: PassThroughLayoutNode, RenderTransform {
    fileprivate var edge: Edge?
    /// The way of a frame of an animation.
    fileprivate var shown: CGSize?

    init(viewNode: ViewNode, child: LayoutNode, edge: Edge?) {
        self.edge = edge
        super.init(viewNode: viewNode, child: child)
    }

    override var isGeometryScope: Bool { true }

    private var offset: CGSize {
        if let shown { return shown }
        let isMirrored = layoutDirection == .rightToLeft
        switch edge {
        case .leading: return CGSize(width: isMirrored ? frame.width : -frame.width, height: 0)
        case .trailing: return CGSize(width: isMirrored ? -frame.width : frame.width, height: 0)
        case .top: return CGSize(width: 0, height: -frame.height)
        case .bottom: return CGSize(width: 0, height: frame.height)
        case nil: return .zero
        }
    }

    var renderTransform: CGAffineTransform { CGAffineTransform(translationX: offset.width, y: offset.height) }

    override var animatableAttributes: _AnyAnimatableData? {
        get {
            shown = nil
            return _AnyAnimatableData(numbers: [offset.width, offset.height])
        }
        set {
            guard let numbers = newValue?.numbers, numbers.count == 2 else { return }
            shown = CGSize(width: numbers[0], height: numbers[1])
        }
    }

    override func collectEvents(in context: inout EventContext) {
        context.transformed(by: renderTransform) { collectChildren(in: &$0) }
    }

    override func draw(in context: inout DrawContext) {
        context.translated(by: offset) { drawChildren(in: &$0) }
    }
}

extension Edge {
    fileprivate var opposite: Edge {
        switch self {
        case .top: .bottom
        case .bottom: .top
        case .leading: .trailing
        case .trailing: .leading
        }
    }
}

extension Transition {
    public func combined<T: Transition>(with other: T) -> some Transition {
        CombinedTransition(first: self, second: other)
    }

    public func animation(_ animation: Animation?) -> some Transition {
        AnimatedTransition(base: self, animation: animation)
    }
}

extension Transition where Self == OpacityTransition {
    public static var opacity: OpacityTransition { OpacityTransition() }
}

extension Transition where Self == IdentityTransition {
    public static var identity: IdentityTransition { IdentityTransition() }
}

extension Transition where Self == ScaleTransition {
    public static var scale: ScaleTransition { ScaleTransition(1e-5) }
    public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self {
        ScaleTransition(scale, anchor: anchor)
    }
}

extension Transition where Self == OffsetTransition {
    public static func offset(_ offset: CGSize) -> Self { OffsetTransition(offset) }
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self { OffsetTransition(CGSize(width: x, height: y)) }
}

extension Transition where Self == MoveTransition {
    public static func move(edge: Edge) -> Self { MoveTransition(edge: edge) }
}

extension Transition where Self == SlideTransition {
    public static var slide: SlideTransition { SlideTransition() }
}

extension Transition where Self == PushTransition {
    public static func push(from edge: Edge) -> Self { PushTransition(edge: edge) }
}

extension Transition where Self == BlurReplaceTransition {
    public static var blurReplace: BlurReplaceTransition { BlurReplaceTransition(configuration: .downUp) }
    public static func blurReplace(_ configuration: BlurReplaceTransition.Configuration = .downUp) -> Self {
        BlurReplaceTransition(configuration: configuration)
    }
}

extension Transition where Self == SymbolEffectTransition {
    public static var symbolEffect: SymbolEffectTransition {
        SymbolEffectTransition(effect: .automatic, options: .default)
    }

    public static func symbolEffect<T: TransitionSymbolEffect & SymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> SymbolEffectTransition {
        SymbolEffectTransition(effect: effect, options: options)
    }
}

extension Transition {
    public static func asymmetric<T1: Transition, T2: Transition>(insertion: T1, removal: T2) -> Self
    where Self == AsymmetricTransition<T1, T2> {
        AsymmetricTransition(insertion: insertion, removal: removal)
    }
}
