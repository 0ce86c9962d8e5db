protocol Drawable {
    var name: String { get }
    mutating func rename(_ new: String)
    func draw() -> String
}
extension Drawable {
    func draw() -> String { "drawing " + name }
    func twice() -> String { draw() + ", " + draw() }
}
struct Pen: Drawable {
    var name = "pen"
    mutating func rename(_ new: String) { name = new }
    func twice() -> String { "pen only" }
}
final class Brush: Drawable {
    var name = "brush"
    func rename(_ new: String) { name = new }
    func draw() -> String { "brushing " + name }
}
class Base {
    var value: Int { 1 }
    func call() -> Int { value * 10 }
    func generic<T>(_ x: T) -> String { "base \(x)" }
}
class Derived: Base {
    override var value: Int { super.value + 1 }
    override func generic<T>(_ x: T) -> String { "derived \(x)" }
}
class Observed: Base {
    var stored = 1 { didSet { log.append("stored \(oldValue)->\(stored)") } }
    var log: [String] = []
}
class MoreObserved: Observed {
    override var stored: Int { didSet { log.append("more \(stored)") } }
}
protocol Factory { associatedtype Product; func make() -> Product }
struct IntFactory: Factory { func make() -> Int { 42 } }
struct StringFactory: Factory { func make() -> String { "made" } }
func use<F: Factory>(_ f: F) -> [F.Product] { [f.make(), f.make()] }
func opaque() -> some Drawable { Pen(name: "opaque") }

protocol Visitor { func visit(_ n: Int) -> String; func visit(_ s: String) -> String }
struct Printer: Visitor {
    func visit(_ n: Int) -> String { "int \(n)" }
    func visit(_ s: String) -> String { "string \(s)" }
}

struct Wrapper<T> { var value: T }
extension Wrapper: CustomStringConvertible where T: CustomStringConvertible {
    var description: String { "<\(value.description)>" }
}

func run() {
    var items: [any Drawable] = [Pen(), Brush()]
    for i in items.indices { items[i].rename("new\(i)") }
    for item in items { print(item.draw(), "|", item.twice()) }
    print(Pen().twice(), opaque().draw())
    let base: Base = Derived()
    print(base.call(), base.generic(3), type(of: base))
    let observed = MoreObserved()
    observed.stored = 5
    observed.stored += 1
    print(observed.log)
    print(use(IntFactory()), use(StringFactory()))
    let v: any Visitor = Printer()
    print(v.visit(1), v.visit("x"))
    print(Wrapper(value: 3), "\(Wrapper(value: "s"))", [Wrapper(value: 1)])
    let any: Any = Pen()
    if let drawable = any as? any Drawable { print(drawable.name) }
    print(any is Brush, (any as? Pen)?.name ?? "-")
    let functions: [(String) -> String] = [{ $0.uppercased() }, { String($0.reversed()) }]
    print(functions.reduce("abc") { $1($0) })
    let method = Pen.draw
    print(method(Pen(name: "m"))())
    let bound = base.call
    print(bound())
}
