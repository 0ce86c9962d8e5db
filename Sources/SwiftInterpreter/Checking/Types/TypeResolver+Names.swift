import SwiftSyntax

/// The declarations that names stand for, without what their generic parameters are.
extension TypeResolver {
    /// What is named without generic arguments: `Box`, `Controls.Box`.
    func unbound(_ syntax: TypeSyntax) -> TypeDeclaration? {
        if let type = syntax.as(IdentifierTypeSyntax.self), type.genericArgumentClause == nil {
            return lookup(type.name.identifierText)
        }
        guard let type = syntax.as(MemberTypeSyntax.self), type.genericArgumentClause == nil else { return nil }
        return nominal(unbound(type.baseType))?.nestedType(named: type.name.identifierText)
    }

    /// The declaration that an attribute names: `State`, `SwiftUI.State`, `FocusState.Binding`.
    func nominal(named syntax: TypeSyntax) -> NominalDecl? {
        if let type = syntax.as(IdentifierTypeSyntax.self) {
            let name = type.name.identifierText
            if let found = lookup(name) { return nominal(found) }
            // `@Parameter` in an intent: an alias that a protocol of the type gives it.
            if case .nominal(let decl, _)? = associatedType(name) { return decl }
            return nil
        }
        guard let type = syntax.as(MemberTypeSyntax.self) else { return nil }
        let name = type.name.identifierText
        if let base = nominal(named: type.baseType) { return nominal(base.nestedType(named: name)) }
        guard world.isModule(type.baseType.trimmedDescription) else { return nil }
        return nominal(world.moduleType(named: name, in: type.baseType.trimmedDescription, from: context.file))
    }

    private func nominal(_ found: TypeDeclaration?) -> NominalDecl? {
        switch found {
        case .nominal(let decl): return decl
        case .alias(let alias): if case .nominal(let decl, _) = alias.type { return decl } else { return nil }
        default: return nil
        }
    }
}
