/// What literals are where nothing says more.
extension BodyChecker {
    /// A literal whose type matters now takes its default.
    ///
    /// - Parameter name: that of a member that is looked for in it, where one is.
    func settle(_ expression: Expression, lookingFor name: String? = nil) {
        switch world.resolve(expression.type) {
        case .variable(let variable): settle(variable)
        case .nominal(let decl, let arguments) where arguments.count == 1 && decl.native != nil:
            // A range of literals.
            guard case .variable(let variable) = world.resolve(arguments[0]) else { return }
            if let name, isRuledOut(variable, byMembersNamed: name, of: expression) { return }
            settle(variable)
        default: break
        }
    }

    /// Whether the extensions that all members of a name are from demand what a literal's default type doesn't have: then
    /// the arguments tell what it is (`(50...60).value(percent: 0.5)`).
    private func isRuledOut(_ literal: TypeVariable, byMembersNamed name: String, of base: Expression) -> Bool {
        guard let type = solver.fallback(for: literal) else { return false }
        let members = candidates(named: name, ofValue: base, world.resolve(base.type))
        return !members.isEmpty
            && members.allSatisfy { member in
                let signature = member.decl.genericSignature
                return signature.requirements.contains { requirement in
                    guard case .conformance(.parameter(let parameter), let item) = requirement,
                        let index = signature.parameters.firstIndex(of: parameter),
                        member.ownerArguments.indices.contains(index),
                        case .variable(let demanded) = world.resolve(member.ownerArguments[index]), demanded === literal
                    else { return false }
                    return !world.conforms(type, to: item)
                }
            }
    }

    /// Texts whose elements a type mentions take their default type.
    func settleTexts(in type: Type) {
        switch world.resolve(type) {
        case .member(let base, _):
            if case .variable(let variable) = world.resolve(base), variable.literal == .string {
                settle(variable)
            } else {
                settleTexts(in: base)
            }
        case .nominal(_, let parts), .opaque(_, let parts), .pack(let parts): parts.forEach { settleTexts(in: $0) }
        case .tuple(let elements): elements.forEach { settleTexts(in: $0.type) }
        case .metatype(let inner), .expansion(let inner): settleTexts(in: inner)
        case .function, .parameter, .existential, .variable, .error: break
        }
    }

    private func settle(_ variable: TypeVariable) {
        guard let type = solver.fallback(for: variable) else { return }
        solver.bind(variable, to: type)
    }
}
