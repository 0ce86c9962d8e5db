import Testing

@testable import SwiftInterpreter

/// Overlapping accesses that are known before the program runs: what swiftc 6.3 says of the same sources, with the place of
/// the access and that of the one in conflict with it.
@Suite struct ExclusivityTests {
    private static let declarations = """
        struct N { var p = 1, q = 2 }
        struct S { var a = 1, b = 2, n = N(), arr = [1, 2], t = (x: 1, 2), o: Int? = 1, d = ["k": 1]
            var obs = 1 { didSet {} }; lazy var lz = 1; var comp: Int { get { a } set { a = newValue } }
            var nm: Int { get { 0 } nonmutating set {} }; @W var w; var c: C? = nil; static var st = 1
            subscript(i: Int) -> Int { get { 0 } set {} }; mutating func m(_ x: inout Int) {}
            mutating func c(_ f: () -> Void) {}; func r(_ f: () -> Void) {} }
        @propertyWrapper struct W { var wrappedValue = 0 }
        class C { var x = 1; final var fx = 1; var s = S() }
        protocol P { mutating func c(_ f: () -> Void) }
        var g = S(), gn = 1, ga = [1, 2]
        infix operator <<<
        func <<< (_ a: inout Int, _ f: () -> Void) {}
        func two<T, U>(_ a: inout T, _ b: inout U) {}
        func one<T>(_ a: inout T, _ f: () -> Void) { f() }
        func auto(_ a: inout Int, _ f: @autoclosure () -> Int) {}
        func esc(_ a: inout Int, _ f: @escaping () -> Void) {}
        func ret(_ a: inout Int) -> Int { 0 }

        """

    private func overlaps(_ code: String) -> [String] {
        let text = Self.declarations + code
        let program = Interpreter.load(
            [SourceFile(name: "test.swift", text: text)], libraries: StandardLibrary.libraries)
        let renderer = DiagnosticRenderer(files: program.sources)
        let lines = Self.declarations.split(separator: "\n", omittingEmptySubsequences: false).count
        func place(_ diagnostic: Diagnostic) -> String {
            guard let position = renderer.position(of: diagnostic.range) else { return "?" }
            return "\(position.line - lines + 1):\(position.column)"
        }
        return program.diagnostics.filter { $0.severity == .error }.compactMap { error in
            guard error.notes.map(\.message) == ["conflicting access is here"] else { return error.message }
            var message = error.message
            for (text, short) in Self.wording { message = message.replacing(text, with: short) }
            return "\(place(error))-\(place(error.notes[0])) \(message)"
        }
    }

    private static let wording: [(String, String)] = [
        ("overlapping accesses to ", ""),
        (", but modification requires exclusive access; consider copying to a local variable", ""),
        (", but modification requires exclusive access; consider calling MutableCollection.swapAt(_:_:)", " swapAt"),
    ]

