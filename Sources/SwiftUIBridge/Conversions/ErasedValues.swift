import Foundation
import SwiftInterpreter
import SwiftUI
import ViewGraph

/// A value of the program where SwiftUI wants something `Equatable`: equal as the program says.
// Unchecked: values and what they hold are used by one thread at a time, the execution's.
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

/// An id or tag that is a value of a declared type: equal as the program says, described as it prints.
// Unchecked: values and what they hold are used by one thread at a time, the execution's.
package struct InterpretedID: Hashable, CustomStringConvertible, @unchecked Sendable {
    private let frozen: FrozenKey
    let evaluator: any Evaluator

    init(_ value: Value, _ evaluator: any Evaluator) throws {
        frozen = try evaluator.frozenKey(value)
        self.evaluator = evaluator
    }

    var value: Value { frozen.key.value }

    package static func == (a: InterpretedID, b: InterpretedID) -> Bool { a.frozen == b.frozen }
    package func hash(into hasher: inout Hasher) { hasher.combine(frozen) }
    package var description: String { (try? evaluator.description(of: value)) ?? "" }
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
        return AnyHashable(try InterpretedID(value, evaluator))
    }

    package var bridged: Value {
        switch base {
        case let int as Int: .int(int)
        case let string as String: .string(string)
        case let bool as Bool: .bool(bool)
        case let double as Double: .double(double)
        case let character as Character: .character(character)
        case let id as InterpretedID: id.value
        default: .box(self)
        }
    }
}

/// What stored properties and state compare by: without running code of the program.
extension Value: CustomComparable {
    package func isSame(as other: Value) -> Bool {
        var comparison = ValueComparison()
        return comparison.areSame(self, other)
    }
}

/// Compares two values part by part. Values that hold a part many times, in many levels, have more parts than can be
/// compared: such two count as different, which only costs an update.
private struct ValueComparison {
    private static let mostParts = 1 << 20
    private static let greatestDepth = 2_000

    private var parts = 0
    private var depth = 0

    mutating func areSame(_ first: Value, _ second: Value) -> Bool {
        parts += 1
        guard parts < Self.mostParts, depth < Self.greatestDepth else { return false }
        depth += 1
        defer { depth -= 1 }
        switch (first, second) {
        case (.void, .void), (.absent, .absent), (.null, .null): return true
        case (.bool(let a), .bool(let b)): return a == b
        case (.int(let a), .int(let b)): return a == b
        case (.double(let a), .double(let b)): return a == b
        case (.string(let a), .string(let b)): return a == b
        case (.character(let a), .character(let b)): return a == b
        case (.integer(let a), .integer(let b)): return a == b
        case (.some(let a), .some(let b)): return a === b || areSame(a.value, b.value)
        case (.array(let a), .array(let b)): return areSame(a, b)
        case (.tuple(let a), .tuple(let b)): return areSame(a, b)
        case (.structure(let a), .structure(let b)):
            return a === b || a.decl === b.decl && areSame(a.fields, b.fields)
        case (.enumeration(let a), .enumeration(let b)):
            return a === b || a.enumCase === b.enumCase && areSame(a.payload, b.payload)
        case (.object(let a), .object(let b)): return a === b
        case (.closure(let a), .closure(let b)): return a === b
        case (.metatype(let a), .metatype(let b)): return a == b
        case (.keyPath(let a), .keyPath(let b)): return a === b || a == b
        case (.existential(let a), .existential(let b)): return a === b || areSame(a.value, b.value)
        case (.native(let a), .native(let b)): return a === b || areSame(a.anyValue, b.anyValue)
        case (.dictionary(let a), .dictionary(let b)): return a === b
        case (.set(let a), .set(let b)): return a === b
        default: return false
        }
    }

    private mutating func areSame(_ a: Any, _ b: Any) -> Bool {
        if let a = a as? SliceValue, let b = b as? SliceValue { return areSame(Array(a.elements), Array(b.elements)) }
        return areEqual(a, b)
    }

    private mutating func areSame(_ a: [Value], _ b: [Value]) -> Bool {
        guard a.count == b.count else { return false }
        let isOneArray = a.withUnsafeBufferPointer { a in
            b.withUnsafeBufferPointer { a.baseAddress == $0.baseAddress }
        }
        if isOneArray { return true }
        for index in a.indices where !areSame(a[index], b[index]) { return false }
        return true
    }
}
