import Testing

@testable import SwiftInterpreter

/// What declarations promise and don't keep.
@Suite("Rules of declarations")
struct DeclarationRuleTests {
    @Test(arguments: [
        (
            "struct S: AnyObject {}",
            "1:8: only protocols can inherit from 'AnyObject'"
        ),
        (
            "protocol P: AnyObject {}\nstruct S: P {}",
            "2:8: non-class type 'S' cannot conform to class protocol 'P'"
        ),
        ("enum G: Int { case a(Int) }", "1:20: enum with raw type cannot have cases with arguments"),
        ("enum J: Int {}", "1:9: an enum with no cases cannot declare a raw type"),
        ("struct N {}\nfunc f(_ s: Set<N>) {}", "2:13: type 'N' does not conform to protocol 'Hashable'"),
        ("struct N {}\nstruct S { var d: [N: Int] = [:] }", "2:19: type 'N' does not conform to protocol 'Hashable'"),
        (
            "struct Box<T: Hashable> { var t: T }\nstruct N {}\nfunc f() -> Box<N>? { nil }",
            "3:13: type 'N' does not conform to protocol 'Hashable'"
        ),
        (
            "enum E: Error { case a }\nenum F: Error { case b }\nfunc f() throws(E) { throw F.b }",
            "3:30: thrown expression type 'F' cannot be converted to error type 'E'"
        ),
        ("func g<A, B>(_ a: A) {}", "1:11: generic parameter 'B' is not used in function signature"),
        (
            "func f(i: Int) { switch i { default: print(1); case 1: print(2) } }",
            "1:48: additional 'case' blocks cannot appear after the 'default' block of a 'switch'"
        ),
        (
            "func g(_ i: Int) { switch i { case 1: print(1); default: fallthrough } }",
            "1:58: 'fallthrough' without a following 'case' or 'default' block"
        ),
        (
            "public protocol P { func go() }\npublic struct I: P { func go() {} }",
            "2:27: method 'go()' must be declared public because it matches a requirement in public protocol 'P'"
        ),
        (
            "protocol Q { var b: Int { get } }\nstruct K: Q { private var b: Int { 1 } }",
            "2:27: property 'b' must be declared internal because it matches a requirement in internal protocol 'Q'"
        ),
        (
            "public protocol P { var id: Int { get } }\nstruct K: P { fileprivate var id: Int { 1 } }",
            "2:31: property 'id' must be as accessible as its enclosing type because it matches a requirement in protocol "
                + "'P'"
        ),
        (
            "@propertyWrapper struct Bad { var x = 1 }",
            "1:25: property wrapper type 'Bad' does not contain a non-static property named 'wrappedValue'"
        ),
        (
            "@propertyWrapper struct W<T> { var wrappedValue: T }\nstruct S { @W var c: Int { 3 } }",
            "2:12: property wrapper cannot be applied to a computed property"
        ),
        (
            "@propertyWrapper struct W {\n"
                + "    @available(*, unavailable, message: \"classes only\") var wrappedValue: Int { get { 1 } set {} }\n"
                + "    init(wrappedValue: Int) {}\n}\nstruct S { @W var c = 1 }",
            "5:12: 'wrappedValue' is unavailable: classes only"
        ),
    ])
    func whatIsNotKeptIsAnError(source: String, expected: String) {
        #expect(errors(in: source) == [expected])
    }

    @Test(arguments: [
        ("var a: Int; enum CodingKeys: String, CodingKey { case b }", "Codable", "Decodable"),
        ("var a = 1; enum CodingKeys: String, CodingKey { case a, z }", "Encodable", "Encodable"),
        ("var a: Int; var q: Int; enum CodingKeys: String, CodingKey { case a }", "Codable", "Decodable"),
    ])
    func codingKeysAreStoredProperties(members: String, conformance: String, missing: String) {
        let found = messages(in: "struct S: \(conformance) { \(members) }")
        #expect(found.contains { $0.contains("type 'S' does not conform to protocol '\(missing)'") }, "\(found)")
    }

    @Test(arguments: [
        "struct S: Encodable { var a: Int; var q: Int; enum CodingKeys: String, CodingKey { case a } }",
        "struct S: Codable { var a: Int; let q = 1; var r: Int?; enum CodingKeys: String, CodingKey { case a } }",
        "struct S: Decodable { var a = 1; enum CodingKeys: String, CodingKey { case a, b }; "
            + "init(from d: any Decoder) throws {} }",
        "struct S<T> { let t: T; func f<U>(_ u: U.Type) -> Set<Int> { [] } }; func g<A: Sequence, B>(_ a: A) "
            + "where A.Element == B {}",
        "func h<A>() -> A? { nil }; func n<A>(_ f: (A) -> Void) {}; func o(_ x: some Equatable) {}",
        "struct N: Hashable {}; func f(_ s: Set<N>, _ d: [N: [N]]) {}; class A: Equatable { static func == (a: A, b: A) "
            + "-> Bool { true } }; class B: A {}; struct Box<T: Equatable> {}; func g(_ b: Box<B>) {}",
        "enum E: Error { case a }; func h() throws(E) { throw .a }; func i() throws(any Error) { throw E.a }",
        "public protocol P { func go() }; struct I: P { func go() {} }; private protocol R { func a() }; "
            + "struct M: R { fileprivate func a() {} }; public struct K: P {}; extension K { public func go() {} }",
        "public protocol P { func go() }; public class A { public func go() {} }; public class B: A, P {}",
        "enum E: String { case a, b }; enum F: CodingKey {}; func g(_ i: Int) { switch i { case 1: fallthrough; default: break } }",
    ])
    func whatIsKeptIsNone(source: String) {
        #expect(messages(in: source) == [])
    }
}
