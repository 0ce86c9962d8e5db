import Budget
import CGuard
import CSandbox
import Foundation
import Rendering
import Synchronization
import ViewGraph
import WorkerProtocol

/// The process of one request: it shuts itself in, reads the request, draws, answers and ends.
struct DrawingProcess {
    static let depthStatus: Int32 = 75
    static let crashStatus: Int32 = 70

    // Unchecked: two numbers in shared memory, each loaded and stored whole; the reader comes after the writer ended.
    /// How far the process has come, in memory that it shares with the one that made it.
    final class State: @unchecked Sendable {
        enum Progress: Int32 {
            case starting, reading, drawing, answering, answered
            /// There is no service any more.
            case closed
        }

        private let memory: UnsafeMutablePointer<Int32>

        init?() {
            guard let memory = guard_shared(2 * MemoryLayout<Int32>.size) else { return nil }
            self.memory = memory.bindMemory(to: Int32.self, capacity: 2)
        }

        var progress: Progress {
            get { Progress(rawValue: memory[0]) ?? .starting }
            set { memory[0] = newValue.rawValue }
        }

        /// Whether the service has been greeted.
        var hasGreeted: Bool {
            get { memory[1] != 0 }
            set { memory[1] = newValue ? 1 : 0 }
        }

        func begin() { progress = .starting }
    }

    let state: State
    /// Landlock's; -1 for none.
    let rules: Int32
    let memoryDescriptor: Int32
    let version: String
    let warmUp: Double

    private static let stream = FrameStream(STDIN_FILENO)
    /// Addresses are reserved far more than they are used: each thread has a stack of a gigabyte.
    private static let reservedAddresses: UInt64 = 4 << 30
    /// The most that any request may take of the processor: what it asks for itself is watched more closely.
    private static let processorSeconds: UInt64 = 120
    /// A user who owns nothing.
    private static let nobody: uid_t = 65_534

    func run() -> Never {
        sandbox_renew_memory_descriptor(memoryDescriptor)
        var limits = SandboxLimits()
        limits.rules = rules
        (limits.memory, limits.seconds, limits.descriptors) = (Self.reservedAddresses, Self.processorSeconds, 64)
        (limits.user, limits.kept) = (Self.nobody, memoryDescriptor)
        let confinement = sandbox_enter(limits)
        do {
            if !state.hasGreeted {
                let greeting = WorkerGreeting(confinement: Int(confinement), warmUp: warmUp, program: version)
                state.hasGreeted = true
                try Self.stream.send(.greeting, greeting.encoded)
            }
            try work()
            _exit(0)
        } catch {
            if error == .closed { state.progress = .closed }
            _exit(error == .closed ? 0 : Self.crashStatus)
        }
    }

    private func work() throws(FrameStream.Failure) {
        let (kind, payload) = try Self.stream.receive()
        guard kind == .request, let request = try? WorkerRequest(decoding: payload) else { throw .malformed }
        state.progress = .drawing
        let budget = RunBudget()
        let scope = budget.enter()
        var limits = RenderLimits()
        (limits.seconds, limits.memory) = (request.limits.seconds, request.limits.memory << 20)
        budget.begin(limits.budget)
        // Only one of them answers: who is here first.
        let turn = Turn()
        RequestWatch.start(budget) { failure in
            guard turn.take() else { return }
            try? answer(RequestRunner.answer(to: failure))
            _exit(0)
        }
        let runner = RequestRunner(request, budget: budget)
        let answered = runner.answer()
        scope.leave()
        guard turn.take() else { while true { pause() } }
        try answer(answered)
        withExtendedLifetime(runner) { _exit(0) }
    }

    private func answer(_ answer: WorkerAnswer) throws(FrameStream.Failure) {
        let bytes = answer.encoded
        state.progress = .answering
        try Self.stream.send(.answer, bytes)
        state.progress = .answered
    }

    private final class Turn: Sendable {
        private let isTaken = Atomic(false)
        func take() -> Bool { !isTaken.exchange(true, ordering: .sequentiallyConsistent) }
    }
}

/// Ends a request whose limits are reached where the work itself doesn't notice: it may be stuck in a library.
enum RequestWatch {
    /// How far beyond a limit the work may notice it by itself.
    private static let patience = (seconds: 0.3, memory: 1.08)

    static func start(_ budget: RunBudget, _ end: @escaping @Sendable (RenderFailure) -> Void) {
        // Unsafe: the context is retained for the thread, which never ends before the process does.
        let context = Unmanaged.passRetained(Context(budget: budget, end: end))
        var thread = pthread_t()
        let code = pthread_create(
            &thread, nil,
            { context in
                if let context { Unmanaged<Context>.fromOpaque(context).takeUnretainedValue().watch() }
                return nil
            }, context.toOpaque())
        if code != 0 { context.release() }
    }

    private final class Context: Sendable {
        let budget: RunBudget
        let end: @Sendable (RenderFailure) -> Void

        init(budget: RunBudget, end: @escaping @Sendable (RenderFailure) -> Void) {
            (self.budget, self.end) = (budget, end)
        }

        func watch() {
            while true {
                let isShort = budget.memoryInUse > budget.memoryLimit / 2
                var pause = timespec(tv_sec: 0, tv_nsec: isShort ? 2_000_000 : 10_000_000)
                nanosleep(&pause, nil)
                let isLate = budget.overtime > patience.seconds
                let isLarge = Double(budget.memoryInUse) > Double(budget.memoryLimit) * patience.memory
                guard isLate || isLarge else { continue }
                budget.reach(isLate ? .time : .memory)
                if let exceeded = budget.exceeded { end(RenderFailure(exceeded)) }
            }
        }
    }
}