    private static let refused: [(code: String, access: Int, conflict: Int, text: String)] = [
        ("two(&n, &n)", 5, 9, "'n'"),
        ("two(&s.a, &s.a)", 5, 11, "'s.a'"),
        ("two(&s.n.p, &s.n)", 5, 13, "'s.n.p'"),
        ("two(&s, &s.a)", 5, 9, "'s'"),
        ("two(&s.a, &s.comp)", 5, 11, "'s.a'"),
        ("two(&s.a, &s.obs)", 5, 11, "'s.a'"),
        ("two(&s.lz, &s.a)", 5, 12, "'s'"),
        ("two(&s.w, &s.a)", 5, 11, "'s'"),
        ("two(&s[0], &s[1])", 5, 12, "'s'"),
        ("two(&s.t.x, &s.t.x)", 5, 13, "'s.t.x'"),
        ("two(&t.1.0, &t.1)", 5, 13, "'t.1.0'"),
        ("two(&a[0], &a[1])", 5, 12, "'a'"),
        ("two(&a[0], &a)", 5, 12, "'a'"),
        ("two(&aa[0], &aa[1][0])", 5, 13, "'aa'"),
        ("two(&a[1...], &a[0])", 5, 15, "'a'"),
        ("two(&s.d[\"k\"]!, &s.d)", 5, 17, "'s.d'"),
        ("two(&s.d[\"k\", default: 1], &s.d[\"l\"])", 5, 28, "'s.d'"),
        ("two(&s.o!, &s.o)", 5, 12, "'s.o'"),
        ("two(&os!.a, &os!.b)", 5, 13, "'os'"),
        ("two(&s[keyPath: \\.a], &s.b)", 5, 23, "'s'"),
        ("swap(&a[0], &a[1])", 6, 13, "'a' swapAt"),
        ("swap(&a[0], &a[ret(&a[1])])", 6, 13, "'a' swapAt"),
        ("s.m(&s.a)", 1, 5, "'s'"),
        ("s.c { s.a = 1 }", 1, 11, "'s'"),
        ("s.c { print(s.n.q) }", 1, 17, "'s'"),
        ("one(&n) { n = 1 }", 5, 13, "'n'"),
        ("one(&n) { n += 1 }", 5, 11, "'n'"),
        ("one(&n) { _ = n }", 5, 13, "'n'"),
        ("one(&s.a) { s = S() }", 5, 15, "'s.a'"),
        ("one(&s.a) { print(s.a) }", 5, 21, "'s.a'"),
        ("one(&s.a) { if s.a == 1 { s.a = 2 } }", 5, 31, "'s.a'"),
        ("one(&s.a) { two(&s.a, &n) }", 5, 17, "'s.a'"),
        ("one(&a[0]) { n = a.count }", 5, 18, "'a'"),
        ("one(&n) { a[n] = 3 }", 5, 13, "'n'"),
        ("one(&n) { one(&a) { n = 1 } }", 5, 23, "'n'"),
        ("one(&n) { defer { n = 1 } }", 5, 21, "'n'"),
        ("a.sort { _, _ in a.count > 1 }", 1, 18, "'a'"),
        ("s.arr.removeAll(where: { s.arr.contains($0) })", 1, 28, "'s.arr'"),
        ("s.arr.sort { $0 < s.arr[0] || $0 < $1 }", 1, 24, "'s.arr'"),
        ("auto(&n, n + 1)", 6, 10, "'n'"),
        ("n <<< { n = 1 }", 1, 11, "'n'"),
        ("p.c { p = s2 }", 1, 9, "'p'"),
        ("one(&s) { print(s.t.x) }", 5, 21, "'s'"),
        ("one(&s) { print(s[keyPath: \\.a]) }", 5, 18, "'s'"),
        ("one(&s.obs) { print(s.obs) }", 5, 23, "'s'"),
        ("let h = { () in one(&n) { n = 2 } }; h()", 21, 29, "'n'"),
        ("two(&gn, &gn)", 5, 10, "'gn'"),
        ("two(&g.a, &g.a)", 5, 11, "'g.a'"),
        ("two(&ga[0], &ga[1])", 5, 13, "'ga'"),
        ("two(&S.st, &S.st)", 5, 12, "'st'"),
        ("two(&object.fx, &object.fx)", 5, 17, "'fx'"),
    ]

    @Test func whatTheCompilerRefuses() {
        for (code, access, conflict, text) in Self.refused {
            #expect(overlaps(Self.function(code)) == ["2:\(access)-2:\(conflict) \(text)"], "\(code)")
        }
    }

