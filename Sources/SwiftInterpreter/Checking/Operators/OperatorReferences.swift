import SwiftSyntax

/// Prefix and postfix operators, and operators as values.
extension BodyChecker {
    func prefix(_ node: PrefixOperatorExprSyntax, contextualType: Type?) -> Expression? {
        let name = node.operator.text
        let place = range(node)
        if name == "-" {
            if let literal = node.expression.as(IntegerLiteralExprSyntax.self) {
                return integerLiteral(literal.literal.text, place).map { negated($0) }
            }
            if let literal = node.expression.as(FloatLiteralExprSyntax.self) {
                return floatLiteral(literal.literal.text, place).map { negated($0) }
            }
        }
        if name == "!", !hasOwnOperator(name, contextualType, .leaf(node.expression)) {
            isNegated = true
            let checked = check(node.expression, to: world.known.bool, .argument)
            isNegated = false
            guard let operand = checked else { return nil }
            return unary(name, operand, place, contextualType: contextualType)
        }
        let bound = isRange(name) ? contextualType.flatMap(rangeBound) : nil
        guard let operand = infer(node.expression, contextualType: bound ?? contextualType) else { return nil }
        if isRange(name) { settleFor(contextualType, operand) }
        if let result = unaryOfLiteral(name, operand, place, contextualType: contextualType, fixity: .prefix) {
            return result
        }
        settleFor(contextualType, operand)
        return unary(name, operand, place, contextualType: contextualType)
    }

    /// `..<0` and `0...`: the range that is expected says what a literal is.
    private func isRange(_ name: String) -> Bool { name == "..<" || name == "..." }

    /// An operator of the program's own: its parameter says what a literal is.
    private func unaryOfLiteral(
        _ name: String, _ operand: Expression, _ place: SourceRange, contextualType: Type?, fixity: FunctionDecl.Fixity
    ) -> Expression? {
        guard case .variable(let variable) = world.resolve(operand.type), variable.literal != nil,
            !["-", "+", "~"].contains(name)
        else { return nil }
        let mark = solver.mark()
        if let result = trying({ unary(name, operand, place, contextualType: contextualType, fixity: fixity) }) {
            return result
        }
        solver.rollback(to: mark)
        return nil
    }

    private func settleFor(_ contextualType: Type?, _ operand: Expression) {
        if let contextualType, !isOpen(contextualType), case .variable = world.resolve(operand.type) {
            let mark = solver.mark()
            if solver.unify(operand.type, contextualType) { return }
            solver.rollback(to: mark)
            if let bound = rangeBound(contextualType) {
                if solver.unify(operand.type, bound) { return }
                solver.rollback(to: mark)
            }
        }
        settle(operand)
    }

    /// A literal with a minus before it is one literal.
    private func negated(_ expression: Expression) -> Expression {
        guard case .literal(let value) = expression.kind, case .variable(let variable) = expression.type else {
            return expression
        }
        let kind = variable.literal ?? .integer
        switch value {
        case .int(let int): return literal(kind, .int(0 &- int), expression.range)
        case .double(let double): return literal(kind, .double(-double), expression.range)
        case .integer(let big) where big.bits == 1 << 63: return literal(kind, .int(Int.min), expression.range)
        default: return expression
        }
    }

    func postfix(_ node: PostfixOperatorExprSyntax, contextualType: Type?) -> Expression? {
        let (name, place) = (node.operator.text, range(node))
        if !checker.operators.postfix.contains(name), name == "++" || name == "--" {
            error("cannot find operator '\(name)' in scope; did you mean '\(name.prefix(1))= 1'?", node.operator)
            return nil
        }
        let bound = isRange(name) ? contextualType.flatMap(rangeBound) : nil
        guard let operand = infer(node.expression, contextualType: bound) else { return nil }
        if isRange(name) { settleFor(contextualType, operand) }
        if let result = unaryOfLiteral(name, operand, place, contextualType: contextualType, fixity: .postfix) {
            return result
        }
        settleFor(contextualType, operand)
        return unary(name, operand, place, contextualType: contextualType, fixity: .postfix)
    }

    private func unary(
        _ name: String, _ operand: Expression, _ place: SourceRange, contextualType: Type?,
        fixity: FunctionDecl.Fixity = .prefix
    ) -> Expression? {
        var candidates: [Candidate] = []
        addOperators(name, operand.type, fixity, &candidates)
        addGlobals(name, fixity, &candidates)
        let mark = solver.mark()
        let argument = CallArgument(label: nil, made: operand, range: operand.range)
        if let result = trying({ resolve(candidates, [argument], name, place, contextualType: contextualType) }) {
            return result
        }
        solver.rollback(to: mark)
        if let contextualType, fixity == .prefix, isNumber(world.deepResolve(contextualType)),
            !isNumber(world.deepResolve(operand.type))
        {
            reportMismatch(operand.type, contextualType, .argument, at: operand.range)
            return nil
        }
        let name = name.prefix(20)
        error(
            "unary operator '\(name)' cannot be applied to an operand of type '\(describe(world.deepResolve(operand.type)))'",
            at: place)
        return nil
    }

    /// `+` where a function is expected.
    func operatorReference(_ name: String, _ type: Type, _ place: SourceRange) -> Expression? {
        guard case .function(let function) = world.deepResolve(type) else {
            error("operator '\(name)' used as a value needs a function type", at: place)
            return nil
        }
        // `pairs.map(-)`: the two of a pair are the operands.
        var operands = function.parameters.map(\.type)
        if operands.count == 1, case .tuple(let elements) = world.deepResolve(operands[0]), elements.count == 2 {
            operands = elements.map(\.type)
        }
        let fixity: FunctionDecl.Fixity = operands.count == 1 ? .prefix : .infix
        var candidates: [Candidate] = []
        for operand in operands { addOperators(name, operand, fixity, &candidates) }
        addOperators(name, function.result, fixity, &candidates)
        addGlobals(name, fixity, &candidates)
        for candidate in candidates {
            let mark = solver.mark()
            let syntax = ExprSyntax(MissingExprSyntax())
            let result: Expression? = trying {
                guard let value = reference(to: candidate, place, syntax) else { return nil }
                return coerce(value, to: type)
            }
            if let result { return result }
            solver.rollback(to: mark)
        }
        error("no operator '\(name)' of type '\(describe(type))'", at: place)
        return nil
    }
}
