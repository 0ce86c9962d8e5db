protocol Shape {
    associatedtype Unit
    var area: Double { get }
    var unit: Unit { get }
    func describe() -> String
    static var name: String { get }
    init()
}

extension Shape {
    func describe() -> String { "\(Self.name) of \(area)" }
    var doubled: Double { area * 2 }
}

struct Square: Shape {
    var side = 2.0
    var area: Double { side * side }
    var unit: String { "cm" }
    static let name = "square"
}

struct Circle: Shape {
    var area: Double { 3 }
    var unit: Int { 1 }
    static var name: String { "circle" }
    func describe() -> String { "round" }
}

protocol Named { var name: String { get } }
protocol Greeter: Named { func greet() -> String }
extension Greeter { func greet() -> String { "Hello, \(name)" } }
struct Person: Greeter { let name: String }
struct Robot: Greeter {
    var name: String { "R2" }
    func greet() -> String { "beep" }
}

func make<S: Shape>(_ type: S.Type) -> S { S() }
func show(_ shape: some Shape) -> String { shape.describe() }
func total(_ shapes: [any Shape]) -> Double { shapes.reduce(0) { $0 + $1.area } }

extension Array where Element == Int {
    var sum: Int { reduce(0, +) }
}

extension Int {
    var squared: Int { self * self }
    func times(_ body: (Int) -> Void) { for i in 0..<self { body(i) } }
}

extension Collection where Element: Equatable {
    func allEqual() -> Bool { allSatisfy { $0 == first } }
}

protocol Container {
    associatedtype Item
    var items: [Item] { get set }
    mutating func add(_ item: Item)
}
extension Container {
    mutating func add(_ item: Item) { items.append(item) }
}
struct Box<T>: Container { var items: [T] = [] }

struct Money: Comparable, Hashable, CustomStringConvertible {
    let cents: Int
    static func < (a: Money, b: Money) -> Bool { a.cents < b.cents }
    var description: String { "$\(Double(cents) / 100)" }
}

func largest<T: Comparable>(_ items: [T]) -> T? {
    guard var best = items.first else { return nil }
    for item in items where item > best { best = item }
    return best
}

func run() {
    print(show(Square()), show(Circle()), make(Square.self).doubled)
    print(total([Square(), Circle(), Square(side: 3)]))
    let greeters: [any Greeter] = [Person(name: "Ann"), Robot()]
    for g in greeters { print(g.greet(), g.name) }
    print([1, 2, 3].sum, 5.squared, [1, 1].allEqual(), ["a", "b"].allEqual())
    3.times { print("time", $0) }
    var box = Box<String>()
    box.add("x")
    box.add("y")
    print(box.items)
    let prices = [Money(cents: 250), Money(cents: 99), Money(cents: 1000)]
    print(largest(prices)!, prices.sorted(), prices.min()!, largest([Int]()) as Any)
    print(Set(prices).contains(Money(cents: 99)), prices[0] >= prices[1], prices[0] != prices[1])
    print(type(of: greeters[0]), type(of: 1.5), type(of: prices))
}
