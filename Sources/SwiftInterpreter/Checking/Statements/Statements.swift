import SwiftSyntax

/// Statements, one after the other.
extension BodyChecker {
    /// Checks a block in a scope of its own; all errors are reported, so it goes on after one.
    func block(_ items: CodeBlockItemListSyntax) -> ([Statement], Bool) {
        scoped { statements(items) }
    }

    func statements(_ items: CodeBlockItemListSyntax) -> ([Statement], Bool) {
        let active = checker.activeItems(items)
        declareLocals(active)
        reportDuplicates(active)
        guard var order = LocalFunctionOrder(active, localFunctions) else { return inOrder(active) }
        var made: [[Statement]] = []
        var isFine = true
        for (index, item) in active.enumerated() {
            let statements = statement(item)
            if statements == nil { isFine = false }
            made.append(statements ?? [])
            order.note(item: index)
        }
        return (order.sorted(made), isFine)
    }

    private func inOrder(_ items: [CodeBlockItemSyntax]) -> ([Statement], Bool) {
        var result: [Statement] = []
        var isFine = true
        for item in items {
            guard let made = statement(item) else {
                isFine = false
                continue
            }
            result += made
        }
        return (result, isFine)
    }

    /// The statements of a script, none of which shows anything; nil after an error.
    func script(_ items: [CodeBlockItemSyntax]) -> [Statement]? {
        let (statements, isFine) = inOrder(items)
        return isFine ? statements : nil
    }

    /// Local types and functions are known in the whole block.
    private func declareLocals(_ items: [CodeBlockItemSyntax]) {
        let types = items.compactMap { item -> DeclSyntax? in
            guard case .decl(let decl) = item.item, checker.isTypeDecl(decl) else { return nil }
            return decl
        }
        if !types.isEmpty {
            let inner = LexicalContext(file: context.file, parent: context)
            context = inner
            checker.declareLocalTypes(types, in: inner)
        }
        let first = scope.count
        for item in items {
            guard case .decl(let decl) = item.item, let syntax = decl.as(FunctionDeclSyntax.self) else { continue }
            let maker = DeclarationMaker(collector: checker.collector, owner: nil, context: context)
            maker.requireBody(syntax)
            let function = maker.function(syntax)
            reportRedeclaration(of: function, among: scope[first...])
            let variable = body.makeVariable(function.name, .void, isMutable: true)
            let local = LocalFunction(decl: function, variable: variable)
            variable.type = functionType(function, .empty)
            localFunctions[syntax.id] = local
            scope.append(ScopeEntry(name: function.name, kind: .function(local)))
        }
    }

    /// Nil after an error.
    private func statement(_ item: CodeBlockItemSyntax) -> [Statement]? {
        guard enter(item) else { return nil }
        defer { leave() }
        let mark = solver.mark()
        let calls = solver.openCalls.count
        let result: [Statement]?
        switch item.item {
        case .decl(let decl): result = declaration(decl)
        case .stmt(let stmt): result = statement(stmt, label: nil).map { [$0] }
        case .expr(let expr): result = expressionStatement(expr).map { [$0] }
        }
        let ended = end(result, mark, calls)
        if ended == nil { explain(range(item)) }
        return ended
    }

    /// Whether an error surely isn't of the type that a function throws.
    private func isOther(_ type: Type, than thrown: Type) -> Bool {
        let (type, thrown) = (world.deepResolve(type), world.deepResolve(thrown))
        guard case .nominal = thrown, !thrown.leavesOpen, !type.leavesOpen else { return false }
        return type != thrown && !isNever(type) && !world.isSubclass(type, of: thrown)
    }

    /// Nothing may fail in silence: where no rule has reported why, this does.
    func explain(_ range: SourceRange) {
        guard !sink.isTrial, sink.errorCount == 0 else { return }
        error("failed to produce diagnostic for expression; please simplify it", at: range)
    }

