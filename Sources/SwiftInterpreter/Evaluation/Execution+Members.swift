/// Properties and subscripts of values.
extension Execution {
    // MARK: - Reading

    /// Reads a property. `receiver` changes only if the getter is mutating (`lazy`).
    func read(
        _ decl: VariableDecl, of receiver: inout Value, typeArguments: [Type], at range: SourceRange
    ) throws -> Value {
        if let native = decl.native {
            guard let thunk = native.call else { throw missing(decl, at: range) }
            var arguments: [Value] = []
            return try callNative(
                thunk, receiver: &receiver, arguments: &arguments, typeArguments: typeArguments, at: range)
        }
        if decl.storage != .computed, decl.wrapper == nil, !decl.isStatic, let index = decl.fieldIndex {
            let value = try strong(try field(index, decl, of: receiver, at: range), decl, at: range)
            if decl.storage == .lazy, case .absent = value {
                return try initializeLazy(decl, index, &receiver, typeArguments, at: range)
            }
            if value.isUnreadable { throw unreadable(value, decl.name, at: range) }
            if let objectObserver, decl.isWatched, case .object(let object) = receiver {
                objectObserver.didRead(object, decl.watchedName)
            }
            return value
        }
        if decl.isStatic || decl.owner == nil, decl.storage != .computed {
            let value = try globalCell(decl, typeArguments: typeArguments, at: range).value
            if value.isUnreadable { throw unreadable(value, decl.name, at: range) }
            return value
        }
        guard let body = decl.getter else { throw missing(decl, at: range) }
        let code = code(for: body)
        let slots = try reserve(code.frameSize, at: range)
        defer { release(slots, code.frameSize) }
        guard let variable = body.selfVariable else { return try run(code, slots, typeArguments, at: range) }
        if case .existential(let box) = receiver {
            slots[variable.slot] = box.value
        } else {
            slots[variable.slot] = receiver
        }
        guard decl.isGetterMutating else { return try run(code, slots, typeArguments, at: range) }
        receiver = .absent
        defer { receiver = code.finalValue(slot: variable.slot, slots) }
        return try run(code, slots, typeArguments, at: range)
    }

    func field(_ index: Int, _ decl: ValueDecl, of receiver: Value, at range: SourceRange) throws -> Value {
        switch receiver {
        case .structure(let instance):
            if index < instance.fields.count { return instance.fields[index] }
        case .object(let object):
            if index < object.fields.count { return object.fields[index] }
        case .existential(let box):
            return try field(index, decl, of: box.value, at: range)
        default: break
        }
        throw defect("no stored property '\(decl.name)' in this value", at: range)
    }

    func initializeLazy(
        _ decl: VariableDecl, _ index: Int, _ receiver: inout Value, _ typeArguments: [Type], at range: SourceRange
    ) throws -> Value {
        guard let body = decl.initialValue else { throw missing(decl, at: range) }
        let value = try evaluate(body, receiver: receiver, typeArguments: typeArguments, at: range)
        try setField(index, &receiver, value, at: range)
        return value
    }

    // MARK: - Writing

    func write(
        _ decl: VariableDecl, of receiver: inout Value, to value: Value, typeArguments: [Type], at range: SourceRange
    ) throws {
        if let native = decl.native {
            guard let thunk = native.set else { throw missing(decl, at: range) }
            var arguments = [value]
            _ = try callNative(
                thunk, receiver: &receiver, arguments: &arguments, typeArguments: typeArguments, at: range)
            return
        }
        if decl.storage != .computed, decl.wrapper == nil, !decl.isStatic, let index = decl.fieldIndex {
            let value = decl.reference == .strong ? value : .weakened(value)
            if let objectObserver, decl.isWatched, case .object(let object) = receiver {
                if index < object.fields.count {
                    if case .accessed = object.fields[index] { throw simultaneousAccesses(decl.name, at: range) }
                    objectObserver.willChange(object, decl.watchedName, from: object.fields[index], to: value)
                }
            }
            defer {
                if let objectObserver, decl.isWatched, case .object(let object) = receiver {
                    objectObserver.didChange(object, decl.watchedName)
                }
            }
            guard decl.hasObservers else { return try setField(index, &receiver, value, at: range) }
            let old = try field(index, decl, of: receiver, at: range)
            try runWillSet(
                decl, new: try strong(value, decl, at: range), receiver: receiver, typeArguments: typeArguments,
                at: range)
            if decl.isOverride, let base = overridden(decl) {
                let types = ownerArguments(of: base, receiver: receiver)
                try write(base, of: &receiver, to: value, typeArguments: types, at: range)
            } else {
                try setField(index, &receiver, value, at: range)
            }
            receiver =
                try runObservers(decl, old: old, receiver: receiver, typeArguments: typeArguments, at: range)
                ?? receiver
            return
        }
        if decl.isStatic || decl.owner == nil, decl.storage != .computed {
            let cell = try globalCell(decl, typeArguments: typeArguments, at: range)
            if case .accessed = cell.value { throw simultaneousAccesses(decl.name, at: range) }
            cell.set(value)
            return
        }
        guard let body = decl.setter else { throw missing(decl, at: range) }
        var arguments = [value]
        _ = try invoke(
            body, nil, receiver: &receiver, arguments: &arguments, typeArguments: typeArguments, at: range)
    }

