import Testing

@testable import SwiftInterpreter

/// What is said of `try`, `await` and errors nobody handles: the compiler's words.
@Suite struct EffectTests {
    private func problems(_ source: String) -> [String] {
        let program = Interpreter.load(
            [SourceFile(name: "test.swift", text: source)], libraries: StandardLibrary.libraries)
        let renderer = DiagnosticRenderer(files: program.sources)
        return program.diagnostics.filter { $0.severity == .error }.map { diagnostic in
            guard let position = renderer.position(of: diagnostic.range) else { return diagnostic.message }
            return "\(position.line):\(position.column): \(diagnostic.message)"
        }
    }

    private static let declarations =
        "struct E: Error {}; func f() throws -> Int { throw E() }; func g() async -> Int { 1 }; struct V { var x: Int { get throws { throw E() } } }\n"

    @Test(arguments: [
        (
            "func a() { let x = f(); print(x) }",
            ["2:20: call can throw, but it is not marked with 'try' and the error is not handled"]
        ),
        ("func a() { print(try f()) }", ["2:18: errors thrown from here are not handled"]),
        (
            "func a() { throw E() }",
            ["2:12: error is not handled because the enclosing function is not declared 'throws'"]
        ),
        (
            "func a() { do { print(try f()) } catch is E {} }",
            ["2:23: errors thrown from here are not handled because the enclosing catch is not exhaustive"]
        ),
        ("func a() { print(try V().x) }", ["2:18: errors thrown from here are not handled"]),
        ("func a() async { print(g()) }", ["2:24: expression is 'async' but is not marked with 'await'"]),
        ("func a() { print(await g()) }", ["2:24: 'async' call in a function that does not support concurrency"]),
        (
            "func a() { print(f() + f()) }",
            [
                "2:18: call can throw, but it is not marked with 'try' and the error is not handled",
                "2:24: call can throw, but it is not marked with 'try' and the error is not handled",
            ]
        ),
        ("func a() throws { print(try f() + f()) }", []),
        ("func a() { do { print(try f()) } catch { print(error) } }", []),
        ("func a() { print((try? f()) ?? 0, try! f()) }", []),
        ("func a() async throws { let t = Task { try f() }; print(try await t.value, await g()) }", []),
        ("func a() rethrows { }", []),
        ("func a(_ h: () throws -> Int) throws -> Int { try h() + 1 }", []),
        ("func a(_ h: () throws -> Int) throws -> Int { h() }", ["2:47: call can throw but is not marked with 'try'"]),
        (
            "func a() { _ = V().x }",
            ["2:16: property access can throw, but it is not marked with 'try' and the error is not handled"]
        ),
        (
            "func a() { defer { _ = try f() } }",
            ["2:28: call can throw, but errors cannot be thrown out of a defer body"]
        ),
        ("func a() async { defer { _ = await g() } }", ["2:36: 'async' call cannot occur in a defer body"]),
        (
            "struct S { var a = f() }",
            ["2:20: call can throw, but errors cannot be thrown out of a property initializer"]
        ),
        (
            "func a(x: Int = f()) {}",
            ["2:17: call can throw, but errors cannot be thrown out of a default argument"]
        ),
        (
            "func a() { let c: () -> Int = { try f() }; print(c()) }",
            [
                "2:31: invalid conversion from throwing function of type '() throws -> Int' to non-throwing function "
                    + "type '() -> Int'"
            ]
        ),
        (
            "func a() { let c: () -> Int = { await g() }; print(c()) }",
            [
                "2:31: invalid conversion from 'async' function of type '() async -> Int' to synchronous function type "
                    + "'() -> Int'"
            ]
        ),
        (
            "func a() { print([1].map { _ in try f() }) }",
            ["2:18: call can throw, but it is not marked with 'try' and the error is not handled"]
        ),
        ("func a() throws { print(try [1].map { _ in try f() }) }", []),
        (
            "func a() { async let x = g(); _ = x }",
            [
                "2:18: 'async let' in a function that does not support concurrency",
                "2:35: 'async let' in a function that does not support concurrency",
            ]
        ),
    ])
    func effectsAreMarked(code: String, expected: [String]) {
        #expect(problems(Self.declarations + code) == expected)
    }

