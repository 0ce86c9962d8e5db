/// Leaves an optional chain with nil.
struct ChainEnded: Error {
    static let instance: any Error = ChainEnded()
}

final class ForceUnwrapNode: Node {
    private let operand: Node

    init(_ operand: Node, range: SourceRange) {
        self.operand = operand
        super.init(range: range)
    }

    override func evaluate(_ frame: Frame) throws -> Value {
        switch try operand.evaluate(frame) {
        case .some(let box): return box.value
        case .null: throw failure(frame)
        case let value: return value
        }
    }

    private func failure(_ frame: Frame) -> any Error { frame.execution.unwrappedNil(at: range) }

    override func prepared(_ frame: Frame) throws -> Node {
        let made = try operand.prepared(frame)
        return made === operand ? self : ForceUnwrapNode(made, range: range)
    }

    override func access(_ frame: Frame, _ body: (inout Value) throws -> Void) throws {
        try operand.access(frame) { place in
            guard case .some(let box) = place else { throw failure(frame) }
            try changeWrapped(&place, box, body)
        }
    }

    override func assign(_ frame: Frame, _ value: Value) throws {
        try operand.access(frame) { place in
            guard case .some = place else { throw failure(frame) }
            place = .some(ValueBox(value))
        }
    }
}

/// Changes what an optional holds; the box is let go first, so that its content isn't copied.
func changeWrapped(_ place: inout Value, _ box: ValueBox, _ body: (inout Value) throws -> Void) throws {
    var value = box.value
    place = .null
    defer { place = .some(ValueBox(value)) }
    try body(&value)
}

/// `x?` inside a chain.
final class OptionalBindNode: Node {
    private let operand: Node

    init(_ operand: Node, range: SourceRange) {
        self.operand = operand
        super.init(range: range)
    }

    override func evaluate(_ frame: Frame) throws -> Value {
        switch try operand.evaluate(frame) {
        case .some(let box): return box.value
        case .null: throw ChainEnded.instance
        case let value: return value
        }
    }

    override func prepared(_ frame: Frame) throws -> Node {
        let made = try operand.prepared(frame)
        return made === operand ? self : OptionalBindNode(made, range: range)
    }

    override func access(_ frame: Frame, _ body: (inout Value) throws -> Void) throws {
        // The chain may end here; then nothing must be written back, so it is asked before.
        try operand.access(frame) { place in
            switch place {
            case .some(let box): try changeWrapped(&place, box, body)
            case .null: throw ChainEnded.instance
            default: try body(&place)
            }
        }
    }
}

final class OptionalChainNode: Node {
    private let chain: Node
    private let flattens: Bool

    init(_ chain: Node, flattens: Bool, range: SourceRange) {
        self.chain = chain
        self.flattens = flattens
        super.init(range: range)
    }

    override func evaluate(_ frame: Frame) throws -> Value {
        let depth = frame.execution.depth
        do {
            let value = try chain.evaluate(frame)
            return flattens ? value : .some(ValueBox(value))
        } catch is ChainEnded where frame.execution.depth == depth {
            return .null
        }
    }

    override func prepared(_ frame: Frame) throws -> Node {
        let made = try chain.prepared(frame)
        return made === chain ? self : OptionalChainNode(made, flattens: flattens, range: range)
    }

    override func access(_ frame: Frame, _ body: (inout Value) throws -> Void) throws {
        do {
            try chain.access(frame, body)
        } catch is ChainEnded {
            return
        }
    }

    override func assign(_ frame: Frame, _ value: Value) throws {
        do {
            try chain.assign(frame, value)
        } catch is ChainEnded {
            return
        }
    }
}

final class CoalesceNode: Node {
    private let left: Node
    private let right: Node
    private let keepsOptional: Bool

    init(_ left: Node, _ right: Node, keepsOptional: Bool, range: SourceRange) {
        self.left = left
        self.right = right
        self.keepsOptional = keepsOptional
        super.init(range: range)
    }

    override func evaluate(_ frame: Frame) throws -> Value {
        let value = try left.evaluate(frame)
        switch value {
        case .null: return try right.evaluate(frame)
        case .some(let box): return keepsOptional ? value : box.value
        default: return value
        }
    }
}

final class IsNilNode: Node {
    private let operand: Node
    private let negated: Bool

    init(_ operand: Node, negated: Bool, range: SourceRange) {
        self.operand = operand
        self.negated = negated
        super.init(range: range)
    }

    override func evaluate(_ frame: Frame) throws -> Value { .bool(try bool(frame)) }

    override func bool(_ frame: Frame) throws -> Bool {
        if case .null = try operand.evaluate(frame) { return !negated }
        return negated
    }
}

/// `try?`
final class TryOptionalNode: Node {
    private let operand: Node
    private let flattens: Bool

    init(_ operand: Node, flattens: Bool, range: SourceRange) {
        self.operand = operand
        self.flattens = flattens
        super.init(range: range)
    }

    override func evaluate(_ frame: Frame) throws -> Value {
        do {
            let value = try operand.evaluate(frame)
            return flattens ? value : .some(ValueBox(value))
        } catch is ThrownError {
            return .null
        }
    }
}

/// `try!`
final class TryForceNode: Node {
    private let operand: Node

    init(_ operand: Node, range: SourceRange) {
        self.operand = operand
        super.init(range: range)
    }

    override func evaluate(_ frame: Frame) throws -> Value {
        do {
            return try operand.evaluate(frame)
        } catch let error as ThrownError {
            let text = (try? frame.execution.debugDescription(of: error.value)) ?? "an error"
            throw frame.execution.failure(
                "Fatal error: 'try!' expression unexpectedly raised an error: \(text)", at: range)
        }
    }
}
