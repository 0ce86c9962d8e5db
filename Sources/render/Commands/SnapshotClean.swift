import ArgumentParser
import Files
import Foundation
import Rendering
import SnapshotCases

struct SnapshotClean: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "clean", abstract: "Removes snapshots that no preview has any more.")

    @Flag(help: "Says what would be removed, and removes nothing.")
    var dryRun = false

    @OptionGroup var arguments: SnapshotArguments

    func run() throws {
        let run = try SnapshotRun(arguments)
        // The names are known once the sources are read; nothing has to be drawn.
        let runner = SnapshotRunner(run.plan, run.options.settings(), limits: run.limits) { _ in false }
        let report = try runner.run(threads: run.threads) { _, _, _ in SnapshotVerdict(.passed) }
        for result in report.results where result.status == .failed { Messages.error(result.text) }
        let lock = try run.lock()
        let extras = Self.extras(run, runner.knownNames, lock)
        let isQuiet = arguments.verbosity.quiet
        for extra in extras {
            for file in extra.files {
                if !dryRun, unlink(file) != 0, errno != ENOENT {
                    throw CommandFailure(
                        ExitStatus.cantCreate, "can't remove '\(file)': \(String(cString: strerror(errno)))")
                }
                if !isQuiet { try OutputFile.print("\(dryRun ? "would remove" : "removed") \(file)") }
            }
            // Only one that is empty goes.
            if !dryRun, let file = extra.files.first { rmdir(FilePath.folder(of: file)) }
        }
        if var lock, let path = run.lockPath, !extras.isEmpty {
            for extra in extras where extra.files.isEmpty {
                lock.entries[extra.key] = nil
                if !isQuiet {
                    try OutputFile.print(
                        "\(dryRun ? "would remove" : "removed") \(extra.key.source) \(extra.key.name) from the lock")
                }
            }
            if !dryRun { try SnapshotRun.write(path, Array(lock.text.utf8)) }
        }
        if !isQuiet, extras.isEmpty { try OutputFile.print("nothing to remove") }
        // A source with errors keeps its snapshots, and says that it does.
        if report.isFailure { throw CommandFailure.silent(ExitStatus.source) }
    }

    /// What no preview has: files, or lines of a lock, which have no files.
    static func extras(
        _ run: SnapshotRun, _ known: [String: Set<String>], _ lock: SnapshotLock?
    ) -> [(key: SnapshotKey, files: [String])] {
        guard let lock else {
            let own = run.plan.sources.flatMap { source in
                known[source.name].map { ExtraSnapshots.of(source, known: $0) } ?? []
            }
            return own + ExtraSnapshots.orphans(of: run.plan, root: run.root)
        }
        let unread = Set(run.plan.sources.map(\.name)).union(run.plan.unreadable.map(\.source))
            .subtracting(known.keys)
        return lock.entries.keys.sorted().filter { key in
            if let names = known[key.source] { return !names.contains(key.name) }
            // A source of another run's is none of this one's business, as long as it is there.
            return !unread.contains(key.source) && !FilePath.isFile("\(run.root)/\(key.source)")
        }
        .map { ($0, []) }
    }
}