    private static let actor = """
        actor A {
            var n = 0; let id = 1
            func f() -> Int { n }
            nonisolated func h() -> Int { id }
            nonisolated func z() -> Int { n }
        }

        """

    /// What belongs to an actor is waited for.
    @Test(arguments: [
        (
            "func a(_ x: A) { print(x.f()) }",
            ["7:26: call to actor-isolated instance method 'f()' in a synchronous nonisolated context"]
        ),
        (
            "func a(_ x: A) { print(x.n) }",
            ["7:26: actor-isolated property 'n' can not be referenced from a nonisolated context"]
        ),
        (
            "func a(_ x: A) async { x.n = 1 }",
            ["7:26: actor-isolated property 'n' can not be mutated from a nonisolated context"]
        ),
        (
            "func a(_ x: A) async { print(x.f()) }",
            ["7:32: actor-isolated instance method 'f()' cannot be called from outside of the actor"]
        ),
        (
            "func a(_ x: A) async { print(x.n) }",
            ["7:32: actor-isolated property 'n' cannot be accessed from outside of the actor"]
        ),
        ("func a(_ x: A) async { print(await x.n, await x.f(), x.id, x.h()) }", []),
        ("func a(_ x: isolated A) { x.n = x.f() }", []),
    ])
    func actorsAreWaitedFor(code: String, expected: [String]) {
        let own = "5:35: actor-isolated property 'n' can not be referenced from a nonisolated context"
        #expect(problems(Self.actor + code) == [own] + expected)
    }

    private static let marks = """
        struct E: Error {}; func f() throws -> Int { throw E() }; func g() async -> Int { 1 }; func h() -> Int { 1 }
        actor A { var n = 0 }
        @MainActor func m() {}

        """

    /// What is marked for nothing.
    @Test(arguments: [
        ("try print(h())", "no calls to throwing functions occur within 'try' expression"),
        ("_ = try? h()", "no calls to throwing functions occur within 'try' expression"),
        ("_ = try! [1].map { $0 + h() }", "no calls to throwing functions occur within 'try' expression"),
        ("await print(h())", "no 'async' operations occur within 'await' expression"),
        (
            "do { print(1) } catch { print(error) }",
            "'catch' block is unreachable because no errors are thrown in 'do' block"
        ),
    ])
    func idleMarks(code: String, expected: String) {
        let found = messages(in: Self.marks + "func r() async { \(code) }")
        #expect(found.count == 1)
        #expect(found.first?.hasPrefix("warning") ?? false)
        #expect(found.first?.hasSuffix(expected) ?? false, "\(found)")
    }

    @Test(arguments: [
        "print(try f())", "_ = try? f()", "_ = try [1].map { _ in try f() }", "try await print(g(), f())",
        "do { _ = try f() } catch { print(error) }", "do { throw E() } catch { print(error) }",
        "do { try k() } catch { print(error) }", "print(await a.n)", "await m()", "async let x = g(); print(await x)",
        "let t = Task { 1 }; print(await t.value)", "await withTaskGroup(of: Int.self) { _ in }",
        "do { try [1].forEach { _ in try k() } } catch { print(error) }", "await c()", "try c2()",
    ])
    func neededMarks(code: String) {
        let parameters = "_ a: A, _ k: () throws -> Void, c: @MainActor () -> Void, c2: () throws -> Void"
        let found = messages(in: Self.marks + "func r(\(parameters)) async throws { \(code) }")
        #expect(found.filter { $0.contains("occur") || $0.contains("unreachable") } == [])
    }
}
