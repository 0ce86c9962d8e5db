import SwiftSyntax

/// `base[…]`: subscripts of types and of `super`, and key paths.
extension BodyChecker {
    /// What the context of `base[…]` says of the base: `[.red, .green][index]` as a colour is of an array of colours.
    private func subscripted(
        _ node: SubscriptCallExprSyntax, _ arguments: [CallArgument], _ contextualType: Type?
    ) -> Type? {
        guard let contextualType, !isOpen(contextualType) else { return nil }
        let isContextual = isContextual(node.calledExpression)
        guard let array = node.calledExpression.as(ArrayExprSyntax.self), arguments.count == 1,
            arguments[0].label == nil
        else { return isContextual ? contextualType : nil }
        let isTaken = isContextual || numbers(array).map { solver.accepts(contextualType, $0) } ?? false
        return isTaken ? world.known.array(contextualType) : nil
    }

    func subscriptCall(_ node: SubscriptCallExprSyntax, contextualType: Type?) -> Expression? {
        let arguments = arguments(node.arguments, node.trailingClosure, node.additionalTrailingClosures)
        if node.calledExpression.is(SuperExprSyntax.self) {
            return superSubscript(node, arguments, contextualType: contextualType)
        }
        switch reference(node.calledExpression, contextualType: subscripted(node, arguments, contextualType)) {
        case .failed: return nil
        case .type(let type):
            let found = staticCandidates(named: "subscript", of: type)
            guard !found.isEmpty else {
                error("type '\(describe(type))' has no subscripts", node)
                return nil
            }
            return resolve(
                found, arguments, "subscript", range(node), contextualType: contextualType,
                named: range(node.leftSquare),
                syntax: Syntax(node))
        case let other:
            guard var base = value(of: other, node.calledExpression, contextualType: nil) else { return nil }
            // An optional has no subscripts of its own but by key paths, which all have.
            if base.isImplicitlyUnwrapped, world.members(named: "subscript", of: base.type).isEmpty {
                base = unwrapImplicitly(base)
            }
            settle(base)
            let type = world.deepResolve(base.type)
            if arguments.count == 1, arguments[0].label == "keyPath" { return keyPathAccess(base, arguments[0], node) }
            // `model[dynamicMember: \.name]` says outright what `model.name` stands for.
            let isExplicit = arguments.first?.label == "dynamicMember"
            let found = candidates(named: "subscript", ofValue: base, type).filter {
                isExplicit || ($0.decl as? FunctionDecl)?.parameters.first?.label != "dynamicMember"
            }
            if case .nominal(let decl, _) = type, decl.isDynamicMemberLookup {
                let own =
                    found.isEmpty
                    ? nil
                    : trying { resolve(found, arguments, "subscript", range(node), contextualType: contextualType) }
                if let result = own ?? trying({ dynamicSubscript(arguments, of: base, range(node)) }) { return result }
            }
            guard !found.isEmpty else {
                if let wrapped = world.wrapped(type), !world.members(named: "subscript", of: wrapped).isEmpty {
                    error(
                        "value of optional type '\(describe(type))' must be unwrapped to refer to member 'subscript' of "
                            + "wrapped base type '\(describe(wrapped))'", node.calledExpression)
                } else if !world.containsError(type) {
                    error("value of type '\(describe(type))' has no subscripts", node)
                }
                return nil
            }
            return resolve(
                found, arguments, "subscript", range(node), contextualType: contextualType,
                named: range(node.leftSquare),
                syntax: Syntax(node))
        }
    }

    private func superSubscript(
        _ node: SubscriptCallExprSyntax, _ arguments: [CallArgument], contextualType: Type?
    ) -> Expression? {
        guard let instance = selfExpression(at: range(node)), let decl = context.nominal,
            case .nominal(_, let own) = world.declaredType(of: decl), let parent = world.superclassType(of: decl, own)
        else {
            error(
                context.nominal?.isReference ?? false
                    ? "'super' members cannot be referenced in a root class"
                    : "'super' cannot be used outside of a class computed property, method, initializer, deinitializer, "
                        + "or subscript", node)
            return nil
        }
        let found = world.members(named: "subscript", of: parent).map {
            Candidate(
                decl: $0.decl, ownerArguments: $0.ownerArguments, receiver: .superValue(instance), distance: $0.distance
            )
        }
        guard !found.isEmpty else {
            error("value of type '\(describe(parent))' has no subscripts", node)
            return nil
        }
        return resolve(
            found, arguments, "subscript", range(node), contextualType: contextualType, named: range(node.leftSquare),
            syntax: Syntax(node))
    }

    private func keyPathAccess(
        _ base: Expression, _ argument: CallArgument, _ node: SubscriptCallExprSyntax
    ) -> Expression? {
        guard let syntax = argument.syntax, let decl = world.known.keyPathDecl else { return nil }
        let result = solver.makeVariable()
        guard let path = infer(syntax, contextualType: .nominal(decl, [base.type, result])) else { return nil }
        if case .nominal(let decl, _) = world.deepResolve(path.type), isPartialKeyPath(decl) {
            return make(.keyPathAccess(base, path: path), .any, range(node))
        }
        guard case .nominal(_, let arguments) = world.deepResolve(path.type), arguments.count == 2,
            solver.unify(arguments[0], base.type)
        else {
            error(
                "cannot convert value of type '\(describe(path.type))' to a key path of '\(describe(base.type))'",
                syntax)
            return nil
        }
        return make(.keyPathAccess(base, path: path), arguments[1], range(node))
    }
}
