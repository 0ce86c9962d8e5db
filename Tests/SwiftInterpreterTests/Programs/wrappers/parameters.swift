@propertyWrapper struct Clamped {
    var value: Int
    init(wrappedValue: Int) { value = min(10, max(0, wrappedValue)) }
    var wrappedValue: Int {
        get { value }
        set { value = min(10, max(0, newValue)) }
    }
    var projectedValue: String { "clamped \(value)" }
}
@propertyWrapper struct Tagged {
    var wrappedValue: String
    var projectedValue: Tagged { self }
    init(wrappedValue: String) { self.wrappedValue = wrappedValue }
    init(projectedValue: Tagged) { self = projectedValue }
}
func show(@Clamped _ n: Int) { print(n, $n, _n.value) }
func tag(@Tagged name: String, times: Int = 1) { print(String(repeating: name, count: times), $name.wrappedValue) }
struct S {
    func go(@Clamped level: Int) -> Int { level * 2 }
    init(@Clamped start: Int) { print("start", start, $start) }
}
func run() {
    show(42)
    show(-1)
    tag(name: "a")
    tag(name: "b", times: 2)
    print(S(start: 99).go(level: 7))
    let f: (Int) -> Void = show
    f(11)
}
