import SwiftSyntax

/// What one operand says of the type of the other.
extension BodyChecker {
    /// `instant + .seconds(1)`: of another type, which an operator of the left side's takes and which has the member.
    func operandWithMember(_ name: String, _ left: Type, _ right: Folded) -> Type? {
        let left = world.deepResolve(left)
        guard case .nominal = left, !isMember(right, of: left) else { return nil }
        var candidates: [Candidate] = []
        addOperators(name, left, .infix, &candidates)
        return candidates.lazy.compactMap { candidate -> Type? in
            guard let parameters = (candidate.decl as? FunctionDecl)?.parameters, parameters.count == 2,
                parameters[0].type == left, case .nominal = parameters[1].type
            else { return nil }
            return parameters[1].type
        }
        .first { isMember(right, of: $0) }
    }

    /// `date -= .random(in: 1..<60)`: the type of the place, or one that its operators take and that has the member.
    func compoundOperandType(_ name: String, _ place: Type, _ right: Folded) -> Type {
        guard hasContextualPart(right) else { return place }
        let compound = operandWithMember(name, place, right)
        return compound ?? operandWithMember(String(name.dropLast()), place, right) ?? place
    }

    /// `set == [1, 2]`: an array literal beside a type of its own.
    func isLiteralFor(_ type: Type, _ folded: Folded) -> Bool {
        guard case .leaf(let syntax) = folded, case .nominal(let decl, _) = world.resolve(type) else { return false }
        if syntax.is(DictionaryExprSyntax.self) { return true }
        return syntax.is(ArrayExprSyntax.self) && decl !== world.known.arrayDecl
    }

    /// Whether the type may have the member that an operand such as `.now()` starts with.
    func isMember(_ folded: Folded, of type: Type) -> Bool {
        guard case .leaf(let syntax) = folded, let name = implicitRoot(syntax), !isOpen(type) else { return true }
        return !implicitCandidates(name, type).isEmpty
    }

    /// `now` of `.now().advanced(by: 1)`, `pi` of `-.pi`
    func implicitRoot(_ syntax: ExprSyntax) -> String? {
        var current = syntax
        while true {
            if let call = current.as(FunctionCallExprSyntax.self) {
                current = call.calledExpression
            } else if let negation = current.as(PrefixOperatorExprSyntax.self) {
                current = negation.expression
            } else if let member = current.as(MemberAccessExprSyntax.self) {
                guard let base = member.base else { return member.declName.baseName.identifierText }
                current = base
            } else {
                return nil
            }
        }
    }

    func contextualTypeOfOperand(_ name: String, _ a: Expression, _ contextualType: Type?) -> Type? {
        guard case .variable(let variable) = world.resolve(a.type) else {
            // `slice + [x]` may be an array: the literal isn't a slice for being beside one.
            if name == "+", case .nominal(let decl, let arguments) = world.resolve(a.type), arguments.count == 1,
                decl === world.nativeNominal(named: "ArraySlice")
            {
                return world.known.array(arguments[0])
            }
            return a.type
        }
        if let contextualType, !isOpen(contextualType) { return contextualType }
        // `2 * .pi` with nothing around that says more.
        if variable.literal == .integer || variable.literal == .float { return world.known.double }
        return a.type
    }

    /// `2 * .pi`: numbers and members of whatever the other side is.
    func isOpenNumber(_ folded: Folded) -> Bool {
        func isNumber(_ folded: Folded) -> Bool {
            switch folded {
            case .leaf(let syntax):
                syntax.is(IntegerLiteralExprSyntax.self) || syntax.is(FloatLiteralExprSyntax.self)
                    || syntax.as(MemberAccessExprSyntax.self).map { $0.base == nil } ?? false
            case .infix(let a, _, let b): isNumber(a) && isNumber(b)
            default: false
            }
        }
        if case .leaf = folded { return false }
        return isNumber(folded) && hasContextualPart(folded)
    }

    /// `.pi / 2`: a part of it has the type that its context gives.
    func hasContextualPart(_ folded: Folded) -> Bool {
        switch folded {
        case .leaf(let syntax): isContextual(syntax) || hasImplicitArgument(syntax)
        case .infix(let a, _, let b): hasContextualPart(a) || hasContextualPart(b)
        case .effect(_, let inner): hasContextualPart(inner)
        default: false
        }
    }

    /// `Measurement(value: 1, unit: .meters)`: whose `.meters` the other operand may tell.
    func hasImplicitArgument(_ syntax: ExprSyntax) -> Bool {
        guard let call = syntax.as(FunctionCallExprSyntax.self), call.calledExpression.is(DeclReferenceExprSyntax.self)
        else { return false }
        return call.arguments.contains { $0.expression.as(MemberAccessExprSyntax.self).map { $0.base == nil } ?? false }
    }
}
