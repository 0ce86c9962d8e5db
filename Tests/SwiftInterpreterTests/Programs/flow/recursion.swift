indirect enum Shape { case leaf(Int), row([Shape]), scaled(Shape, by: Int) }
func total(_ s: Shape) -> Int {
    switch s {
    case .leaf(let n): n;
    case .row(let items): items.reduce(0) { $0 + total($1) };
    case .scaled(let inner, by: let k): total(inner) * k
    }
}
func depth(_ s: Shape) -> Int {
    switch s {
    case .leaf: 1;
    case .row(let i): 1 + (i.map(depth).max() ?? 0);
    case .scaled(let x, _): 1 + depth(x)
    }
}
func ackermann(_ m: Int, _ n: Int) -> Int {
    m == 0 ? n + 1 : n == 0 ? ackermann(m - 1, 1) : ackermann(m - 1, ackermann(m, n - 1))
}
func subsets(_ a: [Int]) -> [[Int]] {
    guard let first = a.first else { return [[]] }; let rest = subsets(Array(a.dropFirst()));
    return rest + rest.map { [first] + $0 }
}
func run() {
    let s = Shape.row([.leaf(2), .scaled(.row([.leaf(3), .leaf(4)]), by: 10)]);
    print(total(s), depth(s), ackermann(2, 3), subsets([1, 2, 3]).count, subsets([1, 2]))
}
