import Testing

@testable import SwiftInterpreter

/// What belongs to an actor is waited for from elsewhere and changed by itself alone, in the compiler's words.
@Suite struct ActorTests {
    private static let declarations = """
        actor A { var n = 0; var all = [1]; func f() -> Int { n }; subscript(i: Int) -> Int { get { i } set {} } }
        @MainActor class M { var n = 0; var all = [1]; let k = 1; static var s = 1; func f() {}; init() {} }
        @MainActor func ui() {}
        @MainActor var shared = 1
        func change(_ x: inout Int) {}
        @MainActor protocol Screen { associatedtype Body; var body: Body { get } }
        struct V: Screen { let a = A(); var body: () -> Void { { BODY } } }

        """

    private func problems(_ code: String, body: String = "") -> [String] {
        messages(in: Self.declarations.replacing("BODY", with: body) + code)
    }

    @Test(arguments: [
        ("s.n = 1", "actor-isolated property 'n' can not be mutated from the main actor"),
        ("s.all.append(2)", "actor-isolated property 'all' can not be mutated from the main actor"),
        ("change(&s.n)", "actor-isolated property 'n' can not be used 'inout' from the main actor"),
        ("print(s.n)", "actor-isolated property 'n' can not be referenced from the main actor"),
        ("print(s[0])", "actor-isolated subscript 'subscript(_:)' can not be referenced from the main actor"),
        ("s[0] = 1", "actor-isolated subscript 'subscript(_:)' can not be mutated from the main actor"),
        ("_ = s.f()", "call to actor-isolated instance method 'f()' in a synchronous main actor-isolated context"),
        ("Task { s.n = await s.f() }", "actor-isolated property 'n' can not be mutated from the main actor"),
    ])
    func anActorFromTheMainOne(code: String, expected: String) {
        let found = problems("@MainActor func r(_ s: A) { \(code) }")
        #expect(found.count == 1)
        #expect(found.first?.hasSuffix(expected) ?? false, "\(found)")
    }

    @Test(arguments: [
        ("m.f()", "call to main actor-isolated instance method 'f()' in a synchronous nonisolated context"),
        ("ui()", "call to main actor-isolated global function 'ui()' in a synchronous nonisolated context"),
        ("_ = M()", "call to main actor-isolated initializer 'init()' in a synchronous nonisolated context"),
        ("m.n = 1", "main actor-isolated property 'n' can not be mutated from a nonisolated context"),
        ("m.all.append(1)", "main actor-isolated property 'all' can not be mutated from a nonisolated context"),
        ("print(m.n)", "main actor-isolated property 'n' can not be referenced from a nonisolated context"),
        ("print(M.s)", "main actor-isolated static property 's' can not be referenced from a nonisolated context"),
        ("shared = 2", "main actor-isolated var 'shared' can not be mutated from a nonisolated context"),
    ])
    func theMainActorFromNone(code: String, expected: String) {
        let written = problems("nonisolated func r(_ m: M) { \(code) }")
        #expect(written.count == 1)
        #expect(written.first?.hasPrefix("error") ?? false)
        #expect(written.first?.hasSuffix(expected) ?? false, "\(written)")
        // A build setting may put what says nothing onto the main actor.
        let unwritten = problems("func r(_ m: M) { \(code) }")
        #expect(unwritten.count == 1)
        #expect(unwritten.first?.hasPrefix("warning") ?? false)
    }

    @Test(arguments: [
        "@MainActor func r(_ m: M) { m.f(); m.n = 1; ui(); shared = M.s; m.all.append(2) }",
        "func r(_ m: M) { print(m.k); Task { @MainActor in m.f() }; DispatchQueue.main.async { m.f() } }",
        "func r(_ m: M) async { await m.f(); await print(m.n); await MainActor.run { m.n = 1 } }",
        "class B: M { func g() { f(); n = 2 } }\nextension M { func h() { f(); ui() } }",
        "struct W: Screen { var body: Int { ui(); return 1 }; func g(_ m: M) { m.f() } }",
        "@propertyWrapper struct S { var wrappedValue: Int }\nstruct W { @S var x = 1; func g(_ m: M) { m.f() } }",
        "@globalActor actor G { static let shared = G() }\n@G func g(_ m: M) { m.f() }",
        "actor B { var n = 0; lazy var x = n; lazy var y = { self.n }(); var z = 0 { didSet { n = z } }; init() { n = 1 } }",
        "@MainActor struct P { var x = 1 }\nfunc g(_ p: P) { print(p.x) }",
    ])
    func whereItMayRunThereIsNothingToSay(code: String) {
        #expect(problems(code).filter { $0.hasPrefix("error") || $0.contains("isolated") } == [])
    }

    @Test func viewsRunOnTheMainActor() {
        let found = problems("", body: "a.n = 1")
        #expect(found.count == 1)
        #expect(
            found.first?.hasSuffix("actor-isolated property 'n' can not be mutated from the main actor") ?? false)
    }

    @Test func settersAreLookedAt() {
        let found = problems("struct S { let a: A; var x: Int { get { 1 } nonmutating set { a.n = newValue } } }")
        #expect(found.count == 1)
    }
}
