/// `T(…)` of a user-declared initialiser.
final class InitializerNode: Node {
    private let decl: FunctionDecl
    private let type: TypeReference
    private let arguments: ArgumentNodes
    private let typeArguments: TypeReferences
    private var code: Code?
    private let hasBody: Bool

    init(
        _ decl: FunctionDecl, type: TypeReference, arguments: ArgumentNodes, typeArguments: TypeReferences,
        range: SourceRange
    ) {
        self.decl = decl
        self.type = type
        self.arguments = arguments
        self.typeArguments = typeArguments
        hasBody = decl.bodyProvider != nil
        super.init(range: range)
    }

    override func evaluate(_ frame: Frame) throws -> Value {
        let execution = frame.execution
        if code == nil, let body = decl.body { code = execution.code(for: body, isInitializer: true) }
        let type = type.resolve(frame)
        let types = typeArguments.resolve(frame)
        guard let code else {
            return try execution.initialize(decl, nil, nil, type: type, typeArguments: types, at: range)
        }
        let slots = try execution.reserve(code.frameSize, at: range)
        defer { execution.release(slots, code.frameSize) }
        if arguments.places.isEmpty {
            for (index, node) in arguments.nodes.enumerated() where index < code.parameterSlots.count {
                slots[code.parameterSlots[index]] = try node.evaluate(frame)
            }
            return try execution.initialize(decl, code, slots, type: type, typeArguments: types, at: range)
        }
        var result = Value.void
        let opened = try arguments.opened(frame, changing: nil, isOrdered: arguments.keepOrder(changing: nil))
        let arguments = opened.arguments
        var values = opened.values
        try arguments.withPlaces(frame, &values) { values in
            for (index, slot) in code.parameterSlots.enumerated() where index < values.count {
                slots[slot] = values[index]
                if arguments.places.contains(index) { values[index] = .absent }
            }
            defer {
                for index in arguments.places {
                    values[index] = code.finalValue(slot: code.parameterSlots[index], slots)
                }
            }
            result = try execution.initialize(decl, code, slots, type: type, typeArguments: types, at: range)
        }
        return result
    }
}

/// `T(…)` where only the running program knows `T`.
final class DynamicInitializerNode: Node {
    private let decl: FunctionDecl
    private let type: TypeReference
    private let receiver: Node?
    private let isWitness: Bool
    private let arguments: ArgumentNodes
    private let typeArguments: TypeReferences

    init(
        _ decl: FunctionDecl, type: TypeReference, receiver: Node?, isWitness: Bool, arguments: ArgumentNodes,
        typeArguments: TypeReferences, range: SourceRange
    ) {
        self.decl = decl
        self.type = type
        self.receiver = receiver
        self.isWitness = isWitness
        self.arguments = arguments
        self.typeArguments = typeArguments
        super.init(range: range)
    }

    override func evaluate(_ frame: Frame) throws -> Value {
        let execution = frame.execution
        var type = type.resolve(frame)
        if let receiver, case .metatype(let box) = try receiver.evaluate(frame) { type = box.type }
        let opened = try arguments.opened(frame, changing: nil, isOrdered: arguments.keepOrder(changing: nil))
        var values = opened.values
        var target = (decl: decl, typeArguments: typeArguments.resolve(frame))
        if isWitness {
            target = try execution.resolveWitness(decl, in: type, typeArguments: target.typeArguments, at: range)
        } else if receiver != nil, case .nominal(let nominal, let own) = type, nominal !== decl.owner {
            target = (execution.initializer(like: decl, in: nominal) ?? decl, own)
        }
        var metatype = Value.metatype(of: type)
        var result = Value.void
        try opened.arguments.withPlaces(frame, &values) { values in
            result = try execution.invoke(
                target.decl, receiver: &metatype, arguments: &values, typeArguments: target.typeArguments, at: range)
        }
        return result
    }
}

/// `self.init(…)` and `super.init(…)`.
final class DelegatingInitializerNode: Node {
    private let decl: FunctionDecl
    private let place: Node
    private let arguments: ArgumentNodes
    private let typeArguments: TypeReferences
    private let type: TypeReference
    private let isSuper: Bool
    private let isForced: Bool

    init(
        _ decl: FunctionDecl, place: Node, type: TypeReference, arguments: ArgumentNodes,
        typeArguments: TypeReferences, isSuper: Bool, isForced: Bool, range: SourceRange
    ) {
        self.decl = decl
        self.isSuper = isSuper
        self.isForced = isForced
        self.place = place
        self.type = type
        self.arguments = arguments
        self.typeArguments = typeArguments
        super.init(range: range)
    }

    override func evaluate(_ frame: Frame) throws -> Value {
        let execution = frame.execution
        let types = typeArguments.resolve(frame)
        let values = try arguments.evaluate(frame)
        var type = type.resolve(frame)
        // An object of native code is there once the other initialiser has made it.
        if type.isReferenceType, !type.isNative, case .object(let object) = try place.evaluate(frame) {
            let own = Type.nominal(object.decl, object.typeArguments)
            var decl = decl
            if isSuper {
                // From the class above the one that says so: it may only have inherited the initialiser.
                guard case .nominal(let level, _) = type, case .nominal(let above, _)? = level.superclass else {
                    return .void
                }
                type = .nominal(above, execution.classArguments(of: own, as: above))
            } else {
                // What a class inherits ends in the initialiser of its own that stands in for the one named here.
                (type, decl) = (own, execution.initializer(standingFor: decl, in: object.decl))
            }
            let made = try execution.delegate(
                to: decl, object: object, type: type, arguments: values, typeArguments: types, at: range)
            if !made { throw failed(frame) }
            return .void
        }
        var made = try execution.construct(decl, type: type, arguments: values, typeArguments: types, at: range)
        if decl.isFailable {
            guard case .some(let box) = made else { throw failed(frame) }
            made = box.value
        }
        try place.assign(frame, made)
        return .void
    }

    private func failed(_ frame: Frame) -> any Error {
        isForced ? frame.execution.unwrappedNil(at: range) : InitializerFailed.instance
    }
}

extension Type {
    fileprivate var isNative: Bool {
        if case .nominal(let decl, _) = self { return decl.native != nil }
        return false
    }

    var isReferenceType: Bool {
        if case .nominal(let decl, _) = self { return decl.isReference }
        return false
    }
}

extension Execution {
    /// What `self.init` calls in an object of a class: the initialiser named, or the override that is nearest to it.
    fileprivate func initializer(standingFor decl: FunctionDecl, in nominal: NominalDecl) -> FunctionDecl {
        guard !decl.isConvenience, let owner = decl.owner else { return decl }
        var level = nominal
        for _ in 0..<100 where level !== owner {
            let own = initializer(like: decl, in: level)
            if let own, own.parameters.map(\.type) == decl.parameters.map(\.type) { return own }
            guard case .nominal(let next, _)? = level.superclass else { break }
            level = next
        }
        return decl
    }

    /// The initialiser of a subclass that stands in for a `required` one.
    func initializer(like decl: FunctionDecl, in nominal: NominalDecl) -> FunctionDecl? {
        nominal.members(named: "init").lazy.compactMap { $0 as? FunctionDecl }
            .first { $0.parameters.map(\.label) == decl.parameters.map(\.label) }
    }
}
