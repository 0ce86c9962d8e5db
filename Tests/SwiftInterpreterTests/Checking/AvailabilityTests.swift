import Foundation
import Testing

@testable import SwiftInterpreter

/// What may not be used is told in the words of `swiftc` 6.3, and taken last among overloads.
@Suite struct AvailabilityTests {
    @Test(arguments: [
        ("message: \"use g\"", "func f(_ x: Int) {}", "f(1)", "'f' is unavailable: use g"),
        ("", "func f() {}", "f()", "'f()' is unavailable"),
        ("renamed: \"g\"", "func f() {}", "f()", "'f()' has been renamed to 'g'"),
        ("renamed: \"g\", message: \"hm\"", "func f(x: Int) {}", "f(x: 1)", "'f(x:)' has been renamed to 'g': hm"),
        ("message: \"no\"", "static var v: Int { 1 }", "print(S.v)", "'v' is unavailable: no"),
        (
            "message: \"no\"", "static subscript(i: Int) -> Int { 1 }", "print(S[0])",
            "'subscript(_:)' is unavailable: no"
        ),
        ("message: \"no\"", "init(x: Int) {}", "_ = S(x: 1)", "'init(x:)' is unavailable: no"),
    ])
    func isTold(arguments: String, declaration: String, use: String, expected: String) {
        let mark = "@available(*, unavailable" + (arguments.isEmpty ? "" : ", " + arguments) + ") "
        let isMember = declaration.hasPrefix("static") || declaration.hasPrefix("init")
        let source = (isMember ? "struct S { \(mark)\(declaration) }" : mark + declaration) + "\nfunc use() { \(use) }"
        #expect(
            messages(in: source).map { $0.split(separator: ": ", maxSplits: 1)[1].components(separatedBy: " | ")[0] }
                == [expected])
    }

    @Test(arguments: ["tvOS, unavailable", "*, deprecated, message: \"old\"", "iOS 15, *"])
    func restIsUsed(arguments: String) {
        let source = "@available(\(arguments)) func f() {}\nfunc use() { f() }"
        #expect(messages(in: source).filter { $0.hasPrefix("error") } == [])
    }

    @Test func otherOverloadsComeFirst() throws {
        let source = """
            @available(*, unavailable) func f(_ x: Int) -> String { "int" }
            func f(_ x: Double) -> String { "double" }
            @_disfavoredOverload func g(_ x: Int) -> String { "int" }
            func g(_ x: Double) -> String { "double" }
            func run() { print(f(1), g(1)) }
            """
        #expect(try output(of: source) == "double double\n")
    }
}
