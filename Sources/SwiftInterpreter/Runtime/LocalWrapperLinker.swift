/// Keeps the values of local properties with wrappers from one run of their code to the next.
package protocol LocalWrapperLinker: AnyObject {
    /// The wrapper as the code is to use it.
    func linked(_ value: Value, name: String) throws -> Value
}

extension FunctionBody {
    /// The wrappers that the code itself declares, in order.
    package var linkedVariables: [LocalVariable] {
        statements.compactMap { statement in
            guard case .declare(.bind(let variable), let value?) = statement.kind, case .linked = value.kind else {
                return nil
            }
            return variable
        }
    }

    /// What a property with a wrapper holds, as a reader names it.
    package func linkedType(named name: String) -> Type? {
        guard let variable = linkedVariables.first(where: { $0.name == "_" + name }),
            case .nominal(_, let arguments) = variable.type
        else { return nil }
        return arguments.first
    }
}
