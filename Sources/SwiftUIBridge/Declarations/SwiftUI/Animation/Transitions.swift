@Converted @Represented(by: BlurReplaceTransition.Configuration) struct BlurReplaceConfiguration: Equatable {
    @Native(blurReplaceDownUp) static var downUp: BlurReplaceConfiguration { get }
    @Native(blurReplaceUpUp) static var upUp: BlurReplaceConfiguration { get }
}

extension AnyTransition {
    @Native(anyTransitionInit) init<T: Transition>(_ transition: T)
    @Native(anyTransitionModifier) static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition
}

struct BuiltInTransition: Transition {
    typealias Body = TupleView<Void>
    @Native(transitionBody)
    func body(content: PlaceholderContentView, phase: TransitionPhase) -> TupleView<Void>
}

struct OpacityTransition: Transition {
    typealias Body = TupleView<Void>
    @Native(transitionBody)
    func body(content: PlaceholderContentView, phase: TransitionPhase) -> TupleView<Void>
    @Native(opacityTransition) init()
    @Native(transitionWithoutMotion) static var properties: TransitionProperties { get }
}

struct IdentityTransition: Transition {
    typealias Body = TupleView<Void>
    @Native(transitionBody)
    func body(content: PlaceholderContentView, phase: TransitionPhase) -> TupleView<Void>
    @Native(identityTransition) init()
    @Native(transitionWithoutMotion) static var properties: TransitionProperties { get }
}

struct ScaleTransition: Transition {
    typealias Body = TupleView<Void>
    @Native(transitionBody)
    func body(content: PlaceholderContentView, phase: TransitionPhase) -> TupleView<Void>
    @Native(scaleTransition) init(_ scale: Double, anchor: UnitPoint = _)
}

struct OffsetTransition: Transition {
    typealias Body = TupleView<Void>
    @Native(transitionBody)
    func body(content: PlaceholderContentView, phase: TransitionPhase) -> TupleView<Void>
    @Native(offsetTransition) init(_ offset: CGSize)
}

struct MoveTransition: Transition {
    typealias Body = TupleView<Void>
    @Native(transitionBody)
    func body(content: PlaceholderContentView, phase: TransitionPhase) -> TupleView<Void>
    @Native(moveTransition) init(edge: Edge)
}

struct SlideTransition: Transition {
    typealias Body = TupleView<Void>
    @Native(transitionBody)
    func body(content: PlaceholderContentView, phase: TransitionPhase) -> TupleView<Void>
    @Native(slideTransition) init()
}

struct PushTransition: Transition {
    typealias Body = TupleView<Void>
    @Native(transitionBody)
    func body(content: PlaceholderContentView, phase: TransitionPhase) -> TupleView<Void>
    @Native(pushTransition) init(edge: Edge)
}

struct BlurReplaceTransition: Transition {
    typealias Body = TupleView<Void>
    @Native(transitionBody)
    func body(content: PlaceholderContentView, phase: TransitionPhase) -> TupleView<Void>
    typealias Configuration = BlurReplaceConfiguration
    @Native(blurReplaceTransition) init(configuration: BlurReplaceConfiguration)
}

struct SymbolEffectTransition: Transition {
    typealias Body = TupleView<Void>
    @Native(transitionBody)
    func body(content: PlaceholderContentView, phase: TransitionPhase) -> TupleView<Void>
}

struct AsymmetricTransition: Transition {
    typealias Body = TupleView<Void>
    @Native(transitionBody)
    func body(content: PlaceholderContentView, phase: TransitionPhase) -> TupleView<Void>
    @Native(asymmetricTransition)
    init<A: Transition, B: Transition>(insertion: A, removal: B)
}
