import SwiftInterpreter
import SwiftUI

/// `SIMD2` of the program, whatever its scalar is.
struct VectorValue: Hashable {
    var numbers: SIMD2<Double>
}

extension VectorValue: NativeBoxed {}

extension SIMD2: BridgeConvertible where Scalar: BinaryFloatingPoint {
    package static func bridge(_ value: Value, _ evaluator: any Evaluator) throws -> SIMD2<Scalar> {
        let vector = try VectorValue.bridge(value, evaluator)
        return SIMD2(Scalar(vector.numbers.x), Scalar(vector.numbers.y))
    }

    package var bridged: Value { VectorValue(numbers: SIMD2<Double>(Double(x), Double(y))).bridged }
}

/// Pairs of numbers, in which mesh gradients say where their points are.
func addVectorTypes(_ types: inout [NativeType]) {
    types.append(
        NativeType.make(
            "SIMD2", "struct SIMD2<Scalar>: Hashable, Sendable, ExpressibleByArrayLiteral",
            swiftType: VectorValue.self
        ) { m in
            m.add("init", "init()") { _ in VectorValue(numbers: .zero).bridged }
            m.add("init", "init(_ v0: Scalar, _ v1: Scalar)") { c in try c.vector(c.number(0), c.number(1)) }
            m.add("init", "init(x: Scalar, y: Scalar)") { c in try c.vector(c.number(0), c.number(1)) }
            m.add("init", "init(repeating value: Scalar)") { c in try c.vector(c.number(0), c.number(0)) }
            m.add("init", "init(arrayLiteral elements: Scalar...)") { c in
                let elements = try c.a(0, [Double].self)
                guard elements.count == 2 else {
                    throw c.evaluator.failure("a SIMD2 has two numbers, not \(elements.count)")
                }
                return c.vector(elements[0], elements[1])
            }
            m.add("zero", "static var zero: SIMD2<Scalar> { get }") { c in c.vector(0, 0) }
            m.add("one", "static var one: SIMD2<Scalar> { get }") { c in c.vector(1, 1) }
            addField("x", 0, &m)
            addField("y", 1, &m)
            for (name, combine) in operators {
                m.add(
                    name, "static func \(name) (lhs: SIMD2<Scalar>, rhs: SIMD2<Scalar>) -> SIMD2<Scalar>"
                ) { c in
                    let (left, right) = (try c.a(0, VectorValue.self), try c.a(1, VectorValue.self))
                    return VectorValue(numbers: combine(left.numbers, right.numbers)).bridged
                }
                m.add(name, "static func \(name) (lhs: SIMD2<Scalar>, rhs: Scalar) -> SIMD2<Scalar>") { c in
                    let scalar = try c.number(1)
                    let left = try c.a(0, VectorValue.self)
                    return VectorValue(numbers: combine(left.numbers, SIMD2(scalar, scalar))).bridged
                }
            }
        })
}

private let operators: [(String, @Sendable (SIMD2<Double>, SIMD2<Double>) -> SIMD2<Double>)] = [
    ("+", { $0 + $1 }), ("-", { $0 - $1 }), ("*", { $0 * $1 }), ("/", { $0 / $1 }),
]

private func addField(_ name: String, _ index: Int, _ m: inout [NativeMember]) {
    m.add(
        name, "var \(name): Scalar { get set }",
        set: { c in
            var vector = try c.me(VectorValue.self)
            vector.numbers[index] = try c.number(0)
            c.receiver = vector.bridged
            return .void
        }
    ) { c in .double(try c.me(VectorValue.self).numbers[index]) }
}

extension NativeCall {
    fileprivate func number(_ index: Int) throws -> Double { try a(index, Double.self) }

    fileprivate func vector(_ x: Double, _ y: Double) -> Value { VectorValue(numbers: SIMD2(x, y)).bridged }
}
