/// Which protocols a type fulfils, and with what.
extension World {
    /// A protocol itself and all it inherits from.
    func allProtocols(of item: ProtocolDecl) -> [ProtocolDecl] {
        var result: [ProtocolDecl] = [item]
        var seen: Set<ObjectIdentifier> = [ObjectIdentifier(item)]
        var index = 0
        while index < result.count, index < 256 {
            for inherited in result[index].inherited where seen.insert(ObjectIdentifier(inherited)).inserted {
                result.append(inherited)
            }
            index += 1
        }
        return result
    }

    /// All protocols of a nominal type with their conditions, inherited ones included, superclasses left out.
    func conformanceTable(of decl: NominalDecl) -> [Conformance] {
        if let table = decl.protocolTable { return table }
        var result = decl.conformances
        var seen = Set(result.map { ObjectIdentifier($0.protocol) })
        var index = 0
        while index < result.count, index < 512 {
            let current = result[index]
            for inherited in current.protocol.inherited where seen.insert(ObjectIdentifier(inherited)).inserted {
                result.append(Conformance(inherited, conditions: current.conditions, range: current.range))
            }
            index += 1
        }
        decl.protocolTable = result
        return result
    }

    /// Marker protocols that the checker doesn't follow.
    private static let markers: Set<String> = [
        "Sendable", "Copyable", "Escapable", "BitwiseCopyable", "SendableMetatype",
    ]

    package func conforms(_ type: Type, to item: ProtocolDecl) -> Bool { conforms(type, to: item, depth: 0) }

    private func conforms(_ type: Type, to item: ProtocolDecl, depth: Int) -> Bool {
        guard depth < 32 else { return false }
        guard typeWork.enter() else { return true }
        defer { typeWork.leave() }
        if item.native != nil, Self.markers.contains(item.name) { return true }
        if let constrained = item.constrained {
            return conforms(type, to: constrained.base, depth: depth + 1)
                && constrained.types.allSatisfy { name, expected in
                    memberType(name, of: type).map { deepResolve($0) == deepResolve(expected) } ?? false
                }
        }
        switch resolve(type) {
        case .nominal(let decl, let arguments):
            if item.name == "AnyObject" { return decl.isReference }
            for conformance in conformanceTable(of: decl) where conformance.protocol === item {
                if conformance.conditions.isEmpty { return true }
                let substitution = Substitution(decl.genericSignature.parameters, arguments)
                if conformance.conditions.allSatisfy({ holds($0, substitution, depth: depth + 1) }) { return true }
            }
            if let parent = superclassType(of: decl, arguments) { return conforms(parent, to: item, depth: depth + 1) }
            return false
        case .member(let base, let name) where isLiteral(base):
            guard case .variable(let variable) = resolve(base), let literal = variable.literal,
                let fallback = known.defaultType(of: literal), let type = memberType(name, of: fallback)
            else { return true }
            return conforms(type, to: item, depth: depth + 1)
        case .parameter, .member: return contextConforms(resolve(type), to: item, depth: depth)
        case .existential(let protocols):
            return protocols.contains { allProtocols(of: $0).contains(item) }
        case .opaque(let opaque, _):
            return opaque.protocols.contains { allProtocols(of: $0).contains(item) }
        case .metatype, .function, .tuple: return false
        case .pack(let elements): return elements.allSatisfy { conforms($0.pattern, to: item, depth: depth + 1) }
        case .expansion(let pattern):
            return expanded(pattern, .empty).allSatisfy { conforms($0.pattern, to: item, depth: depth + 1) }
        case .variable(let variable):
            guard let literal = variable.literal else { return true }
            guard let type = known.defaultType(of: literal) else { return true }
            return conforms(type, to: item, depth: depth + 1)
                || (literal == .integer && conforms(known.double, to: item, depth: depth + 1))
                || (literal == .string && !literalCandidates(item).isEmpty)
        case .error: return true
        }
    }

    private func isLiteral(_ type: Type) -> Bool {
        if case .variable(let variable) = resolve(type) { return variable.literal != nil }
        return false
    }

    /// Types a string literal may become to fulfil a protocol that `String` doesn't; none unless a library says so.
    private func literalCandidates(_ item: ProtocolDecl) -> [Type] { [] }

    func holds(_ requirement: Requirement, _ substitution: Substitution, depth: Int = 0) -> Bool {
        switch requirement {
        case .conformance(let subject, let item):
            return conforms(substitute(subject.ofAllElements, substitution), to: item, depth: depth)
        case .superclass(let subject, let parent):
            return isSubclass(substitute(subject, substitution), of: substitute(parent, substitution))
        case .same(let a, let b):
            let left = substitute(a, substitution)
            let right = substitute(b, substitution)
            return left == right || hasUnboundVariables(left) || hasUnboundVariables(right)
        }
    }

