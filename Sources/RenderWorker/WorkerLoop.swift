import Budget
import CCodePages
import CGuard
import CSandbox
import Foundation
import Rendering
import ViewGraph
import WorkerProtocol

/// A warm process that draws what the service at its standard input asks for.
///
/// The process itself never reads a source. It loads what every picture needs and then makes one process after the
/// other, each a copy of it: that one shuts itself in, reads one request, draws, answers and ends. So a request finds
/// everything warm and nothing of the request before, and whatever its source does ends with it.
public enum WorkerLoop {
    /// Ends with the service: when the other side closes the connection.
    public static func run(version: String) -> Never {
        var signals = sigset_t()
        sigemptyset(&signals)
        // Those who end the service end it, and the service ends its workers when it has drained.
        for number in [SIGTERM, SIGINT, SIGHUP] { sigaddset(&signals, number) }
        pthread_sigmask(SIG_BLOCK, &signals, nil)
        signal(SIGPIPE, SIG_IGN)
        guard_install(DrawingProcess.depthStatus, "", DrawingProcess.crashStatus, "")
        let isStarted = LargeStack.start { loop(version) }
        guard isStarted else { _exit(DrawingProcess.crashStatus) }
        while true { pause() }
    }

    /// Bytes of code that are copied into large pages. The functions that drawing runs stand first
    /// (`Scripts/link-release.sh`).
    private static let largeCode = 16 << 20

    private static func loop(_ version: String) -> Never {
        let start = ContinuousClock.now
        _ = code_pages_copy(largeCode)
        guard let state = DrawingProcess.State() else { _exit(DrawingProcess.crashStatus) }
        // Counting memory opens what tells it, which every process then makes its own.
        RunBudget().begin(BudgetLimits())
        let folders = WarmUp.run()
        let memory = sandbox_memory_descriptor()
        let rules = withCStrings(folders + [CommandLine.arguments.dropFirst(2).first].compactMap { $0 }) {
            sandbox_rules($0, $1)
        }
        let warmUp = Double((ContinuousClock.now - start) / .microseconds(1)) / 1_000
        let process = DrawingProcess(
            state: state, rules: rules, memoryDescriptor: memory, version: version, warmUp: warmUp)
        FreeMemory.giveBack()
        // From here on this process takes no memory but what it has kept for itself.
        while true {
            state.begin()
            let child = sandbox_fork()
            if child == 0 { process.run() }
            guard child > 0 else { _exit(DrawingProcess.crashStatus) }
            var status: Int32 = 0
            while waitpid(child, &status, 0) < 0, errno == EINTR {}
            after(status, state)
        }
    }

    /// Tells the service of a process that ended without an answer; ends where it can't be known what was sent.
    private static func after(_ status: Int32, _ state: DrawingProcess.State) {
        switch state.progress {
        case .answered where status == 0: return
        case .closed: _exit(0)
        case .reading, .answered, .answering, .starting: _exit(DrawingProcess.crashStatus)
        case .drawing:
            // Unsafe: the bytes of a number of its own, copied before the closure ends.
            let bytes = withUnsafeBytes(of: status.littleEndian) { Array($0) }
            guard (try? FrameStream(STDIN_FILENO).send(.end, bytes)) != nil else { _exit(0) }
        }
    }

    private static func withCStrings<Result>(
        _ texts: [String], _ body: (UnsafePointer<UnsafePointer<CChar>?>, Int) -> Result
    ) -> Result {
        let copies = texts.map { UnsafePointer<CChar>(strdup($0)) }
        defer { for copy in copies { free(UnsafeMutableRawPointer(mutating: copy)) } }
        return copies.withUnsafeBufferPointer { buffer in
            guard let start = buffer.baseAddress else { return withUnsafePointer(to: nil) { body($0, 0) } }
            return body(start, buffer.count)
        }
    }
}
