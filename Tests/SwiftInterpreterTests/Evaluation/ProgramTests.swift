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
    let main = try #require(functions.first { $0.name == "run" })
    let body = try #require(main.body)
    let execution = Execution(program: program, limits: limits)
    _ = main.isAsync ? try execution.runToEnd(body) : try execution.run(body)
    return execution.takeConsole().map { $0 + "\n" }.joined()
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

/// By group and name: `generics/associated`.
private let programs: [String] = {
    let files = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return files.filter { $0.hasSuffix(".swift") }.map { String($0.dropLast(6)) }.sorted()
}()

@Suite struct ProgramTests {
    /// Each file of `Programs` prints what it prints when the compiler has built it: the `.txt` beside it, which
    /// `Scripts/programs.sh` makes.
    @Test(arguments: programs)
    func printsWhatCompiledCodePrints(name: String) throws {
        let source = try String(contentsOf: folder.appendingPathComponent(name + ".swift"), encoding: .utf8)
        let expected = try String(contentsOf: folder.appendingPathComponent(name + ".txt"), encoding: .utf8)
        let printed = try output(of: source, name: name + ".swift")
        #expect(printed == expected)
    }

    @Test func thereAreEnoughPrograms() { #expect(programs.count >= 150) }

    /// The outputs beside the programs are really the compiler's: every twentieth is compiled again.
    @Test func expectedOutputsAreTheCompilers() throws {
        let some = programs.enumerated().filter { $0.offset % 20 == 7 }.map {
            folder.path + "/" + $0.element + ".swift"
        }
        let script = Process()
        script.executableURL = URL(fileURLWithPath: "/bin/sh")
        let root = folder.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        script.arguments = [root.appendingPathComponent("Scripts/programs.sh").path, "--check"] + some
        let pipe = Pipe()
        script.standardOutput = pipe
        try script.run()
        let said = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        script.waitUntilExit()
        #expect(said == "")
        #expect(script.terminationStatus == 0)
    }
}
