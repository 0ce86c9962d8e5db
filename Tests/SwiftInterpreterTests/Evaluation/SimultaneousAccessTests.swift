import SwiftInterpreter
import Testing

/// Overlapping accesses that only the running program can tell. What each ends in is what it ends in when it is compiled
/// (swiftc 6.3, -Onone).
@Suite struct SimultaneousAccessTests {
    private static let declarations = """
        struct N { var p = 3, q = 4 }
        struct S { var a = 1, b = 2, arr = [1, 2, 3], n = N(); var comp: Int { get { a } set { a = newValue } }
            mutating func add(_ f: () -> Int) { a += f() }
            mutating func inner() { arr.sort { $0 + b < $1 + b }; arr.removeAll { $0 == a } } }
        class C { var x = 1, y = 2, s = S(), arr = [3, 1, 2], o: Int? = 1, t = (1, 2), d = ["a": 1, "b": 2]
            lazy var lz = [1, 2]; static var st = 1
            var simple = 1 { didSet {} }; var old = 1 { didSet { _ = oldValue } }; var will = 1 { willSet {} }
            func compute(_ n: Int) -> Int { x += n; return x }
            func sortSelf() { arr.sort { $0 * y < $1 * y } }; func bad() { arr.sort { _, _ in arr.count > 5 } } }
        final class F { var s = S(), x = 1, arr = [1, 2] }
        var gi = 1, g = S(), garr = [3, 1, 2]
        func gcount() -> Int { garr.count }
        func two(_ a: inout Int, _ b: inout Int) { a += 10; b += 100 }
        func arrEl(_ a: inout Int, _ b: inout [Int]) { b = []; a = 5 }
        func set(_ a: inout Int, _ f: () -> Int) { a = f() + 1 }
        var handlers: [() -> Int] = []
        func keep(_ f: @escaping () -> Int) { handlers.append(f) }

        """

    private static let conflicts: [(code: String, name: String)] = [
        // Properties of objects.
        ("let c = C(); let d = c; two(&c.x, &d.x)", "x"), ("let c = C(); two(&c.s.a, &c.s.b)", "s"),
        ("let c = C(); set(&c.s.a) { c.s.b }", "s"), ("let c = C(); c.s.add { c.s.b }", "s"),
        ("C().bad()", "arr"), ("let c = C(); c.arr.removeAll { _ in c.arr.count > 9 }", "arr"),
        ("let c = C(); swap(&c.t.0, &c.t.1)", "t"), ("let c = C(); set(&c.d[\"a\"]!) { c.d.count }", "d"),
        ("let c = C(); set(&c.o!) { c.o == nil ? 1 : 2 }", "o"), ("let c = C(); set(&c.s.comp) { c.s.a }", "s"),
        ("let c = C(); set(&c.simple) { c.simple }", "simple"),
        ("let c = F(); let d = c; arrEl(&c.arr[0], &d.arr)", "arr"),
        ("let c = F(); set(&c.x) { c.x = 3; return 1 }", "x"),
        // Global variables and static ones.
        ("set(&gi) { gi }", "gi"), ("two(&g.a, &g.b)", "g"), ("garr.sort { _, _ in gcount() > 4 }", "garr"),
        ("garr.removeAll { _ in garr = []; return true }", "garr"), ("set(&C.st) { C.st }", "st"),
        // What closures and local functions share that may be called later.
        ("var x = 1; func f() -> Int { x }; set(&x) { f() }", "x"),
        ("var s = S(); func f() -> Int { s.b }; set(&s.a) { f() }", "s"),
        ("var s = S(); func f() { s = S() }; s.add { f(); return 1 }", "s"),
        ("var x = 0; let f = { x += 1; return x }; set(&x) { f() }", "x"),
        ("var x = 0; keep { x += 1; return x }; set(&x) { handlers[0]() }", "x"),
        ("var a = [1]; keep { a = []; return 1 }; arrEl(&a[0], &garr); set(&a[0]) { handlers[0]() }", "a"),
        (
            "var d = [\"a\": [1]]; func f() -> Int { d.count }; d[\"a\", default: []].removeAll { _ in f() > 0 }", "d"
        ),
        ("var s = S(); func f() { s.b += 1 }; f(); two(&s.a, &s.b)", "s"),
        ("var s = S(); func f() { s.b += 1 }; for _ in 0..<2 { two(&s.a, &s.b); f() }", "s"),
        ("var s = S(); func f() -> Int { s.b }; func g() -> Int { f() }; set(&s.a, g)", "s"),
        ("var s = S(); func f() -> Int { s.b }; let c = { f() }; two(&s.a, &s.b); set(&s.a) { c() }", "s"),
        ("var s = S(); let f = { s.b += 1; return s.b }; two(&s.a, &s.b); set(&s.a, f)", "s"),
        ("var s = S(); func f() { s.b += 1 }; let c = { s.b += 1 }; two(&s.a, &s.b); c(); f()", "s"),
        ("var n = 0; func r(_ d: Int) { n += 1; if d > 0 { set(&n) { r(d - 1); return 1 } } }; r(3)", "n"),
        // Key paths into objects without subclasses.
        ("let f = F(); let k: ReferenceWritableKeyPath<F, Int> = \\.s.a; set(&f[keyPath: k]) { f.s.b }", "s"),
    ]

