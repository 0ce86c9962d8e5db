import Foundation
import SwiftInterpreter
import SwiftUI
import ViewGraph

/// `AnimatablePair` of the program: its parts are interpreted values.
struct PairValue {
    var first: Value
    var second: Value
}

extension PairValue: NativeBoxed {}

extension AnimatablePair: BridgeConvertible where First: BridgeConvertible, Second: BridgeConvertible {
    package static func bridge(_ value: Value, _ evaluator: any Evaluator) throws -> AnimatablePair {
        let pair = try PairValue.bridge(value, evaluator)
        return AnimatablePair(try First.bridge(pair.first, evaluator), try Second.bridge(pair.second, evaluator))
    }

    package var bridged: Value { PairValue(first: first.bridged, second: second.bridged).bridged }
}

func addAnimatablePairTypes(_ types: inout [NativeType]) {
    let declaration =
        "struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic, Equatable"
    types.append(
        NativeType.make("AnimatablePair", declaration, swiftType: PairValue.self) { m in
            m.add("init", "init(_ first: First, _ second: Second)") { c in
                PairValue(first: c.arguments[0], second: c.arguments[1]).bridged
            }
            m.add(
                "first", "var first: First { get set }",
                set: { c in
                    var pair = try c.receiver(as: PairValue.self)
                    pair.first = c.arguments[0]
                    c.receiver = pair.bridged
                    return .void
                }
            ) { c in try c.receiver(as: PairValue.self).first }
            m.add(
                "second", "var second: Second { get set }",
                set: { c in
                    var pair = try c.receiver(as: PairValue.self)
                    pair.second = c.arguments[0]
                    c.receiver = pair.bridged
                    return .void
                }
            ) { c in try c.receiver(as: PairValue.self).second }
            addArithmetic(&m)
        })
}

@Sendable private func addArithmetic(_ m: inout [NativeMember]) {
    for name in ["+", "-"] {
        m.add(name, "static func \(name) (lhs: AnimatablePair, rhs: AnimatablePair) -> AnimatablePair") { c in
            try combinedVectors(c.arguments[0], c.arguments[1], by: name, c.evaluator)
        }
        m.add("\(name)=", "static func \(name)= (lhs: inout AnimatablePair, rhs: AnimatablePair)") { c in
            c.arguments[0] = try combinedVectors(c.arguments[0], c.arguments[1], by: name, c.evaluator)
            return .void
        }
    }
    m.add("scale", "mutating func scale(by factor: Double)") { c in
        c.receiver = try scaledVector(c.receiver, by: c.argument(0, as: Double.self), c.evaluator)
        return .void
    }
    m.add("magnitudeSquared", "var magnitudeSquared: Double { get }") { c in
        try magnitudeSquaredOfVector(of: c.receiver, c.evaluator).bridged
    }
    m.add("zero", "static var zero: AnimatablePair { get }") { c in
        guard c.typeArguments.count == 2 else {
            throw c.evaluator.failure("the parts of 'AnimatablePair' are not known")
        }
        return PairValue(
            first: try c.evaluator.staticProperty("zero", of: c.typeArguments[0]),
            second: try c.evaluator.staticProperty("zero", of: c.typeArguments[1])
        ).bridged
    }
}

// MARK: - Arithmetic of numbers, pairs, and what the program declares

func combinedVectors(_ a: Value, _ b: Value, by name: String, _ evaluator: any Evaluator) throws -> Value {
    if case .double(let x) = a, case .double(let y) = b { return .double(name == "+" ? x + y : x - y) }
    if let x = a.unbox(as: PairValue.self), let y = b.unbox(as: PairValue.self) {
        return PairValue(
            first: try combinedVectors(x.first, y.first, by: name, evaluator),
            second: try combinedVectors(x.second, y.second, by: name, evaluator)
        ).bridged
    }
    if a.unbox(as: EmptyAnimatableData.self) != nil { return a }
    return try evaluator.callStatic(name, labels: ["", ""], of: evaluator.dynamicType(of: a), [a, b])
}

func scaledVector(_ value: Value, by factor: Double, _ evaluator: any Evaluator) throws -> Value {
    if case .double(let number) = value { return .double(number * factor) }
    if let pair = value.unbox(as: PairValue.self) {
        return PairValue(
            first: try scaledVector(pair.first, by: factor, evaluator),
            second: try scaledVector(pair.second, by: factor, evaluator)
        ).bridged
    }
    var value = value
    _ = try evaluator.callMethod("scale", labels: ["by"], on: &value, [.double(factor)])
    return value
}

func magnitudeSquaredOfVector(of value: Value, _ evaluator: any Evaluator) throws -> Double {
    if case .double(let number) = value { return number * number }
    if let pair = value.unbox(as: PairValue.self) {
        return try magnitudeSquaredOfVector(of: pair.first, evaluator)
            + magnitudeSquaredOfVector(of: pair.second, evaluator)
    }
    return try Double.bridge(evaluator.property("magnitudeSquared", of: value), evaluator)
}
