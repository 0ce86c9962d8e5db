import Foundation
import SwiftInterpreter
import SwiftUI
import ViewGraph

/// The `animatableData` of a value of the program: plain numbers where it is made of those, so that they are animated
/// without calls of the program, else the program's own vector.
// Unchecked: a program's values are used by one thread at a time, the execution's.
nonisolated struct ProgramVector: VectorArithmetic, @unchecked Sendable {
    private let value: Value?
    private let evaluator: (any Evaluator)?

    private init(_ value: Value?, _ evaluator: (any Evaluator)?) { (self.value, self.evaluator) = (value, evaluator) }

    /// What an animatable value of the program is animated by; zero for another one.
    init(of value: Value, _ evaluator: any Evaluator) {
        do {
            let isAnimatable = evaluator.conforms(value, to: "Animatable")
            self.init(isAnimatable ? try evaluator.property("animatableData", of: value) : nil, evaluator)
        } catch {
            evaluator.record(error)
            self.init(nil, evaluator)
        }
    }

    func set(in value: inout Value, _ evaluator: any Evaluator) {
        guard let data = self.value else { return }
        do { try evaluator.setProperty("animatableData", of: &value, to: data) } catch { evaluator.record(error) }
    }

    // MARK: - Quantities

    /// The numbers, or the vector, that a value of the program is animated by; nil for none.
    static func quantities(of value: Value, _ evaluator: any Evaluator) -> _AnyAnimatableData? {
        let data = ProgramVector(of: value, evaluator)
        guard data.value != nil else { return nil }
        let quantities = _AnyAnimatableData(data)
        return quantities.isEmpty ? nil : quantities
    }

    static func set(_ data: _AnyAnimatableData, in value: inout Value, _ evaluator: any Evaluator) throws {
        let template = ProgramVector(of: value, evaluator)
        data.vector(like: template).set(in: &value, evaluator)
    }

    // MARK: - Arithmetic

    static var zero: ProgramVector { ProgramVector(nil, nil) }

    static func + (lhs: Self, rhs: Self) -> Self { combined(lhs, rhs, "+") }
    static func - (lhs: Self, rhs: Self) -> Self { combined(lhs, rhs, "-") }

    static func == (lhs: Self, rhs: Self) -> Bool {
        switch (lhs.value, rhs.value) {
        case (nil, nil): true
        case (let a?, let b?): a.isSame(as: b)
        default: false
        }
    }

    private static func combined(_ a: Self, _ b: Self, _ name: String) -> Self {
        guard let evaluator = a.evaluator ?? b.evaluator, let right = b.value else { return a }
        do {
            guard let left = a.value else {
                return ProgramVector(name == "+" ? right : try scaledVector(right, by: -1, evaluator), evaluator)
            }
            return ProgramVector(try combinedVectors(left, right, by: name, evaluator), evaluator)
        } catch {
            evaluator.record(error)
            return a
        }
    }

    mutating func scale(by factor: Double) {
        guard let value, let evaluator else { return }
        do { self = ProgramVector(try scaledVector(value, by: factor, evaluator), evaluator) } catch {
            evaluator.record(error)
        }
    }

    var magnitudeSquared: Double {
        guard let value, let evaluator else { return 0 }
        do { return try magnitudeSquaredOfVector(of: value, evaluator) } catch {
            evaluator.record(error)
            return 0
        }
    }
}

extension ProgramVector: VectorOfParts {
    func appendParts(to data: inout _AnyAnimatableData) { Self.append(value, evaluator, to: &data) }

    func readParts(from reader: inout VectorReader) -> ProgramVector {
        ProgramVector(value.map { Self.read(like: $0, evaluator, from: &reader) }, evaluator)
    }

    private static func append(_ value: Value?, _ evaluator: (any Evaluator)?, to data: inout _AnyAnimatableData) {
        guard let value else { return }
        switch value {
        case .double(let number): data.append(number)
        case .existential(let box): append(box.value, evaluator, to: &data)
        default:
            if let pair = value.unbox(as: PairValue.self) {
                append(pair.first, evaluator, to: &data)
                append(pair.second, evaluator, to: &data)
            } else if value.unbox(as: EmptyAnimatableData.self) == nil {
                data.appendOpaque(ProgramVector(value, evaluator))
            }
        }
    }

    private static func read(
        like template: Value, _ evaluator: (any Evaluator)?, from reader: inout VectorReader
    ) -> Value {
        switch template {
        case .double: return .double(reader.next(like: 0.0))
        case .existential(let box): return read(like: box.value, evaluator, from: &reader)
        default:
            if let pair = template.unbox(as: PairValue.self) {
                let first = read(like: pair.first, evaluator, from: &reader)
                return PairValue(first: first, second: read(like: pair.second, evaluator, from: &reader)).bridged
            }
            if template.unbox(as: EmptyAnimatableData.self) != nil { return template }
            return reader.nextOpaque(like: ProgramVector(template, evaluator)).value ?? template
        }
    }
}
