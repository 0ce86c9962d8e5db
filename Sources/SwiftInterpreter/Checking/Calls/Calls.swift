import SwiftSyntax

/// Calls: from syntax to candidates and arguments.
extension BodyChecker {
    func call(_ node: FunctionCallExprSyntax, contextualType: Type?) -> Expression? {
        let callee = node.calledExpression
        let place = range(node)
        let expected = expectedUse
        if !callee.is(MemberAccessExprSyntax.self) { expectedUse = nil }
        if let special = specialCall(node, contextualType: contextualType) { return special.expression }
        let arguments = arguments(of: node)
        if let closure = callee.as(ClosureExprSyntax.self) {
            return callAtOnce(closure, arguments, node, contextualType: contextualType)
        }
        let takesType =
            isMemberOfArrayLiteral(callee) || isContextual(callee)
            || expectsList(contextualType) && leavesElements(callee)
        let found = reference(callee, contextualType: takesType ? contextualType : nil)
        expectedUse = nil
        switch found {
        case .failed:
            checkLoose(arguments)
            return nil
        case .type(let type): return construct(type, arguments, node, contextualType: contextualType)
        case .localFunction(let function):
            use(function.variable)
            let candidate = Candidate(decl: function.decl, ownerArguments: [], receiver: .none, distance: 0)
            return resolve(
                [candidate], arguments, function.decl.name, place, contextualType: contextualType, local: function,
                syntax: Syntax(node))
        case .candidates(let candidates, let name):
            let functions = candidates.filter { isCallable($0.decl) }
            if functions.isEmpty || shouldCallValue(candidates, functions)
                || callsProperty(candidates, functions, arguments, name, node)
            {
                guard
                    let value = value(
                        of: .candidates(candidates.filter { !isCallable($0.decl) }, name: name), callee,
                        contextualType: nil)
                else {
                    checkLoose(arguments)
                    return nil
                }
                return callValue(value, arguments, node, contextualType: contextualType)
            }
            if callee.is(DeclReferenceExprSyntax.self), let outer = outerFunctions(name, functions, arguments) {
                return resolve(outer, arguments, name, place, contextualType: contextualType, syntax: Syntax(node))
            }
            let member = callee.as(MemberAccessExprSyntax.self).map { range($0.declName) }
            return resolve(
                functions, arguments, name, place, contextualType: contextualType, use: expected, named: member,
                syntax: Syntax(node))
        case .expression(let value):
            if isStubbed(value, callee) { return value }
            return callValue(value, arguments, node, contextualType: contextualType)
        }
    }

    /// `max(a, b)` where `self` has a `max()` too: the global function, if no member takes these arguments.
    private func outerFunctions(
        _ name: String, _ members: [Candidate], _ arguments: [CallArgument]
    ) -> [Candidate]? {
        func fits(_ candidate: Candidate) -> Bool {
            ArgumentMatch.match(parameters(of: candidate), arguments, isFunction: isFunctionLike) != nil
        }
        guard members.contains(where: { $0.decl.owner != nil }), !members.contains(where: fits) else { return nil }
        let globals = world.globals(named: name, from: context.file).map {
            Candidate(decl: $0, ownerArguments: [], receiver: .none, distance: $0.native == nil ? 0 : 1)
        }
        return globals.contains(where: fits) ? globals : nil
    }

    /// A stored closure shadows functions further away.
    private func shouldCallValue(_ all: [Candidate], _ functions: [Candidate]) -> Bool {
        let values = all.filter { !isCallable($0.decl) }
        guard let nearest = values.map(\.distance).min(), let function = functions.map(\.distance).min() else {
            return false
        }
        return nearest < function && values.contains { holdsFunction($0.decl) }
    }

    /// `text.count()`: the property is meant where no method takes these arguments. One that holds a function takes
    /// some, too.
    private func callsProperty(
        _ all: [Candidate], _ functions: [Candidate], _ arguments: [CallArgument], _ name: String,
        _ node: FunctionCallExprSyntax
    ) -> Bool {
        guard all.count > functions.count else { return false }
        let takesArguments = all.contains { holdsFunction($0.decl) }
        guard arguments.isEmpty || takesArguments else { return false }
        let areMatched = functions.contains { candidate in
            ArgumentMatch.match(parameters(of: candidate), arguments, isFunction: isFunctionLike) != nil
        }
        guard areMatched, takesArguments, arguments.allSatisfy({ $0.label == nil }) else { return !areMatched }
        // `didEnd(error)` beside a `didEnd(_ action: …)` that sets it: the types decide.
        let mark = solver.mark()
        defer { solver.rollback(to: mark) }
        return trying {
            resolve(functions, arguments, name, range(node), contextualType: nil, syntax: Syntax(node)) == nil
        }
    }

