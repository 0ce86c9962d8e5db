import SwiftSyntax

/// Chooses between overloads and applies the chosen one.
extension BodyChecker {
    private struct Viable {
        let candidate: Candidate
        let match: [[Int]]
        var score = 0
        var rank: [Int] = []
        /// A closure of the call is for the builder that the call itself is an element of.
        var continuesBuilder = false
    }

    func resolve(
        _ candidates: [Candidate], _ written: [CallArgument], _ name: String, _ place: SourceRange,
        contextualType: Type?,
        local: LocalFunction? = nil, use: ExpectedUse? = nil, named callee: SourceRange? = nil, syntax: Syntax? = nil
    ) -> Expression? {
        let outer = calleePlace
        calleePlace = callee ?? place
        let sawUnknown = self.sawUnknown
        self.sawUnknown = false
        defer {
            calleePlace = outer
            self.sawUnknown = self.sawUnknown || sawUnknown
        }
        var arguments = written
        var viable: [Viable] = []
        for candidate in candidates {
            let match = ArgumentMatch.match(parameters(of: candidate), arguments, isFunction: isFunctionLike)
            if let match { viable.append(Viable(candidate: candidate, match: match)) }
        }
        viable = withoutShadowed(viable)
        guard !viable.isEmpty else {
            return recover(
                candidates, arguments, name, CallSite(syntax, place), contextualType: contextualType, local: local)
        }
        if viable.count == 1 {
            return apply(
                viable[0].candidate, arguments, viable[0].match, name, place, contextualType: contextualType,
                local: local)
        }
        guard checkOnce(&arguments, viable) else { return nil }
        var fits: [Viable] = []
        for var item in viable {
            let mark = solver.mark()
            let result: Bool = trying {
                guard
                    let expression = apply(
                        item.candidate, arguments, item.match, name, place, contextualType: contextualType,
                        skipsClosures: true,
                        local: local)
                else { return false }
                if let contextualType, !isOpen(contextualType), coerce(expression, to: contextualType) == nil {
                    solver.score += Solver.Penalty.wrongResult
                }
                if let use, !allows(expression.type, use) { solver.score += Solver.Penalty.wrongResult }
                return true
            }
            item.score = solver.score - mark.score + penalty(item.candidate.decl)
            solver.rollback(to: mark)
            guard result else { continue }
            item.rank = rank(item, arguments)
            fits.append(item)
        }
        guard !fits.isEmpty else {
            reportMismatch(
                viable.map { ($0.candidate, $0.match) }, arguments, name, place, contextualType: contextualType)
            return nil
        }
        let hasSeveralBuilders = fits.count > 1 && haveSeveralBuilders(fits, arguments)
        if hasSeveralBuilders {
            for index in fits.indices {
                fits[index].continuesBuilder = builders(of: fits[index], arguments).contains {
                    $0 === enclosingBuilder?.decl
                }
            }
        }
        fits.sort { a, b in
            if a.score != b.score { return a.score < b.score }
            if a.continuesBuilder != b.continuesBuilder { return a.continuesBuilder }
            return a.rank.lexicographicallyPrecedes(b.rank)
        }
        return applyBest(
            fits, arguments, name, place, contextualType: contextualType, local: local,
            buildersDecide: hasSeveralBuilders)
    }

    /// Arguments that mean the same everywhere are checked once.
    private func checkOnce(_ arguments: inout [CallArgument], _ viable: [Viable]) -> Bool {
        for index in arguments.indices {
            guard let syntax = arguments[index].syntax, !isContextual(syntax), arguments[index].made == nil,
                !mayBeNoArray(syntax, index, viable)
            else { continue }
            let mark = solver.mark()
            guard let made = infer(syntax, contextualType: nil) else { return false }
            if namesPropertyAndMethod(syntax, made) {
                solver.rollback(to: mark)
                arguments[index].isFunctionName = true
            } else if case .functionReference = made.kind {
                // Which of several functions `Text.init` names is for the parameter's type to say.
                solver.rollback(to: mark)
                arguments[index].isFunctionName = true
            } else if world.containsError(made.type) {
                return false
            } else {
                arguments[index].made = made
            }
        }
        return true
    }

