import CTasks
import Foundation

// Unsafe: the sink is the queue's own and taken away from the thread before it goes; jobs are the runtime's, each
// handed back to it once. Executors are two words in Swift's ABI.

/// The tasks of compiled views: their steps run on the session's own thread and time, one after the other, so that what
/// `Task`, `Task.sleep` and the main actor do is the same at every run.
final class TaskQueue {
    private let clock: VirtualClock
    private let sink = UnsafeMutablePointer<TaskSink>.allocate(capacity: 1)
    private var jobs: [UnsafeMutableRawPointer] = []

    init(clock: VirtualClock) {
        SessionMainExecutor.install
        self.clock = clock
        sink.initialize(
            to: TaskSink(context: Unmanaged.passUnretained(self).toOpaque()) { context, job, delay in
                guard let context, let job else { return }
                Unmanaged<TaskQueue>.fromOpaque(context).takeUnretainedValue().enqueue(job, delay)
            })
    }

    deinit { sink.deallocate() }

    private func enqueue(_ job: UnsafeMutableRawPointer, _ delay: UInt64) {
        guard delay > 0 else { return jobs.append(job) }
        clock.schedule(after: Double(delay) / 1e9) { [weak self] in self?.jobs.append(job) }
    }

    /// Takes what code that runs meanwhile enqueues on this thread.
    func whileCollecting<Result>(_ work: () throws -> Result) rethrows -> Result {
        let before = task_sink_set(sink)
        defer { _ = task_sink_set(before) }
        return try work()
    }

    var isEmpty: Bool { jobs.isEmpty }

    /// Runs the steps that are due, and those they lead to.
    ///
    /// - Returns: false where they have no end.
    func run() -> Bool {
        var steps = 0
        while !jobs.isEmpty {
            steps += 1
            guard steps <= Self.mostSteps else { return false }
            task_job_run(jobs.removeFirst())
        }
        return true
    }

    private static var mostSteps: Int { 1_000_000 }
}

/// The main actor's executor on threads with a session: a task that begins on the main actor goes to the executor the
/// runtime finds for it and, other than one that comes back to it, past the hook (seen in Swift 6.3).
private final class SessionMainExecutor: SerialExecutor {
    private static let shared = SessionMainExecutor()

    static let install: Void = {
        let reference = UnownedSerialExecutor(ordinary: shared)
        let words = unsafeBitCast(reference, to: (UnsafeMutableRawPointer, UInt).self)
        task_main_executor_set(words.0, words.1)
    }()

    func enqueue(_ job: consuming ExecutorJob) {
        task_main_enqueue(unsafeBitCast(UnownedJob(job), to: UnsafeMutableRawPointer.self))
    }
}
