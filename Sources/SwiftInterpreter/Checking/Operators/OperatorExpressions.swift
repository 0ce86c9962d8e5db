import SwiftSyntax

/// Operators: from the flat sequence to calls of operator functions.
extension BodyChecker {
    static let operatorLimit = 1_000

    func sequence(_ node: SequenceExprSyntax, contextualType: Type?) -> Expression? {
        guard let folded = fold(node) else { return nil }
        return infer(folded, contextualType: contextualType)
    }

    func fold(_ node: SequenceExprSyntax) -> Folded? {
        let elements = Array(node.elements)
        guard elements.count <= 2 * Self.operatorLimit else {
            error(
                "the compiler is unable to type-check this expression in reasonable time; "
                    + "try breaking up the expression into distinct sub-expressions", node)
            return nil
        }
        do {
            return try checker.operators.fold(elements)
        } catch let failure as Precedences.Failure {
            switch failure {
            case .unknown(let node): error("cannot find operator '\(node.operator.text)' in scope", node)
            case .unordered(let node):
                error("adjacent operators are in non-associative precedence group 'ComparisonPrecedence'", node)
            case .malformed: error("expected expression after operator", node)
            }
        } catch {
            self.error("expected expression after operator", node)
        }
        return nil
    }

    func check(_ folded: Folded, to target: Type, _ purpose: Purpose) -> Expression? {
        if case .leaf(let syntax) = folded { return check(syntax, to: target, purpose) }
        guard let expression = infer(folded, contextualType: target) else { return nil }
        if let result = coerce(expression, to: target) { return result }
        reportMismatch(expression.type, target, purpose, at: anchor(folded) ?? expression.range)
        return nil
    }

    func infer(_ folded: Folded, contextualType: Type?) -> Expression? {
        solver.work += 1
        switch folded {
        case .leaf(let syntax): return infer(syntax, contextualType: contextualType)
        case .infix(let left, let node, let right): return infix(left, node, right, contextualType: contextualType)
        case .assignment(let left, let right): return assignment(left, right)
        case .ternary(let condition, let then, let otherwise):
            return ternary(condition, .leaf(then), otherwise, contextualType: contextualType)
        case .cast(let operand, let node, let type): return cast(operand, node, type)
        case .typeCheck(let operand, let type): return typeCheck(operand, type)
        case .effect(let syntax, let inner): return effect(syntax, inner, contextualType: contextualType)
        }
    }

    private func effect(_ syntax: ExprSyntax, _ inner: Folded, contextualType: Type?) -> Expression? {
        // `try` and `await` cover all that stands to their right.
        let start = range(syntax)
        let whole = syntax.parent?.parent.map { range($0) } ?? start
        let place = SourceRange(
            file: Int(start.file), offset: Int(start.offset),
            length: max(Int(start.length), Int(whole.offset + whole.length) - Int(start.offset)))
        guard let node = syntax.as(TryExprSyntax.self) else {
            awaits.append(place)
            return infer(inner, contextualType: contextualType).map { make(.await($0), $0.type, $0.range) }
        }
        tries.append(place)
        switch node.questionOrExclamationMark?.tokenKind {
        case .postfixQuestionMark, .infixQuestionMark:
            guard
                let operand = infer(
                    inner, contextualType: contextualType.flatMap { world.wrapped($0) } ?? contextualType)
            else { return nil }
            let flattens = world.wrapped(operand.type) != nil
            return make(
                .tryOptional(operand, flattens: flattens),
                flattens ? operand.type : world.known.optional(operand.type), operand.range)
        case .exclamationMark:
            return infer(inner, contextualType: contextualType).map { make(.tryForce($0), $0.type, $0.range) }
        default: return infer(inner, contextualType: contextualType)
        }
    }

    // MARK: - Infix

