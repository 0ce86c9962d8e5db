import Foundation
import Synchronization

/// Threads whose stack is so large that no view tree a limit allows can exhaust it. The memory is reserved, not used.
public enum LargeStack {
    /// Runs `work` on such a thread and waits for it.
    public static func run<Result: Sendable>(_ work: @escaping @Sendable () throws -> Result) throws -> Result {
        let box = Box<Result>()
        let task = Task { box.result.withLock { $0 = Swift.Result(catching: work) } }
        guard start(task) else {
            // No such thread is to be had: the stack there is has to do.
            task.work()
            return try box.take(orElse: work)
        }
        return try box.take(orElse: work)
    }

    private static func start(_ task: Task) -> Bool {
        for size in [1 << 30, 256 << 20, 64 << 20] {
            var attributes = pthread_attr_t()
            guard pthread_attr_init(&attributes) == 0 else { continue }
            defer { pthread_attr_destroy(&attributes) }
            guard pthread_attr_setstacksize(&attributes, size) == 0 else { continue }
            let argument = Unmanaged.passRetained(task)
            var thread = pthread_t()
            let code = pthread_create(
                &thread, &attributes,
                { argument in
                    guard let argument else { return nil }
                    Unmanaged<Task>.fromOpaque(argument).takeRetainedValue().work()
                    return nil
                }, argument.toOpaque())
            guard code == 0 else {
                argument.release()
                continue
            }
            pthread_join(thread, nil)
            return true
        }
        return false
    }

    private final class Task: Sendable {
        let work: @Sendable () -> Void
        init(_ work: @escaping @Sendable () -> Void) { self.work = work }
    }

    private final class Box<Value: Sendable>: Sendable {
        let result = Mutex<Swift.Result<Value, any Error>?>(nil)

        func take(orElse work: () throws -> Value) throws -> Value {
            guard let result = result.withLock({ $0 }) else { return try work() }
            return try result.get()
        }
    }
}
