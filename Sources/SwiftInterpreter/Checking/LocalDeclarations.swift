import SwiftSyntax

/// Declarations inside bodies.
extension BodyChecker {
    func declaration(_ decl: DeclSyntax) -> [Statement]? {
        switch decl.as(DeclSyntaxEnum.self) {
        case .variableDecl(let node): return localVariables(node)
        case .functionDecl(let node): return localFunction(node).map { [$0] }
        case .structDecl, .classDecl, .enumDecl, .actorDecl, .typeAliasDecl, .protocolDecl: return []
        case .missingDecl: return nil
        case .importDecl(let node):
            error("declaration is only valid at file scope", node)
            return nil
        case .macroExpansionDecl(let node):
            error("macro '#\(node.macroName.text)' is not supported here", node)
            return nil
        default:
            error("this declaration is not supported here", decl)
            return nil
        }
    }

    private func localVariables(_ node: VariableDeclSyntax) -> [Statement]? {
        var result: [Statement] = []
        var isFine = true
        let isMutable = node.bindingSpecifier.tokenKind == .keyword(.var)
        for attribute in node.attributes.names where attribute.first?.isUppercase == true && attribute != "MainActor" {
            error("property wrappers on local variables are not supported yet", node.attributes)
            for binding in node.bindings { _ = binding; isFine = false }
            _ = attribute
        }
        let bindings = Array(node.bindings)
        for (index, binding) in bindings.enumerated() {
            var annotation = binding.typeAnnotation?.type
            if annotation == nil, binding.initializer == nil {
                annotation = bindings[(index + 1)...].lazy.compactMap { $0.typeAnnotation?.type }.first
            }
            if let accessors = binding.accessorBlock {
                error("computed local variables are not supported yet", accessors)
                isFine = false
                continue
            }
            let mark = solver.mark()
            let calls = solver.openCalls.count
            if let statement = end(localBinding(binding, annotation, isMutable), mark, calls) {
                result.append(statement)
            } else {
                isFine = false
                declareNames(binding.pattern)
            }
        }
        return isFine ? result : nil
    }

    private func declareNames(_ syntax: PatternSyntax) {
        if let identifier = syntax.as(IdentifierPatternSyntax.self) {
            declareBroken(identifier.identifier.identifierText)
        }
        if let tuple = syntax.as(TuplePatternSyntax.self) { tuple.elements.forEach { declareNames($0.pattern) } }
    }

    private func localBinding(
        _ binding: PatternBindingSyntax, _ annotation: TypeSyntax?, _ isMutable: Bool
    ) -> Statement? {
        let place = range(binding)
        let type = annotation.map { resolver().resolve($0) }
        if case .error? = type { return nil }
        defer {
            if annotation?.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) ?? false,
                case .variable(let variable)? = scope.last?.kind
            {
                variable.isImplicitlyUnwrapped = true
            }
        }
        guard let initializer = binding.initializer else {
            guard let type else {
                error("type annotation missing in pattern", binding.pattern)
                return nil
            }
            guard let made = pattern(binding.pattern, type, isMutable: true, isBinding: true) else { return nil }
            if isMutable, world.wrapped(type) != nil {
                return Statement(.declare(made, Expression(.literal(.null), type: type, range: place)), range: place)
            }
            return Statement(.declare(made, nil), range: place)
        }
        let value: Expression?
        if let type {
            value = check(initializer.value, to: type, .initialization)
        } else {
            value = infer(initializer.value, hint: nil)
            if let value, isNil(value) {
                error("'nil' requires a contextual type", initializer.value)
                return nil
            }
        }
        guard let value else { return nil }
        settle(value)
        guard let made = pattern(binding.pattern, type ?? value.type, isMutable: isMutable, isBinding: true) else {
            return nil
        }
        return Statement(.declare(made, value), range: place)
    }

    private func localFunction(_ node: FunctionDeclSyntax) -> Statement? {
        guard let local = localFunctions[node.id], let code = node.body else { return nil }
        let outer = body
        let inner = FunctionBody(name: local.decl.name, range: local.decl.range)
        inner.parent = outer
        let savedScope = scope.count
        let savedReturns = returns
        let savedLabels = labels
        let savedContext = context
        let savedRequirements = world.context
        body = inner
        labels = []
        closureDepth += 1
        defer {
            closureDepth -= 1
            body = outer
            scope.removeLast(scope.count - savedScope)
            returns = savedReturns
            labels = savedLabels
            context = savedContext
            world.context = savedRequirements
        }
        let own = Array(local.decl.genericSignature.parameters.dropFirst(local.decl.ownerParameterCount))
        if !own.isEmpty {
            context = LexicalContext(
                file: context.file, parent: context, parameters: own,
                requirements: local.decl.genericSignature.requirements)
            world.context = context.allRequirements
        }
        inner.genericParameters = local.decl.genericSignature.parameters
        checker.declareParameters(local.decl.parameters, in: inner, self)
        returns = ReturnContext(type: local.decl.result)
        inner.resultType = local.decl.result
        let isFine = checker.checkStatements(code.statements, local.decl.resultBuilder, self, end: code.rightBrace)
        local.body = inner
        return isFine ? Statement(.localFunction(local), range: range(node)) : nil
    }
}
