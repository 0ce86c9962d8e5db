import SwiftSyntax

/// Expressions by kind.
extension BodyChecker {
    /// Checks an expression that must become a `target`.
    func check(_ syntax: ExprSyntax, to target: Type, _ purpose: Purpose) -> Expression? {
        guard let expression = infer(syntax, contextualType: target) else { return nil }
        if let result = coerce(expression, to: target) { return result }
        reportMismatch(of: expression, target, purpose, at: anchor(syntax))
        return nil
    }

    /// Checks an expression; `contextualType` is what its surroundings would like, not a demand.
    func infer(_ syntax: ExprSyntax, contextualType: Type?) -> Expression? {
        let outer = chainDepth
        chainDepth = 0
        guard isChainShort(syntax) else { return nil }
        let result = inferBase(syntax, contextualType: contextualType)
        let isChain = chainDepth > 0
        chainDepth = outer
        guard isChain, let result else { return result }
        return endChain(result)
    }

    /// Bounds the length of `a.b().c()…`, which is the depth of its tree.
    private func isChainShort(_ syntax: ExprSyntax) -> Bool {
        var current = syntax
        for _ in 0..<Self.chainLimit {
            if let node = current.as(MemberAccessExprSyntax.self), let base = node.base {
                current = base
            } else if let node = current.as(FunctionCallExprSyntax.self) {
                current = node.calledExpression
            } else if let node = current.as(SubscriptCallExprSyntax.self) {
                current = node.calledExpression
            } else if let node = current.as(OptionalChainingExprSyntax.self) {
                current = node.expression
            } else if let node = current.as(ForceUnwrapExprSyntax.self) {
                current = node.expression
            } else {
                return true
            }
        }
        sink.stop(Diagnostic(.error, "the nesting is too deep to be checked", at: range(current)))
        return false
    }

    private static let chainLimit = 1_000

    /// Closes an optional chain: its value is optional, once.
    func endChain(_ inner: Expression) -> Expression {
        if world.wrapped(inner.type) != nil {
            return make(.optionalChain(inner, flattens: true), inner.type, inner.range)
        }
        return make(.optionalChain(inner, flattens: false), world.known.optional(inner.type), inner.range)
    }

