import Testing

@testable import SwiftInterpreter

/// That variables are set before they are read, in the words of `swiftc`, notes after a `|`. An assignment is pointed at
/// by its left side (the compiler: by its sign).
@Suite struct InitializationTests {
    @Test(arguments: [
        (
            "func f(_ b: Bool) { let x: Int; if b { x = 1 }; print(x) }",
            "1:55: constant 'x' used before being initialized | 1:25: constant defined here"
        ),
        (
            "func f() { var x: Int; print(x); x = 1 }",
            "1:30: variable 'x' used before being initialized | 1:16: variable defined here"
        ),
        (
            "func f(_ n: Int) { let x: Int; while n > 0 { x = 1; break }; print(x) }",
            "1:68: constant 'x' used before being initialized | 1:24: constant defined here"
        ),
        (
            "func f() { let x: Int; let g = { x }; x = 1; print(g()) }",
            "1:32: constant 'x' captured by a closure before being initialized | 1:16: constant defined here"
        ),
        (
            "func f() { let x: Int; x = 1; x = 2; print(x) }",
            "1:31: immutable value 'x' may only be initialized once | 1:16: change 'let' to 'var' to make it mutable"
        ),
        (
            "struct S { let a: Int; let b: Int; init() { a = 1 } }",
            "1:51: return from initializer without initializing all stored properties | 1:28: 'self.b' not initialized"
        ),
        (
            "struct S { var a: Int; init(_ b: Bool) { if b { return }; a = 1 } }",
            "1:49: return from initializer without initializing all stored properties | 1:16: 'self.a' not initialized"
        ),
        (
            "struct S { let a: Int; init() { a = 1; a = 2 } }",
            "1:40: immutable value 'self.a' may only be initialized once | "
                + "1:16: change 'let' to 'var' to make it mutable"
        ),
        (
            "struct S { let a = 1; init() { a = 2 } }",
            "1:32: immutable value 'self.a' may only be initialized once | "
                + "1:16: initial value already provided in 'let' declaration"
        ),
        (
            "class A { var a: Int; init() { go(); a = 1 }; func go() {} }",
            "1:32: 'self' used in method call 'go' before all stored properties are initialized | "
                + "1:15: 'self.a' not initialized"
        ),
        (
            "class A { let a: Int; init() { a = { type(of: self).k }() }; static let k = 1 }",
            "1:36: 'self' captured by a closure before all members were initialized | "
                + "1:15: 'self.a' not initialized"
        ),
        (
            "class A {}\nclass B: A { let b: Int; override init() { super.init(); b = 1 } }",
            "2:44: property 'self.b' not initialized at super.init call"
        ),
    ])
    func message(source: String, expected: String) {
        #expect(messages(in: source).filter { !$0.hasPrefix("warning") } == ["error " + expected])
    }

    /// What the compiler takes without a word.
    @Test(arguments: [
        "func f(_ b: Bool) { let x: Int; if b { x = 1 } else { x = 2 }; print(x) }",
        "func f(_ b: Bool) { let x: Int; guard b else { return }; x = 1; print(x) }",
        "func f(_ n: Int) { let x: Int; switch n { case 0: x = 1; case 1: fatalError(); default: x = 2 }; print(x) }",
        "func f() { let x: Int; while true { x = 1; break }; print(x) }",
        "func f() { let x: Int; do { x = try g() } catch { return }; print(x) }\nfunc g() throws -> Int { 1 }",
        "struct S { let a: Int; init?(_ b: Bool) { if b { return nil }; a = 1 } }",
        "struct S { let a: Int; init?(b: Int) { nil } }",
        "struct S { let a: Int; init(_ n: Int) { switch n { case 0: a = 0; default: a = 1 } } }",
        "class A { static let k = 1; let a: Int; let t: A.Type; init() { a = Self.k; t = Self.self } }",
        "actor A { static let k = 1; let a: [Int]; init() { a = [1].map { $0 + Self.k } } }",
        "class A { static let k = 1; let a: Int; init() { a = type(of: self).k } }",
        "struct S { var a: Int; init() { self = S(a: 1) }; init(a: Int) { self.a = a } }",
        "struct S { var a: Int; var b: Int?; let c = 1; init() { a = 1 } }",
        "class A { var a: Int; init(a: Int) { self.a = a }; convenience init() { self.init(a: 1) } }",
        "class A { let a: Int; lazy var b = a; init() throws { guard true else { throw E.e }; a = 1 } }\nenum E: Error { case e }",
        "enum E { case a, b; init(_ n: Int) { if n > 0 { self = .a } else { self = .b } } }",
        "func f() -> Int { let x: Int\n defer { print(1) }\n x = 2\n return x }",
    ])
    func accepted(source: String) {
        #expect(messages(in: source).filter { $0.hasPrefix("error") } == [])
    }
}
