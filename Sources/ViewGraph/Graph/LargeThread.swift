import Foundation

/// A thread with a large stack, which the one that starts it waits for.
package final class LargeThread {
    private let work: () -> Void

    private init(_ work: @escaping () -> Void) { self.work = work }

    /// Runs `work` on a thread with the largest stack that is to be had: the memory is reserved, not used.
    ///
    /// - Returns: false where there is no such thread; `work` wasn't run then.
    package static func run(_ work: @escaping () -> Void) -> Bool {
        let job = LargeThread(work)
        return [1 << 30, 256 << 20, 64 << 20].contains { job.run(stackSize: $0) }
    }

    private func run(stackSize: Int) -> Bool {
        var attributes = pthread_attr_t()
        guard pthread_attr_init(&attributes) == 0 else { return false }
        defer { pthread_attr_destroy(&attributes) }
        guard pthread_attr_setstacksize(&attributes, stackSize) == 0 else { return false }
        let argument = Unmanaged.passRetained(self)
        var thread = pthread_t()
        let code = pthread_create(
            &thread, &attributes,
            { argument in
                guard let argument else { return nil }
                Unmanaged<LargeThread>.fromOpaque(argument).takeRetainedValue().work()
                return nil
            }, argument.toOpaque())
        guard code == 0 else {
            argument.release()
            return false
        }
        pthread_join(thread, nil)
        return true
    }
}
