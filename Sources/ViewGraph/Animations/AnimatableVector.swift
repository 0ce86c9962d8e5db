import Foundation

/// The quantities of something that is animated, whatever their types: plain numbers where they are known to be, else the
/// vectors a program declares. One that holds nothing is zero of any kind.
public struct _AnyAnimatableData: VectorArithmetic {
    package var numbers: [Double]
    var vectors: [AnyVector]

    package init(numbers: [Double]) { (self.numbers, vectors) = (numbers, []) }

    private init(numbers: [Double], vectors: [AnyVector]) { (self.numbers, self.vectors) = (numbers, vectors) }

    /// The quantities of a vector of any type.
    package init<V: VectorArithmetic>(_ vector: V) {
        self.init(numbers: [])
        append(vector)
    }

    package var isEmpty: Bool { numbers.isEmpty && vectors.isEmpty }

    /// Whether another one holds as many quantities of each kind, so that there is something between the two.
    package func hasSameKind(as other: Self) -> Bool {
        numbers.count == other.numbers.count && vectors.count == other.vectors.count
    }

    package mutating func append<V: VectorArithmetic>(_ vector: V) {
        if V.self == Double.self, let number = vector as? Double { return numbers.append(number) }
        if V.self == CGFloat.self, let number = vector as? CGFloat { return numbers.append(Double(number)) }
        if V.self == EmptyAnimatableData.self { return }
        if let parts = ConformanceIndex.shared.vectorOfParts(vector) { return parts.appendParts(to: &self) }
        appendOpaque(vector)
    }

    /// The same for one whose parts aren't looked at.
    package mutating func appendOpaque<V: VectorArithmetic>(_ vector: V) { vectors.append(AnyVector(vector)) }

    /// The quantities as a vector of the type they were taken from.
    package func vector<V: VectorArithmetic>(like template: V) -> V {
        var reader = VectorReader(self)
        return reader.next(like: template)
    }

    /// The quantities of several things that were put together in this order.
    package func split(like templates: [Self]) -> [Self] {
        var reader = VectorReader(self)
        return templates.map { $0.readParts(from: &reader) }
    }

    // MARK: - Arithmetic

    public static var zero: Self { Self(numbers: []) }

    public static func + (lhs: Self, rhs: Self) -> Self { joined(lhs, rhs, +) { $0.adding($1, sign: 1) } }
    public static func - (lhs: Self, rhs: Self) -> Self { joined(lhs, rhs, -) { $0.adding($1, sign: -1) } }

    public static func == (lhs: Self, rhs: Self) -> Bool {
        guard lhs.numbers == rhs.numbers, lhs.vectors.count == rhs.vectors.count else { return false }
        return zip(lhs.vectors, rhs.vectors).allSatisfy { $0.isEqual(to: $1) }
    }

    private static func joined(
        _ a: Self, _ b: Self, _ combine: (Double, Double) -> Double, _ join: (AnyVector, AnyVector) -> AnyVector
    ) -> Self {
        var result = Self(numbers: [])
        let count = max(a.numbers.count, b.numbers.count)
        result.numbers.reserveCapacity(count)
        for index in 0..<count {
            result.numbers.append(
                combine(
                    index < a.numbers.count ? a.numbers[index] : 0, index < b.numbers.count ? b.numbers[index] : 0))
        }
        for index in 0..<max(a.vectors.count, b.vectors.count) {
            let left = index < a.vectors.count ? a.vectors[index] : b.vectors[index].zero
            result.vectors.append(join(left, index < b.vectors.count ? b.vectors[index] : left.zero))
        }
        return result
    }

    public mutating func scale(by factor: Double) {
        for index in numbers.indices { numbers[index] *= factor }
        for index in vectors.indices { vectors[index] = vectors[index].scaled(by: factor) }
    }

    public var magnitudeSquared: Double {
        var sum = 0.0
        for number in numbers { sum += number * number }
        for vector in vectors { sum += vector.base.magnitudeSquared }
        return sum
    }

    package var isFinite: Bool {
        numbers.allSatisfy(\.isFinite) && vectors.allSatisfy { $0.base.magnitudeSquared.isFinite }
    }
}