    /// As `infer`, but inside a postfix expression, whose `?` reach to its end.
    func inferBase(_ syntax: ExprSyntax, contextualType: Type?) -> Expression? {
        guard enter(syntax) else { return nil }
        defer { leave() }
        solver.work += 1
        if isExhausted {
            error(
                "the compiler is unable to type-check this expression in reasonable time; "
                    + "try breaking up the expression into distinct sub-expressions", syntax)
            return nil
        }
        if let value = stubbedLiteral(syntax, contextualType: contextualType) { return value }
        switch syntax.as(ExprSyntaxEnum.self) {
        case .integerLiteralExpr(let node): return integerLiteral(node.literal.text, range(node))
        case .floatLiteralExpr(let node): return floatLiteral(node.literal.text, range(node))
        case .booleanLiteralExpr(let node):
            return literal(.boolean, .bool(node.literal.tokenKind == .keyword(.true)), range(node))
        case .nilLiteralExpr(let node): return nilLiteral(contextualType, node)
        case .stringLiteralExpr(let node): return stringLiteral(node, contextualType: contextualType)
        case .arrayExpr(let node): return arrayLiteral(node, contextualType: contextualType)
        case .dictionaryExpr(let node): return dictionaryLiteral(node, contextualType: contextualType)
        case .declReferenceExpr, .memberAccessExpr, .genericSpecializationExpr:
            return value(of: reference(syntax, contextualType: contextualType), syntax, contextualType: contextualType)
        case .functionCallExpr(let node): return call(node, contextualType: contextualType)
        case .subscriptCallExpr(let node): return subscriptCall(node, contextualType: contextualType)
        case .closureExpr(let node):
            return closure(node, contextualType: contextualType ?? contextualTypeFromBody(node))
        case .tupleExpr(let node): return tuple(node, contextualType: contextualType)
        case .sequenceExpr(let node): return sequence(node, contextualType: contextualType)
        case .prefixOperatorExpr(let node): return prefix(node, contextualType: contextualType)
        case .postfixOperatorExpr(let node): return postfix(node, contextualType: contextualType)
        case .forceUnwrapExpr(let node): return forceUnwrap(node, contextualType: contextualType)
        case .optionalChainingExpr(let node): return optionalBind(node, contextualType: contextualType)
        case .inOutExpr(let node):
            error("'&' may only be used to pass an argument to inout parameter", node)
            return nil
        case .tryExpr(let node): return tryExpression(node, contextualType: contextualType)
        case .awaitExpr(let node):
            awaits.append(range(node))
            return infer(node.expression, contextualType: contextualType).map { make(.await($0), $0.type, range(node)) }
        case .keyPathExpr(let node): return keyPath(node, contextualType: contextualType)
        case .superExpr(let node):
            error("'super' cannot be used outside of a member access", node)
            return nil
        case .ifExpr(let node): return statementExpression(ExprSyntax(node), contextualType: contextualType)
        case .switchExpr(let node): return statementExpression(ExprSyntax(node), contextualType: contextualType)
        case .infixOperatorExpr, .ternaryExpr, .asExpr, .isExpr, .assignmentExpr, .binaryOperatorExpr, .arrowExpr,
            .unresolvedAsExpr, .unresolvedIsExpr,
            .unresolvedTernaryExpr:
            error("expected expression", syntax)
            return nil
        case .discardAssignmentExpr(let node):
            error("'_' can only appear in a pattern or on the left side of an assignment", node)
            return nil
        case .typeExpr(let node):
            let type = resolver().resolve(node.type)
            return make(.metatype(type), .metatype(type), range(node))
        case .macroExpansionExpr(let node): return macro(node, contextualType: contextualType)
        case .regexLiteralExpr(let node): return regexLiteral(node)
        case .missingExpr: return nil
        case .editorPlaceholderExpr(let node):
            error("editor placeholder in source file", node)
            return nil
        case .patternExpr(let node):
            error("pattern is not allowed here", node)
            return nil
        case .copyExpr(let node): return infer(node.expression, contextualType: contextualType)
        case .consumeExpr(let node): return infer(node.expression, contextualType: contextualType)
        case .borrowExpr(let node): return infer(node.expression, contextualType: contextualType)
        case .packExpansionExpr(let node):
            error(
                "value pack expansion can only appear inside a function argument list, tuple element, or as the "
                    + "expression of a for-in loop", node)
            return nil
        case .packElementExpr(let node): return packElement(node)
        default:
            error("this kind of expression is not supported yet", syntax)
            return nil
        }
    }

    // MARK: - Tuples and parentheses

    private func tuple(_ node: TupleExprSyntax, contextualType: Type?) -> Expression? {
        if node.elements.count == 1, let only = node.elements.first, only.label == nil,
            !only.expression.is(PackExpansionExprSyntax.self)
        {
            if let name = operatorName(only.expression) {
                return operatorReference(name, contextualType ?? solver.makeVariable(), range(node))
            }
            return infer(only.expression, contextualType: contextualType)
        }
        var contextualElements: [TupleElement] = []
        if let contextualType,
            case .tuple(let elements) = world.resolve(world.wrapped(contextualType) ?? contextualType),
            elements.count == node.elements.count, !elements.contains(where: \.type.isExpansion)
        {
            contextualElements = elements
        }
        var parts: [Expression] = []
        var types: [TupleElement] = []
        for (index, element) in node.elements.enumerated() {
            if let syntax = element.expression.as(PackExpansionExprSyntax.self) {
                guard let part = packExpansion(syntax) else { return nil }
                parts.append(part)
                types.append(TupleElement(nil, part.type))
                continue
            }
            let expected = contextualElements.isEmpty ? nil : contextualElements[index].type
            guard var part = infer(element.expression, contextualType: expected) else { return nil }
            if let expected, let converted = coerce(part, to: expected) { part = converted }
            parts.append(part)
            types.append(TupleElement(element.label?.identifierText, part.type))
        }
        return make(.tuple(parts), .tuple(types), range(node))
    }

    // MARK: - Conditional and optional

    func ternary(_ condition: Folded, _ then: Folded, _ otherwise: Folded, contextualType: Type?) -> Expression? {
        let test = check(condition, to: world.known.bool, .condition)
        guard let (first, second, type) = joined(then, otherwise, contextualType: contextualType), let test else {
            return nil
        }
        return make(.ternary(test, first, second), type, test.range.merging(second.range))
    }

