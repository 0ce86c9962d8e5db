/// Starts the child task of an `async let`.
final class AsyncLetNode: Node {
    private let closure: Node

    init(_ closure: Node, range: SourceRange) {
        self.closure = closure
        super.init(range: range)
    }

    override func evaluate(_ frame: Frame) throws -> Value {
        let session = frame.session
        let function = try closure.evaluate(frame)
        session.counters.pointee.range = range
        return .box(try session.tasks.start(isChild: true) { try session.call(function, []) })
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
        frame.session.counters.pointee.range = range
        return try frame.session.tasks.value(of: task)
    }
}
