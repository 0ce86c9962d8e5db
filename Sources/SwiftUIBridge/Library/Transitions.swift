import SwiftInterpreter
import SwiftUI
import ViewGraph

func addTransitionTypes(_ types: inout [NativeType]) {
    types.append(NativeType("PlaceholderContentView", "struct PlaceholderContentView: View"))
    types.append(
        NativeType.make("Transition", "protocol Transition") { m in
            m.add("Body", "required associatedtype Body: View")
            m.add("Content", "typealias Content = PlaceholderContentView")
            m.add(
                "body",
                "required @ViewBuilder func body(content: PlaceholderContentView, phase: TransitionPhase) -> Body")
        })
    types.append(
        NativeType.make("AnyTransition", "extension AnyTransition") { m in
            m.add("init", "init<T: Transition>(_ transition: T)") { c in
                try .box(declaredTransition(c.arguments[0], c.evaluator))
            }
            m.add(
                "modifier", "static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition"
            ) { c in
                let (active, identity, evaluator) = (c.arguments[0], c.arguments[1], c.evaluator)
                return .box(
                    AnyTransition { content, phase in
                        show(evaluator) {
                            try modified(AnyView(any: content), by: phase.isIdentity ? identity : active, evaluator)
                        }
                    })
            }
        })
    types.append(
        NativeType.make("View", "extension View") { m in
            m.add("transition", "func transition<T: Transition>(_ transition: T) -> some View") { c in
                try .box(AnyView(c.me(AnyView.self).transition(declaredTransition(c.arguments[0], c.evaluator))))
            }
        })
}

/// A transition that the program declares.
private func declaredTransition(_ value: Value, _ evaluator: any Evaluator) throws -> AnyTransition {
    var value = value
    while case .existential(let box) = value { value = box.value }
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
