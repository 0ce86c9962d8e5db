/// What waiting constraints say of a variable.
extension Solver {
    /// The protocols that waiting constraints demand of a variable.
    func demands(of variable: TypeVariable) -> [ProtocolDecl] {
        pending.compactMap { constraint in
            guard case .conforms(let subject, let item, _) = constraint, world.resolve(subject) == .variable(variable)
            else { return nil }
            return item
        }
    }

    /// What a waiting constraint says of `variable.Element`.
    func element(demandedOf variable: TypeVariable) -> Type? { member("Element", demandedOf: variable) }

    func member(_ name: String, demandedOf variable: TypeVariable) -> Type? {
        for case .equal(let a, let b, _) in pending {
            for (member, other) in [(a, b), (b, a)] {
                guard case .member(let base, name) = member, world.resolve(base) == .variable(variable) else {
                    continue
                }
                return world.deepResolve(other)
            }
        }
        return nil
    }
}
