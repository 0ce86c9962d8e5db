struct Pair<A, B> { var a: A; var b: B; func swapped() -> Pair<B, A> { Pair<B, A>(a: b, b: a) } }
extension Pair: Equatable where A: Equatable, B: Equatable {}
extension Pair: CustomStringConvertible where A: CustomStringConvertible { var description: String { "P(\(a))" } }
extension Pair where A == B { var both: [A] { [a, b] } }
protocol Scorable { var score: Int { get } }
extension Int: Scorable { var score: Int { self } }
extension Array: Scorable where Element: Scorable { var score: Int { reduce(0) { $0 + $1.score } } }
extension Optional: Scorable where Wrapped: Scorable { var score: Int { self?.score ?? 0 } }
func total<T: Scorable>(_ items: T...) -> Int { items.map(\.score).reduce(0, +) }
func first<T, U>(_ t: T, _ u: U) -> T where T: Comparable, U: Sequence, U.Element == T { max(t, u.max() ?? t) }
struct Lazy<T> {
    private let make: () -> T; init(_ make: @autoclosure @escaping () -> T) { self.make = make };
    var value: T { make() }
}
enum Tree<T> {
    case leaf; indirect case node(Tree<T>, T, Tree<T>)
    func inserting(_ x: T) -> Tree where T: Comparable {
        switch self {
        case .leaf: return .node(.leaf, x, .leaf)
        case let .node(l, v, r): return x < v ? .node(l.inserting(x), v, r) : .node(l, v, r.inserting(x))
        }
    }
    var values: [T] {
        switch self {
        case .leaf: [];
        case let .node(l, v, r): l.values + [v] + r.values
        }
    }
}
func run() {
    let p = Pair(a: 1, b: "x")
    print(p, p.swapped().a, p == Pair(a: 1, b: "x"), Pair(a: 1, b: 2).both)
    print([1, 2].score, [[1], [2, 3]].score, Int?.none.score, Optional([4]).score, total(1, 2, 3))
    print(first(3, [1, 9]), Lazy(2 + 2).value)
    print([5, 2, 8].reduce(Tree<Int>.leaf) { $0.inserting($1) }.values)
    func local<T: Numeric>(_ x: T) -> T { x * x }
    print(local(3), local(1.5))
}
