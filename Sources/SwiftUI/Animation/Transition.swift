import ViewGraph

/// How a view comes and goes: what it looks like before, while and after it is there.
///
/// A picture shows what is there, so a transition is seen in its `identity` phase.
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
public nonisolated struct AnyTransition: @unchecked Sendable {
    let insertion: Effect
    let removal: Effect

    /// What a transition does in a phase; nil for the built-in ones, which do nothing to what is there.
    struct Effect {
        var apply: ((any View, TransitionPhase) -> any View)?
        var animation: Animation?
    }

    init(insertion: Effect, removal: Effect) { (self.insertion, self.removal) = (insertion, removal) }

    private init(_ effect: Effect) { self.init(insertion: effect, removal: effect) }

    public init<T: Transition>(_ transition: T) {
        self.init(
            Effect(apply: { content, phase in
                withoutIsolation((transition, PlaceholderContentView<T>(content))) {
                    $0.0.body(content: $0.1, phase: phase)
                }
            }))
    }

    /// A transition that is known only at run time.
    package init(_ apply: @escaping (any View, TransitionPhase) -> any View) { self.init(Effect(apply: apply)) }

    /// The view as this shows it in a phase.
    package func shown(_ content: AnyView, in phase: TransitionPhase) -> any View {
        (phase == .didDisappear ? removal : insertion).apply?(content, phase) ?? content
    }

    private static let builtIn = AnyTransition(Effect())

    public static let identity: AnyTransition = builtIn
    public static let opacity: AnyTransition = builtIn
    public static var slide: AnyTransition { builtIn }
    public static var scale: AnyTransition { builtIn }
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { builtIn }
    public static func move(edge: Edge) -> AnyTransition { builtIn }
    public static func offset(_ offset: CGSize) -> AnyTransition { builtIn }
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { builtIn }
    public static func push(from edge: Edge) -> AnyTransition { builtIn }

    /// One modifier while the view isn't there, another while it is.
    public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
        AnyTransition(
            Effect(apply: { content, phase in
                AnyView(any: content).modifier(phase.isIdentity ? identity : active)
            }))
    }

    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
        AnyTransition(insertion: insertion.insertion, removal: removal.removal)
    }

    public func combined(with other: AnyTransition) -> AnyTransition {
        AnyTransition(
            insertion: insertion.followed(by: other.insertion), removal: removal.followed(by: other.removal))
    }

    public func animation(_ animation: Animation?) -> AnyTransition {
        var copy = (insertion, removal)
        (copy.0.animation, copy.1.animation) = (animation, animation)
        return AnyTransition(insertion: copy.0, removal: copy.1)
    }
}

extension AnyTransition.Effect {
    fileprivate func followed(by other: Self) -> Self {
        var result = self
        if let first = apply, let second = other.apply {
            result.apply = { second(first($0, $1), $1) }
        } else {
            result.apply = apply ?? other.apply
        }
        result.animation = animation ?? other.animation
        return result
    }
}

struct TransitionModifier: PrimitiveModifier {
    let transition: AnyTransition

    static func _reconcile(
        _ modifier: Self, content: any View, existing: ViewNode?, in context: NodeContext
    ) -> ViewNode {
        let node = existing as? TransitionNode ?? TransitionNode(context)
        node.adopt(context)
        let shown = modifier.transition.insertion.apply?(content, .identity) ?? content
        node.setChild(shown, component: .none)
        return node
    }
}

final class TransitionNode: SingleChildNode {
    override var isListTransparent: Bool { true }
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