    /// `components(separatedBy: [",", ";"])`: an array literal is what the chosen candidate takes, a character set here.
    private func mayBeNoArray(_ syntax: ExprSyntax, _ argument: Int, _ viable: [Viable]) -> Bool {
        guard syntax.is(ArrayExprSyntax.self) else { return false }
        return viable.contains { item in
            guard let index = item.match.firstIndex(where: { $0.contains(argument) }) else { return false }
            return isMadeFromArrayLiteral(parameters(of: item.candidate)[index].type)
        }
    }

    /// The builders that a candidate has for the closures of the call.
    private func builders(of item: Viable, _ arguments: [CallArgument]) -> [NominalDecl] {
        let parameters = parameters(of: item.candidate)
        return item.match.indices.compactMap { index in
            item.match[index].contains { arguments[$0].closure != nil } ? parameters[index].resultBuilder?.decl : nil
        }
    }

    /// `ForEach` of views and of a chart's marks: what the closure's statements are decides.
    private func haveSeveralBuilders(_ fits: [Viable], _ arguments: [CallArgument]) -> Bool {
        let all = fits.flatMap { builders(of: $0, arguments) }
        return all.contains { $0 !== all[0] }
    }

    /// The best by score; where closures may decide, short ones or those of different builders, the next candidates are
    /// tried when the closures don't fit.
    private func applyBest(
        _ fits: [Viable], _ arguments: [CallArgument], _ name: String, _ place: SourceRange, contextualType: Type?,
        local: LocalFunction?, buildersDecide: Bool
    ) -> Expression? {
        let hasShortClosure = arguments.contains { $0.closure.map { $0.statements.count == 1 } ?? false }
        let closuresDecide =
            fits.count > 1 && (hasShortClosure || buildersDecide || resultsDiffer(between: fits, arguments))
        if closuresDecide {
            for item in fits.prefix(4) {
                let mark = solver.mark()
                let result = trying {
                    apply(
                        item.candidate, arguments, item.match, name, place, contextualType: contextualType, local: local
                    )
                }
                // Outside of a trial the result may be kept as it is.
                if let result {
                    if !sink.isTrial, sink.hadSpeculativeReport {
                        sink.hadSpeculativeReport = false
                        solver.rollback(to: mark)
                        return apply(
                            item.candidate, arguments, item.match, name, place, contextualType: contextualType,
                            local: local)
                    }
                    return result
                }
                solver.rollback(to: mark)
            }
        }
        return apply(
            fits[0].candidate, arguments, fits[0].match, name, place, contextualType: contextualType, local: local)
    }

    /// Whether the best candidates differ in what a closure without a result builder is to return.
    private func resultsDiffer(between fits: [Viable], _ arguments: [CallArgument]) -> Bool {
        func result(of item: Viable, _ argument: Int) -> Type? {
            guard let index = item.match.firstIndex(where: { $0.contains(argument) }) else { return nil }
            let parameter = parameters(of: item.candidate)[index]
            guard parameter.resultBuilder == nil, case .function(let function) = parameter.type else { return nil }
            return function.result
        }
        let rivals = fits.dropFirst().prefix { $0.score == fits[0].score }
        guard !rivals.isEmpty else { return false }
        return arguments.indices.contains { index in
            guard arguments[index].closure != nil, let first = result(of: fits[0], index) else { return false }
            return rivals.contains { rival in
                guard let other = result(of: rival, index) else { return false }
                // Two that take what any closure returns can't be distinguished by it.
                if case .parameter = first, case .parameter = other { return false }
                return first != other
            }
        }
    }

