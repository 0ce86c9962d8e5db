/// Any other property: computed, lazy, native, overridden or required by a protocol.
final class PropertyNode: Node {
    private let base: Node
    private let decl: VariableDecl
    private let dispatch: Dispatch
    private let typeArguments: TypeReferences
    private let isReference: Bool

    init(
        _ base: Node, _ decl: VariableDecl, dispatch: Dispatch, isReference: Bool, typeArguments: TypeReferences,
        range: SourceRange
    ) {
        self.base = base
        self.decl = decl
        self.dispatch = dispatch
        self.isReference = isReference
        self.typeArguments = typeArguments
        super.init(range: range)
    }

    override func evaluate(_ frame: Frame) throws -> Value {
        if (decl.isGetterMutating || decl.storage == .lazy) && !isReference {
            var result = Value.void
            try base.access(frame) { result = try read(&$0, frame) }
            return result
        }
        var receiver = try base.evaluate(frame)
        return try read(&receiver, frame)
    }

    private func read(_ receiver: inout Value, _ frame: Frame) throws -> Value {
        let execution = frame.execution
        let target = try execution.target(
            decl, dispatch, receiver: receiver, typeArguments: typeArguments.resolve(frame), at: range)
        if target.decl.native != nil, case .existential(let box) = receiver {
            var inner = box.value
            return try execution.read(target.decl, of: &inner, typeArguments: target.typeArguments, at: range)
        }
        return try execution.read(target.decl, of: &receiver, typeArguments: target.typeArguments, at: range)
    }

    private func write(_ receiver: inout Value, _ value: Value, _ frame: Frame) throws {
        let execution = frame.execution
        let target = try execution.target(
            decl, dispatch, receiver: receiver, typeArguments: typeArguments.resolve(frame), at: range)
        try execution.write(target.decl, of: &receiver, to: value, typeArguments: target.typeArguments, at: range)
    }

    /// Libraries' structs have stored properties beside each other, as `CGSize` does.
    override var isStoredPart: Bool {
        decl.native != nil && decl.isSetterMutating && !isReference && base.isStoredPart
    }

    override func prepared(_ frame: Frame) throws -> Node {
        let isValue = isReference || !decl.isSetterMutating
        let made = isValue ? LiteralNode(try base.evaluate(frame), range: range) : try base.prepared(frame)
        if made === base { return self }
        return PropertyNode(
            made, decl, dispatch: dispatch, isReference: isReference, typeArguments: typeArguments, range: range)
    }

    override func access(_ frame: Frame, _ body: (inout Value) throws -> Void) throws {
        if isReference || !decl.isSetterMutating {
            var receiver = try base.evaluate(frame)
            try change(&receiver, frame, body)
        } else if isStoredPart {
            try accessPart(frame, body)
        } else {
            try base.access(frame) { try change(&$0, frame, body) }
        }
    }

    /// The value that it is part of is taken only to be written to: a library's code may call the program's.
    private func accessPart(_ frame: Frame, _ body: (inout Value) throws -> Void) throws {
        var receiver = Value.void
        try base.reach(frame) { receiver = $0 }
        if receiver.isUnreadable { throw frame.execution.unreadable(receiver, decl.name, at: range) }
        var value = try read(&receiver, frame)
        receiver = .void
        try body(&value)
        try base.access(frame) { try write(&$0, value, frame) }
    }

    private func change(_ receiver: inout Value, _ frame: Frame, _ body: (inout Value) throws -> Void) throws {
        if isReference {
            let execution = frame.execution
            let target = try execution.target(
                decl, dispatch, receiver: receiver, typeArguments: typeArguments.resolve(frame), at: range)
            let isStored = try execution.accessStored(
                target.decl, of: receiver, typeArguments: target.typeArguments, at: range, body)
            if isStored { return }
        }
        var value = try read(&receiver, frame)
        try body(&value)
        try write(&receiver, value, frame)
    }

    override func assign(_ frame: Frame, _ value: Value) throws {
        if isReference || !decl.isSetterMutating {
            var receiver = try base.evaluate(frame)
            try write(&receiver, value, frame)
        } else {
            try base.access(frame) { try write(&$0, value, frame) }
        }
    }
}

/// A static or global variable whose value is computed or native.
final class ComputedGlobalNode: Node {
    private let decl: VariableDecl
    private let typeArguments: TypeReferences

    init(_ decl: VariableDecl, typeArguments: TypeReferences, range: SourceRange) {
        self.decl = decl
        self.typeArguments = typeArguments
        super.init(range: range)
    }

    private func receiver(_ frame: Frame, _ types: [Type]) -> Value {
        guard let owner = decl.owner else { return .void }
        if owner is ProtocolDecl { return types.first.map { .metatype(of: $0) } ?? .void }
        return .metatype(of: .nominal(owner, types))
    }

    override func evaluate(_ frame: Frame) throws -> Value {
        let types = typeArguments.resolve(frame)
        var receiver = receiver(frame, types)
        var target = (decl: decl, typeArguments: types)
        if decl.isRequirement, let type = types.first {
            target = try frame.execution.resolveWitness(decl, in: type, typeArguments: types, at: range)
        }
        return try frame.execution.read(target.decl, of: &receiver, typeArguments: target.typeArguments, at: range)
    }

    override func access(_ frame: Frame, _ body: (inout Value) throws -> Void) throws {
        var value = try evaluate(frame)
        try body(&value)
        try assign(frame, value)
    }

    override func assign(_ frame: Frame, _ value: Value) throws {
        let types = typeArguments.resolve(frame)
        var receiver = receiver(frame, types)
        var target = (decl: decl, typeArguments: types)
        if decl.isRequirement, let type = types.first {
            target = try frame.execution.resolveWitness(decl, in: type, typeArguments: types, at: range)
        }
        try frame.execution.write(
            target.decl, of: &receiver, to: value, typeArguments: target.typeArguments, at: range)
    }
}