/// One vector of a type that only a program knows.
struct AnyVector {
    let base: any VectorArithmetic

    init(_ base: any VectorArithmetic) { self.base = base }

    var zero: AnyVector {
        func open<V: VectorArithmetic>(_: V) -> AnyVector { AnyVector(V.zero) }
        return open(base)
    }

    func adding(_ other: AnyVector, sign: Double) -> AnyVector {
        func open<V: VectorArithmetic>(_ left: V) -> AnyVector {
            guard let right = other.base as? V else { return self }
            return AnyVector(sign < 0 ? left - right : left + right)
        }
        return open(base)
    }

    func scaled(by factor: Double) -> AnyVector {
        func open<V: VectorArithmetic>(_ vector: V) -> AnyVector { AnyVector(vector.scaled(by: factor)) }
        return open(base)
    }

    func isEqual(to other: AnyVector) -> Bool {
        func open<V: VectorArithmetic>(_ left: V) -> Bool { (other.base as? V) == left }
        return open(base)
    }
}

/// A vector that is put together from others.
package protocol VectorOfParts {
    func appendParts(to data: inout _AnyAnimatableData)
    func readParts(from reader: inout VectorReader) -> Self
}

/// Takes quantities out again, in the order they were put in.
package struct VectorReader {
    private var numbers: ArraySlice<Double>
    private var vectors: ArraySlice<AnyVector>

    init(_ data: _AnyAnimatableData) { (numbers, vectors) = (data.numbers[...], data.vectors[...]) }

    package mutating func next<V: VectorArithmetic>(like template: V) -> V {
        if V.self == Double.self { return (numbers.popFirst() ?? 0) as? V ?? template }
        if V.self == CGFloat.self { return CGFloat(numbers.popFirst() ?? 0) as? V ?? template }
        if V.self == EmptyAnimatableData.self { return template }
        if let parts = ConformanceIndex.shared.vectorOfParts(template) {
            return parts.readParts(from: &self) as? V ?? template
        }
        return nextOpaque(like: template)
    }

    package mutating func nextOpaque<V: VectorArithmetic>(like template: V) -> V {
        vectors.popFirst()?.base as? V ?? template
    }
}

extension AnimatablePair: VectorOfParts {
    package func appendParts(to data: inout _AnyAnimatableData) {
        data.append(first)
        data.append(second)
    }

    package func readParts(from reader: inout VectorReader) -> Self {
        let first = reader.next(like: first)
        return AnimatablePair(first, reader.next(like: second))
    }
}

extension _AnyAnimatableData: VectorOfParts {
    package func appendParts(to data: inout _AnyAnimatableData) {
        data.numbers += numbers
        data.vectors += vectors
    }

    package func readParts(from reader: inout VectorReader) -> Self {
        var result = self
        for index in numbers.indices { result.numbers[index] = reader.next(like: 0.0) }
        for index in vectors.indices {
            func open<V: VectorArithmetic>(_ vector: V) -> AnyVector { AnyVector(reader.nextOpaque(like: vector)) }
            result.vectors[index] = open(vectors[index].base)
        }
        return result
    }
}

extension Animatable {
    /// The quantities of `animatableData`, whatever their type.
    package var animatableQuantities: _AnyAnimatableData {
        get { _AnyAnimatableData(animatableData) }
        set { animatableData = newValue.vector(like: animatableData) }
    }
}

/// A value with other quantities; the value itself where it isn't animatable.
package func animated<Value>(_ value: Value, to data: _AnyAnimatableData) -> Value {
    guard let animatable = value as? any Animatable else { return value }
    func open<A: Animatable>(_ value: A) -> Any {
        var copy = value
        copy.animatableQuantities = data
        return copy
    }
    return open(animatable) as? Value ?? value
}

/// The quantities of a value of any type; nil where it has none.
package func animatableQuantities(of value: Any) -> _AnyAnimatableData? {
    guard let animatable = value as? any Animatable else { return nil }
    let data = animatable.animatableQuantities
    return data.isEmpty ? nil : data
}
