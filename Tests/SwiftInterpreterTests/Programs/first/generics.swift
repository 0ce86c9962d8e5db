struct Pair<A, B> {
    var first: A
    var second: B
    func swapped() -> Pair<B, A> { Pair<B, A>(first: second, second: first) }
    func map<T>(_ f: (A) -> T) -> Pair<T, B> { Pair<T, B>(first: f(first), second: second) }
}
extension Pair: Equatable where A: Equatable, B: Equatable {}
extension Pair where A == Int { var plusOne: Int { first + 1 } }

final class Cache<Key: Hashable, Value> {
    private var storage: [Key: Value] = [:]
    var hits = 0
    func value(for key: Key, make: () -> Value) -> Value {
        if let found = storage[key] {
            hits += 1
            return found
        }
        let made = make()
        storage[key] = made
        return made
    }
    subscript(key: Key) -> Value? { storage[key] }
}

protocol Monoid {
    static var empty: Self { get }
    static func combine(_ a: Self, _ b: Self) -> Self
}
extension Int: Monoid {
    static var empty: Int { 0 }
    static func combine(_ a: Int, _ b: Int) -> Int { a + b }
}
extension String: Monoid {
    static var empty: String { "" }
    static func combine(_ a: String, _ b: String) -> String { a + b }
}
func fold<M: Monoid>(_ items: [M]) -> M { items.reduce(M.empty, M.combine) }

enum Tree<T: Comparable> {
    case leaf
    indirect case node(Tree, T, Tree)
    func inserting(_ x: T) -> Tree {
        switch self {
        case .leaf: return .node(.leaf, x, .leaf)
        case .node(let l, let v, let r):
            return x < v ? .node(l.inserting(x), v, r) : .node(l, v, r.inserting(x))
        }
    }
    var items: [T] {
        switch self {
        case .leaf: return []
        case .node(let l, let v, let r): return l.items + [v] + r.items
        }
    }
}

struct Countdown: Sequence, IteratorProtocol {
    var n: Int
    mutating func next() -> Int? {
        if n == 0 { return nil }
        defer { n -= 1 }
        return n
    }
}

func zipUp<T, U>(_ a: [T], _ b: [U]) -> [(T, U)] { Array(zip(a, b)) }
func sum<T: Numeric>(_ values: [T]) -> T { values.reduce(0, +) }
func firstMatch<C: Collection>(_ c: C, where f: (C.Element) -> Bool) -> C.Element? { c.first(where: f) }
func isType<T>(_ value: Any, _ type: T.Type) -> Bool { value is T }

func run() {
    let p = Pair(first: 1, second: "x")
    print(p, p.swapped(), p.map { Double($0) }, p == Pair(first: 1, second: "x"), p.plusOne)
    let cache = Cache<String, Int>()
    print(cache.value(for: "a") { 1 }, cache.value(for: "a") { 2 }, cache.hits, cache["b"] as Any)
    print(fold([1, 2, 3]), fold(["a", "b"]))
    var tree = Tree<Int>.leaf
    for x in [5, 2, 8, 1] { tree = tree.inserting(x) }
    print(tree.items)
    for i in Countdown(n: 3) { print(i) }
    print(Countdown(n: 4).map { $0 * 2 }, Array(Countdown(n: 2)), Countdown(n: 5).reduce(0, +))
    print(zipUp([1, 2], ["a", "b"]), sum([1, 2, 3]), sum([0.5, 1]))
    print(firstMatch([1, 5, 9]) { $0 > 3 } as Any, isType(1, Int.self), isType("s", Int.self))
}
