struct TableRow<Value>: View {
    @Native(tableRowInit) init(_ value: Value) where Value: Identifiable
}
