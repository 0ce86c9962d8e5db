import ArgumentParser
import Comparison
import Files
import Foundation
import Rendering
import SnapshotCases

struct SnapshotShow: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "show", abstract: "Draws the snapshots of a revision, as a lock's hashes can't show them.")

    @Option(help: ArgumentHelp("What git calls the revision. (default: the files as they are)", valueName: "rev"))
    var at: String?

    @Option(
        name: [.short, .customLong("output")], help: ArgumentHelp("The folder of the pictures.", valueName: "dir"))
    var output: String

    @OptionGroup var arguments: SnapshotArguments

    func run() throws {
        let target = FilePath.absolute(output)
        guard let at else { return try show(arguments, in: target) }
        let revision = try GitRepository(holding: ".").commit(at)
        let here = FilePath.absolute(".")
        let repository = try Git.line(["rev-parse", "--show-toplevel"])
        let prefix = try Git.line(["rev-parse", "--show-prefix"])
        let temporary = try TemporaryFolder()
        defer { temporary.remove() }
        let folder = temporary.path + "/files"
        try Git.extract(revision, to: folder, from: repository)
        var arguments = arguments
        arguments.inputs = arguments.inputs.map { FilePath.relative($0, to: here) }.map { $0.isEmpty ? "." : $0 }
        // Names in messages are then those of the revision, as they would be typed.
        guard FileManager.default.changeCurrentDirectoryPath("\(folder)/\(prefix)") else {
            throw CommandFailure(ExitStatus.noInput, "this folder isn't in the revision '\(at)'")
        }
        try show(arguments, in: target)
    }

    private func show(_ arguments: SnapshotArguments, in target: String) throws {
        let run = try SnapshotRun(arguments)
        let lock = try run.lock(isLenient: true)
        let isQuiet = arguments.verbosity.quiet
        let report = try run.draw { each, drawn, _ in
            let path = "\(target)/\(SnapshotName.file(each.key.source, maximum: 100))/\(each.key.name).png"
            try SnapshotRun.write(path, SnapshotPNG.encode(drawn.bitmap, hash: drawn.pixelHash))
            // What the lock says, and what is drawn, may differ where the program is another one than then.
            let isKnown = lock.map { $0.entries[each.key]?.pixels == drawn.pixelHash } ?? true
            return SnapshotVerdict(isKnown ? .recorded : .updated)
        }
        .report
        for result in report.results where result.status == .failed { Messages.error(result.text) }
        for result in report.results where !isQuiet && result.status != .failed {
            let note = result.status == .updated ? "  (not what the lock says of it)" : ""
            let source = SnapshotName.file(result.key.source, maximum: 100)
            try OutputFile.print("\(output)/\(source)/\(result.key.name).png\(note)")
        }
        if report.isFailure { throw CommandFailure.silent(ExitStatus.source) }
    }
}
