import Foundation
import SwiftInterpreter
import SwiftUI
import ViewGraph

/// A quantity that the engine animates, as a program's animation sees it; nil is zero of whatever kind.
struct AnimatedVector: NativeBoxed {
    var base: (any VectorArithmetic)?

    static func value<V: VectorArithmetic>(_ vector: V) -> Value {
        switch vector {
        case let number as Double: .double(number)
        case let number as CGFloat: .double(number)
        default: AnimatedVector(base: vector).bridged
        }
    }

    /// What a program made of a vector, as one of the same kind.
    static func vector<V: VectorArithmetic>(_ value: Value, as type: V.Type, _ evaluator: any Evaluator) throws -> V {
        var value = value
        while case .existential(let box) = value { value = box.value }
        if case .double(let number) = value {
            if let same = number as? V { return same }
            if let same = CGFloat(number) as? V { return same }
        }
        guard let vector = value.unbox(as: AnimatedVector.self) else { throw mismatch(value, type, evaluator) }
        return vector.base as? V ?? .zero
    }

    fileprivate static func combined(_ a: Self, _ b: Self, isSum: Bool) -> Self {
        func open<V: VectorArithmetic>(_ left: V) -> any VectorArithmetic {
            guard let right = b.base as? V else { return left }
            return isSum ? left + right : left - right
        }
        if let base = a.base { return AnimatedVector(base: open(base)) }
        return isSum ? b : b.scaled(by: -1)
    }

    fileprivate func scaled(by factor: Double) -> Self {
        func open<V: VectorArithmetic>(_ vector: V) -> any VectorArithmetic { vector.scaled(by: factor) }
        return AnimatedVector(base: base.map { open($0) })
    }
}

/// What a program's animation keeps between frames, by the declarations of its keys.
private struct ProgramMemory: AnimationStateKey {
    static var defaultValue: [ObjectIdentifier: Value] { [:] }
}

/// An animation's context as a program has it.
struct ContextValue: NativeBoxed {
    var memory: MemoryValue
    var isLogicallyComplete: Bool
    let environment: EnvironmentValues

    init<V>(_ context: AnimationContext<V>) {
        memory = MemoryValue(values: context.state[ProgramMemory.self])
        (isLogicallyComplete, environment) = (context.isLogicallyComplete, context.environment)
    }

    func write<V>(to context: inout AnimationContext<V>) {
        context.state[ProgramMemory.self] = memory.values
        context.isLogicallyComplete = isLogicallyComplete
    }
}

struct MemoryValue: NativeBoxed {
    var values: [ObjectIdentifier: Value] = [:]
}

/// A value of a type of the program that is an animation.
// Unchecked: values and what they hold are used by one thread at a time, the execution's.
struct InterpretedAnimation: CustomAnimation, @unchecked Sendable {
    let value: Value
    let id: InterpretedID

    init(_ value: Value, _ evaluator: any Evaluator) throws {
        self.value = value
        id = try InterpretedID(value, evaluator)
    }

    static func == (a: Self, b: Self) -> Bool { a.id == b.id }
    func hash(into hasher: inout Hasher) { hasher.combine(id) }

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        let arguments = [AnimatedVector.value(value), .double(time)]
        return vector(call("animate", ["value", "time", "context"], arguments, &context))
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        var context = context
        let arguments = [AnimatedVector.value(value), .double(time)]
        return vector(call("velocity", ["value", "time", "context"], arguments, &context))
    }

    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool {
        let arguments = [previous.bridged, AnimatedVector.value(value), .double(time)]
        let result = call("shouldMerge", ["previous", "value", "time", "context"], arguments, &context)
        if case .bool(let answer) = result { return answer }
        return false
    }

    private func call<V>(
        _ name: String, _ labels: [String], _ arguments: [Value], _ context: inout AnimationContext<V>
    ) -> Value {
        do {
            var animation = value
            var arguments = arguments + [ContextValue(context).bridged]
            let result = try id.evaluator.callMethod(
                name, labels: labels, on: &animation, inoutArguments: &arguments)
            if let last = arguments.last { try ContextValue.bridge(last, id.evaluator).write(to: &context) }
            return result
        } catch {
            id.evaluator.record(error)
            return .null
        }
    }

    private func vector<V: VectorArithmetic>(_ result: Value) -> V? {
        switch result {
        case .null, .absent: nil
        case .some(let box): try? AnimatedVector.vector(box.value, as: V.self, id.evaluator)
        default: try? AnimatedVector.vector(result, as: V.self, id.evaluator)
        }
    }
}

