/// Which initializers a class has that its subclasses may call and override.
struct ClassInitializers {
    let world: World

    /// An initializer with the arguments of the superclass that it is taken from.
    struct Inherited {
        let decl: FunctionDecl
        let substitution: Substitution
    }

    /// Those of a class that aren't `convenience`; inherited ones where it declares none of its own. Nil where a native
    /// class, one of a library's source or one that isn't known is among its superclasses.
    func designated(of type: Type) -> [Inherited]? {
        var type = type
        for _ in 0..<64 {
            guard case .nominal(let decl, let arguments) = type, decl.native == nil,
                !world.hasUnknownParent(decl), !world.libraryFiles.contains(Int(decl.range.file))
            else { return nil }
            let own = decl.members(named: "init").compactMap { $0 as? FunctionDecl }.filter { !$0.isConvenience }
            if !own.isEmpty {
                let substitution = Substitution(decl.genericSignature.parameters, arguments)
                return own.map { Inherited(decl: $0, substitution: substitution) }
            }
            guard let parent = world.superclassType(of: decl, arguments) else { return [] }
            type = parent
        }
        return nil
    }

    /// Whether an initializer of a subclass that calls none of the superclass has the call of one at its end.
    ///
    /// - Parameter isThrowing: whether the subclass's initializer throws.
    func hasImplicitCall(of parent: Type, isThrowing: Bool) -> Bool {
        guard let inherited = designated(of: parent) else { return true }
        return inherited.contains { item in
            !item.decl.isFailable && (isThrowing || !item.decl.isThrowing)
                && item.decl.parameters.allSatisfy { $0.hasDefault || $0.isVariadic }
        }
    }
}