    private func infix(
        _ left: Folded, _ node: BinaryOperatorExprSyntax, _ right: Folded, contextualType: Type?
    ) -> Expression? {
        let name = node.operator.text
        let expected = contextualType
        var contextualType = contextualType
        if case .existential? = contextualType.map({ world.resolve($0) }) { contextualType = nil }
        switch name {
        case "&&", "||":
            if let own = ownLogic(name, left, right, range(node), contextualType: contextualType) {
                return own.expression
            }
            let a = check(left, to: world.known.bool, .argument)
            let b = check(right, to: world.known.bool, .argument)
            guard let a, let b else { return nil }
            return make(name == "&&" ? .and(a, b) : .or(a, b), world.known.bool, a.range.merging(b.range))
        case "??": return coalesce(left, right, node, contextualType: contextualType, expected: expected)
        case "==", "!=":
            if isNilLiteral(right) { return nilTest(left, negated: name == "!=", node) }
            if isNilLiteral(left) { return nilTest(right, negated: name == "!=", node) }
        default: break
        }
        if checker.operators.isAssignment(name) { return compound(name, left, right, node) }
        if Precedences.standardGroup(name) == nil, case .leaf(let syntax) = right,
            syntax.is(ClosureExprSyntax.self) || syntax.is(MemberAccessExprSyntax.self)
        {
            return closureOperand(name, left, syntax, contextualType: contextualType)
        }
        // A number where an optional one is expected is worked out as a number.
        let bound = name == "..." || name == "..<" ? contextualType.flatMap(rangeBound) : nil
        let operandType = bound ?? contextualType.map { world.wrapped($0) ?? $0 }
        guard let (a, b) = operands(left, right, of: name, contextualType: operandType) else { return nil }
        operandPlaces = (left, right)
        defer { operandPlaces = nil }
        return apply(name, a, b, contextualType: contextualType, range(node.operator))
    }

    /// `value |> { … }`: the operator's own parameter tells what the closure takes.
    private func closureOperand(
        _ name: String, _ left: Folded, _ right: ExprSyntax, contextualType: Type?
    ) -> Expression? {
        guard let a = infer(left, contextualType: nil) else { return nil }
        settle(a)
        var candidates: [Candidate] = []
        addOperators(name, a.type, .infix, &candidates)
        addGlobals(name, .infix, &candidates)
        guard !candidates.isEmpty else {
            error("cannot find operator '\(name)' in scope", right)
            return nil
        }
        let place = a.range.merging(range(right))
        return resolve(
            candidates,
            [
                CallArgument(label: nil, made: a, range: a.range),
                CallArgument(label: nil, syntax: right, range: range(right)),
            ],
            name, place, contextualType: contextualType)
    }

    private func operands(
        _ left: Folded, _ right: Folded, of name: String, contextualType: Type?
    ) -> (Expression, Expression)? {
        if isContextual(left) && !isContextual(right) || isOpenNumber(left) && !isOpenNumber(right) {
            guard let b = infer(right, contextualType: contextualType) else { return nil }
            // `.now() + delay`: the member may be of what the context wants, not of the other side's type.
            var operandType: Type? =
                isMember(left, of: b.type) ? b.type : contextualType.flatMap { isOpen($0) ? nil : $0 } ?? b.type
            if case .variable(let variable) = world.resolve(b.type), let literal = variable.literal {
                // `.pi / 2`: the literal follows the member, whose type the context gives.
                operandType =
                    contextualType.flatMap { isOpen($0) ? nil : $0 }
                    ?? world.known.defaultType(of: literal == .integer ? .float : literal)
            }
            // `.now() + seconds`: the operands may be of two types, and the member of the result's.
            if let contextualType, !isOpen(contextualType), let operandType,
                world.resolve(contextualType) != world.resolve(operandType)
            {
                let mark = solver.mark()
                if let a = trying({ infer(left, contextualType: operandType) }) { return (a, b) }
                solver.rollback(to: mark)
                if let a = trying({ infer(left, contextualType: contextualType) }) { return (a, b) }
                solver.rollback(to: mark)
            }
            guard let a = infer(left, contextualType: operandType) else { return nil }
            return (a, b)
        }
        let a = infer(left, contextualType: contextualType)
        guard let a else {
            if !isContextual(right) { _ = infer(right, contextualType: contextualType) }
            return nil
        }
        let takesContextualType = isContextual(right) || hasContextualPart(right) || isLiteralFor(a.type, right)
        let operandType =
            takesContextualType
            ? operandWithMember(name, a.type, right) ?? contextualTypeOfOperand(name, a, contextualType)
            : contextualType
        guard let b = infer(right, contextualType: operandType) else { return nil }
        return (a, b)
    }

    private func isNilLiteral(_ folded: Folded) -> Bool {
        if case .leaf(let syntax) = folded { return syntax.is(NilLiteralExprSyntax.self) }
        return false
    }

    private func nilTest(_ operand: Folded, negated: Bool, _ node: BinaryOperatorExprSyntax) -> Expression? {
        guard let value = infer(operand, contextualType: nil) else { return nil }
        if world.wrapped(value.type) == nil {
            if world.containsError(value.type) { return nil }
            // Whether what isn't here is optional isn't known.
            if !world.isPlaceholder(value.type) {
                warning(
                    "comparing non-optional value of type '\(describe(value.type))' to 'nil' always returns "
                        + (negated ? "true" : "false"), at: range(node))
            }
        }
        return make(.isNil(value, negated: negated), world.known.bool, value.range)
    }

