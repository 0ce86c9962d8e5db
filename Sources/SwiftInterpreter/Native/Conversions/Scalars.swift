import Foundation

extension Bool: BridgeConvertible {
    package static func bridge(_ value: Value, _ evaluator: any Evaluator) throws -> Bool {
        switch value {
        case .bool(let bool): bool
        case .existential(let box): try bridge(box.value, evaluator)
        default: throw mismatch(value, Bool.self, evaluator)
        }
    }

    package var bridged: Value { .bool(self) }
}

/// `Double`, `CGFloat` and `Float` are one kind of value.
package protocol BridgedFloat: BridgeConvertible {
    init(_ value: Double)
    var asDouble: Double { get }
}

extension BridgedFloat {
    package static func bridge(_ value: Value, _ evaluator: any Evaluator) throws -> Self {
        switch value {
        case .double(let double): Self(double)
        case .int(let int): Self(Double(int))
        case .existential(let box): try bridge(box.value, evaluator)
        default: throw mismatch(value, Self.self, evaluator)
        }
    }

    package var bridged: Value { .double(asDouble) }
}

extension Double: BridgedFloat {
    package var asDouble: Double { self }
}

extension CGFloat: BridgedFloat {
    package var asDouble: Double { Double(self) }
}

extension Float: BridgedFloat {
    package var asDouble: Double { Double(self) }
}

extension Int: BridgeConvertible {
    package static func bridge(_ value: Value, _ evaluator: any Evaluator) throws -> Int {
        switch value {
        case .int(let int): int
        case .existential(let box): try bridge(box.value, evaluator)
        default: throw mismatch(value, Int.self, evaluator)
        }
    }

    package var bridged: Value { .int(self) }
}

/// Integers but `Int`: their bits.
package protocol BridgedInteger: BridgeConvertible, FixedWidthInteger {
    static var kind: SizedInteger.Kind { get }
}

extension BridgedInteger {
    package static func bridge(_ value: Value, _ evaluator: any Evaluator) throws -> Self {
        switch value {
        case .integer(let integer): Self(truncatingIfNeeded: integer.bits)
        case .int(let int): Self(truncatingIfNeeded: int)
        case .existential(let box): try bridge(box.value, evaluator)
        default: throw mismatch(value, Self.self, evaluator)
        }
    }

    package var bridged: Value {
        let bits =
            Self.isSigned ? UInt64(bitPattern: Int64(truncatingIfNeeded: self)) : UInt64(truncatingIfNeeded: self)
        return .integer(SizedInteger(kind: Self.kind, bits: bits))
    }
}

extension Int8: BridgedInteger { package static var kind: SizedInteger.Kind { .int8 } }
extension Int16: BridgedInteger { package static var kind: SizedInteger.Kind { .int16 } }
extension Int32: BridgedInteger { package static var kind: SizedInteger.Kind { .int32 } }
extension Int64: BridgedInteger { package static var kind: SizedInteger.Kind { .int64 } }
extension UInt: BridgedInteger { package static var kind: SizedInteger.Kind { .uint } }
extension UInt8: BridgedInteger { package static var kind: SizedInteger.Kind { .uint8 } }
extension UInt16: BridgedInteger { package static var kind: SizedInteger.Kind { .uint16 } }
extension UInt32: BridgedInteger { package static var kind: SizedInteger.Kind { .uint32 } }
extension UInt64: BridgedInteger { package static var kind: SizedInteger.Kind { .uint64 } }

extension String: BridgeConvertible {
    package static func bridge(_ value: Value, _ evaluator: any Evaluator) throws -> String {
        switch value {
        case .string(let string): string
        case .character(let character): String(character)
        case .existential(let box): try bridge(box.value, evaluator)
        case .native(let object) where object.swiftType == Substring.self:
            (object.anyValue as? Substring).map(String.init) ?? ""
        default: throw mismatch(value, String.self, evaluator)
        }
    }

    package var bridged: Value { .string(self) }
}

extension Character: BridgeConvertible {
    package static func bridge(_ value: Value, _ evaluator: any Evaluator) throws -> Character {
        guard case .character(let character) = value else { throw mismatch(value, Character.self, evaluator) }
        return character
    }

    package var bridged: Value { .character(self) }
}
