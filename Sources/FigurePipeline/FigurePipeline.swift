import Files
import Foundation
import Rendering
import Synchronization

/// What a run did.
public struct PipelineReport: Sendable {
    /// Figures that the run was about.
    public var figures = 0
    /// Those that were drawn, that a cache had, and that were there already.
    public var drawn = 0
    public var cached = 0
    public var unchanged = 0
    /// Files that a check found other than they should be, a line or more each.
    public var differences: [String] = []
    /// Files that were removed, from the output folder.
    public var removed: [String] = []
    public var problems: [Problem] = []

    public var hasErrors: Bool { problems.contains { $0.severity == .error } }
}

/// Draws the figures of a book and writes its pages with them.
///
///     let pipeline = FigurePipeline(PipelineSettings(inputs: ["Book"], output: "site")) { path, bytes in … }
///     let report = pipeline.run()
public struct FigurePipeline: Sendable {
    /// Writes a whole file or nothing.
    public typealias Write = @Sendable (_ path: String, _ bytes: [UInt8]) throws -> Void

    private let settings: PipelineSettings
    private let write: Write
    private let pool: WorkerPool?

    /// - Parameters:
    ///   - worker: a program and its arguments that draws figures as `FigureWorker` does; nil draws in this process.
    ///   - write: is given the files, with their folders made already.
    public init(_ settings: PipelineSettings, worker: [String]? = nil, write: @escaping Write) {
        (self.settings, self.write, pool) = (settings, write, worker.map { WorkerPool($0) })
    }

    /// Draws again whenever a source changes, until the program is ended.
    ///
    /// - Parameters:
    ///   - server: shows the output and tells its readers of changes.
    ///   - done: is called after each run, with how long it took.
    public func watch(_ server: LiveServer?, done: @Sendable (PipelineReport, Duration) -> Void) -> Never {
        var settings = settings
        settings.keepsLastPictures = true
        let pipeline = FigurePipeline(settings, pool: pool, write: write)
        let others = settings.options.filter { ["style", "labels"].contains($0.name) }.map(\.text)
        var watcher = SourceWatcher(settings.inputs + others, output: settings.output)
        while true {
            let start = ContinuousClock.now
            let report = pipeline.run()
            server?.publish(report.problems.filter { $0.severity == .error }.map(\.text))
            done(report, ContinuousClock.now - start)
            watcher.waitForChange()
        }
    }

    private init(_ settings: PipelineSettings, pool: WorkerPool?, write: @escaping Write) {
        (self.settings, self.pool, self.write) = (settings, pool, write)
    }

    /// - Parameter progress: is called with how many of the figures that have to be drawn are, and the last one's name.
    public func run(progress: @escaping @Sendable (Int, Int, String) -> Void = { _, _, _ in }) -> PipelineReport {
        let (settings, plan): (PipelineSettings, BookPlan)
        do throws(Problem) {
            (settings, plan) = try self.plan()
        } catch {
            var report = PipelineReport()
            report.problems = [error]
            return report
        }
        let refusals = OverwrittenSources(plan, settings).problems
        guard refusals.isEmpty else {
            var report = PipelineReport()
            report.problems = refusals
            return report
        }
        var run = PipelineRun(plan, settings, pool: pool, write: write)
        return run.run(progress)
    }

    /// Why a run wouldn't write anything: sources that it would write over. Empty where it would; nothing is drawn.
    public func refusals() -> [Problem] {
        guard let (settings, plan) = try? self.plan() else { return [] }
        return OverwrittenSources(plan, settings).problems
    }

    /// What the sources ask for, and the settings as they are for such sources.
    func plan() throws(Problem) -> (PipelineSettings, BookPlan) {
        var settings = settings
        let tree = SourceTree(settings.inputs, output: settings.output)
        if tree.isCatalog, settings.format == .markdown { settings.format = .docc }
        return (settings, try BookPlan(tree, settings))
    }
}

