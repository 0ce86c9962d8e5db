@Converted @Represented(by: ErasedGesture) struct AnyGesture<Value>: Gesture {
    @Native(anyGestureInit) init<T>(_ gesture: T) where T: Gesture, T.Value == Value
}

extension TapGesture {
    @Native(tapGestureOnEnded) func onEnded(_ action: @escaping () -> Void) -> AnyGesture<Void>
}
