import Foundation

/// Memory of a view's node: made from the initial value when the node is, and kept while the node is.
@propertyWrapper
public struct State<Value>: LinkedProperty {
    private var initialValue: Value
    private var storage: StateStorage<Value>?
    private var label = "state"

    public init(wrappedValue: Value) { initialValue = wrappedValue }
    public init(initialValue: Value) { self.initialValue = initialValue }

    public init() where Value: ExpressibleByNilLiteral { initialValue = nil }

    public var wrappedValue: Value {
        get { storage?.value ?? initialValue }
        nonmutating set { storage?.value = newValue }
    }

    public var projectedValue: Binding<Value> {
        guard let storage else { return .constant(initialValue) }
        return Binding(storage: storage)
    }

    package mutating func link(to context: PropertyContext) {
        let initial = context.node.initialValue(for: context.key, as: Value.self) ?? initialValue
        storage = context.storage {
            StateStorage(initial, label: context.key.name, graph: context.node.graph, owner: context.node)
        }
    }
}

extension State: CustomComparable {
    /// Another initial value changes nothing for a node that is there already.
    package func isSame(as other: State<Value>) -> Bool { true }
}

extension State: Sendable where Value: Sendable {}
extension StateStorage: @unchecked Sendable {}

/// A way to read and write a value that lives elsewhere.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value>: DynamicProperty {
    private let getValue: () -> Value
    private let setValue: (Value) -> Void
    private let source: AnyObject?
    /// What changes through this binding are part of.
    public var transaction = Transaction()

    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        (getValue, setValue, source) = (get, set, nil)
    }

    /// A binding whose setter is told the transaction of the change.
    public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
        self.init(get: get) { set($0, Transaction.current ?? Transaction()) }
    }

    package init(storage: StateStorage<Value>) {
        getValue = { storage.value }
        setValue = { storage.value = $0 }
        source = storage
    }

    public static func constant(_ value: Value) -> Binding<Value> { Binding(get: { value }, set: { _ in }) }

    public init(projectedValue: Binding<Value>) { self = projectedValue }

    /// A binding to the value inside an optional; nil where there is none now.
    public init?(_ base: Binding<Value?>) {
        guard let initial = base.wrappedValue else { return nil }
        self.init(get: { base.wrappedValue ?? initial }, set: { base.wrappedValue = $0 })
    }

    public init<V>(_ base: Binding<V>) where Value == V? {
        self.init(get: { base.wrappedValue }, set: { if let value = $0 { base.wrappedValue = value } })
    }

    public var wrappedValue: Value {
        get { getValue() }
        nonmutating set {
            guard transaction.animation != nil || transaction.disablesAnimations else { return setValue(newValue) }
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
        Binding<Subject>(
            get: { getValue()[keyPath: keyPath] },
            set: { newValue in
                var value = getValue()
                value[keyPath: keyPath] = newValue
                setValue(value)
            })
    }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: Identifiable where Value: Identifiable {
    public var id: Value.ID { wrappedValue.id }
}

extension Binding: CustomComparable {
    package func isSame(as other: Binding<Value>) -> Bool { source != nil && source === other.source }
}

/// A value of the environment, read in a view's `body`.
@propertyWrapper
public struct Environment<Value>: LinkedProperty {
    private let read: (EnvironmentValues) -> Value
    private var environment: EnvironmentValues?

    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { read = { $0[keyPath: keyPath] } }

    package init(read: @escaping (EnvironmentValues) -> Value) { self.read = read }

    public var wrappedValue: Value { read(environment ?? EnvironmentValues()) }

    package mutating func link(to context: PropertyContext) { environment = context.environment }
}

extension Environment: CustomComparable {
    package func isSame(as other: Environment<Value>) -> Bool { true }
}
