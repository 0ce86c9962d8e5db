/// Two operands of `Int`, with overflow checked.
final class IntOperatorNode: Node {
    private let operation: Intrinsic
    private let left: NumberOperand
    private let right: NumberOperand

    init(_ operation: Intrinsic, _ left: Node, _ right: Node, range: SourceRange) {
        self.operation = operation
        self.left = NumberOperand(left)
        self.right = NumberOperand(right)
        super.init(range: range)
    }

    override var isSteady: Bool { left.isSteady && right.isSteady }

    override func evaluate(_ frame: Frame) throws -> Value { .int(try int(frame)) }

    override func int(_ frame: Frame) throws -> Int {
        let a = try left.int(frame)
        let b = try right.int(frame)
        return try frame.execution.integer(operation, a, b, at: range)
    }

    override func double(_ frame: Frame) throws -> Double { Double(try int(frame)) }
}

extension Execution {
    @inline(__always)
    func integer(_ operation: Intrinsic, _ a: Int, _ b: Int, at range: SourceRange) throws -> Int {
        let result: (partialValue: Int, overflow: Bool)
        switch operation {
        case .wrappingAddInt: return a &+ b
        case .wrappingSubtractInt: return a &- b
        case .wrappingMultiplyInt: return a &* b
        case .andInt: return a & b
        case .orInt: return a | b
        case .xorInt: return a ^ b
        case .addInt: result = a.addingReportingOverflow(b)
        case .subtractInt: result = a.subtractingReportingOverflow(b)
        case .multiplyInt: result = a.multipliedReportingOverflow(by: b)
        case .divideInt: result = a.dividedReportingOverflow(by: b)
        default: result = a.remainderReportingOverflow(dividingBy: b)
        }
        if result.overflow { throw overflow(operation, a, b, at: range) }
        return result.partialValue
    }

    private func overflow(_ operation: Intrinsic, _ a: Int, _ b: Int, at range: SourceRange) -> any Error {
        let symbol: String
        switch operation {
        case .addInt: symbol = "+"
        case .subtractInt: symbol = "-"
        case .multiplyInt: symbol = "*"
        case .divideInt: symbol = "/"
        default: symbol = "%"
        }
        if b == 0, symbol == "/" { return failure("Fatal error: Division by zero", at: range) }
        if b == 0, symbol == "%" {
            return failure("Fatal error: Division by zero in remainder operation", at: range)
        }
        return failure("arithmetic operation '\(a) \(symbol) \(b)' (on type 'Int') results in an overflow", at: range)
    }
}

final class DoubleOperatorNode: Node {
    private let operation: Intrinsic
    private let left: NumberOperand
    private let right: NumberOperand

    init(_ operation: Intrinsic, _ left: Node, _ right: Node, range: SourceRange) {
        self.operation = operation
        self.left = NumberOperand(left)
        self.right = NumberOperand(right)
        super.init(range: range)
    }

    override var isSteady: Bool { left.isSteady && right.isSteady }

    override func evaluate(_ frame: Frame) throws -> Value { .double(try double(frame)) }

    override func double(_ frame: Frame) throws -> Double {
        let a = try left.double(frame)
        let b = try right.double(frame)
        switch operation {
        case .addDouble: return a + b
        case .subtractDouble: return a - b
        case .multiplyDouble: return a * b
        default: return a / b
        }
    }
}

final class IntComparisonNode: Node {
    private let operation: Intrinsic
    private let left: NumberOperand
    private let right: NumberOperand

    init(_ operation: Intrinsic, _ left: Node, _ right: Node, range: SourceRange) {
        self.operation = operation
        self.left = NumberOperand(left)
        self.right = NumberOperand(right)
        super.init(range: range)
    }

    override var isSteady: Bool { left.isSteady && right.isSteady }

    override func evaluate(_ frame: Frame) throws -> Value { .bool(try bool(frame)) }

    override func bool(_ frame: Frame) throws -> Bool {
        let a = try left.int(frame)
        let b = try right.int(frame)
        switch operation {
        case .equalInt: return a == b
        case .notEqualInt: return a != b
        case .lessInt: return a < b
        case .lessEqualInt: return a <= b
        case .greaterInt: return a > b
        default: return a >= b
        }
    }
}

final class DoubleComparisonNode: Node {
    private let operation: Intrinsic
    private let left: NumberOperand
    private let right: NumberOperand

    init(_ operation: Intrinsic, _ left: Node, _ right: Node, range: SourceRange) {
        self.operation = operation
        self.left = NumberOperand(left)
        self.right = NumberOperand(right)
        super.init(range: range)
    }

    override var isSteady: Bool { left.isSteady && right.isSteady }

    override func evaluate(_ frame: Frame) throws -> Value { .bool(try bool(frame)) }

