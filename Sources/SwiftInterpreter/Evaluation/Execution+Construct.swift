/// Thrown by `self.init` that gave nil, and caught by the initialiser around it.
struct InitializerFailed: Error {
    static let instance: any Error = InitializerFailed()
}

extension FunctionDecl {
    /// `class Model: NSObject` without an initialiser: the one it inherits is native code's, the object isn't.
    func isInherited(by type: Type) -> Bool {
        guard kind == .initializer, native != nil, case .nominal(let made, _) = type else { return false }
        return made.native == nil && made.isReference
    }
}

/// Making instances of the program's types.
extension Execution {
    func construct(
        _ decl: FunctionDecl, type: Type, arguments: [Value], typeArguments: [Type], at range: SourceRange
    ) throws -> Value {
        if let native = decl.native {
            if decl.isInherited(by: type) {
                return try initialize(decl, nil, nil, type: type, typeArguments: typeArguments, at: range)
            }
            guard let thunk = native.call else { throw missing(decl, at: range) }
            var receiver = Value.metatype(of: type)
            var arguments = arguments
            return try callNative(
                thunk, receiver: &receiver, arguments: &arguments, typeArguments: typeArguments, at: range)
        }
        guard let body = decl.body else {
            return try initialize(decl, nil, nil, type: type, typeArguments: typeArguments, at: range)
        }
        let code = code(for: body, isInitializer: true)
        let slots = try reserve(code.frameSize, at: range)
        defer { release(slots, code.frameSize) }
        var arguments = arguments
        try fill(slots, code, decl, &arguments, typeArguments, at: range)
        return try initialize(decl, code, slots, type: type, typeArguments: typeArguments, at: range)
    }

    /// Runs an initialiser whose arguments are in their slots and gives the finished value.
    func initialize(
        // Unsafe: reserved by the caller for the whole call.
        _ decl: FunctionDecl, _ code: Code?, _ slots: UnsafeMutablePointer<Value>?, type: Type,
        typeArguments: [Type], at range: SourceRange
    ) throws -> Value {
        let value: Value
        do {
            value = try initialized(decl, code, slots, type: type, typeArguments: typeArguments, at: range)
        } catch is InitializerFailed where decl.isFailable {
            return .null
        }
        if decl.isFailable {
            if case .absent = value { return .null }
            return .some(ValueBox(value))
        }
        return value
    }

    /// The new value; absent if a failable initialiser returned nil.
    // Unsafe: slots of the initialiser's frame, which the caller reserved.
    private func initialized(
        _ decl: FunctionDecl, _ code: Code?, _ slots: UnsafeMutablePointer<Value>?, type: Type,
        typeArguments: [Type], at range: SourceRange
    ) throws -> Value {
        guard case .nominal(let nominal, let arguments) = type else {
            throw defect("an initialiser of '\(describe(type))'", at: range)
        }
        if nominal.isReference, nominal.native == nil {
            let object = ClassInstance(
                decl: nominal, typeArguments: arguments,
                fields: Array(repeating: .absent, count: nominal.storedProperties.count))
            let made = try initialize(object, decl, code, slots, type: type, typeArguments: typeArguments, at: range)
            if made, tracksLifetimes, nominal.hasDeinitializer { object.graveyard = graveyard }
            return made ? .object(object) : .absent
        }
        var start = Value.absent
        if nominal.kind == .struct, nominal.native == nil {
            let instance = StructInstance(
                decl: nominal, typeArguments: arguments,
                fields: Array(repeating: .absent, count: nominal.storedProperties.count))
            if !(code?.delegates ?? false) {
                for property in nominal.storedProperties {
                    if decl.memberwiseFields.contains(where: { $0 === property }) { continue }
                    try setInitialValue(property, &instance.fields, typeArguments: arguments, at: range)
                }
            }
            start = .structure(instance)
        }
        guard let code, let slots else {
            origins?.record(start, at: range)
            return start
        }
        let slot = code.body.selfVariable?.slot ?? 0
        slots[slot] = start
        start = .void
        if case .null = try run(code, slots, typeArguments, at: range), decl.isFailable { return .absent }
        let made = code.finalValue(slot: slot, slots)
        origins?.record(made, at: range)
        return made
    }

    private func setInitialValue(
        _ property: VariableDecl, _ fields: inout [Value], typeArguments: [Type], at range: SourceRange
    ) throws {
        guard let index = property.fieldIndex, fields.indices.contains(index), property.storage == .stored else {
            return
        }
        if let body = property.initialValue {
            let code = code(for: body)
            if let literal = code.expression as? LiteralNode {
                fields[index] = literal.value
            } else {
                fields[index] = try evaluate(body, typeArguments: typeArguments, at: range)
            }
        } else if !property.isLet, property.wrapper == nil, case .nominal(let type, _) = property.type,
            type === world.known.optionalDecl
        {
            fields[index] = .null
        }
    }

