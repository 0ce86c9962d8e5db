final class WhileStatement: StatementNode {
    private let conditions: [ConditionNode]
    /// The condition, if there is one alone and it binds nothing.
    private let test: Node?
    private let body: StatementNode
    private let label: LoopLabel
    private let range: SourceRange

    init(_ conditions: [ConditionNode], _ body: StatementNode, _ label: LoopLabel, range: SourceRange) {
        self.conditions = conditions
        if conditions.count == 1, case .boolean(let node) = conditions[0] { test = node } else { test = nil }
        self.body = body
        self.label = label
        self.range = range
    }

    override func execute(_ frame: Frame) throws -> Completion {
        while try test?.bool(frame) ?? conditions.hold(frame) {
            try frame.execution.tick(range)
            if let exit = frame.leaves(try body.execute(frame), label) { return exit }
        }
        return .normal
    }
}

final class RepeatStatement: StatementNode {
    private let body: StatementNode
    private let condition: Node
    private let label: LoopLabel

    init(_ body: StatementNode, _ condition: Node, _ label: LoopLabel) {
        self.body = body
        self.condition = condition
        self.label = label
    }

    override func execute(_ frame: Frame) throws -> Completion {
        repeat {
            try frame.execution.tick(condition.range)
            if let exit = frame.leaves(try body.execute(frame), label) { return exit }
        } while try condition.bool(frame)
        return .normal
    }
}

extension Frame {
    /// What a loop ends with after a round; nil to go on. Sets `.normal` for its own `break`.
    @inline(__always)
    func leaves(_ completion: Completion, _ own: LoopLabel) -> Completion? {
        switch completion {
        case .normal: return nil
        case .broke: return label === own ? .normal : .broke
        case .continued: return label === own ? nil : .continued
        case .returned, .fellThrough: return completion
        }
    }
}

final class ForStatement: StatementNode {
    private let pattern: PatternNode
    private let sequence: Node
    private let condition: Node?
    private let body: StatementNode
    private let label: LoopLabel
    private let cells: [Int]
    private let direct: Int
    /// The bounds where the sequence is written `a..<b` or `a...b` of `Int`.
    private let bounds: (lower: Node, upper: Node, isClosed: Bool)?

    init(
        _ pattern: PatternNode, _ sequence: Node, bounds: (lower: Node, upper: Node, isClosed: Bool)?,
        condition: Node?, _ body: StatementNode, _ label: LoopLabel, cells: [Int]
    ) {
        self.pattern = pattern
        self.sequence = sequence
        self.bounds = bounds
        self.condition = condition
        self.body = body
        self.label = label
        self.cells = cells
        if let bind = pattern as? BindPattern, cells.isEmpty, !bind.isWeak { direct = bind.slot } else { direct = -1 }
    }

    override func execute(_ frame: Frame) throws -> Completion {
        if let bounds {
            let lower = try bounds.lower.int(frame)
            let upper = try bounds.upper.int(frame)
            guard lower <= upper else { throw frame.execution.invertedRange(at: sequence.range) }
            var index = lower
            while bounds.isClosed ? index <= upper : index < upper {
                if let exit = try round(.int(index), frame) { return exit }
                if index == Int.max { break }
                index += 1
            }
            return .normal
        }
        let value = try sequence.evaluate(frame)
        if case .array(let elements) = value {
            for element in elements {
                if let exit = try round(element, frame) { return exit }
            }
            return .normal
        }
        let iterator = try frame.execution.iterator(of: value, at: sequence.range)
        while let element = try iterator.next() {
            if let exit = try round(element, frame) { return exit }
        }
        return .normal
    }

    @inline(__always)
    private func round(_ element: Value, _ frame: Frame) throws -> Completion? {
        try frame.execution.tick(sequence.range)
        if direct >= 0 {
            frame.slots[direct] = element
        } else {
            for slot in cells { frame.slots[slot] = .cell(VariableCell(.absent)) }
            guard try pattern.match(element, frame) else { return nil }
        }
        if let condition, try !condition.bool(frame) { return nil }
        return frame.leaves(try body.execute(frame), label)
    }
}
