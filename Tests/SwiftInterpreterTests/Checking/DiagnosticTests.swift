import Testing

@testable import SwiftInterpreter

@Suite struct DiagnosticTests {
    @Test(arguments: [
        ("let x: Int = \"a\"", "1:14: cannot convert value of type 'String' to specified type 'Int'"),
        ("let x = unknown", "1:9: cannot find 'unknown' in scope"),
        ("let x: Strin = 1", "1:8: cannot find type 'Strin' in scope"),
        ("let x = Text(\"a\").paddin(10)", "1:19: value of type 'Text' has no member 'paddin'"),
        ("let x = Color.purpel", "1:15: type 'Color' has no member 'purpel'"),
        ("let x = 1 + \"a\"", "1:11: binary operator '+' cannot be applied to operands of type 'Int' and 'String'"),
        ("let x: Int = [1].first", "1:18: value of optional type 'Int?' must be unwrapped to a value of type 'Int'"),
        ("let x = nil", "1:9: 'nil' requires a contextual type"),
        ("let x: Int = nil", "1:14: 'nil' cannot initialize specified type 'Int'"),
        ("let x = { $0 }", "1:9: unable to infer type of a closure parameter '$0' in the current context"),
        (
            "let x = 1 ? 2 : 3",
            "1:9: integer literal value '1' cannot be used as a boolean; did you mean 'true'?"
        ),
        ("let x = 2 ? 2 : 3", "1:9: cannot convert value of type 'Int' to expected condition type 'Bool'"),
        ("func f(a: Int) {}\nlet x: Void = f()", "2:17: missing argument for parameter 'a' in call"),
        ("func f(a: Int) {}\nlet x: Void = f(1)", "2:17: missing argument label 'a:' in call"),
        (
            "func f(a: Int) {}\nlet x: Void = f(b: 1)",
            "2:16: incorrect argument label in call (have 'b:', expected 'a:')"
        ),
        ("func f() {}\nlet x: Void = f(1)", "2:17: argument passed to call that takes no arguments"),
        ("func f() -> Int { let a = 1; print(a) }", "1:39: missing return in global function expected to return 'Int'"),
        (
            "func f(_ n: Int) -> Int { switch n { case 1: return 1; default: break } }",
            "1:73: missing return in global function expected to return 'Int'"
        ),
        (
            "func f(_ n: Int) -> Int { while true { if n > 1 { break } } }",
            "1:61: missing return in global function expected to return 'Int'"
        ),
        (
            "func f(_ n: Int) -> Int { a: while true { while true { break a } } }",
            "1:68: missing return in global function expected to return 'Int'"
        ),
        (
            "func f(_ n: Int) -> Int { repeat { if n > 1 { continue }; return 2 } while n > 0 }",
            "1:82: missing return in global function expected to return 'Int'"
        ),
        (
            "func f(_ n: Int) { guard n > 0 else { while true { break } } }",
            "1:60: 'guard' body must not fall through, consider using a 'return' or 'throw' to exit the scope"
        ),
        ("func f() { let a = 1; a = 2 }", "1:23: cannot assign to value: 'a' is a 'let' constant"),
        ("func f() { for x in 5 { print(x) } }", "1:21: for-in loop requires 'Int' to conform to 'Sequence'"),
        ("func f() { break }", "1:12: 'break' is only allowed inside a loop, if, do, or switch"),
        ("enum E { case a, b }\nfunc f(_ e: E) { switch e { case .a: print(1) } }", "2:18: switch must be exhaustive"),
        (
            "func f(_ a: Bool, _ b: Int??) { switch (a, b) { case (true, _), (false, 1??), (_, nil): break } }",
            "1:33: switch must be exhaustive"
        ),
        (
            "func f(_ n: Int?) { switch n { case 1...3: print(1); default: break } }",
            "1:37: expression pattern of type 'ClosedRange<Int>' cannot match values of type 'Int?'"
        ),
        ("struct A: View {}", "1:8: type 'A' does not conform to protocol 'View'"),
        ("struct A { var a: A }", "1:16: value type 'A' cannot have a stored property that recursively contains it"),
        ("enum E { case a(E) }", "1:6: recursive enum 'E' is not marked 'indirect'"),
        ("let a = b\nlet b = a", "1:5: circular reference"),
        ("class A: B {}\nclass B: A {}", "1:1: 'A' inherits from itself"),
        ("struct A {}\nstruct A {}", "2:8: invalid redeclaration of 'A'"),
        ("class C { let x: Int }", "1:7: class 'C' has no initializers"),
        ("struct P { let a: Int; let b: Int }\nlet p = P(a: 1)", "2:15: missing argument for parameter 'b' in call"),
        ("import Nope", "1:8: no such module 'Nope'"),
        ("let x = VStack { 5 }", "1:18: static method 'buildExpression' requires that 'Int' conform to 'View'"),
        ("let x = Text(\"a\").foregroundStyle(.rde)", "1:36: type 'ShapeStyle' has no member 'rde'"),
        ("let x = [1].map { $0.foo }", "1:22: value of type 'Int' has no member 'foo'"),
        ("struct S { var n = 0; func f() { n = 1 } }", "1:34: cannot assign to property: 'self' is immutable"),
    ])
    func message(source: String, expected: String) {
        #expect(errors(in: source) == [expected])
    }

    /// One run tells all errors, each once.
    @Test func allErrorsOfAFile() {
        let source = """
            struct ContentView: View {
                var body: some View {
                    VStack {
                        Text(first)
                        Text("x").second()
                    }
                }
            }
            let third: Int = "x"
            """
        #expect(
            errors(in: source) == [
                "4:18: cannot find 'first' in scope", "5:23: value of type 'Text' has no member 'second'",
                "9:18: cannot convert value of type 'String' to specified type 'Int'",
            ])
    }

    @Test func renderedWithCaretAndSuggestion() {
        let program = Interpreter.load(
            [SourceFile(name: "view.swiftdsl", text: "Text(\"x\")\n    .paddin(10)\n")],
            libraries: FakeLibrary.libraries)
        #expect(
            DiagnosticRenderer(files: program.sources).render(program.diagnostics) == """
                view.swiftdsl:2:6: error: value of type 'Text' has no member 'paddin'
                    .paddin(10)
                     ^~~~~~
                note: did you mean 'padding'?

                """)
    }
}
