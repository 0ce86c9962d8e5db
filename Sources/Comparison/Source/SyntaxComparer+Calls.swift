import SwiftSyntax

/// Calls: the name, the arguments one by one, the blocks statement by statement.
extension SyntaxComparer {
    /// - Parameter name: what stands before the arguments; nil for what is called.
    func callChanges(_ o: FunctionCallExprSyntax, _ n: FunctionCallExprSyntax, name: String? = nil) -> [SourceChange] {
        let isSame = name != nil || o.calledExpression.key == n.calledExpression.key
        let name = name ?? Excerpt.short(n.calledExpression.inline, limit: 30)
        guard isSame else { return calleeChanges(o, n) }
        guard o.closureLabels == n.closureLabels else { return [replacedFromName(o, n)] }
        var changes: [SourceChange] = []
        if o.arguments.key != n.arguments.key {
            if o.labels == n.labels {
                for (index, pair) in zip(o.arguments, n.arguments).enumerated() where pair.0.key != pair.1.key {
                    let (prefix, suffix) = surroundings(of: index, in: n.arguments)
                    changes += expressionChanges(pair.0.expression, pair.1.expression).map {
                        $0.within("\(name)(\(prefix)", "\(suffix))", phrase: "\(name)(\(prefix)…)")
                    }
                }
            } else {
                changes.append(argumentsReplaced(o, n, name))
            }
        }
        for (closure, other) in zip(o.closures, n.closures) where closure.key != other.key {
            changes += expressionChanges(ExprSyntax(closure), ExprSyntax(other))
        }
        return changes
    }

    /// `VStack(alignment: .leading)`: the call without its blocks.
    func callHead(_ call: FunctionCallExprSyntax, limit: Int = 40) -> String {
        let name = call.calledExpression.inline
        guard !call.arguments.isEmpty else { return call.closures.isEmpty ? "\(name)()" : name }
        let whole = "\(name)(\(call.arguments.inline))"
        guard whole.count > limit, call.arguments.count > 1, let first = call.arguments.first else {
            return Excerpt.short(whole, limit: limit)
        }
        return "\(name)(\(Excerpt.short(first.argumentText, limit: 24)), …)"
    }

    /// Another function is called: a stack of another kind, or another view altogether.
    private func calleeChanges(_ o: FunctionCallExprSyntax, _ n: FunctionCallExprSyntax) -> [SourceChange] {
        guard !o.closures.isEmpty, o.closureLabels == n.closureLabels else { return [replaced(o, n)] }
        let isSame = o.arguments.key == n.arguments.key
        let was = isSame ? o.calledExpression.inline : callHead(o)
        let now = isSame ? n.calledExpression.inline : callHead(n)
        let (end, other) = (o.closures[0].written.lowerBound, n.closures[0].written.lowerBound)
        var changes = [
            SourceChange(
                text: "\(was) → \(now)", old: was, new: now, place: place(n),
                edits: [edit(o.written.lowerBound..<end, newText(n.written.lowerBound..<other))])
        ]
        for (closure, other) in zip(o.closures, n.closures) where closure.key != other.key {
            changes += expressionChanges(ExprSyntax(closure), ExprSyntax(other))
        }
        return changes
    }

    /// Arguments that came, went or have other labels.
    private func argumentsReplaced(
        _ o: FunctionCallExprSyntax, _ n: FunctionCallExprSyntax, _ name: String
    ) -> SourceChange {
        let (range, text) = argumentRegion(o, n)
        let (before, after) = (o.argumentList(name), n.argumentList(name))
        var change = SourceChange(
            text: "\(Excerpt.short(before, limit: 50)) → \(Excerpt.short(after, limit: 50))", old: before, new: after,
            place: place(n.arguments.first.map { Syntax($0) } ?? n.nameNode), edits: [edit(range, text)])
        guard before.count + after.count > 80 else { return change }
        var parts: [String] = []
        for argument in n.arguments {
            guard let same = o.arguments.first(where: { $0.label?.text == argument.label?.text }) else {
                parts.append("\(Excerpt.short(argument.argumentText, limit: 40)) added")
                continue
            }
            guard argument.label != nil, same.expression.key != argument.expression.key else { continue }
            let (was, now) = (
                Excerpt.short(same.argumentText, limit: 30), Excerpt.short(argument.expression.inline, limit: 30)
            )
            parts.append("\(was) → \(now)")
        }
        for argument in o.arguments where !n.labels.contains(argument.label?.text ?? "") {
            parts.append("\(Excerpt.short(argument.argumentText, limit: 40)) removed")
        }
        change.text = "\(name)(\(parts.joined(separator: ", ")))"
        return change
    }

