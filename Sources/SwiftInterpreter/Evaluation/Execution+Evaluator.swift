extension Execution: Evaluator {
    // MARK: - Calls

    /// Brackets every entry from outside, so that limits and positions are right afterwards.
    private func entering<Result>(_ body: () throws -> Result) throws -> Result {
        noteThread()
        let range = counters.pointee.range
        defer { counters.pointee.range = range }
        return try body()
    }

    package func call(_ function: Value, _ arguments: [Value]) throws -> Value {
        var arguments = arguments
        return try call(function, inoutArguments: &arguments)
    }

    package func call(_ function: Value, inoutArguments arguments: inout [Value]) throws -> Value {
        try entering {
            switch function {
            case .closure(let closure): return try closure.call(updating: &arguments, evaluator: self)
            case .existential(let box): return try call(box.value, inoutArguments: &arguments)
            case .keyPath(let path):
                guard let root = arguments.first else { throw failure("a key path without a root") }
                return try value(at: path, of: root)
            default: throw defect("a value that isn't a function is called")
            }
        }
    }

    /// Runs a body of the program: a preview, the top level, a checked expression.
    package func run(_ body: FunctionBody, receiver: Value? = nil) throws -> Value {
        try entering {
            do {
                return try evaluate(body, receiver: receiver, at: body.range)
            } catch let error as ThrownError {
                throw uncaught(error)
            }
        }
    }

    /// An error that nothing caught, as a failure with its position.
    package func uncaught(_ error: any Error) -> any Error {
        guard let thrown = error as? ThrownError else { return error }
        let text = (try? debugDescription(of: thrown.value)) ?? "an error"
        return failure("Fatal error: Error raised at top level: \(text)", at: thrown.range)
    }

    // MARK: - Members by name

    private func member<Decl: ValueDecl>(
        _ name: String, in type: Type, _ fits: (Decl) -> Bool
    ) -> Decl? {
        let members = world.lookup(name, in: type).compactMap { $0 as? Decl }.filter(fits)
        return members.first { !$0.isRequirement } ?? members.first { $0.native?.call != nil } ?? members.first
    }

    private func variable(_ name: String, in type: Type, isStatic: Bool) -> VariableDecl? {
        guard case .nominal(let decl, _) = type else {
            return member(name, in: type) { $0.isStatic == isStatic }
        }
        let query = MemberQuery(decl: ObjectIdentifier(decl), name: isStatic ? "static " + name : name)
        if let known = memberCache[query] { return known as? VariableDecl }
        let found: VariableDecl? = member(name, in: type) { $0.isStatic == isStatic }
        memberCache[query] = .some(found)
        return found
    }

    private func noMember(_ name: String, _ type: Type) -> any Error {
        failure("value of type '\(describe(type))' has no member '\(name)'")
    }

    package func property(_ name: String, of value: Value) throws -> Value {
        try entering {
            let type = dynamicType(of: value)
            guard let decl = variable(name, in: type, isStatic: false) else {
                if case .tuple(let elements) = value, let index = Int(name), elements.indices.contains(index) {
                    return elements[index]
                }
                throw noMember(name, type)
            }
            var receiver = value
            if decl.native != nil, case .existential(let box) = value { receiver = box.value }
            return try read(
                decl, of: &receiver, typeArguments: ownerArguments(of: decl, receiver: value),
                at: counters.pointee.range)
        }
    }

    /// A property that the value's own type has; nil where only a protocol gives it one.
    func ownProperty(_ name: String, of value: Value) throws -> Value? {
        guard let decl = variable(name, in: dynamicType(of: value), isStatic: false), !(decl.owner is ProtocolDecl)
        else {
            return nil
        }
        return try property(name, of: value)
    }

    package func setProperty(_ name: String, of value: inout Value, to newValue: Value) throws {
        let type = dynamicType(of: value)
        guard let decl = variable(name, in: type, isStatic: false) else { throw noMember(name, type) }
        let types = ownerArguments(of: decl, receiver: value)
        try entering {
            try write(decl, of: &value, to: newValue, typeArguments: types, at: counters.pointee.range)
        }
    }

    package func callMethod(
        _ name: String, labels: [String], on value: inout Value, _ arguments: [Value]
    ) throws -> Value {
        var arguments = arguments
        return try callMethod(name, labels: labels, on: &value, inoutArguments: &arguments)
    }

    package func callMethod(
        _ name: String, labels: [String], on value: inout Value, inoutArguments arguments: inout [Value]
    ) throws -> Value {
        let type = dynamicType(of: value)
        let labels = padded(labels, arguments.count)
        func fits(_ decl: FunctionDecl) -> Bool {
            !decl.isStatic && decl.parameters.map { $0.label ?? "" } == labels
        }
        let decl: FunctionDecl? =
            member(name, in: type) { fits($0) && takes($0, arguments) } ?? member(name, in: type, fits)
        guard let decl else { throw noMember(name, type) }
        var types = ownerArguments(of: decl, receiver: value)
        // Its own generic parameters are what the arguments are.
        types += ownTypeArguments(of: decl, arguments)
        return try entering {
            try invoke(
                decl, receiver: &value, arguments: &arguments, typeArguments: types, at: counters.pointee.range)
        }
    }

    /// False where a parameter is of another type than its argument: overloads may have the same labels.
    private func takes(_ decl: FunctionDecl, _ arguments: [Value]) -> Bool {
        zip(decl.parameters, arguments).allSatisfy { parameter, argument in
            guard case .native = argument, case .nominal(let declared, _) = parameter.type, declared.kind == .struct,
                case .nominal(let given, _) = dynamicType(of: argument)
            else { return true }
            return declared === given
        }
    }

    private func ownTypeArguments(of decl: FunctionDecl, _ arguments: [Value]) -> [Type] {
        decl.genericSignature.parameters.dropFirst(decl.ownerParameterCount).map { parameter in
            for (index, item) in decl.parameters.enumerated() where item.type == .parameter(parameter) {
                if index < arguments.count { return dynamicType(of: arguments[index]) }
            }
            return .any
        }
    }

    private func padded(_ labels: [String], _ count: Int) -> [String] {
        let labels = labels.map { $0 == "_" ? "" : $0 }
        return labels + Array(repeating: "", count: max(0, count - labels.count))
    }

    package func staticProperty(_ name: String, of type: Type) throws -> Value {
        try entering {
            guard let decl = variable(name, in: type, isStatic: true) else { throw noMember(name, type) }
            var receiver = Value.metatype(of: type)
            return try read(
                decl, of: &receiver, typeArguments: ownerArguments(of: decl, receiver: receiver),
                at: counters.pointee.range)
        }
    }

    package func callStatic(
        _ name: String, labels: [String], of type: Type, _ arguments: [Value]
    ) throws -> Value {
        var arguments = arguments
        return try callStatic(name, labels: labels, of: type, inoutArguments: &arguments)
    }

    package func callStatic(
        _ name: String, labels: [String], of type: Type, inoutArguments arguments: inout [Value]
    ) throws -> Value {
        let labels = padded(labels, arguments.count)
        let decl: FunctionDecl? = member(name, in: type) { decl in
            decl.isStatic && decl.parameters.map { $0.label ?? "" } == labels
        }
        guard let decl else { throw noMember(name, type) }
        var receiver = Value.metatype(of: type)
        let types = ownerArguments(of: decl, receiver: receiver) + ownTypeArguments(of: decl, arguments)
        return try entering {
            try invoke(
                decl, receiver: &receiver, arguments: &arguments, typeArguments: types, at: counters.pointee.range)
        }
    }

    package func instantiate(_ type: Type, labels: [String], _ arguments: [Value]) throws -> Value {
        let labels = padded(labels, arguments.count)
        let initializers = world.lookup("init", in: type).compactMap { $0 as? FunctionDecl }
        // Exactly these parameters, or these with others that have defaults.
        let exact = initializers.first { decl in decl.parameters.map { $0.label ?? "" } == labels }
        if let exact { return try construct(exact, type, arguments) }
        for decl in initializers {
            var values: [Value] = []
            var next = 0
            for parameter in decl.parameters {
                if next < labels.count, parameter.label ?? "" == labels[next] {
                    values.append(arguments[next])
                    next += 1
                } else if parameter.hasDefault {
                    values.append(.absent)
                } else {
                    next = -1
                    break
                }
            }
            if next == labels.count { return try construct(decl, type, values) }
        }
        throw failure("'\(describe(type))' has no initializer with these arguments")
    }

    private func construct(_ decl: FunctionDecl, _ type: Type, _ arguments: [Value]) throws -> Value {
        let types = ownerArguments(of: decl, receiver: .metatype(of: type)) + ownTypeArguments(of: decl, arguments)
        return try entering {
            try construct(decl, type: type, arguments: arguments, typeArguments: types, at: counters.pointee.range)
        }
    }

    // MARK: - Adapters

    package func adapt(_ value: Value, to protocolName: String) throws -> Value {
        switch value {
        case .native, .int, .double, .bool, .string, .character, .integer, .void: return value
        case .existential(let box): return try adapt(box.value, to: protocolName)
        default: break
        }
        guard let decl = world.nominal(named: protocolName), let adapter = decl.native?.adapter else {
            throw failure("'\(protocolName)' can't be implemented by this program yet")
        }
        return try adapter(value, dynamicType(of: value), self)
    }
}
