import Foundation
import Testing

@testable import SwiftInterpreter

/// Members that aren't what a protocol asks for, and `let`s that can't be what they say; in the words of `swiftc` 6.3.
@Suite struct WitnessTests {
    @Test(arguments: [
        ("var a: [Int] { get set }", "let a: [Int] = []", "candidate is not settable, but protocol requires it"),
        ("var a: [Int] { get set }", "var a: [Int] { [] }", "candidate is not settable, but protocol requires it"),
        ("var a: Int { get }", "var a: Double { 1 }", "candidate has non-matching type 'Double'"),
        ("static var a: String { get }", "static let a = 1", "candidate has non-matching type 'Int'"),
        (
            "func a(_ x: Int) -> Int", "func a(_ x: Int) -> String { \"\" }",
            "candidate has non-matching type '(Int) -> String'"
        ),
        ("func a(x: Int)", "func a(x: String) {}", "candidate has non-matching type '(String) -> ()'"),
        ("func a()", "mutating func a() {}", "candidate is marked 'mutating' but protocol does not allow it"),
        ("func a()", "func a() throws {}", "candidate throws, but protocol does not allow it"),
        ("var a: Int { get }", "var a: Int { get throws { 1 } }", "candidate throws, but protocol does not allow it"),
        ("func a()", "func a() async {}", "candidate is 'async', but protocol requirement is not"),
    ])
    func unfitMembersAreTold(requirement: String, member: String, reason: String) {
        let found = messages(in: "protocol P { \(requirement) }\nstruct S: P { \(member) }")
        #expect(found.count == 1)
        #expect(found.first?.hasPrefix("error 2:8: type 'S' does not conform to protocol 'P' | 1:") == true)
        #expect(found.first?.hasSuffix(": " + reason) == true)
    }

    @Test(arguments: [
        ("var a: Int { get }", "var a = 1"), ("var a: Int? { get }", "let a: Int! = 1"),
        ("func a() throws", "func a() {}"), ("func a() async", "func a() {}"), ("mutating func a()", "func a() {}"),
        ("func a(_ o: Self) -> Self", "func a(_ o: S) -> S { o }"),
        ("associatedtype T; var a: T { get }; func b(_ x: T) -> [T]", "var a = 1; func b(_ x: Int) -> [Int] { [x] }"),
        ("func a(_ f: () throws -> Void) rethrows", "func a(_ f: () throws -> Void) rethrows { try f() }"),
        ("func a<T>(_ x: T) -> T", "func a<V>(_ x: V) -> V { x }"),
        ("var a: any Equatable { get }", "var a: any Equatable { 1 }"),
        ("func a(_ f: @escaping () -> Void)", "func a(_ f: @escaping () -> Void) {}"),
    ])
    func fittingOnesAreTaken(requirement: String, member: String) {
        let found = messages(in: "protocol P { \(requirement) }\nstruct S: P { \(member) }")
        #expect(found.filter { $0.hasPrefix("error") } == [])
    }

    @Test(arguments: [
        ("let a: Int { 1 }", "1:12", "computed"), ("let a = 1 { didSet {} }", "1:11", "observing"),
        ("struct S { let a: Int { get { 1 } } }", "1:23", "computed"),
        ("func f() { let a: Int { 1 }; print(a) }", "1:23", "computed"),
        ("func f() { let a = 1 { willSet {} }; print(a) }", "1:22", "observing"),
    ])
    func constantsHaveNoAccessors(source: String, place: String, kind: String) {
        #expect(messages(in: source).first == "error \(place): 'let' declarations cannot be \(kind) properties")
    }
}
