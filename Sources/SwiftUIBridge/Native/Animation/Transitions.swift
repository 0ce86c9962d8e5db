import SwiftInterpreter
import SwiftUI
import ViewGraph

func addTransitionTypes(_ types: inout [NativeType]) {
    types.append(
        NativeType.make("Transition", "protocol Transition") { m in
            m.add("Body", "required associatedtype Body: View")
            m.add("Content", "typealias Content = PlaceholderContentView")
            m.add(
                "body",
                "required @ViewBuilder func body(content: PlaceholderContentView, phase: TransitionPhase) -> Body")
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
    for name in builtInTransitions { types.append(builtInTransition(name)) }
}

/// A transition that the program declares.
private func declaredTransition(_ value: Value, _ evaluator: any Evaluator) throws -> AnyTransition {
    var value = value
    while case .existential(let box) = value { value = box.value }
    if let known = value.unbox(as: AnyTransition.self) { return known }
    let transition = value
    return AnyTransition { content, phase in
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

/// The transitions that SwiftUI has types for; what two of them make is under the first name.
private let builtInTransitions = [
    "BuiltInTransition", "OpacityTransition", "IdentityTransition", "ScaleTransition", "OffsetTransition",
    "MoveTransition", "SlideTransition", "PushTransition", "BlurReplaceTransition", "SymbolEffectTransition",
    "AsymmetricTransition",
]

/// The type's entry: its values are `AnyTransition`s.
private func builtInTransition(_ name: String) -> NativeType {
    NativeType.make(name, "struct \(name): Transition") { m in
        m.add("Body", "typealias Body = TupleView<Void>")
        m.add("body", "func body(content: PlaceholderContentView, phase: TransitionPhase) -> TupleView<Void>") { c in
            let transition = try declaredTransition(c.receiver, c.evaluator)
            return try AnyView(
                any: transition.shown(c.argument(0, as: AnyView.self), in: c.argument(1, as: TransitionPhase.self))
            ).bridged
        }
        func add(_ signature: String, _ make: @escaping @Sendable (NativeCall) throws -> AnyTransition) {
            m.add("init", "init(\(signature))") { c in try .box(make(c)) }
        }
        switch name {
        case "OpacityTransition": add("") { _ in AnyTransition(OpacityTransition()) }
        case "IdentityTransition": add("") { _ in AnyTransition(IdentityTransition()) }
        case "SlideTransition": add("") { _ in AnyTransition(SlideTransition()) }
        case "ScaleTransition":
            add("_ scale: Double, anchor: UnitPoint = _") {
                try AnyTransition(
                    ScaleTransition(
                        $0.argument(0, as: Double.self), anchor: $0.argument(1, as: UnitPoint.self, default: .center)))
            }
        case "OffsetTransition":
            add("_ offset: CGSize") { try AnyTransition(OffsetTransition($0.argument(0, as: CGSize.self))) }
        case "MoveTransition":
            add("edge: Edge") { try AnyTransition(MoveTransition(edge: $0.argument(0, as: Edge.self))) }
        case "PushTransition":
            add("edge: Edge") { try AnyTransition(PushTransition(edge: $0.argument(0, as: Edge.self))) }
        case "BlurReplaceTransition":
            m.add("Configuration", "typealias Configuration = BlurReplaceConfiguration")
            add("configuration: BlurReplaceConfiguration") {
                try AnyTransition(
                    BlurReplaceTransition(configuration: $0.argument(0, as: BlurReplaceTransition.Configuration.self)))
            }
        case "AsymmetricTransition":
            m.add(
                "init", "init<A: Transition, B: Transition>(insertion: A, removal: B)", asymmetric)
        default: break
        }
    }
}

@Sendable private func asymmetric(_ c: inout NativeCall) throws -> Value {
    try .box(
        AnyTransition.asymmetric(
            insertion: declaredTransition(c.arguments[0], c.evaluator),
            removal: declaredTransition(c.arguments[1], c.evaluator)))
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
        "static func asymmetric<A: Transition, B: Transition>(insertion: A, removal: B) -> AsymmetricTransition where Self == AsymmetricTransition",
        asymmetric)
}

/// Modifiers that are written by hand.
@Sendable func addViewMembersOfTransitions(_ m: inout [NativeMember]) {
    m.add("transition", "func transition<T: Transition>(_ transition: T) -> some View") { c in
        try .box(
            AnyView(c.receiver(as: AnyView.self).transition(declaredTransition(c.arguments[0], c.evaluator))))
    }
}

extension SwiftUILibrary {
    static func blurReplaceConfigurationDownUp(_: inout NativeCall) throws -> Value {
        .box(BlurReplaceTransition.Configuration.downUp)
    }

    static func blurReplaceConfigurationUpUp(_: inout NativeCall) throws -> Value {
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
