final class ExpressionStatement: StatementNode {
    private let expression: Node
    init(_ expression: Node) { self.expression = expression }

    override func execute(_ frame: Frame) throws -> Completion {
        try expression.perform(frame)
        return .normal
    }
}

final class BlockStatement: StatementNode {
    private let statements: [StatementNode]
    init(_ statements: [StatementNode]) { self.statements = statements }

    override func execute(_ frame: Frame) throws -> Completion {
        for statement in statements {
            let completion = try statement.execute(frame)
            if completion != .normal { return completion }
        }
        return .normal
    }
}

/// Runs `deferred` after the rest of the block, however that ends.
final class DeferStatement: StatementNode {
    private let rest: StatementNode
    private let deferred: StatementNode

    init(rest: StatementNode, deferred: StatementNode) {
        self.rest = rest
        self.deferred = deferred
    }

    override func execute(_ frame: Frame) throws -> Completion {
        let completion: Completion
        do {
            completion = try rest.execute(frame)
        } catch let error as EvaluationFailure {
            throw error
        } catch {
            _ = try deferred.execute(frame)
            throw error
        }
        // The deferred code may use `result` for its own ends.
        let result = frame.result
        let label = frame.label
        _ = try deferred.execute(frame)
        frame.result = result
        frame.label = label
        return completion
    }
}

/// Fresh cells for variables that closures share, each time their scope is entered.
final class DeclareStatement: StatementNode {
    private let pattern: PatternNode
    private let value: Node?
    private let cells: [Int]
    private let plain: [Int]
    /// The slot of a single plain variable.
    private let direct: Int

    init(_ pattern: PatternNode, _ value: Node?, cells: [Int], plain: [Int]) {
        self.pattern = pattern
        self.value = value
        self.cells = cells
        self.plain = plain
        if let bind = pattern as? BindPattern, cells.isEmpty, !bind.isWeak { direct = bind.slot } else { direct = -1 }
    }

    override func execute(_ frame: Frame) throws -> Completion {
        guard let value else {
            for slot in cells { frame.slots[slot] = .cell(VariableCell(.absent)) }
            for slot in plain { frame.slots[slot] = .absent }
            return .normal
        }
        let initial = try value.evaluate(frame)
        if direct >= 0 {
            frame.slots[direct] = initial
            return .normal
        }
        for slot in cells { frame.slots[slot] = .cell(VariableCell(.absent)) }
        _ = try pattern.match(initial, frame)
        return .normal
    }
}

enum ConditionNode {
    case boolean(Node)
    case pattern(PatternNode, Node)
    case constant(Bool)

    func holds(_ frame: Frame) throws -> Bool {
        switch self {
        case .boolean(let node): try node.bool(frame)
        case .pattern(let pattern, let node): try pattern.match(try node.evaluate(frame), frame)
        case .constant(let value): value
        }
    }
}

extension [ConditionNode] {
    func hold(_ frame: Frame) throws -> Bool {
        for condition in self where try !condition.holds(frame) { return false }
        return true
    }
}

final class IfStatement: StatementNode {
    private let conditions: [ConditionNode]
    private let test: Node?
    private let first: StatementNode
    private let second: StatementNode?

    init(_ conditions: [ConditionNode], _ first: StatementNode, _ second: StatementNode?) {
        self.conditions = conditions
        if conditions.count == 1, case .boolean(let node) = conditions[0] { test = node } else { test = nil }
        self.first = first
        self.second = second
    }

    override func execute(_ frame: Frame) throws -> Completion {
        if try test?.bool(frame) ?? conditions.hold(frame) { return try first.execute(frame) }
        return try second?.execute(frame) ?? .normal
    }
}

final class GuardStatement: StatementNode {
    private let conditions: [ConditionNode]
    private let other: StatementNode

    init(_ conditions: [ConditionNode], _ other: StatementNode) {
        self.conditions = conditions
        self.other = other
    }

    override func execute(_ frame: Frame) throws -> Completion {
        try conditions.hold(frame) ? .normal : try other.execute(frame)
    }
}

