import ViewGraph

/// `Binding` where `FocusState.Binding` hides the name.
package typealias ValueBinding<Value> = Binding<Value>

/// Which of a view's fields has the focus.
@propertyWrapper
public struct FocusState<Value: Hashable>: LinkedProperty {
    /// A way to read and write where the focus is.
    @propertyWrapper
    public struct Binding {
        let base: ValueBinding<Value>

        package init(_ base: ValueBinding<Value>) { self.base = base }

        public var wrappedValue: Value {
            get { base.wrappedValue }
            nonmutating set { base.wrappedValue = newValue }
        }

        public var projectedValue: Binding { self }
    }

    private var state: State<Value>

    public init() where Value == Bool { state = State(initialValue: false) }
    public init<T: Hashable>() where Value == T? { state = State(initialValue: nil) }

    public var wrappedValue: Value {
        get { state.wrappedValue }
        nonmutating set { state.wrappedValue = newValue }
    }

    public var projectedValue: Binding { Binding(state.projectedValue) }

    package mutating func link(to context: PropertyContext) { state.link(to: context) }
}

extension FocusState: CustomComparable {
    package func isSame(as other: Self) -> Bool { true }
}

extension FocusState.Binding: CustomComparable {
    package func isSame(as other: Self) -> Bool { base.isSame(as: other.base) }
}

nonisolated extension View {
    /// The view has the focus while the binding is true.
    public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
        focusTarget(FocusTarget(condition))
    }

    /// The view has the focus while the binding has this value.
    public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View {
        focusTarget(FocusTarget(binding, value))
    }
}

extension FocusTarget {
    init(_ condition: FocusState<Bool>.Binding) {
        self.init(isFocused: { condition.wrappedValue }, setFocused: { condition.wrappedValue = $0 })
    }

    init<Value: Hashable>(_ binding: FocusState<Value>.Binding, _ value: Value) {
        self.init(
            isFocused: { binding.wrappedValue == value },
            setFocused: { isFocused in
                if isFocused {
                    binding.wrappedValue = value
                } else if let nothing = (Value.self as? any ExpressibleByNilLiteral.Type)?.init(nilLiteral: ())
                    as? Value
                {
                    binding.wrappedValue = nothing
                }
            })
    }
}
