import SwiftSyntax

/// The brackets of a call, where what is wrong with its labels is reported.
struct CallSite {
    let syntax: Syntax?
    /// The whole call, for one without syntax of its own.
    let whole: SourceRange

    init(_ syntax: (any SyntaxProtocol)?, _ whole: SourceRange) {
        self.syntax = syntax.map { Syntax($0) }
        self.whole = whole
    }

    var isSubscript: Bool { syntax?.is(SubscriptCallExprSyntax.self) ?? false }

    /// What the member that is called is a member of.
    var base: ExprSyntax? {
        syntax?.as(FunctionCallExprSyntax.self)?.calledExpression.as(MemberAccessExprSyntax.self)?.base
    }

    private var left: TokenSyntax? {
        syntax?.as(FunctionCallExprSyntax.self)?.leftParen ?? syntax?.as(SubscriptCallExprSyntax.self)?.leftSquare
    }

    private var right: TokenSyntax? {
        syntax?.as(FunctionCallExprSyntax.self)?.rightParen ?? syntax?.as(SubscriptCallExprSyntax.self)?.rightSquare
    }

    var start: SourceRange { left?.sourceRange(in: Int(whole.file)) ?? whole }

    /// Where an argument without others would stand.
    var inside: SourceRange {
        if let right { return right.sourceRange(in: Int(whole.file)) }
        guard let callee = syntax?.as(FunctionCallExprSyntax.self)?.calledExpression else { return whole }
        return callee.sourceRange(in: Int(whole.file)).end
    }
}

extension SourceRange {
    /// The place before it, where something is to be put in.
    fileprivate var start: SourceRange { SourceRange(file: Int(file), offset: Int(offset), length: 0) }

    /// The place behind it.
    fileprivate var end: SourceRange { SourceRange(file: Int(file), offset: Int(offset + length), length: 0) }
}

/// A candidate that a call could have been meant for.
private struct RepairedCandidate {
    let candidate: Candidate
    let repair: ArgumentRepair
    var cost: Int

    init(_ candidate: Candidate, _ repair: ArgumentRepair) {
        self.candidate = candidate
        self.repair = repair
        cost = repair.cost
    }

    /// Smaller is likelier: of equals one that only lacks arguments, then one with fewer parameters.
    var rank: [Int] {
        let missing = repair.missingParameters
        let isMissingOnly = !missing.isEmpty && repair.faults.count == 1
        return [
            cost, isMissingOnly ? 0 : 1, repair.parameters.count, isMissingOnly && missing[0].label == nil ? 0 : 1,
        ]
    }
}

/// Calls whose arguments no candidate takes.
extension BodyChecker {
    /// Tells what is wrong, by the candidate that needs the fewest changes. The call as it was most likely meant is what
    /// goes on.
    func recover(
        _ candidates: [Candidate], _ arguments: [CallArgument], _ name: String, _ site: CallSite, contextualType: Type?,
        local: LocalFunction?
    ) -> Expression? {
        guard !sink.isTrial, !isBroken(arguments) else { return nil }
        var choices = candidates.map {
            RepairedCandidate($0, ArgumentRepair(parameters(of: $0), arguments, isFunction: isFunctionLike))
        }
        let least = choices.map(\.cost).min() ?? 0
        choices.removeAll { $0.cost > least + 4 }
        if choices.count > 1 {
            for index in choices.indices { choices[index].cost += mismatches(choices[index], arguments) }
        }
        guard let best = choices.min(by: { $0.rank.lexicographicallyPrecedes($1.rank) }) else { return nil }
        let (candidate, repair) = (best.candidate, best.repair)
        let labels = repair.parameters.map(\.label)
        if repair.changesLabels,
            choices.contains(where: {
                $0.rank == best.rank && $0.repair.changesLabels && $0.repair.parameters.map(\.label) != labels
            })
        {
            let place = site.isSubscript ? site.start : calleePlace ?? site.whole
            error("no exact matches in call to \(kind(of: candidate.decl))", at: place)
            return nil
        }
        if case .unapplied(let type) = candidate.receiver, let base = site.base {
            error(
                "instance member '\(name)' cannot be used on type '\(describe(type))'; did you mean to use a value of "
                    + "this type instead?", at: anchor(base))
            return nil
        }
        let declared = candidate.decl.range
        report(
            repair, at: site,
            notes: declared == .none ? [] : [.note("'\(candidate.decl.nameInMessages)' declared here", at: declared)])
        guard repair.missingParameters.isEmpty else {
            checkArguments(best, arguments)
            return nil
        }
        return apply(candidate, arguments, repair.match, name, site.whole, contextualType: contextualType, local: local)
    }

    /// What can be said of the arguments alone is said first.
    private func isBroken(_ arguments: [CallArgument]) -> Bool {
        var isBroken = false
        for argument in arguments {
            guard let syntax = argument.syntax, !isContextual(syntax) else { continue }
            let mark = solver.mark()
            if infer(syntax, contextualType: nil) == nil { isBroken = true }
            solver.rollback(to: mark)
        }
        return isBroken
    }

    /// How many arguments aren't of the types of the parameters that they were meant for.
    private func mismatches(_ choice: RepairedCandidate, _ arguments: [CallArgument]) -> Int {
        let repair = choice.repair
        let mark = solver.mark()
        defer { solver.rollback(to: mark) }
        return trying {
            let (substitution, _) = open(choice.candidate)
            return repair.parameters.indices.count { index in
                let used = repair.match[index]
                guard let first = used.first, arguments[first].closure == nil else { return false }
                let type = world.substitute(repair.parameters[index].type, substitution)
                return argument(arguments, used, repair.parameters[index], type) == nil || solver.solve() != nil
            }
        }
    }

