import SwiftInterpreter
import SwiftUI
import ViewGraph

/// Where a scroll view comes to rest, as a program's own behaviour says.
private struct InterpretedScrollBehavior: ScrollTargetBehavior {
    let value: Value
    let evaluator: any Evaluator

    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        do {
            var behavior = value
            var arguments = [target.bridged, context.bridged]
            _ = try evaluator.callMethod(
                "updateTarget", labels: ["", "context"], on: &behavior, inoutArguments: &arguments)
            target = try ScrollTarget.bridge(arguments[0], evaluator)
        } catch {
            evaluator.record(error)
        }
    }
}

/// `scrollTargetBehavior(_:)`, among the members of `View`.
func addScrollBehaviorMembers(_ m: inout [NativeMember]) {
    m.add("scrollTargetBehavior", "func scrollTargetBehavior<B: ScrollTargetBehavior>(_ behavior: B) -> some View") {
        c in
        var value = c.arguments[0]
        while case .existential(let box) = value { value = box.value }
        let view = try c.receiver(as: AnyView.self)
        if case .structure = value {
            let behavior = InterpretedScrollBehavior(value: value, evaluator: c.evaluator)
            return AnyView(view.scrollTargetBehavior(behavior)).bridged
        }
        func open(_ behavior: some ScrollTargetBehavior) -> AnyView { AnyView(view.scrollTargetBehavior(behavior)) }
        return open(try c.any(0, (any ScrollTargetBehavior).self)).bridged
    }
}
