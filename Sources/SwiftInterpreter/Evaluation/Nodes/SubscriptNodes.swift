/// `array[index]`
final class ArraySubscriptNode: Node {
    private let base: Node
    private let index: Node
    private let localSlot: Int

    init(_ base: Node, _ index: Node, range: SourceRange) {
        self.base = base
        self.index = index
        localSlot = (base as? LocalNode)?.slot ?? -1
        super.init(range: range)
    }

    override func evaluate(_ frame: Frame) throws -> Value {
        if localSlot >= 0 {
            let position = try index.int(frame)
            if case .array(let elements) = frame.slots[localSlot] {
                if position >= 0, position < elements.count { return elements[position] }
                throw outOfRange(position, frame)
            }
        }
        guard case .array(let elements) = try base.evaluate(frame) else { throw unexpected("Array", frame) }
        let position = try index.int(frame)
        guard position >= 0, position < elements.count else { throw outOfRange(position, frame) }
        return elements[position]
    }

    private func outOfRange(_ position: Int, _ frame: Frame) -> any Error {
        frame.execution.failure(
            position < 0 ? "Fatal error: Negative Array index is out of range" : "Fatal error: Index out of range",
            at: range)
    }

    override var isSteady: Bool { base.isSteady && index.isSteady }

    override func prepared(_ frame: Frame) throws -> Node {
        let made = try base.prepared(frame)
        return ArraySubscriptNode(made, LiteralNode(.int(try index.int(frame)), range: index.range), range: range)
    }

    override func access(_ frame: Frame, _ body: (inout Value) throws -> Void) throws {
        let position = try index.int(frame)
        try base.access(frame) { place in
            guard case .array(var elements) = place else { throw unexpected("Array", frame) }
            place = .void
            defer { place = .array(elements) }
            guard position >= 0, position < elements.count else { throw outOfRange(position, frame) }
            try body(&elements[position])
        }
    }
}

/// `dictionary[key]`
final class DictionarySubscriptNode: Node {
    private let base: Node
    private let key: Node

    init(_ base: Node, _ key: Node, range: SourceRange) {
        self.base = base
        self.key = key
        super.init(range: range)
    }

    override func evaluate(_ frame: Frame) throws -> Value {
        guard case .dictionary(let table) = try base.evaluate(frame) else { throw unexpected("Dictionary", frame) }
        let found = table[try frame.execution.hashable(try key.evaluate(frame))]
        try frame.execution.throwPendingError()
        return found.map { .some(ValueBox($0)) } ?? .null
    }

    override func prepared(_ frame: Frame) throws -> Node {
        let made = try base.prepared(frame)
        return DictionarySubscriptNode(made, LiteralNode(try key.evaluate(frame), range: key.range), range: range)
    }

    override func access(_ frame: Frame, _ body: (inout Value) throws -> Void) throws {
        let key = try frame.execution.hashable(try key.evaluate(frame))
        try base.access(frame) { place in
            guard case .dictionary(var table) = place else { throw unexpected("Dictionary", frame) }
            place = .void
            if !isKnownUniquelyReferenced(&table) { table = table.copy() }
            defer { place = .dictionary(table) }
            let slot: Int?
            var value = Value.null
            // The old value must not be held twice, or changing an array in it would copy it.
            if let (known, old) = table.take(key) { (slot, value) = (known, .some(ValueBox(old))) } else { slot = nil }
            defer {
                var new: Value?
                if case .some(let box) = value { new = box.value }
                if let slot { table.put(new, inSlot: slot) } else if let new { table.set(new, for: key) }
            }
            try body(&value)
        }
        try frame.execution.throwPendingError()
    }
}

/// Any other subscript.
final class SubscriptNode: Node {
    private let base: Node
    private let decl: FunctionDecl
    private let arguments: ArgumentNodes
    private let dispatch: Dispatch
    private let typeArguments: TypeReferences
    private let isReference: Bool

    init(
        _ base: Node, _ decl: FunctionDecl, _ arguments: ArgumentNodes, dispatch: Dispatch, isReference: Bool,
        typeArguments: TypeReferences, range: SourceRange
    ) {
        self.base = base
        self.decl = decl
        self.arguments = arguments
        self.dispatch = dispatch
        self.isReference = isReference
        self.typeArguments = typeArguments
        super.init(range: range)
    }

    private func indices(_ frame: Frame) throws -> [Value] {
        var values = try arguments.evaluate(frame)
        for (index, value) in values.enumerated() {
            if case .absent = value, index < decl.parameters.count, let body = decl.parameters[index].defaultBody {
                values[index] = try frame.execution.evaluate(
                    body, typeArguments: typeArguments.resolve(frame), at: range)
            }
        }
        return values
    }

    override func evaluate(_ frame: Frame) throws -> Value {
        if decl.isGetterMutating && !isReference {
            var result = Value.void
            let indices = try indices(frame)
            try base.access(frame) { result = try read(&$0, indices, frame) }
            return result
        }
        var receiver = try base.evaluate(frame)
        return try read(&receiver, try indices(frame), frame)
    }

    private func read(_ receiver: inout Value, _ indices: [Value], _ frame: Frame) throws -> Value {
        let execution = frame.execution
        let target = try execution.target(
            decl, dispatch, receiver: receiver, typeArguments: typeArguments.resolve(frame), at: range)
        return try execution.readSubscript(
            target.decl, of: &receiver, indices, typeArguments: target.typeArguments, at: range)
    }

    private func write(_ receiver: inout Value, _ indices: [Value], _ value: Value, _ frame: Frame) throws {
        let execution = frame.execution
        let target = try execution.target(
            decl, dispatch, receiver: receiver, typeArguments: typeArguments.resolve(frame), at: range)
        try execution.writeSubscript(
            target.decl, of: &receiver, indices, to: value, typeArguments: target.typeArguments, at: range)
    }

    override func prepared(_ frame: Frame) throws -> Node {
        let isValue = isReference || !decl.isSetterMutating
        let made = isValue ? LiteralNode(try base.evaluate(frame), range: range) : try base.prepared(frame)
        let values = try indices(frame).map { LiteralNode($0, range: range) }
        return SubscriptNode(
            made, decl, ArgumentNodes(nodes: values, places: []), dispatch: dispatch, isReference: isReference,
            typeArguments: typeArguments, range: range)
    }

    override func access(_ frame: Frame, _ body: (inout Value) throws -> Void) throws {
        let indices = try indices(frame)
        func change(_ receiver: inout Value) throws {
            var value = try read(&receiver, indices, frame)
            try body(&value)
            try write(&receiver, indices, value, frame)
        }
        if isReference || !decl.isSetterMutating {
            var receiver = try base.evaluate(frame)
            try change(&receiver)
        } else {
            try base.access(frame, change)
        }
    }

    override func assign(_ frame: Frame, _ value: Value) throws {
        let indices = try indices(frame)
        if isReference || !decl.isSetterMutating {
            var receiver = try base.evaluate(frame)
            try write(&receiver, indices, value, frame)
        } else {
            try base.access(frame) { try write(&$0, indices, value, frame) }
        }
    }
}
