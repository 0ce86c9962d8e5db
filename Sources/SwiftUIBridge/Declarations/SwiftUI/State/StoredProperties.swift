@propertyWrapper struct ScaledMetric<Value>: DynamicProperty {
    @Native(scaledMetricInit) init(wrappedValue: Value) where Value: BinaryFloatingPoint
    @Native(scaledMetricRelativeTo) init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle)
    where Value: BinaryFloatingPoint
    @Native(scaledMetricWrappedValue) var wrappedValue: Value { get }
}