    /// Initialises an object that exists already, at the level of the initialiser's class. False if it failed.
    // Unsafe: slots of the initialiser's frame, which the caller reserved.
    func initialize(
        _ object: ClassInstance, _ decl: FunctionDecl, _ code: Code?, _ slots: UnsafeMutablePointer<Value>?,
        type: Type, typeArguments: [Type], at range: SourceRange
    ) throws -> Bool {
        let level = decl.owner ?? object.decl
        if !(code?.delegates ?? false) {
            for property in object.decl.storedProperties where isBetween(property.owner, type, level) {
                guard let owner = property.owner else { continue }
                if decl.memberwiseFields.contains(where: { $0 === property }) { continue }
                let arguments = classArguments(
                    of: .nominal(object.decl, object.typeArguments), as: owner)
                var fields = object.fields
                try setInitialValue(property, &fields, typeArguments: arguments, at: range)
                if let index = property.fieldIndex { object.fields[index] = fields[index] }
            }
        }
        var isDone = true
        if let code, let slots {
            slots[code.body.selfVariable?.slot ?? 0] = .object(object)
            if case .null = try run(code, slots, typeArguments, at: range), decl.isFailable { isDone = false }
        }
        let callsOther = (code?.delegates ?? false) || (code?.callsSuperInitializer ?? false)
        if isDone, !callsOther { try initializeSuperclass(of: level, object, at: range) }
        return isDone
    }

    /// Whether `owner` is the class of `type` or one above it down to `level`.
    private func isBetween(_ owner: NominalDecl?, _ type: Type, _ level: NominalDecl) -> Bool {
        guard case .nominal(var decl, _) = type, let owner else { return false }
        for _ in 0..<100 {
            if decl === owner { return true }
            if decl === level { return false }
            guard case .nominal(let next, _)? = decl.superclass else { return false }
            decl = next
        }
        return false
    }

    /// `super.init()` where the program doesn't say it.
    private func initializeSuperclass(of decl: NominalDecl, _ object: ClassInstance, at range: SourceRange) throws {
        guard let superclass = decl.superclass, case .nominal(let base, _) = superclass, base.native == nil else {
            return
        }
        let arguments = classArguments(of: .nominal(object.decl, object.typeArguments), as: base)
        let type = Type.nominal(base, arguments)
        let initializers = world.lookup("init", in: type).compactMap { $0 as? FunctionDecl }
        guard
            let decl = initializers.first(where: { $0.parameters.allSatisfy(\.hasDefault) && $0.native == nil })
        else {
            for property in base.storedProperties {
                var fields = object.fields
                try setInitialValue(property, &fields, typeArguments: arguments, at: range)
                if let index = property.fieldIndex { object.fields[index] = fields[index] }
            }
            return
        }
        _ = try delegate(to: decl, object: object, type: type, arguments: [], typeArguments: arguments, at: range)
    }

    /// `self.init`/`super.init` on an object.
    func delegate(
        to decl: FunctionDecl, object: ClassInstance, type: Type, arguments: [Value], typeArguments: [Type],
        at range: SourceRange
    ) throws -> Bool {
        if let native = decl.native {
            guard decl.owner is ProtocolDecl, let thunk = native.call else { return true }
            // What the compiler writes for a protocol, such as `init(from:)`, makes an object of the class above.
            var receiver = Value.metatype(of: type)
            var arguments = arguments
            let made = try callNative(
                thunk, receiver: &receiver, arguments: &arguments, typeArguments: [type], at: range)
            if case .object(let other) = made, other.fields.count <= object.fields.count {
                object.fields.replaceSubrange(other.fields.indices, with: other.fields)
            }
            return true
        }
        guard let body = decl.body else {
            return try initialize(object, decl, nil, nil, type: type, typeArguments: typeArguments, at: range)
        }
        let code = code(for: body, isInitializer: true)
        let slots = try reserve(code.frameSize, at: range)
        defer { release(slots, code.frameSize) }
        var arguments = arguments
        while arguments.count < decl.parameters.count { arguments.append(.absent) }
        try fill(slots, code, decl, &arguments, typeArguments, at: range)
        return try initialize(object, decl, code, slots, type: type, typeArguments: typeArguments, at: range)
    }
}
