import SwiftSyntax

/// A call whose type arguments must be known when its statement ends.
struct OpenCall {
    let typeArguments: [Type]
    let names: [String]
    let callee: FunctionDecl
    let range: SourceRange
}

/// Messages about calls that don't fit.
extension BodyChecker {
    func reportNoMatch(
        _ candidates: [Candidate], _ failure: (Candidate, ArgumentMatch.MatchFailure)?, _ arguments: [CallArgument],
        _ name: String, _ place: SourceRange
    ) {
        guard !sink.isTrial else { return }
        // What can be said of the arguments alone is said first.
        var isBroken = false
        for argument in arguments {
            guard let syntax = argument.syntax, !isContextual(syntax) else { continue }
            let mark = solver.mark()
            if infer(syntax, hint: nil) == nil { isBroken = true }
            solver.rollback(to: mark)
        }
        guard !isBroken, let (candidate, reason) = failure else { return }
        let place = calleePlace ?? place
        let isInitializer = candidate.decl.name == "init"
        let parameters = parameters(of: candidate)
        guard candidates.count == 1 else {
            let best = nearestByLabels(candidates, arguments)
            if let best,
                case .failed(let reason) = ArgumentMatch.match(
                    self.parameters(of: best), arguments, isFunction: isFunctionLike)
            {
                report(reason, self.parameters(of: best), arguments, best, place)
                return
            }
            error(
                isInitializer ? "no exact matches in call to initializer" : "no exact matches in call to '\(name)'",
                at: place)
            return
        }
        report(reason, parameters, arguments, candidate, place)
    }

    private func nearestByLabels(_ candidates: [Candidate], _ arguments: [CallArgument]) -> Candidate? {
        let labels = arguments.map(\.label)
        func score(_ candidate: Candidate) -> Int {
            let own = parameters(of: candidate).map(\.label)
            let shared = labels.count { own.contains($0) }
            let required = parameters(of: candidate).count { !$0.hasDefault && !labels.contains($0.label) }
            return shared * 3 - required - abs(own.count - labels.count)
        }
        return candidates.max { score($0) < score($1) }
    }

    private func report(
        _ reason: ArgumentMatch.MatchFailure, _ parameters: [ParameterDecl], _ arguments: [CallArgument],
        _ candidate: Candidate, _ place: SourceRange
    ) {
        let notes: [Diagnostic] =
            candidate.decl.range == .none
            ? [] : [.note("'\(candidate.decl.displayName)' declared here", at: candidate.decl.range)]
        switch reason {
        case .missing(let index):
            // The argument is there, but behind one that belongs after it.
            if let label = parameters[index].label,
                let late = arguments.firstIndex(where: { $0.label == label && !$0.isTrailing }), late > 0
            {
                let following = Set(parameters[(index + 1)...].map(\.label))
                if let early = arguments[..<late].first(where: { $0.label != nil && following.contains($0.label) }) {
                    error(
                        "argument '\(label)' must precede argument '\(early.label ?? "")'",
                        at: labelRange(arguments[late]))
                    return
                }
            }
            let name = parameters[index].label.map { "'\($0)'" } ?? "#\(index + 1)"
            error("missing argument for parameter \(name) in call", at: place, notes: notes)
        case .extra(let index):
            let argument = arguments[index]
            if parameters.isEmpty {
                error("argument passed to call that takes no arguments", at: argument.range)
            } else if argument.isTrailing {
                error("extra trailing closure passed in call", at: argument.range)
            } else if let label = argument.label, let early = precedent(of: index, parameters, arguments) {
                error("argument '\(label)' must precede argument '\(early)'", at: labelRange(argument))
            } else if let label = argument.label {
                let near = Spelling.nearest(to: label, among: parameters.compactMap(\.label))
                error(
                    "extra argument '\(label)' in call", at: argument.range,
                    notes: near.map { [.note("did you mean '\($0)'?")] } ?? [])
            } else {
                error("extra argument in call", at: argument.range)
            }
        case .label(let index, let expected):
            switch (arguments[index].label, expected) {
            case (let have?, let expected?):
                error(
                    "incorrect argument label in call (have '\(have):', expected '\(expected):')",
                    at: arguments[index].range)
            case (let have?, nil): error("extraneous argument label '\(have):' in call", at: arguments[index].range)
            case (nil, let expected?):
                error("missing argument label '\(expected):' in call", at: arguments[index].range)
            case (nil, nil): error("missing arguments in call", at: place)
            }
        }
    }

