import SwiftInterpreter
import SwiftUI
import ViewGraph

func addAnimationTypes(_ types: inout [NativeType]) {
    types.append(
        NativeType.make("Animatable", "protocol Animatable") { m in
            m.add("AnimatableData", "required associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData")
            m.add("animatableData", "required var animatableData: AnimatableData { get set }", set: { _ in .void }) {
                _ in
                EmptyAnimatableData().bridged
            }
        })
    types.append(
        NativeType.make("VectorArithmetic", "protocol VectorArithmetic: AdditiveArithmetic") { m in
            m.add("scale", "required mutating func scale(by factor: Double)")
            m.add("magnitudeSquared", "required var magnitudeSquared: Double { get }")
        })
    types.append(
        NativeType.make(
            "EmptyAnimatableData", "struct EmptyAnimatableData: VectorArithmetic", swiftType: EmptyAnimatableData.self
        ) { m in
            m.add("init", "init()") { _ in EmptyAnimatableData().bridged }
            m.add("magnitudeSquared", "var magnitudeSquared: Double { get }") { _ in .double(0) }
            m.add("scale", "mutating func scale(by factor: Double)") { _ in .void }
            m.add("zero", "static var zero: EmptyAnimatableData { get }") { _ in EmptyAnimatableData().bridged }
        })
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
