import SwiftSyntax

/// Patterns, checked against the type of what they match.
extension BodyChecker {
    /// `isBinding`: names alone bind (in `let`, `for`), rather than being expressions to compare with.
    func pattern(_ syntax: PatternSyntax, _ type: Type, isMutable: Bool, isBinding: Bool) -> Pattern? {
        guard enter(syntax) else { return nil }
        defer { leave() }
        if case .error = world.resolve(type) {
            declareBrokenNames(Syntax(syntax), isBinding: isBinding)
            return nil
        }
        switch syntax.as(PatternSyntaxEnum.self) {
        case .wildcardPattern: return .any
        case .identifierPattern(let node): return bind(node.identifier, type, isMutable)
        case .tuplePattern(let node):
            let elements = Array(node.elements)
            if elements.count == 1 {
                return pattern(elements[0].pattern, type, isMutable: isMutable, isBinding: isBinding)
            }
            guard let types = tupleTypes(type, elements.count, node) else { return nil }
            return all(
                zip(elements.map(\.pattern), types).map { pattern($0, $1, isMutable: isMutable, isBinding: isBinding) }
            )
            .map { .tuple($0) }
        case .valueBindingPattern(let node):
            return pattern(
                node.pattern, type, isMutable: node.bindingSpecifier.tokenKind == .keyword(.var), isBinding: true)
        case .isTypePattern(let node):
            let target = resolver().resolve(node.type)
            return target == .error ? nil : .cast(target, nil)
        case .expressionPattern(let node):
            return expressionPattern(node.expression, type, isMutable: isMutable, isBinding: isBinding)
        case .missingPattern: return nil
        }
    }

    /// What is matched has no type: its names are known nevertheless.
    private func declareBrokenNames(_ node: Syntax, isBinding: Bool) {
        if let identifier = node.as(IdentifierPatternSyntax.self) {
            declareBroken(identifier.identifier.identifierText)
        } else if isBinding, let name = node.as(DeclReferenceExprSyntax.self) {
            declareBroken(name.baseName.identifierText)
        } else {
            let binds = isBinding || node.is(ValueBindingPatternSyntax.self)
            for child in node.children(viewMode: .sourceAccurate) where !child.is(TokenSyntax.self) {
                declareBrokenNames(child, isBinding: binds)
            }
        }
    }

    private func all(_ parts: [Pattern?]) -> [Pattern]? {
        let found = parts.compactMap(\.self)
        return found.count == parts.count ? found : nil
    }

    private func bind(_ token: TokenSyntax, _ type: Type, _ isMutable: Bool) -> Pattern {
        let name = token.identifierText
        if name == "_" { return .any }
        return .bind(patternVariable(token, type, isMutable: isMutable))
    }

    private func tupleTypes(_ type: Type, _ count: Int, _ node: some SyntaxProtocol) -> [Type]? {
        let resolved = world.resolve(type)
        if case .tuple(let elements) = resolved, elements.count == count { return elements.map(\.type) }
        if case .error = resolved { return Array(repeating: .error, count: count) }
        error("tuple pattern cannot match values of the non-tuple type '\(describe(resolved))'", node)
        return nil
    }

    // MARK: - Expressions as patterns

    private func expressionPattern(_ syntax: ExprSyntax, _ type: Type, isMutable: Bool, isBinding: Bool) -> Pattern? {
        switch syntax.as(ExprSyntaxEnum.self) {
        case .discardAssignmentExpr: return .any
        case .patternExpr(let node): return pattern(node.pattern, type, isMutable: isMutable, isBinding: isBinding)
        case .nilLiteralExpr where world.wrapped(type) != nil: return .null
        case .declReferenceExpr(let node) where isBinding: return bind(node.baseName, type, isMutable)
        case .tupleExpr(let node):
            let elements = Array(node.elements)
            if elements.count == 1, elements[0].label == nil {
                return expressionPattern(elements[0].expression, type, isMutable: isMutable, isBinding: isBinding)
            }
            guard let types = tupleTypes(type, elements.count, node) else { return nil }
            return all(
                zip(elements, types).map {
                    expressionPattern($0.expression, $1, isMutable: isMutable, isBinding: isBinding)
                }
            ).map { .tuple($0) }
        case .optionalChainingExpr(let node):
            guard let wrapped = world.wrapped(type) else {
                if !world.containsError(type) {
                    error("'?' pattern cannot match values of type '\(describe(type))'", node)
                }
                return nil
            }
            return expressionPattern(node.expression, wrapped, isMutable: isMutable, isBinding: isBinding).map {
                .optional($0)
            }
        case .sequenceExpr(let node):
            let elements = Array(node.elements)
            if elements.count == 3, elements[1].is(UnresolvedAsExprSyntax.self),
                let target = elements[2].as(TypeExprSyntax.self)
            {
                let to = resolver().resolve(target.type)
                if case .error = to { return nil }
                return expressionPattern(elements[0], to, isMutable: isMutable, isBinding: isBinding).map {
                    .cast(to, $0)
                }
            }
        case .memberAccessExpr(let node):
            if let found = casePattern(node, [], type, isMutable, isBinding) { return found }
        case .functionCallExpr(let node):
            if let member = node.calledExpression.as(MemberAccessExprSyntax.self), node.trailingClosure == nil {
                if let found = casePattern(member, Array(node.arguments), type, isMutable, isBinding) { return found }
            }
        default: break
        }
        return comparison(syntax, type)
    }

