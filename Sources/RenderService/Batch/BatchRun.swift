import Foundation
import Logging
import WorkerProtocol

/// Many pictures: a job a line in, an answer a line out. `render batch`.
///
/// A job is `{"id", "source" or "path", "files", "assets", "options", "events", "kind", "output"}`; its answer has the
/// `id`, a `status`, the output's path or its bytes in base 64, their hash, diagnostics and milliseconds. A job that
/// fails is one line, the rest go on.
public struct BatchRun: Sendable {
    public struct Options: Sendable {
        /// Whether answers come as they are done.
        public var isUnordered = false
        /// Whether jobs are passed over that an earlier run finished.
        public var resumes = false
        /// The file of jobs; nil for standard input.
        public var input: String?
        /// The file of answers, which is added to; nil for standard output.
        public var answers: String?

        public init() {}
    }

    public enum Failure: Error, CustomStringConvertible {
        case unreadable(String), unwritable(String)

        public var description: String {
            switch self {
            case .unreadable(let path): "can't read '\(path)'"
            case .unwritable("-"): "can't write standard output"
            case .unwritable(let path): "can't write '\(path)'"
            }
        }
    }

    private let settings: ServiceSettings
    private let options: Options
    private let logger: Logger

    public init(_ settings: ServiceSettings, _ options: Options, logger: Logger) {
        var settings = settings
        // Back pressure keeps the line short.
        settings.queue = 4 * settings.workers + 64
        settings.queueSeconds = 86_400
        (self.settings, self.options, self.logger) = (settings, options, logger)
    }

    /// How many jobs failed.
    public func run() async throws -> Int {
        signal(SIGPIPE, SIG_IGN)
        let finished = options.resumes ? try FinishedJobs(answers: options.answers) : FinishedJobs()
        let input = try descriptor(options.input, O_RDONLY, Failure.unreadable) ?? STDIN_FILENO
        let output = try descriptor(options.answers, O_WRONLY | O_CREAT | O_APPEND, Failure.unwritable) ?? STDOUT_FILENO
        if output != STDOUT_FILENO { Self.endLine(of: options.answers ?? "", output) }
        let pool = try WorkerPool(settings, logger: logger)
        let signals = EndingSignals()
        defer { signals.cancel() }
        let writer = BatchWriter(LineOutput(output), isOrdered: !options.isUnordered)
        let lines = LineInput(input, limit: 4 * settings.bodyLimit)
        let (settings, worker) = (settings, BatchWorker(pool, settings, finished))
        let places = 2 * settings.workers
        await withTaskGroup(of: Void.self) { group in
            var (number, running) = (0, 0)
            for await line in lines.lines {
                defer { lines.done() }
                guard !line.allSatisfy({ $0 == 0x20 || $0 == 0x0D }) else { continue }
                guard await writer.isRead else { break }
                // Answers that wait for their turn count as well: memory doesn't grow with a slow job.
                while running >= places { await group.next(); running -= 1 }
                await writer.waitForRoom(before: number, places: 8 * places)
                let place = number
                number += 1
                running += 1
                group.addTask { await writer.write(await worker.answer(line, number: place), at: place) }
            }
            await group.waitForAll()
        }
        await pool.drain(seconds: 1)
        guard await writer.isRead else { throw Failure.unwritable(options.answers ?? "-") }
        return await writer.failures
    }

    private func descriptor(
        _ path: String?, _ flags: Int32, _ failure: (String) -> Failure
    ) throws -> Int32? {
        guard let path, path != "-" else { return nil }
        let opened = open(path, flags | O_CLOEXEC, 0o666)
        guard opened >= 0 else { throw failure(path) }
        return opened
    }

    /// Ends the last line of a file that is added to.
    private static func endLine(of path: String, _ output: Int32) {
        guard let handle = FileHandle(forReadingAtPath: path), let end = try? handle.seekToEnd(), end > 0 else {
            return
        }
        try? handle.seek(toOffset: end - 1)
        if let last = try? handle.read(upToCount: 1), last != Data([0x0A]) { _ = write(output, "\n", 1) }
    }
}

/// Answers in the order of their jobs, or as they come.
actor BatchWriter {
    private let output: LineOutput
    private let isOrdered: Bool
    private var next = 0
    private var waiting: [Int: JSONValue?] = [:]
    private var waiters: [CheckedContinuation<Void, Never>] = []
    private(set) var failures = 0
    /// Whether all answers so far could be written, and somebody still reads them.
    private(set) var isRead = true

    init(_ output: LineOutput, isOrdered: Bool) { (self.output, self.isOrdered) = (output, isOrdered) }

    func write(_ result: BatchWorker.Result, at place: Int) {
        var answer: JSONValue?
        switch result {
        case .answer(let fresh):
            answer = fresh
            if fresh["status"] != "done" { failures += 1 }
        case .known: break
        case .knownFailure: failures += 1
        }
        guard isOrdered else {
            if let answer { isRead = output.write(answer.bytes) && isRead }
            return
        }
        waiting[place] = .some(answer)
        while let answer = waiting.removeValue(forKey: next) {
            if let answer { isRead = output.write(answer.bytes) && isRead }
            next += 1
        }
        let woken = waiters
        waiters = []
        for waiter in woken { waiter.resume() }
    }

    func waitForRoom(before number: Int, places: Int) async {
        while isOrdered, number - next >= places { await withCheckedContinuation { waiters.append($0) } }
    }
}
