/// Wrappers that reach the object around them: `static subscript(_enclosingInstance:wrapped:storage:)`.
extension Checker {
    /// The value of a wrapped property of a class as such a wrapper gives it.
    func enclosed(_ base: Expression, _ decl: VariableDecl, _ backing: VariableDecl) -> Expression? {
        guard let owner = decl.owner, owner.isReference, decl.wrapper?.backing === backing,
            case .nominal(let wrapper, let arguments) = backing.type,
            let path = world.known.referenceKeyPathDecl,
            let found = subscripts(of: wrapper).first(where: { $0.parameters.last?.label == "storage" })
        else { return nil }
        func keyPath(_ member: VariableDecl) -> Argument {
            let type = Type.nominal(path, [base.type, member.type])
            let component = KeyPathComponent(.property(member), type: member.type)
            return .value(Expression(.keyPath(root: base.type, [component]), type: type, range: decl.range))
        }
        let metatype = Expression(.metatype(backing.type), type: .metatype(backing.type), range: decl.range)
        let own = found.genericSignature.parameters.count - found.ownerParameterCount
        return Expression(
            .subscript(
                metatype, found, [.value(base), keyPath(decl), keyPath(backing)], dispatch: .direct,
                typeArguments: arguments + Array(repeating: base.type, count: own)), type: decl.type, range: decl.range)
    }

    /// Whether a property's value comes by the object that it is a property of.
    func isEnclosed(_ decl: VariableDecl) -> Bool {
        guard let owner = decl.owner, owner.isReference, let backing = decl.wrapper?.backing,
            case .nominal(let wrapper, _) = backing.type
        else { return false }
        return !subscripts(of: wrapper).isEmpty
    }

    private func subscripts(of wrapper: NominalDecl) -> [FunctionDecl] {
        wrapper.members(named: "subscript").compactMap { $0 as? FunctionDecl }.filter {
            $0.isStatic && $0.parameters.count == 3 && $0.parameters[0].label == "_enclosingInstance"
        }
    }
}
