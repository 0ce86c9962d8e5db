import SwiftSyntax

extension DeclarationMaker {
    /// What a call gives for a generic parameter is found from its arguments and its result: one that they don't name
    /// would never be known.
    func requireUse(
        of own: [GenericParameter], _ clause: GenericParameterClauseSyntax?, in decl: FunctionDecl,
        _ result: Type, _ context: LexicalContext
    ) {
        guard !own.isEmpty, let clause, !world.libraryFiles.contains(context.file) else { return }
        for (parameter, syntax) in zip(own, clause.parameters) {
            let types = decl.parameters.map(\.type) + [result]
            if types.contains(where: { world.containsError($0) || $0.mayMention(parameter) }) { continue }
            let isLinked = context.requirements.contains { requirement in
                switch requirement {
                case .same(let a, let b): a.mentions(parameter) || b.mentions(parameter)
                case .superclass(let subject, let parent): subject.mentions(parameter) || parent.mentions(parameter)
                case .conformance(_, let item): item.constrained != nil
                }
            }
            if isLinked { continue }
            collector.report(
                "generic parameter '\(parameter.name)' is not used in function signature", syntax.name, context)
        }
    }
}

extension Type {
    /// What constrains the associated types of an existential may name a parameter, too.
    fileprivate func mayMention(_ parameter: GenericParameter) -> Bool {
        switch self {
        case .existential(let protocols): protocols.contains { $0.constrained != nil }
        case .opaque(let opaque, _): !opaque.associatedTypes.isEmpty
        case .nominal(_, let arguments), .pack(let arguments): arguments.contains { $0.mayMention(parameter) }
        case .tuple(let elements): elements.contains { $0.type.mayMention(parameter) }
        case .function(let function):
            function.result.mayMention(parameter) || function.parameters.contains { $0.type.mayMention(parameter) }
        default: mentions(parameter)
        }
    }
}
