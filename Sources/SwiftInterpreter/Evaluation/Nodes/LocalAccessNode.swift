/// A local variable that is read and written by code.
final class LocalAccessNode: Node {
    private let get: Node
    private let set: Node?

    init(get: Node, set: Node?, range: SourceRange) {
        self.get = get
        self.set = set
        super.init(range: range)
    }

    private func call(_ function: Node, _ arguments: [Value], _ frame: Frame) throws -> Value {
        guard case .closure(let closure) = try function.evaluate(frame) else { throw unexpected("function", frame) }
        frame.execution.counters.pointee.range = range
        return try closure.call(arguments, evaluator: frame.execution)
    }

    override func evaluate(_ frame: Frame) throws -> Value { try call(get, [], frame) }

    override func assign(_ frame: Frame, _ value: Value) throws {
        guard let set else { throw frame.execution.failure("this variable can't be set", at: range) }
        _ = try call(set, [value], frame)
    }

    override func access(_ frame: Frame, _ body: (inout Value) throws -> Void) throws {
        var value = try evaluate(frame)
        try body(&value)
        if set != nil { try assign(frame, value) }
    }
}
