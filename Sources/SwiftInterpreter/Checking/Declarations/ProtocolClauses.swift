import SwiftSyntax

/// What a protocol says of those who conform to it: in its `where` clause, and by the class that it refines.
extension Collector {
    /// `protocol Named: Base`: as `where Self: Base` says.
    func derive(_ decl: NominalDecl, from type: Type, _ context: LexicalContext) {
        guard let item = decl as? ProtocolDecl else { return }
        let requirement = Requirement.superclass(.parameter(item.selfParameter), type)
        decl.genericSignature.requirements.append(requirement)
        context.requirements.append(requirement)
    }

    /// `protocol Keyed: Collection where Element: Hashable`
    func readProtocolClause(_ item: PendingNominal) {
        guard let syntax = item.syntax.as(ProtocolDeclSyntax.self), let clause = syntax.genericWhereClause else {
            return
        }
        let known = item.context.requirements.count
        readWhere(clause, item.context)
        item.decl.genericSignature.requirements += item.context.requirements.dropFirst(known)
    }
}
