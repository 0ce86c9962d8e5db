import SwiftInterpreter
import SwiftUI
import ViewGraph

func addStateTypes(_ types: inout [NativeType]) {
    types.append(
        NativeType(
            "Binding",
            "@propertyWrapper @dynamicMemberLookup struct Binding<Value>: DynamicProperty; Identifiable where Value: Identifiable; Sequence where Value: MutableCollection; Collection where Value: MutableCollection; BidirectionalCollection where Value: MutableCollection; RandomAccessCollection where Value: MutableCollection",
            swiftType: Binding<Value>.self, members: membersOfBinding))
}

@Sendable private func membersOfBinding() -> [NativeMember] {
    sortedMembers { m in
        m.add("init", "init(get: @escaping () -> Value, set: @escaping (Value) -> Void)") { c in
            let (get, set) = (try c.callback(0), try c.callback(1))
            return .box(Binding<Value>(get: { get.call([], Value.self) }, set: { set.perform([$0]) }))
        }
        m.add("init", "init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void)") { c in
            let (get, set) = (try c.callback(0), try c.callback(1))
            return .box(
                Binding<Value>(get: { get.call([], Value.self) }, set: { set.perform([$0, .box($1)]) }))
        }
        m.add("init", "init(projectedValue: Binding<Value>)") { c in c.arguments[0] }
        m.add("init", "init?(_ base: Binding<Value?>)") { c in
            let base = try c.argument(0, as: Binding<Value>.self)
            guard case .some(let initial) = base.wrappedValue else { return .null }
            let binding = Binding<Value>(
                source: nil,
                get: { if case .some(let box) = base.wrappedValue { box.value } else { initial.value } },
                set: { base.wrappedValue = .some(ValueBox($0)) })
            return .some(ValueBox(.box(binding)))
        }
        m.add("init", "init<V>(_ base: Binding<V>) where Value == V?") { c in
            let base = try c.argument(0, as: Binding<Value>.self)
            return .box(
                Binding<Value>(
                    source: nil,
                    get: { .some(ValueBox(base.wrappedValue)) },
                    set: { if case .some(let box) = $0 { base.wrappedValue = box.value } }))
        }
        m.add("constant", "static func constant(_ value: Value) -> Binding<Value>") { c in
            .box(Binding<Value>.constant(c.arguments[0]))
        }
        m.add(
            "wrappedValue", "var wrappedValue: Value { get nonmutating set }",
            set: { c in
                try c.receiver(as: Binding<Value>.self).wrappedValue = c.arguments[0]
                return .void
            }
        ) { c in
            try c.receiver(as: Binding<Value>.self).wrappedValue
        }
        m.add("projectedValue", "var projectedValue: Binding<Value> { get }") { c in c.receiver }
        m.add("id", "var id: Value.ID { get } where Value: Identifiable") { c in
            try c.evaluator.property("id", of: c.receiver(as: Binding<Value>.self).wrappedValue)
        }
        m.add("Element", "typealias Element = Binding<Value.Element>")
        m.add("Index", "typealias Index = Value.Index")
        m.add(
            "subscript",
            "subscript(position: Value.Index) -> Binding<Value.Element> { get } where Value: MutableCollection"
        ) {
            c in
            let base = try c.receiver(as: Binding<Value>.self)
            guard case .int(let index) = c.arguments[0], case .array(let items) = base.wrappedValue,
                items.indices.contains(index)
            else { throw c.evaluator.failure("Fatal error: Index out of range") }
            return .box(elementBinding(base, index, initial: items[index]))
        }
        m.add("transaction", "var transaction: Transaction { get }") { c in
            .box(try c.receiver(as: Binding<Value>.self).transaction)
        }
        m.add("transaction", "func transaction(_ transaction: Transaction) -> Binding<Value>") { c in
            .box(try c.receiver(as: Binding<Value>.self).transaction(c.argument(0, as: Transaction.self)))
        }
        m.add("animation", "func animation(_ animation: Animation? = .default) -> Binding<Value>") { c in
            .box(
                try c.receiver(as: Binding<Value>.self).animation(c.argument(0, as: Animation?.self, default: .default))
            )
        }
        addElementBindings(&m)
        m.add(
            "subscript",
            "subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> { get }"
        ) { c in
            .box(projection(of: try c.receiver(as: Binding<Value>.self), try c.keyPath(0), c.evaluator))
        }
    }
}

/// A binding to what a key path names inside another binding's value.
private func projection(
    of base: Binding<Value>, _ path: KeyPathValue, _ evaluator: any Evaluator
) -> Binding<Value> {
    Binding<Value>(
        source: nil,
        get: {
            do {
                return try evaluator.value(at: path, of: base.wrappedValue)
            } catch {
                evaluator.record(error)
                return .void
            }
        },
        set: { newValue in
            do {
                var value = base.wrappedValue
                try evaluator.setValue(newValue, at: path, of: &value)
                base.wrappedValue = value
            } catch {
                evaluator.record(error)
            }
        })
}

extension NativeCall {
    /// Warns at the place that is running that a property is read before there is a node: in an initialiser. Local
    /// properties, as previews have, never have a node.
    func noticeInInitialiser(_ message: String) {
        guard let execution = evaluator as? Execution, execution.isInitialising else { return }
        execution.notice(message)
    }
}

extension SwiftUILibrary {
    static func dynamicPropertyUpdate(_: inout NativeCall) throws -> Value {
        .void
    }

    static func stateInit(_ c: inout NativeCall) throws -> Value {
        .box(State<Value>(wrappedValue: c.arguments[0]))
    }

    static func stateInitialValue(_ c: inout NativeCall) throws -> Value {
        .box(State<Value>(initialValue: c.arguments[0]))
    }

    static func stateNil(_: inout NativeCall) throws -> Value {
        .box(State<Value>(wrappedValue: .null))
    }

    static func stateWrappedValue(_ c: inout NativeCall) throws -> Value {
        let state = try c.receiver(as: State<Value>.self)
        if !state.isInstalled { c.noticeInInitialiser(State<Value>.outsideMessage) }
        return state.valueAnywhere
    }

    static func setStateWrappedValue(_ c: inout NativeCall) throws -> Value {
        try c.receiver(as: State<Value>.self).wrappedValue = c.arguments[0]
        return .void
    }

    static func stateProjectedValue(_ c: inout NativeCall) throws -> Value {
        try .box(c.receiver(as: State<Value>.self).projectedValue)
    }
}