    /// Ends a full statement: everything in it becomes concrete, or it failed.
    func end<Result>(_ result: Result?, _ mark: Solver.Mark, _ calls: Int) -> Result? {
        guard let result else {
            solver.dropWork(since: mark)
            solver.openCalls.removeLast(max(0, solver.openCalls.count - calls))
            return nil
        }
        guard finish(since: mark) else {
            solver.dropWork(since: mark)
            solver.openCalls.removeLast(max(0, solver.openCalls.count - calls))
            return nil
        }
        // Inside a closure an outer statement may still find what is open here.
        if closureDepth == 0, !reportOpenCalls(since: calls) {
            solver.dropWork(since: mark)
            return nil
        }
        if closureDepth == 0 { solver.work = 0 }
        return result
    }

    func statement(_ syntax: StmtSyntax, label: String?) -> Statement? {
        let place = range(syntax)
        switch syntax.as(StmtSyntaxEnum.self) {
        case .expressionStmt(let node):
            if let item = node.expression.as(IfExprSyntax.self) { return ifStatement(item) }
            if let item = node.expression.as(SwitchExprSyntax.self) { return switchStatement(item, label: label) }
            return expressionStatement(node.expression)
        case .returnStmt(let node):
            if isDeferred(node) {
                error("'return' cannot transfer control out of a defer statement", node)
                return nil
            }
            return returnStatement(node)
        case .yieldStmt(let node): return yieldStatement(node)
        case .guardStmt(let node): return guardStatement(node)
        case .whileStmt(let node): return whileStatement(node, label)
        case .repeatStmt(let node): return repeatStatement(node, label)
        case .forStmt(let node): return forStatement(node, label)
        case .breakStmt(let node): return breakStatement(node)
        case .continueStmt(let node): return continueStatement(node)
        case .fallThroughStmt:
            guard let around = Syntax(syntax).ancestorOrSelf(mapping: { $0.as(SwitchCaseSyntax.self) }) else {
                error("'fallthrough' is only allowed inside a switch", syntax)
                return nil
            }
            if let list = around.parent?.as(SwitchCaseListSyntax.self), list.parent?.is(SwitchExprSyntax.self) ?? false,
                list.last?.as(SwitchCaseSyntax.self)?.id == around.id
            {
                error("'fallthrough' without a following 'case' or 'default' block", syntax)
                return nil
            }
            return Statement(.fallthrough, range: place)
        case .throwStmt(let node):
            guard let value = infer(node.expression, contextualType: returns.thrown) else { return nil }
            guard let item = world.known.errorProtocol, world.conforms(value.type, to: item) else {
                error("thrown expression type '\(describe(value.type))' does not conform to 'Error'", node.expression)
                return nil
            }
            if let thrown = returns.thrown, isOther(value.type, than: thrown) {
                error(
                    "thrown expression type '\(describe(value.type))' cannot be converted to error type "
                        + "'\(describe(thrown))'", at: anchor(node.expression))
                return nil
            }
            let erased = coerce(value, to: .existential([item])) ?? value
            return Statement(.throw(erased), range: place)
        case .doStmt(let node): return doStatement(node, label)
        case .deferStmt(let node):
            let (statements, isFine) = block(node.body.statements)
            return isFine ? Statement(.defer(statements), range: place) : nil
        case .labeledStmt(let node):
            let name = node.label.identifierText
            if let inner = node.statement.as(ExpressionStmtSyntax.self)?.expression.as(IfExprSyntax.self) {
                let label = LoopLabel(name)
                labels.append(Label(name: name, label: label, isLoop: false, isBreakTarget: false))
                defer { labels.removeLast() }
                return ifStatement(inner).map { Statement(.doCatch([$0], [], label), range: place) }
            }
            return statement(node.statement, label: name)
        case .missingStmt: return nil
        case .discardStmt: return Statement(.block([]), range: place)
        default:
            error("this statement is not supported yet", syntax)
            return nil
        }
    }

