import SwiftInterpreter
import SwiftUI
import ViewGraph

/// `@FocusedValue`, `@FocusedBinding`, their keys and who offers values.
func addFocusedValueTypes(_ types: inout [NativeType]) {
    types.append(
        NativeType.make("FocusedValueKey", "protocol FocusedValueKey") { m in
            m.add("Value", "required associatedtype Value")
        })
    types.append(
        NativeType.make("FocusedValues", "struct FocusedValues", swiftType: FocusedValues.self) { m in
            m.add(
                "subscript", "subscript<K>(key: K.Type) -> K.Value? { get set } where K: FocusedValueKey",
                set: { c in
                    var values = try c.native(FocusedValues.self)
                    let key = try c.evaluator.declaration(of: c.arguments[0])
                    values.set(try c.newValue(as: Value.self), for: ObjectIdentifier(key.decl))
                    c.receiver = .box(values)
                    return .void
                }
            ) { c in
                let key = try c.evaluator.declaration(of: c.arguments[0])
                return try c.native(FocusedValues.self).value(of: ObjectIdentifier(key.decl)) as? Value ?? .null
            }
        })
    addFocusedProperties(&types)
    types.append(
        NativeType.make("View", "extension View") { m in
            for (name, isSceneWide) in [("focusedValue", false), ("focusedSceneValue", true)] {
                for type in ["V", "V?"] {
                    m.add(
                        name,
                        "func \(name)<V>(_ keyPath: WritableKeyPath<FocusedValues, V?>, _ value: \(type)) -> some View"
                    ) { c in
                        let (path, evaluator) = (try c.keyPath(0), c.evaluator)
                        let value = type == "V" ? Value.some(ValueBox(c.arguments[1])) : c.arguments[1]
                        let modifier = FocusedValueModifier(isSceneWide: isSceneWide, value: SameValue(value)) {
                            values in
                            do {
                                var root = Value.box(values)
                                try evaluator.setValue(value, at: path, of: &root)
                                if let new = root.unbox(as: FocusedValues.self) { values = new }
                            } catch {
                                evaluator.record(error)
                            }
                        }
                        return AnyView(try c.receiver(as: AnyView.self).modifier(modifier)).bridged
                    }
                }
            }
        })
}

private func addFocusedProperties(_ types: inout [NativeType]) {
    types.append(
        NativeType.make("FocusedValue", "@propertyWrapper struct FocusedValue<Value>: DynamicProperty") { m in
            m.add("init", "init(_ keyPath: KeyPath<FocusedValues, Value?>)") { c in
                let read = try c.focusedValue()
                return .box(FocusedValue<Value>(read: read))
            }
            m.add("wrappedValue", "var wrappedValue: Value? { get }") { c in
                try c.native(FocusedValue<Value>.self).wrappedValue.map { .some(ValueBox($0)) } ?? .null
            }
        })
    types.append(
        NativeType.make("FocusedBinding", "@propertyWrapper struct FocusedBinding<Value>: DynamicProperty") { m in
            m.add("init", "init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>)") { c in
                let read = try c.focusedValue()
                return .box(FocusedBinding<Value>(read: { read($0)?.unbox(as: Binding<Value>.self) }))
            }
            m.add(
                "wrappedValue", "var wrappedValue: Value? { get nonmutating set }",
                set: { c in
                    guard case .some(let box) = try c.newValue(as: Value.self) else { return .void }
                    try c.native(FocusedBinding<Value>.self).wrappedValue = box.value
                    return .void
                }
            ) { c in
                try c.native(FocusedBinding<Value>.self).wrappedValue.map { .some(ValueBox($0)) } ?? .null
            }
            m.add("projectedValue", "var projectedValue: Binding<Value?> { get }") { c in
                let property = try c.native(FocusedBinding<Value>.self)
                return .box(
                    Binding<Value>(
                        get: { property.wrappedValue.map { .some(ValueBox($0)) } ?? .null },
                        set: { if case .some(let box) = $0 { property.wrappedValue = box.value } }))
            }
        })
}

/// A value of the program that is compared as the program's values are.
private struct SameValue: CustomComparable {
    let value: Value
    init(_ value: Value) { self.value = value }
    func isSame(as other: SameValue) -> Bool { value.isSame(as: other.value) }
}

extension NativeCall {
    /// What the key path names, without its optional.
    fileprivate func focusedValue() throws -> (FocusedValues) -> Value? {
        let (path, evaluator) = (try keyPath(0), self.evaluator)
        return { values in
            do {
                guard case .some(let box) = try evaluator.value(at: path, of: .box(values)) else { return nil }
                return box.value
            } catch {
                evaluator.record(error)
                return nil
            }
        }
    }
}