    func isSubclass(_ type: Type, of parent: Type) -> Bool {
        var current: Type? = resolve(type)
        // `<T: Parent>`: what is known of a `T` is its bound.
        if let start = current, let bound = superclassBound(of: start) { current = resolve(bound) }
        var depth = 0
        while let now = current, depth < 64 {
            if now == parent { return true }
            guard case .nominal(let decl, let arguments) = now else { return false }
            if case .nominal(let target, _) = parent, target === decl,
                hasUnboundVariables(parent) || hasUnboundVariables(now)
            {
                return true
            }
            current = superclassType(of: decl, arguments)
            depth += 1
        }
        return false
    }

    private func contextConforms(_ type: Type, to item: ProtocolDecl, depth: Int) -> Bool {
        protocols(ofAbstract: type).contains { allProtocols(of: $0).contains(item) }
            || {
                guard let bound = superclassBound(ofAbstract: type) else { return false }
                return conforms(bound, to: item, depth: depth + 1)
            }()
    }

    /// The protocols that the context promises for a generic parameter or an associated type of one.
    func protocols(ofAbstract type: Type) -> [ProtocolDecl] {
        var result: [ProtocolDecl] = []
        if case .parameter(let parameter) = type, let owner = parameter.protocolOwner { result.append(owner) }
        if case .opaque(let opaque, _) = type { result += opaque.protocols }
        var equals = [type]
        for case .same(let a, let b) in context {
            if a == type, isAbstract(b) { equals.append(b) }
            if b == type, isAbstract(a) { equals.append(a) }
        }
        for requirement in context {
            switch requirement {
            case .conformance(let subject, let item) where equals.contains(subject): result.append(item)
            case .same(let subject, .existential(let items)) where subject == type: result += items
            default: break
            }
        }
        if case .member(let base, let name) = type {
            for item in protocols(ofAbstract: base) {
                for parent in allProtocols(of: item) {
                    if case .associated(let associated)? = parent.nestedType(named: name) {
                        result += associated.protocols
                    }
                }
            }
            for case .conformance(let subject, let item) in promises(of: type) where subject == type {
                result.append(item)
            }
        }
        return result
    }

    private func isAbstract(_ type: Type) -> Bool {
        switch type {
        case .parameter, .member: true
        default: false
        }
    }

    /// The class that values of a generic parameter, or of a protocol's type, are derived from.
    func superclassBound(of type: Type) -> Type? {
        switch type {
        case .parameter, .member: return superclassBound(ofAbstract: type)
        case .existential(let protocols):
            for item in protocols.flatMap(allProtocols) where item.native == nil {
                for case .superclass(let subject, let parent) in item.genericSignature.requirements
                where subject == .parameter(item.selfParameter) { return parent }
            }
            return nil
        default: return nil
        }
    }

    func superclassBound(ofAbstract type: Type) -> Type? {
        for requirement in context {
            if case .superclass(let subject, let parent) = requirement, subject == type { return parent }
            if case .same(let subject, let other) = requirement, subject == type, case .nominal = other { return other }
        }
        return nil
    }

    // MARK: - Associated types

    package func associatedType(_ name: String, of type: Type) -> Type? { memberType(name, of: type) }

    /// A sequence whose iterator is again a sequence, and so on, has no elements.
    private static let deepestIterator = 32

    /// `T.Name`: a nested type, an alias, or what `T` has for an associated type. Nil while `T` is unknown.
    ///
    /// - Parameter depth: how many types' iterators were asked for theirs before.
    func memberType(_ name: String, of type: Type, depth: Int = 0) -> Type? {
        guard depth < Self.deepestIterator, typeWork.enter() else { return nil }
        defer { typeWork.leave() }
        switch resolve(type) {
        case .nominal(let decl, let arguments): return nominalMemberType(name, decl, arguments, depth)
        case .existential(let protocols):
            for item in protocols {
                for parent in allProtocols(of: item) {
                    if case .alias(let alias)? = parent.nestedType(named: name), parent.constrained != nil {
                        return alias.type
                    }
                    if case .alias(let alias)? = parent.nestedType(named: name),
                        !alias.type.mentions(parent.selfParameter)
                    {
                        return alias.type
                    }
                    if let found = parent.nestedType(named: name), case .associated(let associated) = found {
                        return associated.protocols.isEmpty ? .any : .existential(associated.protocols)
                    }
                }
            }
            return nil
        case .opaque(let opaque, let arguments):
            return opaque.associatedTypes[name].map { substitute($0, Substitution(opaque.parameters, arguments)) }
        case .parameter, .member:
            let abstract = Type.member(resolve(type), name)
            // A slice of a slice is a slice, and has the same elements.
            if case .member(let base, "SubSequence") = resolve(type) {
                if name == "SubSequence" { return resolve(type) }
                if name == "Element" || name == "Index" { return memberType(name, of: base) ?? .member(base, name) }
            }
            if case .member(let base, "Indices") = resolve(type), name == "Element" {
                return memberType("Index", of: base) ?? .member(base, "Index")
            }
            for requirement in context {
                if case .same(let a, let b) = requirement {
                    if a == abstract, b != abstract { return b }
                    if b == abstract, case .member = a { continue }
                    if b == abstract { return a }
                }
            }
            if let bound = superclassBound(ofAbstract: resolve(type)) { return memberType(name, of: bound) }
            if let promised = promisedType(of: abstract) { return promised }
            for item in protocols(ofAbstract: resolve(type)) {
                for parent in allProtocols(of: item) {
                    if case .alias(let alias)? = parent.nestedType(named: name) {
                        return substitute(alias.type, Substitution([parent.selfParameter: resolve(type)]))
                    }
                }
            }
            return nil
        default: return nil
        }
    }

