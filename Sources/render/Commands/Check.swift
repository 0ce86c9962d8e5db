import ArgumentParser
import Files
import Foundation
import Rendering

struct Check: ParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Parses and type-checks sources without drawing them.")

    @Argument(
        help: ArgumentHelp(
            "Sources, or folders of them, as one program; or a package; '-' reads standard input.", valueName: "input")
    )
    var files: [String] = []

    @Flag(
        help: """
            Lists SwiftUI's names: whether sources can use them (yes, partly, no); with names, those that contain one. \
            'check --supported symbols [name ...]' lists the symbols' names: whether each is drawn true, near or not at all; 'modules' the modules: whether their \
            names are there (yes), some (partly), or boxes stand for all their views (box).
            """)
    var supported = false

    @Flag(help: "Takes warnings for errors: then nothing is drawn.")
    var strict = false

    @OptionGroup var verbosity: VerbosityArguments
    @OptionGroup(title: "How sources are read") var sources: SourceArguments

    func validate() throws {
        _ = try options()
        if files.isEmpty, !supported { throw ValidationError("Missing expected argument '<file> ...'") }
    }

    private func options() throws -> RenderOptions { try DrawingArguments.options(of: sources.given) }

    /// - Parameter names: rows that contain none of them are left out; without any all are there.
    private func printSupported(_ names: [String]) throws {
        let rows = InterpretedProgram.supported.filter { row in
            names.isEmpty || names.contains { row.name.lowercased().contains($0.lowercased()) }
        }
        let modules = InterpretedProgram.supportedModules.filter { module in
            names.contains { $0.lowercased() == module.name.lowercased() }
        }
        guard !rows.isEmpty || !modules.isEmpty else {
            throw CommandFailure(
                ExitStatus.usage, "SwiftUI has no name with '\(names.joined(separator: "' or '"))' in it (--supported)")
        }
        let width = rows.map(\.name.count).max() ?? 0
        var lines = modules.map { "module \($0.name)  \($0.status)" }
        guard !rows.isEmpty else { return try OutputFile.print(lines.joined(separator: "\n")) }
        for row in rows {
            let name = row.name.padding(toLength: width, withPad: " ", startingAt: 0)
            let status = row.status.padding(toLength: 6, withPad: " ", startingAt: 0)
            lines.append("\(name)  \(row.remark.isEmpty ? row.status : status + "  " + row.remark)")
        }
        let counts = Dictionary(grouping: rows, by: \.status).mapValues(\.count)
        let total = ["yes", "partly", "no"].map { "\(counts[$0] ?? 0) \($0)" }.joined(separator: ", ")
        try OutputFile.print((lines + ["\(rows.count) names: \(total)"]).joined(separator: "\n"))
    }

    func run() throws {
        if supported, files == ["modules"] {
            let rows = InterpretedProgram.supportedModules
            let width = rows.map(\.name.count).max() ?? 0
            let lines = rows.map { $0.name.padding(toLength: width, withPad: " ", startingAt: 0) + "  " + $0.status }
            return try OutputFile.print(lines.joined(separator: "\n"))
        }
        if supported, files.first == "symbols" {
            return print(SymbolListing(names: Array(files.dropFirst())).text)
        }
        if supported {
            Watch.liftTimeLimit()
            return try printSupported(files)
        }
        var worst = ExitStatus.success
        if !files.isEmpty {
            let options = try options()
            Watch.budget.begin(RenderLimits().budget)
            let note = { (error: RenderFailure) in
                Messages.error(error.text)
                worst = max(worst, error.exitStatus)
            }
            do {
                for whole in try SourceReader.project(files, options).wholePrograms() {
                    do {
                        let program = try whole.load()
                        try verbosity.verbosity(isStrict: strict)
                            .report(warnings: program.warnings + program.unknownColors)
                        verbosity.verbosity(isStrict: strict).report(program.phases)
                    } catch let error as RenderFailure {
                        note(error)
                    }
                }
            } catch let error as RenderFailure {
                note(error)
            }
        }
        if worst != ExitStatus.success { throw CommandFailure.silent(worst) }
    }
}
