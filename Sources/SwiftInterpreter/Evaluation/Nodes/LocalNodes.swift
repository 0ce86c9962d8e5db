final class LiteralNode: Node {
    let value: Value

    init(_ value: Value, range: SourceRange) {
        self.value = value
        super.init(range: range)
    }

    override func evaluate(_ frame: Frame) throws -> Value { value }
}

/// A local that no closure changes: its value is in the frame.
final class LocalNode: Node {
    let slot: Int
    private let name: String

    init(slot: Int, name: String, range: SourceRange) {
        self.slot = slot
        self.name = name
        super.init(range: range)
    }

    override func evaluate(_ frame: Frame) throws -> Value {
        let value = frame.slots[slot]
        if case .absent = value { throw frame.session.unsetVariable(name, at: range) }
        return value
    }

    override func int(_ frame: Frame) throws -> Int {
        if case .int(let value) = frame.slots[slot] { return value }
        return try super.int(frame)
    }

    override func double(_ frame: Frame) throws -> Double {
        if case .double(let value) = frame.slots[slot] { return value }
        return try super.double(frame)
    }

    override func bool(_ frame: Frame) throws -> Bool {
        if case .bool(let value) = frame.slots[slot] { return value }
        return try super.bool(frame)
    }

    override func access(_ frame: Frame, _ body: (inout Value) throws -> Void) throws {
        try body(&frame.slots[slot])
    }

    override func assign(_ frame: Frame, _ value: Value) throws { frame.slots[slot] = value }
}

/// A variable that closures share.
final class CellNode: Node {
    private let slot: Int
    private let name: String

    init(slot: Int, name: String, range: SourceRange) {
        self.slot = slot
        self.name = name
        super.init(range: range)
    }

    override func evaluate(_ frame: Frame) throws -> Value {
        guard case .cell(let cell) = frame.slots[slot] else { throw frame.session.unsetVariable(name, at: range) }
        let value = cell.value
        if case .absent = value { throw frame.session.unsetVariable(name, at: range) }
        return value
    }

    override func access(_ frame: Frame, _ body: (inout Value) throws -> Void) throws {
        guard case .cell(let cell) = frame.slots[slot] else { throw frame.session.unsetVariable(name, at: range) }
        var value = cell.value
        cell.value = .absent
        defer { cell.value = value }
        try body(&value)
    }

    override func assign(_ frame: Frame, _ value: Value) throws {
        guard case .cell(let cell) = frame.slots[slot] else {
            frame.slots[slot] = .cell(VariableCell(value))
            return
        }
        cell.value = value
    }
}

/// A `weak` local or capture: reads as an optional.
final class WeakNode: Node {
    private let slot: Int
    private let isCell: Bool
    private let isUnowned: Bool

    init(slot: Int, isCell: Bool, isUnowned: Bool, range: SourceRange) {
        self.slot = slot
        self.isCell = isCell
        self.isUnowned = isUnowned
        super.init(range: range)
    }

    override func evaluate(_ frame: Frame) throws -> Value {
        var value = frame.slots[slot]
        if case .cell(let cell) = value { value = cell.value }
        guard case .weak(let reference) = value else { return value }
        guard isUnowned else { return reference.object.map { .some(ValueBox(.object($0))) } ?? .null }
        guard let object = reference.object else { throw frame.session.deadReference(at: range) }
        return .object(object)
    }

    override func access(_ frame: Frame, _ body: (inout Value) throws -> Void) throws {
        var value = try evaluate(frame)
        try body(&value)
        try assign(frame, value)
    }

    override func assign(_ frame: Frame, _ value: Value) throws {
        let weak = Value.weakened(value)
        if isCell, case .cell(let cell) = frame.slots[slot] {
            cell.value = weak
        } else {
            frame.slots[slot] = isCell ? .cell(VariableCell(weak)) : weak
        }
    }
}

extension Value {
    /// What a weak variable holds for an optional (or plain) reference.
    static func weakened(_ value: Value) -> Value {
        switch value {
        case .object(let object): .weak(WeakReference(object))
        case .some(let box): weakened(box.value)
        case .null: .weak(WeakReference(nil))
        default: value
        }
    }
}

/// A global or a static stored property: made at first use.
final class GlobalNode: Node {
    private let decl: VariableDecl
    private let observers: Bool
    private let typeArguments: TypeReferences

    init(_ decl: VariableDecl, observers: Bool, typeArguments: TypeReferences, range: SourceRange) {
        self.decl = decl
        self.observers = observers
        self.typeArguments = typeArguments
        super.init(range: range)
    }

    private func cell(_ frame: Frame) throws -> VariableCell {
        try frame.session.globalCell(decl, typeArguments: typeArguments.resolve(frame), at: range)
    }

    override func evaluate(_ frame: Frame) throws -> Value {
        let value = try cell(frame).value
        if case .absent = value { throw frame.session.unsetVariable(decl.name, at: range) }
        return value
    }

    override func access(_ frame: Frame, _ body: (inout Value) throws -> Void) throws {
        let cell = try cell(frame)
        var value = cell.value
        if case .absent = value { throw frame.session.unsetVariable(decl.name, at: range) }
        cell.value = .absent
        let old = observers ? value : .void
        do {
            defer { cell.value = value }
            try body(&value)
        }
        if observers {
            try frame.session.runObservers(decl, old: old, receiver: nil, typeArguments: [], at: range)
        }
    }

    override func assign(_ frame: Frame, _ value: Value) throws {
        let cell = try cell(frame)
        if observers {
            let old = cell.value
            try frame.session.runWillSet(decl, new: value, receiver: nil, typeArguments: [], at: range)
            cell.value = value
            try frame.session.runObservers(decl, old: old, receiver: nil, typeArguments: [], at: range)
        } else {
            cell.value = value
        }
    }
}

extension VariableDecl {
    var hasObservers: Bool { willSetProvider != nil || didSetProvider != nil }
}

extension Session {
    func unsetVariable(_ name: String, at range: SourceRange) -> any Error {
        failure("overlapping accesses to '\(name)', or it is used before it has a value", at: range)
    }

    func globalCell(_ decl: VariableDecl, typeArguments: [Type], at range: SourceRange) throws -> VariableCell {
        let key = ObjectIdentifier(decl)
        if let cell = globals[key] { return cell }
        let cell = VariableCell(.absent)
        guard let body = decl.initialValue else {
            if decl.hasInitialValue { throw failure("'\(decl.name)' has no value", at: range) }
            if case .nominal(let type, _) = decl.type, type === world.known.optionalDecl { cell.value = .null }
            globals[key] = cell
            return cell
        }
        // The cell is known while its value is made, so that a cycle ends in a message.
        globals[key] = cell
        do {
            cell.value = try evaluate(body, typeArguments: typeArguments, at: range)
        } catch {
            globals[key] = nil
            throw error
        }
        return cell
    }

    /// Runs a body without parameters.
    func evaluate(
        _ body: FunctionBody, receiver: Value? = nil, typeArguments: [Type] = [], at range: SourceRange
    ) throws -> Value {
        let code = code(for: body)
        let slots = try reserve(code.frameSize, at: range)
        defer { release(slots, code.frameSize) }
        if let receiver, let variable = body.selfVariable { slots[variable.slot] = receiver }
        return try run(code, slots, typeArguments, at: range)
    }
}