    /// `.case`, `.case(let x)`, `Type.case`; also with the subject optional.
    private func casePattern(
        _ node: MemberAccessExprSyntax, _ arguments: [LabeledExprSyntax], _ type: Type, _ isMutable: Bool,
        _ isBinding: Bool
    ) -> Pattern?? {
        let name = node.declName.baseName.identifierText
        var subject = world.deepResolve(type)
        var depth = 0
        if let base = node.base {
            guard case .type(let written) = trying({ reference(base, contextualType: nil) }) else { return nil }
            if world.wrapped(subject) != nil, case .nominal(let a, _) = written, case .nominal(let b, _) = subject,
                a !== b
            {
                while let wrapped = world.wrapped(subject) {
                    subject = wrapped
                    depth += 1
                }
            }
            if case .nominal(let a, _) = written, case .nominal(let b, _) = subject, a !== b {
                // An error thrown, or another existential: the case of that very type.
                guard case .existential = subject else { return nil }
                guard let inner = casePattern(name, node, arguments, written, isMutable, isBinding) else { return nil }
                return .some(inner.map { .cast(written, $0) })
            }
            if case .existential = subject {
                guard let inner = casePattern(name, node, arguments, written, isMutable, isBinding) else { return nil }
                return .some(inner.map { .cast(written, $0) })
            }
        }
        if world.wrapped(subject) != nil {
            if name == "none", arguments.isEmpty { return .some(.null) }
            if name == "some", arguments.isEmpty { return .some(.optional(.any)) }
            if name == "some", arguments.count == 1, let wrapped = world.wrapped(subject) {
                return .some(
                    expressionPattern(arguments[0].expression, wrapped, isMutable: isMutable, isBinding: isBinding)
                        .map { .optional($0) })
            }
            while let wrapped = world.wrapped(subject) {
                subject = wrapped
                depth += 1
            }
        }
        guard let made = casePattern(name, node, arguments, subject, isMutable, isBinding) else { return nil }
        guard var result = made else { return .some(nil) }
        for _ in 0..<depth { result = .optional(result) }
        return .some(result)
    }

