import Testing

@testable import SwiftInterpreter

/// What a type has for an associated type conforms to what the protocol asks of it; a protocol as a type doesn't.
@Suite("Associated types and protocols as types")
struct AssociatedTypeTests {
    private func diagnostics(of source: String) -> [Diagnostic] {
        Interpreter.load([SourceFile(name: "test.swift", text: source)], libraries: FakeLibrary.libraries).diagnostics
    }

    @Test(arguments: [
        (
            "protocol P { associatedtype X: Equatable; var x: X { get } }\nstruct N {}\nstruct D: P { var x: N { N() } }",
            "type 'D' does not conform to protocol 'P'",
            "candidate would match and infer 'X' = 'N' if 'N' conformed to 'Equatable'"
        ),
        (
            "struct A: View { var body: any View { Text(\"a\") } }", "type 'A' does not conform to protocol 'View'",
            "cannot infer 'Body' = 'any View' because 'any View' as a type cannot conform to protocols; did you mean to "
                + "use an opaque result type?"
        ),
        (
            "struct A: View { var body: View { Text(\"a\") } }", "type 'A' does not conform to protocol 'View'",
            "cannot infer 'Body' = 'any View' because 'any View' as a type cannot conform to protocols; did you mean to "
                + "use an opaque result type?"
        ),
    ])
    func whatDoesNotConformIsAnError(source: String, message: String, note: String) {
        let error = diagnostics(of: source).first { $0.severity == .error }
        #expect(error?.message == message)
        #expect(error?.notes.contains { $0.message == note } == true, "\(error?.notes.map(\.message) ?? [])")
    }

    @Test(arguments: [
        "protocol P { associatedtype X: Equatable; var x: X { get } }\nstruct D<T: Equatable>: P { let x: T }",
        "protocol P { associatedtype X: Error; var x: X { get } }\nstruct D: P { let x: any Error }",
        "protocol P { associatedtype X: Sequence; func all() -> X }\nstruct D: P { func all() -> [Int?] { [] } }",
        "struct A: View { var body: some View { Text(\"a\") } }",
    ])
    func whatConformsIsNone(source: String) {
        #expect(diagnostics(of: source).filter { $0.severity == .error }.map(\.message) == [])
    }

    /// As the compiler does until a later mode of the language: only where what is required depends on who conforms.
    @Test(arguments: [
        ("protocol P { associatedtype X }\nstruct S { var p: P? }", ["P"]),
        ("protocol P { func isSame(_ other: Self) -> Bool }\nfunc f(_ p: [P]) {}", ["P"]),
        ("func f(_ x: Any) -> Bool { x is Equatable }", ["Equatable"]),
        (
            "protocol P { associatedtype X }\nprotocol Q { associatedtype Y }\nvar a: P & Q { fatalError() }",
            ["P", "Q"]
        ),
        ("protocol P { func copy() -> Self }\nstruct S { var p: P? }", []),
        ("func f<T: Equatable>(_ a: T, _ b: some Equatable, _ c: any Equatable) where T: Hashable {}", []),
        ("typealias Same = Equatable\nextension Equatable {}\nlet e: Error? = nil", []),
    ])
    func protocolsAsTypesAreWarnings(source: String, names: [String]) {
        let expected = names.map {
            "use of protocol '\($0)' as a type must be written 'any \($0)'; this will be an error in a future Swift "
                + "language mode"
        }
        let warnings = diagnostics(of: source).filter { $0.message.hasPrefix("use of protocol") }
        #expect(warnings.map(\.message) == expected)
        #expect(warnings.allSatisfy { $0.severity == .warning && $0.fixIts.count == 1 })
    }
}
