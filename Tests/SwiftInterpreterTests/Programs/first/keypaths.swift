import Foundation

struct Inner { var value = 1; var list = [10, 20] }
struct Outer { var inner = Inner(); var name = "o"; var maybe: Inner? }
class Model { var title = "t"; var inner = Inner() }

@dynamicMemberLookup
struct Proxy {
    var target: Inner
    subscript<T>(dynamicMember path: WritableKeyPath<Inner, T>) -> T {
        get { target[keyPath: path] }
        set { target[keyPath: path] = newValue }
    }
}

struct Adder {
    let base: Int
    func callAsFunction(_ x: Int) -> Int { base + x }
}

infix operator ** : MultiplicationPrecedence
func ** (base: Int, exponent: Int) -> Int { (0..<exponent).reduce(1) { result, _ in result * base } }
prefix operator √
prefix func √ (x: Double) -> Double { x.squareRoot() }

func get<Root, Value>(_ root: Root, _ path: KeyPath<Root, Value>) -> Value { root[keyPath: path] }
func update<Root, Value>(_ root: inout Root, _ path: WritableKeyPath<Root, Value>, _ value: Value) {
    root[keyPath: path] = value
}

func run() {
    var o = Outer()
    print(o[keyPath: \.inner.value], get(o, \.name), get(o, \.inner.list.count), get(o, \.maybe?.value) as Any)
    o[keyPath: \.inner.value] = 5
    update(&o, \.name, "new")
    update(&o, \.inner.list[1], 99)
    print(o.inner.value, o.name, o.inner.list)
    let m = Model()
    m[keyPath: \.inner.value] = 8
    print(m.inner.value, [m].map(\.title))
    var p = Proxy(target: Inner())
    p.value = 7
    print(p.value, p.list)
    print(Adder(base: 3)(4), 2 ** 8, √16.0)
    print([o].map(\.self).count, ["a", "bb"].sorted(using: KeyPathComparatorStandIn()).count)
    let path: KeyPath<Outer, Int> = \.inner.value
    print(path == \Outer.inner.value)
}

struct KeyPathComparatorStandIn {}
extension Array where Element == String {
    func sorted(using: KeyPathComparatorStandIn) -> [String] { sorted() }
}
