import SwiftSyntax

/// `repeat` and `each` in bodies.
extension BodyChecker {
    /// `repeat pattern`, where a list of values stands.
    func packExpansion(_ node: PackExpansionExprSyntax, contextualType: Type? = nil) -> Expression? {
        let expansion = PackExpansion(index: body.makeVariable("$index", world.known.int))
        expansions.append(expansion)
        defer { expansions.removeLast() }
        let pattern =
            contextualType.map { check(node.repetitionPattern, to: $0, .argument) }
            ?? infer(node.repetitionPattern, contextualType: nil)
        guard let pattern, requirePack(in: expansion, node) else { return nil }
        expansion.pattern = pattern
        return make(.packExpansion(expansion), .expansion(pattern.type), range(node))
    }

    func requirePack(in expansion: PackExpansion, _ node: PackExpansionExprSyntax) -> Bool {
        if !expansion.packs.isEmpty { return true }
        error("value pack expansion must contain at least one pack reference", node)
        return false
    }

    /// `each values`
    func packElement(_ node: PackElementExprSyntax) -> Expression? {
        if let type = packElementType(node) { return make(.metatype(type), .metatype(type), range(node)) }
        let outer = isPackName
        isPackName = true
        let base = infer(node.pack, contextualType: nil)
        isPackName = outer
        guard let base else { return nil }
        let type: Type
        switch world.deepResolve(base.type) {
        case .expansion(let pattern): type = pattern
        // A tuple that is made of a pack alone is one.
        case .tuple(let elements) where elements.count == 1 && elements[0].type.isExpansion:
            type = elements[0].type.pattern
        case let other:
            if !world.containsError(other) {
                error("'each' cannot be applied to non-pack type '\(describe(other))'", node)
            }
            return nil
        }
        guard let expansion = expansion(around: node, type) else { return nil }
        use(expansion.index)
        return make(.packElement(base, expansion), type, range(node))
    }

    /// `each T`
    func packElementType(_ node: PackElementExprSyntax) -> Type? {
        guard let name = node.pack.as(DeclReferenceExprSyntax.self)?.baseName.identifierText, lookupLocal(name) == nil,
            case .parameter(let parameter)? = resolver().lookup(name), parameter.isPack
        else { return nil }
        guard expansion(around: node, .parameter(parameter)) != nil else { return .error }
        return .parameter(parameter)
    }

    private func expansion(around node: PackElementExprSyntax, _ type: Type) -> PackExpansion? {
        guard let expansion = expansions.last else {
            error("pack reference '\(describe(type))' can only appear in pack expansion", node)
            return nil
        }
        expansion.packs += type.packs
        return expansion
    }

    /// `repeat f(each value)` as a statement.
    func packStatement(_ node: PackExpansionExprSyntax) -> Statement? {
        guard let expression = packExpansion(node) else { return nil }
        return Statement(.expression(expression), range: range(node))
    }

    /// `for x in repeat each items`
    func packLoop(_ node: ForStmtSyntax, _ syntax: PackExpansionExprSyntax, _ name: String?) -> Statement? {
        let mark = solver.mark()
        let calls = solver.openCalls.count
        let expansion = PackExpansion(index: body.makeVariable("$index", world.known.int))
        expansions.append(expansion)
        let sequence = end(infer(syntax.repetitionPattern, contextualType: nil), mark, calls)
        expansions.removeLast()
        guard let sequence, requirePack(in: expansion, syntax),
            let pattern = pattern(
                node.pattern, sequence.type, isMutable: false, isBinding: node.caseKeyword == nil)
        else { return nil }
        let condition = node.whereClause.map { check($0.condition, to: world.known.bool, .condition) }
        return loop(name) { label in
            let (body, isFine) = block(node.body.statements)
            if case .some(.none) = condition { return nil }
            guard isFine else { return nil }
            let made = ForLoop(
                pattern: pattern, sequence: sequence, elementType: sequence.type, condition: condition ?? nil,
                body: body, label: label)
            made.expansion = expansion
            return Statement(.forIn(made), range: range(node.forKeyword))
        }
    }

