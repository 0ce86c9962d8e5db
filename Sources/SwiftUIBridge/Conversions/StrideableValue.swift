import Foundation
import SwiftInterpreter
import SwiftUI

/// A value of the program where SwiftUI wants something to count with: whole numbers stay whole.
// Unchecked: values and what they hold are used by one thread at a time, the execution's.
package struct StrideableValue: Strideable, BridgeConvertible, @unchecked Sendable {
    let value: Value

    /// The value as a number; 0 for what isn't one.
    private var number: Double {
        switch value {
        case .int(let int): Double(int)
        case .double(let double): double
        case .integer: (try? Double(Int64.bridgeAny(value))) ?? 0
        default: value.unbox(as: Date.self)?.timeIntervalSinceReferenceDate ?? 0
        }
    }

    package func distance(to other: StrideableValue) -> Double { other.number - number }

    package func advanced(by n: Double) -> StrideableValue {
        switch value {
        case .int(let int):
            guard n.isFinite, abs(n) < 9e18 else { return self }
            let (sum, overflows) = int.addingReportingOverflow(Int(n.rounded()))
            return StrideableValue(value: .int(overflows ? int : sum))
        case .double(let double): return StrideableValue(value: .double(double + n))
        case .integer(let integer):
            guard n.isFinite, abs(n) < 9e18 else { return self }
            let bits = UInt64(bitPattern: Int64(bitPattern: integer.bits) &+ Int64(n.rounded()))
            return StrideableValue(value: .integer(SizedInteger(kind: integer.kind, bits: bits)))
        default:
            guard let date = value.unbox(as: Date.self) else { return self }
            return StrideableValue(value: date.addingTimeInterval(n).bridged)
        }
    }

    package static func < (a: StrideableValue, b: StrideableValue) -> Bool { a.number < b.number }
    package static func == (a: StrideableValue, b: StrideableValue) -> Bool { a.number == b.number }

    package static func bridge(_ value: Value, _ evaluator: any Evaluator) throws -> StrideableValue {
        if case .existential(let box) = value { return try bridge(box.value, evaluator) }
        return StrideableValue(value: value)
    }

    package var bridged: Value { value }
}

extension Int64 {
    /// The bits of an integer of any size.
    fileprivate static func bridgeAny(_ value: Value) throws -> Int64 {
        if case .integer(let integer) = value { return Int64(bitPattern: integer.bits) }
        return 0
    }
}