    /// The property of a superclass that this one stands in for.
    private func overridden(_ decl: VariableDecl) -> VariableDecl? {
        var parent = decl.owner?.superclass
        for _ in 0..<100 {
            guard case .nominal(let type, _)? = parent else { return nil }
            if let found = type.members(named: decl.name).compactMap({ $0 as? VariableDecl }).first { return found }
            parent = type.superclass
        }
        return nil
    }

    func setField(_ index: Int, _ receiver: inout Value, _ value: Value, at range: SourceRange) throws {
        switch receiver {
        case .structure(var instance):
            receiver = .void
            if !isKnownUniquelyReferenced(&instance) { instance = instance.copy() }
            defer { receiver = .structure(instance) }
            if index < instance.fields.count {
                if case .accessed = instance.fields[index] {
                    throw simultaneousAccesses(fieldName(index, of: instance.decl), at: range)
                }
                instance.fields[index] = value
                return
            }
        case .object(let object):
            if index < object.fields.count {
                if case .accessed = object.fields[index] {
                    throw simultaneousAccesses(fieldName(index, of: object.decl), at: range)
                }
                object.set(index, value)
                return
            }
        case .existential(let box):
            var inner = box.value
            try setField(index, &inner, value, at: range)
            receiver = .existential(ExistentialBox(type: box.type, value: inner))
            return
        default: break
        }
        throw defect("no such stored property in this value", at: range)
    }

    private func fieldName(_ index: Int, of decl: NominalDecl) -> String {
        decl.storedProperties.first { $0.fieldIndex == index }?.name ?? decl.name
    }

    func runWillSet(
        _ decl: VariableDecl, new: Value, receiver: Value?, typeArguments: [Type], at range: SourceRange
    ) throws {
        guard let body = decl.willSet else { return }
        code(for: body, observed: decl)
        var receiver = receiver ?? .void
        var arguments = [new]
        _ = try invoke(
            body, nil, receiver: &receiver, arguments: &arguments, typeArguments: typeArguments, at: range)
    }

    /// Runs `didSet`; gives the receiver as it left it.
    @discardableResult
    func runObservers(
        _ decl: VariableDecl, old: Value, receiver: Value?, typeArguments: [Type], at range: SourceRange
    ) throws -> Value? {
        guard let body = decl.didSet else { return receiver }
        code(for: body, observed: decl)
        var value = receiver ?? .void
        var arguments = [old]
        _ = try invoke(body, nil, receiver: &value, arguments: &arguments, typeArguments: typeArguments, at: range)
        return receiver == nil ? nil : value
    }

    // MARK: - Dispatch

    func target(
        _ decl: VariableDecl, _ dispatch: Dispatch, receiver: Value, typeArguments: [Type], at range: SourceRange
    ) throws -> (decl: VariableDecl, typeArguments: [Type]) {
        switch dispatch {
        case .direct:
            if decl.owner is ProtocolDecl, let first = typeArguments.first {
                switch first {
                case .nominal(let type, _) where !type.isReference: break
                default:
                    if case .metatype = receiver { break }
                    return (decl, [dynamicType(of: receiver)] + typeArguments.dropFirst())
                }
            }
            return (decl, typeArguments)
        case .virtual:
            return resolveOverride(decl, receiver: receiver, typeArguments: typeArguments)
        case .witness:
            let type = witnessType(static: typeArguments.first, receiver: receiver)
            return try resolveWitness(decl, in: type, typeArguments: typeArguments, at: range)
        }
    }

    // MARK: - Subscripts

    func readSubscript(
        _ decl: FunctionDecl, of receiver: inout Value, _ arguments: [Value], typeArguments: [Type],
        at range: SourceRange
    ) throws -> Value {
        var arguments = arguments
        return try invoke(
            decl, receiver: &receiver, arguments: &arguments, typeArguments: typeArguments, at: range)
    }

    func writeSubscript(
        _ decl: FunctionDecl, of receiver: inout Value, _ arguments: [Value], to value: Value, typeArguments: [Type],
        at range: SourceRange
    ) throws {
        if let native = decl.native {
            guard let thunk = native.set else { throw missing(decl, at: range) }
            var arguments = arguments + [value]
            _ = try callNative(
                thunk, receiver: &receiver, arguments: &arguments, typeArguments: typeArguments, at: range)
            return
        }
        guard let body = decl.setterBody else { throw missing(decl, at: range) }
        // The setter's parameters: newValue may stand before or after the indices.
        var values = arguments
        if body.parameters.first?.name == "newValue", body.parameters.count > 1,
            decl.parameters.first?.name != "newValue"
        {
            values.insert(value, at: 0)
        } else {
            values.append(value)
        }
        _ = try invoke(
            body, nil, receiver: &receiver, arguments: &values, typeArguments: typeArguments, at: range)
    }

    func target(
        _ decl: FunctionDecl, _ dispatch: Dispatch, receiver: Value, typeArguments: [Type], at range: SourceRange
    ) throws -> (decl: FunctionDecl, typeArguments: [Type]) {
        switch dispatch {
        case .direct: return (decl, typeArguments)
        case .virtual: return resolveOverride(decl, receiver: receiver, typeArguments: typeArguments)
        case .witness:
            let type = witnessType(static: typeArguments.first, receiver: receiver)
            return try resolveWitness(decl, in: type, typeArguments: typeArguments, at: range)
        }
    }
}
