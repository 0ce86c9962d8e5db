import Testing

@testable import SwiftInterpreter

/// Which other initializer one calls, and what comes before that.
@Suite("Delegation between initializers")
struct DelegationTests {
    @Test(arguments: [
        (
            "class A { var x: Int; init(x: Int) { self.x = x } }\nclass B: A { var y: Int; init(y: Int) { self.y = y } }",
            "2:52: 'super.init' isn't called on all paths before returning from initializer"
        ),
        (
            "class A { init(x: Int) {} }\nclass B: A { init(y: Int) { if y > 1 { super.init(x: 1) } } }",
            "2:59: 'super.init' isn't called on all paths before returning from initializer"
        ),
        (
            "class A { init(x: Int) {}; convenience init(y: Int) {} }",
            "1:54: 'self.init' isn't called on all paths before returning from initializer"
        ),
        (
            "enum E { case a; init(x: Int) { if x > 1 { self = .a } } }",
            "1:56: 'self.init' isn't called on all paths before returning from initializer"
        ),
        (
            "struct S { var a: Int }\nextension S { init(c: Int) { if c > 1 { self.init(a: 1) } } }",
            "2:59: 'self.init' isn't called on all paths before returning from initializer"
        ),
        (
            "class A { init(x: Int) {}; init() { self.init(x: 1) } }",
            "1:28: designated initializer for 'A' cannot delegate (with 'self.init'); did you mean this to be a "
                + "convenience initializer?"
        ),
        (
            "class C { init(a: Int) {} }\nclass D: C { convenience init(z: Int) { super.init(a: z) } }",
            "2:41: convenience initializer for 'D' must delegate (with 'self.init') rather than chaining to a superclass "
                + "initializer (with 'super.init')"
        ),
        (
            "class A {}\nextension A { init(r: Int) { self.init() } }",
            "2:15: designated initializer cannot be declared in an extension of 'A'; did you mean this to be a "
                + "convenience initializer?"
        ),
        (
            "class A { func f() {} }\nclass B: A { let q: Int; init(q: Int) { self.q = q; f(); super.init() } }",
            "2:53: 'self' used in method call 'f' before 'super.init' call"
        ),
        (
            "class A { var z = 1 }\nclass B: A { init(w: Int) { print(z) } }",
            "2:35: 'self' used in property access 'z' before 'super.init' call"
        ),
        (
            "class A { init(x: Int) {} }\nclass B: A { init(w: Int) { print(self); super.init(x: w) } }",
            "2:35: 'self' used before 'super.init' call"
        ),
    ])
    func whatIsLeftOutIsAnError(source: String, expected: String) {
        #expect(errors(in: source) == [expected])
    }

    @Test(arguments: [
        "class A {}\nclass B: A { var b: Int; init(y: Int) { b = y } }",
        "class A { init(x: Int = 1) {} }\nclass B: A { init(y: Int) {} }",
        "class A { init(x: Int) {} }\nclass B: A { init(y: Int) { if y > 1 { super.init(x: 1) } else { super.init(x: 2) } } }",
        "class A { init(x: Int) {} }\nclass B: A { init?(y: Int) { if y > 1 { return nil }; super.init(x: 1) } }",
        "class A { init(x: Int) {} }\nclass B: A { init(y: Int) { fatalError() } }",
        "class A { init(x: Int) {}; convenience init?(z: Int) { return nil }; convenience init(w: Int) { fatalError() } }",
        "class A { var z = 1 }\nclass B: A { var q = 1; init(w: Int) { q = 2; defer { z = 1 }; super.init(); z = q } }",
        "class A {}\nclass B: A { var m: Int; init(w: Int) { m = Self.s(); m += 1 }; class func s() -> Int { 1 } }",
        "enum E { case a, b; init(x: Int) { switch x { case 1: self = .a; default: self = .b } }; init() { self.init(x: 1) } }",
        "actor A { init(x: Int) {}; init() { self.init(x: 1) } }",
    ])
    func whatIsCalledOnEveryWayIsNone(source: String) {
        #expect(errors(in: source) == [])
    }

    /// A property that only its type sees makes the memberwise initializer as private, unless a wrapper has its value.
    @Test(arguments: [
        ("struct S { private var a = 1; let b: Int }\nfunc f() { _ = S(b: 2) }", "'S'"),
        ("struct S { private var a: Int; let b: Int }\nfunc f() { _ = S(a: 1, b: 2) }", "'S'"),
        ("struct S { @State private var a: Int; let b: Int }\nfunc f() { _ = S(a: 1, b: 2) }", "'S'"),
        ("struct O { struct S<T> { private var a: T } }\nfunc f() { _ = O.S(a: 1) }", "'O.S<T>'"),
    ])
    func memberwiseInitializersArePrivate(source: String, type: String) {
        #expect(
            errors(in: source) == ["2:16: \(type) initializer is inaccessible due to 'private' protection level"])
    }

    @Test(arguments: [
        "struct S { @State private var a = 1; let b: Int }\nfunc f() { _ = S(b: 2) }",
        "struct S { @State private var a: Int?; let b: Int }\nfunc f() { _ = S(b: 2) }",
        "struct S { private let a = 1; private(set) var b: Int; fileprivate var c = 2 }\nfunc f() { _ = S(b: 2, c: 1) }",
        "struct S { private var a = 1; var b = 2 }\nfunc f() { _ = S() }",
        "struct S { private var a: Int; func f() -> S { struct T { let s = S(a: 1) }; return T().s } }\n"
            + "extension S { static let one = S(a: 1) }",
        "struct S { private var a = 1; var b: Int }\nextension S { init(b: Int) { self.init(a: 1, b: b) } }\n"
            + "func f() { _ = S(b: 1) }",
    ])
    func memberwiseInitializersAreThereForOthers(source: String) {
        #expect(errors(in: source) == [])
    }
}
