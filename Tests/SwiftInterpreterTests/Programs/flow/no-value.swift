// Bodies that come to no value, closures that say none, initialisers that must make one.
@propertyWrapper struct Unread<Value> {
    var wrappedValue: Value {
        get { fatalError("not to be read") }
        set { fatalError("not to be set") }
    }
}

func never<T>() -> T { fatalError() }
func number() -> Int { fatalError("no number") }
let missing: (Int) -> String = { _ in fatalError() }

func perform(_ work: () -> ()?) { print(work() == nil ? "nothing" : "done") }

struct Even {
    let value: Int
    init?(_ value: Int) {
        guard value.isMultiple(of: 2) else { return nil }
        self.value = value
    }
    init(doubling value: Int) { self.init(value * 2)! }
    init?(half value: Int) { self.init(value / 2) }
}

class Shape {
    let sides: Int
    init?(sides: Int) {
        if sides < 3 { return nil }
        self.sides = sides
    }
    convenience init(square: Void) { self.init(sides: 4)! }
}
class Triangle: Shape {
    let name: String
    init(name: String) {
        self.name = name
        super.init(sides: 3)!
    }
}

func kind(_ number: Int) -> String {
    let text: String = if number > 0 { "positive" } else if number == 0 { "zero" } else { fatalError() }
    return text
}

func run() {
    perform {}
    perform { print("working") }
    perform { nil }
    perform {
        let value = 3
        _ = value
    }
    print(Even(doubling: 3).value, Even(half: 8)?.value ?? -1, Even(half: 6) == nil)
    print(Shape(square: ()).sides, Triangle(name: "t").sides)
    print(kind(1), kind(0))
}
