import SwiftInterpreter
import SwiftUI
import ViewGraph

func addTransitionTypes(_ types: inout [NativeType]) {
    types.append(
        NativeType.make("Transition", "@MainActor protocol Transition") { m in
            m.add("Body", "required associatedtype Body: View")
            m.add("Content", "typealias Content = PlaceholderContentView")
            m.add(
                "body",
                "required @ViewBuilder func body(content: PlaceholderContentView, phase: TransitionPhase) -> Body")
            m.add("properties", "static var properties: TransitionProperties { get }") { _ in
                TransitionProperties().bridged
            }
            m.add("apply", "func apply<V: View>(content: V, phase: TransitionPhase) -> some View") { c in
                let transition = try declaredTransition(c.receiver, c.evaluator)
                return try AnyView(
                    any: transition.shown(c.argument(0, as: AnyView.self), in: c.argument(1, as: TransitionPhase.self))
                ).bridged
            }
            m.add("combined", "func combined<T: Transition>(with other: T) -> BuiltInTransition") { c in
                let first = try declaredTransition(c.receiver, c.evaluator)
                return try .box(first.combined(with: declaredTransition(c.arguments[0], c.evaluator)))
            }
            m.add("animation", "func animation(_ animation: Animation?) -> BuiltInTransition") { c in
                try .box(declaredTransition(c.receiver, c.evaluator).animation(c.argument(0, as: Animation?.self)))
            }
            addBuiltInTransitions(&m)
        })
}

/// A transition that the program declares.
private func declaredTransition(_ value: Value, _ evaluator: any Evaluator) throws -> AnyTransition {
    var value = value
    while case .existential(let box) = value { value = box.value }
    if let known = value.unbox(as: AnyTransition.self) { return known }
    let transition = value
    let properties = try evaluator.staticProperty("properties", of: evaluator.dynamicType(of: transition))
    return AnyTransition(
        hasMotion: try TransitionProperties.bridge(properties, evaluator).hasMotion
    ) { content, phase in
        show(evaluator) {
            var transition = transition
            let arguments = [AnyView(any: content).bridged, phase.bridged]
            let body = try evaluator.callMethod("body", labels: ["content", "phase"], on: &transition, arguments)
            return try AnyView.bridge(body, evaluator)
        }
    }
}

private func show(_ evaluator: any Evaluator, _ make: () throws -> AnyView) -> any View {
    do {
        return try make()
    } catch {
        evaluator.record(error)
        return EmptyView()
    }
}

/// The types of SwiftUI's transitions: their values are `AnyTransition`s.
extension SwiftUILibrary {
    static func transitionBody(_ c: inout NativeCall) throws -> Value {
        let transition = try declaredTransition(c.receiver, c.evaluator)
        return try AnyView(
            any: transition.shown(c.argument(0, as: AnyView.self), in: c.argument(1, as: TransitionPhase.self))
        ).bridged
    }

    static func opacityTransition(_: inout NativeCall) throws -> Value { .box(AnyTransition(OpacityTransition())) }
    static func identityTransition(_: inout NativeCall) throws -> Value { .box(AnyTransition(IdentityTransition())) }
    static func transitionWithoutMotion(_: inout NativeCall) throws -> Value { OpacityTransition.properties.bridged }
    static func slideTransition(_: inout NativeCall) throws -> Value { .box(AnyTransition(SlideTransition())) }

    static func scaleTransition(_ c: inout NativeCall) throws -> Value {
        let anchor = try c.argument(1, as: UnitPoint.self, default: .center)
        return .box(AnyTransition(ScaleTransition(try c.argument(0, as: Double.self), anchor: anchor)))
    }

    static func offsetTransition(_ c: inout NativeCall) throws -> Value {
        .box(AnyTransition(OffsetTransition(try c.argument(0, as: CGSize.self))))
    }

    static func moveTransition(_ c: inout NativeCall) throws -> Value {
        .box(AnyTransition(MoveTransition(edge: try c.argument(0, as: Edge.self))))
    }

    static func pushTransition(_ c: inout NativeCall) throws -> Value {
        .box(AnyTransition(PushTransition(edge: try c.argument(0, as: Edge.self))))
    }

    static func blurReplaceTransition(_ c: inout NativeCall) throws -> Value {
        let configuration = try c.argument(0, as: BlurReplaceTransition.Configuration.self)
        return .box(AnyTransition(BlurReplaceTransition(configuration: configuration)))
    }

