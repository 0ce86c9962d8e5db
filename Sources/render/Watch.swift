import Budget
import CGuard
import Foundation
import Rendering

/// The program's first thread: it waits while another one works, and ends the program where that can't be left to the
/// work itself, which may be stuck in a library.
enum Watch {
    /// What the whole run is counted in; what is drawn sets its limits.
    static let budget = RunBudget()

    /// How far beyond a limit the work may notice it by itself.
    private static let patience = (seconds: 0.3, share: 0.04, memory: 0.08)

    /// Runs `work` on a thread with a large stack, and ends the program with its answer.
    static func run(_ work: @escaping @Sendable () -> Int32) -> Never {
        var signals = sigset_t()
        sigemptyset(&signals)
        for number in [SIGTERM, SIGINT, SIGHUP] { sigaddset(&signals, number) }
        // The other thread inherits this, so that the signals come to this one.
        pthread_sigmask(SIG_BLOCK, &signals, nil)
        // A reader who leaves is an output that can't be written.
        signal(SIGPIPE, SIG_IGN)
        guard_install(
            ExitStatus.limit, "error: calls are nested too deep (limit 'depth')\n",
            ExitStatus.defect, Messages.defect("it crashed"))
        let started = LargeStack.start {
            let scope = budget.enter()
            let code = work()
            scope.leave()
            end(code)
        }
        guard started else { end(work()) }
        while true {
            var pause = timespec(tv_sec: 0, tv_nsec: isMemoryShort ? 2_000_000 : 10_000_000)
            let number = sigtimedwait(&signals, nil, &pause)
            if number > 0 { stop(by: number, signals) }
            endWhereExceeded()
        }
    }

    /// The system takes the memory back quicker than we could.
    private static func end(_ code: Int32) -> Never {
        guard_wait_for_end()
        // What was printed may stand in the C library's buffer still.
        let isWritten = guard_flush() == 0
        if code == ExitStatus.success, !isWritten {
            Messages.error("error: can't write standard output\n")
            _exit(ExitStatus.cantCreate)
        }
        _exit(code)
    }

    /// For what the user asks of the program itself: no source takes part in that.
    static func liftTimeLimit() {
        var limits = BudgetLimits()
        limits.seconds = 1e9
        budget.change(limits)
    }

    /// Begins anew, without a limit of time: for a process that waits for its next work.
    static func rest() {
        var limits = BudgetLimits()
        limits.seconds = 1e9
        budget.begin(limits)
    }

    private static var isMemoryShort: Bool { budget.memoryInUse > budget.memoryLimit / 2 }

    private static func endWhereExceeded() {
        let isLate = budget.overtime > max(0.02, min(patience.seconds, budget.seconds * patience.share))
        let isLarge = Double(budget.memoryInUse) > Double(budget.memoryLimit) * (1 + patience.memory)
        guard isLate || isLarge else { return }
        guard_remove_all()
        budget.reach(isLate ? .time : .memory)
        if let exceeded = budget.exceeded { Messages.error(RenderFailure(exceeded).text) }
        _exit(ExitStatus.limit)
    }

    /// Leaves nothing that was begun, and ends as the signal asks for.
    private static func stop(by number: Int32, _ signals: sigset_t) -> Never {
        var signals = signals
        guard_remove_all()
        signal(number, SIG_DFL)
        raise(number)
        pthread_sigmask(SIG_UNBLOCK, &signals, nil)
        _exit(128 + number)
    }
}
