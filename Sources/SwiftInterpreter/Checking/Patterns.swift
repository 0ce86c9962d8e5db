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
        let variable = body.makeVariable(name, type, isMutable: isMutable)
        variable.range = range(token)
        track(variable)
        declare(variable)
        return .bind(variable)
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
            guard case .type(let written) = trying({ reference(base, hint: nil) }) else { return nil }
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
                error("tuple pattern has the wrong length for tuple type of enum case '\(name)'", node)
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

    /// `~=`: equality, or membership in a range.
    private func comparison(_ syntax: ExprSyntax, _ type: Type) -> Pattern? {
        let place = range(syntax)
        var subjectType = world.deepResolve(type)
        let subject = body.makeVariable("$match", subjectType)
        var depth = 0
        func test(_ value: Expression, _ against: Type) -> Expression? {
            let read = make(.local(subject), against, place)
            return trying {
                if let converted = coerce(value, to: against) {
                    if let equal = apply("==", converted, read, hint: world.known.bool, place) { return equal }
                }
                return apply("~=", value, read, hint: world.known.bool, place)
            }
        }
        guard let value = inferPattern(syntax, subjectType) else { return nil }
        if let made = test(value, subjectType) { return .expression(subject: subject, test: made) }
        while let wrapped = world.wrapped(subjectType) {
            subjectType = wrapped
            depth += 1
            subject.type = wrapped
            if let made = test(value, subjectType) {
                var result = Pattern.expression(subject: subject, test: made)
                for _ in 0..<depth { result = .optional(result) }
                return result
            }
        }
        error(
            "expression pattern of type '\(describe(world.deepResolve(value.type)))' cannot match values of type "
                + "'\(describe(world.deepResolve(type)))'", syntax)
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
                return infer(syntax, hint: .nominal(decl, [world.wrapped(type) ?? type]))
            }
        }
        if let node = syntax.as(PrefixOperatorExprSyntax.self), node.operator.text.hasPrefix("."),
            let operand = infer(node.expression, hint: type)
        {
            let converted = coerce(operand, to: world.wrapped(type) ?? type) ?? operand
            _ = converted
        }
        return infer(syntax, hint: type)
    }
}

/// Whether a `switch` covers everything.
struct Exhaustiveness {
    let world: World

    /// Names of cases that are missing; nil if all is covered, empty if that can't be told by names.
    func missing(_ type: Type, _ cases: [SwitchCase]) -> [String]? {
        if cases.contains(where: \.isDefault) { return nil }
        let patterns = cases.flatMap { $0.items.filter { $0.guard == nil }.map(\.pattern) }
        if covers(patterns, type, depth: 0) { return nil }
        return names(patterns, type)
    }

    private func isIrrefutable(_ pattern: Pattern) -> Bool {
        switch pattern {
        case .any, .bind: true
        case .tuple(let parts): parts.allSatisfy(isIrrefutable)
        default: false
        }
    }

    private func covers(_ patterns: [Pattern], _ type: Type, depth: Int) -> Bool {
        guard depth < 6 else { return patterns.contains(where: isIrrefutable) }
        if patterns.contains(where: isIrrefutable) { return true }
        let type = world.resolve(type)
        if let wrapped = world.wrapped(type) {
            let inner = patterns.compactMap { if case .optional(let inner) = $0 { inner } else { nil } }
            let hasNull = patterns.contains { if case .null = $0 { true } else { false } }
            return hasNull && covers(inner, wrapped, depth: depth + 1)
        }
        switch type {
        case .nominal(let decl, _) where decl === world.known.boolDecl: return coversBool(patterns)
        case .nominal(let decl, let arguments) where decl.kind == .enum:
            let all = caseDecls(decl)
            guard !all.isEmpty else { return false }
            return all.allSatisfy { coversCase($0, patterns, decl, arguments, depth) }
        case .tuple(let elements):
            return coversTuple(
                patterns.compactMap { if case .tuple(let parts) = $0 { parts } else { nil } }, elements.map(\.type),
                depth)
        default: return false
        }
    }

