struct Box<Value> {
    var value: Value
    var read: () -> Value { { self.value } }
    func unwrapped<T>(or fallback: T) -> Box<T> where Value == Optional<T> { Box<T>(value: self.value ?? fallback) }
    mutating func fill<T>(_ new: T) where Value == T? { if value == nil { value = new } }
    func sum<T: Numeric>() -> T where Value == [T] { value.reduce(0) { $0 + $1 } }
    func swapped<A, B>() -> Box<(B, A)> where Value == (A, B) { Box<(B, A)>(value: (value.1, value.0)) }
}
extension Box where Value == Int {
    func adding(_ other: Value) -> Self { Box(value: value + other) }
    init(doubled: Value) { self.init(value: doubled * 2) }
    static var zero: Self { Self(value: 0) }
    var next: Value { read().advanced(by: 1) }
}
extension Optional where Wrapped == String {
    var orEmpty: String { self ?? "" }
    var isBlank: Bool { self?.isEmpty ?? true }
}
extension Array where Element == Int {
    func total() -> Element { reduce(0, +) }
    mutating func double() { for index in indices { self[index] *= 2 } }
}
extension Dictionary where Key == String, Value == Int {
    var largest: Value { values.max() ?? 0 }
}
protocol Named { var name: String { get } }
extension Array: Named where Element == String { var name: String { joined() } }
func run() {
    print(Box<Int?>(value: nil).unwrapped(or: 3).value, Box<Int?>(value: 1).unwrapped(or: 3).value)
    var box = Box<String?>(value: nil)
    box.fill("a")
    print(box.value ?? "none", Box(value: [1, 2]).sum(), Box(value: (1, "x")).swapped().value)
    print(Box(value: 1).adding(2).value, Box(doubled: 4).value, Box.zero.next)
    let text: String? = nil
    print(text.orEmpty.isEmpty, text.isBlank)
    var list = [1, 2]
    list.double()
    print(list.total(), ["a": 1, "b": 5].largest, ["x", "y"].name)
}
