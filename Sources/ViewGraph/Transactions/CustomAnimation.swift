import Foundation

/// An animation that the program computes itself.
public protocol CustomAnimation: Hashable, Sendable {
    /// The value at a time since the start, between zero and `value`; nil once the animation is over.
    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?
    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?
    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool
}

extension CustomAnimation {
    public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? { nil }
    public func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool { false }
}

/// What a custom animation keeps between frames, and what it may ask.
public struct AnimationContext<Value: VectorArithmetic> {
    public var state: AnimationState<Value> = AnimationState()
    /// True once the animation counts as complete, though it still goes on.
    public var isLogicallyComplete = false
    public let environment: EnvironmentValues

    package init(environment: EnvironmentValues) { self.environment = environment }

    public func withState<T>(_ state: AnimationState<T>) -> AnimationContext<T> {
        var context = AnimationContext<T>(environment: environment)
        (context.state, context.isLogicallyComplete) = (state, isLogicallyComplete)
        return context
    }
}

/// The memory of a running custom animation.
public struct AnimationState<Value: VectorArithmetic> {
    private var values: [ObjectIdentifier: Any] = [:]

    public init() {}

    public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

/// A place in an animation's memory.
public protocol AnimationStateKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// A custom animation of any type.
package struct CustomAnimationBox: Hashable, Sendable {
    package let base: any CustomAnimation
    init(_ base: any CustomAnimation) { self.base = base }

    package static func == (a: CustomAnimationBox, b: CustomAnimationBox) -> Bool {
        AnyHashable(a.base) == AnyHashable(b.base)
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(base)) }
}
