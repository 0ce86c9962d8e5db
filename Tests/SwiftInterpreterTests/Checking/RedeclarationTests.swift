import Testing

@testable import SwiftInterpreter

/// What is declared twice where once is all there can be.
@Suite("Redeclarations")
struct RedeclarationTests {
    @Test(arguments: [
        ("struct S { var y: Int { 1 }; func y() {} }", "1:35: invalid redeclaration of 'y()'"),
        ("struct S { func z() {}; var z: Int { 1 } }", "1:29: invalid redeclaration of 'z'"),
        ("enum E { case d; static var d: E { .d } }", "1:29: invalid redeclaration of 'd'"),
        ("class A { deinit {}; deinit {} }", "1:22: invalid redeclaration of 'deinit'"),
        ("func f() {}\nvar f: Int { 1 }", "2:5: invalid redeclaration of 'f'"),
        ("func b(x: Int) {}\nfunc b(x: Int) {}", "2:6: invalid redeclaration of 'b(x:)'"),
        (
            "func k() -> some View { Text(\"\") }\nfunc k() -> some View { Text(\"\") }",
            "2:6: invalid redeclaration of 'k()'"
        ),
        ("typealias T = Int\ntypealias T = String", "2:11: invalid redeclaration of 'T'"),
        ("func f() { func g() {}; func g() {} }", "1:30: invalid redeclaration of 'g()'"),
        ("func f() { struct L {}; struct L {} }", "1:32: invalid redeclaration of 'L'"),
        ("func f(a: Int, b a: Int) -> Int { a }", "1:18: invalid redeclaration of 'a'"),
        ("struct S<T, T> {}", "1:13: invalid redeclaration of 'T'"),
        ("protocol P { associatedtype T; associatedtype T }", "1:47: invalid redeclaration of 'T'"),
        ("func f() { let c = { let a = 1; let a = 2; print(a) }; c() }", "1:37: invalid redeclaration of 'a'"),
        ("func f() { let (a, b) = (1, 2); let a = 3; print(a, b) }", "1:37: invalid redeclaration of 'a'"),
        ("func f(b: Int?) { guard let b else { return }; let b = 2; print(b) }", "1:52: invalid redeclaration of 'b'"),
        (
            "let v = VStack { let a = 1; let a = 2; Text(\"\\(a)\") }",
            "1:33: invalid redeclaration of 'a'"
        ),
        ("enum E: Int { case a = 1, b = 1 }", "1:31: raw value for enum case is not unique"),
        ("enum G: String { case a = \"b\", b }", "1:32: raw value for enum case is not unique"),
        (
            "struct S: Equatable {}\nextension S: Equatable {}",
            "2:14: redundant conformance of 'S' to protocol 'Equatable'"
        ),
        ("protocol P {}\nclass A: P {}\nclass B: A, P {}", "3:13: redundant conformance of 'B' to protocol 'P'"),
    ])
    func twiceIsAnError(source: String, expected: String) {
        #expect(errors(in: source) == [expected])
    }

    @Test(arguments: [
        "struct S { var x: Int; func x(_ a: Int) {}; func y(a: Int = 1) {}; var y: Int { 1 }; static func x() {} }",
        "enum E { case a; func a() {}; var c: Int { 1 }; case c }",
        "func f(a: Int) {}; func f(b: Int) {}; func f(a: String) {}; func f(a: Int) -> Int { 1 }; func f(a: Int) async {}",
        "func h(_ x: Int) {}; func h(_ x: inout Int) {}; func i(_ x: Int...) {}; func i(_ x: [Int]) {}",
        "func l<T>(_ t: T) where T: Equatable {}; func l<T>(_ t: T) where T: Hashable {}",
        "func f(_: Int, _: Int) {}",
        "func f() { do { struct L {} }; struct L {}; func g(_ a: Int) {}; func g(_ a: String) {}; var g = 1; g = 2; print(g) }",
        "func f() { let a: Int? = 1; guard let a = a else { return }; print(a) }",
        "func f(x: Int?) { guard let x else { return }; let y: Int? = x; guard let x = y else { return }; print(x) }",
        "enum E: Int { case a = 1, b, c = 0 }",
        "enum E { case fit(to: Int); static var fit: E { .fit(to: 1) } }",
        "enum E { case a(Int), a(x: Int) }",
        "protocol P {}; protocol Q: P {}; struct U: Q, P {}; struct V: Q {}; extension V: P {}; enum M { case a }; "
            + "extension M: Hashable {}",
        "struct F: Sendable {}; extension F: Sendable {}",
    ])
    func whatDiffersIsNone(source: String) {
        #expect(errors(in: source) == [])
    }
}