    private func coalesce(
        _ left: Folded, _ right: Folded, _ node: BinaryOperatorExprSyntax, contextualType: Type?, expected: Type?
    ) -> Expression? {
        let operandType = contextualType.flatMap { isOpen($0) ? nil : $0 }
        guard
            let a = infer(
                left, contextualType: operandType.map { world.wrapped($0) == nil ? world.known.optional($0) : $0 })
        else {
            if !isContextual(right) { _ = infer(right, contextualType: contextualType) }
            return nil
        }
        guard let wrapped = world.wrapped(a.type) else {
            if world.containsError(a.type) { return nil }
            var own: [Candidate] = []
            addGlobals("??", .infix, &own)
            if !own.isEmpty, let b = infer(right, contextualType: nil) {
                settle(a)
                let mark = solver.mark()
                let arguments = [a, b].map { CallArgument(label: nil, made: $0, range: $0.range) }
                if let result = trying({ resolve(own, arguments, "??", range(node), contextualType: contextualType) }) {
                    return result
                }
                solver.rollback(to: mark)
            }
            guard let value = infer(right, contextualType: a.type) else { return nil }
            guard let b = coerce(value, to: a.type) else {
                error(
                    "binary operator '??' cannot be applied to operands of type '\(describe(a.type))' and "
                        + "'\(describe(value.type))'", at: range(node))
                return nil
            }
            warning(
                "left side of nil coalescing operator '??' has non-optional type '\(describe(world.deepResolve(a.type)))', "
                    + "so the right side is never used", at: range(node))
            return coerce(a, to: world.known.optional(a.type)).map {
                make(.coalesce($0, b, keepsOptional: false), a.type, a.range.merging(b.range))
            }
        }
        guard let b = infer(right, contextualType: isNilLiteral(right) ? a.type : wrapped) else { return nil }
        let place = a.range.merging(b.range)
        // `Any? ?? Any?` stays an optional: the right side isn't hidden in an `Any`.
        if case .existential = world.resolve(wrapped), world.wrapped(b.type) != nil,
            let converted = coerce(b, to: a.type)
        {
            return make(.coalesce(a, converted, keepsOptional: true), a.type, place)
        }
        if let converted = coerce(b, to: wrapped) {
            return make(.coalesce(a, converted, keepsOptional: false), wrapped, place)
        }
        if let converted = coerce(b, to: a.type) {
            return make(.coalesce(a, converted, keepsOptional: true), a.type, place)
        }
        // `optionalInt ?? double` with a literal on the left.
        if let converted = coerce(a, to: world.known.optional(b.type)) {
            return make(.coalesce(converted, b, keepsOptional: false), b.type, place)
        }
        // `print(url ?? "none")`: either is a value of any type.
        if let expected, case .existential = world.resolve(expected) {
            settle(b)
            if let first = coerce(a, to: world.known.optional(expected)), let second = coerce(b, to: expected) {
                return make(.coalesce(first, second, keepsOptional: false), expected, place)
            }
        }
        if let contextualType, !isOpen(contextualType), coerce(b, to: contextualType) != nil {
            reportMismatch(a.type, world.known.optional(contextualType), .argument, at: anchor(left) ?? a.range)
            return nil
        }
        error(
            "binary operator '??' cannot be applied to operands of type '\(describe(a.type))' and '\(describe(b.type))'",
            at: range(node))
        return nil
    }

    /// `x += y`
    private func compound(
        _ name: String, _ left: Folded, _ right: Folded, _ node: BinaryOperatorExprSyntax
    ) -> Expression? {
        guard case .leaf(let syntax) = left else {
            error("expression is not assignable", node)
            return nil
        }
        let outer = chainDepth
        chainDepth = 0
        let place = inferBase(syntax, contextualType: nil)
        let isChain = chainDepth > 0
        chainDepth = outer
        guard let place else {
            checkLoose(right)
            return nil
        }
        guard requireMutable(place, "left side of mutating operator isn't mutable", at: range(node.operator)),
            let value = infer(right, contextualType: compoundOperandType(name, place.type, right))
        else { return nil }
        operandPlaces = (left, right)
        defer { operandPlaces = nil }
        guard let result = apply(name, place, value, contextualType: .void, range(node.operator), isCompound: true)
        else {
            return nil
        }
        return isChain ? endChain(result) : result
    }
}

struct OperatorKey: Hashable {
    let name: String
    let decl: ObjectIdentifier
}
