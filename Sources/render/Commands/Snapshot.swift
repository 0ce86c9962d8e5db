import ArgumentParser
import Files
import Foundation
import Rendering
import SnapshotCases

struct Snapshot: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Records what previews look like, and says what has changed.",
        subcommands: [
            SnapshotRecord.self, SnapshotVerify.self, SnapshotAccept.self, SnapshotReject.self, SnapshotReview.self,
            SnapshotClean.self, SnapshotShow.self, SnapshotGenerate.self, SnapshotExplore.self,
        ])
}

struct SnapshotRecord: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "record",
        abstract: "Writes pictures and layouts of every preview beside its source, or hashes to snapshots.lock.")

    @Flag(help: "Leaves what is recorded already as it is.")
    var missing = false

    @OptionGroup var shared: SnapshotCacheArguments
    @OptionGroup var arguments: SnapshotArguments

    func run() throws {
        let run = try SnapshotRun(arguments, cache: shared.cache)
        let report: SnapshotReport
        if let path = run.lockPath {
            report = try record(run, lockPath: path)
        } else {
            var recorder = SnapshotRecorder(write: SnapshotRun.write)
            recorder.recordsOnlyMissing = missing
            let complete = recorder
            let isRead = run.options.recordsAccessibility
            report =
                try run.draw(known: { try $0.isRecorded(withAccessibility: isRead) ? SnapshotVerdict(.passed) : nil }) {
                    each, drawn, _ in try complete.record(each, drawn)
                }
                .report
        }
        try SnapshotMessages(root: run.root).show(report, verbosity: arguments.verbosity.verbosity)
        if report.isFailure { throw CommandFailure.silent(ExitStatus.source) }
    }

    private func record(_ run: SnapshotRun, lockPath: String) throws -> SnapshotReport {
        let old = try run.lock(isLenient: true) ?? SnapshotLock()
        let isMissingOnly = missing
        let entries = LockedEntries()
        let lockIn: @Sendable (SnapshotKey, SnapshotLock.Entry) -> SnapshotVerdict = { key, entry in
            if isMissingOnly, old.entries[key] != nil { return SnapshotVerdict(.passed) }
            entries.add(key, entry)
            guard let known = old.entries[key] else { return SnapshotVerdict(.recorded) }
            return SnapshotVerdict(known == entry ? .passed : .updated)
        }
        let (report, runner) = try run.draw(
            known: { lockIn($0.key, SnapshotLock.Entry(pixels: $0.pixels, layout: $0.layout)) }
        ) { each, drawn, _ in
            lockIn(each.key, SnapshotLock.Entry(pixels: drawn.pixelHash, layout: drawn.layoutHash))
        }
        let known = runner.knownNames
        // Another shard may have written its part meanwhile.
        try FolderLock.whileHeld(of: lockPath) {
            var lock = try run.lock(isLenient: true) ?? SnapshotLock()
            // What a source that was drawn no longer has, its lock doesn't have either.
            lock.entries = lock.entries.filter { key, _ in known[key.source]?.contains(key.name) ?? true }
            lock.entries.merge(entries.all) { _, new in new }
            let text = Array(lock.text.utf8)
            let isSame = FilePath.isFile(lockPath) ? try FileBytes.read(lockPath) == text : false
            if !isSame { try SnapshotRun.write(lockPath, text) }
        }
        return report
    }
}

