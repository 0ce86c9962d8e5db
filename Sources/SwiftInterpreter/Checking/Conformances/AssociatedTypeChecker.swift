/// What a type has for a protocol's associated types, which have to conform to what the protocol asks of them.
extension ConformanceChecker {
    /// Why the associated types aren't what the protocol asks for; empty where they are, or aren't known.
    func unfitAssociatedTypes(of item: ProtocolDecl, _ type: Type) -> [Diagnostic] {
        item.collectMembers()
        return item.associatedTypes.flatMap { associated -> [Diagnostic] in
            guard !associated.protocols.isEmpty, let inferred = world.memberType(associated.name, of: type) else {
                return []
            }
            let found = world.deepResolve(inferred)
            guard isKnown(found), let unmet = associated.protocols.first(where: { !canConform(found, to: $0) }) else {
                return []
            }
            let place = witness(of: associated, in: item, type)
            return [
                .note("unable to infer associated type '\(associated.name)' for protocol '\(item.name)'", at: .none),
                .note(reason(associated.name, found, unmet), at: place?.range ?? decl.range),
            ]
        }
    }

    private func reason(_ name: String, _ found: Type, _ unmet: ProtocolDecl) -> String {
        let text = world.describe(found)
        if case .existential = found {
            return
                "cannot infer '\(name)' = '\(text)' because '\(text)' as a type cannot conform to protocols; did you "
                + "mean to use an opaque result type?"
        }
        return "candidate would match and infer '\(name)' = '\(text)' if '\(text)' conformed to '\(unmet.name)'"
    }

    /// The member that says what the associated type is.
    private func witness(of associated: AssociatedTypeDecl, in item: ProtocolDecl, _ type: Type) -> ValueDecl? {
        let own = Type.member(.parameter(item.selfParameter), associated.name)
        let requirement = world.requirements(of: item).first { requirement in
            switch requirement {
            case let variable as VariableDecl: world.mentions(variable.type, own)
            case let function as FunctionDecl:
                world.mentions(function.result, own) || function.parameters.contains { world.mentions($0.type, own) }
            default: false
            }
        }
        return requirement.flatMap { world.witness(for: $0, in: type)?.decl }
    }

    /// A value of any type that conforms is itself of no such type, but for errors and protocols without requirements.
    private func canConform(_ type: Type, to item: ProtocolDecl) -> Bool {
        if case .existential = type {
            return item === world.known.errorProtocol
                || world.requirements(of: item).isEmpty && item.associatedTypes.isEmpty
        }
        return world.conforms(type, to: item)
    }

    private func isKnown(_ type: Type) -> Bool {
        switch type {
        case .nominal(let decl, _):
            !world.hasUnknownParent(decl) && !world.isPlaceholder(type) && !world.containsError(type)
        case .existential(let protocols): !protocols.isEmpty
        default: false
        }
    }
}
