@testable import SwiftInterpreter

/// What the checker says of a program that uses the fake library: `line:column: message` of each error.
func errors(in source: String) -> [String] {
    let program = Interpreter.load([SourceFile(name: "test.swift", text: source)], libraries: FakeLibrary.libraries)
    let renderer = DiagnosticRenderer(files: program.sources)
    return program.diagnostics.filter { $0.severity == .error }.map { diagnostic in
        guard let position = renderer.position(of: diagnostic.range) else { return diagnostic.message }
        return "\(position.line):\(position.column): \(diagnostic.message)"
    }
}

/// The type that the checker gives to a global `let x`.
func type(of expression: String, after declarations: String = "") -> String {
    let program = Interpreter.load(
        [SourceFile(name: "test.swift", text: declarations + "\nlet x = " + expression)],
        libraries: FakeLibrary.libraries)
    guard !program.hasErrors, let variable = program.globals.last as? VariableDecl else {
        return program.diagnostics.map(\.message).joined(separator: "; ")
    }
    return program.world.describe(variable.type)
}

/// All that is said of a program that uses the standard library: `severity line:column: message`, notes after ` | `.
func messages(in source: String) -> [String] {
    let program = Interpreter.load(
        [SourceFile(name: "test.swift", text: source)], libraries: StandardLibrary.libraries)
    let renderer = DiagnosticRenderer(files: program.sources)
    func text(_ diagnostic: Diagnostic) -> String {
        guard let position = renderer.position(of: diagnostic.range) else { return diagnostic.message }
        return "\(position.line):\(position.column): \(diagnostic.message)"
    }
    return program.diagnostics.map { diagnostic in
        diagnostic.severity.rawValue + " " + ([text(diagnostic)] + diagnostic.notes.map(text)).joined(separator: " | ")
    }
}
