/// Runs the program's tasks one after the other, in the order in which they became ready, on a clock that stands still
/// until it is told to go on: the same program does the same things in the same order every time.
// Unchecked: values and what they hold are used by one thread at a time, the execution's.
package final class TaskScheduler: @unchecked Sendable {
    // Unsafe: the execution owns its scheduler.
    private unowned(unsafe) let execution: Execution
    private var ready: [ProgramTask] = []
    private var sleepers: [(wake: Double, order: Int, task: ProgramTask)] = []
    private var live: [ObjectIdentifier: ProgramTask] = [:]
    /// What `@TaskLocal` variables are bound to outside of tasks.
    private var outerLocals: [ObjectIdentifier: Value] = [:]
    private(set) var current: ProgramTask?
    private var made = 0
    private var isClosing = false
    private var failure: (any Error)?

    /// Seconds of the virtual clock.
    package private(set) var now = 0.0
    /// Called when a task became ready that `runReady` must run.
    package var onReady: (() -> Void)?
    static let limit = 512

    init(execution: Execution) { self.execution = execution }

    // MARK: - For the driver

    package var hasReady: Bool { !ready.isEmpty }

    /// When the next sleeping task wakes up.
    package var nextWake: Double? { sleepers.map(\.wake).min() }

    /// Runs all tasks that are ready, and those that become ready meanwhile.
    package func runReady() throws {
        guard current == nil else { return }
        while !ready.isEmpty {
            run(ready.removeFirst())
            if let failure {
                self.failure = nil
                throw failure
            }
        }
    }

    /// Moves the clock; what sleeps until then becomes ready.
    package func advance(to time: Double) {
        now = max(now, time)
        let due = sleepers.filter { $0.wake <= now }.sorted { ($0.wake, $0.order) < ($1.wake, $1.order) }
        guard !due.isEmpty else { return }
        sleepers.removeAll { $0.wake <= now }
        for sleeper in due { enqueue(sleeper.task) }
    }

    /// Ends all tasks where they stand; nothing of them runs any more.
    package func close() {
        isClosing = true
        ready = []
        sleepers = []
        for task in live.values.sorted(by: { $0.order < $1.order }) where task.coroutine != nil { run(task) }
        live = [:]
        failure = nil
    }

    private func run(_ task: ProgramTask) {
        guard let coroutine = task.coroutine, var state = task.savedState else { return }
        current = task
        execution.exchange(&state)
        let hasThread = coroutine.resume()
        execution.exchange(&state)
        current = nil
        if !hasThread, !isClosing {
            failure = execution.limitFailure(
                "tasks", "the system has no thread for another task (limit 'tasks')",
                at: execution.counters.pointee.range)
            task.state = .finished(.void)
        }
        task.savedState = state
        guard coroutine.isFinished else { return }
        task.coroutine = nil
        task.savedState = nil
        state.stack.deallocate()
        live[ObjectIdentifier(task)] = nil
        if isClosing { return }
        for waiter in task.waiters { enqueue(waiter) }
        task.waiters = []
        task.onEnd?(task)
        task.onEnd = nil
    }

    /// What `@TaskLocal` variables are bound to for the code that runs now.
    var locals: [ObjectIdentifier: Value] {
        get { current?.locals ?? outerLocals }
        set { if let current { current.locals = newValue } else { outerLocals = newValue } }
    }

    func enqueue(_ task: ProgramTask) {
        guard !isClosing, !ready.contains(where: { $0 === task }) else { return }
        ready.append(task)
        if current == nil { onReady?() }
    }

    // MARK: - For the program

    /// A new task; it begins when the code that runs now has stopped or ended.
    ///
    /// - Parameter isDetached: it has nothing of the code that starts it.
    func start(
        isChild: Bool = false, isDetached: Bool = false, _ body: @escaping () throws -> Value
    ) throws -> ProgramTask {
        guard live.count < Self.limit else {
            throw execution.limitFailure(
                "tasks", "more than \(Self.limit) tasks at a time (limit 'tasks')", at: execution.counters.pointee.range
            )
        }
        made += 1
        let task = ProgramTask(order: made)
        if !isDetached { task.locals = locals }
        live[ObjectIdentifier(task)] = task
        task.savedState = ExecutionState(capacity: 1 << 15)
        // Unsafe: the scheduler holds the task as long as it lives, and the task its coroutine.
        task.coroutine = Coroutine { [unowned(unsafe) self, unowned(unsafe) task] in execute(task, body) }
        if isChild, let current {
            current.children.append(task)
            if current.isCancelled { task.cancel() }
        }
        enqueue(task)
        return task
    }

    private func execute(_ task: ProgramTask, _ body: () throws -> Value) {
        guard !isClosing else { return }
        execution.noteThread()
        do {
            task.state = .finished(try body())
        } catch let error as ThrownError {
            task.state = .failed(error)
        } catch {
            if !isClosing { failure = error }
            task.state = .finished(.void)
        }
    }

    /// Stops the running task until someone makes it ready again.
    func suspend() throws {
        guard let task = current, let coroutine = task.coroutine else {
            throw execution.failure("this code waits, and can only do so in a task")
        }
        coroutine.suspend()
        if isClosing { throw execution.failure("the program has ended") }
    }

    func yield() throws {
        guard let current else { return }
        enqueue(current)
        try suspend()
    }

    /// Throws `CancellationError` when the task is cancelled before or meanwhile.
    func sleep(_ seconds: Double) throws {
        guard let task = current else { throw execution.failure("this code waits, and can only do so in a task") }
        if task.isCancelled { throw cancellation() }
        if seconds <= 0 {
            try yield()
            if task.isCancelled { throw cancellation() }
            return
        }
        made += 1
        let order = made
        sleepers.append((now + max(0, seconds), order, task))
        // Unsafe: the task holds this itself, and the scheduler the task.
        task.onCancel.append { [unowned(unsafe) self, unowned(unsafe) task] in
            guard sleepers.contains(where: { $0.order == order }) else { return }
            sleepers.removeAll { $0.order == order }
            enqueue(task)
        }
        try suspend()
        if task.isCancelled { throw cancellation() }
    }

    /// Lets others go on, at a later time if need be, as a thread does that waits for them; false where there is nobody
    /// to wait for.
    func waitForOthers() throws -> Bool {
        guard current != nil else {
            guard hasReady else { return false }
            try runReady()
            return true
        }
        if hasReady {
            try yield()
            return true
        }
        guard let next = nextWake else { return false }
        try sleep(next - now)
        return true
    }

    func cancellation() -> any Error {
        ThrownError(value: .box(CancellationValue()), range: execution.counters.pointee.range)
    }

    /// What the task gives, waiting for it if need be.
    func value(of task: ProgramTask) throws -> Value {
        while !task.isFinished {
            guard let current else { throw execution.failure("this code waits, and can only do so in a task") }
            task.waiters.append(current)
            try suspend()
        }
        switch task.state {
        case .finished(let value): return value
        case .failed(let error): throw error
        case .waiting: return .void
        }
    }

    /// Waits until `isDone`; `waiting` gets the task to make ready when it may be.
    func wait(until isDone: () -> Bool, _ register: (ProgramTask) -> Void) throws {
        while !isDone() {
            guard let current else { throw execution.failure("this code waits, and can only do so in a task") }
            register(current)
            try suspend()
        }
    }
}

