protocol PreferenceKey {
    associatedtype Value
    static var defaultValue: Value { get }
    static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey {
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    @Native(preferenceKeyDefaultValue) static var defaultValue: Value { get }
}
