import SwiftSyntax

/// `if`, `guard`, `switch` and local declarations.
extension BodyChecker {
    // MARK: - if

    func ifStatement(_ node: IfExprSyntax) -> Statement? {
        guard enter(node) else { return nil }
        defer { leave() }
        let place = range(node.ifKeyword)
        let expected = yieldType
        var then: ([Statement], Bool) = ([], true)
        let conditions: [Condition]? = scoped {
            yieldType = nil
            let conditions = self.conditions(node.conditions)
            yieldType = expected
            then = branch(node.body.statements)
            return conditions
        }
        if node.conditions.contains(where: { $0.condition.is(AvailabilityConditionSyntax.self) }),
            returns.underlying != nil, checker.leaves(then.0)
        {
            returns.isLimited = true
        }
        var otherwise: [Statement] = []
        var isFine = then.1
        switch node.elseBody {
        case .ifExpr(let inner):
            if let statement = ifStatement(inner) { otherwise = [statement] } else { isFine = false }
        case .codeBlock(let block):
            let made = branch(block.statements)
            otherwise = made.0
            isFine = isFine && made.1
        case nil:
            if expected != nil {
                error("'if' must have an unconditional 'else' to be used as expression", node)
                return nil
            }
        }
        guard let conditions, isFine else { return nil }
        return Statement(.if(conditions, then.0, else: otherwise), range: place)
    }

    /// A branch of an `if` or `switch`; as an expression's it ends in its value.
    private func branch(_ items: CodeBlockItemListSyntax) -> ([Statement], Bool) {
        guard let expected = yieldType else { return block(items) }
        if let single = checker.singleExpression(items) {
            return scoped {
                if single.is(IfExprSyntax.self) || single.is(SwitchExprSyntax.self) {
                    let statement =
                        single.as(IfExprSyntax.self).map { ifStatement($0) }
                        ?? single.as(SwitchExprSyntax.self).map { switchStatement($0, label: nil) } ?? nil
                    return statement.map { ([$0], true) } ?? ([], false)
                }
                let saved = yieldType
                yieldType = nil
                defer { yieldType = saved }
                guard let value = infer(single, contextualType: expected) else { return ([], false) }
                // `fatalError()` comes to no value.
                if isNever(value.type) { return ([Statement(.expression(value), range: value.range)], true) }
                guard let value = coerce(value, to: expected) else {
                    reportMismatch(of: value, expected, .initialization, at: anchor(single))
                    return ([], false)
                }
                return ([Statement(.yield(value), range: value.range)], true)
            }
        }
        yieldType = nil
        defer { yieldType = expected }
        let result = block(items)
        if let last = checker.activeItems(items).last, case .stmt = last.item { return result }
        error("non-expression branch of 'if' expression may only end with a 'throw'", items)
        return ([], false)
    }

    func isNever(_ type: Type) -> Bool {
        guard case .nominal(let decl, _) = world.resolve(type) else { return false }
        return decl === world.known.neverDecl
    }

    /// Conditions in order; names they bind are known in the ones after and in the body.
    func conditions(_ list: ConditionElementListSyntax) -> [Condition]? {
        var result: [Condition] = []
        var isFine = true
        for element in list {
            let mark = solver.mark()
            let calls = solver.openCalls.count
            if let condition = end(condition(element.condition), mark, calls) {
                result.append(condition)
            } else {
                isFine = false
            }
        }
        return isFine ? result : nil
    }

    private func condition(_ syntax: ConditionElementSyntax.Condition) -> Condition? {
        switch syntax {
        case .expression(let expression):
            let parts = expression.as(SequenceExprSyntax.self)?.elements ?? []
            if let sign = parts.first(where: { $0.is(AssignmentExprSyntax.self) }) {
                error("use of '=' in a boolean context, did you mean '=='?", sign)
                return nil
            }
            return check(expression, to: world.known.bool, .condition).map { .boolean($0) }
        case .optionalBinding(let node): return optionalBinding(node)
        case .matchingPattern(let node):
            guard let value = infer(node.initializer.value, contextualType: nil) else { return nil }
            settle(value)
            return pattern(node.pattern, value.type, isMutable: false, isBinding: false).map { .pattern($0, value) }
        case .availability(let node): return .constant(checker.isAvailable(node))
        }
    }

    private func optionalBinding(_ node: OptionalBindingConditionSyntax) -> Condition? {
        let isMutable = node.bindingSpecifier.tokenKind == .keyword(.var)
        let contextualType = node.typeAnnotation.map { world.known.optional(resolver().resolve($0.type)) }
        var name: TokenSyntax?
        if let identifier = node.pattern.as(IdentifierPatternSyntax.self) { name = identifier.identifier }
        let value: Expression?
        if let initializer = node.initializer {
            value = infer(initializer.value, contextualType: contextualType)
        } else if let name {
            // `if let x`
            value = value_(of: name, node)
        } else {
            value = nil
        }
        guard let value else {
            // The name is known, with a type nobody complains about.
            if let name { declareBroken(name.identifierText) }
            return nil
        }
        guard let wrapped = world.wrapped(value.type) else {
            if !world.containsError(value.type) {
                error(
                    "initializer for conditional binding must have Optional type, not '\(describe(value.type))'",
                    node.bindingSpecifier)
            }
            if let name { declareBroken(name.identifierText) }
            return nil
        }
        if let name {
            let variable = body.makeVariable(name.identifierText, wrapped, isMutable: isMutable)
            variable.range = range(name)
            track(variable)
            declare(variable)
            return .pattern(.optional(.bind(variable)), value)
        }
        return pattern(node.pattern, wrapped, isMutable: isMutable, isBinding: true).map {
            .pattern(.optional($0), value)
        }
    }