/// `CancellationError`
struct CancellationValue: Sendable {}

extension Execution {
    /// Runs an asynchronous body to its end; the clock goes on by itself whenever all tasks wait.
    package func runToEnd(_ body: FunctionBody) throws -> Value {
        defer { tasks.close() }
        beginEvaluation()
        // Unsafe: the execution owns its tasks.
        return try finish(at: body.range) { [unowned(unsafe) self] in try evaluate(body, at: body.range) }
    }

    /// Runs a task to its end before anything else goes on; the clock goes on by itself whenever all tasks wait.
    package func finish(at range: SourceRange, _ body: @escaping () throws -> Value) throws -> Value {
        let task = try tasks.start(body)
        try tasks.runReady()
        while !task.isFinished {
            guard let wake = tasks.nextWake else { throw failure("all tasks wait for one another", at: range) }
            tasks.advance(to: wake)
            try tasks.runReady()
        }
        if case .failed(let error) = task.state { throw uncaught(error) }
        if case .finished(let value) = task.state { return value }
        return .void
    }

    /// Starts a function without parameters as a task: `.task { … }`, `Button { Task { … } }`.
    package func startTask(
        _ function: Value, onEnd: (@Sendable (ProgramTask) -> Void)? = nil
    ) throws -> ProgramTask {
        // Unsafe: the execution owns its tasks.
        let task = try tasks.start { [unowned(unsafe) self] in try call(function, []) }
        task.onEnd = onEnd
        return task
    }
}
