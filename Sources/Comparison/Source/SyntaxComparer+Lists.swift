import SwiftSyntax

/// Statements, members and elements: what stayed, came, went, moved, or was put into something else.
extension SyntaxComparer {
    struct Item {
        let node: Syntax
        let key: String
        /// What kind of thing it is, and its name: `struct Card`, `call VStack`.
        let identity: String
        /// The words in it, with their numbers.
        let words: [String: Int]
        let wordCount: Int

        init(_ node: Syntax) {
            self.node = node
            key = node.key
            identity = Identity.of(node)
            var words: [String: Int] = [:]
            var count = 0
            for token in node.tokens(viewMode: .sourceAccurate) {
                words[token.text, default: 0] += 1
                count += 1
            }
            (self.words, wordCount) = (words, count)
        }

        /// How much of the words both have, from 0 to 1.
        func resemblance(to other: Item) -> Double {
            var common = 0
            for (word, count) in words { common += min(count, other.words[word] ?? 0) }
            return Double(2 * common) / Double(max(wordCount + other.wordCount, 1))
        }
    }

    func statementChanges(_ o: CodeBlockItemListSyntax, _ n: CodeBlockItemListSyntax) -> [SourceChange] {
        listChanges(
            o.map { Item(Syntax($0)) }, n.map { Item(Syntax($0)) },
            start: o.positionAfterSkippingLeadingTrivia.utf8Offset, separator: "\n")
    }

    func memberChanges(_ o: MemberBlockItemListSyntax, _ n: MemberBlockItemListSyntax) -> [SourceChange] {
        listChanges(
            o.map { Item(Syntax($0)) }, n.map { Item(Syntax($0)) },
            start: o.positionAfterSkippingLeadingTrivia.utf8Offset, separator: "\n")
    }

    func elementChanges(_ o: ArrayElementListSyntax, _ n: ArrayElementListSyntax) -> [SourceChange] {
        let (mine, theirs) = (o.map { Item(Syntax($0.expression)) }, n.map { Item(Syntax($0.expression)) })
        var changes = listChanges(mine, theirs, start: 0, separator: ",")
        // Commas stand between elements, so that one which comes or goes is written with all others.
        for index in changes.indices where changes[index].isPhrase || changes[index].edits.count > 1 {
            changes[index].edits = [edit(o.written, n.trimmedDescription)]
        }
        let whole = changes.filter { $0.edits.first?.range == o.written }
        guard let first = whole.first, changes.count > 1 else { return changes }
        var merged = first
        if whole.count > 1 || changes.count > whole.count { merged.text += " and \(changes.count - 1) more" }
        return [merged]
    }

    /// - Parameters:
    ///   - start: where something can be written into an empty list.
    ///   - separator: what stands between two.
    func listChanges(_ old: [Item], _ new: [Item], start: Int, separator: String) -> [SourceChange] {
        var alignment = ListAlignment(old, new)
        let wrapped = alignment.takeWrapped()
        var changes: [SourceChange] = []
        for (o, n) in alignment.pairs where old[o].key != new[n].key {
            changes += self.changes(old[o].node, new[n].node)
        }
        for wrap in wrapped { changes.append(wrapChange(wrap, old, new)) }
        var (gone, come) = (alignment.gone, alignment.come)
        // What is gone here and came there, word for word, moved.
        for index in gone {
            guard let other = come.first(where: { new[$0].key == old[index].key }) else { continue }
            gone.removeAll { $0 == index }
            come.removeAll { $0 == other }
            let position = insertion(before: other, alignment, old, start)
            let next = other + 1 < new.count ? "before \(head(new[other + 1].node))" : "to the end"
            var change = phrase("\(head(new[other].node)) moved \(next)", at: place(new[other].node))
            change.edits = [
                edit(old[index].node.written, ""),
                edit(position..<position, "\n\(new[other].node.trimmedDescription)\n"),
            ]
            changes.append(change)
        }
        // One that took the place of one other.
        for index in gone {
            let (before, after) = (alignment.partner(before: index), alignment.partner(after: index, count: new.count))
            let candidates = come.filter { $0 > before && $0 < after }
            let rivals = gone.filter { alignment.partner(before: $0) == before }
            guard rivals.count == 1, candidates.count == 1, let other = candidates.first else { continue }
            guard !Identity.isDeclaration(old[index].node), !Identity.isDeclaration(new[other].node) else { continue }
            gone.removeAll { $0 == index }
            come.removeAll { $0 == other }
            changes.append(replaced(old[index].node, new[other].node))
        }
        for index in gone {
            var change = phrase("\(head(old[index].node)) removed", at: oldPlace(old[index].node))
            change.old = Excerpt.short(old[index].node.inline)
            change.edits = [edit(old[index].node.written, "")]
            changes.append(change)
        }
        for index in come {
            var change = phrase("\(head(new[index].node)) added", at: place(new[index].node))
            change.new = Excerpt.short(new[index].node.inline)
            let position = insertion(before: index, alignment, old, start)
            change.edits = [edit(position..<position, "\n\(new[index].node.trimmedDescription)\n")]
            changes.append(change)
        }
        return changes.sorted { ($0.edits.first?.range.lowerBound ?? 0) < ($1.edits.first?.range.lowerBound ?? 0) }
    }