    private func holdsFunction(_ decl: ValueDecl) -> Bool {
        guard let variable = decl as? VariableDecl else { return false }
        if case .function = world.resolve(variable.type) { return true }
        return false
    }

    private func isCallable(_ decl: ValueDecl) -> Bool {
        decl is FunctionDecl || (decl as? EnumCaseDecl)?.parameters.isEmpty == false
    }

    /// After a failure: looks at arguments that can be checked alone, so their errors are reported too.
    func checkLoose(_ arguments: [CallArgument]) {
        guard !sink.isTrial else { return }
        for argument in arguments {
            guard let syntax = argument.syntax, argument.closure == nil else { continue }
            checkLoose(syntax)
        }
    }

    /// What is assigned to something that isn't known.
    func checkLoose(_ folded: Folded) {
        guard !sink.isTrial else { return }
        if case .leaf(let syntax) = folded {
            checkLoose(syntax)
        } else if !isContextual(folded) {
            _ = infer(folded, contextualType: nil)
        }
    }

    private func checkLoose(_ syntax: ExprSyntax) {
        if let array = syntax.as(ArrayExprSyntax.self) {
            // Nobody knows of what type the elements are to be.
            array.elements.forEach { checkLoose($0.expression) }
        } else if let dictionary = syntax.as(DictionaryExprSyntax.self) {
            guard case .elements(let elements) = dictionary.content else { return }
            for element in elements {
                checkLoose(element.key)
                checkLoose(element.value)
            }
        } else if !isContextual(syntax) {
            _ = infer(syntax, contextualType: nil)
        }
    }

    func arguments(of node: FunctionCallExprSyntax) -> [CallArgument] {
        arguments(node.arguments, node.trailingClosure, node.additionalTrailingClosures)
    }

    func arguments(
        _ list: LabeledExprListSyntax, _ trailing: ClosureExprSyntax?,
        _ additional: MultipleTrailingClosureElementListSyntax
    ) -> [CallArgument] {
        var result: [CallArgument] = []
        for item in list {
            result.append(
                CallArgument(label: item.label?.identifierText, syntax: item.expression, range: range(item.expression)))
        }
        if let trailing {
            result.append(
                CallArgument(
                    label: nil, syntax: ExprSyntax(trailing), range: range(trailing), isTrailing: true,
                    isFirstTrailing: true))
        }
        for item in additional {
            result.append(
                CallArgument(
                    label: item.label.identifierText, syntax: ExprSyntax(item.closure), range: range(item.closure),
                    isTrailing: true))
        }
        return result
    }

    // MARK: - Special forms

    struct Special { let expression: Expression? }

