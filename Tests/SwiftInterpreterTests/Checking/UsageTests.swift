import Testing

@testable import SwiftInterpreter

/// Warnings of variables that nobody reads or changes, in the compiler's words.
@Suite struct UsageTests {
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
    ])
    func warning(body: String, expected: String) {
        #expect(messages(in: "func f() { \(body) }") == ["warning " + expected])
    }

    @Test(arguments: [
        "var x = 1; x += 1; print(x)", "var a = [1]; a.append(2); print(a)", "let x: Int; x = 1; print(x)",
        "var n = 0; let g = { n += 1 }; g(); print(n)", "var p = P(); p.a = 2; print(p)",
        "var x = 1; h(&x); print(x)", "let c = C(); c.a = 2", "var t = (1, 2); t.0 = 3; print(t)",
        "var d = [1: [2]]; d[1]?.append(3); print(d)",
    ])
    func silent(body: String) {
        let declarations = "struct P { var a = 1 }\nclass C { var a = 1 }\nfunc h(_ x: inout Int) {}\n"
        #expect(messages(in: declarations + "func f() { \(body) }") == [])
    }
}