final class SwitchStatement: StatementNode {
    struct Case {
        let items: [(pattern: PatternNode, condition: Node?)]
        let isDefault: Bool
        let body: StatementNode
    }

    private let subject: Node
    private let cases: [Case]
    private let label: LoopLabel

    init(_ subject: Node, _ cases: [Case], _ label: LoopLabel) {
        self.subject = subject
        self.cases = cases
        self.label = label
    }

    override func execute(_ frame: Frame) throws -> Completion {
        let value = try subject.evaluate(frame)
        var index = 0
        var isFalling = false
        while index < cases.count {
            let entry = cases[index]
            index += 1
            guard try isFalling || matches(entry, value, frame) else { continue }
            let completion = try entry.body.execute(frame)
            switch completion {
            case .fellThrough: isFalling = true
            case .broke: return frame.label === label ? .normal : .broke
            default: return completion
            }
        }
        return .normal
    }

    private func matches(_ entry: Case, _ value: Value, _ frame: Frame) throws -> Bool {
        if entry.isDefault { return true }
        for item in entry.items where try item.pattern.match(value, frame) {
            guard let condition = item.condition else { return true }
            if try condition.bool(frame) { return true }
        }
        return false
    }
}

final class ReturnStatement: StatementNode {
    private let value: Node?
    init(_ value: Node?) { self.value = value }

    override func execute(_ frame: Frame) throws -> Completion {
        frame.result = try value?.evaluate(frame) ?? .void
        return .returned
    }
}

/// Gives the value of an `if` or `switch` expression.
final class YieldStatement: StatementNode {
    private let value: Node
    init(_ value: Node) { self.value = value }

    override func execute(_ frame: Frame) throws -> Completion {
        frame.result = try value.evaluate(frame)
        return .returned
    }
}

final class StatementExpression: Node {
    private let statement: StatementNode

    init(_ statement: StatementNode, range: SourceRange) {
        self.statement = statement
        super.init(range: range)
    }

    override func evaluate(_ frame: Frame) throws -> Value {
        _ = try statement.execute(frame)
        let value = frame.result
        frame.result = .void
        return value
    }
}

final class JumpStatement: StatementNode {
    private let completion: Completion
    private let label: LoopLabel?

    init(_ completion: Completion, _ label: LoopLabel? = nil) {
        self.completion = completion
        self.label = label
    }

    override func execute(_ frame: Frame) throws -> Completion {
        frame.label = label
        return completion
    }
}

final class ThrowStatement: StatementNode {
    private let value: Node
    init(_ value: Node) { self.value = value }

    override func execute(_ frame: Frame) throws -> Completion {
        throw ThrownError(value: try value.evaluate(frame), range: value.range)
    }
}

final class DoStatement: StatementNode {
    struct Clause {
        let items: [(pattern: PatternNode, condition: Node?)]
        let bind: BindPattern
        let cells: [Int]
        let body: StatementNode
    }

    private let body: StatementNode
    private let clauses: [Clause]
    private let label: LoopLabel

    init(_ body: StatementNode, _ clauses: [Clause], _ label: LoopLabel) {
        self.body = body
        self.clauses = clauses
        self.label = label
    }

    override func execute(_ frame: Frame) throws -> Completion {
        let completion: Completion
        do {
            completion = try body.execute(frame)
        } catch let error as ThrownError {
            guard let clause = try clauses.first(where: { try matches($0, error.value, frame) }) else { throw error }
            return leave(try clause.body.execute(frame), frame)
        }
        return leave(completion, frame)
    }

    private func leave(_ completion: Completion, _ frame: Frame) -> Completion {
        completion == .broke && frame.label === label ? .normal : completion
    }

    private func matches(_ clause: Clause, _ error: Value, _ frame: Frame) throws -> Bool {
        for slot in clause.cells { frame.slots[slot] = .cell(VariableCell(.absent)) }
        _ = try clause.bind.match(error, frame)
        if clause.items.isEmpty { return true }
        for item in clause.items where try item.pattern.match(error, frame) {
            guard let condition = item.condition else { return true }
            if try condition.bool(frame) { return true }
        }
        return false
    }
}
