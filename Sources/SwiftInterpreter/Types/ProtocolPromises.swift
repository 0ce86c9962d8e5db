/// What protocols demand of their associated types in their own `where` clauses: whoever conforms has them so.
extension World {
    /// What `protocol P: Collection where Index == Int` says `T.Index` is, of a `T` that conforms to `P`.
    func promisedType(of member: Type) -> Type? {
        for case .same(let subject, let other) in promises(of: member) {
            if subject == member, other != member { return other }
            if other == member, case .member = subject { continue }
            if other == member { return subject }
        }
        return nil
    }

    /// The demands that speak of `T.A.B`, in terms of `T`: those of the protocols of `T.A` and of `T`.
    func promises(of member: Type) -> [Requirement] {
        var result: [Requirement] = []
        var base = member
        while case .member(let inner, _) = base {
            base = inner
            for item in protocols(ofAbstract: base) {
                for parent in allProtocols(of: item) {
                    let own = Type.parameter(parent.selfParameter)
                    for requirement in parent.genericSignature.requirements where requirement.leads(from: own) {
                        result.append(requirement.replacing(own, by: base))
                    }
                }
            }
        }
        return result
    }
}

extension Requirement {
    /// Whether it speaks of an associated type of `Self`.
    fileprivate func leads(from own: Type) -> Bool {
        switch self {
        case .conformance(let subject, _), .superclass(let subject, _): subject.isMember(of: own)
        case .same(let a, let b): a.isMember(of: own) || b.isMember(of: own)
        }
    }

    fileprivate func replacing(_ own: Type, by type: Type) -> Requirement {
        switch self {
        case .conformance(let subject, let item): .conformance(subject.replacing(own, by: type), item)
        case .superclass(let subject, let parent):
            .superclass(subject.replacing(own, by: type), parent.replacing(own, by: type))
        case .same(let a, let b): .same(a.replacing(own, by: type), b.replacing(own, by: type))
        }
    }
}

extension Type {
    /// Whether it is `Self.A` or `Self.A.B`.
    fileprivate func isMember(of own: Type) -> Bool {
        guard case .member(let base, _) = self else { return false }
        return base == own || base.isMember(of: own)
    }

    /// The same with another type for `Self`, and nothing looked up on the way.
    fileprivate func replacing(_ own: Type, by type: Type) -> Type {
        if self == own { return type }
        switch self {
        case .member(let base, let name): return .member(base.replacing(own, by: type), name)
        case .nominal(let decl, let arguments): return .nominal(decl, arguments.map { $0.replacing(own, by: type) })
        case .tuple(let elements):
            return .tuple(elements.map { TupleElement($0.label, $0.type.replacing(own, by: type)) })
        case .function(var function):
            for index in function.parameters.indices {
                function.parameters[index].type = function.parameters[index].type.replacing(own, by: type)
            }
            function.result = function.result.replacing(own, by: type)
            return .function(function)
        case .metatype(let instance): return .metatype(instance.replacing(own, by: type))
        case .opaque(let opaque, let arguments):
            return .opaque(opaque, arguments.map { $0.replacing(own, by: type) })
        case .pack(let elements): return .pack(elements.map { $0.replacing(own, by: type) })
        case .expansion(let pattern): return .expansion(pattern.replacing(own, by: type))
        case .parameter, .existential, .variable, .error: return self
        }
    }
}
