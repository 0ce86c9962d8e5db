extension BodyCompiler {
    /// A `defer` encloses all that follows it in its block.
    mutating func block(_ statements: [Statement]) -> StatementNode {
        let functions = statements.compactMap { item -> Int? in
            guard case .localFunction(let function) = item.kind, isCell(function.variable) else { return nil }
            return slot(of: function.variable)
        }
        let inner = block(statements[...])
        return functions.isEmpty ? inner : BlockStatement([CellStatement(functions), inner])
    }

    private mutating func block(_ statements: ArraySlice<Statement>) -> StatementNode {
        var made: [StatementNode] = []
        for (index, item) in zip(statements.indices, statements) {
            if case .defer(let deferred) = item.kind {
                let rest = block(statements[(index + 1)...])
                made.append(DeferStatement(rest: rest, deferred: block(deferred)))
                break
            }
            made.append(statement(item))
        }
        if world.tracksLifetimes { return tracked(made, statements) }
        return made.count == 1 ? made[0] : BlockStatement(made)
    }

    private func tracked(_ made: [StatementNode], _ statements: ArraySlice<Statement>) -> StatementNode {
        var owned: [Int] = []
        var temporaries: [[Int]] = []
        for (_, item) in zip(made, statements) {
            var own: [LocalVariable] = []
            var passing: [LocalVariable] = []
            switch item.kind {
            case .declare(let pattern, _): own = variables(in: pattern)
            case .guard(let conditions, _): own = conditions.flatMap(variables)
            case .if(let conditions, _, _), .while(let conditions, _, _): passing = conditions.flatMap(variables)
            case .forIn(let loop): passing = variables(in: loop.pattern)
            case .switch(_, let cases, _):
                passing = cases.flatMap { $0.items.flatMap { variables(in: $0.pattern) } }
            default: break
            }
            // A builder's partial results are read by what follows the block.
            owned += own.filter { !$0.name.hasPrefix("$") }.compactMap(slot)
            temporaries.append(passing.compactMap(slot))
        }
        return TrackedBlockStatement(made, slots: owned, temporaries: temporaries)
    }

    private func variables(in condition: Condition) -> [LocalVariable] {
        if case .pattern(let pattern, _) = condition { return variables(in: pattern) }
        return []
    }

    mutating func statement(_ statement: Statement) -> StatementNode {
        switch statement.kind {
        case .expression(let expression): return ExpressionStatement(node(expression))
        case .declare(let pattern, let value): return declare(pattern, value)
        case .block(let statements): return block(statements)
        case .if(let conditions, let first, let second):
            return IfStatement(self.conditions(conditions), block(first), second.isEmpty ? nil : block(second))
        case .guard(let conditions, let other): return GuardStatement(self.conditions(conditions), block(other))
        case .while(let conditions, let body, let label):
            return WhileStatement(self.conditions(conditions), block(body), label, range: statement.range)
        case .repeatWhile(let body, let condition, let label):
            return RepeatStatement(block(body), node(condition), label)
        case .forIn(let loop): return forIn(loop)
        case .switch(let subject, let cases, let label): return switchStatement(subject, cases, label)
        case .return(let value): return ReturnStatement(value.map { node($0) })
        case .yield(let value): return YieldStatement(node(value))
        case .break(let label): return JumpStatement(.broke, label)
        case .continue(let label): return JumpStatement(.continued, label)
        case .fallthrough: return JumpStatement(.fellThrough)
        case .throw(let value): return ThrowStatement(node(value))
        case .doCatch(let body, let clauses, let label): return doCatch(body, clauses, label)
        case .defer(let statements): return DeferStatement(rest: StatementNode(), deferred: block(statements))
        case .localFunction(let function): return localFunction(function, statement.range)
        }
    }

    private mutating func declare(_ pattern: Pattern, _ value: Expression?) -> StatementNode {
        let variables = variables(in: pattern)
        return DeclareStatement(
            self.pattern(pattern), value.map { node($0) }, cells: variables.filter(isCell).compactMap(slot),
            plain: variables.filter { !isCell($0) }.compactMap(slot))
    }

    private mutating func conditions(_ conditions: [Condition]) -> [ConditionNode] {
        var result: [ConditionNode] = []
        for condition in conditions {
            switch condition {
            case .boolean(let expression): result.append(.boolean(node(expression)))
            case .pattern(let pattern, let expression): result.append(.pattern(self.pattern(pattern), node(expression)))
            case .constant(let value): result.append(.constant(value))
            }
        }
        return result
    }

    private mutating func forIn(_ loop: ForLoop) -> StatementNode {
        if let expansion = loop.expansion {
            return PackForStatement(
                pattern(loop.pattern), node(loop.sequence), round: round(of: expansion),
                condition: loop.condition.map { node($0) }, block(loop.body), loop.label,
                cells: variables(in: loop.pattern).filter(isCell).compactMap(slot))
        }
        var bounds: (lower: Node, upper: Node, isClosed: Bool)?
        if case .call(let call) = loop.sequence.kind, case .function(let decl, _, .direct) = call.callee,
            decl.native != nil, decl.name == "..<" || decl.name == "...", loop.elementType == world.known.int,
            call.arguments.count == 2, case .value(let lower) = call.arguments[0],
            case .value(let upper) = call.arguments[1]
        {
            bounds = (node(lower), node(upper), decl.name == "...")
        }
        let pattern = pattern(loop.pattern)
        let cells = variables(in: loop.pattern).filter(isCell).compactMap(slot)
        return ForStatement(
            pattern, bounds == nil ? node(loop.sequence) : LiteralNode(.void, range: loop.sequence.range),
            bounds: bounds, condition: loop.condition.map { node($0) }, block(loop.body), loop.label, cells: cells)
    }

    private mutating func items(
        _ items: [(pattern: Pattern, guard: Expression?)]
    ) -> [(pattern: PatternNode, condition: Node?)] {
        var result: [(pattern: PatternNode, condition: Node?)] = []
        for item in items { result.append((pattern(item.pattern), item.guard.map { node($0) })) }
        return result
    }

    private mutating func switchStatement(
        _ subject: Expression, _ cases: [SwitchCase], _ label: LoopLabel
    ) -> StatementNode {
        let value = node(subject)
        var made: [SwitchStatement.Case] = []
        for entry in cases {
            made.append(
                SwitchStatement.Case(items: items(entry.items), isDefault: entry.isDefault, body: block(entry.body)))
        }
        return SwitchStatement(value, made, label)
    }

    private mutating func doCatch(
        _ body: [Statement], _ clauses: [CatchClause], _ label: LoopLabel
    ) -> StatementNode {
        let inner = block(body)
        var made: [DoStatement.Clause] = []
        for clause in clauses {
            made.append(
                DoStatement.Clause(
                    items: items(clause.items), bind: bind(clause.error), cells: [], body: block(clause.body)))
        }
        return DoStatement(inner, made, label)
    }

    // MARK: - Patterns

    private func bind(_ variable: LocalVariable) -> BindPattern {
        BindPattern(slot: slot(of: variable) ?? variable.slot, isCell: isCell(variable), isWeak: variable.isWeak)
    }

    mutating func pattern(_ pattern: Pattern) -> PatternNode {
        switch pattern {
        case .any: return PatternNode()
        case .bind(let variable): return bind(variable)
        case .tuple(let elements): return TuplePattern(patterns(elements))
        case .enumCase(let decl, let payload): return EnumCasePattern(decl, patterns(payload))
        case .optional(let inner): return OptionalPattern(self.pattern(inner))
        case .null: return NullPattern()
        case .cast(let type, let inner): return CastPattern(reference(type), inner.map { self.pattern($0) })
        case .expression(let subject, let test):
            return ExpressionPattern(subject: bind(subject), test: node(test))
        }
    }

    private mutating func patterns(_ patterns: [Pattern]) -> [PatternNode] {
        var result: [PatternNode] = []
        for item in patterns { result.append(pattern(item)) }
        return result
    }

    private func variables(in pattern: Pattern) -> [LocalVariable] {
        switch pattern {
        case .any, .null: []
        case .bind(let variable): [variable]
        case .tuple(let elements): elements.flatMap(variables)
        case .enumCase(_, let payload): payload.flatMap(variables)
        case .optional(let inner): variables(in: inner)
        case .cast(_, let inner): inner.map(variables) ?? []
        case .expression(let subject, _): [subject]
        }
    }
}