    /// The label of an argument before one that belongs before it.
    private func precedent(of index: Int, _ parameters: [ParameterDecl], _ arguments: [CallArgument]) -> String? {
        guard let place = parameters.firstIndex(where: { $0.label == arguments[index].label }) else { return nil }
        let later = Set(parameters[(place + 1)...].compactMap(\.label))
        return arguments[..<index].compactMap(\.label).first(where: later.contains)
    }

    /// Where an argument's label is written.
    private func labelRange(_ argument: CallArgument) -> SourceRange {
        guard let label = argument.syntax?.parent?.as(LabeledExprSyntax.self)?.label else { return argument.range }
        return range(label)
    }

    /// Several overloads have the labels, none the types: the one that comes furthest tells why.
    func reportMismatch(
        _ viable: [(Candidate, [[Int]])], _ arguments: [CallArgument], _ name: String, _ place: SourceRange, hint: Type?
    ) {
        guard !sink.isTrial else { return }
        let best = viable.max { a, b in progress(a, arguments) < progress(b, arguments) }
        guard let (candidate, match) = best else { return }
        let before = sink.errorCount
        let told = calleePlace ?? place
        _ = apply(candidate, arguments, match, name, place, hint: nil)
        if sink.errorCount == before {
            if sawUnknown, before > 0 { return sink.countKnownError() }
            error(
                candidate.decl.name == "init"
                    ? "no exact matches in call to initializer" : "no exact matches in call to '\(name)'", at: told)
        }
    }

    /// How many arguments fit a candidate.
    private func progress(_ item: (Candidate, [[Int]]), _ arguments: [CallArgument]) -> Int {
        let mark = solver.mark()
        defer { solver.rollback(to: mark) }
        return trying {
            let (substitution, _) = open(item.0)
            var count = 0
            for (index, parameter) in parameters(of: item.0).enumerated() where !item.1[index].isEmpty {
                let used = arguments[item.1[index][0]]
                if used.closure != nil { continue }
                let type = world.substitute(parameter.type, substitution)
                if argument(arguments, item.1[index], parameter, type) != nil { count += 2 }
                if solver.solve() == nil { count += 1 }
            }
            return count
        }
    }

    func reportRequirement(_ failed: Solver.Constraint, _ candidate: Candidate, _ name: String, _ place: SourceRange) {
        guard !sink.isTrial else { return }
        let place = calleePlace ?? place
        let kind: String
        switch candidate.decl {
        case let decl as FunctionDecl where decl.kind == .initializer: kind = "initializer '\(decl.displayName)'"
        case let decl as FunctionDecl where decl.kind == .operator: kind = "operator function '\(decl.name)'"
        case let decl as FunctionDecl where decl.kind == .subscript: kind = "subscript '\(decl.displayName)'"
        case let decl where decl.owner == nil: kind = "global function '\(decl.displayName)'"
        case let decl where decl.isStatic: kind = "static method '\(decl.displayName)'"
        case let decl: kind = "instance method '\(decl.displayName)'"
        }
        switch failed {
        case .conforms(let type, let item, _):
            let resolved = world.deepResolve(type)
            if world.isUncertain(resolved) { return }
            if case .initializer? = (candidate.decl as? FunctionDecl)?.kind, let owner = candidate.decl.owner {
                if case .existential = resolved {
                    error("type '\(describe(resolved))' cannot conform to '\(item.name)'", at: place)
                    return
                }
                error(
                    "generic struct '\(owner.name)' requires that '\(describe(resolved))' conform to '\(item.name)'",
                    at: place)
                return
            }
            error("\(kind) requires that '\(describe(resolved))' conform to '\(item.name)'", at: place)
        case .equal(let a, let b, _):
            let left = describe(world.deepResolve(a))
            let right = describe(world.deepResolve(b))
            error("\(kind) requires the types '\(left)' and '\(right)' be equivalent", at: place)
        case .subclass: report(failed)
        }
    }

    /// Calls whose generic parameters nobody found.
    func reportOpenCalls(since count: Int) -> Bool {
        // The first is the cause of those that go on with what it gives.
        let open = solver.openCalls[min(count, solver.openCalls.count)...].lazy.compactMap { [world] call in
            zip(call.typeArguments, call.names).first { world.hasUnboundVariables($0.0) }.map { (call, $0.1) }
        }.first
        if let (call, name) = open { error("generic parameter '\(name)' could not be inferred", at: call.range) }
        solver.openCalls.removeLast(max(0, solver.openCalls.count - count))
        return open == nil
    }

