@MainActor protocol Gesture {
    associatedtype Value
    associatedtype Body: Gesture
    @Native(gestureBody) var body: Body { get }
}

extension Gesture {
    @Native(onEndedOfGesture) func onEnded(_ action: @escaping (Value) -> Void) -> AnyGesture<Value>
    @Native(onChangedOfGesture) func onChanged(_ action: @escaping (Value) -> Void) -> AnyGesture<Value>
    @Native(updatingGesture) func updating<S>(
        _ state: GestureState<S>, body: @escaping (Value, inout S, inout Transaction) -> Void
    ) -> AnyGesture<Value>
    @Native(mapOfGesture) func map<T>(_ body: @escaping (Value) -> T) -> AnyGesture<T>
}

@Converted @Represented(by: ErasedGesture) struct AnyGesture<Value>: Gesture {
    @Native(anyGestureInit) init<T>(_ gesture: T) where T: Gesture, T.Value == Value
}

extension TapGesture {
    @Native(tapGestureOnEnded) func onEnded(_ action: @escaping () -> Void) -> AnyGesture<Void>
}
