import ViewGraph

// The compiler prefers these to those of the concurrency library, which no session could let wait on its own time.
extension Task where Success == Never, Failure == Never {
    /// Waits, in a session on the session's own time.
    public static func sleep(nanoseconds duration: UInt64) async throws {
        try await sleep(seconds: Double(duration) / 1e9)
    }

    /// Waits, in a session on the session's own time.
    public static func sleep<C: Clock>(
        for duration: C.Instant.Duration, tolerance: C.Instant.Duration? = nil, clock: C = .continuous
    ) async throws {
        guard ViewGraph.current != nil, let duration = duration as? Duration else {
            return try await clock.sleep(until: clock.now.advanced(by: duration), tolerance: tolerance)
        }
        let (seconds, attoseconds) = duration.components
        try await sleep(seconds: Double(seconds) + Double(attoseconds) / 1e18)
    }

    /// Lets other tasks go on first, in a session those that are ready now.
    public static func yield() async {
        guard let clock = ViewGraph.current?.clock else {
            // Any other executor's queue.
            // Unsafe: each continuation is resumed once, by the one closure that has it.
            return await withUnsafeContinuation { continuation in
                _ = Task<Void, Never>.detached { continuation.resume() }
            }
        }
        await withUnsafeContinuation { continuation in
            _ = clock.schedule(after: 0) { continuation.resume() }
        }
    }

    private static func sleep(seconds: Double) async throws {
        guard let clock = ViewGraph.current?.clock else {
            let duration = Duration.seconds(seconds)
            return try await ContinuousClock().sleep(until: .now.advanced(by: duration))
        }
        let sleeper = Sleeper()
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
                sleeper.begin(continuation, seconds, clock)
            }
        } onCancel: {
            sleeper.cancel()
        }
    }
}

/// One task that waits. A session's tasks run on one thread, one at a time.
// Unchecked: see above, one thread at a time.
private final class Sleeper: @unchecked Sendable {
    private var continuation: CheckedContinuation<Void, any Error>?
    private var event: ScheduledEvent?
    private var isCancelled = false

    func begin(_ continuation: CheckedContinuation<Void, any Error>, _ seconds: Double, _ clock: VirtualClock) {
        guard !isCancelled else { return continuation.resume(throwing: CancellationError()) }
        self.continuation = continuation
        event = clock.schedule(after: seconds) { [self] in take()?.resume() }
    }

    func cancel() {
        isCancelled = true
        event?.cancel()
        take()?.resume(throwing: CancellationError())
    }

    private func take() -> CheckedContinuation<Void, any Error>? {
        defer { continuation = nil }
        return continuation
    }
}
