import SwiftInterpreter
import SwiftUI
import ViewGraph

extension AnyGesture where Value == SwiftInterpreter.Value {
    /// The gesture with more to do at its steps.
    func adding(_ change: @escaping (inout _GestureSteps<SwiftInterpreter.Value>) -> Void) -> SwiftInterpreter.Value {
        ErasedGesture(recognize: { touch in
            guard var steps = steps(touch) else { return nil }
            change(&steps)
            return steps
        }).bridged
    }
}

@Sendable func addGestureModifiers(_ m: inout [NativeMember]) {
    for name in ["gesture", "simultaneousGesture", "highPriorityGesture"] {
        m.add(
            name,
            "func \(name)<T>(_ gesture: T, including mask: GestureMask = .all) -> some View where T: Gesture"
        ) { c in
            let (view, gesture) = (try c.receiver(as: AnyView.self), try c.argument(0, as: ErasedGesture.self))
            let mask = try c.argument(1, as: GestureMask.self, default: .all)
            switch name {
            case "gesture": return AnyView(view.gesture(gesture, including: mask)).bridged
            case "simultaneousGesture":
                return AnyView(view.simultaneousGesture(gesture, including: mask)).bridged
            default: return AnyView(view.highPriorityGesture(gesture, including: mask)).bridged
            }
        }
        m.add(name, "func \(name)<T>(_ gesture: T, isEnabled: Bool) -> some View where T: Gesture") { c in
            let (view, gesture) = (try c.receiver(as: AnyView.self), try c.argument(0, as: ErasedGesture.self))
            let isEnabled = try c.argument(1, as: Bool.self)
            switch name {
            case "gesture": return AnyView(view.gesture(gesture, isEnabled: isEnabled)).bridged
            case "simultaneousGesture":
                return AnyView(view.simultaneousGesture(gesture, isEnabled: isEnabled)).bridged
            default: return AnyView(view.highPriorityGesture(gesture, isEnabled: isEnabled)).bridged
            }
        }
    }
}

extension SwiftUILibrary {
    static func gestureBody(_ c: inout NativeCall) throws -> Value {
        try c.receiver(as: ErasedGesture.self).bridged
    }

    static func onEndedOfGesture(_ c: inout NativeCall) throws -> Value {
        let (gesture, action) = (try c.receiver(as: ErasedGesture.self), try c.callback(0))
        return gesture.adding { $0.addEnd { action.perform([$0]) } }
    }

    static func onChangedOfGesture(_ c: inout NativeCall) throws -> Value {
        let (gesture, action) = (try c.receiver(as: ErasedGesture.self), try c.callback(0))
        return gesture.adding { steps in
            steps.addChanges(isSame: { $0.isSame(as: $1) }) { action.perform([$0]) }
        }
    }

    static func updatingGesture(_ c: inout NativeCall) throws -> Value {
        let (gesture, evaluator, body) = (try c.receiver(as: ErasedGesture.self), c.evaluator, c.arguments[1])
        guard let state = c.arguments[0].unbox(as: GestureState<Value>.self) else {
            throw evaluator.failure("a gesture state is expected here")
        }
        return AnyGesture(
            gesture.updating(state) { value, state, transaction in
                do {
                    var arguments = [value, state, transaction.bridged]
                    _ = try evaluator.call(body, inoutArguments: &arguments)
                    state = arguments[1]
                    transaction = try Transaction.bridge(arguments[2], evaluator)
                } catch {
                    evaluator.record(error)
                }
            }
        ).bridged
    }

    static func mapOfGesture(_ c: inout NativeCall) throws -> Value {
        let (gesture, body) = (try c.receiver(as: ErasedGesture.self), try c.callback(0))
        return ErasedGesture(recognize: { touch in
            gesture.steps(touch)?.map { body.call([$0], Value.self) }
        }).bridged
    }

    static func anyGestureInit(_ c: inout NativeCall) throws -> Value {
        try c.argument(0, as: ErasedGesture.self).bridged
    }

    /// A closure without parameters takes what is nothing.
    static func tapGestureOnEnded(_ c: inout NativeCall) throws -> Value {
        let (gesture, action) = (try c.receiver(as: ErasedGesture.self), try c.callback(0))
        return gesture.adding { $0.addEnd { _ in action.perform([]) } }
    }
}
