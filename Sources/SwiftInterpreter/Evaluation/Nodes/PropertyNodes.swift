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
            value = try frame.session.field(index, decl, of: try base.evaluate(frame), at: range)
        }
        if case .absent = value { throw frame.session.unsetVariable(decl.name, at: range) }
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
        if observers { return try access(frame) { $0 = value } }
        if isReference {
            var receiver = try base.evaluate(frame)
            try frame.session.setField(index, &receiver, value, at: range)
        } else {
            try base.access(frame) { try frame.session.setField(index, &$0, value, at: range) }
        }
    }

    override func access(_ frame: Frame, _ body: (inout Value) throws -> Void) throws {
        if isReference {
            var receiver = try base.evaluate(frame)
            try access(&receiver, frame, body)
        } else {
            try base.access(frame) { try access(&$0, frame, body) }
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
            let session = frame.session
            let types = typeArguments.resolve(frame)
            if decl.willSetProvider != nil {
                putBack(&receiver, old)
                try session.runWillSet(decl, new: value, receiver: receiver, typeArguments: types, at: range)
                putBack(&receiver, value)
            }
            if let after = try session.runObservers(
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
                let value = instance.fields[index]
                instance.fields[index] = .absent
                return value
            }
        case .object(let object):
            if index < object.fields.count {
                let value = object.fields[index]
                object.fields[index] = .absent
                return value
            }
        default: break
        }
        throw frame.session.defect("no stored property '\(decl.name)' in this value", at: range)
    }

    private func putBack(_ receiver: inout Value, _ value: Value) {
        switch receiver {
        case .structure(var instance):
            receiver = .void
            if !isKnownUniquelyReferenced(&instance) { instance = instance.copy() }
            if index < instance.fields.count { instance.fields[index] = value }
            receiver = .structure(instance)
        case .object(let object):
            if index < object.fields.count { object.fields[index] = value }
        default: break
        }
    }
}

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
        let session = frame.session
        let target = try session.target(
            decl, dispatch, receiver: receiver, typeArguments: typeArguments.resolve(frame), at: range)
        if target.decl.native != nil, case .existential(let box) = receiver {
            var inner = box.value
            return try session.read(target.decl, of: &inner, typeArguments: target.typeArguments, at: range)
        }
        return try session.read(target.decl, of: &receiver, typeArguments: target.typeArguments, at: range)
    }

    private func write(_ receiver: inout Value, _ value: Value, _ frame: Frame) throws {
        let session = frame.session
        let target = try session.target(
            decl, dispatch, receiver: receiver, typeArguments: typeArguments.resolve(frame), at: range)
        try session.write(target.decl, of: &receiver, to: value, typeArguments: target.typeArguments, at: range)
    }

    override func access(_ frame: Frame, _ body: (inout Value) throws -> Void) throws {
        if isReference || !decl.isSetterMutating {
            var receiver = try base.evaluate(frame)
            try change(&receiver, frame, body)
        } else {
            try base.access(frame) { try change(&$0, frame, body) }
        }
    }

    private func change(_ receiver: inout Value, _ frame: Frame, _ body: (inout Value) throws -> Void) throws {
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
            target = try frame.session.resolveWitness(decl, in: type, typeArguments: types, at: range)
        }
        return try frame.session.read(target.decl, of: &receiver, typeArguments: target.typeArguments, at: range)
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
            target = try frame.session.resolveWitness(decl, in: type, typeArguments: types, at: range)
        }
        try frame.session.write(
            target.decl, of: &receiver, to: value, typeArguments: target.typeArguments, at: range)
    }
}

final class TupleElementNode: Node {
    private let base: Node
    private let index: Int

    init(_ base: Node, _ index: Int, range: SourceRange) {
        self.base = base
        self.index = index
        super.init(range: range)
    }

    override func evaluate(_ frame: Frame) throws -> Value {
        guard case .tuple(let elements) = try base.evaluate(frame), elements.indices.contains(index) else {
            throw unexpected("tuple", frame)
        }
        return elements[index]
    }

    override func access(_ frame: Frame, _ body: (inout Value) throws -> Void) throws {
        try base.access(frame) { place in
            guard case .tuple(var elements) = place, elements.indices.contains(index) else {
                throw unexpected("tuple", frame)
            }
            place = .void
            defer { place = .tuple(elements) }
            try body(&elements[index])
        }
    }
}
