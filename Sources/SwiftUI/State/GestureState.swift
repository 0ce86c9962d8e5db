import ViewGraph

/// Memory that a gesture writes and that returns to its initial value when the gesture ends.
@propertyWrapper
public struct GestureState<Value>: LinkedProperty {
    private var state: State<Value>
    private let initialValue: Value
    private let resetAction: (Value, inout Transaction) -> Void

    public init(wrappedValue: Value) { self.init(initialValue: wrappedValue) }
    public init(initialValue: Value) { self.init(initialValue: initialValue) { _, _ in } }

    public init(wrappedValue: Value, resetTransaction: Transaction) {
        self.init(initialValue: wrappedValue, resetTransaction: resetTransaction)
    }

    public init(initialValue: Value, resetTransaction: Transaction) {
        self.init(initialValue: initialValue) { $1 = resetTransaction }
    }

    public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        self.init(initialValue: wrappedValue, reset: reset)
    }

    public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        self.initialValue = initialValue
        state = State(initialValue: initialValue)
        resetAction = reset
    }

    public var wrappedValue: Value { state.wrappedValue }
    public var projectedValue: GestureState<Value> { self }

    package mutating func link(to context: PropertyContext) { state.link(to: context) }

    /// What a gesture writes to while it goes on.
    package var binding: Binding<Value> { state.projectedValue }

    /// Puts the initial value back, at the end of a gesture.
    package func reset() {
        var transaction = Transaction()
        resetAction(wrappedValue, &transaction)
        withTransaction(transaction) { state.wrappedValue = initialValue }
    }
}

extension GestureState where Value: ExpressibleByNilLiteral {
    public init(resetTransaction: Transaction = Transaction()) {
        self.init(initialValue: nil, resetTransaction: resetTransaction)
    }

    public init(reset: @escaping (Value, inout Transaction) -> Void) { self.init(initialValue: nil, reset: reset) }
}

extension GestureState: CustomComparable {
    package func isSame(as other: Self) -> Bool { true }
}
