import SwiftSyntax

/// Closures: parameters from the context, then the body.
extension BodyChecker {
    func closure(
        _ node: ClosureExprSyntax, contextualType: Type?, builder: ResultBuilder? = nil, isArgument: Bool = false,
        escapes: Bool = true
    ) -> Expression? {
        guard enter(node) else { return nil }
        defer { leave() }
        var target = contextualType.map { world.deepResolve($0) }
        while let current = target, let wrapped = world.wrapped(current) { target = wrapped }
        var expected: FunctionType?
        if case .function(let function)? = target { expected = function }
        if let function = expected, function.parameters.contains(where: { world.hasUnboundVariables($0.type) }) {
            // `zip("abc", numbers).map { String($0.0) }`: the body is checked for characters.
            function.parameters.forEach { settleTexts(in: $0.type) }
            if let failed = solver.settleWaiting(isOfTexts: true) {
                report(failed)
                return nil
            }
            if case .function(let settled) = world.deepResolve(.function(function)) { expected = settled }
        }
        if isArgument, let target, expected == nil, !isOpen(target) {
            error("cannot convert value of type '() -> _' to expected argument type '\(describe(target))'", node)
            return nil
        }
        let isProbe = takesOpenParameters
        takesOpenParameters = false
        let hadOpenParameters = hasOpenParameters
        hasOpenParameters = hadOpenParameters || isProbe
        defer { hasOpenParameters = hadOpenParameters }
        let inner = FunctionBody(name: "closure", range: range(node))
        inner.parent = body
        let outerBody = body
        let captured = captureList(node, inner)
        body = inner
        closureDepth += 1
        let savedScope = scope.count
        let savedReturns = returns
        let savedLabels = labels
        let savedYield = yieldType
        labels = []
        yieldType = nil
        defer {
            body = outerBody
            closureDepth -= 1
            scope.removeLast(scope.count - savedScope)
            returns = savedReturns
            labels = savedLabels
            yieldType = savedYield
        }
        for item in captured ?? [] { declare(item.variable) }
        guard let captured, let parameterTypes = parameters(node, expected, inner, isProbe) else { return nil }
        var resultType = expected?.result ?? solver.makeVariable()
        if let clause = node.signature?.returnClause {
            let written = resolver().resolve(clause.type)
            if let expected, case .none = convert(written, to: expected.result) {
                reportMismatch(written, expected.result, .closureResult, at: range(clause))
                return nil
            }
            resultType = written
        }
        returns = ReturnContext(type: resultType, isClosure: true)
        returns.thrown = node.signature?.effectSpecifiers?.throwsClause?.type.map { resolver().resolve($0) }
        inner.resultType = resultType
        let isFine: Bool
        if let builder {
            isFine = builderBody(
                node.statements, builder, resultType, inner, end: node.rightBrace)
        } else {
            isFine = closureStatements(node, inner, resultType)
        }
        guard isFine else { return nil }
        if world.hasVariables(resultType) {
            solver.atEnd { [world] in
                inner.resultType = world.deepResolve(resultType)
                return !world.hasVariables(inner.resultType)
            }
        }
        let expression = ClosureExpression(body: inner)
        expression.captureList = captured
        expression.escapes = escapes
        expression.isTyped = expected != nil
        let type = FunctionType(
            parameterTypes, resultType, isThrowing: expected?.isThrowing ?? false, isAsync: expected?.isAsync ?? false)
        return make(.closure(expression), .function(type), range(node))
    }

    private func captureList(
        _ node: ClosureExprSyntax, _ inner: FunctionBody
    ) -> [(variable: LocalVariable, value: Expression, isWeak: Bool)]? {
        var result: [(variable: LocalVariable, value: Expression, isWeak: Bool)] = []
        guard let items = node.signature?.capture?.items else { return [] }
        for item in items {
            let name = item.name.identifierText
            let reference = strength(item.specifier)
            let isWeak = reference == .weak
            let value: Expression?
            if let initializer = item.initializer {
                value = infer(initializer.value, contextualType: nil)
            } else {
                value = capturedValue(item)
            }
            guard let value else { return nil }
            settle(value)
            let type = isWeak && world.wrapped(value.type) == nil ? world.known.optional(value.type) : value.type
            let variable = inner.makeVariable(name, type, isMutable: isWeak)
            variable.reference = reference
            track(variable)
            result.append((variable, value, reference != .strong))
        }
        return result
    }

    private func strength(_ specifier: ClosureCaptureSpecifierSyntax?) -> ReferenceStrength {
        switch specifier?.specifier.tokenKind {
        case .keyword(.weak): .weak
        case .keyword(.unowned): .unowned
        default: .strong
        }
    }

