func twice(_ f: (Int) -> Int) -> Int { f(f(1)) }
func combine<A, B, C>(_ a: A, _ b: B, _ f: (A, B) -> C) -> C { f(a, b) }
func make(_ n: Int, transform: (Int) -> String = { "<\($0)>" }) -> String { transform(n) }
func steps(first: () -> Void, second: () -> Void = {}, last: (Int) -> Void) { first(); second(); last(3) }
func maybe(_ action: (() -> Void)?) { if let action { action() } else { print("nothing") } }
func log(_ message: @autoclosure () -> String, when flag: Bool) { if flag { print(message()) } }
func overloaded(_ f: (Int) -> Void) { print("one") }
func overloaded(_ f: (Int, Int) -> Void) { print("two") }
func overloaded(_ f: () -> Void) { print("none") }
func run() {
    print(twice { $0 * 3 }, twice { x in x + 1 }, combine(2, "x") { String(repeating: $1, count: $0) })
    print(make(4), make(4) { "[\($0)]" }, make(4, transform: String.init))
    steps {
        print("a")
    } last: {
        print("c", $0)
    }
    steps {
        print("a")
    } second: {
        print("b")
    } last: { n in
        print(n)
    }
    maybe { print("ran") }; maybe(nil)
    log("yes", when: true); log("no", when: false)
    overloaded { _ in }; overloaded { _, _ in }; overloaded {}
    let add: (Int, Int) -> Int = { $0 + $1 }
    let curry = { (a: Int) in { (b: Int) in a + b } }
    print(add(1, 2), curry(3)(4), [3, 1, 2].sorted(by: >), ["b", "a"].sorted { $0 < $1 })
    let total = [1, 2, 3].reduce(into: [String: Int]()) { $0[String($1)] = $1 }
    print(total.keys.sorted(), (1...3).map { ($0, $0 * $0) }.map { a, b in a + b })
    let compose = { (f: @escaping (Int) -> Int, g: @escaping (Int) -> Int) in { (x: Int) in g(f(x)) } }
    print(compose({ $0 + 1 }, { $0 * 10 })(2))
    print({ 42 }(), { (x: Int) -> Int in x * 2 }(4))
}
