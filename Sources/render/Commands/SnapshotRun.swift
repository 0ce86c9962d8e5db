import Budget
import FigurePipeline
import Files
import RenderConfiguration
import Foundation
import Rendering
import SnapshotCases

/// What the arguments and `render.yml` together ask for.
struct SnapshotRun {
    /// The folder that names in reports and the lock begin in.
    let root: String
    var options: SnapshotOptions
    var plan: SnapshotPlan
    let lockPath: String?
    let limits: RenderLimits
    let threads: Int
    let patterns: [NamePattern]
    let cache: SharedCache?
    /// Whether only a part of the sources is drawn.
    private let isShard: Bool
    private let verbosity: Verbosity

    /// - Parameter cache: what the command line says of it, where the command has such an option.
    init(_ arguments: SnapshotArguments, cache: String? = nil) throws {
        let first = arguments.inputs.first ?? "."
        let start = SourceProject.isFolder(first) ? first : FilePath.folder(of: first)
        let place = try SnapshotPlace(start: start, config: arguments.config)
        var options = try place.options()
        let given = try arguments.matrix.given()
        options.axes.merge(given.axes) { _, new in new }
        options.options += given.options
        if arguments.accessibility { options.recordsAccessibility = true }
        (root, self.options) = (place.root, options)
        let wantsLock = arguments.lock ?? options.usesLock ?? (place.foundLock != nil)
        lockPath = wantsLock ? place.foundLock ?? "\(place.root)/\(SnapshotLock.fileName)" : nil
        var limited = RenderOptions()
        for option in options.options where option.name.hasPrefix("max-") {
            try? limited.set(option.name, to: option.text)
        }
        limits = limited.limits
        for option in options.options where ["assets", "font-dir"].contains(option.name) {
            var checked = RenderOptions()
            try? checked.set(option.name, to: option.text)
            try Folders.check(checked)
        }
        threads = arguments.jobs ?? options.jobs ?? ProcessInfo.processInfo.activeProcessorCount
        patterns = arguments.patterns.map { NamePattern($0) }
        verbosity = arguments.verbosity.verbosity
        self.cache = try (cache ?? options.cache).map { address in
            let version = PipelineSettings.version(named: RenderCommand.configuration.version)
            let ignored: Set = [SnapshotSource.folderName, ReportFolder.defaultName]
            guard let cache = SharedCache(address, programVersion: version, ignoring: ignored) else {
                throw CommandFailure(ExitStatus.usage, SharedCache.refusal(of: address))
            }
            return cache
        }
        // Each picture has the limits for itself; all of them may take as long as they do.
        var all = BudgetLimits()
        (all.seconds, all.memory) = (1e9, min(limits.memory, 1 << 40) * (threads + 1))
        Watch.budget.change(all)
        plan = try SnapshotPlan(paths: arguments.inputs, root: root)
        let shard = try arguments.shardNumbers()
        isShard = shard != nil
        if let (index, count) = shard { plan.keepShard(index, of: count) }
    }

    /// Where the settings or a lock are, else where the program runs.
    func lock(isLenient: Bool = false) throws -> SnapshotLock? {
        try lockPath.map { try SnapshotLock(path: $0, isLenient: isLenient) }
    }

    /// - Throws: what `judge` throws that isn't the failure of one snapshot; where no snapshot matches the patterns.
    func draw(
        known: SnapshotCache.Judge? = nil, judge: @escaping SnapshotRunner.Judge
    ) throws -> (report: SnapshotReport, runner: SnapshotRunner) {
        let patterns = patterns
        let runner = SnapshotRunner(plan, options.settings(), limits: limits, cache: known.flatMap(cache)) { key in
            patterns.isEmpty || patterns.contains { $0.selects(key) }
        }
        let bar = ProgressBar(isQuiet: verbosity.isQuiet)
        let report: SnapshotReport
        do {
            defer { bar.clear() }
            report = try runner.run(threads: threads, judge: judge) { done, result in
                bar.show("\(done) drawn, \(result.key.source)")
            }
        }
        try checkPatterns(among: runner.knownNames, report)
        if !verbosity.isQuiet { for warning in cache?.warnings ?? [] { Messages.error(warning) } }
        return (report, runner)
    }

