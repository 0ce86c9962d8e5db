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
    /// Several overloads have the labels, none the types: the one that comes furthest tells why.
    func reportMismatch(
        _ viable: [(Candidate, [[Int]])], _ arguments: [CallArgument], _ name: String, _ place: SourceRange,
        contextualType: Type?
    ) {
        guard !sink.isTrial else { return }
        let best = viable.max { a, b in progress(a, arguments) < progress(b, arguments) }
        guard let (candidate, match) = best else { return }
        let before = sink.errorCount
        let reportedPlace = calleePlace ?? place
        _ = apply(candidate, arguments, match, name, place, contextualType: nil)
        if sink.errorCount == before {
            if sawUnknown, before > 0 { return sink.countKnownError() }
            error("no exact matches in call to \(kind(of: candidate.decl))", at: reportedPlace)
        }
    }

    /// How many arguments fit a candidate.
    private func progress(_ item: (Candidate, [[Int]]), _ arguments: [CallArgument]) -> Int {
        let mark = solver.mark()
        defer { solver.rollback(to: mark) }
        return trying {
            let (substitution, _) = open(item.0)
            if solver.solve() != nil { return -1 }
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

    /// What the compiler calls a declaration that is called.
    func kind(of decl: ValueDecl, isWhole: Bool = false) -> String {
        let name = isWhole ? decl.nameInMessages : decl.name
        switch decl {
        case let decl as FunctionDecl where decl.kind == .initializer || decl.kind == .memberwiseInitializer:
            return isWhole ? "initializer '\(name)'" : "initializer"
        case let decl as FunctionDecl where decl.kind == .operator: return "operator function '\(decl.name)'"
        case let decl as FunctionDecl where decl.kind == .subscript:
            return isWhole ? "subscript '\(name)'" : "subscript"
        case is EnumCaseDecl: return "enum case '\(name)'"
        case let decl where decl.owner == nil: return "global function '\(name)'"
        case let decl where decl.isStatic: return "static method '\(name)'"
        default: return "instance method '\(name)'"
        }
    }

    func reportRequirement(
        _ failed: Solver.Constraint, _ candidate: Candidate, _ name: String, _ place: SourceRange,
        _ arguments: [Argument?] = []
    ) {
        guard !sink.isTrial else { return }
        if reportOptional(failed, candidate, arguments) { return }
        // An argument may have determined the types of a call around it.
        if let call = calls.last(where: { $0.place == failed.range }), call.place != place {
            return reportRequirement(failed, call.candidate, name, call.place, at: call.place)
        }
        reportRequirement(failed, candidate, name, place, at: calleePlace ?? place)
    }

    /// Who declares a member: types of the standard library have some of their own here that are their protocols' in
    /// Swift, the most general one's.
    private func declaringName(_ member: ValueDecl, _ owner: NominalDecl) -> String {
        guard member.native != nil, !(owner is ProtocolDecl) else { return owner.name }
        let general = world.conformanceTable(of: owner).last { conformance in
            conformance.protocol.members(named: member.name).contains { $0.native != nil }
        }
        return general?.protocol.name ?? owner.name
    }

    private func reportRequirement(
        _ failed: Solver.Constraint, _ candidate: Candidate, _ name: String, _ whole: SourceRange, at place: SourceRange
    ) {
        let kind = kind(of: candidate.decl, isWhole: true)
        switch failed {
        case .conforms(let type, let item, _):
            let resolved = world.deepResolve(type)
            if world.isUncertain(resolved) { return }
            if let owner = candidate.decl.owner, candidate.decl.name == "init" {
                if case .existential = resolved {
                    error("type '\(describe(resolved))' cannot conform to '\(item.name)'", at: place)
                    return
                }
                let isOfType = owner.genericSignature.requirements.contains { requirement in
                    if case .conformance(_, item) = requirement { true } else { false }
                }
                if isOfType, !isOwnRequirement(item, of: candidate.decl) {
                    let kind = owner.kind == .class ? "class" : owner.kind == .enum ? "enum" : "struct"
                    error(
                        "generic \(kind) '\(owner.name)' requires that '\(describe(resolved))' conform to '\(item.name)'",
                        at: place)
                    return
                }
            }
            if let owner = candidate.decl.owner, !isOwnRequirement(item, of: candidate.decl) {
                // What an extension demands of all that is in it.
                error(
                    "referencing \(kind) on '\(declaringName(candidate.decl, owner))' requires that '\(describe(resolved))' conform to '\(item.name)'",
                    at: place)
                return
            }
            error("\(kind) requires that '\(describe(resolved))' conform to '\(item.name)'", at: place)
        case .equal(let a, let b, _):
            let left = describe(world.deepResolve(a))
            let right = describe(world.deepResolve(b))
            let own = candidate.decl.genericSignature.parameters.dropFirst(candidate.decl.ownerParameterCount)
            let isOfExtension = candidate.decl.genericSignature.requirements.contains { requirement in
                guard case .same(let a, let b) = requirement else { return false }
                return !own.contains { a.mentions($0) || b.mentions($0) }
            }
            let subject =
                isOfExtension
                ? candidate.decl.owner.map { "referencing \(kind) on '\(declaringName(candidate.decl, $0))'" } : nil
            error("\(subject ?? kind) requires the types '\(left)' and '\(right)' be equivalent", at: place)
        case .subclass: report(failed)
        }
    }

    /// `Text(name)` of an optional: what is in it would do.
    private func reportOptional(
        _ failed: Solver.Constraint, _ candidate: Candidate, _ arguments: [Argument?]
    ) -> Bool {
        guard case .conforms(let subject, let item, _) = failed else { return false }
        let type = world.deepResolve(subject)
        guard let wrapped = world.wrapped(type), world.conforms(wrapped, to: item),
            isOwnRequirement(item, of: candidate.decl),
            let argument = arguments.compactMap({ given -> Expression? in
                guard case .value(let value)? = given, self.world.deepResolve(value.type) == type else { return nil }
                return value
            }).first
        else { return false }
        error(
            "value of optional type '\(describe(type))' must be unwrapped to a value of type '\(describe(wrapped))'",
            at: argument.range,
            notes: [
                .note("use '??' to give a value for where it is 'nil', or 'if let' to leave the view out there")
            ])
        return true
    }

    /// Whether a declaration demands a conformance of a generic parameter of its own, not of its type's.
    private func isOwnRequirement(_ item: ProtocolDecl, of decl: ValueDecl) -> Bool {
        let own = decl.genericSignature.parameters.dropFirst(decl.ownerParameterCount)
        return decl.genericSignature.requirements.contains { requirement in
            guard case .conformance(let subject, let expected) = requirement, expected === item else { return false }
            return own.contains { subject.mentions($0) }
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

    /// Whether the meaning of an expression depends on what is expected of it.
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
                return isContextual(element) || isOpenParameter(element)
            }
        case .stringLiteralExpr(let node):
            // `"\(count, privacy: .public)"`: whose interpolation it is tells what the member is of.
            return node.segments.contains { segment in
                guard case .expressionSegment(let inner) = segment else { return false }
                return inner.expressions.dropFirst().contains { isContextual($0.expression) }
            }
        case .declReferenceExpr(let node):
            if case .binaryOperator = node.baseName.tokenKind { return true }
            return false
        default: return false
        }
    }

    /// A parameter of a closure that its body is to tell the type of: `{ sqrt(0 + $0) }`.
    private func isOpenParameter(_ syntax: ExprSyntax) -> Bool {
        guard hasOpenParameters, let node = syntax.as(DeclReferenceExprSyntax.self),
            case .variable(let variable)? = lookupLocal(node.baseName.identifierText),
            case .variable = world.resolve(variable.type)
        else { return false }
        return true
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
            let expected = function.parameters.count
            if let clause = closure.signature?.parameterClause {
                let count: Int
                switch clause {
                case .simpleInput(let list): count = list.count
                case .parameterClause(let list): count = list.parameters.count
                }
                if count == expected { return true }
                if expected == 1, case .tuple(let elements) = world.resolve(function.parameters[0].type) {
                    return elements.count == count
                }
                return false
            }
            let used = checker.shorthandCount(closure)
            if used == 0 { return expected == 0 || closure.statements.isEmpty && expected == 0 }
            if used == expected { return true }
            if expected == 1, used > 1, case .tuple(let elements) = world.resolve(function.parameters[0].type) {
                return elements.count >= used
            }
            return false
        default: return false
        }
    }
}