struct SnapshotVerify: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "verify", abstract: "Compares every preview with what is recorded of it; fails where one differs.")

    @Option(help: ArgumentHelp("Which part of the pixels has to match, from 0 to 1. (default: 1)", valueName: "part"))
    var precision: Double?

    @Option(
        help: ArgumentHelp(
            "How near a pixel has to be to match; 0.98 is hardly seen, and antialiasing is excused. (default: 1)",
            valueName: "part"))
    var perceptualPrecision: Double?

    @Option(
        help: ArgumentHelp(
            "The folder of the report and its pictures. (default: \(ReportFolder.defaultName))", valueName: "dir"))
    var report: String?

    @Flag(help: "Writes no report.")
    var noReport = false

    @Option(help: ArgumentHelp("Also writes the results as JUnit's XML.", valueName: "file"))
    var junit: String?

    @Option(help: ArgumentHelp("Also writes a summary for a pull request.", valueName: "file"))
    var markdown: String?

    @Flag(help: "Annotates lines for GitHub. (default: where GITHUB_ACTIONS is set)")
    var github = false

    @Option(
        help: ArgumentHelp(
            "Prints a build file with an edge a snapshot, in place of comparing: ninja.", valueName: "engine"))
    var plan: String?

    @OptionGroup var shared: SnapshotCacheArguments
    @OptionGroup var arguments: SnapshotArguments

    func validate() throws {
        if let plan, plan != BuildPlan.ninja { throw ValidationError(BuildPlan.refusal(of: plan)) }
        if plan != nil, junit != nil || markdown != nil || report != nil || noReport || !arguments.patterns.isEmpty {
            throw ValidationError(
                "'--plan' can't be used with '--only', '--report', '--no-report', '--junit' or '--markdown'.")
        }
        for (name, value) in [("precision", precision), ("perceptual-precision", perceptualPrecision)] {
            if let value, !(0...1 ~= value) { throw ValidationError("'--\(name)' has to be from 0 to 1.") }
        }
        if noReport, report != nil { throw ValidationError("'--report' and '--no-report' can't be used together.") }
    }

    func run() throws {
        var run = try SnapshotRun(arguments, cache: shared.cache)
        if plan != nil {
            return try OutputFile.print(SnapshotBuildPlan(run, marks: ReportFolder.defaultName + "/passed").text)
        }
        run.options.precision.pixels = precision ?? run.options.precision.pixels
        run.options.precision.perceptual = perceptualPrecision ?? run.options.precision.perceptual
        let folder = ReportFolder(
            path: report ?? run.options.report.map { $0.hasPrefix("/") ? $0 : "\(run.root)/\($0)" }
                ?? "\(run.root)/\(ReportFolder.defaultName)", write: SnapshotRun.write)
        for (option, path) in [("--junit", junit), ("--markdown", markdown)] {
            try KeptSources.check(run.plan.paths, report: path, option: option)
        }
        if !noReport {
            if let reason = folder.refusal { throw CommandFailure(ExitStatus.usage, "\(reason) (--report)") }
            folder.clear()
        }
        let lock = try run.lock()
        let verifier = SnapshotVerifier(lock: lock)
        let pending = PendingChanges()
        let (root, writesReport) = (run.root, !noReport)
        let isRead = run.options.recordsAccessibility
        var (results, runner) = try run.draw(
            known: { known in
                let isSame =
                    try lock.map { $0.entries[known.key] == .init(pixels: known.pixels, layout: known.layout) }
                    ?? known.isRecorded(withAccessibility: isRead)
                return isSame ? SnapshotVerdict(.passed) : nil
            }
        ) { each, drawn, program in
            var verdict = try verifier.verdict(each, drawn)
            if let change = verdict.change {
                var kept =
                    writesReport
                    ? try folder.keep(change, of: each, root: root, usesLock: lock != nil)
                    : PendingChange(change, of: each)
                (kept.status, kept.text) = (verdict.status, verdict.text)
                pending.add(kept)
                // The pictures are in their files.
                verdict.change?.actual = []
                verdict.change?.expected = nil
                verdict.change?.difference = nil
            }
            return verdict
        }
        if run.patterns.isEmpty { results = SnapshotReport(results.results + extras(run, runner, lock)) }
        let messages = SnapshotMessages(root: run.root)
        var sentences = SnapshotWords(run, inputs: arguments.inputs)?.sentences(for: pending.all, lock: lock) ?? [:]
        for change in pending.all where sentences[change.key] == nil { sentences[change.key] = change.layoutWords }
        pending.explain(sentences)
        for index in results.results.indices {
            guard let sentence = sentences[results.results[index].key] else { continue }
            results.results[index].text = sentence + "\n" + results.results[index].text
        }
        if writesReport, !pending.all.isEmpty {
            try folder.save(pending.all)
            try folder.writePage(HTMLReport(pending.all, report: messages.cleaned(results), folder: folder).bytes())
        }
        try writeReports(messages.cleaned(results))
        try messages.show(results, verbosity: arguments.verbosity.verbosity)
        if writesReport, !pending.all.isEmpty, !arguments.verbosity.quiet {
            let path = FilePath.relative(folder.path, to: FilePath.absolute("."))
            try OutputFile.print("\(path)/\(ReportFolder.pageName) shows them; 'render snapshot accept' takes them")
        }
        if results.isFailure { throw CommandFailure.silent(ExitStatus.source) }
    }

    private func extras(_ run: SnapshotRun, _ runner: SnapshotRunner, _ lock: SnapshotLock?) -> [SnapshotResult] {
        SnapshotClean.extras(run, runner.knownNames, lock).map {
            SnapshotResult(key: $0.key, status: .extra, title: $0.key.name, text: "no preview has this name")
        }
    }

    private func writeReports(_ report: SnapshotReport) throws {
        func put(_ path: String?, _ text: @autoclosure () -> String) throws {
            guard let path else { return }
            try OutputFile.create(path) { try $0.write(Array(text().utf8)) }
        }
        try put(junit, JUnitReport.text(report))
        try put(markdown, MarkdownSummary.text(report))
        let environment = ProcessInfo.processInfo.environment
        let isAction = environment["GITHUB_ACTIONS"] == "true"
        if github || isAction { print(GitHubAnnotations.text(report), terminator: "") }
        if isAction, let path = environment["GITHUB_STEP_SUMMARY"], let file = FileHandle(forWritingAtPath: path) {
            // Each step adds to the same file.
            _ = try? file.seekToEnd()
            try? file.write(contentsOf: Data(MarkdownSummary.text(report).utf8))
        }
    }
}
