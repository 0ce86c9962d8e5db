final class KeyPathNode: Node {
    enum Step {
        case fixed(KeyPathStep)
        case `subscript`(FunctionDecl, ArgumentNodes)
    }

    private let root: TypeReference
    private let result: TypeReference
    private let steps: [Step]

    init(root: TypeReference, result: TypeReference, steps: [Step], range: SourceRange) {
        self.root = root
        self.result = result
        self.steps = steps
        super.init(range: range)
    }

    override func evaluate(_ frame: Frame) throws -> Value {
        var made: [KeyPathStep] = []
        for step in steps {
            switch step {
            case .fixed(let step): made.append(step)
            case .subscript(let decl, let arguments):
                made.append(KeyPathStep(.subscript(decl, try arguments.evaluate(frame))))
            }
        }
        return .keyPath(KeyPathValue(root: root.resolve(frame), result: result.resolve(frame), steps: made))
    }
}

/// `base[keyPath: path]`
final class KeyPathAccessNode: Node {
    private let base: Node
    private let path: Node

    init(_ base: Node, _ path: Node, range: SourceRange) {
        self.base = base
        self.path = path
        super.init(range: range)
    }

    override func evaluate(_ frame: Frame) throws -> Value {
        guard case .keyPath(let path) = try path.evaluate(frame) else { throw unexpected("KeyPath", frame) }
        frame.execution.counters.pointee.range = range
        return try frame.execution.value(at: path, of: try base.evaluate(frame))
    }

    override func prepared(_ frame: Frame) throws -> Node {
        KeyPathAccessNode(try base.prepared(frame), LiteralNode(try path.evaluate(frame), range: range), range: range)
    }

    override func access(_ frame: Frame, _ body: (inout Value) throws -> Void) throws {
        guard case .keyPath(let path) = try path.evaluate(frame) else { throw unexpected("KeyPath", frame) }
        let execution = frame.execution
        // What leads to the base is evaluated once, though its kind is looked at before it is changed.
        let base = try base.prepared(frame)
        execution.counters.pointee.range = range
        if case .object(let object) = try base.evaluate(frame) {
            try execution.access(path, of: object, body)
        } else {
            try base.access(frame) { place in
                var value = try execution.value(at: path, of: place)
                try body(&value)
                execution.counters.pointee.range = range
                try execution.setValue(value, at: path, of: &place)
            }
        }
    }
}
