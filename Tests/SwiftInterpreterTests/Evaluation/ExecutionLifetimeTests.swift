import SwiftInterpreter
import Testing

/// What a program leaves behind keeps neither its execution nor the program: a process may run any number of them.
@Suite struct ExecutionLifetimeTests {
    private static let programs = [
        "func run() { print(1) }",
        "let f = { print(1) }; func run() { f() }",
        "class C { var f: (() -> Void)? }; let c = C(); func run() { c.f = { print(c) }; c.f?() }",
        "class C { var other: C?; deinit { print(2) } }; func run() { let a = C(); let b = C(other: a); a.other = b }",
        "let d = Dictionary(grouping: [1, 2, 3]) { $0 % 2 }; func run() { print(d.count) }",
        "let s = [1, 2].lazy.map { $0 + 1 }; func run() { print(Array(s)) }",
        "import Foundation; let f = DateFormatter(); func run() { print(f.string(from: Date())) }",
        "import Foundation; func run() { let t = Thread.main; print(t.isMainThread, ObjectIdentifier(t) == .init(t)) }",
        "func run() async { let t = Task { 1 }; print(await t.value) }",
        "func run() { Task { try? await Task.sleep(for: .seconds(9)); print(1) } }",
        "let s = AsyncStream<Int> { c in c.yield(1) }; func run() async { for await n in s { print(n); break } }",
        "import Combine; let p = PassthroughSubject<Int, Never>(); var c: AnyCancellable?; "
            + "func run() { c = p.sink { print($0) }; p.send(1) }",
        "func run() { print([1][3]) }",
        "indirect enum E { case a(() -> E), b }; let e = E.a { .b }; func run() { if case .a(let f) = e { print(f()) } }",
        "func g() -> () -> Int { var n = 0; func f() -> Int { n += 1; return n < 3 ? f() : n }; return f }; "
            + "let k = g(); func run() { print(k()) }",
    ]

    @Test(arguments: programs) func isGoneAtTheEnd(source: String) throws {
        weak var execution: Execution?
        weak var program: Program?
        try {
            let loaded = Interpreter.load(
                [SourceFile(name: "test.swift", text: source)], libraries: StandardLibrary.libraries)
            let main = try #require(loaded.globals.lazy.compactMap { $0 as? FunctionDecl }.first { $0.name == "run" })
            let body = try #require(main.body)
            let run = Execution(program: loaded)
            (execution, program) = (run, loaded)
            _ = main.isAsync ? try? run.runToEnd(body) : try? run.run(body)
            run.end()
        }()
        #expect(execution == nil)
        #expect(program == nil)
    }
}