    static func asymmetricTransition(_ c: inout NativeCall) throws -> Value {
        try .box(
            AnyTransition.asymmetric(
                insertion: declaredTransition(c.arguments[0], c.evaluator),
                removal: declaredTransition(c.arguments[1], c.evaluator)))
    }
}

/// `.blurReplace` and the like, where a transition is expected.
private func addBuiltInTransitions(_ m: inout [NativeMember]) {
    func add(
        _ name: String, _ type: String, _ parameters: String? = nil,
        _ make: @escaping @Sendable (NativeCall) throws -> AnyTransition
    ) {
        let head = parameters.map { "static func \(name)(\($0)) -> \(type)" } ?? "static var \(name): \(type) { get }"
        m.add(name, "\(head) where Self == \(type)") { c in try .box(make(c)) }
    }
    add("opacity", "OpacityTransition") { _ in AnyTransition(OpacityTransition()) }
    add("identity", "IdentityTransition") { _ in AnyTransition(IdentityTransition()) }
    add("scale", "ScaleTransition") { _ in AnyTransition(ScaleTransition(1e-5)) }
    add("scale", "ScaleTransition", "_ scale: Double, anchor: UnitPoint = _") {
        try AnyTransition(
            ScaleTransition(
                $0.argument(0, as: Double.self), anchor: $0.argument(1, as: UnitPoint.self, default: .center)))
    }
    add("offset", "OffsetTransition", "_ offset: CGSize") {
        try AnyTransition(OffsetTransition($0.argument(0, as: CGSize.self)))
    }
    add("offset", "OffsetTransition", "x: CGFloat = _, y: CGFloat = _") {
        try AnyTransition(
            OffsetTransition(
                CGSize(
                    width: $0.argument(0, as: CGFloat.self, default: 0),
                    height: $0.argument(1, as: CGFloat.self, default: 0))))
    }
    add("move", "MoveTransition", "edge: Edge") {
        try AnyTransition(MoveTransition(edge: $0.argument(0, as: Edge.self)))
    }
    add("slide", "SlideTransition") { _ in AnyTransition(SlideTransition()) }
    add("push", "PushTransition", "from edge: Edge") {
        try AnyTransition(PushTransition(edge: $0.argument(0, as: Edge.self)))
    }
    add("blurReplace", "BlurReplaceTransition") { _ in AnyTransition(BlurReplaceTransition(configuration: .downUp)) }
    add("blurReplace", "BlurReplaceTransition", "_ configuration: BlurReplaceConfiguration = _") {
        try AnyTransition(
            BlurReplaceTransition(
                configuration: $0.argument(0, as: BlurReplaceTransition.Configuration.self, default: .downUp)))
    }
    add("symbolEffect", "SymbolEffectTransition") { _ in AnyTransition(OpacityTransition()) }
    add("symbolEffect", "SymbolEffectTransition", "_ effect: some SymbolEffect, options: SymbolEffectOptions = _") {
        _ in AnyTransition(OpacityTransition())
    }
    m.add(
        "asymmetric",
        "static func asymmetric<A: Transition, B: Transition>(insertion: A, removal: B) -> AsymmetricTransition where Self == AsymmetricTransition"
    ) { c in try SwiftUILibrary.asymmetricTransition(&c) }
}

/// Modifiers that are written by hand.
@Sendable func addViewMembersOfTransitions(_ m: inout [NativeMember]) {
    m.add("transition", "func transition<T: Transition>(_ transition: T) -> some View") { c in
        try .box(
            AnyView(c.receiver(as: AnyView.self).transition(declaredTransition(c.arguments[0], c.evaluator))))
    }
}

extension SwiftUILibrary {
    static func blurReplaceDownUp(_: inout NativeCall) throws -> Value {
        .box(BlurReplaceTransition.Configuration.downUp)
    }

    static func blurReplaceUpUp(_: inout NativeCall) throws -> Value {
        .box(BlurReplaceTransition.Configuration.upUp)
    }

    static func anyTransitionInit(_ c: inout NativeCall) throws -> Value {
        try .box(declaredTransition(c.arguments[0], c.evaluator))
    }

    static func anyTransitionModifier(_ c: inout NativeCall) throws -> Value {
        let (active, identity, evaluator) = (c.arguments[0], c.arguments[1], c.evaluator)
        return .box(
            AnyTransition { content, phase in
                show(evaluator) {
                    try modified(AnyView(any: content), by: phase.isIdentity ? identity : active, evaluator)
                }
            })
    }
}
