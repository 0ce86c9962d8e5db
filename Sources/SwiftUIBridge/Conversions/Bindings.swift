import SwiftInterpreter
import SwiftUI
import ViewGraph

extension Binding: BridgeConvertible where Value: BridgeConvertible {
    /// Bindings of the program hold interpreted values; those of native code, values of their own type.
    package static func bridge(
        _ value: SwiftInterpreter.Value, _ evaluator: any Evaluator
    ) throws -> Binding<Value> {
        if let same = value.unbox(as: Binding<Value>.self) { return same }
        let native = value.unbox(as: (any NativeBinding).self)
        guard let base = value.unbox(as: Binding<SwiftInterpreter.Value>.self) ?? native?.forProgram(evaluator) else {
            throw mismatch(value, Self.self, evaluator)
        }
        if let own = base as? Binding<Value> { return own }
        // Making a binding reads nothing: the view that hands it on depends on its value only if it reads it itself.
        let last = LastValue<Value>()
        if !(Value.self is any FallbackValue.Type) {
            last.value = try ViewGraph.withoutDependencies { try Value.bridge(base.wrappedValue, evaluator) }
        }
        let source = base.identity.map {
            AnyHashable(BindingPart(source: $0, part: AnyHashable(ObjectIdentifier(Value.self))))
        }
        var result = Binding<Value>(
            source: source,
            get: {
                do {
                    let value = try Value.bridge(base.wrappedValue, evaluator)
                    last.value = value
                    return value
                } catch {
                    evaluator.record(error)
                    return last.value ?? fallback()
                }
            },
            set: { newValue in
                let value = newValue.bridged
                switch (base.wrappedValue, value) {
                // A tag without optionals chosen for an optional selection.
                case (.null, .null), (.some, .null), (_, .some): base.wrappedValue = value
                case (.null, _), (.some, _): base.wrappedValue = .some(ValueBox(value))
                default: base.wrappedValue = value
                }
            })
        result.transaction = base.transaction
        result.appliesTransaction = base.appliesTransaction
        return result
    }

    /// What can be gone on with where the program fails.
    private static func fallback() -> Value {
        func open<N: FallbackValue>(_ type: N.Type) -> Any { N.fallback }
        guard let type = Value.self as? any FallbackValue.Type, let value = open(type) as? Value else {
            preconditionFailure("a value that is no default was read when the binding was made")
        }
        return value
    }

    package var bridged: SwiftInterpreter.Value {
        if let own = self as? Binding<SwiftInterpreter.Value> { return .box(own) }
        return .box(self)
    }
}

/// A binding that native code made: `presentationMode`, `editMode`.
private protocol NativeBinding {
    /// One that holds the program's values.
    func forProgram(_ evaluator: any Evaluator) -> Binding<SwiftInterpreter.Value>
}

extension Binding: NativeBinding where Value: BridgeConvertible {
    fileprivate func forProgram(_ evaluator: any Evaluator) -> Binding<SwiftInterpreter.Value> {
        let native = self
        var result = Binding<SwiftInterpreter.Value>(
            source: identity,
            get: { native.wrappedValue.bridged },
            set: { value in
                do { native.wrappedValue = try Value.bridge(value, evaluator) } catch { evaluator.record(error) }
            })
        result.transaction = transaction
        return result
    }
}

/// What a binding answered last, to go on with where the program fails.
private final class LastValue<Value> {
    var value: Value?
}
