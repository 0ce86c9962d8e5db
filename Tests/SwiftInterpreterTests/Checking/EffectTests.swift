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
        ("func a() { print(try f()) }", ["2:22: errors thrown from here are not handled"]),
        (
            "func a() { throw E() }",
            ["2:18: error is not handled because the enclosing function is not declared 'throws'"]
        ),
        ("func a() { do { print(try f()) } catch is E {} }", ["2:27: errors thrown from here are not handled"]),
        ("func a() { print(try V().x) }", ["2:22: errors thrown from here are not handled"]),
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
    ])
    func effectsAreMarked(code: String, expected: [String]) {
        #expect(problems(Self.declarations + code) == expected)
    }
}
