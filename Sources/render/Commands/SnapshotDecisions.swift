import ArgumentParser
import Files
import Foundation
import Rendering
import SnapshotCases

/// Which of the differences that `verify` found are meant.
struct DecisionArguments: ParsableArguments {
    @Argument(
        help: ArgumentHelp(
            "Which: a part of source and name, or a pattern such as '*/Card.dark'. (default: all)",
            valueName: "pattern"))
    var patterns: [String] = []

    @Option(help: ArgumentHelp("The folder of the report. (default: as 'verify' has it)", valueName: "dir"))
    var report: String?

    @OptionGroup var verbosity: VerbosityArguments

    /// Where what is recorded lies: below the folder that the program runs in or, where a report from elsewhere is named
    /// whose sources aren't here, round that.
    func place() throws -> SnapshotPlace {
        let here = try SnapshotPlace(start: ".")
        guard let report, let changes = try here.report(report).changes(), let first = changes.first,
            !FilePath.isFile("\(here.root)/\(first.key.source)")
        else { return here }
        let round = FilePath.folder(of: FilePath.absolute(report))
        let there = try SnapshotPlace(start: round, root: round)
        return FilePath.isFile("\(there.root)/\(first.key.source)") ? there : here
    }

    /// What there is to decide on, and what of it the patterns mean.
    func pending(_ folder: ReportFolder) throws -> (all: [PendingChange], meant: [PendingChange]) {
        guard let all = try folder.changes() else {
            throw CommandFailure(
                ExitStatus.usage, "there is nothing to decide on: 'render snapshot verify' found no difference yet")
        }
        let names = patterns.map { NamePattern($0) }
        let meant = all.filter { change in names.isEmpty || names.contains { $0.selects(change.key) } }
        guard !meant.isEmpty else {
            let keys = all.prefix(20).map { "    \($0.key.source)/\($0.key.name)\n" }.joined()
            throw CommandFailure(
                ExitStatus.usage,
                all.isEmpty ? "everything is decided on" : "no difference is meant by that; there are\n\(keys)")
        }
        return (all, meant)
    }
}

/// Puts what was drawn in place of what was expected, one after the other, and forgets each when it is done.
struct Decisions {
    let place: SnapshotPlace
    let folder: ReportFolder
    private(set) var open: [PendingChange]

    init(_ place: SnapshotPlace, _ folder: ReportFolder, open: [PendingChange]) {
        (self.place, self.folder, self.open) = (place, folder, open)
    }

    mutating func accept(_ changes: [PendingChange]) throws {
        for change in changes {
            if let reason = folder.refusal(of: change, root: place.root) {
                throw CommandFailure(ExitStatus.usage, reason)
            }
        }
        let path = place.foundLock ?? "\(place.root)/\(SnapshotLock.fileName)"
        let usesLock = changes.contains { $0.folder == nil }
        let (folder, root) = (folder, place.root)
        try FolderLock.whileHeld(of: path) {
            var lock = usesLock ? try SnapshotLock(path: path) : SnapshotLock()
            for change in changes { try folder.accept(change, root: root, lock: &lock) }
            if usesLock { try SnapshotRun.write(path, Array(lock.text.utf8)) }
        }
        try drop(changes)
    }

    /// Nobody wants to see these again; what is recorded stays.
    mutating func drop(_ changes: [PendingChange]) throws {
        let done = Set(changes.map(\.key))
        open.removeAll { done.contains($0.key) }
        if open.isEmpty { folder.clear() } else { try folder.save(open) }
    }
}

struct SnapshotAccept: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "accept", abstract: "Takes what 'verify' drew for what is expected from here on.")

    @OptionGroup var arguments: DecisionArguments

    func run() throws {
        let place = try arguments.place()
        let folder = try place.report(arguments.report)
        let (all, meant) = try arguments.pending(folder)
        var decisions = Decisions(place, folder, open: all)
        try decisions.accept(meant)
        if !arguments.verbosity.quiet {
            for change in meant { try OutputFile.print("accepted: \(change.title.onOneLine) (\(change.key.source))") }
        }
    }
}

struct SnapshotReject: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "reject", abstract: "Keeps what is recorded and forgets what 'verify' drew.")

    @OptionGroup var arguments: DecisionArguments

    func run() throws {
        let place = try arguments.place()
        let folder = try place.report(arguments.report)
        let (all, meant) = try arguments.pending(folder)
        var decisions = Decisions(place, folder, open: all)
        try decisions.drop(meant)
        if !arguments.verbosity.quiet {
            for change in meant { try OutputFile.print("rejected: \(change.title.onOneLine) (\(change.key.source))") }
        }
    }
}

struct SnapshotReview: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "review", abstract: "Goes through what 'verify' found: accept, reject or skip each.")

    @Flag(help: "Shows the differences in a browser of this machine, with buttons to accept and reject them.")
    var page = false

    @Option(help: ArgumentHelp("The port of '--page'. (default: a free one)", valueName: "n"))
    var port: Int?

    @OptionGroup var arguments: DecisionArguments

    func validate() throws {
        guard let port else { return }
        if !page { throw ValidationError("'--port' needs '--page'.") }
        if !(1...65_535 ~= port) {
            throw ValidationError("The value '\(port)' is invalid for '--port': it has to be 1 … 65535.")
        }
    }

    func run() throws {
        let place = try arguments.place()
        let folder = try place.report(arguments.report)
        let (all, meant) = try arguments.pending(folder)
        var decisions = Decisions(place, folder, open: all)
        if page {
            Watch.liftTimeLimit()
            let server = try ReviewServer(decisions, meant, port: port ?? 0)
            try OutputFile.print(server.address)
            let left = server.run()
            if !arguments.verbosity.quiet { try OutputFile.print(left == 0 ? "all decided" : "\(left) left open") }
            return
        }
        for (number, change) in meant.enumerated() {
            let line = change.line.map { ":\($0)" } ?? ""
            var text = "\n\(number + 1) of \(meant.count)  \(change.status.rawValue): \(change.title.onOneLine)"
            text += " (\(change.key.source)\(line))\n"
            if !change.text.isEmpty { text += change.text + "\n" }
            // Sentences say it shorter, and the pictures show it.
            if !change.text.trimmingCharacters(in: .newlines).contains("\n"), let patch = change.layoutPatch {
                text += patch + "\n"
            }
            let shown = FilePath.relative(folder.path, to: FilePath.absolute("."))
            let files = [("expected", change.expected), ("actual", change.actual), ("difference", change.difference)]
            for (name, file) in files {
                if let file { text += "\(name): \(shown)/\(file)\n" }
            }
            try OutputFile.print(text)
            switch try answer() {
            case "a": try decisions.accept([change])
            case "r": try decisions.drop([change])
            case "q": return
            default: continue
            }
        }
        let left = decisions.open.count
        if !arguments.verbosity.quiet { try OutputFile.print(left == 0 ? "all decided" : "\(left) left open") }
    }

    /// One of `a`, `r`, `s`, `q`; the end of the input is `q`.
    private func answer() throws -> Character {
        while true {
            FileHandle.standardOutput.write(Data("[a]ccept, [r]eject, [s]kip, [q]uit? ".utf8))
            guard let line = readLine() else { return "q" }
            if let first = line.lowercased().first, "arsq".contains(first) { return first }
        }
    }
}
