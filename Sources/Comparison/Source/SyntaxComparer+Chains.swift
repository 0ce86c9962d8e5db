import SwiftSyntax

/// Expressions: a view and its modifiers, one by one.
extension SyntaxComparer {
    func expressionChanges(_ o: ExprSyntax, _ n: ExprSyntax) -> [SourceChange] {
        guard o.key != n.key else { return [] }
        if let o = o.as(IfExprSyntax.self), let n = n.as(IfExprSyntax.self) { return conditionChanges(o, n) }
        if let o = o.as(ClosureExprSyntax.self), let n = n.as(ClosureExprSyntax.self) {
            guard o.signature?.key == n.signature?.key else { return [replaced(o, n)] }
            return statementChanges(o.statements, n.statements)
        }
        if let o = o.as(ArrayExprSyntax.self), let n = n.as(ArrayExprSyntax.self), !o.elements.isEmpty,
            !n.elements.isEmpty
        {
            if !o.holdsStatements, o.inline.count <= 40, n.inline.count <= 40 { return [replaced(o, n)] }
            return elementChanges(o.elements, n.elements)
        }
        if let o = o.as(MacroExpansionExprSyntax.self), let n = n.as(MacroExpansionExprSyntax.self) {
            return macroChanges(o, n)
        }
        let (mine, theirs) = (ExpressionChain(o), ExpressionChain(n))
        if mine.links.isEmpty, theirs.links.isEmpty {
            if let o = o.as(FunctionCallExprSyntax.self), let n = n.as(FunctionCallExprSyntax.self) {
                return callChanges(o, n)
            }
            return childChanges(Syntax(o), Syntax(n))
        }
        // `Color.red`, `.title.bold()`: a value, which is read as a whole.
        if !mine.isView, !theirs.isView, o.inline.count <= 40, n.inline.count <= 40 { return [replaced(o, n)] }
        return chainChanges(mine, theirs)
    }

    private func chainChanges(_ o: ExpressionChain, _ n: ExpressionChain) -> [SourceChange] {
        var changes = o.root.key == n.root.key ? [] : expressionChanges(o.root, n.root)
        let (before, after) = (o.links.map(\.key), n.links.map(\.key))
        if before == after { return changes }
        if before.sorted() == after.sorted() { return changes + [reordered(o, n)] }
        let alignment = LinkAlignment(o.links, n.links)
        for (index, other) in alignment.pairs where before[index] != after[other] {
            changes += linkChanges(o.links[index], n.links[other]).map {
                var change = $0
                change.isLink = !change.isPhrase
                return change
            }
        }
        var (gone, come) = (alignment.gone, alignment.come)
        for index in gone {
            // One came where one went: it was replaced.
            let place = alignment.pairs.last { $0.old < index }?.new ?? -1
            guard let other = come.first, come.count == 1, gone.count == 1, other == place + 1 else { continue }
            let (was, now) = (Excerpt.short(o.links[index].inline), Excerpt.short(n.links[other].inline))
            changes.append(
                SourceChange(
                    text: "\(was) → \(now)", old: was, new: now, place: self.place(n.links[other].member.declName),
                    edits: [edit(o.links[index].range, linkText(n.links[other]))]))
            (gone, come) = ([], [])
        }
        for index in gone {
            let text = Excerpt.short(o.links[index].inline, limit: 50)
            var change = phrase("\(text) removed", at: oldPlace(o.links[index].member.declName))
            change.old = text
            change.edits = [edit(o.links[index].range, "")]
            changes.append(change)
        }
        for index in come {
            let text = Excerpt.short(n.links[index].inline, limit: 50)
            var change = phrase("\(text) added", at: place(n.links[index].member.declName))
            change.new = text
            let previous = alignment.pairs.last { $0.new < index }?.old
            let position = previous.map { o.links[$0].range.upperBound } ?? o.root.written.upperBound
            change.edits = [edit(position..<position, linkText(n.links[index]))]
            changes.append(change)
        }
        return changes
    }

    private func linkText(_ link: ExpressionChain.Link) -> String {
        let start = link.member.period.positionAfterSkippingLeadingTrivia.utf8Offset
        return newText(start..<link.whole.written.upperBound)
    }

    func newText(_ range: Range<Int>) -> String {
        let bytes = Array(new.text.utf8)
        return String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
    }

    private func linkChanges(_ o: ExpressionChain.Link, _ n: ExpressionChain.Link) -> [SourceChange] {
        if let call = o.call, let other = n.call { return callChanges(call, other, name: ".\(n.name)") }
        let (was, now) = (Excerpt.short(o.inline), Excerpt.short(n.inline))
        return [
            SourceChange(
                text: "\(was) → \(now)", old: was, new: now, place: place(n.member.declName),
                edits: [edit(o.range, linkText(n))])
        ]
    }

