import SwiftInterpreter
import SwiftUI
import ViewGraph

extension Binding: BridgeConvertible where Value: BridgeConvertible {
    /// Bindings of the program hold interpreted values; those of native code, values of their own type.
    package static func bridge(
        _ value: SwiftInterpreter.Value, _ evaluator: any Evaluator
    ) throws -> Binding<Value> {
        if let same = value.unbox(as: Binding<Value>.self) { return same }
        guard let base = value.unbox(as: Binding<SwiftInterpreter.Value>.self) else {
            throw mismatch(value, Self.self, evaluator)
        }
        let initial = try Value.bridge(base.wrappedValue, evaluator)
        return Binding<Value>(
            get: { (try? Value.bridge(base.wrappedValue, evaluator)) ?? initial },
            set: { newValue in
                let value = newValue.bridged
                switch (base.wrappedValue, value) {
                // A tag without optionals chosen for an optional selection.
                case (.null, .null), (.some, .null), (_, .some): base.wrappedValue = value
                case (.null, _), (.some, _): base.wrappedValue = .some(ValueBox(value))
                default: base.wrappedValue = value
                }
            })
    }

    package var bridged: SwiftInterpreter.Value {
        if let own = self as? Binding<SwiftInterpreter.Value> { return .box(own) }
        return .box(self)
    }
}
