import SwiftSyntax

/// Finds what changed from one syntax tree to another. Blanks and comments don't count.
///
/// Lists of statements and members are aligned first (`SyntaxComparer+Lists`), what stays is compared in depth: chains of
/// modifiers (`+Chains`), calls (`+Calls`), declarations (`+Declarations`); anything else by its children.
struct SyntaxComparer {
    let file: String
    let old: ParsedSource
    let new: ParsedSource

    func changes() -> [SourceChange] {
        guard old.tree.statements.key != new.tree.statements.key else { return [] }
        return statementChanges(old.tree.statements, new.tree.statements)
    }

    // MARK: - Any node

    func changes(_ o: Syntax, _ n: Syntax) -> [SourceChange] {
        guard o.key != n.key else { return [] }
        if let o = o.as(CodeBlockItemSyntax.self), let n = n.as(CodeBlockItemSyntax.self) {
            return changes(Syntax(o.item), Syntax(n.item))
        }
        if let o = o.as(MemberBlockItemSyntax.self), let n = n.as(MemberBlockItemSyntax.self) {
            return changes(Syntax(o.decl), Syntax(n.decl))
        }
        if let o = o.as(ExpressionStmtSyntax.self) { return changes(Syntax(o.expression), n) }
        if let n = n.as(ExpressionStmtSyntax.self) { return changes(o, Syntax(n.expression)) }
        if let declared = declarationChanges(o, n) { return declared }
        if let o = o.as(ExprSyntax.self), let n = n.as(ExprSyntax.self) { return expressionChanges(o, n) }
        if let o = o.as(ReturnStmtSyntax.self)?.expression, let n = n.as(ReturnStmtSyntax.self)?.expression {
            return expressionChanges(o, n)
        }
        if let o = o.as(ForStmtSyntax.self), let n = n.as(ForStmtSyntax.self) {
            var head = o.sequence.key == n.sequence.key ? [] : expressionChanges(o.sequence, n.sequence)
            if o.pattern.key != n.pattern.key { head.append(replaced(o.pattern, n.pattern)) }
            return head + statementChanges(o.body.statements, n.body.statements)
        }
        return childChanges(o, n)
    }

    /// A node that is none of the known ones: its children one by one where they are of the same kinds, else as a whole.
    func childChanges(_ o: Syntax, _ n: Syntax) -> [SourceChange] {
        let (mine, theirs) = (
            Array(o.children(viewMode: .sourceAccurate)), Array(n.children(viewMode: .sourceAccurate))
        )
        guard o.kind == n.kind, mine.count == theirs.count else { return [replaced(o, n)] }
        if o.is(StringLiteralExprSyntax.self) { return [replaced(o, n)] }
        if o.is(ExprSyntax.self), !o.holdsStatements, o.inline.count <= 40, n.inline.count <= 40 {
            return [replaced(o, n)]
        }
        let pairs = zip(mine, theirs).filter { $0.key != $1.key }
        guard pairs.allSatisfy({ $0.kind == $1.kind && !$0.is(TokenSyntax.self) }) else { return [replaced(o, n)] }
        return pairs.flatMap { pair in
            if let list = pair.0.as(CodeBlockItemListSyntax.self), let other = pair.1.as(CodeBlockItemListSyntax.self) {
                return statementChanges(list, other)
            }
            return changes(pair.0, pair.1)
        }
    }

    // MARK: - Whole nodes

    func replaced(_ o: some SyntaxProtocol, _ n: some SyntaxProtocol) -> SourceChange {
        let (before, after) = (Excerpt.short(o.inline), Excerpt.short(n.inline))
        return SourceChange(
            text: "\(before) → \(after)", old: before, new: after, place: place(n),
            edits: [edit(o.written, n.trimmedDescription)])
    }

    func edit(_ range: Range<Int>, _ replacement: String) -> SourceEdit {
        SourceEdit(file: file, range: range, replacement: replacement)
    }

    func place(_ node: some SyntaxProtocol) -> ChangePlace { ChangePlace(file: new.name, line: new.line(of: node)) }
    func oldPlace(_ node: some SyntaxProtocol) -> ChangePlace {
        ChangePlace(file: old.name, line: old.line(of: node), isOld: true)
    }
}

extension SyntaxProtocol {
    /// Whether there is a closure or a block in it, which is compared statement by statement.
    var holdsStatements: Bool {
        if self.is(CodeBlockItemListSyntax.self) || self.is(ClosureExprSyntax.self) { return true }
        return children(viewMode: .sourceAccurate).contains { $0.holdsStatements }
    }
}