    /// Two branches brought to one type.
    func joined(
        _ a: Folded, _ b: Folded, contextualType: Type?
    ) -> (Expression, Expression, Type)? {
        if let contextualType, !isOpen(contextualType) {
            guard let first = infer(a, contextualType: contextualType),
                let second = infer(b, contextualType: contextualType)
            else { return nil }
            if let x = coerce(first, to: contextualType), let y = coerce(second, to: contextualType) {
                return (x, y, contextualType)
            }
            return join(first, second)
        }
        // An implicit member can only be checked once the other side is known.
        if isContextual(a), !isContextual(b) {
            guard let second = infer(b, contextualType: contextualType),
                let first = infer(a, contextualType: second.type)
            else { return nil }
            return join(first, second)
        }
        guard let first = infer(a, contextualType: contextualType),
            let second = infer(b, contextualType: isContextual(b) ? first.type : contextualType)
        else {
            return nil
        }
        return join(first, second)
    }

    private func join(
        _ first: Expression, _ second: Expression
    ) -> (Expression, Expression, Type)? {
        if let converted = coerce(second, to: first.type) { return (first, converted, first.type) }
        if let converted = coerce(first, to: second.type) { return (converted, second, second.type) }
        if isNil(first) {
            let type = world.known.optional(second.type)
            if let x = coerce(first, to: type), let y = coerce(second, to: type) { return (x, y, type) }
        }
        if isNil(second) {
            settle(first)
            let type = world.known.optional(first.type)
            if let x = coerce(first, to: type), let y = coerce(second, to: type) { return (x, y, type) }
        }
        error(
            "result values in '? :' expression have mismatching types '\(describe(first.type))' and "
                + "'\(describe(second.type))'", at: first.range.merging(second.range))
        return nil
    }

    func isNil(_ expression: Expression) -> Bool {
        if case .variable(let variable) = world.resolve(expression.type) { return variable.literal == .null }
        return false
    }

    /// A type that doesn't yet say anything.
    func isOpen(_ type: Type) -> Bool {
        if case .variable = world.resolve(type) { return true }
        return false
    }

    private func forceUnwrap(_ node: ForceUnwrapExprSyntax, contextualType: Type?) -> Expression? {
        if node.expression.is(DeclReferenceExprSyntax.self) || node.expression.is(GenericSpecializationExprSyntax.self),
            case .type? = trying({ () -> Reference? in reference(node.expression, contextualType: nil) })
        {
            error("using '!' is not allowed here", node.exclamationMark)
            return nil
        }
        guard let operand = inferBase(node.expression, contextualType: contextualType.map { world.known.optional($0) })
        else { return nil }
        if case .call(let call) = operand.kind, case .delegatingInitializer(let decl, _, _) = call.callee,
            decl.isFailable
        {
            call.isForced = true
            return operand
        }
        guard let wrapped = world.wrapped(operand.type) else {
            error("cannot force unwrap value of non-optional type '\(describe(operand.type))'", node.exclamationMark)
            return nil
        }
        return make(.forceUnwrap(operand), wrapped, range(node))
    }

    /// `x?` inside a chain; the chain's end is marked where the whole postfix expression is known.
    private func optionalBind(_ node: OptionalChainingExprSyntax, contextualType: Type?) -> Expression? {
        guard let operand = inferBase(node.expression, contextualType: nil) else { return nil }
        guard let wrapped = world.wrapped(operand.type) else {
            error(
                "cannot use optional chaining on non-optional value of type '\(describe(operand.type))'",
                node.questionMark)
            return nil
        }
        chainDepth += 1
        return make(.optionalBind(operand), wrapped, range(node))
    }

    private func tryExpression(_ node: TryExprSyntax, contextualType: Type?) -> Expression? {
        tries.append(range(node))
        switch node.questionOrExclamationMark?.tokenKind {
        case .postfixQuestionMark, .infixQuestionMark:
            guard
                let operand = infer(
                    node.expression, contextualType: contextualType.flatMap { world.wrapped($0) } ?? contextualType)
            else {
                return nil
            }
            let flattens = world.wrapped(operand.type) != nil
            let type = flattens ? operand.type : world.known.optional(operand.type)
            return make(.tryOptional(operand, flattens: flattens), type, range(node))
        case .exclamationMark:
            return infer(node.expression, contextualType: contextualType).map {
                make(.tryForce($0), $0.type, range(node))
            }
        default: return infer(node.expression, contextualType: contextualType)
        }
    }

