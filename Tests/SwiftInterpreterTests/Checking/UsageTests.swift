import Testing

@testable import SwiftInterpreter

/// Warnings of variables that nobody reads or changes, in the compiler's words.
@Suite struct UsageTests {
    private static let replacing = "consider replacing with '_' or removing it"

    @Test(arguments: [
        ("var x = 1; print(x)", "1:16: variable 'x' was never mutated; consider changing to 'let' constant"),
        (
            "let x = 1",
            "1:16: initialization of immutable value 'x' was never used; consider replacing with assignment to '_' or "
                + "removing it"
        ),
        (
            "var x = 1",
            "1:16: initialization of variable 'x' was never used; consider replacing with assignment to '_' or removing it"
        ),
        ("var x = 1; x = 2", "1:16: variable 'x' was written to, but never read"),
        ("let x: Int", "1:16: immutable value 'x' was never used; consider replacing with '_' or removing it"),
        ("let (a, b) = (1, 2); print(a)", "1:20: immutable value 'b' was never used; " + replacing),
        ("for i in 0..<3 { print(1) }", "1:16: immutable value 'i' was never used; " + replacing),
        (
            "if let x = Int(\"1\") { print(1) }",
            "1:19: value 'x' was defined but never used; consider replacing with boolean test"
        ),
        (
            "if let x = Int(\"1\"), true { print(1) }",
            "1:19: immutable value 'x' was never used; " + replacing
        ),
        ("if case let x? = Int(\"1\") { print(1) }", "1:24: immutable value 'x' was never used; " + replacing),
        (
            "if var x = Int(\"1\") { print(x) }",
            "1:19: variable 'x' was never mutated; consider changing to 'let' constant"
        ),
        (
            "switch Int(\"1\") { case .some(let x): print(1); case nil: break }",
            "1:45: immutable value 'x' was never used; " + replacing
        ),
    ])
    func warning(body: String, expected: String) {
        #expect(messages(in: "func f() { \(body) }") == ["warning " + expected])
    }

    @Test(arguments: [
        "var x = 1; x += 1; print(x)", "var a = [1]; a.append(2); print(a)", "let x: Int; x = 1; print(x)",
        "var n = 0; let g = { n += 1 }; g(); print(n)", "var p = P(); p.a = 2; print(p)",
        "var x = 1; h(&x); print(x)", "let c = C(); c.a = 2", "var t = (1, 2); t.0 = 3; print(t)",
        "var d = [1: [2]]; d[1]?.append(3); print(d)", "var (a, b) = (1, 2); a += 1; print(a, b)",
        "for (_, x) in [(1, 2)] where x > 1 {}", "if let x = Int(\"1\"), x > 1 { print(1) }",
        "let x = 1\n#if os(Windows)\nprint(x)\n#endif\n", "while let x = Int(\"1\") { print(x); break }",
    ])
    func silent(body: String) {
        let declarations = "struct P { var a = 1 }\nclass C { var a = 1 }\nfunc h(_ x: inout Int) {}\n"
        #expect(messages(in: declarations + "func f() { \(body) }") == [])
    }

    @Test(arguments: [
        ("return; print(1)", "code after 'return' will never be executed"),
        ("for i in 0..<3 { print(i); continue; print(1) }", "code after 'continue' will never be executed"),
        ("while h() { break; print(1) }", "code after 'break' will never be executed"),
        ("if h() { return } else { fatalError() }; print(1)", "will never be executed"),
        ("fatalError(); print(1)", "will never be executed"),
        ("let c = { return; print(1) }; c()", "code after 'return' will never be executed"),
    ])
    func unreachable(body: String, expected: String) {
        let found = messages(in: "func h() -> Bool { true }\nfunc f() { \(body) }")
        #expect(found.count == 1)
        #expect(found.first?.hasSuffix(": " + expected) ?? false, "\(found)")
    }

    @Test(arguments: [
        "return; func g() {}", "if true { return }; print(1)", "while true { print(1) }; print(2)",
        "guard h() else { return }; print(1)", "switch h() { case true: return; case false: break }; print(1)",
    ])
    func reachable(body: String) {
        #expect(messages(in: "func h() -> Bool { true }\nfunc f() { \(body) }") == [])
    }

    private static let types =
        "class A { var p = 1; var o: A?; func f() -> Int { 1 }; func v() {}; func t() throws -> Int { 1 } }\n"
        + "class B: A {}; struct S {}; struct T: P {}; protocol P {}\n"

    @Test(arguments: [
        ("_ = b as? A", "3:34: conditional cast from 'B' to 'A' always succeeds"),
        ("_ = b as! A", "3:34: forced cast from 'B' to 'A' always succeeds; did you mean to use 'as'?"),
        ("_ = s as! S", "3:34: forced cast of 'S' to same type has no effect"),
        ("_ = b is A", "3:34: 'is' test is always true"),
        ("_ = s as? T", "3:34: cast from 'S' to unrelated type 'T' always fails"),
        (
            "_ = [1: 2, 1: 3]",
            "3:33: dictionary literal of type '[Int : Int]' has duplicate entries for integer literal key '1'"
        ),
        ("a.p", "3:30: property is accessed but result is unused"),
        ("a.f()", "3:30: result of call to 'f()' is unused"),
        ("a.o?.f()", "3:33: result of call to 'f()' is unused"),
        ("s", "3:28: expression of type 'S' is unused"),
        ("a.o === a", "3:32: result of operator '===' is unused"),
        ("try? a.t()", "3:28: result of 'try?' is unused"),
        ("1", "3:28: integer literal is unused"),
    ])
    func decided(body: String, expected: String) {
        #expect(messages(in: Self.types + "func f(a: A, b: B, s: S) { \(body) }") == ["warning " + expected])
    }

    @Test(arguments: [
        "_ = a as? B", "_ = a is B", "a.v()", "a.o?.v()", "_ = [a.p: 1, a.p: 2]", "a.o = nil", "_ = s as Any",
        "func g<X>(_ x: X) { _ = x as? A; _ = x is S }; g(1)", "_ = (s as Any) as? T", "a.o?.p = 2",
    ])
    func undecided(body: String) {
        #expect(messages(in: Self.types + "func f(a: A, b: B, s: S) { \(body) }") == [])
    }
}