/// One run, step by step: what is known already, what is drawn, the pages, what is removed.
struct PipelineRun {
    private let plan: BookPlan
    private let settings: PipelineSettings
    private let pool: WorkerPool?
    private let writer: OutputWriter
    private let cache: (any FigureCache)?
    private var report = PipelineReport()
    private var state = OutputState()
    private(set) var entries: [String: OutputState.Entry] = [:]

    init(_ plan: BookPlan, _ settings: PipelineSettings, pool: WorkerPool?, write: @escaping FigurePipeline.Write) {
        (self.plan, self.settings, self.pool) = (plan, settings, pool)
        writer = OutputWriter(folder: settings.output, isCheck: settings.checks, write: write)
        cache = settings.cache.flatMap { FigureCaches.open($0, patience: settings.cachePatience) }
        report.problems = plan.problems
        if cache == nil, let address = settings.cache {
            report.problems.append(
                Problem(text: "error: \(SharedCache.refusal(of: address))\n"))
        }
    }

    mutating func run(_ progress: @escaping @Sendable (Int, Int, String) -> Void) -> PipelineReport {
        let share = PlanShare(plan, settings.shard)
        var figures = plan.figures.indices.filter(share.figures.contains)
        if let name = settings.only {
            figures = figures.filter { plan.figures[$0].name == name }
            if figures.isEmpty, !plan.refused.contains(where: { $0.name == name }) {
                report.problems.append(Problem(text: "error: no source has a figure '\(name)' (--only)\n"))
            }
        }
        // What is wrong with those that are refused already is among the plan's problems.
        let refused = plan.refused.filter { refusal in
            if let name = settings.only { return refusal.name == name }
            return refusal.chapter.map(share.chapters.contains) ?? share.isFirst
        }
        report.figures = figures.count + refused.count
        draw(figures, progress)
        // The pages are another run's, which knows of all figures.
        if settings.only == nil {
            writePages(share)
            if settings.checks { compareWithLock(figures) } else { finish(share, figures) }
            printBook()
        }
        report.problems += (cache?.warnings ?? []).map { Problem(.warning, text: $0) }
        report.problems += writer.problems
        report.differences += writer.differences
        if settings.isStrict { report.problems = report.problems.map { $0.asError() } }
        return report
    }

    // MARK: - Figures

    private mutating func draw(_ figures: [Int], _ progress: @escaping @Sendable (Int, Int, String) -> Void) {
        var world = World(programVersion: settings.programVersion, output: settings.output)
        let known = settings.output.map { OutputState.read($0) } ?? (state: OutputState(), time: timespec())
        state = known.state
        var open: [(index: Int, job: FigureJob)] = []
        var keys: [Int: String] = [:]
        for index in figures {
            let figure = plan.figures[index]
            let key = figure.job.key(world.parts(for: figure.job))
            keys[index] = key
            if !settings.checks, settings.only == nil, let output = settings.output,
                let entry = known.state.figures[figure.name],
                entry.key == key,
                entry.files.map(\.path) == figure.job.outputs.map({ settings.path(of: figure, $0) }),
                OutputState.isThere(entry, in: output, since: known.time)
            {
                entries[figure.name] = entry
                report.unchanged += 1
            } else if let record = cache?.record(for: key), Set(record.files.map(\.output)) == Set(figure.job.outputs) {
                take(record, of: figure, key)
                report.cached += 1
            } else {
                open.append((index, figure.job))
            }
        }
        drawOpen(open, keys, progress)
        for index in figures {
            let figure = plan.figures[index]
            guard let entry = entries[figure.name] else { continue }
            report.problems += entry.warnings.map { Problem(.warning, text: figure.places.translate($0)) }
        }
    }

