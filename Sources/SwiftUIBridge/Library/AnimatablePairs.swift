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
                    var pair = try c.me(PairValue.self)
                    pair.first = c.arguments[0]
                    c.receiver = pair.bridged
                    return .void
                }
            ) { c in try c.me(PairValue.self).first }
            m.add(
                "second", "var second: Second { get set }",
                set: { c in
                    var pair = try c.me(PairValue.self)
                    pair.second = c.arguments[0]
                    c.receiver = pair.bridged
                    return .void
                }
            ) { c in try c.me(PairValue.self).second }
        })
}
