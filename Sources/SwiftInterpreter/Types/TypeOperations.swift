/// Rewriting types.
extension World {
    /// Follows bound variables at the top of a type.
    @inline(__always)
    func resolve(_ type: Type) -> Type {
        guard case .variable(let start) = type else { return type }
        var variable = start
        while let binding = variable.binding {
            guard case .variable(let next) = binding else { return binding }
            variable = next
        }
        return .variable(variable)
    }

    /// Puts types in the place of generic parameters, and follows bound variables everywhere.
    package func substitute(_ type: Type, _ substitution: Substitution) -> Type {
        guard typeWork.enter() else { return .error }
        defer { typeWork.leave() }
        switch type {
        case .parameter(let parameter):
            return substitution.types[parameter].map { substitution.isEach ? element($0, substitution) : $0 } ?? type
        case .variable:
            let resolved = resolve(type)
            if case .variable = resolved { return resolved }
            if case .pack = resolved, substitution.isEach { return element(type, substitution) }
            return substitute(resolved, substitution)
        case .nominal(let decl, let arguments):
            if arguments.isEmpty { return type }
            return .nominal(decl, arguments.map { substitute($0, substitution) })
        case .tuple(let elements):
            if elements.isEmpty { return type }
            if elements.contains(where: \.type.isExpansion) { return expand(elements, substitution) }
            return .tuple(elements.map { TupleElement($0.label, substitute($0.type, substitution)) })
        case .function(let function):
            var result = function
            if function.parameters.contains(where: \.type.isExpansion) {
                result.parameters = expand(function.parameters, substitution)
            }
            for index in result.parameters.indices {
                result.parameters[index].type = substitute(result.parameters[index].type, substitution)
            }
            result.result = substitute(result.result, substitution)
            return .function(result)
        case .member(let base, let name):
            let newBase = substitute(base, substitution)
            return memberType(name, of: newBase) ?? .member(newBase, name)
        case .metatype(let instance): return .metatype(substitute(instance, substitution))
        case .opaque(let opaque, let arguments):
            if arguments.isEmpty { return type }
            return .opaque(opaque, arguments.map { substitute($0, substitution) })
        case .pack(let elements): return .pack(elements.flatMap { list($0, substitution) })
        case .expansion(let pattern):
            let types = expanded(pattern, substitution.withoutIndex)
            return types.count == 1 && types[0].isExpansion ? types[0] : .pack(types)
        case .existential, .error: return type
        }
    }

    /// Notes where a type is too large, without any other answer.
    func measure(_ type: Type) {
        switch type {
        case .nominal(_, let arguments), .opaque(_, let arguments), .pack(let arguments):
            if arguments.isEmpty { return }
            measure(parts: arguments)
        case .tuple(let elements): measure(parts: elements.lazy.map(\.type))
        case .function(let function):
            measure(parts: function.parameters.lazy.map(\.type))
            measure(function.result)
        case .metatype(let inner), .member(let inner, _), .expansion(let inner): measure(parts: CollectionOfOne(inner))
        case .parameter, .existential, .variable, .error: return
        }
    }

    private func measure(parts: some Sequence<Type>) {
        guard typeWork.enter() else { return }
        defer { typeWork.leave() }
        for part in parts { measure(part) }
    }

    /// The type with all bound variables replaced.
    func deepResolve(_ type: Type) -> Type {
        hasVariables(type) ? substitute(type, .empty) : type
    }

    func hasVariables(_ type: Type) -> Bool {
        guard typeWork.enter() else { return false }
        defer { typeWork.leave() }
        switch type {
        case .variable: return true
        case .nominal(_, let arguments), .opaque(_, let arguments): return arguments.contains(where: hasVariables)
        case .tuple(let elements): return elements.contains { hasVariables($0.type) }
        case .function(let function):
            return hasVariables(function.result) || function.parameters.contains { hasVariables($0.type) }
        case .member(let base, _), .expansion(let base): return hasVariables(base)
        case .pack(let elements): return elements.contains(where: hasVariables)
        case .metatype(let instance): return hasVariables(instance)
        case .parameter, .existential, .error: return false
        }
    }

    /// Whether a variable is left that isn't bound to anything.
    func hasUnboundVariables(_ type: Type) -> Bool {
        guard typeWork.enter() else { return false }
        defer { typeWork.leave() }
        switch type {
        case .variable:
            let resolved = resolve(type)
            if case .variable = resolved { return true }
            return hasUnboundVariables(resolved)
        case .nominal(_, let arguments), .opaque(_, let arguments):
            return arguments.contains(where: hasUnboundVariables)
        case .tuple(let elements): return elements.contains { hasUnboundVariables($0.type) }
        case .function(let function):
            return hasUnboundVariables(function.result)
                || function.parameters.contains { hasUnboundVariables($0.type) }
        case .member(let base, _), .expansion(let base): return hasUnboundVariables(base)
        case .pack(let elements): return elements.contains(where: hasUnboundVariables)
        case .metatype(let instance): return hasUnboundVariables(instance)
        case .parameter, .existential, .error: return false
        }
    }

    func containsError(_ type: Type) -> Bool {
        guard typeWork.enter() else { return true }
        defer { typeWork.leave() }
        switch resolve(type) {
        case .error: return true
        case .nominal(_, let arguments), .opaque(_, let arguments): return arguments.contains(where: containsError)
        case .tuple(let elements): return elements.contains { containsError($0.type) }
        case .function(let function):
            return containsError(function.result) || function.parameters.contains { containsError($0.type) }
        case .member(let base, _), .expansion(let base): return containsError(base)
        case .pack(let elements): return elements.contains(where: containsError)
        case .metatype(let instance): return containsError(instance)
        case .variable, .parameter, .existential: return false
        }
    }

    /// `Wrapped` of an optional type.
    func wrapped(_ type: Type) -> Type? {
        var type = resolve(type)
        // `Key.Value` of a key that has been found meanwhile.
        if case .member = type { type = deepResolve(type) }
        if case .nominal(let decl, let arguments) = type, decl === known.optionalDecl {
            return arguments.first
        }
        return nil
    }

    /// The type itself with its own parameters as arguments; `Self` for a protocol.
    package func declaredType(of decl: NominalDecl) -> Type {
        if let item = decl as? ProtocolDecl { return .parameter(item.selfParameter) }
        return .nominal(decl, decl.genericSignature.parameters.map(\.asArgument))
    }

    /// What stands for the parameters of `decl.owner` when a member of it is used on `base`.
    func superclassType(of decl: NominalDecl, _ arguments: [Type]) -> Type? {
        decl.superclass.map { substitute($0, Substitution(decl.genericSignature.parameters, arguments)) }
    }
}