func addCustomAnimationTypes(_ types: inout [NativeType]) {
    addAnimatedVector(&types)
    let parameters = "value: V, time: TimeInterval, context:"
    types.append(
        NativeType.make("CustomAnimation", "protocol CustomAnimation: Hashable, Sendable") { m in
            m.add(
                "animate",
                "required func animate<V: VectorArithmetic>(\(parameters) inout AnimationContext<V>) -> V?")
            m.add(
                "velocity", "required func velocity<V: VectorArithmetic>(\(parameters) AnimationContext<V>) -> V?"
            ) { _ in .null }
            m.add(
                "shouldMerge",
                "required func shouldMerge<V: VectorArithmetic>(previous: Animation, \(parameters) inout AnimationContext<V>) -> Bool"
            ) { _ in .bool(false) }
        })
    types.append(NativeType("Spring", "extension Spring", members: membersOfSpringVectors))
}

private func addAnimatedVector(_ types: inout [NativeType]) {
    types.append(
        NativeType.make(
            "_AnimatedVector", "struct _AnimatedVector: VectorArithmetic", swiftType: AnimatedVector.self
        ) { m in
            m.add("zero", "static var zero: _AnimatedVector { get }") { _ in AnimatedVector(base: nil).bridged }
            for name in ["+", "-"] {
                m.add(
                    name, "static func \(name) (lhs: _AnimatedVector, rhs: _AnimatedVector) -> _AnimatedVector"
                ) { c in
                    let (left, right) = (
                        try c.argument(0, as: AnimatedVector.self), try c.argument(1, as: AnimatedVector.self)
                    )
                    return AnimatedVector.combined(left, right, isSum: name == "+").bridged
                }
            }
            m.add("scale", "mutating func scale(by factor: Double)") { c in
                c.receiver = try c.receiver(as: AnimatedVector.self).scaled(by: c.argument(0, as: Double.self)).bridged
                return .void
            }
            m.add("magnitudeSquared", "var magnitudeSquared: Double { get }") { c in
                .double(try c.receiver(as: AnimatedVector.self).base?.magnitudeSquared ?? 0)
            }
        })
}

// MARK: - Springs

/// What a spring does to any vector of the program.
@Sendable private func membersOfSpringVectors() -> [NativeMember] {
    sortedMembers { m in
        func add(
            _ name: String, _ make: @escaping @Sendable (Spring, NumberVector, NumberVector, Double) -> NumberVector
        ) {
            m.add(
                name,
                "func \(name)<V>(target: V, initialVelocity: V = _, time: TimeInterval) -> V where V: VectorArithmetic"
            ) { c in
                let (spring, target) = (try c.receiver(as: Spring.self), try c.vector(0))
                let result = make(
                    spring, target, c.has(1) ? try c.vector(1) : .zero, try c.argument(2, as: Double.self))
                return try result.value(like: c.arguments[0], c.evaluator)
            }
        }
        add("value") { $0.value(target: $1, initialVelocity: $2, time: $3) }
        add("velocity") { $0.velocity(target: $1, initialVelocity: $2, time: $3) }
        m.add(
            "force",
            "func force<V>(target: V, position: V, velocity: V, time: TimeInterval) -> V where V: VectorArithmetic"
        ) { c in
            let force = try c.receiver(as: Spring.self).force(
                target: c.vector(0), position: c.vector(1), velocity: c.vector(2), time: c.argument(3, as: Double.self))
            return try force.value(like: c.arguments[0], c.evaluator)
        }
        m.add(
            "settlingDuration",
            "func settlingDuration<V>(target: V, initialVelocity: V = _, epsilon: Double = _) -> TimeInterval where V: VectorArithmetic"
        ) { c in
            .double(
                try c.receiver(as: Spring.self).settlingDuration(
                    target: c.vector(0), initialVelocity: c.has(1) ? c.vector(1) : .zero,
                    epsilon: c.argument(2, as: Double.self, default: 0.001)))
        }
    }
}

