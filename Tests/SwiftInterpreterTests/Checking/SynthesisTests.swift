import Testing

@testable import SwiftInterpreter

/// Conformances that the compiler would write are errors where it can't.
@Suite("Synthesized conformances")
struct SynthesisTests {
    @Test(arguments: [
        ("struct S: Equatable { let f: () -> Void }", "S", "Equatable"),
        ("struct S: Hashable { let pair: (Int, Int) }", "S", "Hashable"),
        ("struct S: Equatable { let fs: [(() -> Void)?] }", "S", "Equatable"),
        ("struct P {}; struct S: Hashable { let p: P }", "S", "Hashable"),
        ("protocol P {}; struct S: Equatable { let p: any P }", "S", "Equatable"),
        ("struct S<T>: Equatable { let t: T }", "S", "Equatable"),
        ("struct P {}; enum E: Equatable { case a(P), b }", "E", "Equatable"),
        ("struct P {}; struct S {}; extension S: Equatable {}; struct T: Equatable { let p: P }", "T", "Equatable"),
        ("class C: Equatable { let a = 1 }", "C", "Equatable"),
        ("final class C: Hashable { static func == (a: C, b: C) -> Bool { a === b } }", "C", "Hashable"),
        ("struct P {}; struct S: Codable { let p: P }", "S", "Decodable"),
    ])
    func whatCannotBeWrittenIsAnError(source: String, type: String, conformance: String) {
        let expected = "type '\(type)' does not conform to protocol '\(conformance)'"
        let found = messages(in: source)
        #expect(found.contains { $0.contains(expected) }, "\(found)")
    }

    @Test(arguments: [
        "struct P: Equatable {}; struct S: Equatable { let p: P; let others: [P?] }",
        "struct S<T>: Equatable where T: Equatable { let t: T }",
        "struct S<T> { let t: T }; extension S: Equatable where T: Equatable {}",
        "struct S: Equatable { let f: () -> Void; static func == (a: S, b: S) -> Bool { true } }",
        "struct S: Equatable { let f: () -> Void }; func == (a: S, b: S) -> Bool { true }",
        "struct S: Hashable { let a = 1; static let f: () -> Void = {} }",
        "final class C: Hashable { static func == (a: C, b: C) -> Bool { a === b }; func hash(into h: inout Hasher) {} }",
        "class B: Equatable { static func == (a: B, b: B) -> Bool { a === b } }; class C: B {}",
        "protocol P: Equatable {}; extension P { static func == (a: Self, b: Self) -> Bool { true } }; "
            + "struct S: P { let f: () -> Void }",
        "struct P {}; struct S: Codable { let n: Int; var p = P(); enum CodingKeys: CodingKey { case n } }",
        "struct P {}; struct S: Encodable { let p: P; func encode(to e: any Encoder) throws {} }",
        "struct P: Decodable, Encodable {}; struct S: Codable { let p: P }",
        "enum E: Equatable { case a, b }",
        "indirect enum E: Hashable { case a(E), b(Int) }",
        "struct S: Equatable { lazy var n = 1; let e: Empty; struct Empty: Equatable {} }",
    ])
    func whatIsWrittenOrCanBeIsNone(source: String) {
        #expect(messages(in: source) == [])
    }
}