    private func casePattern(
        _ name: String, _ node: MemberAccessExprSyntax, _ arguments: [LabeledExprSyntax], _ subject: Type,
        _ isMutable: Bool, _ isBinding: Bool
    ) -> Pattern?? {
        guard case .nominal(let decl, let typeArguments) = subject, decl.kind == .enum else { return nil }
        let found = decl.members(named: name)
        guard let enumCase = found.first(where: { $0 is EnumCaseDecl }) as? EnumCaseDecl else {
            if found.isEmpty {
                reportMissing(name, subject, node, isType: true)
                return .some(nil)
            }
            return nil
        }
        let substitution = Substitution(decl.genericSignature.parameters, typeArguments)
        let types = enumCase.parameters.map { world.substitute($0.type, substitution) }
        if arguments.isEmpty { return .some(.enumCase(enumCase, [])) }
        if arguments.count == 1, types.count > 1 {
            // One pattern for the whole payload.
            let whole = Type.tuple(zip(enumCase.parameters, types).map { TupleElement($0.label, $1) })
            let inner = expressionPattern(arguments[0].expression, whole, isMutable: isMutable, isBinding: isBinding)
            guard let inner else { return .some(nil) }
            if case .tuple(let parts) = inner { return .some(.enumCase(enumCase, parts)) }
            if case .any = inner { return .some(.enumCase(enumCase, [])) }
            return .some(.enumCase(enumCase, [inner]))
        }
        guard arguments.count == types.count else {
            if types.isEmpty {
                error("pattern with associated values does not match enum case '\(name)'", node)
            } else {
                if types.count == 1 {
                    let clause = Syntax(node).as(FunctionCallExprSyntax.self)?.leftParen.map { range($0) }
                    error(
                        "tuple pattern cannot match values of the non-tuple type '\(describe(types[0]))'",
                        at: clause ?? range(node))
                } else {
                    error("tuple pattern has the wrong length for tuple type of enum case '\(name)'", node)
                }
            }
            return .some(nil)
        }
        var parts: [Pattern] = []
        for (index, argument) in arguments.enumerated() {
            if let label = argument.label?.identifierText, label != enumCase.parameters[index].label {
                error(
                    "tuple pattern element label '\(label)' must be '\(enumCase.parameters[index].label ?? "_")'",
                    argument)
                return .some(nil)
            }
            guard
                let part = expressionPattern(
                    argument.expression, types[index], isMutable: isMutable, isBinding: isBinding)
            else { return .some(nil) }
            parts.append(part)
        }
        return .some(.enumCase(enumCase, parts))
    }

    /// Whether the program says itself what matches: then it isn't just what is equal.
    private func hasOwnMatching(_ type: Type) -> Bool {
        (world.globals(named: "~=") + world.lookup("~=", in: type)).contains { $0.native == nil }
    }

    /// `~=`: equality, or membership in a range.
    private func comparison(_ syntax: ExprSyntax, _ type: Type) -> Pattern? {
        let place = range(syntax)
        let subjectType = world.deepResolve(type)
        let subject = body.makeVariable("$match", subjectType)
        guard let value = inferPattern(syntax, subjectType) else { return nil }
        let read = make(.local(subject), subjectType, place)
        let test: Expression? = trying {
            if !hasOwnMatching(subjectType), let converted = coerce(value, to: subjectType),
                let equal = apply("==", converted, read, contextualType: world.known.bool, place)
            {
                return equal
            }
            return apply("~=", value, read, contextualType: world.known.bool, place)
        }
        if let test { return .expression(subject: subject, test: test) }
        error(
            "expression pattern of type '\(describe(world.deepResolve(value.type)))' cannot match values of type "
                + "'\(describe(subjectType))'", syntax)
        return nil
    }

    /// A pattern's expression: ranges get the subject's type as their bound.
    private func inferPattern(_ syntax: ExprSyntax, _ type: Type) -> Expression? {
        if let sequence = syntax.as(SequenceExprSyntax.self) {
            let elements = Array(sequence.elements)
            if elements.count == 3, let name = elements[1].as(BinaryOperatorExprSyntax.self)?.operator.text,
                name == "..." || name == "..<",
                let decl = world.nativeNominal(named: name == "..." ? "ClosedRange" : "Range")
            {
                return infer(syntax, contextualType: .nominal(decl, [world.wrapped(type) ?? type]))
            }
        }
        if let name = oneSidedRange(syntax), let decl = world.nativeNominal(named: name) {
            return infer(syntax, contextualType: .nominal(decl, [world.wrapped(type) ?? type]))
        }
        if syntax.is(ClosureExprSyntax.self) {
            // `case { $0 > 4 }`: what the program's own '~=' takes.
            let parameter = world.globals(named: "~=").lazy.compactMap { $0 as? FunctionDecl }.first { decl in
                guard decl.parameters.count == 2, case .function = decl.parameters[0].type else { return false }
                return decl.genericSignature.parameters.isEmpty && decl.parameters[1].type == type
            }
            if let parameter { return infer(syntax, contextualType: parameter.parameters[0].type) }
        }
        return infer(syntax, contextualType: type)
    }

    /// The type of `..<0`, `...0` and `0...`.
    private func oneSidedRange(_ syntax: ExprSyntax) -> String? {
        if let node = syntax.as(PrefixOperatorExprSyntax.self) {
            return ["..<": "PartialRangeUpTo", "...": "PartialRangeThrough"][node.operator.text]
        }
        return syntax.as(PostfixOperatorExprSyntax.self)?.operator.text == "..." ? "PartialRangeFrom" : nil
    }
}
