/// Packs of types: `repeat P` becomes the elements that it stands for once the packs in `P` are known.
extension World {
    /// The types that one type in a list stands for: an expansion's elements, or itself.
    func list(_ type: Type, _ substitution: Substitution) -> [Type] {
        guard case .expansion(let pattern) = type else { return [substitute(type, substitution.withoutIndex)] }
        return expanded(pattern, substitution)
    }

    /// `repeat pattern` with types put in for its packs: one for each element, or an expansion still.
    func expanded(_ pattern: Type, _ substitution: Substitution) -> [Type] {
        var shape = PackShape()
        find(&shape, in: pattern, substitution)
        guard let elements = shape.elements, !shape.isOpen else {
            var inner = substitution
            inner.packIndex = Substitution.unknownIndex
            return [.expansion(substitute(pattern, inner))]
        }
        return elements.indices.map { index in
            var inner = substitution
            inner.packIndex = index
            let type = substitute(pattern, inner)
            return elements[index].isExpansion ? .expansion(type) : type
        }
    }

    private func find(_ shape: inout PackShape, in pattern: Type, _ substitution: Substitution) {
        guard typeWork.enter() else { return }
        defer { typeWork.leave() }
        switch pattern {
        case .parameter(let parameter):
            guard let given = substitution.types[parameter] else { return }
            shape.add(resolve(given))
        case .variable: shape.add(resolve(pattern))
        case .nominal(_, let arguments), .opaque(_, let arguments):
            for argument in arguments { find(&shape, in: argument, substitution) }
        case .tuple(let elements): for element in elements { find(&shape, in: element.type, substitution) }
        case .function(let function):
            for parameter in function.parameters { find(&shape, in: parameter.type, substitution) }
            find(&shape, in: function.result, substitution)
        case .member(let base, _), .metatype(let base): find(&shape, in: base, substitution)
        // What is inside of another expansion is that one's.
        case .pack, .expansion, .existential, .error: break
        }
        if case .variable = pattern, case let other = resolve(pattern), !other.isVariableOrPack {
            find(&shape, in: other, substitution)
        }
    }

    /// The element of a pack that the index names; the type itself where that isn't known.
    func element(_ type: Type, _ substitution: Substitution) -> Type {
        guard case .pack(let elements) = resolve(type), let index = substitution.packIndex,
            elements.indices.contains(index)
        else { return type }
        return elements[index].pattern
    }

    /// A tuple of one element without a label is that element.
    func expand(_ elements: [TupleElement], _ substitution: Substitution) -> Type {
        var result: [TupleElement] = []
        for element in elements {
            let types = list(element.type, substitution)
            if element.type.isExpansion {
                result += types.map { TupleElement(nil, $0) }
            } else {
                result += types.map { TupleElement(element.label, $0) }
            }
        }
        if result.count == 1, result[0].label == nil, !result[0].type.isExpansion { return result[0].type }
        return .tuple(result)
    }

    func expand(
        _ parameters: [FunctionType.Parameter], _ substitution: Substitution
    ) -> [FunctionType.Parameter] {
        parameters.flatMap { parameter in
            guard parameter.type.isExpansion else { return [parameter] }
            return list(parameter.type, substitution).map { type in
                var single = parameter
                single.type = type
                return single
            }
        }
    }

    /// Type arguments as written, those for a pack put together; nil if they are too few or too many.
    func bundled(_ arguments: [Type], for parameters: ArraySlice<GenericParameter>) -> [Type]? {
        guard let position = parameters.firstIndex(where: \.isPack) else {
            return arguments.count == parameters.count ? arguments : nil
        }
        let before = position - parameters.startIndex
        let after = parameters.count - before - 1
        guard arguments.count >= before + after else { return nil }
        let own = arguments[before..<(arguments.count - after)]
        if own.count == 1, case .pack = own[before] { return arguments }
        return arguments.prefix(before) + [.pack(Array(own))] + arguments.suffix(after)
    }
}

/// What the packs in a pattern consist of; all have as many elements.
private struct PackShape {
    var elements: [Type]?
    /// One isn't known.
    var isOpen = false

    mutating func add(_ type: Type) {
        switch type {
        case .pack(let types): if elements == nil { elements = types }
        case .variable(let variable): if variable.isPack { isOpen = true }
        default: break
        }
    }
}

extension Substitution {
    /// Inside of an expansion whose packs aren't known.
    static let unknownIndex = -1

    /// Whether `each T` stands for one element of what is given for `T`.
    var isEach: Bool { packIndex != nil }

    var withoutIndex: Substitution {
        guard packIndex != nil else { return self }
        var result = self
        result.packIndex = nil
        return result
    }
}

extension Type {
    fileprivate var isVariableOrPack: Bool {
        switch self {
        case .variable, .pack: true
        default: false
        }
    }

    var isExpansion: Bool {
        if case .expansion = self { return true }
        return false
    }

    var isNominal: Bool {
        if case .nominal = self { return true }
        return false
    }

    /// The type of one element where it stands for a list.
    var pattern: Type {
        if case .expansion(let pattern) = self { return pattern }
        return self
    }

    /// The generic parameters in it that stand for packs, outside of expansions.
    var packs: [GenericParameter] {
        switch self {
        case .parameter(let parameter): return parameter.isPack ? [parameter] : []
        case .nominal(_, let arguments), .opaque(_, let arguments): return arguments.flatMap(\.packs)
        case .tuple(let elements): return elements.flatMap(\.type.packs)
        case .function(let function): return function.parameters.flatMap(\.type.packs) + function.result.packs
        case .member(let base, _), .metatype(let base): return base.packs
        case .pack, .expansion, .existential, .variable, .error: return []
        }
    }

    /// What is demanded of it where it stands for packs is demanded of all their elements.
    var ofAllElements: Type { packs.isEmpty ? self : .expansion(self) }
}