    func phrase(_ text: String, at place: ChangePlace) -> SourceChange {
        SourceChange(text: text, isPhrase: true, place: place, edits: [])
    }

    /// Where in the old text something stands that comes before the new list's item at `index`.
    private func insertion(before index: Int, _ alignment: ListAlignment, _ old: [Item], _ start: Int) -> Int {
        let previous = alignment.pairs.last { $0.new < index }?.old
        return previous.map { old[$0].node.written.upperBound } ?? old.first?.node.written.lowerBound ?? start
    }

    /// Views that were put into a condition or a container, or taken out of one.
    private func wrapChange(_ wrap: ListAlignment.Wrap, _ old: [Item], _ new: [Item]) -> SourceChange {
        let (outer, inner) = wrap.isUnwrapping ? (old, new) : (new, old)
        let names = wrap.inner.map { head(inner[$0].node) }
        let what = names.count > 2 ? "\(names[0]) and \(names.count - 1) more" : names.joined(separator: " and ")
        let wrapper = wrapperHead(outer[wrap.outer].node)
        let text =
            wrap.isUnwrapping
            ? "\(what) taken out of \(wrapper)" : "\(what) \(wrap.isChanged ? "changed and " : "")put in \(wrapper)"
        let (from, to) = wrap.isUnwrapping ? ([wrap.outer], wrap.inner) : (wrap.inner, [wrap.outer])
        let place = wrap.isUnwrapping ? oldPlace(outer[wrap.outer].node) : place(outer[wrap.outer].node)
        var change = phrase(text, at: place)
        var edits = from.map { edit(old[$0].node.written, "") }
        if !edits.isEmpty {
            edits[0].replacement = to.map { new[$0].node.trimmedDescription }.joined(separator: "\n")
        }
        change.edits = edits
        return change
    }

    /// A statement by what it begins with: `Text("Login")`, `if isNew`, `func total()`.
    func head(_ node: Syntax) -> String {
        if let item = node.as(CodeBlockItemSyntax.self) { return head(Syntax(item.item)) }
        if let item = node.as(MemberBlockItemSyntax.self) { return head(Syntax(item.decl)) }
        if let item = node.as(ExpressionStmtSyntax.self) { return head(Syntax(item.expression)) }
        if let name = Identity.declaredName(node) { return name }
        if let expression = node.as(IfExprSyntax.self) {
            return Excerpt.short("if \(expression.conditions.inline)", limit: 50)
        }
        if let expression = node.as(ExprSyntax.self), !expression.is(IfExprSyntax.self) {
            let chain = ExpressionChain(expression)
            if let call = chain.root.as(FunctionCallExprSyntax.self) { return callHead(call) }
            return Excerpt.short(chain.root.inline, limit: 40)
        }
        return Excerpt.short(node.inline, limit: 50)
    }

    private func wrapperHead(_ node: Syntax) -> String {
        let text = head(node)
        return text.hasPrefix("if ") ? "'\(text)'" : text
    }
}
