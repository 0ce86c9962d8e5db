import Testing

@testable import SwiftInterpreter

/// Mistakes with members, closures and patterns, with what `swiftc` 6.3 says of them and where.
@Suite struct MistakeTests {
    @Test(arguments: [
        (
            "S.go()",
            "1: instance member 'go' cannot be used on type 'S'; did you mean to use a value of this type instead?"
        ),
        ("_ = s.shared", "5: static member 'shared' cannot be used on instance of type 'S'"),
        ("_ = e.plain", "5: enum case 'plain' cannot be used as an instance member"),
        ("let x: E = .pair; _ = x", "13: member 'pair' expects argument of type 'Int'"),
        ("if e == .plain { }", "6: binary operator '==' cannot be applied to two 'E' operands"),
        (
            "_ = list.first.n",
            "10: value of optional type 'S?' must be unwrapped to refer to member 'n' of wrapped base type 'S'"
        ),
        ("_ = s.own", "7: 'own' is inaccessible due to 'private' protection level"),
        ("_ = \"a\".count()", "9: cannot call value of non-function type 'Int'"),
        ("_ = list.filter { $0.n }", "22: cannot convert value of type 'Int' to closure result type 'Bool'"),
        (
            "let f: (Int) -> Int = { () in 3 }; _ = f",
            "23: contextual type for closure argument list expects 1 argument, which cannot be implicitly ignored"
        ),
        (
            "let f: (Int, Int) -> Int = { $0 }; _ = f",
            "28: contextual closure type '(Int, Int) -> Int' expects 2 arguments, but 1 was used in closure body"
        ),
        (
            "let f: () -> Int = { x in 1 }; _ = f",
            "22: contextual closure type '() -> Int' expects 0 arguments, but 1 was used in closure body"
        ),
        ("let f = { x in x }; _ = f", "11: cannot infer type of closure parameter 'x' without a type annotation"),
        ("let x = []; _ = x", "9: empty collection literal requires an explicit type"),
        (
            "let (a, b) = (1, 2, 3); _ = (a, b)",
            "14: '(Int, Int, Int)' is not convertible to '(Int, Int)', tuples have a different number of elements"
        ),
        ("for i in 0..<s { _ = i }", "14: cannot convert value of type 'S' to expected argument type 'Int'"),
        ("for (a, b) in [1] { _ = (a, b) }", "15: tuple pattern cannot match values of non-tuple type 'Int'"),
        ("_ = $0", "5: anonymous closure argument not contained in a closure"),
        ("fallthrough", "1: 'fallthrough' is only allowed inside a switch"),
        ("defer { return }", "9: 'return' cannot transfer control out of a defer statement"),
        ("_ = \\S.nothing", "5: value of type 'S' has no member 'nothing'"),
        ("let x: [Int!] = [1]; _ = x", "12: using '!' is not allowed here"),
        (
            "_ = list.sorted()",
            "10: referencing instance method 'sorted()' on 'Sequence' requires that 'S' conform to 'Comparable'"
        ),
    ])
    func mistakes(code: String, expected: String) {
        let source = """
            struct S { var n = 1; static let shared = 1; private var own = 2; func go() {} }
            enum E { case plain, pair(Int) }
            func test(s: S, e: E, list: [S]) {
            \(code)
            }
            """
        #expect(messages(in: source).map { $0.components(separatedBy: " | ")[0] } == ["error 4:" + expected])
    }

    /// What only parses otherwise is told as the compiler's parser tells it.
    @Test(arguments: [
        ("func f() { let a = 1 let b = 2 }", "1:21: consecutive statements on a line must be separated by ';'"),
        ("func f() { print(1 2) }", "1:20: expected ',' separator"),
        ("func f() {\n    print(1\n}", "3:1: expected ')' in expression list"),
        ("struct S {\n    var a = 1\n", "3:1: expected '}' in struct"),
        ("func f() {\n    print(1)\n", "3:1: expected '}' at end of brace statement"),
        ("func f() { let = 1 }", "1:16: expected pattern"),
        ("func f() -> Int", "1:6: expected '{' in body of function declaration"),
        ("struct S { func f() }", "1:17: expected '{' in body of function declaration"),
        ("struct S { init(a: Int) }", "1:12: initializer requires a body"),
        ("static let a = 1", "1:8: static properties may only be declared on a type"),
        ("private static func f() {}", "1:16: static methods may only be declared on a type"),
        ("func f<T {}", "1:10: expected '>' to complete generic parameter list"),
    ])
    func parsing(source: String, expected: String) {
        #expect(messages(in: source).first?.components(separatedBy: " | ")[0] == "error " + expected)
    }

    /// What Swift takes.
    @Test(arguments: [
        "let next = { $0 + 1 }\nlet three: Int = next(2)",
        "func f(_ a: Int, _ b: Int) -> Int { a ?? b }",
        "struct S { let name: String! }\nfunc f(_ s: S) -> Int? { s.name.map { $0.count } }",
    ])
    func taken(source: String) {
        #expect(messages(in: source).filter { $0.hasPrefix("error") } == [])
    }
}
