/// A pattern in executable form: tests a value and fills variables.
class PatternNode {
    func match(_ value: Value, _ frame: Frame) throws -> Bool { true }
}

final class BindPattern: PatternNode {
    let slot: Int
    let isCell: Bool
    let isWeak: Bool

    init(slot: Int, isCell: Bool, isWeak: Bool) {
        self.slot = slot
        self.isCell = isCell
        self.isWeak = isWeak
    }

    override func match(_ value: Value, _ frame: Frame) throws -> Bool {
        let stored = isWeak ? Value.weakened(value) : value
        frame.slots[slot] = isCell ? .cell(VariableCell(stored)) : stored
        return true
    }
}

final class TuplePattern: PatternNode {
    private let elements: [PatternNode]
    init(_ elements: [PatternNode]) { self.elements = elements }

    override func match(_ value: Value, _ frame: Frame) throws -> Bool {
        var value = value
        if case .existential(let box) = value { value = box.value }
        guard case .tuple(let values) = value, values.count == elements.count else {
            return elements.isEmpty
        }
        for (element, part) in zip(elements, values) where try !element.match(part, frame) { return false }
        return true
    }
}

final class EnumCasePattern: PatternNode {
    private let decl: EnumCaseDecl
    private let payload: [PatternNode]
    private let nativeCase: (@Sendable (Value) -> (name: String, payload: [Value])?)?

    init(_ decl: EnumCaseDecl, _ payload: [PatternNode]) {
        self.decl = decl
        self.payload = payload
        nativeCase = decl.owner?.native?.enumCase
    }

    override func match(_ value: Value, _ frame: Frame) throws -> Bool {
        var value = value
        if case .existential(let box) = value { value = box.value }
        if case .enumeration(let instance) = value {
            guard instance.enumCase === decl else { return false }
            return try matchPayload(instance.payload, frame)
        }
        guard let found = nativeCase?(value), found.name == decl.name else { return false }
        return try matchPayload(found.payload, frame)
    }

    private func matchPayload(_ values: [Value], _ frame: Frame) throws -> Bool {
        if payload.isEmpty { return true }
        // `case .point(let p)` on a case with several values binds them as a tuple.
        if payload.count == 1, values.count > 1 { return try payload[0].match(.tuple(values), frame) }
        guard payload.count == values.count else { return false }
        for (pattern, part) in zip(payload, values) where try !pattern.match(part, frame) { return false }
        return true
    }
}

final class OptionalPattern: PatternNode {
    private let inner: PatternNode
    init(_ inner: PatternNode) { self.inner = inner }

    override func match(_ value: Value, _ frame: Frame) throws -> Bool {
        switch value {
        case .null: false
        case .some(let box): try inner.match(box.value, frame)
        default: try inner.match(value, frame)
        }
    }
}

final class NullPattern: PatternNode {
    override func match(_ value: Value, _ frame: Frame) throws -> Bool {
        if case .null = value { return true }
        return false
    }
}

final class CastPattern: PatternNode {
    private let type: TypeReference
    private let inner: PatternNode?

    init(_ type: TypeReference, _ inner: PatternNode?) {
        self.type = type
        self.inner = inner
    }

    override func match(_ value: Value, _ frame: Frame) throws -> Bool {
        let execution = frame.execution
        let source = execution.dynamicType(of: value)
        guard let made = execution.cast(value, from: source, to: type.resolve(frame)) else { return false }
        return try inner?.match(made, frame) ?? true
    }
}

final class ExpressionPattern: PatternNode {
    private let subject: BindPattern
    private let test: Node

    init(subject: BindPattern, test: Node) {
        self.subject = subject
        self.test = test
    }

    override func match(_ value: Value, _ frame: Frame) throws -> Bool {
        _ = try subject.match(value, frame)
        return try test.bool(frame)
    }
}
