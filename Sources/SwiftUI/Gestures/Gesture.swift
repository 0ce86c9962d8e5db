import ViewGraph

/// Recognises touches and says what they mean.
@MainActor @preconcurrency
public protocol Gesture<Value> {
    associatedtype Value
    associatedtype Body: Gesture
    var body: Body { get }

    /// What the gesture makes of a touch; nil where it doesn't recognise it.
    nonisolated static func _recognize(_ gesture: Self, _ touch: Touch) -> _GestureSteps<Value>?
}

/// A gesture made of others has the value of its body.
nonisolated extension Gesture where Value == Body.Value {
    public static func _recognize(_ gesture: Self, _ touch: Touch) -> _GestureSteps<Body.Value>? {
        Body._recognize(withoutIsolation(gesture) { $0.body }, touch)
    }
}

/// A gesture that the engine knows.
package nonisolated protocol PrimitiveGesture: Gesture where Body == Never {
    func steps(_ touch: Touch) -> _GestureSteps<Value>?
}

nonisolated extension PrimitiveGesture {
    // Unreachable: nothing asks a gesture that recognises touches itself for its body.
    public var body: Never { preconditionFailure("\(Self.self) has no body") }

    public static func _recognize(_ gesture: Self, _ touch: Touch) -> _GestureSteps<Value>? { gesture.steps(touch) }
}

extension Never: Gesture {
    public typealias Value = Never
    public nonisolated static func _recognize(_ gesture: Never, _ touch: Touch) -> _GestureSteps<Never>? {}
}

/// No gesture recognises nothing.
extension Optional: Gesture where Wrapped: Gesture {
    public typealias Value = Wrapped.Value
    public typealias Body = Never
    public var body: Never { preconditionFailure("Optional has no body") }

    public nonisolated static func _recognize(_ gesture: Wrapped?, _ touch: Touch) -> _GestureSteps<Wrapped.Value>? {
        gesture.flatMap { Wrapped._recognize($0, touch) }
    }
}

/// The values a gesture has while a touch goes on, and what is done about each.
public struct _GestureSteps<Value> {
    struct Step {
        var value: Value
        /// Seconds since the finger went down.
        var time: Double
        /// The gesture is complete.
        var isEnd: Bool
        var actions: [() -> Void] = []
    }

    var steps: [Step]
    /// Called when the touch is over, whether the gesture was completed or not.
    var resets: [() -> Void] = []

    init(_ steps: [Step], resets: [() -> Void] = []) { (self.steps, self.resets) = (steps, resets) }

    /// Adds an action for the end.
    package mutating func addEnd(_ action: @escaping (Value) -> Void) {
        for index in steps.indices where steps[index].isEnd {
            let value = steps[index].value
            steps[index].actions.append { action(value) }
        }
    }

    /// Adds an action for each value that isn't the same as the one before.
    package mutating func addChanges(
        isSame: (Value, Value) -> Bool, _ action: @escaping (Value) -> Void
    ) {
        var last: Value?
        for index in steps.indices where !steps[index].isEnd {
            let value = steps[index].value
            if let last, isSame(last, value) { continue }
            last = value
            steps[index].actions.append { action(value) }
        }
    }

    /// Adds an action for each step but the end, and one for when the touch is over.
    package mutating func addUpdates(_ action: @escaping (Value) -> Void, reset: @escaping () -> Void) {
        for index in steps.indices where !steps[index].isEnd {
            let value = steps[index].value
            steps[index].actions.append { action(value) }
        }
        resets.append(reset)
    }

    var isComplete: Bool { steps.last?.isEnd ?? false }

    package func map<Other>(_ transform: (Value) -> Other) -> _GestureSteps<Other> {
        _GestureSteps<Other>(
            steps.map { .init(value: transform($0.value), time: $0.time, isEnd: $0.isEnd, actions: $0.actions) },
            resets: resets)
    }

    /// What happens in the order it happens in; the graph is brought up to date after each.
    ///
    /// - Parameter ends: false where the touch still goes on at the end.
    func actions(ends: Bool) -> [() -> Void] {
        var result = steps.map { step in { for action in step.actions { action() } } }
        guard ends, !resets.isEmpty else { return result }
        let resets = self.resets
        let reset = { for reset in resets { reset() } }
        if let last = result.popLast(), isComplete {
            result.append {
                last()
                reset()
            }
        } else {
            result.append(reset)
        }
        return result
    }
}

/// A gesture whose type is erased.
public nonisolated struct AnyGesture<Value>: PrimitiveGesture {
    public typealias Body = Never
    private let recognize: (Touch) -> _GestureSteps<Value>?

    public init<T: Gesture>(_ gesture: T) where T.Value == Value {
        recognize = { T._recognize(gesture, $0) }
    }

    package init(recognize: @escaping (Touch) -> _GestureSteps<Value>?) { self.recognize = recognize }

    // Said here, since otherwise the value would be taken for that of the body.
    public static func _recognize(_ gesture: Self, _ touch: Touch) -> _GestureSteps<Value>? { gesture.steps(touch) }

    package func steps(_ touch: Touch) -> _GestureSteps<Value>? { recognize(touch) }
}
