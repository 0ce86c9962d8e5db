final class LiteralNode: Node {
    let value: Value

    init(_ value: Value, range: SourceRange) {
        self.value = value
        super.init(range: range)
    }

    override func evaluate(_ frame: Frame) throws -> Value { value }
    override var isSteady: Bool { true }
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
        if value.isUnreadable { throw frame.execution.unreadable(value, name, at: range) }
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

    override var isStoredPart: Bool { true }
    override var isSteady: Bool { true }
    override var isRooted: Bool { true }

    override func access(_ frame: Frame, _ body: (inout Value) throws -> Void) throws {
        // The frame's part of the stack stays where it is as long as the frame runs.
        let place = frame.slots + slot
        var value = place.move()
        place.initialize(to: .accessed)
        if case .accessed = value { throw frame.execution.simultaneousAccesses(name, at: range) }
        defer { place.pointee = value }
        try body(&value)
    }

    override func reach(_ frame: Frame, _ body: (inout Value) throws -> Void) throws { try body(&frame.slots[slot]) }

    override func assign(_ frame: Frame, _ value: Value) throws { frame.slots[slot] = value }
}

/// A variable that closures share.
final class CellNode: Node {
    private let slot: Int
    private let name: String
    /// No closure that has it outlives the call it is made for.
    private let staysInCall: Bool

    init(slot: Int, name: String, staysInCall: Bool, range: SourceRange) {
        self.slot = slot
        self.name = name
        self.staysInCall = staysInCall
        super.init(range: range)
    }

    override func evaluate(_ frame: Frame) throws -> Value {
        let value = try cell(frame).value
        if value.isUnreadable { throw frame.execution.unreadable(value, name, at: range) }
        return value
    }

    private func cell(_ frame: Frame) throws -> VariableCell {
        guard case .cell(let cell) = frame.slots[slot] else {
            throw frame.execution.unreadable(.absent, name, at: range)
        }
        return cell
    }

    override var isStoredPart: Bool { staysInCall }
    override var isSteady: Bool { true }
    override var isRooted: Bool { true }

    override func access(_ frame: Frame, _ body: (inout Value) throws -> Void) throws {
        try frame.execution.access(try cell(frame), name, at: range, body)
    }

    override func reach(_ frame: Frame, _ body: (inout Value) throws -> Void) throws { try cell(frame).reach(body) }

    override func assign(_ frame: Frame, _ value: Value) throws {
        guard case .cell(let cell) = frame.slots[slot] else {
            frame.slots[slot] = .cell(VariableCell(value))
            return
        }
        if case .accessed = cell.value { throw frame.execution.simultaneousAccesses(name, at: range) }
        cell.set(value)
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
        guard let object = reference.object else { throw frame.execution.deadReference(at: range) }
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
            cell.set(weak)
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
        try frame.execution.globalCell(decl, typeArguments: typeArguments.resolve(frame), at: range)
    }

    override func evaluate(_ frame: Frame) throws -> Value {
        let value = try cell(frame).value
        if value.isUnreadable { throw frame.execution.unreadable(value, decl.name, at: range) }
        return value
    }

    override var isRooted: Bool { true }

    override func prepared(_ frame: Frame) throws -> Node {
        _ = try cell(frame)
        return self
    }

    override func access(_ frame: Frame, _ body: (inout Value) throws -> Void) throws {
        if observers {
            var value = try evaluate(frame)
            try body(&value)
            return try assign(frame, value)
        }
        let cell = try cell(frame)
        if case .absent = cell.value { throw frame.execution.unreadable(.absent, decl.name, at: range) }
        try frame.execution.access(cell, decl.name, at: range, body)
    }

    override func assign(_ frame: Frame, _ value: Value) throws {
        let cell = try cell(frame)
        if case .accessed = cell.value { throw frame.execution.simultaneousAccesses(decl.name, at: range) }
        if observers {
            let old = cell.value
            try frame.execution.runWillSet(decl, new: value, receiver: nil, typeArguments: [], at: range)
            cell.set(value)
            try frame.execution.runObservers(decl, old: old, receiver: nil, typeArguments: [], at: range)
        } else {
            cell.set(value)
        }
    }
}

extension VariableDecl {
    var hasObservers: Bool { willSetProvider != nil || didSetProvider != nil }
}

extension Execution {
    func globalCell(_ decl: VariableDecl, typeArguments: [Type], at range: SourceRange) throws -> VariableCell {
        let key = ObjectIdentifier(decl)
        if let cell = globals[key] { return cell }
        let cell = VariableCell(.absent)
        guard let body = decl.initialValue else {
            if decl.hasInitialValue { throw failure("'\(decl.name)' has no value", at: range) }
            if case .nominal(let type, _) = decl.type, type === world.known.optionalDecl { cell.set(.null) }
            globals[key] = cell
            return cell
        }
        // The cell is known while its value is made, so that a cycle ends in a message.
        globals[key] = cell
        do {
            cell.set(try evaluate(body, typeArguments: typeArguments, at: range))
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
