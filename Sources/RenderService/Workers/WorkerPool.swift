import CSandbox
import Files
import Foundation
import Logging
import Synchronization
import WorkerProtocol

/// How a request ended that a worker was to draw.
enum DrawingOutcome: Sendable {
    case answer(WorkerAnswer)
    /// It ended the process that worked on it; the status as `waitpid` gives it.
    case crashed(Int32)
    /// It took longer than it may, without noticing.
    case late
    /// There is no room to wait in.
    case refused
    /// It waited longer than it may.
    case expired
    /// An asset has a name that leads elsewhere.
    case badAsset(String)
    /// No worker can be started; why.
    case unavailable(String)
}

// Unchecked: everything that changes is read and written while `condition` is locked.
/// The workers, and what waits for them. Each has a thread that talks to it.
final class WorkerPool: @unchecked Sendable {
    private let live: LiveSettings
    private let logger: Logger
    private let program: String
    /// The folder of all assets.
    private let root: TemporaryFolder
    private let condition = NSCondition()
    /// Wakes the thread that looks after those who wait.
    private let jobsWait = DispatchSemaphore(value: 0)
    private var queue: FairQueue<Job>
    private var standing = StandingQueue()
    private var isClosed = false
    private var running = 0
    private var ready = 0
    private var threads = 0
    private var replaced = 0
    private var confinement: Int?
    private var warmUp = 0.0
    private var lastFailure: String?

    /// One request on its way.
    final class Job: Sendable {
        let client: String
        let request: WorkerRequest
        let assets: [WorkerFile]
        let arrival = ContinuousClock.now
        /// When it has waited as long as it may.
        let deadline: ContinuousClock.Instant
        private let continuation: Mutex<CheckedContinuation<DrawingOutcome, Never>?>

        init(
            _ request: WorkerRequest, assets: [WorkerFile], client: String, deadline: ContinuousClock.Instant,
            _ continuation: CheckedContinuation<DrawingOutcome, Never>
        ) {
            (self.request, self.assets, self.client, self.deadline) = (request, assets, client, deadline)
            self.continuation = Mutex(continuation)
        }

        /// Only the first outcome counts.
        func end(_ outcome: DrawingOutcome) {
            let continuation = continuation.withLock { current in
                defer { current = nil }
                return current
            }
            continuation?.resume(returning: outcome)
        }
    }

    convenience init(_ settings: ServiceSettings, logger: Logger) throws {
        try self.init(LiveSettings(settings), logger: logger)
    }

    /// Starts the workers; `state` says when the first is there.
    init(_ live: LiveSettings, logger: Logger) throws {
        let settings = live.value
        self.live = live
        self.logger = logger
        program = settings.program ?? Self.programBesideThis()
        root = try AssetFolder.makeRoot()
        queue = FairQueue(limit: max(0, settings.queue))
        threads = settings.workers
        for number in 0..<settings.workers {
            let folder = try AssetFolder(in: root.path)
            let thread = Thread { [self] in serve(number, folder) }
            thread.name = "worker \(number)"
            thread.start()
        }
        let clerk = Thread { [self] in expireJobs() }
        clerk.name = "clerk"
        clerk.start()
    }

    static func programBesideThis() -> String {
        URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
            .deletingLastPathComponent().appendingPathComponent("render").path
    }

    // MARK: - Asking

    /// Waits in turn, and for the answer.
    func draw(_ request: WorkerRequest, assets: [WorkerFile] = [], client: String) async -> DrawingOutcome {
        await withCheckedContinuation { continuation in
            let settings = live.value
            let job = Job(
                request, assets: assets, client: client, deadline: .now + .seconds(settings.queueSeconds), continuation)
            condition.lock()
            // A request that an idle worker takes at once doesn't wait.
            let isStanding = settings.shedsStandingQueue && standing.isStanding(at: .now)
            let room = isStanding ? min(settings.queue, settings.workers) : settings.queue
            queue.limit = max(0, room) + max(0, ready - running)
            let refused = isClosed ? job : queue.add(job, of: client)
            if refused != nil { standing.somebodyIsRefused(at: .now) }
            let isFirst = queue.count == 1
            condition.signal()
            condition.unlock()
            refused?.end(.refused)
            if isFirst { jobsWait.signal() }
        }
    }

    /// A thread that sends those away who have waited too long. It sleeps while nobody waits.
    private func expireJobs() {
        while true {
            jobsWait.wait()
            while true {
                let (expired, next, isOver) = condition.withLock {
                    let now = ContinuousClock.now
                    let expired = queue.removeFirsts { $0.deadline <= now }
                    if queue.count == 0 { standing.nobodyWaits() }
                    return (expired, queue.firsts.map(\.deadline).min(), isClosed && queue.count == 0)
                }
                for job in expired { job.end(.expired) }
                if isOver { return }
                guard let next else { break }
                // No longer than this at a time: the pool may be closed meanwhile.
                Thread.sleep(forTimeInterval: min(max((next - .now) / .seconds(1), 0.001), 0.5))
            }
        }
    }

    // MARK: - State

    struct State: Sendable {
        var workers = 0
        var ready = 0
        var running = 0
        var waiting = 0
        var replaced = 0
        /// The bits of `sandbox_enter`; nil before the first worker is there.
        var confinement: Int?
        /// Milliseconds until a worker was warm.
        var warmUp = 0.0
        var failure: String?
    }

