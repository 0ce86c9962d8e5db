func compose<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
func curry<A, B, C>(_ f: @escaping (A, B) -> C) -> (A) -> (B) -> C { { a in { b in f(a, b) } } }
func memo<K: Hashable, V>(_ f: @escaping (K) -> V) -> (K) -> V {
    var cache: [K: V] = [:];
    return { k in
        if let v = cache[k] { return v }; let v = f(k); cache[k] = v; return v
    }
}
func with<T>(_ value: T, _ change: (inout T) throws -> Void) rethrows -> T { var v = value; try change(&v); return v }
func zipWith<A, B, C>(_ a: [A], _ b: [B], _ f: (A, B) -> C) -> [C] { zip(a, b).map { f($0, $1) } }
func run() {
    var calls = 0;
    let slow = memo { (n: Int) -> Int in
        calls += 1; return n * n
    }; let inc = compose({ (n: Int) in n + 1 }, { "<\($0)>" }); let times = curry { (a: Int, b: Int) in a * b };
    print(
        inc(4), times(3)(5), slow(4), slow(4), calls, with([3, 1]) { $0.sort() },
        zipWith([1, 2], ["a", "b"]) { "\($0)\($1)" }, zipWith([1], [2], +))
}
