/// Goes through the elements of the packs in an expansion.
struct PackRounds {
    /// Where the position of the element is kept.
    let slot: Int
    /// A pack that tells how many there are.
    let pack: TypeReference

    func count(_ frame: Frame) -> Int {
        if case .pack(let elements) = pack.resolve(frame) { elements.count } else { 0 }
    }

    /// Does work for each element, with the types of the pattern meaning that element's; false ends it.
    func forEach(_ frame: Frame, at range: SourceRange, _ work: () throws -> Bool) throws {
        let outer = frame.packIndex
        defer { frame.packIndex = outer }
        for index in 0..<count(frame) {
            try frame.execution.tick(range)
            frame.packIndex = index
            frame.slots[slot] = .int(index)
            guard try work() else { return }
        }
    }
}

/// `repeat pattern`
final class PackExpansionNode: Node {
    private let pattern: Node
    private let rounds: PackRounds

    init(_ pattern: Node, _ rounds: PackRounds, range: SourceRange) {
        self.pattern = pattern
        self.rounds = rounds
        super.init(range: range)
    }

    override func evaluate(_ frame: Frame) throws -> Value { .array(try values(frame)) }

    func values(_ frame: Frame) throws -> [Value] {
        var result: [Value] = []
        try rounds.forEach(frame, at: range) {
            result.append(try pattern.evaluate(frame))
            return true
        }
        return result
    }
}

extension [Node] {
    /// The values of nodes in order, those of expansions among them.
    fileprivate func spread(_ frame: Frame) throws -> [Value] {
        var result: [Value] = []
        for node in self {
            switch node {
            case let expansion as PackExpansionNode: result += try expansion.values(frame)
            case let list as PackListNode: result += try list.elements.spread(frame)
            default: result.append(try node.evaluate(frame))
            }
        }
        return result
    }
}

/// The values of a pack.
final class PackListNode: Node {
    fileprivate let elements: [Node]

    init(_ elements: [Node], range: SourceRange) {
        self.elements = elements
        super.init(range: range)
    }

    override func evaluate(_ frame: Frame) throws -> Value { .array(try elements.spread(frame)) }
}

/// `(repeat each values)`: a tuple, unless it turns out to have one element.
final class PackTupleNode: Node {
    private let elements: [Node]

    init(_ elements: [Node], range: SourceRange) {
        self.elements = elements
        super.init(range: range)
    }

    override func evaluate(_ frame: Frame) throws -> Value {
        let values = try elements.spread(frame)
        return values.isEmpty ? .void : values.count == 1 ? values[0] : .tuple(values)
    }
}

/// `each values`
final class PackElementNode: Node {
    private let base: Node
    private let index: Node
    /// For a tuple that is made of a pack: tells how many elements it has.
    private let tuple: PackRounds?

    init(_ base: Node, _ index: Node, tuple: PackRounds?, range: SourceRange) {
        self.base = base
        self.index = index
        self.tuple = tuple
        super.init(range: range)
    }

    override func evaluate(_ frame: Frame) throws -> Value {
        let value = try base.evaluate(frame)
        let position = try index.int(frame)
        switch value {
        case _ where tuple.map { $0.count(frame) == 1 } ?? false: return value
        case .array(let values) where tuple == nil && position < values.count: return values[position]
        case .tuple(let values) where position < values.count: return values[position]
        default: throw unexpected("pack", frame)
        }
    }
}

/// A call of a function value with the values of packs among its arguments.
final class PackValueCallNode: Node {
    private let callee: Node
    private let arguments: [Node]

    init(_ callee: Node, _ arguments: [Node], range: SourceRange) {
        self.callee = callee
        self.arguments = arguments
        super.init(range: range)
    }

    override func evaluate(_ frame: Frame) throws -> Value {
        let execution = frame.execution
        guard case .closure(let closure) = try callee.evaluate(frame) else { throw unexpected("function", frame) }
        let values = try arguments.spread(frame)
        execution.counters.pointee.range = range
        let result = try closure.call(values, evaluator: execution)
        try execution.throwPendingError()
        return result
    }
}

/// `for x in repeat each values`
final class PackForStatement: StatementNode {
    private let pattern: PatternNode
    private let sequence: Node
    private let rounds: PackRounds
    private let condition: Node?
    private let body: StatementNode
    private let label: LoopLabel
    private let cells: [Int]

    init(
        _ pattern: PatternNode, _ sequence: Node, round rounds: PackRounds, condition: Node?, _ body: StatementNode,
        _ label: LoopLabel, cells: [Int]
    ) {
        self.pattern = pattern
        self.sequence = sequence
        self.rounds = rounds
        self.condition = condition
        self.body = body
        self.label = label
        self.cells = cells
    }

    override func execute(_ frame: Frame) throws -> Completion {
        var end = Completion.normal
        try rounds.forEach(frame, at: sequence.range) {
            for slot in cells { frame.slots[slot] = .cell(VariableCell(.absent)) }
            guard try pattern.match(try sequence.evaluate(frame), frame) else { return true }
            if let condition, try !condition.bool(frame) { return true }
            guard let exit = frame.leaves(try body.execute(frame), label) else { return true }
            end = exit
            return false
        }
        return end
    }
}

extension BodyCompiler {
    func round(of expansion: PackExpansion) -> PackRounds {
        PackRounds(
            slot: slot(of: expansion.index) ?? expansion.index.slot,
            pack: TypeReference(expansion.packs.first?.asArgument ?? .pack([])))
    }

    mutating func packExpansion(_ expansion: PackExpansion, _ range: SourceRange) -> Node {
        guard let pattern = expansion.pattern else { return LiteralNode(.array([]), range: range) }
        return PackExpansionNode(node(pattern), round(of: expansion), range: range)
    }

    mutating func packElement(_ base: Expression, _ expansion: PackExpansion, _ range: SourceRange) -> Node {
        let isTuple = if case .tuple = world.deepResolve(base.type) { true } else { false }
        return PackElementNode(
            node(base), local(expansion.index, range: range), tuple: isTuple ? round(of: expansion) : nil,
            range: range)
    }
}

extension Expression {
    var isPackExpansion: Bool {
        if case .packExpansion = kind { return true }
        return false
    }
}
