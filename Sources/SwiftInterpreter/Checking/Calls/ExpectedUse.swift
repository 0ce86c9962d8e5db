import SwiftSyntax

/// What is done with the result of a call, where that decides between overloads: `gradient.opacity(0.5)` is a style,
/// but a view where a view's modifier follows or a builder takes it.
struct ExpectedUse {
    /// Members that are taken of it, one after the other.
    var members: [String] = []
    /// What the last of them must conform to.
    var conformance: ProtocolDecl?

    func preceded(by name: String) -> ExpectedUse { ExpectedUse(members: [name] + members, conformance: conformance) }
}

extension BodyChecker {
    /// A call of another overload, if what the best one gives can't be used as expected; nil if it can, or no other can.
    func otherwise(_ syntax: ExprSyntax, than value: Expression, for use: ExpectedUse) -> Expression? {
        guard let node = syntax.as(FunctionCallExprSyntax.self), node.calledExpression.is(MemberAccessExprSyntax.self),
            case .opaque = world.resolve(value.type), !allows(value.type, use)
        else { return nil }
        let mark = solver.mark()
        let other: Expression? = trying {
            expectedUse = use
            defer { expectedUse = nil }
            return call(node, contextualType: nil)
        }
        guard let other, allows(other.type, use) else {
            solver.rollback(to: mark)
            return nil
        }
        return other
    }

    func allows(_ type: Type, _ use: ExpectedUse) -> Bool {
        let type = world.deepResolve(type)
        switch type {
        case .error, .variable: return true
        default: break
        }
        guard let first = use.members.first else {
            return use.conformance.map { world.conforms(type, to: $0) } ?? true
        }
        let found = world.members(named: first, of: type)
        let rest = ExpectedUse(members: Array(use.members.dropFirst()), conformance: use.conformance)
        if rest.members.isEmpty, rest.conformance == nil { return !found.isEmpty }
        return found.contains { member in
            switch member.decl {
            case let function as FunctionDecl: allows(function.result, rest)
            case let variable as VariableDecl: allows(variable.type, rest)
            default: false
            }
        }
    }
}