    private func nominalMemberType(
        _ name: String, _ decl: NominalDecl, _ arguments: [Type], _ depth: Int
    ) -> Type? {
        let substitution = Substitution(decl.genericSignature.parameters, arguments)
        if let found = decl.nestedType(named: name) {
            switch found {
            case .nominal(let nested): return .nominal(nested, nested is ProtocolDecl ? [] : arguments)
            case .alias(let alias): return substitute(alias.type, substitution)
            case .parameter(let parameter): return substitution.types[parameter]
            case .associated: break
            }
        }
        if let parameter = decl.genericSignature.parameters.last(where: { $0.name == name }) {
            return substitution.types[parameter]
        }
        if let parent = superclassType(of: decl, arguments), let found = memberType(name, of: parent, depth: depth) {
            return found
        }
        let own = Type.nominal(decl, arguments)
        for conformance in conformanceTable(of: decl) {
            let item = conformance.protocol
            guard let found = item.nestedType(named: name) else { continue }
            switch found {
            case .alias(let alias): return substitute(alias.type, Substitution([item.selfParameter: own]))
            case .associated(let associated):
                if let inferred = inferAssociatedType(associated, in: item, for: own) { return inferred }
                if let implied = impliedAssociatedType(name, of: own, depth) { return implied }
                if let fallback = associated.defaultType {
                    return substitute(fallback, Substitution([item.selfParameter: own]))
                }
            default: continue
            }
        }
        return nil
    }

    /// `Element` by the iterator that is made or the subscript there is, `Index` by `startIndex`.
    private func impliedAssociatedType(_ name: String, of type: Type, _ depth: Int) -> Type? {
        func result(_ member: Member) -> Type? {
            guard !member.decl.isRequirement, member.decl.native == nil else { return nil }
            let inner = Substitution(member.decl.owner?.genericSignature.parameters ?? [], member.ownerArguments)
            switch member.decl {
            case let function as FunctionDecl: return substitute(function.result, inner)
            case let variable as VariableDecl: return substitute(variable.type, inner)
            default: return nil
            }
        }
        switch name {
        case "Element":
            for member in members(named: "makeIterator", of: type) + members(named: "makeAsyncIterator", of: type) {
                if let iterator = result(member),
                    let element = memberType("Element", of: iterator, depth: depth + 1)
                {
                    return element
                }
            }
            for member in members(named: "subscript", of: type) {
                guard let decl = member.decl as? FunctionDecl, decl.parameters.count == 1,
                    decl.parameters[0].label == nil, decl.genericSignature.parameters.count == decl.ownerParameterCount
                else { continue }
                if let element = result(member) { return element }
            }
            return nil
        case "SubSequence":
            // What the library makes of a part is an array or a slice of one.
            for member in members(named: "subscript", of: type) {
                guard let decl = member.decl as? FunctionDecl, decl.parameters.count == 1,
                    decl.parameters[0].label == nil, case .nominal(let range, _) = resolve(decl.parameters[0].type),
                    range.name == "Range", range.native != nil, let found = result(member),
                    case .nominal(let part, _) = resolve(found), part.name == "ArraySlice", part.native != nil
                else { continue }
                return found
            }
            return nil
        case "Index": return members(named: "startIndex", of: type).lazy.compactMap(result).first
        default: return nil
        }
    }

    /// Whether values of a type are references: what is changed in them needn't be a variable.
    func isReference(_ type: Type) -> Bool {
        let type = resolve(type)
        switch type {
        case .nominal(let decl, _): return decl.isReference
        case .existential(let protocols): return protocols.contains(where: isClassBound)
        case .opaque(let opaque, _): return opaque.protocols.contains(where: isClassBound)
        case .parameter, .member:
            return superclassBound(ofAbstract: type) != nil || protocols(ofAbstract: type).contains(where: isClassBound)
        case .metatype: return true
        default: return false
        }
    }

    /// Whether only classes conform to a protocol.
    func isClassBound(_ item: ProtocolDecl) -> Bool {
        allProtocols(of: item).contains { $0.isClassBound || ($0.native != nil && $0.name == "AnyObject") }
    }
}
