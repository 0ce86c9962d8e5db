/// A `Task` of the program.
// Unchecked: values and what they hold are used by one thread at a time, the execution's.
package final class ProgramTask: @unchecked Sendable {
    enum State {
        case waiting
        case finished(Value)
        case failed(ThrownError)
    }

    var state = State.waiting
    private(set) var isCancelled = false
    /// Those that wait for its end.
    var waiters: [ProgramTask] = []
    /// Cancelled along with it.
    var children: [ProgramTask] = []
    var coroutine: Coroutine?
    var savedState: ExecutionState?
    /// Called once, when it is cancelled.
    var onCancel: [() -> Void] = []
    /// Called once, when it ends.
    var onEnd: ((ProgramTask) -> Void)?
    let order: Int
    /// What `@TaskLocal` variables are bound to.
    var locals: [ObjectIdentifier: Value] = [:]

    init(order: Int) { self.order = order }

    var isFinished: Bool {
        if case .waiting = state { return false }
        return true
    }

    package func cancel() {
        guard !isCancelled else { return }
        isCancelled = true
        let actions = onCancel
        onCancel = []
        for action in actions { action() }
        for child in children { child.cancel() }
    }
}

/// What a thread that runs the program has of its own.
struct ExecutionState {
    var stack: ValueStack
    var frames: [Frame] = []
    var depth = 0
    var stackTop = 0
    var range = SourceRange.none
    var stackFloor: UInt = 0
    var stackThread: UInt = 0

    init(capacity: Int) {
        stack = ValueStack(capacity: capacity)
    }
}