    private static let accepted: [String] = [
        "two(&n, &k)", "two(&s.a, &s.b)", "two(&s.n.p, &s.n.q)", "two(&t.0, &t.1.0)", "var z = s; two(&s.a, &z.a)",
        "swap(&s.a, &s.b)", "two(&a[n], &n)", "two(&n, &a[n])", "a[n] += ret(&n)", "n += ret(&n)",
        "a.append(a.count)", "a[0] += a[1]", "s.d[\"k\", default: s.a] += s.a", "(s.a, s.b) = (s.b, s.a)",
        "one(&s.a) { s.b = 1 }", "one(&s.a) { print(s.n.p) }", "s.arr.sort { $0 < s.a || $0 < $1 }",
        "two(&s.nm, &s.b)", "s.r { s.a = 1 }", "a = a.filter { a.contains($0) }", "a.forEach { a.append($0) }",
        "esc(&n) { k = 1 }", "one(&n) { [n] in print(n) }", "one(&n) { let f = { n }; print(f()) }",
        "two(&g.a, &g.b)", "one(&gn) { gn = 1 }", "two(&object.x, &object.x)", "two(&object.s.a, &object.s.b)",
        "one(&s.a) { print(s.obs) }", "s.arr.sort { $0 < s.obs || $0 < $1 }",
        "two(&s.c!.x, &s.c!.x)", "func f() { n = 2 }; one(&n) { f() }", "func f() { n = 2 }; one(&n) { n = 3; f() }",
        "one(&n) { n }", "if s.c == nil { one(&s) {} }",
        "for x in a { a.append(x) }", "var y = 1 { didSet {} }; one(&y) { y = 2 }",
    ]

    /// The running program looks after what may yet overlap of these.
    @Test(arguments: accepted) func whatTheCompilerAccepts(code: String) {
        #expect(overlaps(Self.function(code)) == [])
    }

    @Test func propertiesOfSelf() {
        let code = """
            extension S {
                mutating func f() {
                    two(&a, &b); two(&a, &a)
                    one(&a) { self.a = 1 }; one(&a) { self.b = 1 }
                    arr.sort { _, _ in b > 1 }; arr.sort { _, _ in arr.count > 1 }
                }
            }
            """
        #expect(
            overlaps(code) == [
                "3:26-3:30 'self.a'", "4:13-4:26 'self.a'", "5:37-5:56 'self.arr'",
            ])
    }

    /// A class that has no subclasses has its properties where they are.
    @Test func propertiesOfObjects() {
        let code = "final class F { var x = 1; func f() { two(&x, &x) }; func g() { one(&x) { x = 2 } } }"
        #expect(overlaps(code) == ["1:43-1:47 'x'"])
    }

    private static let bodies: [(code: String, expected: String)] = [
        ("var x: Int { var n = 1; two(&n, &n); return n }", "1:29-1:33 'n'"),
        ("var x: Int { get { 1 } set { var n = newValue; two(&n, &n) } }", "1:52-1:56 'n'"),
        ("let x = { var n = 1; two(&n, &n); return n }()", "1:26-1:30 'n'"),
        ("struct T { init() { var n = 1; two(&n, &n) } }", "1:36-1:40 'n'"),
        ("struct T { var v = 1 { didSet { var n = 1; two(&n, &n) } } }", "1:48-1:52 'n'"),
        ("func f() { func g() { var n = 1; two(&n, &n) } }", "1:38-1:42 'n'"),
        ("let h: () -> Void = { var n = 1; if n > 0 { two(&n, &n) } }", "1:49-1:53 'n'"),
    ]

    /// All that runs is looked at: accessors, initial values, statements at the top level, closures that are kept.
    @Test(arguments: bodies)
    func everyBody(code: String, expected: String) { #expect(overlaps(code) == [expected]) }

    private static func function(_ code: String) -> String {
        """
        func test(_ object: C, _ s2: PS) { var n = 1, k = 2, s = S(), a = [1, 2], aa = [[1]], t = (1, (2, 3)), os: S? = S(), p: any P = PS()
        \(code)
        n = 1; k = 1; s = S(); a = []; aa = []; t = (1, (2, 3)); os = nil; p = s2; print(n, k, s, a, aa, t, os as Any, p) }
        struct PS: P { mutating func c(_ f: () -> Void) {} }
        """
    }
}
