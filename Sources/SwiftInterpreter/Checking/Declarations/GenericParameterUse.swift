import SwiftSyntax

extension DeclarationMaker {
    /// What a call gives for a generic parameter is found from its arguments and its result: one that they don't name
    /// would never be known.
    ///
    /// - Parameter signature: where the parameters and the result are written.
    func requireUse(
        of own: [GenericParameter], _ clause: GenericParameterClauseSyntax?, in signature: [Syntax?],
        _ context: LexicalContext
    ) {
        guard !own.isEmpty, let clause, !world.libraryFiles.contains(context.file) else { return }
        for (parameter, syntax) in zip(own, clause.parameters) {
            let isNamed = signature.contains { part in
                part?.tokens(viewMode: .sourceAccurate).contains { $0.identifierText == parameter.name } ?? false
            }
            let isLinked = context.requirements.contains { requirement in
                switch requirement {
                case .same(let a, let b): a.mentions(parameter) || b.mentions(parameter)
                case .superclass(let subject, let parent): subject.mentions(parameter) || parent.mentions(parameter)
                case .conformance(_, let item): item.constrained != nil
                }
            }
            if isNamed || isLinked { continue }
            collector.report(
                "generic parameter '\(parameter.name)' is not used in function signature", syntax.name, context)
        }
    }
}