    // MARK: - Shapes

    /// Whether the meaning of an expression depends on what is wanted of it.
    func isContextual(_ syntax: ExprSyntax) -> Bool {
        switch syntax.as(ExprSyntaxEnum.self) {
        case .closureExpr, .nilLiteralExpr, .inOutExpr, .ifExpr, .switchExpr, .packExpansionExpr: return true
        case .keyPathExpr(let node): return node.root == nil
        case .memberAccessExpr(let node): return node.base.map { isContextual($0) } ?? true
        case .functionCallExpr(let node):
            if let member = node.calledExpression.as(MemberAccessExprSyntax.self) {
                return member.base.map { isContextual($0) } ?? true
            }
            // `KeyPathComparator(\.name)`: the type around tells whose name.
            return node.arguments.contains { $0.expression.as(KeyPathExprSyntax.self).map { $0.root == nil } ?? false }
                && node.arguments.first?.expression.is(KeyPathExprSyntax.self) ?? false
        case .subscriptCallExpr(let node): return isContextual(node.calledExpression)
        case .optionalChainingExpr(let node): return isContextual(node.expression)
        case .forceUnwrapExpr(let node): return isContextual(node.expression)
        case .arrayExpr(let node):
            return node.elements.isEmpty
                || node.elements.contains { isContextual($0.expression) || isMetatype($0.expression) }
        case .dictionaryExpr(let node):
            if case .elements(let elements) = node.content { return elements.contains { isContextual($0.value) } }
            return true
        case .tupleExpr(let node): return node.elements.contains { isContextual($0.expression) }
        case .tryExpr(let node): return isContextual(node.expression)
        case .awaitExpr(let node): return isContextual(node.expression)
        case .prefixOperatorExpr(let node): return isContextual(node.expression)
        case .postfixOperatorExpr(let node): return isContextual(node.expression)
        case .sequenceExpr(let node):
            return node.elements.contains { element in
                if let ternary = element.as(UnresolvedTernaryExprSyntax.self) {
                    return isContextual(ternary.thenExpression)
                }
                return isContextual(element)
            }
        case .declReferenceExpr(let node):
            if case .binaryOperator = node.baseName.tokenKind { return true }
            return false
        default: return false
        }
    }

    /// `[Trip.self, Stop.self]`: what the types have in common is for the parameter to say.
    private func isMetatype(_ syntax: ExprSyntax) -> Bool {
        syntax.as(MemberAccessExprSyntax.self)?.declName.baseName.tokenKind == .keyword(.self)
    }

    func isContextual(_ folded: Folded) -> Bool {
        switch folded {
        case .leaf(let syntax): isContextual(syntax)
        case .infix(let a, _, let b): isContextual(a) && isContextual(b)
        case .ternary(_, let then, let otherwise): isContextual(then) && isContextual(otherwise)
        case .effect(_, let inner): isContextual(inner)
        default: false
        }
    }

    /// Whether a closure's parameters can be those of a function type; its body isn't looked at.
    func closureMayFit(_ argument: CallArgument?, _ type: Type) -> Bool {
        guard let closure = argument?.closure else { return true }
        var target = world.resolve(type)
        while let wrapped = world.wrapped(target) { target = world.resolve(wrapped) }
        switch target {
        case .variable, .error, .expansion: return true
        case .function(let function):
            if !function.isThrowing, checker.throwsErrors(closure) { return false }
            let wanted = function.parameters.count
            if let clause = closure.signature?.parameterClause {
                let count: Int
                switch clause {
                case .simpleInput(let list): count = list.count
                case .parameterClause(let list): count = list.parameters.count
                }
                if count == wanted { return true }
                if wanted == 1, case .tuple(let elements) = world.resolve(function.parameters[0].type) {
                    return elements.count == count
                }
                return false
            }
            let used = checker.shorthandCount(closure)
            if used == 0 { return wanted == 0 || closure.statements.isEmpty && wanted == 0 }
            if used == wanted { return true }
            if wanted == 1, used > 1, case .tuple(let elements) = world.resolve(function.parameters[0].type) {
                return elements.count >= used
            }
            return used < wanted && used > 0
        default: return false
        }
    }
}
