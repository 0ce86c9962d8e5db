import SwiftSyntax

/// Operators: from the flat sequence to calls of operator functions.
extension BodyChecker {
    static let operatorLimit = 1_000

    func sequence(_ node: SequenceExprSyntax, hint: Type?) -> Expression? {
        guard let folded = fold(node) else { return nil }
        return infer(folded, hint: hint)
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
        guard let expression = infer(folded, hint: target) else { return nil }
        if let result = coerce(expression, to: target) { return result }
        reportMismatch(expression.type, target, purpose, at: expression.range)
        return nil
    }

    func infer(_ folded: Folded, hint: Type?) -> Expression? {
        solver.work += 1
        switch folded {
        case .leaf(let syntax): return infer(syntax, hint: hint)
        case .infix(let left, let node, let right): return infix(left, node, right, hint: hint)
        case .assignment(let left, let right): return assignment(left, right)
        case .ternary(let condition, let then, let otherwise):
            return ternary(condition, .leaf(then), otherwise, hint: hint)
        case .cast(let operand, let node, let type): return cast(operand, node, type)
        case .typeCheck(let operand, let type): return typeCheck(operand, type)
        case .effect(let syntax, let inner): return effect(syntax, inner, hint: hint)
        }
    }

    private func effect(_ syntax: ExprSyntax, _ inner: Folded, hint: Type?) -> Expression? {
        // `try` and `await` cover all that stands to their right.
        let start = range(syntax)
        let whole = syntax.parent?.parent.map { range($0) } ?? start
        let place = SourceRange(
            file: Int(start.file), offset: Int(start.offset),
            length: max(Int(start.length), Int(whole.offset + whole.length) - Int(start.offset)))
        guard let node = syntax.as(TryExprSyntax.self) else {
            awaits.append(place)
            return infer(inner, hint: hint).map { make(.await($0), $0.type, $0.range) }
        }
        tries.append(place)
        switch node.questionOrExclamationMark?.tokenKind {
        case .postfixQuestionMark, .infixQuestionMark:
            guard let operand = infer(inner, hint: hint.flatMap { world.wrapped($0) } ?? hint) else { return nil }
            let flattens = world.wrapped(operand.type) != nil
            return make(
                .tryOptional(operand, flattens: flattens),
                flattens ? operand.type : world.known.optional(operand.type), operand.range)
        case .exclamationMark: return infer(inner, hint: hint).map { make(.tryForce($0), $0.type, $0.range) }
        default: return infer(inner, hint: hint)
        }
    }

    // MARK: - Infix

    private func infix(_ left: Folded, _ node: BinaryOperatorExprSyntax, _ right: Folded, hint: Type?) -> Expression? {
        let name = node.operator.text
        var hint = hint
        if case .existential? = hint.map({ world.resolve($0) }) { hint = nil }
        switch name {
        case "&&", "||":
            let a = check(left, to: world.known.bool, .argument)
            let b = check(right, to: world.known.bool, .argument)
            guard let a, let b else { return nil }
            return make(name == "&&" ? .and(a, b) : .or(a, b), world.known.bool, a.range.merging(b.range))
        case "??": return coalesce(left, right, node, hint: hint)
        case "==", "!=":
            if isNilLiteral(right) { return nilTest(left, negated: name == "!=", node) }
            if isNilLiteral(left) { return nilTest(right, negated: name == "!=", node) }
        default: break
        }
        if checker.operators.isAssignment(name) { return compound(name, left, right, node) }
        if Precedences.standardGroup(name) == nil, case .leaf(let syntax) = right,
            syntax.is(ClosureExprSyntax.self) || syntax.is(MemberAccessExprSyntax.self)
        {
            return closureOperand(name, left, syntax, hint: hint)
        }
        guard let (a, b) = operands(left, right, hint: hint) else { return nil }
        return apply(name, a, b, hint: hint, range(node.operator))
    }