extension NativeCall {
    /// The receiver, by the second argument on its way to the first.
    fileprivate func interpolated() throws -> Value {
        let (start, end) = (try NumberVector(of: receiver, evaluator), try vector(0))
        return try start.interpolated(towards: end, amount: argument(1, as: Double.self)).value(
            like: receiver, evaluator)
    }

    fileprivate func vector(_ index: Int) throws -> NumberVector { try NumberVector(of: arguments[index], evaluator) }
}

extension SwiftUILibrary {
    static func animationInit(_ c: inout NativeCall) throws -> Value {
        var value = c.arguments[0]
        while case .existential(let box) = value { value = box.value }
        return Animation(try InterpretedAnimation(value, c.evaluator)).bridged
    }

    static func vectorArithmeticScaled(_ c: inout NativeCall) throws -> Value {
        var vector = c.receiver
        while case .existential(let box) = vector { vector = box.value }
        if case .double(let number) = vector { return .double(number * (try c.argument(0, as: Double.self))) }
        _ = try c.evaluator.callMethod("scale", labels: ["by"], on: &vector, [c.arguments[0]])
        return vector
    }

    static func vectorArithmeticInterpolated(_ c: inout NativeCall) throws -> Value {
        try c.interpolated()
    }

    static func vectorArithmeticInterpolate(_ c: inout NativeCall) throws -> Value {
        c.receiver = try c.interpolated()
        return .void
    }

    static func animationStateInit(_: inout NativeCall) throws -> Value {
        MemoryValue().bridged
    }

    static func animationStateSubscript(_ c: inout NativeCall) throws -> Value {
        let key = try c.evaluator.declaration(of: c.arguments[0])
        if let value = try c.receiver(as: MemoryValue.self).values[ObjectIdentifier(key.decl)] { return value }
        return try c.evaluator.staticProperty("defaultValue", of: key.type)
    }

    static func setAnimationStateSubscript(_ c: inout NativeCall) throws -> Value {
        var memory = try c.receiver(as: MemoryValue.self)
        let key = try c.evaluator.declaration(of: c.arguments[0])
        memory.values[ObjectIdentifier(key.decl)] = try c.newValue(as: Value.self)
        c.receiver = memory.bridged
        return .void
    }

    static func animationContextEnvironment(_ c: inout NativeCall) throws -> Value {
        .box(try c.receiver(as: ContextValue.self).environment)
    }

    static func animationContextIsLogicallyComplete(_ c: inout NativeCall) throws -> Value {
        .bool(try c.receiver(as: ContextValue.self).isLogicallyComplete)
    }

    static func setAnimationContextIsLogicallyComplete(_ c: inout NativeCall) throws -> Value {
        var context = try c.receiver(as: ContextValue.self)
        context.isLogicallyComplete = try c.newValue(as: Bool.self)
        c.receiver = context.bridged
        return .void
    }

    static func animationContextState(_ c: inout NativeCall) throws -> Value {
        try c.receiver(as: ContextValue.self).memory.bridged
    }

    static func setAnimationContextState(_ c: inout NativeCall) throws -> Value {
        var context = try c.receiver(as: ContextValue.self)
        context.memory = try c.newValue(as: MemoryValue.self)
        c.receiver = context.bridged
        return .void
    }

    static func animationContextWithState(_ c: inout NativeCall) throws -> Value {
        var context = try c.receiver(as: ContextValue.self)
        context.memory = try c.argument(0, as: MemoryValue.self)
        return context.bridged
    }
}