    /// A type's own member hides a protocol's of the same shape.
    private func withoutShadowed(_ viable: [Viable]) -> [Viable] {
        guard viable.count > 1 else { return viable }
        return viable.filter { item in
            !viable.contains { other in
                other.candidate.distance < item.candidate.distance && other.candidate.decl !== item.candidate.decl
                    && hasSameShape(other.candidate, item.candidate)
            }
        }
    }

    private func hasSameShape(_ a: Candidate, _ b: Candidate) -> Bool {
        guard let x = a.decl as? FunctionDecl, let y = b.decl as? FunctionDecl,
            x.parameters.count == y.parameters.count, x.parameters.map(\.label) == y.parameters.map(\.label)
        else { return false }
        let first = Substitution(x.owner?.genericSignature.parameters ?? [], a.ownerArguments)
        let second = Substitution(y.owner?.genericSignature.parameters ?? [], b.ownerArguments)
        for (p, q) in zip(x.parameters, y.parameters)
        where world.substitute(p.type, first) != world.substitute(q.type, second) { return false }
        return true
    }

    /// Smaller is more specific.
    private func rank(_ item: Viable, _ arguments: [CallArgument]) -> [Int] {
        let decl = item.candidate.decl
        let own = decl.genericSignature.parameters.count - decl.ownerParameterCount
        let parameters = parameters(of: item.candidate)
        var openParameters = 0
        for (index, used) in item.match.enumerated() where !used.isEmpty {
            if case .parameter = parameters[index].type { openParameters += 1 }
        }
        let constraints = decl.genericSignature.requirements.count
        let defaults = item.match.enumerated().count { $1.isEmpty && !parameters[$0].isVariadic }
        let variadics = parameters.count { $0.isVariadic }
        // A member of a protocol that refines another's is the more special one.
        let refinement = (decl.owner as? ProtocolDecl).map { -world.allProtocols(of: $0).count } ?? -1_000
        let isFar = item.candidate.distance >= 100 ? 1 : 0
        // A program's declaration goes before a library's that takes the same.
        let isImported = decl.native == nil ? 0 : 1
        return [
            openParameters, own, variadics, defaults, isImported, isFar, refinement, item.candidate.distance,
            -constraints,
            decl.order,
        ]
    }

    func parameters(of candidate: Candidate) -> [ParameterDecl] {
        if case .unapplied(let type) = candidate.receiver {
            return [ParameterDecl(label: nil, name: "self", type: type)]
        }
        if let function = candidate.decl as? FunctionDecl { return function.parameters }
        return (candidate.decl as? EnumCaseDecl)?.parameters ?? []
    }

    // MARK: - Application

