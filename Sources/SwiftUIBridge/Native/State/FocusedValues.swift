import SwiftInterpreter
import SwiftUI
import ViewGraph

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

/// Modifiers that are written by hand.
@Sendable func addViewMembersOfFocusedValues(_ m: inout [NativeMember]) {
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
}

extension SwiftUILibrary {
    static func focusedValuesSubscript(_ c: inout NativeCall) throws -> Value {
        let key = try c.evaluator.declaration(of: c.arguments[0])
        return try c.native(FocusedValues.self).value(of: ObjectIdentifier(key.decl)) as? Value ?? .null
    }

    static func setFocusedValuesSubscript(_ c: inout NativeCall) throws -> Value {
        var values = try c.native(FocusedValues.self)
        let key = try c.evaluator.declaration(of: c.arguments[0])
        values.set(try c.newValue(as: Value.self), for: ObjectIdentifier(key.decl))
        c.receiver = .box(values)
        return .void
    }

    static func focusedValueInit(_ c: inout NativeCall) throws -> Value {
        let read = try c.focusedValue()
        return .box(FocusedValue<Value>(read: read))
    }

    static func focusedValueWrappedValue(_ c: inout NativeCall) throws -> Value {
        try c.native(FocusedValue<Value>.self).wrappedValue.map { .some(ValueBox($0)) } ?? .null
    }

    static func focusedBindingInit(_ c: inout NativeCall) throws -> Value {
        let read = try c.focusedValue()
        return .box(FocusedBinding<Value>(read: { read($0)?.unbox(as: Binding<Value>.self) }))
    }

    static func focusedBindingWrappedValue(_ c: inout NativeCall) throws -> Value {
        try c.native(FocusedBinding<Value>.self).wrappedValue.map { .some(ValueBox($0)) } ?? .null
    }

    static func setFocusedBindingWrappedValue(_ c: inout NativeCall) throws -> Value {
        guard case .some(let box) = try c.newValue(as: Value.self) else { return .void }
        try c.native(FocusedBinding<Value>.self).wrappedValue = box.value
        return .void
    }

    static func focusedBindingProjectedValue(_ c: inout NativeCall) throws -> Value {
        let property = try c.native(FocusedBinding<Value>.self)
        return .box(
            Binding<Value>(
                get: { property.wrappedValue.map { .some(ValueBox($0)) } ?? .null },
                set: { if case .some(let box) = $0 { property.wrappedValue = box.value } }))
    }
}
