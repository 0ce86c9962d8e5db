import Foundation
import Synchronization
import ViewGraph

/// Threads whose stack is so large that no view tree a limit allows can exhaust it. The memory is reserved, not used.
public enum LargeStack {
    /// Runs `work` on such a thread and waits for it.
    public static func run<Result: Sendable>(_ work: @escaping @Sendable () throws -> Result) throws -> Result {
        let box = Box<Result>()
        _ = LargeThread.run { box.result.withLock { $0 = Swift.Result(catching: work) } }
        // Where no such thread is to be had, the stack there is has to do.
        return try box.take(orElse: work)
    }

    /// Runs `work` on such a thread without waiting for it; false where there is none.
    public static func start(_ work: @escaping @Sendable () -> Void) -> Bool { LargeThread.start(work) }

    private final class Box<Value: Sendable>: Sendable {
        let result = Mutex<Swift.Result<Value, any Error>?>(nil)

        func take(orElse work: () throws -> Value) throws -> Value {
            guard let result = result.withLock({ $0 }) else { return try work() }
            return try result.get()
        }
    }
}