    func apply(
        _ candidate: Candidate, _ arguments: [CallArgument], _ match: [[Int]], _ name: String, _ place: SourceRange,
        contextualType: Type?, skipsClosures: Bool = false, local: LocalFunction? = nil, usesContextualType: Bool = true
    ) -> Expression? {
        let start = solver.mark()
        if usesContextualType, !sink.isTrial, let contextualType, !isOpen(contextualType), mayAdopt(candidate) {
            // What the context wants may be too much for the arguments: then they alone decide, and tell.
            let hadSpeculative = sink.hadSpeculativeReport
            sink.hadSpeculativeReport = false
            let result = trying {
                apply(
                    candidate, arguments, match, name, place, contextualType: contextualType,
                    skipsClosures: skipsClosures, local: local)
            }
            let isClean = !sink.hadSpeculativeReport
            sink.hadSpeculativeReport = hadSpeculative
            if let result, isClean { return result }
            solver.rollback(to: start)
            if result == nil {
                return apply(
                    candidate, arguments, match, name, place, contextualType: contextualType,
                    skipsClosures: skipsClosures, local: local,
                    usesContextualType: false)
            }
        }
        calls.append((candidate, place))
        defer { calls.removeLast() }
        let (substitution, typeArguments) = open(candidate, at: place)
        let parameters = parameters(of: candidate)
        let result = resultType(candidate, substitution)
        var hasContextualType = false
        if usesContextualType, let contextualType, !isOpen(contextualType), world.hasUnboundVariables(result) {
            hasContextualType = adopt(result, contextualType)
        }
        /// The contextual type may have been too much: once more without it.
        func retry() -> Expression? {
            guard hasContextualType, sink.isTrial else { return nil }
            solver.rollback(to: start)
            return apply(
                candidate, arguments, match, name, place, contextualType: contextualType, skipsClosures: skipsClosures,
                local: local,
                usesContextualType: false)
        }
        var values = [Argument?](repeating: nil, count: parameters.count)
        var isFailed = false
        for phase in Phase.allCases where !isFailed {
            if phase == .contextual { takeResults(of: arguments, match, parameters, substitution) }
            for index in parameters.indices
            where values[index] == nil && isDue(phase, match[index], arguments, parameters[index], substitution) {
                if phase == .closures, let failed = solver.solve() {
                    reportRequirement(failed, candidate, name, place, values)
                    isFailed = true
                    break
                }
                let type = world.substitute(parameters[index].type, substitution)
                if skipsClosures, phase == .closures {
                    guard closureMayFit(match[index].first.map { arguments[$0] }, type) else {
                        isFailed = true
                        break
                    }
                    values[index] = .default
                    continue
                }
                var parameter = parameters[index]
                parameter.resultBuilder = parameter.resultBuilder.map { world.substitute($0, substitution) }
                guard let value = argument(arguments, match[index], parameter, type) else {
                    isFailed = true
                    if sink.isTrial { break }
                    continue
                }
                values[index] = value
            }
            if !isFailed, let failed = solver.solve() {
                reportRequirement(failed, candidate, name, place, values)
                return retry()
            }
        }
        if isFailed { return retry() }
        if let decl = candidate.decl as? FunctionDecl, decl.genericSignature.hasSeveralPacks,
            !shapesAgree(decl, substitution, name, place)
        {
            return nil
        }
        takeDefaults(parameters, match, substitution)
        let final = values.enumerated().map { index, value in
            guard case .default? = value ?? .default, let name = parameters[index].callSiteDefault,
                let literal = callSite(name, calleePlace ?? place),
                let made = coerce(literal, to: parameters[index].type)
            else { return value ?? .default }
            return .value(made)
        }
        return build(candidate, final, typeArguments, result, place, local: local)
    }

    /// Key paths from a known root come first: they fix types that literals would only guess.
    private enum Phase: CaseIterable { case paths, plain, contextual, open, closures }

    /// `reduce(.zero, +)`: whose `.zero` it is, the operator tells.
    private func isDue(
        _ phase: Phase, _ used: [Int], _ arguments: [CallArgument], _ parameter: ParameterDecl,
        _ substitution: Substitution
    ) -> Bool {
        let own = self.phase(used, arguments, parameter, substitution)
        if phase == .open { return own == .contextual }
        guard own == phase else { return false }
        guard phase == .contextual, let syntax = used.first.flatMap({ arguments[$0].syntax }),
            syntax.as(MemberAccessExprSyntax.self).map({ $0.base == nil }) ?? false
        else { return true }
        return !isOpen(world.substitute(parameter.type, substitution))
    }

    private func phase(
        _ used: [Int], _ arguments: [CallArgument], _ parameter: ParameterDecl, _ substitution: Substitution
    ) -> Phase {
        guard let first = used.first else { return .plain }
        let argument = arguments[first]
        if used.contains(where: { arguments[$0].closure != nil }) { return .closures }
        guard argument.made == nil, let syntax = argument.syntax else { return .plain }
        if syntax.is(KeyPathExprSyntax.self), case .nominal(let decl, let path) = parameter.type, isKeyPath(decl),
            let root = path.first, !isOpen(world.substitute(root, substitution)), case .nominal = root
        {
            return .paths
        }
        return argument.isFunctionName || isContextual(syntax) ? .contextual : .plain
    }
}
