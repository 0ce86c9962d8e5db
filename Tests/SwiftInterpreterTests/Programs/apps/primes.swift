func sieve(_ n: Int) -> [Int] {
    var p = Array(repeating: true, count: n + 1); p[0] = false; p[1] = false; var i = 2;
    while i * i <= n { if p[i] { for j in stride(from: i * i, through: n, by: i) { p[j] = false } }; i += 1 };
    return p.indices.filter { p[$0] }
}
func gcd(_ a: Int, _ b: Int) -> Int { b == 0 ? a : gcd(b, a % b) }
func fib(_ n: Int) -> Int {
    var memo: [Int: Int] = [:];
    func f(_ n: Int) -> Int {
        if n < 2 { return n }; if let m = memo[n] { return m }; let r = f(n - 1) + f(n - 2); memo[n] = r; return r
    }; return f(n)
}
func permutations<T>(_ a: [T]) -> [[T]] {
    a.count < 2
        ? [a]
        : a.indices.flatMap { i -> [[T]] in
            var rest = a; let x = rest.remove(at: i); return permutations(rest).map { [x] + $0 }
        }
}
func run() {
    print(sieve(40), gcd(84, 36), fib(50), permutations([1, 2, 3]).count, permutations(["a", "b"]));
    func hanoi(_ n: Int, _ a: String, _ b: String, _ c: String) -> Int {
        n == 0 ? 0 : hanoi(n - 1, a, c, b) + 1 + hanoi(n - 1, c, b, a)
    }; print(hanoi(5, "A", "B", "C"))
}