    /// What is given in a call that lacks arguments, for its types.
    private func checkArguments(_ choice: RepairedCandidate, _ arguments: [CallArgument]) {
        let mark = solver.mark()
        let (substitution, _) = open(choice.candidate)
        for (index, used) in choice.repair.match.enumerated() {
            let parameter = choice.repair.parameters[index]
            guard let first = used.first, arguments[first].closure == nil else { continue }
            _ = argument(arguments, used, parameter, world.substitute(parameter.type, substitution))
        }
        solver.rollback(to: mark)
    }

    // MARK: - Words

    func report(_ repair: ArgumentRepair, at site: CallSite, notes: [Diagnostic]) {
        let place = site.isSubscript ? "subscript" : "call"
        for fault in repair.faults {
            switch fault {
            case .missing(let missing):
                let names = missing.map { item in
                    repair.parameters[item.parameter].label.map { "'\($0)'" } ?? "#\(item.parameter + 1)"
                }
                if let only = missing.first, missing.count == 1 {
                    error(
                        "missing argument for parameter \(names[0]) in \(place)",
                        at: self.place(before: only.before, repair.arguments, site), notes: notes)
                } else {
                    error(
                        "missing arguments for parameters \(names.joined(separator: ", ")) in \(place)",
                        at: self.place(ofLabelsOf: repair.arguments, site), notes: notes)
                }
            case .extra(let extra): reportExtra(extra, repair, place, site, notes)
            case .labels(let labels): reportLabels(labels, repair.arguments, place, site)
            case .order(let late, let early):
                let (late, early) = (repair.arguments[late], (repair.arguments[early], early))
                let first = early.0.label.map { "argument '\($0)'" } ?? "unnamed argument #\(early.1 + 1)"
                let second =
                    late.label.map { "argument '\($0)'" }
                    ?? "unnamed argument #\((repair.arguments.firstIndex { $0.range == late.range } ?? 0) + 1)"
                error("\(second) must precede \(first)", at: labelRange(late))
            }
        }
    }

    /// Where an argument belongs that is missing before another.
    private func place(before index: Int, _ arguments: [CallArgument], _ site: CallSite) -> SourceRange {
        guard let first = arguments.first, !(index == 0 && first.isTrailing) else { return site.inside }
        return index == 0 ? labelRange(first) : arguments[index - 1].range.end
    }

    private func reportExtra(
        _ extra: [Int], _ repair: ArgumentRepair, _ place: String, _ site: CallSite, _ notes: [Diagnostic]
    ) {
        let first = repair.arguments[extra[0]]
        if extra.count > 1 {
            if repair.parameters.isEmpty {
                error("argument passed to call that takes no arguments", at: site.start, notes: notes)
            } else {
                let positions = extra.map { "#\($0 + 1)" }.joined(separator: ", ")
                error("extra arguments at positions \(positions) in \(place)", at: site.start, notes: notes)
            }
        } else if first.isTrailing {
            error("extra trailing closure passed in \(place)", at: first.range, notes: notes)
        } else if repair.parameters.isEmpty {
            error("argument passed to call that takes no arguments", at: anchor(first), notes: notes)
        } else if let label = first.label {
            let near = Spelling.nearest(to: label, among: repair.parameters.compactMap(\.label))
            error(
                "extra argument '\(label)' in \(place)", at: anchor(first),
                notes: near.map { [.note("did you mean '\($0)'?")] } ?? [])
        } else {
            error("extra argument in \(place)", at: anchor(first), notes: notes)
        }
    }

    /// Where what is wrong with all arguments is reported: one without a label stands for them.
    private func place(ofLabelsOf arguments: [CallArgument], _ site: CallSite) -> SourceRange {
        guard arguments.count == 1, arguments[0].label == nil, !arguments[0].isTrailing else { return site.start }
        return arguments[0].range.start
    }

    private func reportLabels(_ labels: [String?], _ arguments: [CallArgument], _ place: String, _ site: CallSite) {
        let changes = arguments.indices.filter { index in
            !arguments[index].isFirstTrailing && index < labels.count && arguments[index].label != labels[index]
        }
        func text(_ labels: [String?]) -> String { labels.map { ($0 ?? "_") + ":" }.joined() }
        let reportedPlace = self.place(ofLabelsOf: arguments, site)
        let labels = labels.enumerated().map { index, label in
            index < arguments.count && arguments[index].isFirstTrailing ? nil : label
        }
        let plural = changes.count > 1 ? "s" : ""
        if changes.allSatisfy({ arguments[$0].label == nil }) {
            error(
                "missing argument label\(plural) '\(text(changes.map { labels[$0] }))' in \(place)", at: reportedPlace)
        } else if changes.allSatisfy({ labels[$0] == nil }) {
            error(
                "extraneous argument label\(plural) '\(text(changes.map { arguments[$0].label }))' in \(place)",
                at: reportedPlace)
        } else {
            error(
                "incorrect argument label\(plural) in \(place) (have '\(text(arguments.map(\.label)))', "
                    + "expected '\(text(labels))')", at: reportedPlace)
        }
    }

    /// Where an argument's label is written.
    private func labelRange(_ argument: CallArgument) -> SourceRange {
        guard let label = argument.syntax?.parent?.as(LabeledExprSyntax.self)?.label else { return argument.range }
        return range(label)
    }
}
