/// A stored property of a struct or an object, without anything between.
final class StoredPropertyNode: Node {
    private let base: Node
    private let decl: VariableDecl
    private let index: Int
    /// The base's slot where it is a plain local, else -1.
    private let localSlot: Int
    private let isReference: Bool
    private let observers: Bool
    private let typeArguments: TypeReferences
    /// Stored properties beside it may be changed while it is.
    override var isStoredPart: Bool { !isReference && !observers && base.isStoredPart }
    override var isSteady: Bool { base.isSteady }
    override var isRooted: Bool { isReference ? localSlot >= 0 : base.isRooted }

    init(
        _ base: Node, _ decl: VariableDecl, index: Int, isReference: Bool, observers: Bool,
        typeArguments: TypeReferences, range: SourceRange
    ) {
        self.base = base
        self.decl = decl
        self.index = index
        self.isReference = isReference
        self.observers = observers
        self.typeArguments = typeArguments
        localSlot = (base as? LocalNode)?.slot ?? -1
        super.init(range: range)
    }

    override func evaluate(_ frame: Frame) throws -> Value {
        let value: Value
        if localSlot >= 0, case .structure(let instance) = frame.slots[localSlot], index < instance.fields.count {
            value = instance.fields[index]
        } else if localSlot >= 0, case .object(let object) = frame.slots[localSlot], index < object.fields.count {
            value = object.fields[index]
        } else {
            value = try frame.execution.field(index, decl, of: try base.evaluate(frame), at: range)
        }
        if value.isUnreadable { throw frame.execution.unreadable(value, decl.name, at: range) }
        return value
    }

    override func int(_ frame: Frame) throws -> Int {
        if localSlot >= 0, case .structure(let instance) = frame.slots[localSlot], index < instance.fields.count,
            case .int(let value) = instance.fields[index]
        {
            return value
        }
        return try super.int(frame)
    }

    override func assign(_ frame: Frame, _ value: Value) throws {
        if isReference {
            var receiver = try base.evaluate(frame)
            if observers {
                return try frame.execution.write(
                    decl, of: &receiver, to: value, typeArguments: typeArguments.resolve(frame), at: range)
            }
            try frame.execution.setField(index, &receiver, value, at: range)
        } else if observers {
            try access(frame) { $0 = value }
        } else {
            try base.access(frame) { try frame.execution.setField(index, &$0, value, at: range) }
        }
    }

    override func prepared(_ frame: Frame) throws -> Node {
        let made = isReference ? LiteralNode(try base.evaluate(frame), range: range) : try base.prepared(frame)
        if made === base { return self }
        return StoredPropertyNode(
            made, decl, index: index, isReference: isReference, observers: observers, typeArguments: typeArguments,
            range: range)
    }

    override func access(_ frame: Frame, _ body: (inout Value) throws -> Void) throws {
        if isReference {
            var receiver = try base.evaluate(frame)
            if observers { return try accessObserved(&receiver, frame, body) }
            try access(&receiver, frame, body)
        } else if isStoredPart {
            try accessPart(frame, body)
        } else {
            try base.access(frame) { try access(&$0, frame, body) }
        }
    }

    private func accessObserved(
        _ object: inout Value, _ frame: Frame, _ body: (inout Value) throws -> Void
    ) throws {
        let execution = frame.execution
        let types = typeArguments.resolve(frame)
        if try execution.accessStored(decl, of: object, typeArguments: types, at: range, body) { return }
        var value = try execution.read(decl, of: &object, typeArguments: types, at: range)
        try body(&value)
        try execution.write(decl, of: &object, to: value, typeArguments: types, at: range)
    }

    /// Only this property is away while `body` runs; those beside it can be used.
    private func accessPart(_ frame: Frame, _ body: (inout Value) throws -> Void) throws {
        if localSlot >= 0 {
            let place = frame.slots + localSlot
            var value = try take(&place.pointee, frame)
            defer { putBack(&place.pointee, value) }
            return try body(&value)
        }
        var value = Value.void
        try base.reach(frame) { value = try take(&$0, frame) }
        var failure: (any Error)?
        do { try body(&value) } catch { failure = error }
        try base.reach(frame) { putBack(&$0, value) }
        if let failure { throw failure }
    }

    override func reach(_ frame: Frame, _ body: (inout Value) throws -> Void) throws {
        guard isStoredPart else { return try access(frame, body) }
        try base.reach(frame) { receiver in
            if case .object(let object) = receiver {
                return try frame.execution.access(index, of: object, decl, at: range, body)
            }
            guard case .structure(var instance) = receiver, index < instance.fields.count else {
                throw unexpected("struct", frame)
            }
            receiver = .void
            if !isKnownUniquelyReferenced(&instance) { instance = instance.copy() }
            defer { receiver = .structure(instance) }
            if case .accessed = instance.fields[index] {
                throw frame.execution.simultaneousAccesses(decl.name, at: range)
            }
            try body(&instance.fields[index])
        }
    }

    private func access(_ receiver: inout Value, _ frame: Frame, _ body: (inout Value) throws -> Void) throws {
        var value = try take(&receiver, frame)
        let old = observers ? value : .void
        do {
            // Put back whatever happens; observers run only after a change.
            defer { putBack(&receiver, value) }
            try body(&value)
        }
        if observers {
            let execution = frame.execution
            let types = typeArguments.resolve(frame)
            if decl.willSetProvider != nil {
                putBack(&receiver, old)
                try execution.runWillSet(decl, new: value, receiver: receiver, typeArguments: types, at: range)
                putBack(&receiver, value)
            }
            if let after = try execution.runObservers(
                decl, old: old, receiver: receiver, typeArguments: types, at: range), !isReference
            {
                receiver = after
            }
        }
    }

    private func take(_ receiver: inout Value, _ frame: Frame) throws -> Value {
        switch receiver {
        case .structure(var instance):
            receiver = .void
            if !isKnownUniquelyReferenced(&instance) { instance = instance.copy() }
            defer { receiver = .structure(instance) }
            if index < instance.fields.count {
                var value = Value.accessed
                swap(&instance.fields[index], &value)
                if case .accessed = value { throw frame.execution.simultaneousAccesses(decl.name, at: range) }
                return value
            }
        case .object(let object): return try frame.execution.begin(index, of: object, decl, at: range)
        default: break
        }
        throw frame.execution.defect("no stored property '\(decl.name)' in this value", at: range)
    }

    private func putBack(_ receiver: inout Value, _ value: Value) {
        switch receiver {
        case .structure(var instance):
            receiver = .void
            if !isKnownUniquelyReferenced(&instance) { instance = instance.copy() }
            if index < instance.fields.count { instance.fields[index] = value }
            receiver = .structure(instance)
        case .object(let object): object.set(index, value)
        default: break
        }
    }
}
