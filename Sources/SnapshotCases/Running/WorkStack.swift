import Foundation
import Rendering

/// Work for several threads. What comes last is done first: the cases of a source that is loaded go before the next
/// source, so that no more programs are in memory than there are threads.
// Unchecked: what changes is behind the lock of `condition`.
final class WorkStack: @unchecked Sendable {
    private let condition = NSCondition()
    // Behind the condition's lock.
    private var open: [@Sendable () -> Void] = []
    private var running = 0
    private var workers = 0

    func add(_ work: [@Sendable () -> Void]) {
        condition.lock()
        open += work.reversed()
        condition.broadcast()
        condition.unlock()
    }

    /// Does everything, and what is added meanwhile, on `count` threads with large stacks; answers when all is done.
    func run(threads count: Int) {
        condition.lock()
        workers = count
        condition.unlock()
        for _ in 0..<count where !LargeStack.start({ self.work() }) { workerEnds() }
        condition.lock()
        while workers > 0 { condition.wait() }
        let isDone = open.isEmpty
        condition.unlock()
        // Where no thread is to be had, this one has to do.
        if !isDone {
            condition.lock()
            workers = 1
            condition.unlock()
            work()
        }
    }

    private func work() {
        while let next = take() {
            next()
            condition.lock()
            running -= 1
            condition.broadcast()
            condition.unlock()
        }
        workerEnds()
    }

    private func workerEnds() {
        condition.lock()
        workers -= 1
        condition.broadcast()
        condition.unlock()
    }

    private func take() -> (@Sendable () -> Void)? {
        condition.lock()
        defer { condition.unlock() }
        while open.isEmpty, running > 0 { condition.wait() }
        guard let next = open.popLast() else { return nil }
        running += 1
        return next
    }
}
