import SwiftSyntax

extension TypeResolver {
    /// Whether a `T!` stands where one may: as the whole type of a variable, a parameter or a result.
    func mayBeImplicit(_ type: ImplicitlyUnwrappedOptionalTypeSyntax) -> Bool {
        var parent = type.parent
        while let attributed = parent?.as(AttributedTypeSyntax.self) { parent = attributed.parent }
        guard let parent else { return true }
        if let result = parent.as(ReturnClauseSyntax.self) { return result.parent?.is(FunctionTypeSyntax.self) != true }
        return parent.is(TypeAnnotationSyntax.self) || parent.is(FunctionParameterSyntax.self)
            || parent.is(ClosureParameterSyntax.self) || parent.is(TypeExprSyntax.self)
    }
}