    override func bool(_ frame: Frame) throws -> Bool {
        let a = try left.double(frame)
        let b = try right.double(frame)
        switch operation {
        case .equalDouble: return a == b
        case .notEqualDouble: return a != b
        case .lessDouble: return a < b
        case .lessEqualDouble: return a <= b
        case .greaterDouble: return a > b
        default: return a >= b
        }
    }
}

final class UnaryNode: Node {
    private let operation: Intrinsic
    private let operand: Node

    init(_ operation: Intrinsic, _ operand: Node, range: SourceRange) {
        self.operation = operation
        self.operand = operand
        super.init(range: range)
    }

    override var isSteady: Bool { operand.isSteady }

    override func evaluate(_ frame: Frame) throws -> Value {
        switch operation {
        case .negateInt: .int(try int(frame))
        case .not: .bool(try bool(frame))
        default: .double(try double(frame))
        }
    }

    override func int(_ frame: Frame) throws -> Int {
        try frame.execution.integer(.subtractInt, 0, try operand.int(frame), at: range)
    }

    override func double(_ frame: Frame) throws -> Double {
        switch operation {
        case .negateDouble: -(try operand.double(frame))
        case .intToDouble: Double(try operand.int(frame))
        default: try operand.double(frame)
        }
    }

    override func bool(_ frame: Frame) throws -> Bool { !(try operand.bool(frame)) }
}

/// `x += y` on an `Int` or `Double`.
final class CompoundAssignmentNode: Node {
    private let operation: Intrinsic
    private let place: Node
    private let operand: NumberOperand
    /// The place's slot where it is a plain local, else -1.
    private let localSlot: Int
    private let placeComesFirst: Bool

    init(_ operation: Intrinsic, _ place: Node, _ operand: Node, range: SourceRange) {
        self.operation = operation
        self.place = place
        placeComesFirst = place.comesBefore([operand])
        self.operand = NumberOperand(operand)
        localSlot = (place as? LocalNode)?.slot ?? -1
        super.init(range: range)
    }

    override func evaluate(_ frame: Frame) throws -> Value {
        let place = placeComesFirst ? try self.place.prepared(frame) : self.place
        switch operation {
        case .addDouble, .subtractDouble, .multiplyDouble, .divideDouble:
            let value = try operand.double(frame)
            if localSlot >= 0, case .double(let old) = frame.slots[localSlot] {
                frame.slots[localSlot] = .double(combine(old, value))
                return .void
            }
            try place.access(frame) { target in
                guard case .double(let old) = target else { throw unexpected("Double", frame) }
                target = .double(combine(old, value))
            }
        default:
            let value = try operand.int(frame)
            if localSlot >= 0, case .int(let old) = frame.slots[localSlot] {
                frame.slots[localSlot] = .int(try frame.execution.integer(operation, old, value, at: range))
                return .void
            }
            try place.access(frame) { target in
                guard case .int(let old) = target else { throw unexpected("Int", frame) }
                target = .int(try frame.execution.integer(operation, old, value, at: range))
            }
        }
        return .void
    }

    private func combine(_ a: Double, _ b: Double) -> Double {
        switch operation {
        case .addDouble: a + b
        case .subtractDouble: a - b
        case .multiplyDouble: a * b
        default: a / b
        }
    }
}

/// `&&`, `||`
final class LogicNode: Node {
    private let isAnd: Bool
    private let left: Node
    private let right: Node

    init(isAnd: Bool, _ left: Node, _ right: Node, range: SourceRange) {
        self.isAnd = isAnd
        self.left = left
        self.right = right
        super.init(range: range)
    }

    override func evaluate(_ frame: Frame) throws -> Value { .bool(try bool(frame)) }

    override func bool(_ frame: Frame) throws -> Bool {
        if isAnd {
            guard try left.bool(frame) else { return false }
        } else {
            if try left.bool(frame) { return true }
        }
        return try right.bool(frame)
    }
}

final class TernaryNode: Node {
    private let condition: Node
    private let first: Node
    private let second: Node

    init(_ condition: Node, _ first: Node, _ second: Node, range: SourceRange) {
        self.condition = condition
        self.first = first
        self.second = second
        super.init(range: range)
    }

    private func branch(_ frame: Frame) throws -> Node { try condition.bool(frame) ? first : second }
    override func evaluate(_ frame: Frame) throws -> Value { try branch(frame).evaluate(frame) }
    override func int(_ frame: Frame) throws -> Int { try branch(frame).int(frame) }
    override func double(_ frame: Frame) throws -> Double { try branch(frame).double(frame) }
    override func bool(_ frame: Frame) throws -> Bool { try branch(frame).bool(frame) }
}
