import Foundation
import SwiftInterpreter
import SwiftUI
import ViewGraph

/// A value of the program where SwiftUI wants something `Equatable`: equal as the program says.
// Unchecked: values and what they hold are used by one thread at a time, the session's.
package struct EquatableValue: Equatable, BridgeConvertible, @unchecked Sendable {
    let value: Value
    let evaluator: any Evaluator

    package static func == (a: EquatableValue, b: EquatableValue) -> Bool {
        (try? a.evaluator.areEqual(a.value, b.value)) ?? false
    }

    package static func bridge(_ value: Value, _ evaluator: any Evaluator) throws -> EquatableValue {
        EquatableValue(value: value, evaluator: evaluator)
    }

    package var bridged: Value { value }
}

/// An id or tag that is a value of a declared type: hashed as the program says, described as it prints.
// Unchecked: values and what they hold are used by one thread at a time, the session's.
package struct InterpretedID: Hashable, CustomStringConvertible, @unchecked Sendable {
    let key: HashableValue
    let evaluator: any Evaluator

    package static func == (a: InterpretedID, b: InterpretedID) -> Bool { a.key == b.key }
    package func hash(into hasher: inout Hasher) { hasher.combine(key) }
    package var description: String { (try? evaluator.description(of: key.value)) ?? "" }
}

extension AnyHashable: BridgeConvertible {
    /// Standard types as themselves, so that an id reads the same as in compiled code.
    package static func bridge(_ value: Value, _ evaluator: any Evaluator) throws -> AnyHashable {
        switch value {
        case .int(let int): return AnyHashable(int)
        case .string(let string): return AnyHashable(string)
        case .bool(let bool): return AnyHashable(bool)
        case .double(let double): return AnyHashable(double)
        case .character(let character): return AnyHashable(character)
        case .existential(let box): return try bridge(box.value, evaluator)
        // Ids and tags count without the optionals round them.
        case .some(let box): return try bridge(box.value, evaluator)
        case .native(let object):
            if let box = object as? NativeBox<AnyHashable> { return box.value }
            if let hashable = object.anyValue as? any Hashable { return AnyHashable(hashable) }
        default: break
        }
        return AnyHashable(InterpretedID(key: try evaluator.hashable(value), evaluator: evaluator))
    }

    package var bridged: Value {
        switch base {
        case let int as Int: .int(int)
        case let string as String: .string(string)
        case let bool as Bool: .bool(bool)
        case let double as Double: .double(double)
        case let character as Character: .character(character)
        case let id as InterpretedID: id.key.value
        default: .box(self)
        }
    }
}

/// What stored properties and state compare by: without running code of the program.
extension Value: CustomComparable {
    package func isSame(as other: Value) -> Bool {
        switch (self, other) {
        case (.void, .void), (.absent, .absent), (.null, .null): true
        case (.bool(let a), .bool(let b)): a == b
        case (.int(let a), .int(let b)): a == b
        case (.double(let a), .double(let b)): a == b
        case (.string(let a), .string(let b)): a == b
        case (.character(let a), .character(let b)): a == b
        case (.integer(let a), .integer(let b)): a == b
        case (.some(let a), .some(let b)): a === b || a.value.isSame(as: b.value)
        case (.array(let a), .array(let b)): Value.areSame(a, b)
        case (.tuple(let a), .tuple(let b)): Value.areSame(a, b)
        case (.structure(let a), .structure(let b)): a === b || a.decl === b.decl && Value.areSame(a.fields, b.fields)
        case (.enumeration(let a), .enumeration(let b)):
            a === b || a.enumCase === b.enumCase && Value.areSame(a.payload, b.payload)
        case (.object(let a), .object(let b)): a === b
        case (.closure(let a), .closure(let b)): a === b
        case (.metatype(let a), .metatype(let b)): a == b
        case (.keyPath(let a), .keyPath(let b)): a === b || a == b
        case (.existential(let a), .existential(let b)): a === b || a.value.isSame(as: b.value)
        case (.native(let a), .native(let b)): a === b || Value.areSame(a.anyValue, b.anyValue)
        case (.dictionary(let a), .dictionary(let b)): a === b
        case (.set(let a), .set(let b)): a === b
        default: false
        }
    }

    private static func areSame(_ a: Any, _ b: Any) -> Bool {
        if let a = a as? SliceValue, let b = b as? SliceValue { return areSame(Array(a.elements), Array(b.elements)) }
        return areEqual(a, b)
    }

    private static func areSame(_ a: [Value], _ b: [Value]) -> Bool {
        guard a.count == b.count else { return false }
        return zip(a, b).allSatisfy { $0.isSame(as: $1) }
    }
}
