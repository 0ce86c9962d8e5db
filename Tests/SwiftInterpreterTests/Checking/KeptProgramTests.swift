import Testing

@testable import SwiftInterpreter

/// In a process that runs the same source time and again it is checked twice and then kept; nothing that a run of it did
/// is seen by the next one.
@Suite struct KeptProgramTests {
    private let libraries = StandardLibrary.libraries

    private func load(_ text: String, _ pool: ProgramPool, _ options: LoadOptions = LoadOptions()) -> Program {
        Interpreter.load([SourceFile(name: "a.swift", text: text)], libraries: libraries, options: options, pool: pool)
    }

    /// What `run()` prints.
    private func printed(_ program: Program, seed: UInt64 = 0) throws -> [String] {
        var environment = ExecutionEnvironment()
        environment.seed = seed
        let session = Execution(program: program, environment: environment)
        let main = try #require(program.globals.first { $0.name == "run" } as? FunctionDecl)
        _ = try session.run(try #require(main.body))
        return session.takeConsole()
    }

    @Test func theThirdProgramOfASourceIsTheSecond() {
        let pool = ProgramPool()
        let contents = (0..<4).map { _ in ObjectIdentifier(load("let a = 1", pool).contents.world) }
        #expect(contents[2] == contents[1] && contents[3] == contents[1])
        let other = load("let a = 2", pool)
        #expect(other.types.isEmpty && other.globals.count == 1)
    }

    @Test func twoProgramsOfASourceAtATimeAreTwo() {
        let pool = ProgramPool()
        for _ in 0..<3 {
            let (first, second) = (load("let a = 1", pool), load("let a = 1", pool))
            #expect(first.contents !== second.contents && first.world !== second.world)
        }
    }

    @Test func whatIsCheckedDependsOnTheOptions() {
        let pool = ProgramPool()
        var options = LoadOptions()
        options.configuration.definitions = ["FAST"]
        let source = "#if FAST\nlet a = 1\n#else\nlet b = 1\n#endif"
        for _ in 0..<3 {
            #expect(load(source, pool).globals.map(\.name) == ["b"])
            #expect(load(source, pool, options).globals.map(\.name) == ["a"])
        }
    }

    @Test func sourcesWithErrorsSayThemEachTime() {
        let pool = ProgramPool()
        let messages = (0..<4).map { _ in load("let a: Int = true", pool).diagnostics.map(\.message) }
        #expect(messages.allSatisfy { $0 == messages[0] && !$0.isEmpty })
    }

    @Test func warningsAreSaidEachTime() {
        let pool = ProgramPool()
        let messages = (0..<4).map { _ in load("func f() { var a = 1; print(a) }", pool).diagnostics.map(\.message) }
        #expect(messages.allSatisfy { $0 == messages[0] && !$0.isEmpty })
    }

    @Test func onlySoManyAreKept() {
        let pool = ProgramPool()
        for _ in 0..<3 { for number in 0..<40 { _ = load("let a = \(number)", pool) } }
        #expect(pool.keptCount <= 8)
        let large = "let a = \"\(String(repeating: "a", count: 300_000))\""
        for _ in 0..<3 { _ = load(large, pool) }
        #expect(load(large, pool).globals.count == 1 && pool.keptCount <= 8)
    }

    @Test(arguments: [
        "var a = 0\nfunc run() { a += 1; print(a) }",
        "let a = Int.random(in: 0...1_000_000)\nfunc run() { print(a, Bool.random(), [1, 2, 3, 4, 5].shuffled()) }",
        "struct S { static var a: [Int] = [] }\nfunc run() { S.a.append(S.a.count); print(S.a) }",
        "enum E { static let a = Double.random(in: 0...1) }\nfunc run() { print(E.a) }",
        "final class C { var n = 0; static let shared = C() }\nfunc run() { C.shared.n += 1; print(C.shared.n) }",
        "struct S { lazy var a = next() }\nvar n = 0\nfunc next() -> Int { n += 1; return n }\n"
            + "func run() { var s = S(); print(s.a, s.a, n) }",
        "final class C {}\nfunc run() { let c = C(); print(ObjectIdentifier(c) == ObjectIdentifier(c), \"a\".hashValue) }",
        "let f = { () -> Int in n += 1; return n }\nvar n = 0\nfunc run() { print(f(), f()) }",
        "func make() -> () -> Int { var n = 0; return { n += 1; return n } }\nlet g = make()\nfunc run() { print(g()) }",
        "func run() { UserDefaults.standard.set(UserDefaults.standard.integer(forKey: \"a\") + 1, forKey: \"a\")\n"
            + "print(UserDefaults.standard.integer(forKey: \"a\")) }",
        "@propertyWrapper struct W { var n = 0; var wrappedValue: Int { mutating get { n += 1; return n } } }\n"
            + "struct S { @W static var a }\nfunc run() { print(S.a) }",
        "indirect enum L { case end, item(Int, L) }\nvar l = L.end\n"
            + "func run() { l = .item(1, l); if case .item(_, let r) = l, case .end = r { print(\"one\") } }",
    ])
    func aRunLeavesNothingToTheNext(source: String) throws {
        let pool = ProgramPool()
        let lines = try (0..<5).map { _ in try printed(load(source, pool), seed: 7) }
        #expect(lines.allSatisfy { $0 == lines[0] && !$0.isEmpty }, "\(lines)")
    }

    @Test func numbersDependOnTheSeedOfTheRunAlone() throws {
        let source = "let a = Int.random(in: 0...1_000_000_000)\nfunc run() { print(a) }"
        let pool = ProgramPool()
        let lines = try [1, 2, 1, 2, 1].map { try printed(load(source, pool), seed: $0) }
        #expect(lines[0] != lines[1] && lines[0] == lines[2] && lines[1] == lines[3] && lines[0] == lines[4])
    }

    /// A body that a limit kept from being checked to its end is checked again.
    @Test func whatALimitCutShortIsntKept() throws {
        let pool = ProgramPool()
        let source = "func run() { print(1) }"
        for _ in 0..<3 {
            let program = load(source, pool)
            #expect(program.contents.isWhole)
            program.contents.checker.sink.stop()
        }
        #expect(pool.keptCount == 0)
        #expect(try printed(load(source, pool)) == ["1"])
    }

    @Test func runsOfOneSourceOnManyThreadsDontMeet() async throws {
        let pool = ProgramPool()
        let source = "var a = 0\nfunc run() { for _ in 0..<100 { a += 1 }; print(a) }"
        try await withThrowingTaskGroup(of: [String].self) { group in
            for _ in 0..<32 { group.addTask { try printed(load(source, pool)) } }
            for try await lines in group { #expect(lines == ["100"]) }
        }
    }
}
