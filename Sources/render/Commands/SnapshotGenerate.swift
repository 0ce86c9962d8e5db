import ArgumentParser
import Files
import Foundation
import Rendering
import SnapshotCases

struct SnapshotGenerate: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "generate",
        abstract: "Writes tests of the previews for a package that depends on the library Snapshots.",
        discussion: "Running it again brings the tests up to date and keeps what a person changed in the file.")

    @Option(
        name: [.short, .customLong("output")],
        help: ArgumentHelp("The file of tests, or a folder for one.", valueName: "file"))
    var output: String

    @Option(help: ArgumentHelp("What the tests import. (default: the folder below Sources)", valueName: "module"))
    var module: String?

    @OptionGroup var arguments: SnapshotArguments

    func run() throws {
        let run = try SnapshotRun(arguments)
        for (source, text) in run.plan.unreadable { Messages.error("\(source): \(text)") }
        let module = module ?? Self.module(of: arguments.inputs)
        let path =
            SourceProject.isFolder(output) || output.hasSuffix("/")
            ? "\(output)/\(module ?? "Preview")Snapshots.swift" : output
        try KeptSources.check(run.plan.paths, report: path, option: "-o")
        let old = FilePath.isFile(path) ? String(decoding: try FileBytes.read(path), as: UTF8.self) : nil
        let inputs = arguments.inputs.map { FilePath.relative($0, to: run.root) }.joined(separator: " ")
        let target = FilePath.relative(path, to: run.root)
        var file = TestFile(
            text: old, command: "render snapshot generate \(inputs) -o \(target)", module: module,
            variants: run.options.settings().configurations)
        for source in run.plan.sources { try file.update(source: source) }
        guard file.text != old else {
            if !arguments.verbosity.quiet { try OutputFile.print("\(path) is up to date") }
            return
        }
        try SnapshotRun.write(path, Array(file.text.utf8))
        guard !arguments.verbosity.quiet else { return }
        try OutputFile.print(path)
        for key in file.kept { try OutputFile.print("kept as a person changed it: \(key)") }
    }

    /// `Sources/App/Views` belongs to `App`.
    private static func module(of inputs: [String]) -> String? {
        for input in inputs {
            let names = FilePath.absolute(input).split(separator: "/").map(String.init)
            guard let sources = names.lastIndex(of: "Sources"), names.indices.contains(sources + 1) else { continue }
            let name = names[sources + 1]
            if !name.hasSuffix(".swift") { return name }
        }
        return nil
    }
}
