import SwiftInterpreter
import SwiftUI
import ViewGraph

/// Two gestures of the program as one, which still knows its parts.
struct CombinedGesture: PrimitiveGesture {
    let first: Value
    let second: Value
    let whole: ErasedGesture

    func steps(_ touch: Touch) -> _GestureSteps<SwiftInterpreter.Value>? { whole.steps(touch) }

    typealias Value = SwiftInterpreter.Value
}

extension CombinedGesture: NativeBoxed {}

/// How two gestures become one: the type's name, and the method that makes it of a first one.
private struct Combination: Sendable {
    let type: String
    let value: String
    let method: String
    let label: String
    let combine: @Sendable (ErasedGesture, ErasedGesture) -> ErasedGesture

    func make(_ first: Value, _ second: Value, _ evaluator: any Evaluator) throws -> Value {
        let parts = (try ErasedGesture.bridge(first, evaluator), try ErasedGesture.bridge(second, evaluator))
        return CombinedGesture(first: first, second: second, whole: combine(parts.0, parts.1)).bridged
    }
}

private let combinations = [
    Combination(
        type: "SimultaneousGesture", value: "SimultaneousGestureValue", method: "simultaneously", label: "with",
        combine: { first, second in
            let both = SimultaneousGesture(first, second)
            return ErasedGesture(recognize: { touch in
                both.steps(touch)?.map { BothGestureValues(first: $0.first.bridged, second: $0.second.bridged).bridged }
            })
        }),
    Combination(
        type: "ExclusiveGesture", value: "ExclusiveGestureValue", method: "exclusively", label: "before",
        combine: { first, second in
            let either = ExclusiveGesture(first, second)
            return ErasedGesture(recognize: { touch in
                either.steps(touch)?.map { value in
                    switch value {
                    case .first(let value): EitherGestureValue(place: .first, payload: [value]).bridged
                    case .second(let value): EitherGestureValue(place: .second, payload: [value]).bridged
                    }
                }
            })
        }),
    Combination(
        type: "SequenceGesture", value: "SequenceGestureValue", method: "sequenced", label: "before",
        combine: { first, second in
            let sequence = SequenceGesture(first, second)
            return ErasedGesture(recognize: { touch in
                sequence.steps(touch)?.map { value in
                    switch value {
                    case .first(let value): EitherGestureValue(place: .first, payload: [value]).bridged
                    case .second(let value, let other):
                        EitherGestureValue(place: .second, payload: [value, other.bridged]).bridged
                    }
                }
            })
        }),
]

/// `simultaneously(with:)` and the like.
func addGestureCombinations(_ m: inout [NativeMember]) {
    for item in combinations {
        m.add(
            item.method,
            "func \(item.method)<Other>(\(item.label) other: Other) -> \(item.type)<Self, Other> where Other: Gesture"
        ) { c in try item.make(c.receiver, c.arguments[0], c.evaluator) }
    }
}

func addCombinedGestureTypes(_ types: inout [NativeType]) {
    addValueTypes(&types)
    for item in combinations {
        types.append(
            NativeType.make(
                item.type, "struct \(item.type)<First: Gesture, Second: Gesture>: Gesture",
                swiftType: CombinedGesture.self
            ) { m in
                m.add("Value", "typealias Value = \(item.value)<First.Value, Second.Value>")
                m.add("init", "init(_ first: First, _ second: Second)") { c in
                    try item.make(c.arguments[0], c.arguments[1], c.evaluator)
                }
                m.add("first", "var first: First { get }") { c in try c.receiver(as: CombinedGesture.self).first }
                m.add("second", "var second: Second { get }") { c in try c.receiver(as: CombinedGesture.self).second }
            })
    }
}

private func addValueTypes(_ types: inout [NativeType]) {
    types.append(
        NativeType(
            "SequenceGestureValue", "enum SequenceGestureValue<First, Second>", enumCase: caseOfEitherGestureValue
        ) {
            sortedMembers { m in
                m.add("first", "case first(First)") { c in
                    EitherGestureValue(place: .first, payload: [c.arguments[0]]).bridged
                }
                m.add("second", "case second(First, Second?)") { c in
                    EitherGestureValue(place: .second, payload: c.arguments).bridged
                }
            }
        })
    types.append(
        NativeType(
            "ExclusiveGestureValue", "enum ExclusiveGestureValue<First, Second>", enumCase: caseOfEitherGestureValue
        ) {
            sortedMembers { m in
                m.add("first", "case first(First)") { c in
                    EitherGestureValue(place: .first, payload: [c.arguments[0]]).bridged
                }
                m.add("second", "case second(Second)") { c in
                    EitherGestureValue(place: .second, payload: [c.arguments[0]]).bridged
                }
            }
        })
}

@Sendable private func caseOfEitherGestureValue(_ value: Value) -> (name: String, payload: [Value])? {
    guard let value = value.unbox(as: EitherGestureValue.self) else { return nil }
    return (value.place == .first ? "first" : "second", value.payload)
}

extension SwiftUILibrary {
    static func simultaneousGestureValueFirst(_ c: inout NativeCall) throws -> Value {
        try c.receiver(as: BothGestureValues.self).first
    }

    static func simultaneousGestureValueSecond(_ c: inout NativeCall) throws -> Value {
        try c.receiver(as: BothGestureValues.self).second
    }
}