    private func replacedFromName(_ o: FunctionCallExprSyntax, _ n: FunctionCallExprSyntax) -> SourceChange {
        let (from, to) = (o.nameNode.written.lowerBound, n.nameNode.written.lowerBound)
        let (was, now) = (Excerpt.short(callHead(o)), Excerpt.short(callHead(n)))
        return SourceChange(
            text: was == now ? "\(now) changed" : "\(was) → \(now)", old: was, new: now, place: place(n.nameNode),
            edits: [edit(from..<o.written.upperBound, newText(to..<n.written.upperBound))])
    }

    /// What stands between the name and the first block.
    private func argumentRegion(
        _ o: FunctionCallExprSyntax, _ n: FunctionCallExprSyntax
    ) -> (range: Range<Int>, text: String) {
        func region(_ call: FunctionCallExprSyntax) -> Range<Int> {
            let start = call.calledExpression.written.upperBound
            let end = call.closures.first?.written.lowerBound ?? call.written.upperBound
            return start..<max(start, end)
        }
        return (region(o), newText(region(n)))
    }

    /// What of the other arguments says which call it is: the first one, where it has no label or is a text, and those
    /// without labels before the changed one.
    private func surroundings(of index: Int, in arguments: LabeledExprListSyntax) -> (prefix: String, suffix: String) {
        var prefix = ""
        for (other, argument) in arguments.enumerated() where other < index {
            let isName = other == 0 && argument.expression.is(StringLiteralExprSyntax.self)
            guard argument.label == nil || isName, argument.argumentText.count <= 24 else { continue }
            prefix += argument.argumentText + ", "
        }
        let label = arguments.enumerated().first { $0.offset == index }?.element.label
        return (prefix + (label.map { "\($0.text): " } ?? ""), "")
    }

    // MARK: - Macros

    /// `#Preview("Name", traits: …) { … }`.
    func macroChanges(
        _ o: some FreestandingMacroExpansionSyntax, _ n: some FreestandingMacroExpansionSyntax
    )
        -> [SourceChange]
    {
        guard o.macroName.text == n.macroName.text, let mine = o.trailingClosure, let theirs = n.trailingClosure else {
            return [replaced(o, n)]
        }
        var changes: [SourceChange] = []
        let name = "#\(n.macroName.text)"
        let (labels, others) = (o.arguments.map { $0.label?.text }, n.arguments.map { $0.label?.text })
        if labels == others {
            for (argument, other) in zip(o.arguments, n.arguments) where argument.key != other.key {
                let label = other.label.map { "\($0.text): " } ?? ""
                changes += expressionChanges(argument.expression, other.expression).map {
                    $0.within("\(name)(\(label)", ")")
                }
            }
        } else {
            let (was, now) = ("\(name)(\(o.arguments.inline))", "\(name)(\(n.arguments.inline))")
            changes.append(
                SourceChange(
                    text: "\(Excerpt.short(was)) → \(Excerpt.short(now))", old: was, new: now, place: place(n),
                    edits: [
                        edit(
                            o.macroName.written.upperBound..<mine.written.lowerBound,
                            newText(n.macroName.written.upperBound..<theirs.written.lowerBound))
                    ]))
        }
        if mine.key != theirs.key { changes += expressionChanges(ExprSyntax(mine), ExprSyntax(theirs)) }
        return changes
    }
}

extension FunctionCallExprSyntax {
    /// The blocks after the parentheses.
    var closures: [ClosureExprSyntax] {
        [trailingClosure].compactMap { $0 } + additionalTrailingClosures.map(\.closure)
    }

    var closureLabels: [String] {
        (trailingClosure == nil ? [] : [""]) + additionalTrailingClosures.map(\.label.text)
    }

    var labels: [String] { arguments.map { $0.label?.text ?? "" } }

    /// What a reader would point at: a modifier's name, else where the call begins.
    var nameNode: Syntax {
        calledExpression.as(MemberAccessExprSyntax.self).map { Syntax($0.declName) } ?? Syntax(calledExpression)
    }

    /// `VStack` for a call with only a block, `.padding()` for one without anything.
    func argumentList(_ name: String) -> String {
        guard arguments.isEmpty else { return "\(name)(\(arguments.inline))" }
        return closures.isEmpty ? "\(name)()" : name
    }
}

extension LabeledExprSyntax {
    /// `spacing: 8`, without a comma.
    var argumentText: String { (label.map { "\($0.text): " } ?? "") + expression.inline }
}
