/// A Swift type whose values the interpreted program can hold and hand back.
package protocol BridgeConvertible: SendableMetatype {
    static func bridge(_ value: Value, _ evaluator: any Evaluator) throws -> Self
    var bridged: Value { get }
}

/// A type whose values the program holds in a `NativeBox`.
package protocol BoxedConvertible: BridgeConvertible {}

extension BoxedConvertible {
    package static func bridge(_ value: Value, _ evaluator: any Evaluator) throws -> Self {
        if case .native(let object) = value, let box = object as? NativeBox<Self> { return box.value }
        if let other = value.unbox(as: Self.self) { return other }
        throw mismatch(value, Self.self, evaluator)
    }

    package var bridged: Value { .box(self) }
}

/// The checker lets nothing of another type through; what gets here is a defect of the tables.
package func mismatch(_ value: Value, _ type: Any.Type, _ evaluator: any Evaluator) -> any Error {
    let found = (try? evaluator.description(of: value)) ?? "a value"
    return evaluator.failure("'\(found)' can't be used as '\(type)'")
}

extension Value: BridgeConvertible {
    package static func bridge(_ value: Value, _ evaluator: any Evaluator) throws -> Value { value }
    package var bridged: Value { self }
}

extension Optional: BridgeConvertible where Wrapped: BridgeConvertible {
    package static func bridge(
        _ value: Value, _ evaluator: any Evaluator
    ) throws -> Wrapped? {
        switch value {
        case .null, .absent: nil
        case .some(let box): try Wrapped.bridge(box.value, evaluator)
        default: try Wrapped.bridge(value, evaluator)
        }
    }

    package var bridged: Value {
        switch self {
        case .some(let wrapped): .some(ValueBox(wrapped.bridged))
        case .none: .null
        }
    }
}

extension Array: BridgeConvertible where Element: BridgeConvertible {
    package static func bridge(_ value: Value, _ evaluator: any Evaluator) throws -> [Element] {
        try elements(of: value, evaluator).map { try Element.bridge($0, evaluator) }
    }

    package var bridged: Value { .array(map(\.bridged)) }
}