    /// A pattern that no snapshot matches is a mistake; what the others match is drawn all the same. The names in a
    /// source with errors aren't known, and another shard has others.
    private func checkPatterns(among names: [String: Set<String>], _ report: SnapshotReport) throws {
        guard !isShard, !report.results.contains(where: { $0.key.name.isEmpty }) else { return }
        let keys = Self.keys(names).sorted()
        let unmatched = patterns.filter { pattern in !keys.contains { pattern.selects($0) } }
        guard !unmatched.isEmpty else { return }
        let message = "no snapshot matches \(unmatched.map { "'\($0.text)'" }.joined(separator: " or ")) (--only)"
        guard unmatched.count == patterns.count else { return verbosity.report(["warning: \(message)\n"]) }
        let shown = keys.prefix(20).map { "\n    \($0.source)/\($0.name)" }.joined()
        let more = keys.count > 20 ? "\n    and \(keys.count - 20) more" : ""
        throw CommandFailure(ExitStatus.usage, message + "; there are" + (keys.isEmpty ? " none" : shown + more))
    }

    private static func keys(_ names: [String: Set<String>]) -> [SnapshotKey] {
        names.flatMap { source, names in names.map { SnapshotKey(source: source, name: $0) } }
    }

    /// - Parameter judge: what the command says of a snapshot that isn't drawn.
    private func cache(_ judge: @escaping SnapshotCache.Judge) -> SnapshotCache? {
        guard let cache else { return nil }
        let settings = options.settings()
        let all =
            settings.options + settings.configurations.flatMap(\.options)
            + settings.previews.flatMap { $0.options + ($0.configurations ?? []).flatMap(\.options) }
        func folders(_ name: String) -> [String] { Set(all.filter { $0.name == name }.map(\.text)).sorted() }
        let (assets, fonts) = (folders("assets"), folders("font-dir"))
        // Settings are lists of texts and numbers: they are written alike by every run of one build.
        let parts = ["snapshots", "\(plan.isSingle)", plan.contentHash.description, "\(settings)"]
        return SnapshotCache(
            key: { cache.key(of: parts + [$0.name], source: $0.path, assets: assets, fonts: fonts) },
            load: { cache.bytes(for: $0) }, store: { cache.store($0, for: $1) }, judge: judge)
    }

    /// The snapshots there are, without drawing them, and sources that can't be read.
    func names() throws -> (keys: [SnapshotKey], report: SnapshotReport) {
        let runner = SnapshotRunner(plan, options.settings(), limits: limits) { _ in false }
        let report = try runner.run(threads: threads) { _, _, _ in SnapshotVerdict(.passed) }
        return (
            Self.keys(runner.knownNames).filter { key in patterns.isEmpty || patterns.contains { $0.selects(key) } },
            report
        )
    }

    /// Where what is recorded of a snapshot lies.
    func recordedFiles(of key: SnapshotKey) -> [String] {
        if let lockPath { return [lockPath] }
        guard let source = plan.sources.first(where: { $0.name == key.source }) else { return [] }
        return ExtraSnapshots.files(in: source.folder)[key.name] ?? []
    }

    /// Writes a file whole, and makes the folders round it.
    static let write: SnapshotRecorder.Write = { path, bytes in
        try Folders.create(FilePath.folder(of: path))
        try OutputFile.create(path) { try $0.write(bytes) }
    }
}

/// Where a run's settings, lock and report are.
struct SnapshotPlace {
    let root: String
    let foundLock: String?
    private let config: ConfigurationFile?

    /// - Parameters:
    ///   - start: the folder from which files are looked for upwards.
    ///   - root: what names begin in where no file is found.
    init(start: String, root: String = ".", config path: String? = nil) throws {
        foundLock = FilePath.find(SnapshotLock.fileName, from: start)
        let found = path ?? FilePath.find(SnapshotOptions.fileName, from: start)
        if let found {
            let name = found.split(separator: "/").last.map(String.init) ?? found
            config = try ConfigurationFile(path: FilePath.absolute(found), name: name)
            // A lock that is there already stays the place that its names begin in.
            self.root = foundLock.map(FilePath.folder) ?? FilePath.folder(of: FilePath.absolute(found))
        } else {
            config = nil
            self.root = foundLock.map(FilePath.folder) ?? FilePath.absolute(root)
        }
    }

    func options() throws -> SnapshotOptions {
        try config.map { file throws(RenderFailure) in try SnapshotOptions(file) } ?? SnapshotOptions()
    }

    func report(_ given: String?) throws -> ReportFolder {
        let path = try given ?? options().report.map { $0.hasPrefix("/") ? $0 : "\(root)/\($0)" }
        return ReportFolder(path: path ?? "\(root)/\(ReportFolder.defaultName)", write: SnapshotRun.write)
    }
}
