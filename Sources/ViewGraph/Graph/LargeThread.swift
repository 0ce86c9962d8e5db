import Budget
import CGuard
import Foundation

/// A thread with a large stack, which the one that starts it waits for.
package final class LargeThread {
    private let work: () -> Void
    /// What the one that starts it works for.
    private let budget = RunBudget.current

    private init(_ work: @escaping () -> Void) { self.work = work }

    /// Runs `work` on a thread with the largest stack that is to be had: the memory is reserved, not used.
    ///
    /// - Returns: false where there is no such thread; `work` wasn't run then.
    package static func run(_ work: @escaping () -> Void) -> Bool {
        let job = LargeThread(work)
        return stackSizes.contains { job.run(stackSize: $0) }
    }

    private func run() {
        guard_thread()
        let scope = budget?.enter()
        work()
        scope?.leave()
        guard_thread_ends()
    }

    /// Runs `work` on such a thread without waiting for it; false where there is none.
    package static func start(_ work: @escaping () -> Void) -> Bool {
        let job = LargeThread(work)
        return stackSizes.contains { stackSize in
            guard let thread = job.start(stackSize: stackSize) else { return false }
            // Nobody joins it: its stack is to go when it ends.
            pthread_detach(thread)
            return true
        }
    }

    private static let stackSizes = [1 << 30, 256 << 20, 64 << 20]

    private func run(stackSize: Int) -> Bool {
        guard let thread = start(stackSize: stackSize) else { return false }
        pthread_join(thread, nil)
        return true
    }

    private func start(stackSize: Int) -> pthread_t? {
        var attributes = pthread_attr_t()
        guard pthread_attr_init(&attributes) == 0 else { return nil }
        defer { pthread_attr_destroy(&attributes) }
        guard pthread_attr_setstacksize(&attributes, stackSize) == 0 else { return nil }
        // Unsafe: the thread takes over what is retained here; where none begins, it is released below.
        let argument = Unmanaged.passRetained(self)
        var thread = pthread_t()
        let code = pthread_create(
            &thread, &attributes,
            { argument in
                guard let argument else { return nil }
                Unmanaged<LargeThread>.fromOpaque(argument).takeRetainedValue().run()
                return nil
            }, argument.toOpaque())
        guard code == 0 else {
            argument.release()
            return nil
        }
        return thread
    }
}
