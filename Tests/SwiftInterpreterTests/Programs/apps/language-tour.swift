import Foundation
protocol Visitor { associatedtype Result; func visit(_ n: Node) -> Result }
indirect enum Node { case num(Double), add(Node, Node), mul(Node, Node), neg(Node), variable(String) }
struct Evaluate: Visitor {
    var env: [String: Double]
    func visit(_ n: Node) -> Double? {
        switch n {
        case .num(let v): return v
        case let .add(a, b): guard let x = visit(a), let y = visit(b) else { return nil }; return x + y
        case let .mul(a, b): return visit(a).flatMap { x in visit(b).map { x * $0 } }
        case .neg(let a): return visit(a).map(-)
        case .variable(let name): return env[name]
        }
    }
}
struct Show: Visitor {
    func visit(_ n: Node) -> String {
        switch n {
        case .num(let v) where v == v.rounded(): "\(Int(v))"
        case .num(let v): String(format: "%.2f", v)
        case .add(let a, .neg(let b)): "\(visit(a)) - \(visit(b))"
        case .add(let a, let b): "\(visit(a)) + \(visit(b))"
        case .mul(.num(1), let b): visit(b)
        case .mul(let a, let b): "(\(visit(a))) * (\(visit(b)))"
        case .neg(let a): "-\(visit(a))"
        case .variable(let s): s
        }
    }
}
func walk<V: Visitor>(_ n: Node, with v: V) -> V.Result { v.visit(n) }
@dynamicMemberLookup struct Lens<Root> {
    let root: Root
    subscript<T>(dynamicMember path: KeyPath<Root, T>) -> Lens<T> { Lens<T>(root: root[keyPath: path]) }
    subscript(dynamicMember name: String) -> String { "dyn:\(name)" }
}
struct Address { var city: String; var zip: Int }
struct Person { var name: String; var address: Address; var tags: [String] = [] }
struct Adder {
    let base: Int; func callAsFunction(_ x: Int, times n: Int = 1) -> Int { base + x * n }
    static func callAsFunction() -> Int { 1 }
}
func vary(_ head: String, _ rest: Int...) -> String { head + rest.map(String.init).joined() }
func lazyOr(_ a: Bool, _ b: @autoclosure () throws -> Bool) rethrows -> Bool { a ? true : try b() }
func swapAll<T>(_ a: inout [T], _ i: Int, _ j: Int) { a.swapAt(i, j) }
infix operator ** : MultiplicationPrecedence
func ** (l: Double, r: Double) -> Double { pow(l, r) }
prefix operator √
prefix func √ (x: Double) -> Double { x.squareRoot() }
infix operator |> : AdditionPrecedence
func |> <A, B>(a: A, f: (A) -> B) -> B { f(a) }
postfix operator %
postfix func % (x: Double) -> Double { x / 100 }
struct Version: Comparable, Hashable, LosslessStringConvertible {
    let major, minor: Int
    init?(_ s: String) {
        let p = s.split(separator: ".").compactMap { Int($0) }
        guard p.count == 2 else { return nil }
        (major, minor) = (p[0], p[1])
    }
    var description: String { "\(major).\(minor)" }
    static func < (l: Self, r: Self) -> Bool { (l.major, l.minor) < (r.major, r.minor) }
}
func run() {
    let e = Node.add(.mul(.num(2), .variable("x")), .neg(.num(1.5)))
    print(walk(e, with: Show()), walk(e, with: Evaluate(env: ["x": 4])) as Any)
    let p = Person(name: "A", address: .init(city: "Paris", zip: 75))
    print(Lens(root: p).address.city.root, Lens(root: p).unknown)
    print(Adder(base: 1)(2), Adder(base: 1)(2, times: 5))
    print(vary("a"), vary("b", 1, 2, 3))
    print(lazyOr(false, 1 > 0))
    var arr = [1, 2, 3]; swapAll(&arr, 0, 2); print(arr)
    print(2 ** 10, √16, 5 |> { $0 * 2 } |> String.init, 50%)
    let vs = ["1.10", "1.9", "0.3", "x"].compactMap(Version.init).sorted()
    print(vs, vs.max()!, Set(vs).count)
    outer: for i in 0..<5 {
        for j in 0..<5 {
            if j == 3 { continue outer }
            if i == 2 { break outer }
            print(i, j, terminator: ";")
        }
    }
    print()
    func f(_ n: Int) -> Int { defer { print("d\(n)", terminator: " ") }; return n == 0 ? 0 : n + f(n - 1) }
    print(f(3))
    let values: [Any] = [1, "two", 3.0, [4], nil as Int? as Any, (5, 6), { 7 }]
    for v in values {
        switch v {
        case let i as Int where i > 0: print("int", i)
        case is String: print("string")
        case let d as Double: print("double", d)
        case let a as [Int]: print("array", a)
        case let (a, b) as (Int, Int): print("tuple", a, b)
        case let f as () -> Int: print("fn", f())
        default: print("other")
        }
    }
    for case let (i, .some(x)) in [1, nil, 3].enumerated() { print(i, x, terminator: ",") }
    print()
    if case 1..<5 = 3, case let x? = Optional(4), x > 3 { print("yes", x) }
    let t: (name: String, age: Int) = ("z", 3)
    let (name, _) = t
    print(name, t.age, t)
    var d: [String: [Int]] = [:]
    for (i, w) in ["a", "b", "a"].enumerated() { d[w, default: []].append(i) }
    print(d.sorted { $0.key < $1.key }.map { "\($0): \($1)" })
    let total = [1, 2, 3].reduce(into: [:]) { (r: inout [Int: Int], x) in r[x] = x * x }
    print(total.keys.sorted(), total.values.sorted())
    let kp: WritableKeyPath<Person, String> = \.address.city
    var q = p; q[keyPath: kp] = "Rome"; q[keyPath: \.tags].append("t"); print(q.address.city, q.tags)
    print([p, q].map(\.address.city).sorted(by: >), [p, q].sorted { $0[keyPath: \.name.count] < $1.name.count }.count)
    print((1...10).lazy.filter { $0 % 2 == 0 }.map { $0 * $0 }.prefix(2).reduce(0, +))
    print(zip("abc", 1...).map { "\($0)\($1)" }, stride(from: 10, to: 0, by: -3).map { $0 })
    print(sequence(first: 1) { $0 < 100 ? $0 * 3 : nil }.map { $0 })
    print(
        "a,b;c".split { ",;".contains($0) }, "Hello".reversed().map(String.init).joined(), "straße".uppercased(),
        "é".unicodeScalars.count)
    print(
        Int("42")!, Int("x") ?? -1, Double("1e3")!, Int("ff", radix: 16)!, String(255, radix: 2), Int(3.99),
        Int(-3.5.rounded()), 7 / 2, -7 / 2, -7 % 3, 7.5.truncatingRemainder(dividingBy: 2))
    print(
        Int8.max &+ 1, UInt8(truncatingIfNeeded: 300), Int.max.addingReportingOverflow(1),
        5.quotientAndRemainder(dividingBy: 3), 0b1010 ^ 0x0F, 1 << 4, ~0, 10.isMultiple(of: 5), (-5).magnitude,
        5.signum(), 12.leadingZeroBitCount)
    print(type(of: 1.0), type(of: "a" as Any), type(of: [1: "a"]), Person.self, type(of: p).self == Person.self)
    print(max(1, 2, 3), min("b", "a"), abs(-3), [3, 1, 2].min()!, [1, 2] == [1, 2], (1, "a") == (1, "a"))
    print(
        String(describing: Optional(1)), "\(Optional("x") as Any)", String(reflecting: "q"), [Optional(1), nil],
        ["k": Optional(2.5)])
    debugPrint("x", 1, [Optional("a")])
    print(p)
    dump(1)
}