    /// Values for a parameter `repeat each T`: one for each element, and expansions of other packs among them.
    func packArgument(_ arguments: [CallArgument], _ used: [Int], _ list: Type) -> Argument? {
        let syntaxes = used.map { arguments[$0].syntax?.as(PackExpansionExprSyntax.self) }
        let shape = syntaxes.map { $0 == nil ? Type.void : .expansion(.void) }
        solver.bindPacks(in: list.pattern, like: shape)
        let types = if case .pack(let known) = list { known } else { world.expanded(list.pattern, .empty) }
        guard types.count == used.count else {
            reportShape(types, used.map { arguments[$0] })
            return nil
        }
        var parts: [Expression] = []
        for (index, type) in zip(used, types) {
            let part: Expression?
            if let made = arguments[index].made {
                part = coerce(made, to: type)
                if part == nil { reportMismatch(of: made, type, .argument, at: anchor(arguments[index])) }
            } else if let syntax = arguments[index].syntax?.as(PackExpansionExprSyntax.self) {
                guard type.isExpansion else {
                    error("cannot pass value pack expansion to non-pack parameter of type '\(describe(type))'", syntax)
                    return nil
                }
                part = packExpansion(syntax, contextualType: type.pattern)
            } else if let closure = arguments[index].closure {
                part = self.closure(closure, contextualType: type, isArgument: true).flatMap { coerce($0, to: type) }
            } else {
                part = plainArgument(arguments[index], type)
            }
            guard let part else { return nil }
            parts.append(part)
        }
        return .pack(parts)
    }

    private func reportShape(_ types: [Type], _ arguments: [CallArgument]) {
        guard !sink.isTrial else { return }
        let given = arguments.map { argument -> Type in
            guard let syntax = argument.syntax else { return argument.made?.type ?? .error }
            if isContextual(syntax) { return solver.makeVariable() }
            return trying { infer(syntax, contextualType: nil)?.type } ?? solver.makeVariable()
        }
        error(
            "pack expansion requires that '\(describe(.pack(types)))' and '\(describe(.pack(given)))' have the same shape",
            at: arguments.first?.range ?? calleePlace ?? .none)
    }

    /// Packs that one expansion goes through have equally many elements; false where they haven't.
    func shapesAgree(_ decl: FunctionDecl, _ substitution: Substitution, _ name: String, _ place: SourceRange) -> Bool {
        for type in decl.parameters.map(\.type) + [decl.result] {
            for packs in type.expandedPacks where packs.count > 1 {
                let given = packs.map { world.deepResolve(substitution.types[$0] ?? .error) }
                guard case .pack(let first) = given[0] else { continue }
                for other in given.dropFirst() {
                    guard case .pack(let elements) = other, elements.count != first.count else { continue }
                    error(
                        "global function '\(decl.displayName)' requires the type packs '\(describe(given[0]))' and "
                            + "'\(describe(other))' have the same shape", at: calleePlace ?? place)
                    return false
                }
            }
        }
        return true
    }
}

extension Type {
    /// For each expansion in it: the packs it goes through.
    fileprivate var expandedPacks: [[GenericParameter]] {
        switch self {
        case .expansion(let pattern): [pattern.packs] + pattern.expandedPacks
        case .nominal(_, let arguments), .opaque(_, let arguments), .pack(let arguments):
            arguments.flatMap(\.expandedPacks)
        case .tuple(let elements): elements.flatMap(\.type.expandedPacks)
        case .function(let function):
            function.parameters.flatMap(\.type.expandedPacks) + function.result.expandedPacks
        case .member(let base, _), .metatype(let base): base.expandedPacks
        case .parameter, .existential, .variable, .error: []
        }
    }
}

extension TypeResolver {
    /// `repeat P`
    func expansion(_ type: PackExpansionTypeSyntax) -> Type {
        var inner = self
        inner.isInExpansion = true
        return .expansion(inner.resolve(type.repetitionPattern))
    }

    /// `each T`
    func packElement(_ type: PackElementTypeSyntax) -> Type {
        let pack = resolve(type.pack)
        if case .error = pack { return pack }
        guard isInExpansion else {
            report("pack reference '\(type.pack.trimmedDescription)' requires expansion using keyword 'repeat'", type)
            return .error
        }
        guard case .parameter(let parameter) = pack, parameter.isPack else {
            report("'each' cannot be applied to non-pack type '\(world.describe(pack))'", type)
            return .error
        }
        return pack
    }
}