    private func capturedValue(_ item: ClosureCaptureSyntax) -> Expression? {
        let name = item.name.identifierText
        switch lookupLocal(name) {
        case .variable(let variable)?:
            use(variable)
            return make(.local(variable), variable.type, range(item))
        case .accessed(let access)?: return access.read(self, range(item))
        default:
            if let instance = selfExpression(at: range(item)) {
                let found = candidates(named: name, ofValue: instance, world.deepResolve(instance.type))
                if let candidate = found.first, let decl = candidate.decl as? VariableDecl {
                    return property(decl, candidate, range(item))
                }
            }
            error("cannot find '\(name)' in scope", item.name)
            return nil
        }
    }

    /// Declares the closure's parameters.
    private func parameters(
        _ node: ClosureExprSyntax, _ expected: FunctionType?, _ inner: FunctionBody, _ isProbe: Bool
    ) -> [FunctionType.Parameter]? {
        var names: [(name: String, type: TypeSyntax?, token: TokenSyntax)] = []
        switch node.signature?.parameterClause {
        case .simpleInput(let list): names = list.map { ($0.name.identifierText, nil, $0.name) }
        case .parameterClause(let clause):
            names = clause.parameters.map {
                (($0.secondName ?? $0.firstName).identifierText, $0.type, $0.secondName ?? $0.firstName)
            }
        case nil: return shorthandParameters(node, expected, inner, isProbe)
        }
        var types: [FunctionType.Parameter] = []
        if let expected, expected.parameters.count == 1, names.count > 1,
            case .tuple(let elements) = world.resolve(expected.parameters[0].type), elements.count == names.count
        {
            return destructured(names.map(\.name), elements, expected, inner)
        }
        if names.isEmpty, checker.shorthandCount(node) == 0 {
            return shorthandParameters(node, expected, inner, isProbe)
        }
        if let expected, expected.parameters.count != names.count {
            error(
                "contextual closure type '\(describe(.function(expected)))' expects \(expected.parameters.count) "
                    + "argument\(expected.parameters.count == 1 ? "" : "s"), but \(names.count) "
                    + "\(names.count == 1 ? "was" : "were") used in closure body",
                node.signature?.parameterClause.map { Syntax($0) } ?? Syntax(node))
            return nil
        }
        for (index, item) in names.enumerated() {
            var parameter = expected?.parameters[index] ?? FunctionType.Parameter(solver.makeVariable())
            if let syntax = item.type {
                let written = resolver().resolve(syntax)
                guard solver.unify(written, parameter.type) else {
                    error(
                        "cannot convert value of type '(\(describe(written))) -> _' to expected argument type "
                            + "'\(expected.map { describe(.function($0)) } ?? "")'", syntax)
                    return nil
                }
                parameter.type = written
                let isInout = resolver().isInout(syntax)
                if expected != nil, parameter.isInout != isInout {
                    let (had, wanted) = (isInout ? "inout " : "", parameter.isInout ? "inout " : "")
                    error(
                        "cannot convert value of type '(\(had)\(describe(written))) -> _' to specified type "
                            + "'(\(wanted)\(describe(written))) -> _'", syntax)
                    return nil
                }
                parameter.isInout = isInout
            }
            let type = world.deepResolve(parameter.type)
            if case .variable(let variable) = type {
                guard isProbe || settleParameter(variable) else {
                    error(
                        expected == nil
                            ? "cannot infer type of closure parameter '\(item.name)' without a type annotation"
                            : "unable to infer type of a closure parameter '\(item.name)' in the current context",
                        item.token)
                    return nil
                }
            }
            let variable = inner.makeVariable(item.name, world.deepResolve(type), isMutable: parameter.isInout)
            variable.isInout = parameter.isInout
            track(variable)
            inner.parameters.append(variable)
            if item.name != "_" { declare(variable) }
            if item.name.hasPrefix("$") { declareWrapped(String(item.name.dropFirst()), by: variable) }
            types.append(parameter)
        }
        return types
    }

    /// A parameter that only a literal tells of; false for one that nothing tells of.
    private func settleParameter(_ variable: TypeVariable) -> Bool {
        guard let literal = variable.literal, let fallback = world.known.defaultType(of: literal) else { return false }
        // `reduce(0) { $0 + $1.width }`: what a number is used with says which number it is.
        if literal != .integer, literal != .float { solver.bind(variable, to: fallback) }
        return true
    }

    /// `{ $item in … }`: `item` is what the wrapper holds.
    private func declareWrapped(_ name: String, by wrapper: LocalVariable) {
        let access = LocalAccess { checker, place in
            checker.use(wrapper)
            let base = checker.make(.local(wrapper), wrapper.type, place)
            let found = checker.candidates(
                named: "wrappedValue", ofValue: base, checker.world.deepResolve(wrapper.type))
            guard let candidate = found.first, let member = candidate.decl as? VariableDecl else {
                checker.error("cannot find '\(name)' in scope", at: place)
                return nil
            }
            return checker.property(member, candidate, place)
        }
        scope.append(ScopeEntry(name: name, kind: .accessed(access)))
        scope.append(
            ScopeEntry(
                name: "_" + name,
                kind: .accessed(
                    LocalAccess { checker, place in
                        checker.use(wrapper)
                        return checker.make(.local(wrapper), wrapper.type, place)
                    })))
    }