    var state: State {
        condition.lock()
        defer { condition.unlock() }
        return State(
            workers: threads, ready: ready, running: running, waiting: queue.count, replaced: replaced,
            confinement: confinement, warmUp: warmUp, failure: lastFailure)
    }

    /// Takes nothing more on; answers once what was taken on is done, or `seconds` are over.
    func drain(seconds: Double) async {
        condition.withLock { isClosed = true }
        let end = ContinuousClock.now + .seconds(seconds)
        while ContinuousClock.now < end {
            let left = condition.withLock { queue.count + running }
            if left == 0 { break }
            try? await Task.sleep(for: .milliseconds(10))
        }
        let left: [Job] = condition.withLock {
            var jobs: [Job] = []
            while let job = queue.next() { jobs.append(job) }
            condition.broadcast()
            return jobs
        }
        for job in left { job.end(.refused) }
        jobsWait.signal()
        root.remove()
    }

    // MARK: - A worker's thread

    /// In place of a status: the worker itself was gone.
    private static let lostStatus: Int32 = -1

    private func next() -> Job? {
        condition.lock()
        defer { condition.unlock() }
        while true {
            if let job = queue.next() {
                running += 1
                standing.somebodyIsTaken(after: .now - job.arrival, at: .now)
                if queue.count == 0 { standing.nobodyWaits() }
                return job
            }
            if isClosed { return nil }
            condition.wait()
        }
    }

    private func serve(_ number: Int, _ folder: AssetFolder) {
        var pause = 0.1
        var worker: WorkerProcess?
        while true {
            if let current = worker, current.answered >= live.value.replacement || !current.isAlive {
                retire(&worker)
            }
            if worker == nil {
                do {
                    worker = try start(number, folder)
                    pause = 0.1
                } catch {
                    guard wait(pause, after: error) else { return }
                    pause = min(pause * 2, 5)
                    continue
                }
            }
            guard let job = next() else { break }
            // One that ended while there was nothing to do costs nobody a request.
            if let current = worker, !current.isAlive {
                retire(&worker)
                worker = try? start(number, folder)
            }
            var outcome = worker.map { run(job, by: $0, folder) } ?? (.unavailable("none can be started"), true)
            if case .crashed(Self.lostStatus) = outcome.outcome {
                // Nothing a source does reaches the worker itself: somebody else ended it, and the request is innocent.
                retire(&worker)
                worker = try? start(number, folder)
                outcome = worker.map { run(job, by: $0, folder) } ?? (.unavailable("none can be started"), true)
            }
            condition.withLock { running -= 1 }
            if !outcome.isAlive { retire(&worker) }
            job.end(outcome.outcome)
        }
        worker?.end()
    }

    private func start(_ number: Int, _ folder: AssetFolder) throws(WorkerProcess.Failure) -> WorkerProcess {
        let worker = try WorkerProcess(program: program, folder: folder.path)
        condition.withLock {
            ready += 1
            if ready == 1 { standing.firstWorkerIsThere() }
            confinement = (confinement ?? worker.greeting.confinement) & worker.greeting.confinement
            warmUp = worker.greeting.warmUp
            lastFailure = nil
        }
        logger.info(
            "a worker is ready",
            metadata: [
                "worker": "\(number)", "process": "\(worker.process)",
                "milliseconds": "\(Int(worker.greeting.warmUp))",
            ])
        return worker
    }

    private func retire(_ worker: inout WorkerProcess?) {
        worker?.end()
        worker = nil
        condition.withLock {
            ready -= 1
            replaced += 1
        }
    }

    /// No worker can be started: those who wait are answered, and it is tried again in a while. False once that is over.
    private func wait(_ seconds: Double, after failure: WorkerProcess.Failure) -> Bool {
        let reason = if case .notStarted(let reason) = failure { reason } else { "\(failure)" }
        logger.error("no worker", metadata: ["reason": "\(reason)"])
        condition.lock()
        lastFailure = reason
        var jobs: [Job] = []
        if ready == 0 { while let job = queue.next() { jobs.append(job) } }
        let isOver = isClosed
        condition.unlock()
        for job in jobs { job.end(.unavailable(reason)) }
        if !isOver { Thread.sleep(forTimeInterval: seconds) }
        return !isOver
    }

    private func run(
        _ job: Job, by worker: WorkerProcess, _ folder: AssetFolder
    ) -> (outcome: DrawingOutcome, isAlive: Bool) {
        do {
            let answer = try folder.with(job.assets) { path in
                var request = job.request
                request.assetFolder = path
                return try worker.answer(request)
            }
            return (.answer(answer), true)
        } catch let failure as AssetFolder.Failure {
            if case .badName(let name) = failure { return (.badAsset(name), true) }
            return (.unavailable("assets can't be written"), true)
        } catch let failure as WorkerProcess.Failure {
            switch failure {
            case .ended(let status): return (.crashed(status), true)
            case .late: return (.late, false)
            case .lost: return (.crashed(Self.lostStatus), false)
            case .notStarted(let reason): return (.unavailable(reason), false)
            }
        } catch {
            return (.unavailable("\(error)"), true)
        }
    }
}
