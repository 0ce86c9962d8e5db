struct SimultaneousGestureValue<First, Second> {
    @Native(simultaneousGestureValueFirst) var first: First? { get }
    @Native(simultaneousGestureValueSecond) var second: Second? { get }
}