    private func specialCall(_ node: FunctionCallExprSyntax, contextualType: Type?) -> Special? {
        if let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text, name == "type",
            node.arguments.count == 1, let only = node.arguments.first, only.label?.text == "of"
        {
            guard let value = infer(only.expression, contextualType: nil) else { return Special(expression: nil) }
            settle(value)
            return Special(expression: make(.dynamicType(value), .metatype(value.type), range(node)))
        }
        guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
            member.declName.baseName.tokenKind == .keyword(.`init`), let base = member.base
        else { return nil }
        let isSuper = base.is(SuperExprSyntax.self)
        let isSelf = base.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self)
        guard isSuper || isSelf else { return nil }
        // In a static member `self` is the type.
        if isSelf, !isInitializer { return nil }
        guard isInitializer, let instance = selfExpression(at: range(node)), let nominal = context.nominal else {
            error("initializer delegation can only occur within an initializer", node)
            return Special(expression: nil)
        }
        var type = world.fixed(world.declaredType(of: nominal), in: context)
        if isSuper {
            guard case .nominal(_, let arguments) = type, let parent = world.superclassType(of: nominal, arguments)
            else {
                error("'super' cannot be used in class '\(nominal.name)' because it has no superclass", base)
                return Special(expression: nil)
            }
            type = parent
        }
        let candidates = staticCandidates(named: "init", of: type)
        let arguments = arguments(of: node)
        guard
            let result = resolve(
                candidates, arguments, nominal.name, range(node), contextualType: nil, syntax: Syntax(node)),
            case .call(let call) = result.kind, case .initializer(let decl, _, _) = call.callee
        else { return Special(expression: nil) }
        call.callee = .delegatingInitializer(decl, receiver: instance, isSuper: isSuper)
        result.type = .void
        return Special(expression: result)
    }

    // MARK: - Function values

    /// `{ … }()`: the arguments and what is expected of the call tell the closure's type.
    private func callAtOnce(
        _ closure: ClosureExprSyntax, _ written: [CallArgument], _ node: FunctionCallExprSyntax, contextualType: Type?
    ) -> Expression? {
        var arguments = written
        var parameters: [FunctionType.Parameter] = []
        for index in arguments.indices {
            guard let syntax = arguments[index].syntax, !isContextual(syntax) else {
                parameters.append(.init(solver.makeVariable()))
                continue
            }
            guard let made = infer(syntax, contextualType: nil) else { return nil }
            if closure.signature?.parameterClause == nil { settle(made) }
            arguments[index].made = made
            parameters.append(.init(made.type))
        }
        let result = contextualType.flatMap { isOpen($0) ? nil : $0 } ?? solver.makeVariable()
        guard
            let callee = self.closure(
                closure, contextualType: .function(FunctionType(parameters, result)), escapes: false)
        else { return nil }
        if case .closure(let made) = callee.kind { made.isTyped = false }
        return callValue(callee, arguments, node, contextualType: contextualType)
    }

    func callValue(
        _ value: Expression, _ arguments: [CallArgument], _ node: FunctionCallExprSyntax, contextualType: Type?
    ) -> Expression? {
        let callee = unwrapImplicitly(value)
        settle(callee)
        let type = world.deepResolve(callee.type)
        guard case .function(let function) = type else {
            if case .metatype(let instance) = type {
                return construct(instance, arguments, node, contextualType: contextualType, metatype: callee)
            }
            let found = candidates(named: "callAsFunction", ofValue: callee, type)
            if !found.isEmpty {
                return resolve(
                    found, arguments, "callAsFunction", range(node), contextualType: contextualType,
                    syntax: Syntax(node))
            }
            if case .nominal(let decl, _) = type, decl.isDynamicCallable {
                return dynamicCall(callee, arguments, range(node), contextualType: contextualType)
            }
            if case .enumCase(let item, _, _) = callee.kind {
                error("enum case '\(item.name)' has no associated values", at: anchor(node.calledExpression))
            } else if !world.containsError(type) {
                if let wrapped = world.wrapped(type), case .function = wrapped {
                    error(
                        "value of optional type '\(describe(type))' must be unwrapped to a value of type '\(describe(wrapped))'",
                        node.calledExpression)
                } else {
                    error(
                        "cannot call value of non-function type '\(describe(type))'", at: anchor(node.calledExpression))
                }
            }
            return nil
        }
        let parameters = function.parameters.enumerated().map { index, parameter in
            var decl = ParameterDecl(label: nil, name: "\(index)", type: parameter.type)
            decl.isInout = parameter.isInout
            decl.isVariadic = parameter.isVariadic || parameter.type.isExpansion
            decl.isAutoclosure = parameter.isAutoclosure
            return decl
        }
        guard let match = ArgumentMatch.match(parameters, arguments, isFunction: isFunctionLike) else {
            let repair = ArgumentRepair(parameters, arguments, isFunction: isFunctionLike)
            report(repair, at: CallSite(node, range(node)), notes: [])
            return nil
        }
        var values: [Argument] = []
        for (index, parameter) in parameters.enumerated() {
            guard let value = argument(arguments, match[index], parameter, parameter.type) else { return nil }
            values.append(value)
        }
        return make(.call(Call(.value(callee), values)), function.result, range(node))
    }

    /// Whether a trailing closure may go to a parameter of this type.
    func isFunctionLike(_ type: Type) -> Bool {
        switch world.resolve(type) {
        case .function, .variable: return true
        case .parameter(let parameter): return !parameter.isProtocolSelf
        case .nominal:
            if let wrapped = world.wrapped(type) { return isFunctionLike(wrapped) }
            return false
        default: return false
        }
    }
}