    private mutating func drawOpen(
        _ open: [(index: Int, job: FigureJob)], _ keys: [Int: String],
        _ progress: @escaping @Sendable (Int, Int, String) -> Void
    ) {
        let (plan, cache, collected) = (plan, cache, CollectedFigures())
        let writer = writer
        let settings = settings
        FigureQueue(workers: settings.workers, pool: pool).draw(open) { index, result in
            let figure = plan.figures[index]
            let key = keys[index] ?? ""
            if case .success(let record) = result {
                cache?.store(record.encoded(), for: key)
                collected.add(index, .success(Self.write(record, of: figure, key, settings, writer)))
            } else if case .failure(let failure) = result {
                collected.add(index, .failure(failure))
            }
            progress(collected.count, open.count, figure.name)
            // A run that is ended goes on from here.
            if collected.count % 16 == 0 { writer.writeState(adding: collected.entries(of: plan)) }
        }
        for (index, result) in collected.all.sorted(by: { $0.key < $1.key }) {
            let figure = plan.figures[index]
            switch result {
            case .success(let entry):
                entries[figure.name] = entry
                report.drawn += 1
            case .failure(let failure): reportFailure(failure, of: figure)
            }
        }
    }

    private mutating func reportFailure(_ failure: RenderFailure, of figure: PlannedFigure) {
        if settings.keepsLastPictures { entries[figure.name] = state.figures[figure.name] }
        var text = figure.places.translate(failure.text)
        let first = figure.chapter.map { plan.chapters[$0].file.name } ?? figure.job.sources[0].path
        // A failure without a place has the fence's.
        if text.hasPrefix("error:") { text = "\(first):\(figure.line): \(text)" }
        let note = "note: the figure '\(figure.name)' of \(first):\(figure.line) isn't drawn\n"
        report.problems.append(Problem(.error, Problem.Cause(failure.cause), text: text + note))
    }

    private mutating func take(_ record: FigureRecord, of figure: PlannedFigure, _ key: String) {
        entries[figure.name] = Self.write(record, of: figure, key, settings, writer)
    }

    private static func write(
        _ record: FigureRecord, of figure: PlannedFigure, _ key: String, _ settings: PipelineSettings,
        _ writer: OutputWriter
    ) -> OutputState.Entry {
        let files = figure.job.outputs.compactMap { output -> OutputState.File? in
            guard let bytes = record.bytes(for: output) else { return nil }
            let path = settings.path(of: figure, output)
            writer.write(bytes, path, isPicture: settings.lock == nil || !settings.checks)
            return OutputState.File(path: path, size: bytes.count, hash: ContentHash.of(bytes))
        }
        return OutputState.Entry(
            key: key, alternateText: record.alternateText, words: record.words, width: record.width,
            height: record.height, warnings: record.warnings, files: files)
    }

    // MARK: - Pages and what goes with them

    private mutating func writePages(_ share: PlanShare) {
        guard settings.output != nil, !settings.isFlat, !(settings.checks && settings.lock != nil) else { return }
        let pages = PageWriter(plan: plan, settings: settings, entries: entries)
        if settings.isSite {
            let site = SiteWriter(pages)
            let own = Set(share.chapters.map { SiteWriter.page(of: plan.chapters[$0]) })
            let others = Set(plan.chapters.map(SiteWriter.page(of:))).subtracting(own)
            // What belongs to no chapter is the first shard's.
            for (path, text) in site.files(only: own.union(share.isFirst ? ["style.css", "index.html"] : []))
            where !others.contains(path) { writer.write(Array(text.utf8), path) }
        } else {
            for index in share.chapters {
                writer.write(Array(pages.markdown(of: index).utf8), plan.chapters[index].place.relativePath)
            }
        }
        let files = CompanionFiles(plan, settings, share)
        for file in files.all {
            guard let bytes = SmallFile.read(file.path) else { continue }
            writer.write(bytes, file.relativePath)
        }
    }

    /// The PDF of the whole book, where the pages or the pictures aren't those that the one there was printed from.
    private mutating func printBook() {
        guard settings.format == .pdf, let output = settings.output, !writer.hasProblems else { return }
        let writer = writer
        do throws(Problem) {
            try BookPrinter(folder: output).print(
                pictures: entries.values.flatMap { $0.files.map(\.hash) }.sorted()
            ) { writer.write($0, $1) }
        } catch {
            report.problems.append(error)
        }
    }

