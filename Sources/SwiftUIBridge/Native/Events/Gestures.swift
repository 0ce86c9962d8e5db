import SwiftInterpreter
import SwiftUI
import ViewGraph

func addGestureTypes(_ types: inout [NativeType]) {
    types.append(NativeType("Gesture", "protocol Gesture", members: membersOfGesture))
    for (name, value) in [
        ("TapGesture", "Void"), ("LongPressGesture", "Bool"), ("MagnificationGesture", "CGFloat"),
        ("RotationGesture", "Angle"),
    ] {
        types.append(
            NativeType.make(name, "extension \(name)") { m in m.add("Value", "typealias Value = \(value)") })
    }
    addCombinedGestureTypes(&types)
}

@Sendable private func membersOfGesture() -> [NativeMember] {
    sortedMembers { m in
        m.add("Value", "required associatedtype Value")
        m.add("Body", "required associatedtype Body: Gesture")
        m.add("body", "required var body: Body { get }") { c in try c.receiver(as: ErasedGesture.self).bridged }
        m.add("onEnded", "func onEnded(_ action: @escaping (Value) -> Void) -> AnyGesture<Value>") { c in
            let (gesture, action) = (try c.receiver(as: ErasedGesture.self), try c.callback(0))
            return gesture.adding { $0.addEnd { action.perform([$0]) } }
        }
        m.add("onChanged", "func onChanged(_ action: @escaping (Value) -> Void) -> AnyGesture<Value>") { c in
            let (gesture, action) = (try c.receiver(as: ErasedGesture.self), try c.callback(0))
            return gesture.adding { steps in
                steps.addChanges(isSame: { $0.isSame(as: $1) }) { action.perform([$0]) }
            }
        }
        m.add(
            "updating",
            "func updating<S>(_ state: GestureState<S>, body: @escaping (Value, inout S, inout Transaction) -> Void) -> AnyGesture<Value>"
        ) { c in
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
        m.add("map", "func map<T>(_ body: @escaping (Value) -> T) -> AnyGesture<T>") { c in
            let (gesture, body) = (try c.receiver(as: ErasedGesture.self), try c.callback(0))
            return ErasedGesture(recognize: { touch in
                gesture.steps(touch)?.map { body.call([$0], Value.self) }
            }).bridged
        }
        addGestureCombinations(&m)
    }
}

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
    static func anyGestureInit(_ c: inout NativeCall) throws -> Value {
        try c.argument(0, as: ErasedGesture.self).bridged
    }

    /// A closure without parameters takes what is nothing.
    static func tapGestureOnEnded(_ c: inout NativeCall) throws -> Value {
        let (gesture, action) = (try c.receiver(as: ErasedGesture.self), try c.callback(0))
        return gesture.adding { $0.addEnd { _ in action.perform([]) } }
    }
}
