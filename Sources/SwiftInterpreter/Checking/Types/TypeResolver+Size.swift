import SwiftSyntax

extension TypeResolver {
    /// What is written, unless it is larger than can be worked with: aliases of aliases double their size with each.
    func resolve(_ syntax: TypeSyntax) -> Type {
        guard world.typeWork.enter() else { return .error }
        let type = resolved(syntax)
        world.typeWork.leave()
        if world.typeWork.isTooLarge {
            sink.stop(Diagnostic(.error, Checker.typeTooLarge, at: syntax.sourceRange(in: context.file)))
        }
        return type
    }
}
