protocol FocusedValueKey {
    associatedtype Value
}

@Converted @Represented(by: FocusedValues) struct FocusedValues {
    @Native(focusedValuesSubscript, set: setFocusedValuesSubscript) subscript<K>(key: K.Type) -> K.Value?
    where K: FocusedValueKey { get set }
}

@propertyWrapper struct FocusedValue<Value>: DynamicProperty {
    @Native(focusedValueInit) init(_ keyPath: KeyPath<FocusedValues, Value?>)
    @Native(focusedValueWrappedValue) var wrappedValue: Value? { get }
}

@propertyWrapper struct FocusedBinding<Value>: DynamicProperty {
    @Native(focusedBindingInit) init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>)
    @Native(focusedBindingWrappedValue, set: setFocusedBindingWrappedValue) var wrappedValue: Value? {
        get nonmutating set
    }
    @Native(focusedBindingProjectedValue) var projectedValue: Binding<Value?> { get }
}
