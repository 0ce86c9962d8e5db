import ViewGraph

/// How a view comes and goes: what it looks like before, while and after it is there.
@MainActor @preconcurrency
public protocol Transition {
    associatedtype Body: View
    typealias Content = PlaceholderContentView<Self>
    @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
    static var properties: TransitionProperties { get }
}

extension Transition {
    public static var properties: TransitionProperties { TransitionProperties() }

    /// A view as the transition shows it in a phase.
    public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
        body(content: PlaceholderContentView(content), phase: phase)
    }
}

/// What a transition needs of its surroundings.
public struct TransitionProperties: Sendable {
    /// False for one that nothing moves in, and that stays with Reduce Motion.
    public var hasMotion: Bool
    public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// Where a view is between coming and going.
public enum TransitionPhase: Hashable, Sendable {
    case willAppear, identity, didDisappear

    public var isIdentity: Bool { self == .identity }

    /// −1 before, 0 while, 1 after it is there (facts.md 18.15).
    public var value: Double {
        switch self {
        case .willAppear: -1
        case .identity: 0
        case .didDisappear: 1
        }
    }
}

/// A transition of any type.
// Unchecked: its closures are called by one thread at a time, the session's.
public nonisolated struct AnyTransition: @unchecked Sendable {
    private let apply: (any View, TransitionPhase) -> any View
    /// What the way into a phase is animated with, where the transition says it itself.
    private var animations: (TransitionPhase) -> Animation?? = { _ in nil }
    let hasMotion: Bool

    public init<T: Transition>(_ transition: T) {
        self.init(hasMotion: withoutIsolation(transition) { _ in T.properties.hasMotion }) { content, phase in
            withoutIsolation((transition, PlaceholderContentView<T>(content))) {
                $0.0.body(content: $0.1, phase: phase)
            }
        }
        if let timed = transition as? any TimedTransition { animations = { timed.animation(into: $0) } }
    }

    /// A transition that is known only at run time.
    package init(
        hasMotion: Bool = true, _ apply: @escaping (any View, TransitionPhase) -> any View
    ) {
        (self.hasMotion, self.apply) = (hasMotion, apply)
    }

    /// The view as this shows it in a phase.
    package func shown(_ content: any View, in phase: TransitionPhase) -> any View { apply(content, phase) }

    /// What the way into a phase is animated with; nil where the change decides.
    func animation(into phase: TransitionPhase) -> Animation?? { animations(phase) }

    public static let identity = AnyTransition(IdentityTransition())
    public static let opacity = AnyTransition(OpacityTransition())
    public static var slide: AnyTransition { AnyTransition(SlideTransition()) }
    public static var scale: AnyTransition { AnyTransition(ScaleTransition(1e-5)) }
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
        AnyTransition(ScaleTransition(Double(scale), anchor: anchor))
    }
    public static func move(edge: Edge) -> AnyTransition { AnyTransition(MoveTransition(edge: edge)) }
    public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition(OffsetTransition(offset)) }
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
        offset(CGSize(width: x, height: y))
    }
    public static func push(from edge: Edge) -> AnyTransition { AnyTransition(PushTransition(edge: edge)) }

    /// One modifier while the view isn't there, another while it is.
    public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
        AnyTransition { content, phase in AnyView(any: content).modifier(phase.isIdentity ? identity : active) }
    }

    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
        var result = AnyTransition(hasMotion: insertion.hasMotion || removal.hasMotion) { content, phase in
            let leaving = removal.apply(content, phase == .didDisappear ? phase : .identity)
            return insertion.apply(leaving, phase == .willAppear ? phase : .identity)
        }
        result.animations = { ($0 == .didDisappear ? removal : insertion).animations($0) }
        return result
    }

    public func combined(with other: AnyTransition) -> AnyTransition {
        var result = AnyTransition(hasMotion: hasMotion || other.hasMotion) { content, phase in
            other.apply(apply(content, phase), phase)
        }
        let own = animations
        result.animations = { own($0) ?? other.animations($0) }
        return result
    }

    public func animation(_ animation: Animation?) -> AnyTransition {
        var copy = self
        copy.animations = { _ in .some(animation) }
        return copy
    }
}

/// A transition that says itself how it is animated.
nonisolated protocol TimedTransition {
    func animation(into phase: TransitionPhase) -> Animation??
}

struct TransitionModifier: PrimitiveModifier {
    let transition: AnyTransition

    static func _reconcile(
        _ modifier: Self, content: any View, existing: ViewNode?, in context: NodeContext
    ) -> ViewNode {
        let node = existing as? TransitionNode ?? TransitionNode(context)
        node.update(modifier.transition, content, in: context)
        return node
    }
}

nonisolated extension View {
    /// How this view comes and goes when it is inserted or removed under an animation.
    public func transition(_ transition: AnyTransition) -> some View {
        modifier(TransitionModifier(transition: transition))
    }

    public func transition<T: Transition>(_ transition: T) -> some View {
        modifier(TransitionModifier(transition: AnyTransition(transition)))
    }
}
