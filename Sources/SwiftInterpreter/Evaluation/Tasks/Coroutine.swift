import Budget
import CGuard
import Foundation

/// Code that can stop in the middle and go on later. It has a thread of its own, but only one of all coroutines and
/// their driver runs at a time: control is handed over, never shared.
// Unchecked: values and what they hold are used by one thread at a time, the session's.
final class Coroutine: @unchecked Sendable {
    private let goOn = DispatchSemaphore(value: 0)
    private let handBack = DispatchSemaphore(value: 0)
    private let body: () -> Void
    private var hasStarted = false
    private(set) var isFinished = false

    init(_ body: @escaping () -> Void) { self.body = body }

    private static let stackSize = 16 << 20

    /// Runs it until it stops or ends. For the driver.
    func resume() {
        guard !isFinished else { return }
        if hasStarted {
            goOn.signal()
        } else {
            hasStarted = true
            let budget = RunBudget.current
            let thread = Thread { [self] in
                guard_thread()
                let scope = budget?.enter()
                body()
                scope?.leave()
                guard_thread_ends()
                isFinished = true
                handBack.signal()
            }
            thread.stackSize = Self.stackSize
            thread.start()
        }
        handBack.wait()
    }

    /// Stops until the driver resumes it. For the code inside.
    func suspend() {
        handBack.signal()
        goOn.wait()
    }
}
