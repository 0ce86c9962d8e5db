import Testing

@testable import SwiftInterpreter

/// Parameters of function types that aren't `@escaping` end with the call.
@Suite("Non-escaping parameters")
struct EscapeTests {
    private static let taking = "func take(_ f: @escaping () -> Void) {}; func lend(_ f: () -> Void) {}\n"

    @Test(arguments: [
        (
            "class C { var h: (() -> Void)?; func set(_ f: () -> Void) { h = f } }",
            "assigning non-escaping parameter 'f'"
        ),
        ("struct S { let f: () -> Void; init(f: () -> Void) { self.f = f } }", "assigning non-escaping parameter 'f'"),
        (
            "func r(_ f: () -> Void) -> () -> Void { return f }",
            "using non-escaping parameter 'f' in a context expecting"
        ),
        ("func r(_ f: () -> Void) -> [() -> Void] { [f] }", "using non-escaping parameter 'f' in a context expecting"),
        ("func r(_ f: () -> Void) { let x: (() -> Void)? = f; _ = x }", "using non-escaping parameter 'f'"),
        (
            "func r(_ f: () -> Void) { take(f) }",
            "passing non-escaping parameter 'f' to function expecting an '@escaping'"
        ),
        (
            "struct T { let f: () -> Void }; func r(_ f: () -> Void) { _ = T(f: f) }",
            "passing non-escaping parameter 'f' to function expecting an '@escaping' closure"
        ),
        (
            "func r(_ f: () -> Void) { var all: [() -> Void] = []; all.append(f) }",
            "converting non-escaping parameter 'f' to generic parameter 'Element' may allow it to escape"
        ),
        ("func r(_ f: () -> Void) { print(f) }", "converting non-escaping value to 'Any' may allow it to escape"),
        ("func r(_ f: () -> Void) { take { f() } }", "escaping closure captures non-escaping parameter 'f'"),
        ("func r(_ f: () -> Void) { lend { take { f() } } }", "escaping closure captures non-escaping parameter 'f'"),
        ("func r(_ f: () -> Void) { let x = { f() }; x() }", "escaping closure captures non-escaping parameter 'f'"),
        ("func r(_ f: () -> Void) -> () -> Void { { f() } }", "escaping closure captures non-escaping parameter 'f'"),
        (
            "func r(_ f: () -> Void) { func inner() { f() }; take(inner) }",
            "escaping local function captures non-escaping parameter 'f'"
        ),
        (
            "func r(_ f: () -> Void) { func inner() { f() }; take { inner() } }",
            "escaping closure captures non-escaping parameter 'f'"
        ),
        ("func r(_ f: () -> Void) { let x = { [f] in f() }; x() }", "escaping closure captures non-escaping value"),
    ])
    func whatKeepsThemIsAnError(source: String, expected: String) {
        let found = errors(in: Self.taking + source)
        #expect(found.count == 1)
        #expect(found.first?.contains(expected) ?? false, "\(found)")
    }

    @Test(arguments: [
        "func r(_ f: () -> Void) { f(); lend(f); lend { f() }; lend { lend { f() } } }",
        "func r(_ f: () -> Void) { let x = f; x(); var y = f; y = {}; y(); _ = f; _ = { f() } }",
        "func r(_ f: () -> Void, b: Bool) { let x = b ? f : {}; x(); ({ f() })() }",
        "func r(_ f: () -> Void) { func inner() { f() }; inner(); lend(inner); defer { f() } }",
        "func r(_ f: (() -> Void)?, _ g: [() -> Void], _ h: (() -> Void)...) { if let f { take(f) }; take(g[0]); take(h[0]) }",
        "typealias F = () -> Void; func r(_ f: F?, _ g: @escaping F) { if let f { take(f) }; take(g) }",
        "func r(_ f: (Int) -> Int) { let y = [1].map(f); [2].forEach { _ = f($0) }; _ = y.sorted { f($0) < f($1) } }",
        "func r(_ f: () throws -> Void) rethrows { try f() }",
        "func r(_ f: () -> Int) -> Int { let x: Int = { f() }(); lazy var y: Int = { f() }(); return x + y }",
        "func r(_ f: @autoclosure () -> Bool) -> Bool { [1].contains { _ in f() } && f() }",
        "func r(_ f: () -> Void, _ g: (() -> Void) -> Void) { g { } }",
        "struct V<C: View>: View { let c: C; init(@ViewBuilder c: () -> C) { self.c = c() }; var body: some View { c } }\n"
            + "func r<C: View>(@ViewBuilder c: () -> C) -> some View { V { VStack { c() } } }",
    ])
    func whatUsesThemInTimeIsNone(source: String) {
        #expect(errors(in: Self.taking + source) == [])
    }

    /// Errors elsewhere don't hide it.
    @Test func besidesOtherErrors() {
        let found = errors(in: Self.taking + "func r(_ f: () -> Void) { take(f) }\nfunc other() { let x: Int = true }")
        #expect(found.count == 2)
    }
}
