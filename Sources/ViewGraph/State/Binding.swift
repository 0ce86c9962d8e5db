import Foundation

/// A way to read and write a value that lives elsewhere.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value>: LinkedProperty {
    private let getValue: () -> Value
    private let setValue: (Value) -> Void
    /// What the binding leads to: bindings to the same are the same.
    private let source: AnyHashable?
    /// The node whose property the binding is: it depends on the value when it is read.
    private var reader: StorageReader?
    /// What changes through this binding are part of.
    public var transaction = Transaction()
    /// False where the setter is a program's that takes no transaction: what it changes isn't animated (measured: facts
    /// 18.14).
    package var appliesTransaction = true

    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        (getValue, setValue, source) = (get, set, nil)
        appliesTransaction = false
    }

    /// A binding whose setter receives the transaction of the change.
    public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
        self.init(source: nil, get: get) { set($0, Transaction.current ?? Transaction()) }
    }

    package init(source: AnyHashable?, get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        (getValue, setValue, self.source) = (get, set, source)
    }

    package init(storage: StateStorage<Value>) {
        self.init(source: AnyHashable(ObjectIdentifier(storage))) {
            storage.value
        } set: {
            storage.value = $0
        }
    }

    package var identity: AnyHashable? { source }

    package mutating func link(to context: PropertyContext) {
        reader = context.node.reader
        guard var root = source else { return }
        while let part = root.base as? BindingPart { root = part.source }
        context.node.noteBinding(to: root, label: context.key.name)
    }

    public static func constant(_ value: Value) -> Binding<Value> { Binding(get: { value }, set: { _ in }) }

    public init(projectedValue: Binding<Value>) { self = projectedValue }

    /// A binding to the value inside an optional; nil where there is none now.
    public init?(_ base: Binding<Value?>) {
        guard let initial = base.wrappedValue else { return nil }
        self.init(source: nil, get: { base.wrappedValue ?? initial }, set: { base.wrappedValue = $0 })
    }

    public init<V>(_ base: Binding<V>) where Value == V? {
        self.init(source: nil, get: { base.wrappedValue }, set: { if let value = $0 { base.wrappedValue = value } })
    }

    public var wrappedValue: Value {
        get {
            guard let node = reader?.node else { return getValue() }
            return node.graph.tracker.reading(as: node, getValue)
        }
        nonmutating set {
            guard appliesTransaction, transaction.animation != nil || transaction.disablesAnimations else {
                return setValue(newValue)
            }
            withTransaction(transaction) { setValue(newValue) }
        }
    }

    public var projectedValue: Binding<Value> { self }

    /// The same binding; what changes through it is part of a transaction.
    public func transaction(_ transaction: Transaction) -> Binding<Value> {
        var copy = self
        copy.transaction = transaction
        return copy
    }

    /// The same binding; what changes through it is animated.
    public func animation(_ animation: Animation? = .default) -> Binding<Value> {
        transaction(Transaction(animation: animation))
    }

    public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
        let part = source.map { AnyHashable(BindingPart(source: $0, part: AnyHashable(keyPath))) }
        var result = Binding<Subject>(source: part) {
            getValue()[keyPath: keyPath]
        } set: { newValue in
            var value = getValue()
            value[keyPath: keyPath] = newValue
            setValue(value)
        }
        result.transaction = transaction
        result.appliesTransaction = appliesTransaction
        result.reader = reader
        return result
    }
}

/// What a binding to a part of another binding's value leads to.
package struct BindingPart: Hashable {
    package let source: AnyHashable
    package let part: AnyHashable
    package init(source: AnyHashable, part: AnyHashable) { (self.source, self.part) = (source, part) }
}

// Unchecked: a binding is used by one thread at a time, its session's.
extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: Identifiable where Value: Identifiable {
    public var id: Value.ID { wrappedValue.id }
}

extension Binding: CustomComparable {
    package func isSame(as other: Binding<Value>) -> Bool { source != nil && source == other.source }
}
