import Testing

@testable import SwiftInterpreter

/// Common mistakes, with what `swiftc` 6.3 says of them and the notes that lead to the declarations.
@Suite struct WordingTests {
    @Test(arguments: [
        (
            "protocol Q { var a: Int { get }; func b(x: Int) -> String; static func c() }\nstruct S: Q { var a = 1 }",
            "2:8: type 'S' does not conform to protocol 'Q' | "
                + "1:39: protocol requires function 'b(x:)' with type '(Int) -> String' | "
                + "1:72: protocol requires function 'c()' with type '() -> ()'"
        ),
        (
            "protocol Q { var a: Int { get } }\nstruct S: Q {}",
            "2:8: type 'S' does not conform to protocol 'Q' | 1:18: protocol requires property 'a' with type 'Int'"
        ),
        (
            "func f() { let x = 1; x = 2; print(x) }",
            "1:23: cannot assign to value: 'x' is a 'let' constant | 1:16: change 'let' to 'var' to make it mutable"
        ),
        (
            "func f(x: Int) { x = 2 }",
            "1:18: cannot assign to value: 'x' is a 'let' constant"
        ),
        (
            "func f(x: Int) { var x = x; if x = 1 { x = 2 } }",
            "1:34: use of '=' in a boolean context, did you mean '=='?"
        ),
        (
            "struct S { var a = 1 }\nfunc f() { print(S.a) }",
            "2:18: instance member 'a' cannot be used on type 'S'; did you mean to use a value of this type instead?"
        ),
        (
            "func g(a: Int, b: Int) {}\nfunc f() { g(b: 1, a: 2) }",
            "2:20: argument 'a' must precede argument 'b'"
        ),
        (
            "enum E { case a(Int), b(String) }\nfunc f(e: E) { switch e { case .a(let x), .b(let x): print(x) } }",
            "2:50: pattern variable bound to type 'String', expected type 'Int'"
        ),
        (
            "enum E { case a(Int), b }\nfunc f(e: E) { switch e { case .a(let x), .b: print(x) } }",
            "2:39: 'x' must be bound in every pattern"
        ),
        (
            "enum E { case a, b(Int), c }\nfunc f(e: E) { switch e { case .a: print(1) } }",
            "2:16: switch must be exhaustive | 2:16: add missing case: '.b(_)' | 2:16: add missing case: '.c'"
        ),
        (
            "@propertyWrapper struct W<V> { var wrappedValue: V }\nstruct S { @W var n: String = 5 }",
            "2:31: cannot convert value of type 'Int' to specified type 'String'"
        ),
        (
            "enum E { case a(Int) }\n@propertyWrapper struct W<V> { var wrappedValue: V }\nstruct S { @W var e: E = .a }",
            "3:27: member 'a' expects argument of type 'Int'"
        ),
        (
            "func f(n: Int) { switch n { case 1: print(1) } }",
            "1:18: switch must be exhaustive | 1:18: add a default clause"
        ),
        (
            "func f() { let a = 1; let a = 2; print(a) }",
            "1:27: invalid redeclaration of 'a' | 1:16: 'a' previously declared here"
        ),
        (
            "class A { func go() {} }\nclass B: A { func go() {} }",
            "2:19: overriding declaration requires an 'override' keyword | 1:16: overridden declaration is here"
        ),
        (
            "class A {}\nclass B: A { override func go() {} }",
            "2:28: method does not override any method from its superclass"
        ),
        (
            "func f(x: Int?) { guard let x else { print(1) }; print(x) }",
            "1:47: 'guard' body must not fall through, consider using a 'return' or 'throw' to exit the scope"
        ),
        (
            "func g() throws {}\nfunc f() { g() }",
            "2:12: call can throw, but it is not marked with 'try' and the error is not handled"
        ),
        (
            "func f() { print(FileHandle.standardInput, FileHandle.standardError) }",
            "1:18: cannot find 'FileHandle' in scope | 'FileHandle' is not available: a drawn view has no files"
        ),
        (
            "func f(_ x: Int?) -> Int { x + 1 }",
            "1:28: value of optional type 'Int?' must be unwrapped to a value of type 'Int' | "
                + "1:28: coalesce using '??' to provide a default when the optional value contains 'nil' | "
                + "1:28: force-unwrap using '!' to abort execution if the optional value contains 'nil'"
        ),
        (
            "func f(_ x: Int) -> Int { if x > 0 { return 1 } }",
            "1:49: missing return in global function expected to return 'Int'"
        ),
        (
            "@propertyWrapper struct W { var wrappedValue: Int }\nstruct S { @W let a = 1 }",
            "2:12: property wrapper can only be applied to a 'var'"
        ),
        (
            "func g(a: Int = 1, b: Int = 2) {}\nfunc f() { g(b: 1, a: 2) }",
            "2:20: argument 'a' must precede argument 'b'"
        ),
        (
            "@propertyWrapper struct Ref { var wrappedValue: Int }\n"
                + "@propertyWrapper struct Box { var wrappedValue: Int; var projectedValue: Ref { Ref(wrappedValue: wrappedValue) } }\n"
                + "func take(_ x: Ref) {}\nstruct S { @Box var n = 1; func f() { take(n) } }",
            "4:44: cannot convert value 'n' of type 'Int' to expected type 'Ref', use wrapper instead | 4:44: use '$n'"
        ),
        ("func g() throws {}\nfunc f() throws { g() }", "2:19: call can throw but is not marked with 'try'"),
    ])
    func message(source: String, expected: String) {
        #expect(messages(in: source).filter { !$0.hasPrefix("warning") } == ["error " + expected])
    }
}
