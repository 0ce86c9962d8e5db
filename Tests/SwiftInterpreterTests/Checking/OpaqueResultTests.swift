import Foundation
import SwiftInterpreter
import Testing

/// Results that are made of themselves, as `swiftc` 6.3 tells it.
@Suite struct OpaqueResultTests {
    private static let declarations = """
        protocol P {}
        struct X: P {}
        struct Any_: P { init<T: P>(_ value: T) {} }
        struct Wrap<T: P>: P { init(_ value: T) {} }
        struct Opt<T>: P {}
        @resultBuilder struct B {
            static func buildBlock<T: P>(_ value: T) -> T { value }
            static func buildOptional<T: P>(_ value: T?) -> Opt<T> { Opt() }
        }
        struct Stack<T: P>: P { init(@B _ content: () -> T) {} }

        """

    @Test(arguments: [
        ("func f(_ n: Int) -> some P { Wrap(f(n - 1)) }", ["11:6 'Wrap<some P>'"]),
        (
            "func a() -> some P { Wrap(b()) }\nfunc b() -> some P { Wrap(a()) }",
            ["11:6 'Wrap<some P>'", "12:6 'Wrap<some P>'"]
        ),
        ("struct V { var body: some P { Stack { self.body } } }", ["11:16 'Stack<some P>'"]),
        ("struct V { @B func n(_ n: Int) -> some P { if n > 0 { self.n(n - 1) } } }", ["11:20 'Opt<some P>'"]),
        (
            "struct V { func n(_ n: Int) -> some P { Stack { if n > 0 { self.n(n - 1) } } } }",
            ["11:17 'Stack<Opt<some P>>'"]
        ),
        ("func f(_ n: Int) -> some P { let inner = Wrap(f(n)); return inner }", ["11:6 'Wrap<some P>'"]),
        // One that only uses such a function isn't in terms of itself.
        ("func f() -> some P { Wrap(g()) }\nfunc g() -> some P { X() }", []),
        ("func f(_ n: Int) -> some P { if n > 0 { _ = f(n - 1) }; return X() }", []),
        ("func f(_ n: Int) -> some P { if n == 0 { return X() }; return f(n - 1) }", []),
        ("func f(_ n: Int) -> some P { Any_(f(n - 1)) }", []),
        ("func f(_ n: Int) -> some P { let again = { f(n) }; _ = again; return X() }", []),
        ("struct Tree: P { var body: some P { Wrap(Tree()) } }", []),
    ])
    func inTermsOfThemselves(code: String, expected: [String]) {
        let said = messages(in: Self.declarations + code)
        let wanted = expected.map { text in
            let parts = text.split(separator: " ", maxSplits: 1)
            return "error \(parts[0]): function opaque return type was inferred as \(parts[1]), "
                + "which defines the opaque type in terms of itself"
        }
        #expect(said.filter { $0.hasPrefix("error") }.map { $0.components(separatedBy: " | ")[0] } == wanted)
        #expect(said.allSatisfy { !$0.hasPrefix("error") || $0.contains("'AnyView(…)' ends that") })
    }

    /// What an associated type of a hidden type is, the protocol tells.
    @Test(arguments: [
        ("make().inner", []), ("make().inner.inner.inner", []), ("make().inner.size", []),
        ("make().inner.nothing", ["value of type '(some Nest).Inner' has no member 'nothing'"]),
    ])
    func associatedTypesOfHiddenTypes(code: String, expected: [String]) {
        let source = """
            protocol Nest { associatedtype Inner: Nest; var inner: Inner { get }; var size: Int { get } }
            struct Leaf: Nest { var inner: Leaf { self }; var size: Int { 1 } }
            func make() -> some Nest { Leaf() }
            let x = \(code)
            """
        #expect(
            errors(in: source).map { $0.components(separatedBy: ": ").dropFirst().joined(separator: ": ") } == expected)
    }
}
