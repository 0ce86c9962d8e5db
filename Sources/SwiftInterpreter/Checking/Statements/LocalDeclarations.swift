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
        let wrappers = localWrappers(node.attributes)
        let bindings = Array(node.bindings)
        for (index, binding) in bindings.enumerated() {
            var annotation = binding.typeAnnotation?.type
            if annotation == nil, binding.initializer == nil {
                annotation = bindings[(index + 1)...].lazy.compactMap { $0.typeAnnotation?.type }.first
            }
            let mark = solver.mark()
            let calls = solver.openCalls.count
            let count = scope.count
            let made: [Statement]?
            if !wrappers.isEmpty {
                made = end(wrappedVariable(binding, annotation, wrappers), mark, calls)
            } else if node.modifiers.has(.lazy) {
                made = lazyVariable(binding, annotation)
            } else if let accessors = binding.accessorBlock, !isMutable {
                error(Accessors(accessors).refusalOfLet, accessors)
                made = nil
            } else if let block = binding.accessorBlock {
                let accessors = Accessors(block)
                let problems = accessors.problems(beside: binding.initializer?.value)
                for problem in problems { error(problem.message, problem.node) }
                made = problems.isEmpty ? accessedVariable(binding, annotation, accessors) : nil
            } else if node.modifiers.has(.async) {
                made = asyncVariable(binding, annotation)
            } else {
                made = end(localBinding(binding, annotation, isMutable, node.modifiers), mark, calls).map { [$0] }
            }
            if let made {
                result += made
            } else {
                isFine = false
                declareNames(binding.pattern, unless: count)
            }
        }
        return isFine ? result : nil
    }

    /// Names of a declaration that failed; those of a known type are there already.
    private func declareNames(_ syntax: PatternSyntax, unless count: Int) {
        if scope.count == count { declareNames(syntax) }
    }

    private func declareNames(_ syntax: PatternSyntax) {
        if let identifier = syntax.as(IdentifierPatternSyntax.self) {
            declareBroken(identifier.identifier.identifierText)
        }
        if let tuple = syntax.as(TuplePatternSyntax.self) { tuple.elements.forEach { declareNames($0.pattern) } }
    }

    func localBinding(
        _ binding: PatternBindingSyntax, _ annotation: TypeSyntax?, _ isMutable: Bool,
        _ modifiers: DeclModifierListSyntax
    ) -> Statement? {
        let place = range(binding)
        var resolver = resolver()
        resolver.isLocalValue = binding.initializer != nil
        let type = annotation.map { resolver.resolve($0) }
        if case .error? = type { return nil }
        defer {
            if annotation?.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) ?? false,
                case .variable(let variable)? = scope.last?.kind
            {
                variable.isImplicitlyUnwrapped = true
            }
            let reference = ReferenceStrength(modifiers)
            if reference != .strong, case .variable(let variable)? = scope.last?.kind {
                variable.reference = reference
                world.tracksLifetimes = true
                let refusal = world.containsError(variable.type) ? nil : world.refusal(of: reference, variable.type)
                if let refusal { error(refusal, at: variable.range) }
            }
        }
        guard let initializer = binding.initializer else {
            guard let type else {
                error("type annotation missing in pattern", binding.pattern)
                return nil
            }
            guard let made = pattern(binding.pattern, type, isMutable: true, isBinding: true) else { return nil }
            if !isMutable { for variable in made.variables { variable.isConstant = true } }
            if isMutable, world.wrapped(type) != nil {
                return Statement(.declare(made, Expression(.literal(.null), type: type, range: place)), range: place)
            }
            return Statement(.declare(made, nil), range: place)
        }
        let value: Expression?
        if case .opaque(let opaque, _)? = type {
            value = infer(initializer.value, contextualType: nil).flatMap {
                hidden($0, behind: opaque, "\(isMutable ? "var" : "let") '\(binding.pattern.trimmedDescription)'")
            }
        } else if let type {
            value = check(initializer.value, to: type, .initialization)
        } else {
            value = infer(initializer.value, contextualType: nil)
            if let value, isNil(value) {
                error("'nil' requires a contextual type", initializer.value)
                return nil
            }
            if !requireElements(initializer.value) { return nil }
            if let tuple = binding.pattern.as(TuplePatternSyntax.self), tuple.elements.count > 1, let value,
                !fits(world.resolve(value.type), tuple, initializer.value)
            {
                return nil
            }
        }
        guard let value else {
            // What is said of its type holds whatever is wrong with its value.
            if let type { _ = pattern(binding.pattern, type, isMutable: isMutable, isBinding: true) }
            return nil
        }
        settle(value)
        var stored = value
        if type == nil, ReferenceStrength(modifiers) == .weak, world.wrapped(value.type) == nil {
            stored = make(.convert(.wrapOptional, value), world.known.optional(value.type), value.range)
        }
        guard let made = pattern(binding.pattern, type ?? stored.type, isMutable: isMutable, isBinding: true) else {
            return nil
        }
        return Statement(.declare(made, stored), range: place)
    }

    /// The value of `let value: some P`.
    private func hidden(_ value: Expression, behind opaque: OpaqueType, _ name: String) -> Expression? {
        settle(value)
        let actual = world.deepResolve(value.type)
        if world.containsError(actual) { return nil }
        if let missing = opaque.protocols.first(where: { !world.conforms(actual, to: $0) }) {
            if world.hasUnknownParent(actual) { return nil }
            error(
                "return type of \(name) requires that '\(describe(actual))' conform to '\(missing.name)'",
                at: value.range)
            return nil
        }
        opaque.underlying = actual
        return value
    }

    /// An empty array says nothing of what it is one of.
    @discardableResult
    func requireElements(_ syntax: ExprSyntax) -> Bool {
        let isEmpty =
            syntax.as(ArrayExprSyntax.self)?.elements.isEmpty
            ?? {
                if case .colon? = syntax.as(DictionaryExprSyntax.self)?.content { true } else { false }
            }()
        if isEmpty { error("empty collection literal requires an explicit type", syntax) }
        return !isEmpty
    }

    /// Whether a value has as many elements as names are given to them.
    private func fits(_ type: Type, _ pattern: TuplePatternSyntax, _ value: ExprSyntax) -> Bool {
        let names = "(" + Array(repeating: "_", count: pattern.elements.count).joined(separator: ", ") + ")"
        switch type {
        case .tuple(let elements) where elements.count != pattern.elements.count && !elements.isEmpty:
            let expected = Type.tuple(Array(elements.map { TupleElement(nil, $0.type) }.prefix(pattern.elements.count)))
            let other = elements.count > pattern.elements.count ? describe(expected) : names
            error(
                "'\(describe(type))' is not convertible to '\(other)', tuples have a different number of elements",
                at: anchor(value))
            return false
        case .nominal, .variable:
            error("cannot convert value of type '\(describe(type))' to specified type '\(names)'", at: anchor(value))
            return false
        default: return true
        }
    }

    private func localFunction(_ node: FunctionDeclSyntax) -> Statement? {
        guard let local = localFunctions[node.id], let code = node.body else { return nil }
        return inLocalBody(named: local.decl.displayName, range: local.decl.range, result: local.decl.result) { inner in
            localFunction(node, code, local, inner)
        }
    }

    private func localFunction(
        _ node: FunctionDeclSyntax, _ code: CodeBlockSyntax, _ local: LocalFunction, _ inner: FunctionBody
    ) -> Statement? {
        let own = Array(local.decl.genericSignature.parameters.dropFirst(local.decl.ownerParameterCount))
        if !own.isEmpty {
            context = LexicalContext(
                file: context.file, parent: context, parameters: own,
                requirements: local.decl.genericSignature.requirements)
            world.context = context.allRequirements
        }
        inner.genericParameters = local.decl.genericSignature.parameters
        checker.declareParameters(local.decl.parameters, in: inner, self)
        let isFine = checker.checkStatements(code.statements, local.decl.resultBuilder, self, end: code.rightBrace)
        local.body = inner
        return isFine ? Statement(.localFunction(local), range: range(node)) : nil
    }
}

extension Pattern {
    /// What it binds, in order.
    var variables: [LocalVariable] {
        switch self {
        case .bind(let variable): [variable]
        case .tuple(let parts), .enumCase(_, let parts): parts.flatMap(\.variables)
        case .optional(let inner): inner.variables
        case .cast(_, let inner): inner?.variables ?? []
        case .any, .null, .expression: []
        }
    }
}
