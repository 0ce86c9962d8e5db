protocol EnvironmentKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

@Converted @Represented(by: EnvironmentValues) struct EnvironmentValues {
    @Native(environmentValuesInit) init()
    @Native(environmentValuesSubscript, set: setEnvironmentValuesSubscript) subscript<K>(key: K.Type) -> K.Value
    where K: EnvironmentKey { get set }
}

@Converted @Represented(by: SwiftUI.Environment<Value>) @propertyWrapper struct Environment<Value>: DynamicProperty {
    @Native(environmentInit) init(_ keyPath: KeyPath<EnvironmentValues, Value>)
    @Native(environmentWrappedValue) var wrappedValue: Value { get }
}