    /// `$0`, `$1`…
    private func shorthandParameters(
        _ node: ClosureExprSyntax, _ expected: FunctionType?, _ inner: FunctionBody, _ isProbe: Bool
    ) -> [FunctionType.Parameter]? {
        let used = checker.shorthandCount(node)
        guard let expected else {
            var types: [FunctionType.Parameter] = []
            for index in 0..<used {
                error("unable to infer type of a closure parameter '$\(index)' in the current context", node)
                types.append(.init(.error))
            }
            return used == 0 ? types : nil
        }
        let count = expected.parameters.count
        // The one argument of a function that is given nothing needn't be mentioned.
        let isGivenNothing = count == 1 && world.deepResolve(expected.parameters[0].type) == .void
        if used == 0, count > 0, !isGivenNothing {
            error(
                "contextual type for closure argument list expects \(count) argument\(count == 1 ? "" : "s"), "
                    + "which cannot be implicitly ignored", node)
            return nil
        }
        if used > 0, used < count {
            error(
                "contextual closure type '\(describe(.function(expected)))' expects \(count) arguments, but \(used) "
                    + "\(used == 1 ? "was" : "were") used in closure body", node)
            return nil
        }
        if used > count {
            if count == 1, case .tuple(let elements) = world.resolve(expected.parameters[0].type),
                elements.count >= used
            {
                return destructured((0..<elements.count).map { "$\($0)" }, elements, expected, inner)
            }
            error(
                "contextual closure type '\(describe(.function(expected)))' expects \(count) argument\(count == 1 ? "" : "s"), "
                    + "but \(used) \(used == 1 ? "was" : "were") used in closure body", node)
            return nil
        }
        for (index, parameter) in expected.parameters.enumerated() {
            let type = world.deepResolve(parameter.type)
            if case .variable(let unknown) = type {
                guard isProbe || settleParameter(unknown) else {
                    error("unable to infer type of a closure parameter '$\(index)' in the current context", node)
                    return nil
                }
            }
            let variable = inner.makeVariable("$\(index)", world.deepResolve(type), isMutable: parameter.isInout)
            variable.isInout = parameter.isInout
            track(variable)
            inner.parameters.append(variable)
            declare(variable)
        }
        return expected.parameters
    }

    /// One tuple argument taken apart into several names.
    private func destructured(
        _ names: [String], _ elements: [TupleElement], _ expected: FunctionType, _ inner: FunctionBody
    ) -> [FunctionType.Parameter] {
        let whole = inner.makeVariable("$tuple", expected.parameters[0].type)
        inner.parameters.append(whole)
        track(whole)
        var patterns: [Pattern] = []
        for (name, element) in zip(names, elements) {
            guard name != "_" else {
                patterns.append(.any)
                continue
            }
            let variable = inner.makeVariable(name, element.type)
            track(variable)
            declare(variable)
            patterns.append(.bind(variable))
        }
        let value = Expression(.local(whole), type: whole.type, range: inner.range)
        inner.statements.append(Statement(.declare(.tuple(patterns), value), range: inner.range))
        return expected.parameters
    }

    private func closureStatements(_ node: ClosureExprSyntax, _ inner: FunctionBody, _ resultType: Type) -> Bool {
        if let single = checker.impliedResult(node.statements) {
            guard let statement = singleExpressionBody(single, resultType) else { return false }
            inner.statements.append(statement)
            return true
        }
        let before = sink.errorCount
        let hadSpeculativeBefore = sink.hadSpeculativeReport
        sink.hadSpeculativeReport = false
        let (statements, isFine) = statements(node.statements)
        inner.statements += statements
        if !returns.sawReturn, isOpen(resultType) { _ = solver.unify(resultType, .void) }
        if !returns.sawReturn, !isFine || !checker.leaves(statements), let nothing = nothing(resultType, inner) {
            inner.statements.append(nothing)
        }
        let hadSpeculative = sink.hadSpeculativeReport
        sink.hadSpeculativeReport = hadSpeculative || hadSpeculativeBefore
        if !isFine || sink.errorCount > before || (sink.isTrial && hadSpeculative) {
            return sink.isTrial ? false : isFine
        }
        requireReturn(inner, node.statements, resultType, node.rightBrace)
        return true
    }

    /// A closure that says nothing of a result gives `()`, as an optional where one is expected.
    private func nothing(_ type: Type, _ inner: FunctionBody) -> Statement? {
        guard let wrapped = world.wrapped(type), world.resolve(wrapped) == .void else { return nil }
        let value = Expression(.literal(.void), type: .void, range: inner.range)
        return coerce(value, to: type).map { Statement(.return($0), range: inner.range) }
    }
}
