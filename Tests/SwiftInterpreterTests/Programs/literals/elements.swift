func list<T: FixedWidthInteger>(_ values: [T]) { print(values) }
func same<T: Equatable>(_ value: T) { print(value) }
func first<C: Collection>(_ values: C) -> C.Element? where C.Element: Equatable { values.first }
func run() {
    list([0, 1, .max])
    print([0.5, .infinity])
    same([nil, 1])
    print(first("abc")!, first([1]) as Any)
}
