/// Calls of declarations whose arguments are already values.
extension Execution {
    /// Calls native code. `receiver` and `arguments` are moved in and come back as the code left them, so that
    /// arrays inside can be changed without a copy.
    @inline(__always)
    func callNative(
        _ thunk: NativeThunk, receiver: inout Value, arguments: inout [Value], typeArguments: [Type],
        at range: SourceRange
    ) throws -> Value {
        try tick(range)
        if isStackNearlyFull { throw depthFailure(at: range) }
        counters.pointee.range = range
        var parts = receiver.partCount
        for argument in arguments { parts &+= argument.partCount }
        if parts > Execution.smallValue { try charge(parts: parts, range) }
        var call = NativeCall(
            receiver: receiver, arguments: arguments, typeArguments: typeArguments, evaluator: self, location: range)
        receiver = .absent
        arguments = []
        defer {
            receiver = call.receiver
            arguments = call.arguments
        }
        let result = try thunk(&call)
        if pendingError != nil { try throwPendingError() }
        if case .native(let made) = result, made.weight == 0 { try weigh(made, call) }
        return result
    }

    private static let smallWeight: Int32 = 64

    /// Bounds how many native values hold one another.
    @inline(__always)
    private func weigh(_ made: NativeObject, _ call: NativeCall) throws {
        var weight: Int32 = 1
        if case .native(let source) = call.receiver { weight += source.weight }
        for case .native(let source) in call.arguments { weight = min(weight, 1 << 29) + source.weight }
        made.weight = min(weight, 1 << 29)
        if let origins { origins.record(made, from: call.receiver, at: call.location) }
        if weight > Self.smallWeight { try checkWeight(of: made) }
    }

    private func checkWeight(of made: NativeObject) throws {
        guard let type = made.swiftType as? any NestingValue.Type else { return }
        let most = min(limits.callDepth / type.callsAValue, Int(Int32.max >> 2))
        guard made.weight > most else { return }
        throw limitFailure(
            "depth", "more than \(most) values are nested in one another (limit 'depth')", at: counters.pointee.range)
    }

    func throwPendingError() throws {
        guard let error = pendingError else { return }
        pendingError = nil
        throw error
    }

    /// Calls a function, operator, method or initialiser. Absent arguments are replaced by their defaults.
    func invoke(
        _ decl: FunctionDecl, receiver: inout Value, arguments: inout [Value], typeArguments: [Type],
        at range: SourceRange
    ) throws -> Value {
        if let native = decl.native {
            if decl.kind == .initializer, case .metatype(let box) = receiver, decl.isInherited(by: box.type) {
                return try construct(
                    decl, type: box.type, arguments: arguments, typeArguments: typeArguments, at: range)
            }
            guard let thunk = native.call else { throw missing(decl, at: range) }
            return try callNative(
                thunk, receiver: &receiver, arguments: &arguments, typeArguments: typeArguments, at: range)
        }
        if decl.kind == .initializer || decl.kind == .memberwiseInitializer {
            guard case .metatype(let box) = receiver else { throw missing(decl, at: range) }
            return try construct(decl, type: box.type, arguments: arguments, typeArguments: typeArguments, at: range)
        }
        guard let body = decl.body else { throw missing(decl, at: range) }
        return try invoke(
            body, decl, receiver: &receiver, arguments: &arguments, typeArguments: typeArguments, at: range)
    }

    /// Runs one of a declaration's bodies (a function's, a subscript's getter or setter).
    func invoke(
        _ body: FunctionBody, _ decl: ValueDecl?, receiver: inout Value, arguments: inout [Value],
        typeArguments: [Type], at range: SourceRange
    ) throws -> Value {
        let code = code(for: body)
        let slots = try reserve(code.frameSize, at: range)
        defer { release(slots, code.frameSize) }
        var erasedType: Type?
        let selfSlot = body.selfVariable?.slot
        let takesSelfBack = body.selfVariable?.isInout ?? false
        if let selfSlot {
            if case .existential(let box) = receiver {
                erasedType = box.type
                slots[selfSlot] = box.value
            } else {
                slots[selfSlot] = receiver
            }
            if takesSelfBack { receiver = .absent }
        }
        try fill(slots, code, decl as? FunctionDecl, &arguments, typeArguments, at: range)
        defer {
            if takesSelfBack, let selfSlot {
                let value = code.finalValue(slot: selfSlot, slots)
                receiver = erasedType.map { .existential(ExistentialBox(type: $0, value: value)) } ?? value
            }
            for (index, parameter) in body.parameters.enumerated() where parameter.isInout {
                if index < arguments.count { arguments[index] = code.finalValue(slot: parameter.slot, slots) }
            }
        }
        return try run(code, slots, typeArguments, at: range)
    }

