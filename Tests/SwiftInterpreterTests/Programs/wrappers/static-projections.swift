@propertyWrapper struct Clamped {
    private var value: Int
    init(wrappedValue: Int) { value = wrappedValue }
    var wrappedValue: Int {
        get { value }
        set { value = min(newValue, 10) }
    }
    var projectedValue: String { "p\(value)" }
}
@propertyWrapper struct Kept<Value> {
    var wrappedValue: Value
    var projectedValue: Kept<Value> { self }
    init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}
struct Held {
    @Clamped static var n = 3
    static var text: String { $n }
    var own: String { Self.$n }
    static func add() { n += 20 }
}
enum Level { @Clamped static var top = 5 }
class Shelf {
    @Kept static var list = [1, 2]
    func count() -> Int { Self.$list.wrappedValue.count }
    static func kept() -> Kept<[Int]> { _list }
}
class Root { required init() {} }
class Leaf: Root {}
func checked(_ n: Int, file: StaticString = #file, line: UInt = #line) -> Int {
    assert(n > 0, "too small", file: file, line: line)
    return n
}
func run() {
    print(Held.text, Held().own, Held.$n, Held.n)
    Held.add()
    print(Held.n, Held.$n)
    Level.top = 99
    print(Level.top, Level.$top)
    Shelf.list.append(3)
    print(Shelf().count(), Shelf.kept().wrappedValue)
    let made: AnyClass = Leaf.self
    print(made is Root.Type, (made as? Root.Type).map { $0.init() is Leaf } ?? false, checked(1))
}