    /// The same modifiers in another order. It matters: what is padded first is coloured with its padding.
    private func reordered(_ o: ExpressionChain, _ n: ExpressionChain) -> SourceChange {
        let alignment = LinkAlignment(o.links, n.links, exactOnly: true)
        let range = o.root.written.upperBound..<(o.links.last?.range.upperBound ?? o.root.written.upperBound)
        let text = newText(n.root.written.upperBound..<(n.links.last?.range.upperBound ?? n.root.written.upperBound))
        let index = alignment.come.first ?? 0
        let moved = n.links[index]
        let name = Excerpt.short(moved.inline, limit: 40)
        let old = o.links.firstIndex { $0.key == moved.key } ?? 0
        // It went up where what it stood behind comes after it now.
        let isEarlier = n.links.dropFirst(index + 1).contains { later in
            o.links.prefix(old).contains { $0.key == later.key }
        }
        let neighbor = isEarlier ? n.links.dropFirst(index + 1).first : n.links.prefix(index).last
        let other = neighbor.map { " \(isEarlier ? "before" : "after") \(Excerpt.short($0.inline, limit: 40))" } ?? ""
        var change = phrase("\(name) moved\(other)", at: place(moved.member.declName))
        change.edits = [edit(range, text)]
        return change
    }

    // MARK: - Conditions

    private func conditionChanges(_ o: IfExprSyntax, _ n: IfExprSyntax) -> [SourceChange] {
        var changes: [SourceChange] = []
        if o.conditions.key != n.conditions.key {
            changes.append(replaced(o.conditions, n.conditions).within("if ", ""))
        }
        changes += statementChanges(o.body.statements, n.body.statements)
        switch (o.elseBody, n.elseBody) {
        case (.codeBlock(let mine), .codeBlock(let theirs)):
            changes += statementChanges(mine.statements, theirs.statements)
        case (.ifExpr(let mine), .ifExpr(let theirs)): changes += conditionChanges(mine, theirs)
        case (nil, nil): break
        default:
            let head = "if \(Excerpt.short(n.conditions.inline, limit: 40))"
            var change = phrase(
                "else branch \(n.elseBody == nil ? "removed from" : o.elseBody == nil ? "added to" : "changed in") '\(head)'",
                at: n.elseBody.map { place($0) } ?? o.elseBody.map { oldPlace($0) } ?? place(n))
            let start = o.body.written.upperBound
            change.edits = [
                edit(start..<o.written.upperBound, newText(n.body.written.upperBound..<n.written.upperBound))
            ]
            changes.append(change)
        }
        return changes
    }
}

extension ExpressionChain {
    /// Whether it begins with a call or holds blocks, as views do.
    var isView: Bool {
        let call = root.as(FunctionCallExprSyntax.self)
        if let call, !call.calledExpression.is(MemberAccessExprSyntax.self) { return true }
        return call?.trailingClosure != nil || links.contains { $0.call?.trailingClosure != nil }
    }
}

/// Which modifiers of two chains are the same ones.
struct LinkAlignment {
    private(set) var pairs: [(old: Int, new: Int)] = []
    private(set) var gone: [Int] = []
    private(set) var come: [Int] = []

    /// - Parameter exactOnly: whether only those count that didn't change at all.
    init(_ old: [ExpressionChain.Link], _ new: [ExpressionChain.Link], exactOnly: Bool = false) {
        func score(_ o: ExpressionChain.Link, _ n: ExpressionChain.Link) -> Int {
            if o.key == n.key { return 3 }
            return !exactOnly && o.name == n.name ? 2 : 0
        }
        let width = new.count + 1
        var best = [Int](repeating: 0, count: (old.count + 1) * width)
        guard old.count * new.count <= 250_000 else {
            (gone, come) = (Array(old.indices), Array(new.indices))
            return
        }
        for i in old.indices.reversed() {
            for j in new.indices.reversed() {
                let skipped = max(best[(i + 1) * width + j], best[i * width + j + 1])
                let score = score(old[i], new[j])
                best[i * width + j] = score > 0 ? max(skipped, best[(i + 1) * width + j + 1] + score) : skipped
            }
        }
        var (i, j) = (0, 0)
        while i < old.count, j < new.count {
            let score = score(old[i], new[j])
            if score > 0, best[i * width + j] == best[(i + 1) * width + j + 1] + score {
                pairs.append((i, j))
                i += 1
                j += 1
            } else if best[i * width + j + 1] >= best[(i + 1) * width + j] {
                come.append(j)
                j += 1
            } else {
                gone.append(i)
                i += 1
            }
        }
        gone += i..<old.count
        come += j..<new.count
    }
}
