import SwiftInterpreter
import SwiftUI
import ViewGraph

/// `@FocusState`, `@AccessibilityFocusState` and the modifiers that take their bindings.
func addFocusTypes(_ types: inout [NativeType]) {
    addFocusState(&types, "FocusState", binding: "_FocusBinding")
    addFocusState(&types, "AccessibilityFocusState", binding: "_AccessibilityFocusBinding")
}

extension NativeCall {
    /// The focus that the binding in the first argument says.
    fileprivate func conditionTarget() throws -> FocusTarget {
        let binding = try argument(0, as: Binding<Value>.self)
        return FocusTarget(
            isFocused: { if case .bool(true) = binding.wrappedValue { true } else { false } },
            setFocused: { binding.wrappedValue = .bool($0) })
    }

    /// The focus that the binding says by having the value in the second argument.
    fileprivate func valueTarget() throws -> FocusTarget {
        let (binding, value, evaluator) = (try argument(0, as: Binding<Value>.self), arguments[1], evaluator)
        return FocusTarget(
            isFocused: { (try? evaluator.areEqual(binding.wrappedValue, value)) ?? false },
            setFocused: { isFocused in
                if isFocused {
                    binding.wrappedValue = value
                } else if case .some = binding.wrappedValue {
                    binding.wrappedValue = .null
                }
            })
    }
}

/// A wrapper whose value is a node's, and whose binding has a type of its own.
private func addFocusState(_ types: inout [NativeType], _ name: String, binding: String) {
    types.append(
        NativeType.make(name, "@propertyWrapper struct \(name)<Value>: DynamicProperty") { m in
            m.add("Binding", "typealias Binding = \(binding)<Value>")
            m.add("init", "init() where Value == Bool") { _ in .box(State<Value>(wrappedValue: .bool(false))) }
            m.add("init", "init() where Value: ExpressibleByNilLiteral") { _ in
                .box(State<Value>(wrappedValue: .null))
            }
            m.add(
                "wrappedValue", "var wrappedValue: Value { get nonmutating set }",
                set: { c in
                    try c.native(State<Value>.self).wrappedValue = c.newValue(as: Value.self)
                    return .void
                }
            ) { c in try c.native(State<Value>.self).wrappedValue }
            m.add("projectedValue", "var projectedValue: \(binding)<Value> { get }") { c in
                .box(try c.native(State<Value>.self).projectedValue)
            }
        })
    types.append(
        NativeType.make(binding, "@propertyWrapper struct \(binding)<Value>") { m in
            m.add(
                "wrappedValue", "var wrappedValue: Value { get nonmutating set }",
                set: { c in
                    try c.native(Binding<Value>.self).wrappedValue = c.newValue(as: Value.self)
                    return .void
                }
            ) { c in try c.native(Binding<Value>.self).wrappedValue }
            m.add("projectedValue", "var projectedValue: \(binding)<Value> { get }") { c in c.receiver }
        })
    types.append(
        NativeType.make(name, "extension \(name)") { m in
            m.add("Binding", "typealias Binding = \(binding)<Value>")
        })
}

/// Modifiers that are written by hand.
@Sendable func addViewMembersOfFocus(_ m: inout [NativeMember]) {
    m.add("focused", "func focused(_ condition: _FocusBinding<Bool>) -> some View") { c in
        AnyView(try c.receiver(as: AnyView.self).focusTarget(c.conditionTarget())).bridged
    }
    m.add("searchFocused", "func searchFocused(_ binding: _FocusBinding<Bool>) -> some View") { c in
        AnyView(try c.receiver(as: AnyView.self).searchFocus(c.conditionTarget())).bridged
    }
    m.add(
        "focused",
        "func focused<Value>(_ binding: _FocusBinding<Value>, equals value: Value) -> some View where Value: Hashable"
    ) { c in
        AnyView(try c.receiver(as: AnyView.self).focusTarget(c.valueTarget())).bridged
    }
    m.add(
        "searchFocused",
        "func searchFocused<Value>(_ binding: _FocusBinding<Value>, equals value: Value) -> some View where Value: Hashable"
    ) { c in
        AnyView(try c.receiver(as: AnyView.self).searchFocus(c.valueTarget())).bridged
    }
    m.add(
        "defaultFocus",
        "func defaultFocus<V>(_ binding: _FocusBinding<V>, _ value: V, priority: DefaultFocusEvaluationPriority = _) -> some View where V: Hashable"
    ) { c in
        let (binding, value) = (try c.argument(0, as: Binding<Value>.self), c.arguments[1])
        return AnyView(try c.receiver(as: AnyView.self).onAppear { binding.wrappedValue = value }).bridged
    }
    // The focus of assistive technologies is nowhere in a picture.
    m.add(
        "accessibilityFocused",
        "func accessibilityFocused(_ condition: _AccessibilityFocusBinding<Bool>) -> some View"
    ) { c in c.receiver }
    m.add(
        "accessibilityFocused",
        "func accessibilityFocused<Value>(_ binding: _AccessibilityFocusBinding<Value>, equals value: Value) -> some View where Value: Hashable"
    ) { c in c.receiver }
}
