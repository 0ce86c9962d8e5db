import ViewGraph

/// Two gestures that are recognised at the same time.
public nonisolated struct SimultaneousGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
    public struct Value {
        public var first: First.Value?
        public var second: Second.Value?
    }

    public var first: First
    public var second: Second

    public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

    package func steps(_ touch: Touch) -> _GestureSteps<Value>? {
        let (first, second) = (First._recognize(first, touch), Second._recognize(second, touch))
        guard first != nil || second != nil else { return nil }
        var (left, right) = (first?.steps[...] ?? [], second?.steps[...] ?? [])
        var value = Value()
        var merged: [_GestureSteps<Value>.Step] = []
        while !left.isEmpty || !right.isEmpty {
            let time = min(left.first?.time ?? .infinity, right.first?.time ?? .infinity)
            var step = _GestureSteps<Value>.Step(value: value, time: time, isEnd: false)
            if let next = left.first, next.time <= time {
                left.removeFirst()
                value.first = next.value
                step.actions += next.actions
            }
            if let next = right.first, next.time <= time {
                right.removeFirst()
                value.second = next.value
                step.actions += next.actions
            }
            step.value = value
            merged.append(step)
        }
        let isComplete = (first?.isComplete ?? true) && (second?.isComplete ?? true)
        if isComplete, !merged.isEmpty { merged[merged.count - 1].isEnd = true }
        return _GestureSteps(merged, resets: (first?.resets ?? []) + (second?.resets ?? []))
    }
}

extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

/// Two gestures of which the first is preferred.
public nonisolated struct ExclusiveGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
    public enum Value {
        case first(First.Value)
        case second(Second.Value)
    }

    public var first: First
    public var second: Second

    public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

    package func steps(_ touch: Touch) -> _GestureSteps<Value>? {
        First._recognize(first, touch)?.map(Value.first) ?? Second._recognize(second, touch)?.map(Value.second)
    }
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

/// A gesture that starts when another is complete.
public nonisolated struct SequenceGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
    public enum Value {
        /// The first is going on.
        case first(First.Value)
        /// The first is complete; the second may not have begun.
        case second(First.Value, Second.Value?)
    }

    public var first: First
    public var second: Second

    public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

    package func steps(_ touch: Touch) -> _GestureSteps<Value>? {
        guard let begun = First._recognize(first, touch) else { return nil }
        var result = begun.map(Value.first)
        guard let end = begun.steps.last, end.isEnd else { return result }
        result.steps[result.steps.count - 1].value = .second(end.value, nil)
        result.steps[result.steps.count - 1].isEnd = false
        guard let rest = Second._recognize(second, touch) else { return result }
        result.steps += rest.map { Value.second(end.value, $0) }.steps
        result.resets += rest.resets
        return result
    }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
