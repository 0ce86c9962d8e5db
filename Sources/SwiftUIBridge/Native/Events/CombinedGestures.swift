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

extension NativeCall {
    /// Two gestures of the program as what `combine` makes of them.
    fileprivate func combined(
        _ first: Value, _ second: Value, _ combine: (ErasedGesture, ErasedGesture) -> ErasedGesture
    ) throws -> Value {
        let parts = (try ErasedGesture.bridge(first, evaluator), try ErasedGesture.bridge(second, evaluator))
        return CombinedGesture(first: first, second: second, whole: combine(parts.0, parts.1)).bridged
    }
}

private func simultaneously(_ first: ErasedGesture, _ second: ErasedGesture) -> ErasedGesture {
    let both = SimultaneousGesture(first, second)
    return ErasedGesture(recognize: { touch in
        both.steps(touch)?.map { BothGestureValues(first: $0.first.bridged, second: $0.second.bridged).bridged }
    })
}

private func exclusively(_ first: ErasedGesture, _ second: ErasedGesture) -> ErasedGesture {
    let either = ExclusiveGesture(first, second)
    return ErasedGesture(recognize: { touch in
        either.steps(touch)?.map { value in
            switch value {
            case .first(let value): EitherGestureValue(place: .first, payload: [value]).bridged
            case .second(let value): EitherGestureValue(place: .second, payload: [value]).bridged
            }
        }
    })
}

private func sequenced(_ first: ErasedGesture, _ second: ErasedGesture) -> ErasedGesture {
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
}

extension SwiftUILibrary {
    static func simultaneousGesture(_ c: inout NativeCall) throws -> Value {
        try c.combined(c.arguments[0], c.arguments[1], simultaneously)
    }

    static func exclusiveGesture(_ c: inout NativeCall) throws -> Value {
        try c.combined(c.arguments[0], c.arguments[1], exclusively)
    }

    static func sequenceGesture(_ c: inout NativeCall) throws -> Value {
        try c.combined(c.arguments[0], c.arguments[1], sequenced)
    }

    static func simultaneouslyWith(_ c: inout NativeCall) throws -> Value {
        try c.combined(c.receiver, c.arguments[0], simultaneously)
    }

    static func exclusivelyBefore(_ c: inout NativeCall) throws -> Value {
        try c.combined(c.receiver, c.arguments[0], exclusively)
    }

    static func sequencedBefore(_ c: inout NativeCall) throws -> Value {
        try c.combined(c.receiver, c.arguments[0], sequenced)
    }

    static func firstGesture(_ c: inout NativeCall) throws -> Value {
        try c.receiver(as: CombinedGesture.self).first
    }

    static func secondGesture(_ c: inout NativeCall) throws -> Value {
        try c.receiver(as: CombinedGesture.self).second
    }

    static func firstGestureValue(_ c: inout NativeCall) throws -> Value {
        EitherGestureValue(place: .first, payload: c.arguments).bridged
    }

    static func secondGestureValue(_ c: inout NativeCall) throws -> Value {
        EitherGestureValue(place: .second, payload: c.arguments).bridged
    }

    @Sendable static func caseOfEitherGestureValue(_ value: Value) -> (name: String, payload: [Value])? {
        guard let value = value.unbox(as: EitherGestureValue.self) else { return nil }
        return (value.place == .first ? "first" : "second", value.payload)
    }

    static func simultaneousGestureValueFirst(_ c: inout NativeCall) throws -> Value {
        try c.receiver(as: BothGestureValues.self).first
    }

    static func simultaneousGestureValueSecond(_ c: inout NativeCall) throws -> Value {
        try c.receiver(as: BothGestureValues.self).second
    }
}
