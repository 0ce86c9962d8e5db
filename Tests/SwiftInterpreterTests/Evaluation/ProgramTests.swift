import Foundation
import SwiftInterpreter
import Testing

/// Runs a program's `run()` and gives what it printed.
func output(
    of source: String, name: String = "test.swift", limits: EvaluationLimits = EvaluationLimits()
) throws -> String {
    let program = Interpreter.load([SourceFile(name: name, text: source)], libraries: StandardLibrary.libraries)
    if program.hasErrors {
        return DiagnosticRenderer(files: program.sources).render(program.diagnostics)
    }
    let functions = program.globals.compactMap { $0 as? FunctionDecl }
    let body = try #require(functions.first { $0.name == "run" }?.body)
    let session = Session(program: program, limits: limits)
    _ = try session.run(body)
    return session.takeConsole().map { $0 + "\n" }.joined()
}

/// The failure that a program's `run()` ends with.
func failure(of source: String, limits: EvaluationLimits = EvaluationLimits()) throws -> EvaluationFailure {
    do {
        let text = try output(of: source, limits: limits)
        Issue.record("ran to its end: \(text)")
    } catch let failure as EvaluationFailure {
        return failure
    }
    throw CancellationError()
}

private let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Programs")

private let programs: [String] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix(".swift") }.map { String($0.dropLast(6)) }.sorted()
}()

@Suite struct ProgramTests {
    /// Each file of `Programs` prints what it prints when the compiler has built it (the `.txt` beside it).
    @Test(arguments: programs)
    func printsWhatCompiledCodePrints(name: String) throws {
        let source = try String(contentsOf: folder.appendingPathComponent(name + ".swift"), encoding: .utf8)
        let expected = try String(contentsOf: folder.appendingPathComponent(name + ".txt"), encoding: .utf8)
        #expect(try output(of: source, name: name + ".swift") == expected)
    }
}