    private func expressionStatement(_ syntax: ExprSyntax) -> Statement? {
        if let node = syntax.as(IfExprSyntax.self) { return ifStatement(node) }
        if let node = syntax.as(SwitchExprSyntax.self) { return switchStatement(node, label: nil) }
        if let node = syntax.as(PackExpansionExprSyntax.self) { return packStatement(node) }
        guard let value = infer(syntax, contextualType: nil) else { return nil }
        warnUnused(value, syntax)
        return Statement(.expression(value), range: range(syntax))
    }

    /// Whether a statement stands in a `defer`, and in no closure or function inside it.
    private func isDeferred(_ node: some SyntaxProtocol) -> Bool {
        var current = Syntax(node).parent
        while let item = current {
            if item.is(DeferStmtSyntax.self) { return true }
            if item.is(ClosureExprSyntax.self) || item.is(FunctionDeclSyntax.self) || item.is(AccessorBlockSyntax.self)
            {
                return false
            }
            current = item.parent
        }
        return false
    }

    // MARK: - return

    /// `yield &storage`: a getter's value, or where a setter's goes.
    private func yieldStatement(_ node: YieldStmtSyntax) -> Statement? {
        guard case .single(let yielded) = node.yieldedExpressions, closureDepth == 0 else {
            error("'yield' is only valid in a '_read' or '_modify' accessor", node)
            return nil
        }
        let syntax = yielded.as(InOutExprSyntax.self)?.expression ?? yielded
        guard case .tuple(let elements) = world.resolve(returns.type), elements.isEmpty else {
            return returnStatement(syntax, range(node))
        }
        guard let newValue = body.parameters.last, let place = inferBase(syntax, contextualType: newValue.type),
            requireMutable(place, "cannot yield immutable value", at: anchor(syntax))
        else { return nil }
        guard let value = coerce(make(.local(newValue), newValue.type, place.range), to: place.type) else {
            reportMismatch(newValue.type, place.type, .assignment, at: place.range)
            return nil
        }
        return Statement(.expression(make(.assign(place: place, value: value), .void, place.range)), range: range(node))
    }

    private func returnStatement(_ node: ReturnStmtSyntax) -> Statement? {
        returnStatement(node.expression, range(node))
    }

    private func returnStatement(_ syntax: ExprSyntax?, _ place: SourceRange) -> Statement? {
        if !returns.sawReturn, returns.isClosure, isOpen(returns.type), syntax?.is(NilLiteralExprSyntax.self) ?? false {
            // What the other returns give is optional.
            _ = solver.unify(returns.type, world.known.optional(solver.makeVariable()))
        }
        returns.sawReturn = true
        let type = world.resolve(returns.type)
        guard let syntax else {
            if case .tuple(let elements) = type, elements.isEmpty { return Statement(.return(nil), range: place) }
            if isOpen(type), returns.isClosure {
                _ = solver.unify(type, .void)
                return Statement(.return(nil), range: place)
            }
            error("non-void function should return a value", at: place)
            return nil
        }
        if case .tuple(let elements) = type, elements.isEmpty {
            guard let value = infer(syntax, contextualType: nil) else { return nil }
            if case .tuple(let own) = world.resolve(value.type), own.isEmpty {
                return Statement(.return(value), range: place)
            }
            if isInitializer, case .literal(.null) = value.kind {
                return Statement(.return(Expression(.literal(.null), type: .void, range: place)), range: place)
            }
            error("unexpected non-void return value in void function", syntax)
            return nil
        }
        if isInitializer, syntax.is(NilLiteralExprSyntax.self) {
            return Statement(.return(Expression(.literal(.null), type: .void, range: place)), range: place)
        }
        if case .opaque(let opaque, _) = type { return opaqueReturn(syntax, opaque, type, place) }
        return check(syntax, to: returns.type, returns.isClosure ? .closureResult : .returnValue)
            .map { Statement(.return($0), range: place) }
    }

