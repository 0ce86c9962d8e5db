import SwiftInterpreter

/// A program of functions that stand by themselves, without those that the checker refuses.
struct SeveralCalls {
    let program: Program
    /// What the checker said first of each that it refused, by its line.
    private(set) var refusals: [Int: String] = [:]

    init(_ text: String) {
        var program = Self.checked(text)
        if program.hasErrors, text.contains("func run1()") {
            let parts = Self.parts(of: text)
            for diagnostic in program.diagnostics where diagnostic.severity == .error {
                let offset = Int(diagnostic.range.offset)
                let part = parts.last { $0.start <= offset }?.start ?? 0
                if refusals[part] == nil { refusals[part] = diagnostic.message }
            }
            let refused = refusals
            program = Self.checked(parts.map { refused[$0.start] == nil ? $0.text : "" }.joined())
        } else if let error = program.diagnostics.first(where: { $0.severity == .error }) {
            refusals[0] = error.message
        }
        self.program = program
    }

    /// What there is to run; nothing where there is an error left.
    var bodies: [FunctionDecl] {
        guard !program.hasErrors else {
            _ = DiagnosticRenderer(files: program.sources).render(program.diagnostics)
            return []
        }
        return program.globals.compactMap { $0 as? FunctionDecl }.filter { function in
            function.body != nil && function.name.hasPrefix("run") && function.name.dropFirst(3).allSatisfy(\.isNumber)
        }
    }

    private static func checked(_ text: String) -> Program {
        let file = SourceFile(name: "fuzz.swift", text: text)
        return Interpreter.load([file], libraries: StandardLibrary.libraries)
    }

    /// The text cut before each function.
    private static func parts(of text: String) -> [(start: Int, text: String)] {
        var result: [(start: Int, text: String)] = []
        var offset = 0
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if result.isEmpty || line.hasPrefix("func ") { result.append((offset, "")) }
            result[result.count - 1].text += line + "\n"
            offset += line.utf8.count + 1
        }
        return result
    }
}
