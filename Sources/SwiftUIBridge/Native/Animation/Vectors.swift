import SwiftInterpreter
import SwiftUI

/// `SIMD2`, `SIMD3` and `SIMD4` of the program, whatever their scalar is.
struct VectorValue: Hashable {
    var numbers: [Double]
    /// The scalars are whole numbers.
    var isWhole = false
    /// The name of the scalar's type: `Float`.
    var scalarName = "Double"

    static func == (lhs: VectorValue, rhs: VectorValue) -> Bool { lhs.numbers == rhs.numbers }
    func hash(into hasher: inout Hasher) { hasher.combine(numbers) }

    func combined(_ other: VectorValue, _ combine: (Double, Double) -> Double) -> VectorValue {
        VectorValue(numbers: zip(numbers, other.numbers).map(combine), isWhole: isWhole, scalarName: scalarName)
    }

    func scalar(_ number: Double) -> Value { isWhole ? .int(Self.whole(number)) : .double(number) }

    /// The number as a whole one: beyond those of `Int` the largest or smallest, which no `Double` is exactly.
    fileprivate static func whole(_ number: Double) -> Int {
        Int(exactly: number.rounded()) ?? (number > 0 ? .max : number < 0 ? .min : 0)
    }
}

extension VectorValue: NativeBoxed {}

extension VectorValue: CustomStringConvertible {
    /// `SIMD2<Float>(1.0, 2.0)`
    var description: String {
        let scalars = numbers.map { number in
            isWhole
                ? String(Self.whole(number)) : scalarName == "Float" ? Float(number).description : number.description
        }
        return "SIMD\(numbers.count)<\(scalarName)>(\(scalars.joined(separator: ", ")))"
    }
}

extension SIMD2: BridgeConvertible where Scalar: BinaryFloatingPoint {
    package static func bridge(_ value: Value, _ evaluator: any Evaluator) throws -> SIMD2<Scalar> {
        let vector = try VectorValue.bridge(value, evaluator)
        guard vector.numbers.count == 2 else { throw evaluator.failure("a SIMD2 is expected") }
        return SIMD2(Scalar(vector.numbers[0]), Scalar(vector.numbers[1]))
    }

    package var bridged: Value { VectorValue(numbers: [Double(x), Double(y)], scalarName: "\(Scalar.self)").bridged }
}

/// Vectors of numbers, in which mesh gradients say where their points are and programs reckon with points in space.
func addVectorTypes(_ types: inout [NativeType]) {
    for fields in [["x", "y"], ["x", "y", "z"], ["x", "y", "z", "w"]] {
        let type = "SIMD\(fields.count)"
        types.append(
            NativeType.make(
                type, "struct \(type)<Scalar>: Hashable, Sendable, ExpressibleByArrayLiteral",
                swiftType: fields.count == 2 ? VectorValue.self : nil
            ) { m in
                addInitializers(type, fields, &m)
                for (index, field) in fields.enumerated() { addField(field, index, &m) }
                addVectorOperators("\(type)<Scalar>", &m)
                addVectorMembers("\(type)<Scalar>", fields.count, &m)
            })
    }
}

private func addInitializers(_ type: String, _ fields: [String], _ m: inout [NativeMember]) {
    let count = fields.count
    m.add("init", "init()") { c in c.vector(repeating: 0, count) }
    let places = fields.indices.map { "_ v\($0): Scalar" }.joined(separator: ", ")
    m.add("init", "init(\(places))") { c in try c.vector(c.arguments) }
    let named = fields.map { "\($0): Scalar" }.joined(separator: ", ")
    m.add("init", "init(\(named))") { c in try c.vector(c.arguments) }
    m.add("init", "init(repeating value: Scalar)") { c in
        try c.vector(Array(repeating: c.arguments[0], count: count))
    }
    for label in ["arrayLiteral elements: Scalar...", "_ elements: [Scalar]"] {
        m.add("init", "init(\(label))") { c in
            let elements = try c.argument(0, as: [Value].self)
            guard elements.count == count else {
                throw c.evaluator.failure("a \(type) has \(count) numbers, not \(elements.count)")
            }
            return try c.vector(elements)
        }
    }
    if count == 3 {
        m.add("init", "init(_ xy: SIMD2<Scalar>, _ z: Scalar)") { c in
            var vector = try c.argument(0, as: VectorValue.self)
            vector.numbers.append(try c.number(1))
            return vector.bridged
        }
    }
    m.add("zero", "static var zero: \(type)<Scalar> { get }") { c in c.vector(repeating: 0, count) }
    m.add("one", "static var one: \(type)<Scalar> { get }") { c in c.vector(repeating: 1, count) }
    for range in ["Range", "ClosedRange"] {
        m.add("random", "static func random(in range: \(range)<Scalar>) -> \(type)<Scalar>") { c in
            guard let scalar = c.typeArguments.first else { throw c.evaluator.failure("a SIMD vector of no scalar") }
            let scalars = try (0..<count).map { _ in
                try c.evaluator.callStatic("random", labels: ["in"], of: scalar, [c.arguments[0]])
            }
            return try c.vector(scalars)
        }
    }
}

