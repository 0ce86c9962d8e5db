import SwiftInterpreter
import SwiftUI
import ViewGraph

func addAnimationTypes(_ types: inout [NativeType]) {
    for name in ["Double", "CGFloat", "Float"] {
        types.append(
            NativeType.make(name, "extension \(name): VectorArithmetic") { m in
                m.add("magnitudeSquared", "var magnitudeSquared: Double { get }") { c in
                    let value = try c.receiver(as: Double.self)
                    return .double(value * value)
                }
                m.add("scale", "mutating func scale(by factor: Double)") { c in
                    c.receiver = .double(try c.receiver(as: Double.self) * c.argument(0, as: Double.self))
                    return .void
                }
            })
        types.append(
            NativeType.make(name, "extension \(name): Animatable") { m in
                m.add("AnimatableData", "typealias AnimatableData = \(name)")
                m.add(
                    "animatableData", "var animatableData: \(name) { get set }",
                    set: { c in
                        c.receiver = .double(try c.newValue(as: Double.self))
                        return .void
                    }
                ) { c in .double(try c.receiver(as: Double.self)) }
            })
    }
}

extension SwiftUILibrary {
    static func animatableDataOfValue(_: inout NativeCall) throws -> Value {
        EmptyAnimatableData().bridged
    }

    static func setAnimatableDataOfValue(_: inout NativeCall) throws -> Value {
        .void
    }

    static func emptyAnimatableDataInit(_: inout NativeCall) throws -> Value {
        EmptyAnimatableData().bridged
    }

    static func emptyAnimatableDataMagnitudeSquared(_: inout NativeCall) throws -> Value {
        .double(0)
    }

    static func emptyAnimatableDataScale(_: inout NativeCall) throws -> Value {
        .void
    }

    static func emptyAnimatableDataZero(_: inout NativeCall) throws -> Value {
        EmptyAnimatableData().bridged
    }
}
