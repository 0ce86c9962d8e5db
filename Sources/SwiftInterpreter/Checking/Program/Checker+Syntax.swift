import SwiftSyntax

/// Shapes of syntax that several parts of the checker read.
extension Checker {
    func activeDecls(_ block: MemberBlockSyntax) -> [DeclSyntax] { activeDecls(block.members) }

    private func activeDecls(_ members: MemberBlockItemListSyntax) -> [DeclSyntax] {
        var result: [DeclSyntax] = []
        for member in members {
            if let config = member.decl.as(IfConfigDeclSyntax.self) {
                if case .decls(let inner)? = conditions.activeClause(config)?.elements {
                    result += activeDecls(inner)
                }
            } else {
                result.append(member.decl)
            }
        }
        return result
    }

    func activeItems(_ items: CodeBlockItemListSyntax) -> [CodeBlockItemSyntax] {
        var result: [CodeBlockItemSyntax] = []
        for item in items {
            if case .decl(let decl) = item.item, let config = decl.as(IfConfigDeclSyntax.self) {
                if case .statements(let inner)? = conditions.activeClause(config)?.elements {
                    result += activeItems(inner)
                }
            } else {
                result.append(item)
            }
        }
        return result
    }

    func activeCases(_ list: SwitchCaseListSyntax) -> [SwitchCaseSyntax] {
        var result: [SwitchCaseSyntax] = []
        for element in list {
            switch element {
            case .switchCase(let item): result.append(item)
            case .ifConfigDecl(let config):
                if case .switchCases(let inner)? = conditions.activeClause(config)?.elements {
                    result += activeCases(inner)
                }
            }
        }
        return result
    }

    func isAvailable(_ node: AvailabilityConditionSyntax) -> Bool {
        node.availabilityKeyword.tokenKind == .poundAvailable
    }

    /// The expression whose value a body gives without a `return`: the only one there is. An `if` or `switch` that has
    /// no value is a statement.
    func impliedResult(_ items: CodeBlockItemListSyntax) -> ExprSyntax? {
        guard let single = singleExpression(items), !single.is(PackExpansionExprSyntax.self) else { return nil }
        guard single.is(IfExprSyntax.self) || single.is(SwitchExprSyntax.self) else { return single }
        return producesValue(single) ? single : nil
    }

    /// The only expression of a body that is just that.
    func singleExpression(_ items: CodeBlockItemListSyntax) -> ExprSyntax? {
        let active =
            items.count == 1 && !(items.first?.item.is(IfConfigDeclSyntax.self) ?? false)
            ? Array(items) : activeItems(items)
        guard active.count == 1, let only = active.first else { return nil }
        switch only.item {
        case .expr(let expression): return expression
        case .stmt(let statement):
            guard let expression = statement.as(ExpressionStmtSyntax.self)?.expression else { return nil }
            return expression
        case .decl: return nil
        }
    }

    /// Whether an `if` or `switch` has a value: it covers all cases, each branch is one expression (or leaves by
    /// `throw`), and one of them at least is an expression.
    func producesValue(_ syntax: ExprSyntax) -> Bool {
        var hasValue = false
        func isValue(_ items: CodeBlockItemListSyntax) -> Bool {
            if let single = singleExpression(items) {
                guard single.is(IfExprSyntax.self) || single.is(SwitchExprSyntax.self) else {
                    hasValue = true
                    return true
                }
                return isComplete(single)
            }
            guard case .stmt(let last)? = activeItems(items).last?.item else { return false }
            return last.is(ThrowStmtSyntax.self)
        }
        func isComplete(_ syntax: ExprSyntax) -> Bool {
            if let node = syntax.as(SwitchExprSyntax.self) {
                return activeCases(node.cases).allSatisfy { isValue($0.statements) }
            }
            guard let node = syntax.as(IfExprSyntax.self), isValue(node.body.statements) else { return false }
            switch node.elseBody {
            case .ifExpr(let inner): return isComplete(ExprSyntax(inner))
            case .codeBlock(let block): return isValue(block.statements)
            case nil: return false
            }
        }
        return isComplete(syntax) && hasValue
    }

