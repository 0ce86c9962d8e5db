import Budget
import CGuard
import Foundation

/// Code that can stop in the middle and go on later. It has a thread of its own, but only one of all coroutines and
/// their driver runs at a time: control is handed over, never shared.
// Unchecked: values and what they hold are used by one thread at a time, the execution's.
final class Coroutine: @unchecked Sendable {
    private let goOn = DispatchSemaphore(value: 0)
    private let handBack = DispatchSemaphore(value: 0)
    private let body: () -> Void
    private var hasStarted = false
    private(set) var isFinished = false

    init(_ body: @escaping () -> Void) { self.body = body }

    private static let stackSizes = [16 << 20, 2 << 20]

    /// Runs it until it stops or ends. For the driver.
    ///
    /// - Returns: false where the system has no thread for it; it is finished then, and never began.
    func resume() -> Bool {
        guard !isFinished else { return true }
        if hasStarted {
            goOn.signal()
        } else {
            hasStarted = true
            let budget = RunBudget.current
            let job = ThreadJob { [self] in
                guard_thread()
                let scope = budget?.enter()
                body()
                scope?.leave()
                guard_thread_ends()
                isFinished = true
                handBack.signal()
            }
            guard Self.stackSizes.contains(where: job.start) else {
                isFinished = true
                return false
            }
        }
        handBack.wait()
        return true
    }

    /// Stops until the driver resumes it. For the code inside.
    func suspend() {
        handBack.signal()
        goOn.wait()
    }
}

/// Work for a thread that nobody joins. `Thread` of Foundation doesn't tell where there is none to be had.
private final class ThreadJob {
    private let work: () -> Void

    init(_ work: @escaping () -> Void) { self.work = work }

    /// False where the system has no such thread; nothing runs then.
    func start(stackSize: Int) -> Bool {
        var attributes = pthread_attr_t()
        guard pthread_attr_init(&attributes) == 0 else { return false }
        defer { pthread_attr_destroy(&attributes) }
        guard pthread_attr_setstacksize(&attributes, stackSize) == 0,
            pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED)) == 0
        else { return false }
        let argument = Unmanaged.passRetained(self)
        var thread = pthread_t()
        let code = pthread_create(
            &thread, &attributes,
            { argument in
                if let argument { Unmanaged<ThreadJob>.fromOpaque(argument).takeRetainedValue().work() }
                return nil
            }, argument.toOpaque())
        if code != 0 { argument.release() }
        return code == 0
    }
}
