import CStack
import CTasks
import Foundation

/// How far recursion may go on the running thread's stack.
///
/// Trees are as deep as programs make them, and are walked by functions that call each other. Where a stack comes to its
/// end, the walk goes on on a thread with a larger one, which the first thread waits for.
struct StackSpace {
    private var low: UInt = 0
    private var length: UInt = 0

    /// Whether there is room for some more calls.
    ///
    /// Cost: a subtraction and a comparison, as long as it is the thread that asked the last time.
    @inline(__always)
    mutating func hasRoom() -> Bool {
        var marker: UInt8 = 0
        // Unsafe: the address is compared and never read.
        let address = withUnsafeMutablePointer(to: &marker) { UInt(bitPattern: $0) }
        return address &- low < length || hasRoom(at: address)
    }

    @inline(never)
    private mutating func hasRoom(at address: UInt) -> Bool {
        let memory = stack_of_this_thread()
        guard memory.size > 0 else { return true }
        // What a step of the walk may need before it asks again: a body, a paragraph, a picture.
        let reserve = min(1 << 20, memory.size / 4)
        low = UInt(memory.start + reserve)
        length = UInt(memory.size - reserve)
        return address &- low < length
    }

    /// Runs `work` on a thread with a large stack and waits for it; the memory is reserved, not used.
    @inline(never)
    static func onAnotherThread<Result>(_ work: () -> Result) -> Result {
        var result: Result?
        withoutActuallyEscaping(work) { work in
            let scope = RunningScope()
            _ = LargeThread.run { scope.run { result = work() } }
        }
        // No such thread is to be had: the stack there is has to do.
        return result ?? work()
    }
}

/// What goes along with the calls, and has to be taken to another thread that continues them.
private struct RunningScope {
    private let graph = CurrentGraph.current
    private let transaction = TransactionScope.current
    // Unsafe: the queue that owns it outlives the calls that go on on another thread, which the caller waits for.
    private let taskSink: UnsafePointer<TaskSink>?

    init() {
        taskSink = task_sink_set(nil)
        _ = task_sink_set(taskSink)
    }

    func run(_ work: () -> Void) {
        _ = task_sink_set(taskSink)
        CurrentGraph.$current.withValue(graph) { TransactionScope.$current.withValue(transaction) { work() } }
    }
}

extension ViewGraph {
    /// Runs a step of a walk through the tree, on another thread where this one's stack comes to its end.
    @inline(__always)
    package func withStackSpace<Result>(_ work: () -> Result) -> Result {
        stackSpace.hasRoom() ? work() : StackSpace.onAnotherThread(work)
    }
}