    @Test(arguments: conflicts)
    func conflict(code: String, name: String) throws {
        let found = try failure(of: Self.declarations + "func run() { \(code) }")
        #expect(found.cause == .program)
        #expect(
            found.diagnostic.message
                == "Simultaneous accesses to '\(name)', but modification requires exclusive access")
        #expect(found.diagnostic.range.file == 0)
        #expect(found.diagnostic.notes.last?.message == "in 'run()' called here")
    }

    private static let results: [(code: String, output: String)] = [
        ("let c = C(); two(&c.x, &c.y); print(c.x, c.y)", "11 102"),
        ("let c = C(); set(&c.s.a) { c.x }; print(c.s.a)", "2"),
        ("let c = C(); c.sortSelf(); c.arr.removeAll { $0 == c.x }; print(c.arr)", "[2, 3]"),
        ("let c = C(); c.x += c.compute(1); c.s.comp += c.s.a; print(c.x, c.s.a)", "4 2"),
        ("let c = C(); two(&c.x, &c.arr[c.x]); print(c.x, c.arr)", "11 [3, 101, 2]"),
        ("let c = C(); swap(&c.x, &c.y); swap(&c.t.0, &c.x); print(c.x, c.t)", "1 (2, 2)"),
        (
            "let c = C(); c.d[\"z\", default: c.x] += c.d[\"a\"]!; c.lz.append(c.lz.count); print(c.d[\"z\"]!, c.lz)",
            "2 [1, 2, 2]"
        ),
        ("let c = C(); set(&c.old) { c.old }; set(&c.will) { c.will }; print(c.old, c.will)", "2 2"),
        ("let c = C(), d = C(); swap(&c.s, &d.s); swap(&c.arr, &d.arr); print(c.x)", "1"),
        (
            "var a = [C(), C()]; two(&a[0].s.a, &a[1].s.a); a[0].s.add { a[1].s.a }; print(a[0].s.a)", "112"
        ),
        ("var s = S(); two(&s.a, &s.b); two(&s.n.p, &s.n.q); print(s.a, s.b, s.n.p, s.n.q)", "11 102 13 104"),
        (
            "var s = S(); set(&s.a) { s.n.p += s.b; s.arr.append(s.n.p); return s.arr.count }; print(s.a, s.arr)",
            "5 [1, 2, 3, 5]"
        ),
        ("var s = S(); s.inner(); print(s.arr)", "[2, 3]"),
        // A closure that is only called here shares nothing with anybody else.
        ("var s = S(); let f = { s.b += 1 }; f(); set(&s.a) { s.b }; print(s.a, s.b)", "4 3"),
        // A local function that isn't named before, or in another branch, can't come between.
        ("var s = S(); func f() -> Int { s.b += 1; return s.b }; two(&s.a, &s.b); print(s.a, f())", "11 103"),
        ("var s = S(); func f() { s.b += 1 }; set(&s.a) { s.b }; f(); print(s.a, s.b)", "3 3"),
        ("var s = S(); func f() { s.b += 1 }; if s.a > 5 { f() } else { two(&s.a, &s.b) }; print(s.a)", "11"),
        ("var s = S(); func f() { s.b += 1 }; do { defer { f() }; two(&s.a, &s.b) }; print(s.a, s.b)", "11 103"),
        (
            "var s = S(); func f() { s.b += 1 }; if s.a > 5 { f(); return }; swap(&s.a, &s.n.p); print(s.a, s.n.p)",
            "3 1"
        ),
        ("var s = S(); func f() { s.b += 1 }; two(&s.a, &s.b); let c = { f() }; c(); print(s.a, s.b)", "11 103"),
        ("var s = S(); func f() { s.b += 1 }; let c = { s.b += 1 }; two(&s.a, &s.b); c(); print(s.b)", "103"),
        ("var t = (1, (2, 3)); two(&t.0, &t.1.1); set(&t.1.0) { t.1.1 + t.0 }; print(t)", "(11, (115, 103))"),
        ("var x = 1, a = [1, 2, 3]; two(&x, &a[x]); two(&a[x % 3], &x); print(x, a)", "111 [1, 102, 13]"),
        (
            "var a = [3, 1, 2], b = [1]; a.sort { b.append($0); return $0 < $1 }; a[0] += b[0]; print(a)", "[2, 2, 3]"
        ),
        ("var x = 0; keep { x += 1; return x }; _ = handlers[0](); x += 1; print(x)", "2"),
        ("garr = [3, 1, 2]; garr.append(gcount()); garr[gcount() - 1] += gcount(); print(garr)", "[3, 1, 2, 7]"),
        (
            "let f = F(); let k: ReferenceWritableKeyPath<F, Int> = \\.s.a; f[keyPath: k] += f[keyPath: k]; print(f.s.a)",
            "2"
        ),
        (
            "var d = [1: [1, 2]]; d[1]!.sort { $0 > $1 }; d[2, default: []].append(d[1]!.count); print(d[1]!, d[2]!)",
            "[2, 1] [2]"
        ),
    ]

    @Test(arguments: results)
    func noConflict(code: String, expected: String) throws {
        #expect(try output(of: Self.declarations + "func run() { \(code) }") == expected + "\n")
    }

    /// What a failed access leaves behind can be used again.
    @Test func accessEndsWithAnError() throws {
        let source = """
            struct E: Error {}
            final class C { var a = [1, 2]; var s = (x: 1, y: 2) }
            func change(_ a: inout Int) throws { a += 1; throw E() }
            func run() {
                let c = C(); var t = (1, [2]); var n = 1
                try? change(&c.a[0]); try? change(&c.s.x); try? change(&t.1[0]); try? change(&t.0)
                func f() { n += 1 }
                try? change(&n); f(); c.a.append(3); t.1.append(4)
                print(c.a, c.s, t, n)
            }
            """
        #expect(try output(of: source) == "[2, 2, 3] (x: 2, y: 2) (2, [3, 4]) 3\n")
    }
}
