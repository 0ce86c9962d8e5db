/// Starts the child task of an `async let`.
final class AsyncLetNode: Node {
    private let closure: Node

    init(_ closure: Node, range: SourceRange) {
        self.closure = closure
        super.init(range: range)
    }

    override func evaluate(_ frame: Frame) throws -> Value {
        let execution = frame.execution
        let function = try closure.evaluate(frame)
        execution.counters.pointee.range = range
        return .box(try execution.tasks.start(isChild: true) { try execution.call(function, []) })
    }
}

/// Waits for it.
final class AsyncValueNode: Node {
    private let task: Node

    init(_ task: Node, range: SourceRange) {
        self.task = task
        super.init(range: range)
    }

    override func evaluate(_ frame: Frame) throws -> Value {
        guard let task = try task.evaluate(frame).unbox(as: ProgramTask.self) else { throw unexpected("Task", frame) }
        frame.execution.counters.pointee.range = range
        return try frame.execution.tasks.value(of: task)
    }
}
