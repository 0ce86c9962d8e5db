import SwiftInterpreter
import SwiftUI
import ViewGraph

/// A gesture at the seam: its values are the program's.
typealias ErasedGesture = AnyGesture<Value>

extension AnyGesture: BridgeConvertible where Value == SwiftInterpreter.Value {
    package static func bridge(
        _ value: SwiftInterpreter.Value, _ evaluator: any Evaluator
    ) throws -> AnyGesture<SwiftInterpreter.Value> {
        try erased(value, evaluator, depth: 0)
    }

    /// - Parameter depth: how many declared gestures are round this one.
    private static func erased(
        _ value: SwiftInterpreter.Value, _ evaluator: any Evaluator, depth: Int
    ) throws -> AnyGesture<SwiftInterpreter.Value> {
        switch value {
        case .native(let object):
            if let box = object as? NativeBox<ErasedGesture> { return box.value }
            if let box = object as? NativeBox<CombinedGesture> { return box.value.whole }
            if let gesture = object.anyValue as? any Gesture { return erasing(gesture) }
        case .structure where evaluator.conforms(value, to: "Gesture"):
            guard depth < 100 else { throw evaluator.failure("the body of a gesture contains itself without end") }
            return try erased(evaluator.property("body", of: value), evaluator, depth: depth + 1)
        case .existential(let box): return try erased(box.value, evaluator, depth: depth)
        case .some(let box): return try erased(box.value, evaluator, depth: depth)
        case .null: return ErasedGesture(recognize: { _ in nil })
        default: break
        }
        throw mismatch(value, (any Gesture).self, evaluator)
    }

    private static func erasing<G: Gesture>(_ gesture: G) -> ErasedGesture {
        ErasedGesture(recognize: { touch in
            G._recognize(gesture, touch)?.map { ($0 as? any BridgeConvertible)?.bridged ?? .void }
        })
    }

    package var bridged: SwiftInterpreter.Value { .box(self) }
}

/// The value of a sequence of gestures, or of one before another.
struct EitherGestureValue: Sendable {
    enum Place { case first, second }
    var place: Place
    var payload: [Value]
}

extension EitherGestureValue: NativeBoxed {}

/// The values of two gestures at the same time; each is an optional of the program.
struct BothGestureValues: NativeBoxed, Sendable {
    var first: Value
    var second: Value
}
