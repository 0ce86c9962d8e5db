protocol DynamicProperty {
    @Native(dynamicPropertyUpdate) mutating func update()
}

@Converted @Represented(by: State<Value>) @propertyWrapper struct State<Value>: DynamicProperty {
    @Native(stateInit) init(wrappedValue: Value)
    @Native(stateInitialValue) init(initialValue: Value)
    @Native(stateNil) init() where Value: ExpressibleByNilLiteral
    @Native(stateWrappedValue, set: setStateWrappedValue) var wrappedValue: Value { get nonmutating set }
    @Native(stateProjectedValue) var projectedValue: Binding<Value> { get }
}
