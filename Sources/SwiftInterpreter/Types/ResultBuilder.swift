/// The result builder that an attribute names: `@ViewBuilder`, `@ArrayBuilder<Element>`.
// Unchecked: a world and its declarations are used by one thread at a time.
package struct ResultBuilder: @unchecked Sendable {
    package let decl: NominalDecl
    /// What the builder's generic parameters are.
    package let arguments: [Type]

    package init(_ decl: NominalDecl, _ arguments: [Type] = []) {
        self.decl = decl
        self.arguments = arguments
    }

    var type: Type { .nominal(decl, arguments) }
}

extension World {
    /// The builder where generic parameters are known.
    func substitute(_ builder: ResultBuilder, _ substitution: Substitution) -> ResultBuilder {
        if builder.arguments.isEmpty { return builder }
        return ResultBuilder(builder.decl, builder.arguments.map { substitute($0, substitution) })
    }
}