private let operators: [(String, @Sendable (Double, Double) -> Double)] = [
    ("+", { $0 + $1 }), ("-", { $0 - $1 }), ("*", { $0 * $1 }), ("/", { $0 / $1 }),
]

private func addVectorOperators(_ type: String, _ m: inout [NativeMember]) {
    for (name, combine) in operators {
        for (left, right) in [(type, type), (type, "Scalar"), ("Scalar", type)] {
            m.add(name, "static func \(name) (lhs: \(left), rhs: \(right)) -> \(type)") { c in
                let (left, right) = try c.operands()
                return left.combined(right, combine).bridged
            }
        }
        for right in [type, "Scalar"] {
            m.add("\(name)=", "static func \(name)= (lhs: inout \(type), rhs: \(right))") { c in
                let (left, right) = try c.operands()
                c.arguments[0] = left.combined(right, combine).bridged
                return .void
            }
        }
    }
    m.add("-", "prefix static func - (operand: \(type)) -> \(type)") { c in
        var vector = try c.argument(0, as: VectorValue.self)
        vector.numbers = vector.numbers.map { -$0 }
        return vector.bridged
    }
}

private func addVectorMembers(_ type: String, _ count: Int, _ m: inout [NativeMember]) {
    m.add("scalarCount", "var scalarCount: Int { get }") { _ in .int(count) }
    m.add("indices", "var indices: Range<Int> { get }") { _ in (0..<count).bridged }
    m.add(
        "subscript", "subscript(index: Int) -> Scalar { get set }",
        set: { c in
            var vector = try c.receiver(as: VectorValue.self)
            vector.numbers[try c.vectorIndex(0, count)] = try c.number(1)
            c.receiver = vector.bridged
            return .void
        }
    ) { c in
        let vector = try c.receiver(as: VectorValue.self)
        return vector.scalar(vector.numbers[try c.vectorIndex(0, count)])
    }
    let folds: [(String, @Sendable ([Double]) -> Double)] = [
        ("sum", { $0.reduce(0, +) }), ("min", { $0.min() ?? 0 }), ("max", { $0.max() ?? 0 }),
    ]
    for (name, fold) in folds {
        m.add(name, "func \(name)() -> Scalar") { c in
            let vector = try c.receiver(as: VectorValue.self)
            return vector.scalar(fold(vector.numbers))
        }
    }
    m.add("rounded", "func rounded() -> \(type)") { c in
        var vector = try c.receiver(as: VectorValue.self)
        vector.numbers = vector.numbers.map { $0.rounded() }
        return vector.bridged
    }
}

private func addField(_ name: String, _ index: Int, _ m: inout [NativeMember]) {
    m.add(
        name, "var \(name): Scalar { get set }",
        set: { c in
            var vector = try c.receiver(as: VectorValue.self)
            vector.numbers[index] = try c.number(0)
            c.receiver = vector.bridged
            return .void
        }
    ) { c in
        let vector = try c.receiver(as: VectorValue.self)
        return vector.scalar(vector.numbers[index])
    }
}

extension NativeCall {
    fileprivate func number(_ index: Int) throws -> Double { try argument(index, as: Double.self) }

    fileprivate func vector(_ scalars: [Value]) throws -> Value {
        let isWhole = scalars.allSatisfy { if case .int = $0 { true } else { false } }
        let numbers = try scalars.map { try Double.bridge($0, evaluator) }
        return VectorValue(numbers: numbers, isWhole: isWhole, scalarName: scalarName ?? (isWhole ? "Int" : "Double"))
            .bridged
    }

    fileprivate func vector(repeating number: Double, _ count: Int) -> Value {
        let name = scalarName ?? "Double"
        let isWhole = !["Float", "Double", "CGFloat"].contains(name)
        return VectorValue(numbers: Array(repeating: number, count: count), isWhole: isWhole, scalarName: name).bridged
    }

    /// What the vector's type says; nil where it leaves that open.
    private var scalarName: String? {
        if case .nominal(let scalar, _)? = typeArguments.first { scalar.name } else { nil }
    }

    fileprivate func vectorIndex(_ index: Int, _ count: Int) throws -> Int {
        let position = try argument(index, as: Int.self)
        guard (0..<count).contains(position) else { throw evaluator.failure("Fatal error: Index out of range") }
        return position
    }

    /// Two vectors, of which one may be written as the scalar that all its numbers are.
    fileprivate func operands() throws -> (VectorValue, VectorValue) {
        let (left, right) = (try? argument(0, as: VectorValue.self), try? argument(1, as: VectorValue.self))
        switch (left, right) {
        case (let left?, let right?): return (left, right)
        case (let left?, nil):
            let number = try number(1)
            return (left, VectorValue(numbers: left.numbers.map { _ in number }))
        case (nil, let right?):
            let number = try number(0)
            return (VectorValue(numbers: right.numbers.map { _ in number }, isWhole: right.isWhole), right)
        case (nil, nil): throw evaluator.failure("a vector is expected here")
        }
    }
}