    private mutating func compareWithLock(_ figures: [Int]) {
        guard let lock = settings.lock else { return }
        guard let bytes = SmallFile.read(lock) else {
            report.problems.append(
                Problem(
                    .error, .unreadable, file: lock, "can't be read",
                    notes: ["'--lock' without '--check' writes it"]))
            return
        }
        let expected = FigureLock(bytes)
        var known: Set<String> = []
        for index in figures {
            let figure = plan.figures[index]
            let place = (figure.chapter.map { plan.chapters[$0].file.name } ?? figure.job.sources[0].path)
            for output in figure.job.outputs { known.insert(settings.path(of: figure, output)) }
            guard let entry = entries[figure.name] else { continue }
            for file in entry.files where expected.hashes[file.path] != file.hash {
                let reason = expected.hashes[file.path] == nil ? "isn't in \(lock)" : "isn't as in \(lock)"
                report.differences.append(
                    "\(place):\(figure.line): the figure '\(figure.name)' \(reason) (\(file.path))\n")
            }
        }
        guard settings.shard == nil else { return }
        for path in expected.hashes.keys.sorted() where !known.contains(path) {
            report.differences.append("\(lock): no source names the figure of \(path) any more\n")
        }
    }

    private mutating func finish(_ share: PlanShare, _ figures: [Int]) {
        guard settings.output != nil || settings.lock != nil else { return }
        if let output = settings.output {
            FolderLock.whileHeld(of: "\(output)/\(OutputState.name)") { writeState(figures, output) }
        }
        if let path = settings.lock { FolderLock.whileHeld(of: path) { writeLock(path, figures) } }
        if let path = settings.dependencies {
            writer.writeElsewhere(Array(DependencyFile(plan, settings, share).text.utf8), path)
        }
    }

    private mutating func writeState(_ figures: [Int], _ output: String) {
        // Another shard may have written its part meanwhile.
        if !settings.checks { state.figures.merge(OutputState.read(output).state.figures) { _, new in new } }
        let planned = Set(plan.figures.map(\.name))
        // A figure that failed is drawn again next time, even if its old picture is still there.
        var next = state.figures.filter { name, _ in !settings.cleans || planned.contains(name) }
        for index in figures { next[plan.figures[index].name] = entries[plan.figures[index].name] }
        if settings.cleans, !plan.problems.contains(where: { $0.severity == .error }) { clean(planned, next) }
        state.figures = next
        writer.writeState(state)
    }

    private func writeLock(_ path: String, _ figures: [Int]) {
        var lock = settings.shard == nil ? FigureLock() : SmallFile.read(path).map { FigureLock($0) } ?? FigureLock()
        for index in figures {
            for file in entries[plan.figures[index].name]?.files ?? [] { lock.hashes[file.path] = file.hash }
        }
        writer.writeElsewhere(Array(lock.text.utf8), path)
    }

    /// Removes what earlier runs wrote for figures that there aren't any more; nothing else.
    private mutating func clean(_ planned: Set<String>, _ next: [String: OutputState.Entry]) {
        guard let output = settings.output else { return }
        let kept = Set(next.values.flatMap { $0.files.map(\.path) })
        let failed = Set(
            plan.figures.flatMap { figure in figure.job.outputs.map { settings.path(of: figure, $0) } })
        for entry in state.figures.values {
            for file in entry.files where !kept.contains(file.path) && !failed.contains(file.path) {
                // A path of a state that somebody wrote leads nowhere else.
                guard LocalLink.resolve(file.path, in: []) == file.path else { continue }
                if unlink("\(output)/\(file.path)") == 0 { report.removed.append(file.path) }
            }
        }
        report.removed.sort()
    }
}

/// What came back from the processes that draw.
private final class CollectedFigures: Sendable {
    private let results = Mutex<[Int: Result<OutputState.Entry, RenderFailure>]>([:])

    func add(_ index: Int, _ result: Result<OutputState.Entry, RenderFailure>) {
        results.withLock { $0[index] = result }
    }

    var all: [Int: Result<OutputState.Entry, RenderFailure>] { results.withLock { $0 } }
    var count: Int { results.withLock { $0.count } }

    func entries(of plan: BookPlan) -> [String: OutputState.Entry] {
        var entries: [String: OutputState.Entry] = [:]
        for case (let index, .success(let entry)) in all { entries[plan.figures[index].name] = entry }
        return entries
    }
}