    /// `value |> { … }`: the operator's own parameter tells what the closure takes.
    private func closureOperand(_ name: String, _ left: Folded, _ right: ExprSyntax, hint: Type?) -> Expression? {
        guard let a = infer(left, hint: nil) else { return nil }
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
            name, place, hint: hint)
    }

    private func operands(_ left: Folded, _ right: Folded, hint: Type?) -> (Expression, Expression)? {
        if isContextual(left) && !isContextual(right) || isOpenNumber(left) && !isOpenNumber(right) {
            guard let b = infer(right, hint: hint) else { return nil }
            var wish: Type? = b.type
            if case .variable(let variable) = world.resolve(b.type), let literal = variable.literal {
                // `.pi / 2`: the literal follows the member, whose type the context gives.
                wish =
                    hint.flatMap { isOpen($0) ? nil : $0 }
                    ?? world.known.defaultType(of: literal == .integer ? .float : literal)
            }
            guard let a = infer(left, hint: wish) else { return nil }
            return (a, b)
        }
        let a = infer(left, hint: hint)
        guard let a else {
            if !isContextual(right) { _ = infer(right, hint: hint) }
            return nil
        }
        let takesHint = isContextual(right) || hasContextualPart(right) || isLiteralFor(a.type, right)
        guard let b = infer(right, hint: takesHint ? operandHint(a, hint) : hint) else {
            return nil
        }
        return (a, b)
    }

    /// `set == [1, 2]`: an array literal beside a type of its own.
    private func isLiteralFor(_ type: Type, _ folded: Folded) -> Bool {
        guard case .leaf(let syntax) = folded, case .nominal(let decl, _) = world.resolve(type) else { return false }
        if syntax.is(DictionaryExprSyntax.self) { return true }
        return syntax.is(ArrayExprSyntax.self) && decl !== world.known.arrayDecl
    }

    private func operandHint(_ a: Expression, _ hint: Type?) -> Type? {
        guard case .variable(let variable) = world.resolve(a.type) else { return a.type }
        if let hint, !isOpen(hint) { return hint }
        // `2 * .pi` with nothing around that says more.
        if variable.literal == .integer || variable.literal == .float { return world.known.double }
        return a.type
    }

    /// `2 * .pi`: numbers and members of whatever the other side is.
    private func isOpenNumber(_ folded: Folded) -> Bool {
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

    /// `.pi / 2`: something in it needs to be told a type.
    private func hasContextualPart(_ folded: Folded) -> Bool {
        switch folded {
        case .leaf(let syntax): isContextual(syntax) || hasImplicitArgument(syntax)
        case .infix(let a, _, let b): hasContextualPart(a) || hasContextualPart(b)
        case .effect(_, let inner): hasContextualPart(inner)
        default: false
        }
    }

    /// `Measurement(value: 1, unit: .meters)`: whose `.meters` the other operand may tell.
    private func hasImplicitArgument(_ syntax: ExprSyntax) -> Bool {
        guard let call = syntax.as(FunctionCallExprSyntax.self), call.calledExpression.is(DeclReferenceExprSyntax.self)
        else { return false }
        return call.arguments.contains { $0.expression.as(MemberAccessExprSyntax.self).map { $0.base == nil } ?? false }
    }

    private func isNilLiteral(_ folded: Folded) -> Bool {
        if case .leaf(let syntax) = folded { return syntax.is(NilLiteralExprSyntax.self) }
        return false
    }

    private func nilTest(_ operand: Folded, negated: Bool, _ node: BinaryOperatorExprSyntax) -> Expression? {
        guard let value = infer(operand, hint: nil) else { return nil }
        if world.wrapped(value.type) == nil {
            if world.containsError(value.type) { return nil }
            warning(
                "comparing non-optional value of type '\(describe(value.type))' to 'nil' always returns "
                    + (negated ? "true" : "false"), at: range(node))
        }
        return make(.isNil(value, negated: negated), world.known.bool, value.range)
    }

    private func coalesce(_ left: Folded, _ right: Folded, _ node: BinaryOperatorExprSyntax, hint: Type?) -> Expression?
    {
        let wish = hint.flatMap { isOpen($0) ? nil : $0 }
        guard let a = infer(left, hint: wish.map { world.wrapped($0) == nil ? world.known.optional($0) : $0 }) else {
            if !isContextual(right) { _ = infer(right, hint: hint) }
            return nil
        }
        guard let wrapped = world.wrapped(a.type) else {
            if world.containsError(a.type) { return nil }
            error(
                "left side of nil coalescing operator '??' has non-optional type '\(describe(a.type))', "
                    + "so the right side is never used", at: range(node))
            return nil
        }
        guard let b = infer(right, hint: isNilLiteral(right) ? a.type : wrapped) else { return nil }
        let place = a.range.merging(b.range)
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
        let place = inferBase(syntax, hint: nil)
        let isChain = chainDepth > 0
        chainDepth = outer
        guard let place else {
            if !isContextual(right) { _ = infer(right, hint: nil) }
            return nil
        }
        guard requireMutable(place, "left side of mutating operator isn't mutable", syntax),
            let value = infer(right, hint: place.type)
        else { return nil }
        guard let result = apply(name, place, value, hint: .void, range(node.operator), isCompound: true) else {
            return nil
        }
        return isChain ? endChain(result) : result
    }

    // MARK: - Choice of the operator

    private static let arithmetic: Set<String> = ["+", "-", "*", "/", "%"]

    func apply(
        _ name: String, _ a: Expression, _ b: Expression, hint: Type?, _ token: SourceRange, isCompound: Bool = false
    ) -> Expression? {
        var left = isCompound ? a : unwrapImplicitly(a)
        var right = unwrapImplicitly(b)
        let start = solver.mark()
        let leftType = world.resolve(left.type)
        let rightType = world.resolve(right.type)
        if world.containsError(leftType) || world.containsError(rightType) { return nil }
        if let shared = hint.flatMap(rangeBound), name == "..." || name == "..<",
            let x = coerce(left, to: shared), let y = coerce(right, to: shared)
        {
            (left, right) = (x, y)
        } else if Precedences.standardGroup(name) == nil {
            // An operator of the program's own: its parameters say what literals are.
        } else if case .variable(let x) = leftType, x.literal != nil, case .variable(let y) = rightType,
            y.literal != nil
        {
            if solver.unify(leftType, rightType) {
                if Self.arithmetic.contains(name) { return deferred(name, left, right, token, left.type) }
                if name == "..." || name == "..<",
                    let decl = world.nativeNominal(named: name == "..." ? "ClosedRange" : "Range")
                {
                    return deferred(name, left, right, token, .nominal(decl, [left.type]))
                }
                settle(left)
            } else {
                settle(left)
                settle(right)
            }
        } else if !isCompound {
            (left, right) = balanced(left, right, hint)
        } else if case .nominal = leftType, let converted = coerce(right, to: leftType), isNumber(leftType) {
            right = converted
        }
        if let quick = quickOperator(name, left, right) { return quick }
        if !isCompound, let other = withOpenLiteral(name, start, a, b, hint, token) { return other }
        return searchOperator(name, left, right, hint: hint, token, isCompound: isCompound)
    }

    /// `money * 3`: the literal needn't be of the other operand's type where that declares no operator for two of it.
    private func withOpenLiteral(
        _ name: String, _ start: Solver.Mark, _ a: Expression, _ b: Expression, _ hint: Type?, _ token: SourceRange
    ) -> Expression? {
        func decl(_ type: Type) -> NominalDecl? {
            if case .nominal(let decl, _) = world.resolve(type), decl.native == nil { return decl }
            return nil
        }
        let own = decl(a.type) ?? decl(b.type)
        guard let own, Self.arithmetic.contains(name), !own.members(named: name).isEmpty else { return nil }
        let now = solver.mark()
        if trying({ searchOperator(name, a, b, hint: hint, token, isCompound: false) }) != nil {
            solver.rollback(to: now)
            return nil
        }
        solver.rollback(to: start)
        for literal in [a, b] { settle(literal) }
        return trying { searchOperator(name, a, b, hint: hint, token, isCompound: false) }
    }

    private func isNumber(_ type: Type) -> Bool {
        guard case .nominal(let decl, _) = type else { return false }
        return decl === world.known.intDecl || decl === world.known.doubleDecl || decl === world.known.cgFloatDecl
    }

    func rangeBound(_ hint: Type) -> Type? {
        guard case .nominal(let decl, let arguments) = world.deepResolve(hint), arguments.count == 1,
            decl.name.hasSuffix("Range"), !isOpen(arguments[0])
        else { return nil }
        return arguments[0]
    }

    /// Literals take the other side's type; `CGFloat` and `Double` meet.
    private func balanced(_ a: Expression, _ b: Expression, _ hint: Type?) -> (Expression, Expression) {
        let known = world.known
        func literal(_ expression: Expression) -> Bool {
            if case .variable(let variable) = world.resolve(expression.type) { return variable.literal != nil }
            return false
        }
        if literal(a), case .nominal(let decl, _) = world.resolve(b.type), decl !== known.optionalDecl {
            let mark = solver.mark()
            if solver.unify(a.type, b.type) { return (a, b) }
            solver.rollback(to: mark)
        }
        if literal(b), case .nominal(let decl, _) = world.resolve(a.type), decl !== known.optionalDecl {
            let mark = solver.mark()
            if solver.unify(b.type, a.type) { return (a, b) }
            solver.rollback(to: mark)
        }
        if case .nominal(let x, _) = world.resolve(a.type), case .nominal(let y, _) = world.resolve(b.type) {
            let isMixed =
                (x === known.cgFloatDecl && y === known.doubleDecl)
                || (x === known.doubleDecl && y === known.cgFloatDecl)
            if isMixed {
                let wantsDouble = hint.map { world.resolve($0) == known.double } ?? false
                let target = wantsDouble ? known.double : known.cgFloat
                if let p = coerce(a, to: target), let q = coerce(b, to: target) { return (p, q) }
            }
        }
        return (a, b)
    }

    /// The operator that a plain type declares for two values of its own.
    private func quickOperator(_ name: String, _ a: Expression, _ b: Expression) -> Expression? {
        guard case .nominal(let decl, let arguments) = world.resolve(a.type), arguments.isEmpty,
            case .nominal(let other, _) = world.resolve(b.type), other === decl,
            let function = ownOperator(name, decl)
        else { return nil }
        let result = function.result
        let isInout = function.parameters[0].isInout
        return make(
            .call(
                Call(
                    .function(function, receiver: nil, dispatch: .direct), [isInout ? .inout(a) : .value(a), .value(b)])
            ),
            result, a.range.merging(b.range))
    }

    private func ownOperator(_ name: String, _ decl: NominalDecl) -> FunctionDecl? {
        let key = OperatorKey(name: name, decl: ObjectIdentifier(decl))
        if let known = checker.operatorCache[key] { return known }
        let own = Type.nominal(decl, [])
        let found = decl.members(named: name).first { member in
            guard let function = member as? FunctionDecl, function.parameters.count == 2,
                function.genericSignature.parameters.isEmpty
            else { return false }
            return function.parameters.allSatisfy { $0.type == own }
        }
        let function = found as? FunctionDecl
        checker.operatorCache[key] = .some(function)
        return function
    }

    /// Two literals: which operator it is shows when their type does.
    private func deferred(
        _ name: String, _ a: Expression, _ b: Expression, _ token: SourceRange, _ result: Type
    ) -> Expression {
        let expression = Expression(.tuple([a, b]), type: result, range: a.range.merging(b.range))
        solver.atEnd { [self] in
            let type = world.deepResolve(result)
            guard !world.hasVariables(type) else { return false }
            expression.type = type
            a.type = world.deepResolve(a.type)
            b.type = world.deepResolve(b.type)
            if let quick = quickOperator(name, a, b) {
                expression.kind = quick.kind
            } else if let found = searchOperator(name, a, b, hint: type, token, isCompound: false) {
                expression.kind = found.kind
                expression.type = world.deepResolve(found.type)
            }
            return true
        }
        return expression
    }

    private func searchOperator(
        _ name: String, _ a: Expression, _ b: Expression, hint: Type?, _ token: SourceRange, isCompound: Bool
    ) -> Expression? {
        let place = a.range.merging(b.range)
        var candidates: [Candidate] = []
        for type in [a.type, b.type, hint].compactMap({ $0 }) { addOperators(name, type, .infix, &candidates) }
        addGlobals(name, .infix, &candidates)
        let left = CallArgument(label: nil, made: a, range: a.range)
        let right = CallArgument(label: nil, made: b, range: b.range)
        let mark = solver.mark()
        let result = trying { resolve(candidates, [left, right], name, place, hint: hint) }
        if let result { return result }
        solver.rollback(to: mark)
        let x = describe(world.deepResolve(a.type))
        let y = describe(world.deepResolve(b.type))
        if candidates.isEmpty, world.globals(named: name).isEmpty, Precedences().group(of: name) == nil {
            error("cannot find operator '\(name)' in scope", at: token)
        } else if x == y {
            error("binary operator '\(name)' cannot be applied to two '\(x)' operands", at: token)
        } else {
            error("binary operator '\(name)' cannot be applied to operands of type '\(x)' and '\(y)'", at: token)
        }
        return nil
    }

    func addOperators(
        _ name: String, _ type: Type, _ fixity: FunctionDecl.Fixity, _ candidates: inout [Candidate]
    ) {
        var type = world.deepResolve(type)
        if case .variable(let variable) = type {
            guard let literal = variable.literal, let fallback = world.known.defaultType(of: literal) else { return }
            type = fallback
        }
        for member in world.members(named: name, of: type) {
            guard let decl = member.decl as? FunctionDecl, decl.fixity == fixity,
                !candidates.contains(where: { $0.decl === decl && $0.ownerArguments == member.ownerArguments })
            else { continue }
            candidates.append(
                Candidate(
                    decl: decl, ownerArguments: member.ownerArguments, receiver: .type(type), distance: member.distance)
            )
        }
    }

    func addGlobals(_ name: String, _ fixity: FunctionDecl.Fixity, _ candidates: inout [Candidate]) {
        for decl in world.globals(named: name) {
            guard let function = decl as? FunctionDecl, function.fixity == fixity else { continue }
            candidates.append(Candidate(decl: function, ownerArguments: [], receiver: .none, distance: 300))
        }
    }
}

struct OperatorKey: Hashable {
    let name: String
    let decl: ObjectIdentifier
}
