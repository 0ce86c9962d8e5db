import Testing

@testable import SwiftInterpreter

/// Calls whose arguments don't fit, with what `swiftc` 6.3 says of them and where.
@Suite struct LabelTests {
    /// Each line is a call after the declarations; `column: message` of its errors.
    @Test(arguments: [
        ("none(1)", ["6: argument passed to call that takes no arguments"]),
        ("none(1, 2)", ["5: argument passed to call that takes no arguments"]),
        ("none { }", ["6: extra trailing closure passed in call"]),
        ("one()", ["5: missing argument for parameter #1 in call"]),
        ("one(x: 1)", ["4: extraneous argument label 'x:' in call"]),
        ("one(1, 2)", ["8: extra argument in call"]),
        ("one(1, 2, 3)", ["4: extra arguments at positions #2, #3 in call"]),
        ("two()", ["4: missing arguments for parameters 'x', 'y' in call"]),
        ("two(1, 2)", ["4: missing argument labels 'x:y:' in call"]),
        ("two(x: 1)", ["9: missing argument for parameter 'y' in call"]),
        ("two(y: 1)", ["5: missing argument for parameter 'x' in call"]),
        ("two(y: 1, x: 2)", ["11: argument 'x' must precede argument 'y'"]),
        ("two(a: 1, b: 2)", ["4: incorrect argument labels in call (have 'a:b:', expected 'x:y:')"]),
        ("two(x: 1, 2)", ["4: missing argument label 'y:' in call"]),
        ("two(x: 1, y: 2, z: 3)", ["20: extra argument 'z' in call"]),
        ("mix(x: 1, 2)", ["4: incorrect argument labels in call (have 'x:_:', expected '_:y:')"]),
        ("three(a: 1, c: 3)", ["11: missing argument for parameter 'b' in call"]),
        ("three(c: 1, b: 2, a: 3)", ["6: incorrect argument labels in call (have 'c:b:a:', expected 'a:b:c:')"]),
        ("three(b: 1, c: 2, a: 3)", ["19: argument 'a' must precede argument 'b'"]),
        ("defaults(1)", ["10: missing argument label 'a:' in call", "11: missing argument for parameter 'c' in call"]),
        ("closure { }", ["8: missing argument for parameter 'a' in call"]),
        ("closure(1) { }", ["8: missing argument label 'a:' in call"]),
        ("_ = P(1, y: 2)", ["6: missing argument label 'x:' in call"]),
        ("_ = E.pair(1, 2)", ["11: missing argument labels 'x:y:' in call"]),
        ("_ = E.plain(1)", ["7: enum case 'plain' has no associated values"]),
        ("_ = P(x: 1, y: 2)[rov: 1]", ["18: incorrect argument label in subscript (have 'rov:', expected 'row:')"]),
        ("_ = value(1, 2)", ["14: extra argument in call"]),
        ("overloaded(c: 1)", ["1: no exact matches in call to global function 'overloaded'"]),
        ("overloaded(a: 1, b: 2)", ["21: extra argument 'b' in call"]),
    ])
    func labels(call: String, expected: [String]) {
        let source = """
            func none() {}; func one(_ a: Int) {}; func two(x: Int, y: Int) {}; func mix(_ x: Int, y: Int) {}
            func three(a: Int, b: Int, c: Int) {}; func defaults(a: Int = 1, b: Int = 2, c: Int) {}
            func closure(a: Int, action: () -> Void) {}; func overloaded(a: Int) {}; func overloaded(b: Int) {}
            struct P { var x: Int, y: Int; subscript(row row: Int) -> Int { row } }
            enum E { case pair(x: Int, y: Int), plain }
            func test(value: (Int) -> Int) {
            \(call)
            }
            """
        #expect(messages(in: source).map { $0.components(separatedBy: " | ")[0] } == expected.map { "error 7:" + $0 })
    }

    /// What doesn't fit is told at its operator or the name of its member.
    @Test(arguments: [
        ("text(s.n)", "8: cannot convert value of type 'Int' to expected argument type 'String'"),
        ("text(s.n + 1)", "10: cannot convert value of type 'Int' to expected argument type 'String'"),
        ("text(s[1])", "7: cannot convert value of type 'Int' to expected argument type 'String'"),
        ("text(s.o!)", "9: cannot convert value of type 'Int' to expected argument type 'String'"),
        ("maybe(s.n)", "9: cannot convert value of type 'Int' to expected argument type 'String'"),
        ("maybe(s.o)", "9: cannot convert value of type 'Int?' to expected argument type 'String?'"),
        ("same(1, \"a\")", "1: conflicting arguments to generic parameter 'T' ('Int' vs. 'String')"),
        ("if s.n { }", "6: type 'Int' cannot be used as a boolean; test for '!= 0' instead"),
        ("if !s.o { }", "7: optional type 'Int?' cannot be used as a boolean; test for '== nil' instead"),
        (
            "let x: Double = 1.5 * s.n; _ = x",
            "25: cannot convert value of type 'Int' to expected argument type 'Double'"
        ),
        (
            "let x: [String: Int] = [\"a\": s]; _ = x",
            "30: cannot convert value of type 'S' to expected dictionary value type 'Int'"
        ),
        ("_ = s == s", "7: referencing operator function '==' on 'Equatable' requires that 'S' conform to 'Equatable'"),
        ("_ = s.n as String", "7: cannot convert value of type 'Int' to type 'String' in coercion"),
        ("s.n += 1", "5: left side of mutating operator isn't mutable: 's' is a 'let' constant"),
        ("_ = s.later", "7: cannot use mutating getter on immutable value: 's' is a 'let' constant"),
        ("text({ 1 })", "6: closure passed to parameter of type 'String' that does not accept a closure"),
        ("let c: Character = \"ab\"; _ = c", "20: cannot convert value of type 'String' to specified type 'Character'"),
    ])
    func types(code: String, expected: String) {
        let source = """
            func text(_ s: String) {}; func maybe(_ s: String?) {}; func same<T>(_ a: T, _ b: T) {}
            struct S { var n = 1; var o: Int?; lazy var later = 2; subscript(i: Int) -> Int { i } }
            func test(s: S) {
            \(code)
            }
            """
        #expect(messages(in: source).map { $0.components(separatedBy: " | ")[0] } == ["error 4:" + expected])
    }
}
