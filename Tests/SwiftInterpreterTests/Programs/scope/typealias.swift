typealias Handler = (Int, String) -> Void; typealias Pair<T> = (T, T); typealias Grid = [[Int]];
typealias StringMap<V> = [String: V]
struct Outer {
    typealias Index = Int; enum Kind { case a, b };
    struct Inner { typealias Kind = Outer.Kind; var kind: Kind; var index: Index }
}
func run() {
    let h: Handler = { print($0, $1) }; h(1, "x"); let p: Pair<Int> = (1, 2); let g: Grid = [[1], [2, 3]];
    let m: StringMap<Bool> = ["t": true];
    print(p.0 + p.1, g.count, m["t"]!, Outer.Inner(kind: .b, index: 4).index, Outer.Inner.Kind.a == .a)
}
