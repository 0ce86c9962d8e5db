extension Animation {
    @Native(animationInit) init<A>(_ base: A) where A: CustomAnimation
}

extension VectorArithmetic {
    @Native(vectorArithmeticScaled) func scaled(by factor: Double) -> Self
    @Native(vectorArithmeticInterpolated) func interpolated(towards other: Self, amount: Double) -> Self
    @Native(vectorArithmeticInterpolate) mutating func interpolate(towards other: Self, amount: Double)
}

protocol AnimationStateKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

@Converted @Represented(by: MemoryValue) struct AnimationState<Value: VectorArithmetic> {
    @Native(animationStateInit) init()
    @Native(animationStateSubscript, set: setAnimationStateSubscript) subscript<K>(key: K.Type) -> K.Value
    where K: AnimationStateKey { get set }
}

@Converted @Represented(by: ContextValue) struct AnimationContext<Value: VectorArithmetic> {
    @Native(animationContextEnvironment) var environment: EnvironmentValues { get }
    @Native(animationContextIsLogicallyComplete, set: setAnimationContextIsLogicallyComplete) var isLogicallyComplete:
        Bool
    { get set }
    @Native(animationContextState, set: setAnimationContextState) var state: AnimationState<Value> { get set }
    @Native(animationContextWithState) func withState<T>(_ state: AnimationState<T>) -> AnimationContext<T>
}