    /// Puts arguments in their slots, and defaults for absent ones.
    // Unsafe: slots of the called code's frame, which the caller reserved; parameters' slots lie in it.
    func fill(
        _ slots: UnsafeMutablePointer<Value>, _ code: Code, _ decl: FunctionDecl?, _ arguments: inout [Value],
        _ typeArguments: [Type], at range: SourceRange
    ) throws {
        for (index, slot) in code.parameterSlots.enumerated() {
            guard index < arguments.count else { break }
            if case .absent = arguments[index], let decl, index < decl.parameters.count,
                let body = decl.parameters[index].defaultBody
            {
                slots[slot] = try evaluate(body, typeArguments: typeArguments, at: range)
            } else {
                slots[slot] = arguments[index]
                if index < code.body.parameters.count, code.body.parameters[index].isInout {
                    arguments[index] = .absent
                }
            }
        }
    }

    func missing(_ decl: ValueDecl, at range: SourceRange) -> any Error {
        failure("'\(decl.name)' is not supported yet", at: range)
    }

    // MARK: - Dispatch

    /// The type by which a requirement's witness is found: the static one where it is concrete, else the value's own.
    func witnessType(static type: Type?, receiver: Value?) -> Type {
        switch type {
        case .nominal(let decl, _)? where !decl.isReference && decl.kind != .protocol:
            return type ?? .error
        case .metatype(let inner)?:
            return inner
        default:
            guard let receiver else { return type ?? .error }
            if case .metatype(let box) = receiver { return box.type }
            return dynamicType(of: receiver)
        }
    }

    /// The declaration that fulfils `requirement` in `type`, with the type arguments to call it with.
    func resolveWitness<Decl: ValueDecl>(
        _ requirement: Decl, in type: Type, typeArguments: [Type], at range: SourceRange
    ) throws -> (decl: Decl, typeArguments: [Type]) {
        let own = typeArguments.dropFirst(requirement.ownerParameterCount)
        if let witness = findWitness(requirement, in: type), let decl = witness.decl as? Decl {
            return (decl, witness.typeArguments + own)
        }
        if requirement.native?.call != nil || !requirement.isRequirement {
            return (requirement, [type] + own)
        }
        throw failure(
            "'\(describe(type))' has no '\(requirement.name)' that protocol '\(requirement.owner?.name ?? "")' requires",
            at: range)
    }

    func findWitness(_ requirement: ValueDecl, in type: Type) -> Witness? {
        guard case .nominal(let decl, let arguments) = type, arguments.isEmpty else {
            return world.witness(for: requirement, in: type)
        }
        let query = WitnessQuery(requirement: ObjectIdentifier(requirement), type: ObjectIdentifier(decl))
        if let known = witnessCache[query] { return known }
        let found = world.witness(for: requirement, in: type)
        witnessCache[query] = .some(found)
        return found
    }

    /// The overriding declaration in an object's class, and its owner's type arguments.
    func resolveOverride<Decl: ValueDecl>(
        _ decl: Decl, receiver: Value, typeArguments: [Type]
    ) -> (decl: Decl, typeArguments: [Type]) {
        let dynamic: NominalDecl
        switch receiver {
        case .object(let object): dynamic = object.decl
        case .metatype(let box):
            guard case .nominal(let nominal, _) = box.type, nominal.isReference else { return (decl, typeArguments) }
            dynamic = nominal
        default: return (decl, typeArguments)
        }
        guard dynamic !== decl.owner, let target = world.override(of: decl, in: dynamic) as? Decl, target !== decl
        else { return (decl, typeArguments) }
        let own = typeArguments.dropFirst(decl.ownerParameterCount)
        return (target, ownerArguments(of: target, receiver: receiver) + own)
    }

    /// Type arguments for the owner's parameters of a member reached through a value.
    func ownerArguments(of decl: ValueDecl, receiver: Value) -> [Type] {
        guard decl.ownerParameterCount > 0, let owner = decl.owner else { return [] }
        if owner is ProtocolDecl {
            if case .metatype(let box) = receiver { return [box.type] }
            return [dynamicType(of: receiver)]
        }
        let type: Type
        if case .metatype(let box) = receiver { type = box.type } else { type = dynamicType(of: receiver) }
        return classArguments(of: type, as: owner)
    }

    /// The arguments that `type` gives to the parameters of `owner`, itself or a superclass.
    func classArguments(of type: Type, as owner: NominalDecl) -> [Type] {
        var type = type
        for _ in 0..<100 {
            guard case .nominal(let decl, let arguments) = type else { return [] }
            if decl === owner { return arguments }
            guard let superclass = decl.superclass else { return arguments }
            type = world.substitute(superclass, Substitution(decl.genericSignature.parameters, arguments))
        }
        return []
    }
}

struct WitnessQuery: Hashable {
    let requirement: ObjectIdentifier
    let type: ObjectIdentifier
}
