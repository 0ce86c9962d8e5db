import SwiftSyntax

/// What declarations demand of their generic parameters and associated types.
extension Collector {
    func collectAssociatedTypes(_ item: PendingNominal, _ decl: ProtocolDecl) {
        guard let block = TypeHeader(item.syntax)?.members else { return }
        for member in checker.activeDecls(block) {
            guard let syntax = member.as(AssociatedTypeDeclSyntax.self) else { continue }
            let associated = AssociatedTypeDecl(name: syntax.name.identifierText, owner: decl)
            associated.range = syntax.name.sourceRange(in: item.context.file)
            if let old = decl.userMembers.types[associated.name] {
                reportRedeclaration(of: associated.name, .associated(associated), old)
                continue
            }
            decl.associatedTypes.append(associated)
            decl.userMembers.types[associated.name] = .associated(associated)
            for inherited in syntax.inheritanceClause?.inheritedTypes ?? [] {
                if case .existential(let items) = resolver(item.context).resolve(inherited.type) {
                    associated.protocols += items
                }
            }
            if let fallback = syntax.initializer {
                associated.defaultType = resolver(item.context).resolve(fallback.value)
            }
            if let clause = syntax.genericWhereClause {
                let known = item.context.requirements.count
                readWhere(clause, item.context)
                decl.genericSignature.requirements += item.context.requirements.dropFirst(known)
            }
        }
    }

    /// `<T: P>`
    func readBounds(_ clause: GenericParameterClauseSyntax, _ context: LexicalContext) {
        for syntax in clause.parameters {
            guard let type = syntax.inheritedType, let parameter = context.parameter(named: syntax.name.identifierText)
            else { continue }
            addBound(type, on: .parameter(parameter), context)
        }
        readWhere(clause.genericWhereClause, context)
    }

    func readWhere(_ clause: GenericWhereClauseSyntax?, _ context: LexicalContext) {
        for item in clause?.requirements ?? [] {
            switch item.requirement {
            case .conformanceRequirement(let requirement):
                addBound(requirement.rightType, on: resolver(context).resolve(requirement.leftType).pattern, context)
            case .sameTypeRequirement(let requirement):
                guard case .type(let left) = requirement.leftType, case .type(let right) = requirement.rightType else {
                    continue
                }
                context.requirements.append(
                    .same(resolver(context).resolve(left).pattern, resolver(context).resolve(right).pattern))
            case .layoutRequirement: break
            }
        }
    }

    private func addBound(_ syntax: TypeSyntax, on subject: Type, _ context: LexicalContext) {
        let resolver = resolver(context)
        let types = syntax.as(CompositionTypeSyntax.self).map { $0.elements.map(\.type) } ?? [syntax]
        for type in types {
            let (bound, associated) = resolver.bound(type)
            switch bound {
            case .existential(let protocols):
                for item in protocols { context.requirements.append(.conformance(subject, item)) }
            case .nominal: context.requirements.append(.superclass(subject, bound))
            default: break
            }
            for (name, value) in associated.sorted(by: { $0.key < $1.key }) {
                context.requirements.append(.same(.member(subject, name), value))
            }
        }
    }
}