    // MARK: - Casts

    func cast(_ operand: Folded, _ node: UnresolvedAsExprSyntax, _ type: TypeSyntax) -> Expression? {
        let target = resolver().resolve(type)
        if case .error = target { return nil }
        let place = range(type)
        guard let mark = node.questionOrExclamationMark else {
            return bridgedCast(operand, target) ?? check(operand, to: target, .coercion)
        }
        guard let operand = infer(operand, contextualType: nil) else { return nil }
        settle(operand)
        let whole = operand.range.merging(place)
        if mark.tokenKind == .exclamationMark { return make(.cast(operand, target, .forced), target, whole) }
        return make(.cast(operand, target, .conditional), world.known.optional(target), whole)
    }

    func typeCheck(_ operand: Folded, _ type: TypeSyntax) -> Expression? {
        let target = resolver().resolve(type)
        guard let operand = infer(operand, contextualType: nil) else { return nil }
        settle(operand)
        return make(.is(operand, target), world.known.bool, operand.range.merging(range(type)))
    }

    // MARK: - if and switch as expressions

    private func statementExpression(_ syntax: ExprSyntax, contextualType: Type?) -> Expression? {
        let type = contextualType.map { isOpen($0) ? solver.makeVariable() : $0 } ?? solver.makeVariable()
        let saved = yieldType
        yieldType = type
        defer { yieldType = saved }
        let statement: Statement?
        if let node = syntax.as(IfExprSyntax.self) {
            statement = ifStatement(node)
        } else if let node = syntax.as(SwitchExprSyntax.self) {
            statement = switchStatement(node, label: nil)
        } else {
            statement = nil
        }
        guard let statement else { return nil }
        return make(.statement(statement), type, range(syntax))
    }

    private func macro(_ node: MacroExpansionExprSyntax, contextualType: Type?) -> Expression? {
        if let literal = callSite(node.macroName.text, range(node)) { return literal }
        switch node.macroName.text {
        case "colorLiteral", "imageLiteral":
            if let literal = objectLiteral(node, contextualType) { return literal.expression }
        case "selector":
            guard let decl = world.nativeNominal(named: "Selector") else {
                error("'#selector' names a method for Objective-C, which isn't there: pass a closure instead", node)
                return nil
            }
            // What Objective-C would call by: the name alone.
            let name = node.arguments.first?.expression.trimmedDescription ?? ""
            return make(.literal(.string(name)), .nominal(decl, []), range(node))
        default:
            let macro = world.macro(named: node.macroName.text)
            if macro?.block != nil {
                error("'#\(node.macroName.text)' is only allowed at file scope", node)
                return nil
            }
            if case .initializer? = macro?.implementation, let closure = node.trailingClosure,
                case .nominal(let decl)? = resolver().lookup(node.macroName.text)
            {
                return initializerCall(of: decl, closure, node, contextualType)
            }
        }
        error("no macro named '\(node.macroName.text)'", node)
        return nil
    }

    /// `#Predicate<T> { … }`, `#Rule(value) { … }`: what is tested and the closure itself, since there is no store that
    /// would have to know what it tests.
    private func initializerCall(
        of decl: NominalDecl, _ closure: ClosureExprSyntax, _ node: MacroExpansionExprSyntax, _ contextualType: Type?
    ) -> Expression? {
        let written = node.genericArgumentClause?.arguments.compactMap { argument -> Type? in
            if case .type(let type) = argument.argument { resolver().resolve(type) } else { nil }
        }
        var arguments = written ?? decl.genericSignature.parameters.map { _ in solver.makeVariable() }
        if written == nil, case .nominal(let expected, let known)? = contextualType.map({ world.resolve($0) }),
            expected === decl
        {
            arguments = known
        }
        let candidates = decl.members(named: "init").compactMap { $0 as? FunctionDecl }.map {
            Candidate(decl: $0, ownerArguments: arguments, receiver: .type(.nominal(decl, arguments)), distance: 0)
        }
        var values = node.arguments.map { argument in
            CallArgument(label: argument.label?.text, syntax: argument.expression, range: range(argument.expression))
        }
        values.append(CallArgument(label: nil, syntax: ExprSyntax(closure), range: range(closure)))
        return resolve(candidates, values, "init", range(node), contextualType: contextualType)
    }
}
