/// Members that stand for a protocol's requirement and aren't what it asks for.
extension ConformanceChecker {
    struct Unfit {
        let requirement: ValueDecl
        /// What of the member doesn't fit.
        let note: Diagnostic
    }

    /// Only of the program's own protocols, and where no associated type leaves open what is requested.
    func unfitWitnesses(of item: ProtocolDecl, _ type: Type) -> [Unfit] {
        guard item.native == nil, !world.libraryFiles.contains(Int(item.range.file)) else { return [] }
        return item.requirements.compactMap { requirement in
            guard let witness = world.witness(for: requirement, in: type)?.decl, witness.native == nil,
                let owner = witness.owner, !(owner is ProtocolDecl), witness !== requirement,
                owner === decl || owner.genericSignature.parameters.isEmpty,
                let reason = reason(requirement, witness, type)
            else { return nil }
            return Unfit(requirement: requirement, note: .note("candidate \(reason)", at: witness.range))
        }
    }

    private func reason(_ requirement: ValueDecl, _ witness: ValueDecl, _ type: Type) -> String? {
        let own = Substitution(requirement.owner?.genericSignature.parameters ?? [], [type])
        switch (requirement, witness) {
        case (let expected as VariableDecl, let found as VariableDecl):
            if differ(world.substitute(expected.type, own), found.type) {
                return "has non-matching type '\(world.describe(found.type))'"
            }
            if expected.isSettable, !found.isSettable { return "is not settable, but protocol requires it" }
            if found.isThrowing, !expected.isThrowing { return "throws, but protocol does not allow it" }
        case (let expected as FunctionDecl, let found as FunctionDecl):
            guard expected.kind == .function, found.kind == .function, !expected.isGeneric, !found.isGeneric else {
                return nil
            }
            let requiredType = Type.function(
                FunctionType(expected.parameters.map(\.functionParameter), expected.result))
            let given = Type.function(FunctionType(found.parameters.map(\.functionParameter), found.result))
            if differ(world.substitute(requiredType, own), given) {
                return "has non-matching type '\(world.describe(given))'"
            }
            if found.isMutating, !expected.isMutating, !decl.isReference {
                return "is marked 'mutating' but protocol does not allow it"
            }
            if found.isThrowing, !expected.isThrowing, !found.isRethrowing {
                return "throws, but protocol does not allow it"
            }
            if found.isAsync, !expected.isAsync { return "is 'async', but protocol requirement is not" }
        default: break
        }
        return nil
    }

    /// Whether two types are surely two.
    private func differ(_ expected: Type, _ found: Type) -> Bool {
        !expected.leavesOpen && !found.leavesOpen && expected != found
    }
}

extension Type {
    /// Whether something in it may be equal to what it doesn't look like.
    var leavesOpen: Bool {
        switch self {
        case .nominal(_, let arguments):
            arguments.contains { $0.leavesOpen }
        case .tuple(let elements): elements.contains { $0.type.leavesOpen }
        case .function(let function):
            function.result.leavesOpen
                || function.parameters.contains { parameter in
                    // Whether functions given may throw or wait isn't compared.
                    if case .function = parameter.type { true } else { parameter.type.leavesOpen }
                }
        case .metatype(let type): type.leavesOpen
        case .parameter: false
        case .existential(let protocols): protocols.count > 1
        case .member, .opaque, .variable, .pack, .expansion, .error: true
        }
    }
}