    /// Whether there is a `return` of this body in some code, not one of a closure or function inside it.
    func returns(_ code: Syntax) -> Bool {
        switch code.kind {
        case .returnStmt: true
        case .closureExpr, .functionDecl, .accessorDecl, .accessorBlock, .structDecl, .classDecl, .enumDecl, .token:
            false
        case .ifConfigDecl:
            (code.as(IfConfigDeclSyntax.self).flatMap { conditions.activeClause($0) }?.elements)
                .map { returns(Syntax($0)) } ?? false
        default: code.children(viewMode: .sourceAccurate).contains { returns($0) }
        }
    }

    func isTypeDecl(_ decl: DeclSyntax) -> Bool {
        switch decl.kind {
        case .structDecl, .classDecl, .enumDecl, .actorDecl, .protocolDecl, .typeAliasDecl: true
        default: false
        }
    }

    func declareLocalTypes(_ decls: [DeclSyntax], in context: LexicalContext) {
        let saved = sink.trialDepth
        sink.trialDepth = 0
        defer { sink.trialDepth = saved }
        collector.declareTypes(decls, in: context, owner: nil) { name, type in
            if let old = context.localTypes[name] { collector.reportRedeclaration(of: name, type, old) }
            context.localTypes[name] = type
        }
        collector.complete()
    }

    /// Whether a block always goes elsewhere before its end.
    func leaves(_ statements: [Statement]) -> Bool { !Reachability.reachesEnd(statements, in: world) }

    /// How many `$n` a closure without a signature uses.
    func shorthandCount(_ closure: ClosureExprSyntax) -> Int {
        if let known = shorthandCounts[closure.id] { return known }
        var count = 0
        var pending: [Syntax] = [Syntax(closure.statements)]
        while let node = pending.popLast() {
            if let token = node.as(TokenSyntax.self) {
                if case .dollarIdentifier(let text) = token.tokenKind, let index = Int(text.dropFirst()) {
                    // `$1000000000` is no reason to make so many parameters.
                    count = max(count, min(index, 255) + 1)
                }
                continue
            }
            if let inner = node.as(ClosureExprSyntax.self), inner.signature?.parameterClause == nil { continue }
            pending.append(contentsOf: node.children(viewMode: .sourceAccurate))
        }
        shorthandCounts[closure.id] = count
        return count
    }

    /// Whether a closure throws by what stands in it, as the compiler tells before it knows any type: a `try` or
    /// `throw` that no `catch` of its own takes.
    func throwsErrors(_ closure: ClosureExprSyntax) -> Bool {
        if closure.signature?.effectSpecifiers?.throwsClause != nil { return true }
        if let known = throwingClosures[closure.id] { return known }
        var pending: [Syntax] = [Syntax(closure.statements)]
        var isThrowing = false
        while !isThrowing, let node = pending.popLast() {
            switch node.kind {
            case .closureExpr, .functionDecl, .structDecl, .classDecl, .enumDecl, .actorDecl, .token: continue
            case .tryExpr: isThrowing = node.as(TryExprSyntax.self)?.questionOrExclamationMark == nil
            case .throwStmt: isThrowing = true
            case .forStmt: isThrowing = node.as(ForStmtSyntax.self)?.tryKeyword != nil
            default: break
            }
            if let statement = node.as(DoStmtSyntax.self), statement.catchClauses.contains(where: takesAll) {
                pending += statement.catchClauses.map { Syntax($0.body) }
            } else {
                pending.append(contentsOf: node.children(viewMode: .sourceAccurate))
            }
        }
        throwingClosures[closure.id] = isThrowing
        return isThrowing
    }

    /// `catch`, `catch let error`, and `catch let error as NSError`, which every error can be had as.
    private func takesAll(_ clause: CatchClauseSyntax) -> Bool {
        clause.catchItems.isEmpty
            || clause.catchItems.contains { item in
                guard item.whereClause == nil, let pattern = item.pattern else { return false }
                // `catch (let error)` is the same in parentheses.
                let words = pattern.tokens(viewMode: .sourceAccurate).map(\.text).filter { $0 != "(" && $0 != ")" }
                guard words.first == "let" || words.first == "var" else { return false }
                return words.count == 2 || (words.count == 4 && words[2] == "as" && words[3] == "NSError")
            }
    }
}
