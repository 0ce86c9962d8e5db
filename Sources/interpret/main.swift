import Foundation
import SwiftInterpreter

// Runs programs as the tests do and prints what they print: `interpret FILE...`; with several, `FILE: same|differs`
// against the `.txt` beside each.

/// What `run()` of a program prints, or its diagnostics.
func output(of path: String) -> String {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return "can't read \(path)\n" }
    let name = URL(fileURLWithPath: path).lastPathComponent
    let program = Interpreter.load([SourceFile(name: name, text: text)], libraries: StandardLibrary.libraries)
    let renderer = DiagnosticRenderer(files: program.sources)
    if program.hasErrors { return renderer.render(program.diagnostics) }
    let main = program.globals.compactMap { $0 as? FunctionDecl }.first { $0.name == "run" }
    guard let main, let body = main.body else { return renderer.render(program.diagnostics) + "no run()\n" }
    let execution = Execution(program: program, limits: EvaluationLimits())
    defer { execution.end() }
    var failure = ""
    do {
        _ = main.isAsync ? try execution.runToEnd(body) : try execution.run(body)
    } catch let error as EvaluationFailure {
        failure = renderer.render([error.diagnostic])
    } catch {
        failure = "\(error)\n"
    }
    return execution.takeConsole().map { $0 + "\n" }.joined() + failure
}

let paths = Array(CommandLine.arguments.dropFirst())
if paths.count == 1 {
    print(output(of: paths[0]), terminator: "")
} else {
    var failures = 0
    for path in paths {
        let expected = try? String(contentsOfFile: (path as NSString).deletingPathExtension + ".txt", encoding: .utf8)
        let actual = output(of: path)
        if actual != expected {
            failures += 1
            print("== \(path)")
            print(actual, terminator: "")
        }
    }
    print("\(failures) of \(paths.count) differ")
    exit(failures == 0 ? 0 : 1)
}
