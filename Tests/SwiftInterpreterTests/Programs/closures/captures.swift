func counter() -> () -> Int {
    var n = 0;
    return {
        n += 1; return n
    }
}
func makeAll() -> [() -> Int] {
    var fs: [() -> Int] = []; for i in 0..<3 { fs.append { i * 10 } }; var k = 0;
    while k < 2 { let c = k; fs.append { c }; k += 1 }; return fs
}
func run() {
    let a = counter(), b = counter(); print(a(), a(), b()); print(makeAll().map { $0() })
    var total = 0; [1, 2, 3].forEach { total += $0 }; print(total); var fact: ((Int) -> Int)!;
    fact = { $0 < 2 ? 1 : $0 * fact($0 - 1) }; print(fact(5))
    func outer() -> Int { var x = 1; func inner() { x += 1; if x < 5 { inner() } }; inner(); return x }; print(outer())
    func even(_ n: Int) -> Bool { n == 0 ? true : odd(n - 1) };
    func odd(_ n: Int) -> Bool { n == 0 ? false : even(n - 1) }; print(even(10), odd(7))
    let ops: [String: (Double, Double) -> Double] = ["+": (+), "-": { $0 - $1 }, "max": max];
    print(ops["+"]!(1, 2), ops["-"]!(5, 3), ops["max"]?(4, 9) ?? 0)
    let sorted = ["b", "A", "c"].sorted { a, b in
        let x = a.lowercased(); let y = b.lowercased(); return x < y
    }; print(sorted)
    let nested = { (n: Int) -> (Int) -> Int in { m in n * m } };
    print(nested(3)(4), (0..<3).map { i in (0..<i).map { j in i + j } })
    var handlers: [(String) -> Void] = []; var seen: [String] = []; handlers.append { seen.append($0) };
    handlers.append { s in if s != "x" { seen.append(s + s) } }; for h in handlers { h("x"); h("y") }; print(seen)
    typealias Transform = (Int) -> Int; let chain: [Transform] = [{ $0 + 1 }, { $0 * 2 }];
    print(chain.reduce(5) { $1($0) }); let f: (Int, Int) -> (sum: Int, diff: Int) = { ($0 + $1, $0 - $1) };
    print(f(5, 3).diff)
    defer { print("deferred", total) }; total = 100; let lazyVal: () -> Int = { total }; total += 1;
    print(lazyVal(), { () -> String in "iife" }())
}
