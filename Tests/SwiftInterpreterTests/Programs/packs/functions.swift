// Functions of any number of types.
func describe<each Item: CustomStringConvertible>(_ item: repeat each Item) -> [String] {
    var result: [String] = []
    repeat result.append((each item).description)
    return result
}

func pairs<each A, each B>(_ a: (repeat each A), with b: (repeat each B)) -> (repeat (each A, each B)) {
    (repeat (each a, each b))
}

func apply<each Input, Output>(_ input: repeat each Input, by transform: (repeat each Input) -> Output) -> Output {
    transform(repeat each input)
}

func areEqual<each Item: Equatable>(_ left: (repeat each Item), _ right: (repeat each Item)) -> Bool {
    for (a, b) in repeat (each left, each right) {
        guard a == b else { return false }
    }
    return true
}

func boxed<each Item>(_ item: repeat each Item) -> (repeat [each Item]) { (repeat [each item]) }

func forward<each Item: CustomStringConvertible>(_ item: repeat each Item) -> [String] {
    describe("first", repeat each item, 99)
}

func count<each Item>(_ item: repeat each Item) -> Int {
    var total = 0
    for _ in repeat each item { total += 1 }
    return total
}

func names<each Item>(of types: repeat (each Item).Type) -> [String] {
    var result: [String] = []
    for type in repeat each types { result.append("\(type)") }
    return result
}

func defaults<each Item: Empty>(_ type: repeat (each Item).Type) -> (repeat each Item) { (repeat (each Item)()) }

protocol Empty { init() }
extension Int: Empty {}
extension String: Empty {}
extension Array: Empty {}

protocol Shape {
    associatedtype Measure
    var area: Measure { get }
    func scaled(_ factor: Double) -> Self
}
struct Square: Shape {
    var side: Double
    var area: Double { side * side }
    func scaled(_ factor: Double) -> Square { Square(side: side * factor) }
}
struct Dots: Shape {
    var count: Int
    var area: Int { count }
    func scaled(_ factor: Double) -> Dots { Dots(count: Int(Double(count) * factor)) }
}

func areas<each S: Shape>(_ shape: repeat each S) -> (repeat (each S).Measure) { (repeat (each shape).area) }
func scaled<each S: Shape>(_ shape: repeat each S, by factor: Double) -> (repeat each S) {
    (repeat (each shape).scaled(factor))
}

func lazily<each Item>(_ item: repeat each Item) -> (repeat () -> each Item) {
    (repeat { () -> each Item in each item })
}

func largest<each Item: Comparable>(_ item: repeat (each Item, each Item)) -> (repeat each Item) {
    (repeat max((each item).0, (each item).1))
}

func firstNil<each Item>(_ item: repeat (each Item)?) -> Int? {
    var position = 0
    for value in repeat each item {
        if value == nil { return position }
        position += 1
    }
    return nil
}

struct Missing: Error {}
func unwrapped<each Item>(_ item: repeat (each Item)?) throws -> (repeat each Item) {
    func unwrap<Value>(_ value: Value?) throws -> Value {
        guard let value else { throw Missing() }
        return value
    }
    return (repeat try unwrap(each item))
}

func run() {
    print(describe(1, "two", 3.5, true))
    print(describe())
    print(forward(7, "x"))
    let paired = pairs((1, "a"), with: (true, 2.5))
    print(paired, paired.0.1, paired.1.0)
    print(pairs(1, with: "one"))
    print(apply(2, "ab", by: { count, text in String(repeating: text, count: count) }))
    print(apply(3, 4) { $0 * $1 })
    print(areEqual((1, "a", 2.0), (1, "a", 2.0)), areEqual((1, "a"), (1, "b")), areEqual(5, 5))
    let boxes = boxed(1, "a", nil as Int?)
    print(boxes.0 + [2], boxes.1, boxes.2.count)
    print(boxed(42))
    print(count(), count(1), count(1, 2, 3))
    print(names(of: Int.self, String.self, [Double].self))
    let made = defaults(Int.self, String.self, [Int].self)
    print(made.0, made.1.isEmpty, made.2)
    print(defaults(Int.self) + 1)
    let measured = areas(Square(side: 3), Dots(count: 4))
    print(measured.0 / 2, measured.1 % 3)
    let both = scaled(Square(side: 3), Dots(count: 4), by: 2)
    print(both.0.side, both.1.count)
    let work = lazily("late", 5)
    print(work.0(), work.1() + 1)
    print(largest((1, 2), ("b", "a")))
    print(firstNil(1, "a", nil as Double?) ?? -1, firstNil(1 as Int?, "b" as String?) ?? -1)
    do {
        let all = try unwrapped(1 as Int?, "b" as String?)
        print(all.0 + 1, all.1)
        print(try unwrapped(1 as Int?, nil as String?))
    } catch { print("missing", error) }
}
