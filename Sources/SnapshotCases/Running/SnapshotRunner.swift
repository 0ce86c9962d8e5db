import Budget
import Foundation
import Rendering
import Synchronization

/// Draws all cases of a plan, on all cores.
package final class SnapshotRunner: Sendable {
    private let plan: SnapshotPlan
    private let settings: SnapshotSettings
    private let limits: RenderLimits
    private let isIncluded: @Sendable (SnapshotKey) -> Bool
    private let cache: SnapshotCache?
    private let results = Mutex<[SnapshotResult]>([])
    private let found = Mutex<[String: Set<String>]>([:])
    /// What ended the run before all was drawn.
    private let ending = Mutex<(any Error)?>(nil)
    private let work = WorkStack()

    package typealias Judge = @Sendable (SnapshotCase, DrawnSnapshot, InterpretedProgram) throws -> SnapshotVerdict
    package typealias Progress = @Sendable (_ done: Int, _ result: SnapshotResult) -> Void

    package init(
        _ plan: SnapshotPlan, _ settings: SnapshotSettings, limits: RenderLimits = RenderLimits(),
        cache: SnapshotCache? = nil, isIncluded: @escaping @Sendable (SnapshotKey) -> Bool = { _ in true }
    ) {
        (self.plan, self.settings, self.limits, self.isIncluded) = (plan, settings, limits, isIncluded)
        self.cache = cache
    }

    /// - Parameters:
    ///   - judge: is called for each case that can be drawn, on any thread. A `RenderFailure` that it throws is the
    ///     case's failure; any other error, such as that of an output that can't be written, ends the run.
    ///   - progress: is called for each result, by one thread at a time.
    /// - Throws: what ended the run.
    package func run(threads: Int, judge: @escaping Judge, progress: Progress? = nil) throws -> SnapshotReport {
        for (source, text) in plan.unreadable {
            add(
                SnapshotResult(key: SnapshotKey(source: source, name: ""), status: .failed, title: source, text: text),
                progress)
        }
        let clashes = plan.clashes
        work.add(
            plan.sources.map { source in
                { [self] in draw(source, clashes[source.name], judge, progress) }
            })
        work.run(threads: max(threads, 1))
        if let error = ending.withLock({ $0 }) { throw error }
        return SnapshotReport(results.withLock { $0 })
    }

    /// The names of the cases there are, whether they were drawn or not, by the source; none for one that has errors.
    package var knownNames: [String: Set<String>] { found.withLock { $0 } }

    private func draw(_ source: SnapshotSource, _ clash: String?, _ judge: @escaping Judge, _ progress: Progress?) {
        guard !isEnded else { return }
        func fail(_ text: String, _ line: Int? = nil) {
            let key = SnapshotKey(source: source.name, name: "")
            let text = Self.placed(text, at: source.path)
            add(SnapshotResult(key: key, status: .failed, line: line, title: source.name, text: text), progress)
        }
        if let clash {
            return fail("error: its snapshots would lie in the folder of '\(clash)'; rename one of the files\n")
        }
        if isKnown(source, progress) { return }
        let outcome = counted {
            Result { () throws(RenderFailure) in
                let program = try source.load()
                return (program, try source.cases(program, isNamed: plan.isSingle, settings))
            }
        }
        switch outcome {
        case .failure(let failure): fail(failure.text, Self.line(in: failure.text, of: source))
        case .success((let program, let cases)):
            var names: [String: SnapshotCase] = [:]
            var jobs: [@Sendable () -> CachedSnapshot?] = []
            for each in cases {
                let name = SnapshotName.folded(each.key.name)
                if let other = names[name] {
                    guard isIncluded(each.key) else { continue }
                    var result = SnapshotResult(
                        key: each.key, status: .failed, line: each.line, title: each.description)
                    result.text = Self.placed(Self.clash(each, other), at: "\(source.path):\(each.line)")
                    add(result, progress)
                    continue
                }
                names[name] = each
                guard isIncluded(each.key) else { continue }
                jobs.append { [self] in draw(each, program, source, judge, progress) }
            }
            let known = Set(cases.map(\.key.name))
            found.withLock { $0[source.name] = known }
            // One thread a source: a program checks bodies and remembers lookups when a session first needs them, so its
            // sessions take turns.
            let all = jobs
            work.add([
                { [self] in
                    let drawn = all.compactMap { $0() }
                    // What isn't whole would hide the rest from the next run.
                    if drawn.count == cases.count, !drawn.isEmpty { cache?.keep(drawn, of: source) }
                }
            ])
        }
    }

    /// Whether the cache has all of a source, so that nothing of it has to be drawn.
    private func isKnown(_ source: SnapshotSource, _ progress: Progress?) -> Bool {
        guard let cache, let snapshots = cache.snapshots(of: source) else { return false }
        var all: [SnapshotResult] = []
        for each in snapshots where isIncluded(each.key) {
            // What can't be read is reported by who compares it with what is drawn.
            guard let verdict = try? cache.judge(each) else { return false }
            all.append(
                SnapshotResult(
                    key: each.key, status: verdict.status, line: each.line, title: each.title, text: verdict.text))
        }
        found.withLock { $0[source.name] = Set(snapshots.map(\.key.name)) }
        for result in all { add(result, progress) }
        return true
    }

    private static func clash(_ each: SnapshotCase, _ other: SnapshotCase) -> String {
        let both =
            each.title == other.title
            ? "two previews are called '\(each.title)' (lines \(other.line) and \(each.line))"
            : "'\(other.title)' (line \(other.line)) and '\(each.title)' would both be '\(each.key.name).png'"
        return "error: \(both); rename one of them\n"
    }

    private func draw(
        _ each: SnapshotCase, _ program: InterpretedProgram, _ source: SnapshotSource, _ judge: Judge,
        _ progress: Progress?
    ) -> CachedSnapshot? {
        guard !isEnded else { return nil }
        var cached: CachedSnapshot?
        let start = ContinuousClock.now
        var result = SnapshotResult(key: each.key, status: .failed, line: each.line, title: each.description)
        do {
            try counted {
                let drawn = try each.draw(program)
                cached = CachedSnapshot(each, drawn)
                let verdict = try judge(each, drawn, program)
                (result.status, result.text, result.change) = (verdict.status, verdict.text, verdict.change)
            }
        } catch let failure as RenderFailure {
            result.text = Self.text(of: failure, in: each, of: source)
            result.line = Self.line(in: failure.text, of: source) ?? each.line
        } catch {
            end(error)
            return nil
        }
        result.seconds = (ContinuousClock.now - start) / .seconds(1)
        add(result, progress)
        return cached
    }

    /// Each source and each case has the limits for itself.
    private func counted<Result>(_ work: () throws -> Result) rethrows -> Result {
        let budget = RunBudget(limits.budget)
        let scope = budget.enter()
        defer { scope.leave() }
        return try work()
    }

    private var isEnded: Bool { ending.withLock { $0 != nil } }

    /// Nothing more is drawn; the first error is the one that is reported.
    private func end(_ error: any Error) {
        ending.withLock { $0 = $0 ?? error }
    }

    private func add(_ result: SnapshotResult, _ progress: Progress?) {
        results.withLock { results in
            results.append(result)
            progress?(results.count, result)
        }
    }

    // MARK: - Texts of failures

    /// A failure that has no place in a source stands at its preview. What is drawn after events also says which
    /// picture it is: the preview itself may be right.
    private static func text(of failure: RenderFailure, in each: SnapshotCase, of source: SnapshotSource) -> String {
        let text = placed(failure.text, at: "\(source.path):\(each.line)")
        guard text != failure.text || each.moment.name != nil else { return text }
        return text + "note: in the snapshot '\(each.description)'\n"
    }

    private static func placed(_ text: String, at place: String) -> String {
        text.hasPrefix("error: ") ? "\(place): \(text)" : text
    }

    /// The line that a diagnostic begins with.
    private static func line(in text: String, of source: SnapshotSource) -> Int? {
        guard text.hasPrefix(source.path + ":") else { return nil }
        return Int(text.dropFirst(source.path.count + 1).prefix { $0.isNumber })
    }
}
