import ViewGraph

/// A gesture that keeps a `GestureState` up to date while it goes on.
public nonisolated struct GestureStateGesture<Base: Gesture, State>: PrimitiveGesture {
    public typealias Value = Base.Value
    public var base: Base
    public var state: GestureState<State>
    let update: (Value, inout State, inout Transaction) -> Void

    package func steps(_ touch: Touch) -> _GestureSteps<Value>? {
        guard var result = Base._recognize(base, touch) else { return nil }
        let (binding, update) = (state.binding, update)
        result.addUpdates(
            { value in
                var state = binding.wrappedValue
                var transaction = Transaction()
                update(value, &state, &transaction)
                withTransaction(transaction) { binding.wrappedValue = state }
            }, reset: state.reset)
        return result
    }
}

nonisolated extension Gesture {
    /// Writes to a property while the gesture goes on; it returns to its initial value at the end.
    public func updating<State>(
        _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> GestureStateGesture<Self, State> {
        GestureStateGesture(base: self, state: state, update: body)
    }
}