    /// A value for `some P`: any conforming type, the same in all returns.
    func opaqueReturn(_ syntax: ExprSyntax, _ opaque: OpaqueType, _ type: Type, _ place: SourceRange) -> Statement? {
        // Branches say each for itself what they are: `some P` is no type that they could be converted to.
        let branches = syntax.is(IfExprSyntax.self) || syntax.is(SwitchExprSyntax.self)
        guard let value = infer(syntax, contextualType: isContextual(syntax) && !branches ? type : nil) else {
            return nil
        }
        return opaqueValue(value, opaque, type, at: range(syntax)).map { Statement(.return($0), range: place) }
    }

    func opaqueValue(_ value: Expression, _ opaque: OpaqueType, _ type: Type, at place: SourceRange) -> Expression? {
        settle(value)
        let actual = world.deepResolve(value.type)
        if world.containsError(actual) { return nil }
        if case .opaque(let own, _) = actual, own === opaque { return value }
        for item in opaque.protocols where !world.conforms(actual, to: item) {
            if world.hasUnknownParent(actual) { return nil }
            error(
                opaqueResult(opaque) + " requires that '\(describe(actual))' conform to '\(item.name)'",
                at: place)
            return nil
        }
        // What comes after a `return` for the system there is isn't reached.
        if returns.isLimited { return value }
        if let first = returns.underlying, first != actual, !world.hasUnboundVariables(actual) {
            error(
                "function declares an opaque return type '\(describe(type))', but the return statements in its body "
                    + "do not have matching underlying types", at: place)
            return nil
        }
        if returns.underlying == nil { returns.underlying = actual }
        opaque.underlying = actual
        if !checker.sink.isTrial { checker.opaqueResults.append(.init(opaque: opaque, value: value, body: body)) }
        return value
    }

    // MARK: - do

    private func doStatement(_ node: DoStmtSyntax, _ name: String?) -> Statement? {
        let label = LoopLabel(name)
        labels.append(Label(name: name, label: label, isLoop: false, isBreakTarget: false))
        defer { labels.removeLast() }
        let outerThrown = returns.thrown
        let written = node.throwsClause?.type.map { resolver().resolve($0) }
        if !node.catchClauses.isEmpty { returns.thrown = written }
        var (statements, isFine) = block(node.body.statements)
        returns.thrown = outerThrown
        let anyError: Type = world.known.errorProtocol.map { .existential([$0]) } ?? .any
        let type = written ?? ThrownTypes(world: world).common(of: statements) ?? anyError
        var clauses: [CatchClause] = []
        for clause in node.catchClauses {
            scoped {
                let failure = body.makeVariable("error", type)
                var items: [(pattern: Pattern, guard: Expression?)] = []
                if clause.catchItems.isEmpty { declare(failure) }
                let areFine = casePatterns(clause.catchItems) { item in
                    guard let syntax = item.pattern else { return true }
                    guard let made = pattern(syntax, type, isMutable: false, isBinding: false) else { return false }
                    var condition: Expression?
                    if let whereClause = item.whereClause {
                        condition = check(whereClause.condition, to: world.known.bool, .condition)
                        if condition == nil { return false }
                    }
                    items.append((made, condition))
                    return true
                }
                if !areFine { isFine = false }
                let (body, isBodyFine) = block(clause.body.statements)
                if !isBodyFine { isFine = false }
                clauses.append(CatchClause(items: items, error: failure, body: body, range: range(clause.catchKeyword)))
            }
        }
        guard isFine else { return nil }
        if clauses.isEmpty, name == nil { return Statement(.block(statements), range: range(node.doKeyword)) }
        statements = Array(statements)
        return Statement(.doCatch(statements, clauses, label), range: range(node.doKeyword))
    }
}