    private func coversCase(
        _ enumCase: EnumCaseDecl, _ patterns: [Pattern], _ decl: NominalDecl, _ arguments: [Type], _ depth: Int
    ) -> Bool {
        var payloads: [[Pattern]] = []
        for pattern in patterns {
            guard case .enumCase(let found, let parts) = pattern, found === enumCase else { continue }
            if parts.isEmpty { return true }
            if parts.count != enumCase.parameters.count {
                if parts.allSatisfy(isIrrefutable) { return true }
                continue
            }
            payloads.append(parts)
        }
        guard !payloads.isEmpty else { return false }
        let substitution = Substitution(decl.genericSignature.parameters, arguments)
        return coversTuple(payloads, enumCase.parameters.map { world.substitute($0.type, substitution) }, depth + 1)
    }

    /// Column by column: for each way the first column can be, the rest must be covered.
    private func coversTuple(_ rows: [[Pattern]], _ types: [Type], _ depth: Int) -> Bool {
        guard let first = types.first else { return !rows.isEmpty }
        guard !rows.isEmpty, depth < 6 else { return false }
        let rest = Array(types.dropFirst())
        let general = rows.filter { isIrrefutable($0[0]) }
        if coversTuple(general.map { Array($0.dropFirst()) }, rest, depth + 1) { return true }
        let values = alternatives(first)
        guard !values.isEmpty else { return false }
        return values.allSatisfy { matches in
            let chosen = rows.filter { isIrrefutable($0[0]) || matches($0[0]) }
            return coversTuple(chosen.map { Array($0.dropFirst()) }, rest, depth + 1)
        }
    }

    private func alternatives(_ type: Type) -> [(Pattern) -> Bool] {
        let type = world.resolve(type)
        if let wrapped = world.wrapped(type) {
            return [
                { if case .null = $0 { true } else { false } },
                { if case .optional(let inner) = $0 { covers([inner], wrapped, depth: 4) } else { false } },
            ]
        }
        guard case .nominal(let decl, _) = type else { return [] }
        if decl === world.known.boolDecl {
            return [true, false].map { value in { pattern in boolValue(pattern) == value } }
        }
        guard decl.kind == .enum else { return [] }
        return caseDecls(decl).map { enumCase in
            { pattern in
                if case .enumCase(let found, let parts) = pattern {
                    return found === enumCase && parts.allSatisfy(isIrrefutable)
                }
                return false
            }
        }
    }

    private func caseDecls(_ decl: NominalDecl) -> [EnumCaseDecl] {
        if decl.native == nil { return decl.enumCases }
        let names = decl.memberProvider?.memberNames(of: decl) ?? []
        var seen: Set<String> = []
        return names.filter { seen.insert($0).inserted }
            .compactMap { decl.members(named: $0).first { $0 is EnumCaseDecl } as? EnumCaseDecl }
    }

    private func coversBool(_ patterns: [Pattern]) -> Bool {
        let values = patterns.compactMap(boolValue)
        return values.contains(true) && values.contains(false)
    }

    /// `true` and `false` as patterns are comparisons with a literal.
    private func boolValue(_ pattern: Pattern) -> Bool? {
        guard case .expression(_, let test) = pattern, case .call(let call) = test.kind,
            case .value(let first)? = call.arguments.first, case .literal(.bool(let value)) = first.kind
        else { return nil }
        return value
    }

    private func names(_ patterns: [Pattern], _ type: Type) -> [String] {
        guard case .nominal(let decl, let arguments) = world.resolve(type), decl.kind == .enum else { return [] }
        return caseDecls(decl).filter { !coversCase($0, patterns, decl, arguments, 0) }.map { enumCase in
            enumCase.parameters.isEmpty
                ? ".\(enumCase.name)"
                : ".\(enumCase.name)("
                    + enumCase.parameters.map { ($0.label.map { "let \($0)" }) ?? "_" }.joined(separator: ", ") + ")"
        }
    }
}