    private func value_(of name: TokenSyntax, _ node: OptionalBindingConditionSyntax) -> Expression? {
        let text = name.identifierText
        if case .variable(let variable)? = lookupLocal(text) {
            use(variable)
            return make(.local(variable), variable.type, range(name))
        }
        if case .accessed(let access)? = lookupLocal(text) { return access.read(self, range(name)) }
        if let instance = selfExpression(at: range(name)), hasInstanceSelf {
            let found = candidates(named: text, ofValue: instance, world.deepResolve(instance.type))
            if let candidate = found.first(where: { $0.decl is VariableDecl }),
                let decl = candidate.decl as? VariableDecl
            {
                return property(decl, candidate, range(name))
            }
        }
        if let decl = world.globals(named: text, from: context.file).first as? VariableDecl {
            return property(decl, Candidate(decl: decl, ownerArguments: [], receiver: .none, distance: 0), range(name))
        }
        error("cannot find '\(text)' in scope", name)
        return nil
    }

    private func error(_ message: String, _ syntax: ExprSyntax, at node: OptionalBindingConditionSyntax) {
        if syntax.is(MissingExprSyntax.self) { error(message, node.pattern) } else { error(message, syntax) }
    }

    /// After an error: the name exists, its type is unknown.
    func declareBroken(_ name: String) {
        declare(body.makeVariable(name, .error, isMutable: true))
    }

    // MARK: - guard

    func guardStatement(_ node: GuardStmtSyntax) -> Statement? {
        // The else branch doesn't see the names that the conditions bind.
        let underlying = returns.underlying
        let (otherwise, isFine) = block(node.body.statements)
        // What is given where the system there is isn't there is never given.
        if node.conditions.contains(where: { $0.condition.is(AvailabilityConditionSyntax.self) }) {
            returns.underlying = underlying
        }
        let conditions = self.conditions(node.conditions)
        if isFine, !checker.leaves(otherwise) {
            error(
                "'guard' body must not fall through, consider using a 'return' or 'throw' to exit the scope",
                node.body.rightBrace)
            return nil
        }
        guard let conditions, isFine else { return nil }
        return Statement(.guard(conditions, else: otherwise), range: range(node.guardKeyword))
    }

    // MARK: - switch

    func switchStatement(_ node: SwitchExprSyntax, label name: String?) -> Statement? {
        guard enter(node) else { return nil }
        defer { leave() }
        let expected = yieldType
        yieldType = nil
        let mark = solver.mark()
        let calls = solver.openCalls.count
        let subject = end(infer(node.subject, contextualType: nil), mark, calls)
        yieldType = expected
        guard let subject else { return nil }
        let label = LoopLabel(name)
        if expected == nil { labels.append(Label(name: name, label: label, isLoop: false, isBreakTarget: true)) }
        defer { if expected == nil { labels.removeLast() } }
        var cases: [SwitchCase] = []
        var isFine = true
        let elements = checker.activeCases(node.cases)
        guard requireDefaultLast(elements) else { return nil }
        for element in elements {
            scoped {
                guard let made = switchCase(element, subject) else {
                    isFine = false
                    return
                }
                cases.append(made)
            }
        }
        guard isFine else { return nil }
        if let missing = Exhaustiveness(world: world).missing(subject.type, cases) {
            error(
                "switch must be exhaustive", node.switchKeyword,
                notes: missing.isEmpty
                    ? [.note("add a default clause", at: range(node.switchKeyword))]
                    : missing.map { .note("add missing case: '\($0)'", at: range(node.switchKeyword)) })
            return nil
        }
        return Statement(.switch(subject, cases, label), range: range(node.switchKeyword))
    }

    func requireDefaultLast(_ cases: [SwitchCaseSyntax]) -> Bool {
        let first = cases.firstIndex { if case .default = $0.label { true } else { false } }
        guard let first, first + 1 < cases.count else { return true }
        error("additional 'case' blocks cannot appear after the 'default' block of a 'switch'", cases[first + 1])
        return false
    }

    private func switchCase(_ syntax: SwitchCaseSyntax, _ subject: Expression) -> SwitchCase? {
        var items: [(pattern: Pattern, guard: Expression?)] = []
        var isDefault = false
        var isFine = true
        switch syntax.label {
        case .default: isDefault = true
        case .case(let label):
            let saved = yieldType
            yieldType = nil
            isFine = casePatterns(label.caseItems) { item in
                let mark = solver.mark()
                let calls = solver.openCalls.count
                guard
                    let made = end(pattern(item.pattern, subject.type, isMutable: false, isBinding: false), mark, calls)
                else { return false }
                var condition: Expression?
                if let clause = item.whereClause {
                    condition = end(
                        check(clause.condition, to: world.known.bool, .condition), solver.mark(), solver.openCalls.count
                    )
                    if condition == nil { return false }
                }
                items.append((made, condition))
                return true
            }
            yieldType = saved
        }
        let (body, isBodyFine) = branch(syntax.statements)
        guard isFine, isBodyFine else { return nil }
        if body.isEmpty {
            error(
                "'\(isDefault ? "default" : "case")' label in a 'switch' must have at least one executable statement",
                syntax.label)
            return nil
        }
        return SwitchCase(items: items, isDefault: isDefault, body: body)
    }
}
