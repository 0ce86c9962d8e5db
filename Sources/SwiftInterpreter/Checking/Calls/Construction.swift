import SwiftSyntax

/// `T(…)`
extension BodyChecker {
    func construct(
        _ type: Type, _ arguments: [CallArgument], _ node: FunctionCallExprSyntax, contextualType: Type?,
        metatype: Expression? = nil
    ) -> Expression? {
        let type = world.deepResolve(type)
        switch type {
        case .error:
            checkLoose(arguments)
            return nil
        case .existential(let protocols):
            error("type 'any \(protocols.map(\.name).joined(separator: " & "))' cannot be instantiated", node)
            return nil
        case .tuple(let elements): return constructTuple(elements, arguments, node)
        default: break
        }
        if case .nominal(let decl, _) = type {
            for expected in elementTypes {
                if case .nominal(let element, _) = expected, decl === element { _ = solver.unify(type, expected) }
            }
        }
        if world.hasUnknownParent(type) {
            // Its initialisers may be inherited.
            let mark = solver.mark()
            let made = trying {
                resolve(
                    staticCandidates(named: "init", of: type), arguments, "", range(node),
                    contextualType: contextualType)
            }
            solver.rollback(to: mark)
            guard made != nil else {
                checkLoose(arguments)
                return nil
            }
        }
        if let literal = literalOperand(arguments, of: type) { return check(literal, to: type, .argument) }
        var candidates = staticCandidates(named: "init", of: type)
        if let metatype { for index in candidates.indices { candidates[index].metatype = metatype } }
        guard !candidates.isEmpty else {
            checkLoose(arguments)
            if world.isPlaceholder(type), let value = placeholder(describe(type), range(node)) { return value }
            if let hidden = world.viewed(from: -1, { staticCandidates(named: "init", of: type).first?.decl }) {
                error(
                    "'\(describe(type))' initializer is inaccessible due to '\(hidden.protectionLevel)' protection level",
                    node,
                    notes: [.note("a '\(hidden.access == .internal ? "public " : "")init' in it can be called here")])
            } else if case .nominal(let decl, _) = type {
                error("'\(decl.name)' cannot be constructed because it has no accessible initializers", node)
            } else {
                error("type '\(describe(type))' has no member 'init'", node)
            }
            return nil
        }
        if let called = constructAndCall(type, candidates, arguments, node, contextualType: contextualType) {
            return called.expression
        }
        return resolve(
            candidates, arguments, describe(type), range(node), contextualType: contextualType, syntax: Syntax(node))
    }

    /// `Parameters(isFirst: true, next: {})` of `typealias Parameters = (isFirst: Bool, next: () -> Void)`
    private func constructTuple(
        _ elements: [TupleElement], _ arguments: [CallArgument], _ node: FunctionCallExprSyntax
    ) -> Expression? {
        let type = Type.tuple(elements)
        if arguments.count == 1, elements.count != 1, arguments[0].label == nil, let syntax = arguments[0].syntax {
            return check(syntax, to: type, .argument)
        }
        let labels = arguments.map(\.label)
        guard labels.count == elements.count,
            zip(labels, elements).allSatisfy({ $0 == nil || $0 == $1.label })
        else {
            let given = labels.map { ($0 ?? "_") + ":" }.joined()
            error("cannot convert arguments '(\(given))' to the tuple type '\(describe(type))'", node)
            checkLoose(arguments)
            return nil
        }
        var parts: [Expression] = []
        for (argument, element) in zip(arguments, elements) {
            guard let syntax = argument.syntax, let part = check(syntax, to: element.type, .argument) else {
                return nil
            }
            parts.append(part)
        }
        return make(.tuple(parts), type, range(node))
    }

    /// `Money(2)`: a literal that a type of the program is made from, which goes before its other initialisers. Lists
    /// (`Mask([])`) and text with values in it are taken by these, if there are any.
    private func literalOperand(_ arguments: [CallArgument], of type: Type) -> ExprSyntax? {
        guard arguments.count == 1, arguments[0].label == nil, let syntax = arguments[0].syntax,
            case .nominal(let decl, _) = type
        else { return nil }
        if decl === world.known.optionalDecl, syntax.is(NilLiteralExprSyntax.self) { return syntax }
        guard decl.native == nil else { return nil }
        let literal: TypeVariable.Literal
        switch syntax.as(ExprSyntaxEnum.self) {
        case .arrayExpr: literal = .array
        case .dictionaryExpr: literal = .dictionary
        case .integerLiteralExpr: literal = .integer
        case .floatLiteralExpr: literal = .float
        case .stringLiteralExpr: literal = .string
        case .booleanLiteralExpr: literal = .boolean
        default: return nil
        }
        guard solver.accepts(type, literal) else { return nil }
        switch literal {
        case .integer, .float, .boolean: if !isOpen(type) { return syntax }
        case .string: if !isOpen(type), !isInterpolated(syntax) { return syntax }
        case .array, .dictionary, .null: break
        }
        let takes = staticCandidates(named: "init", of: type).contains { candidate in
            guard let first = parameters(of: candidate).first else { return false }
            return first.label == nil
        }
        return takes ? nil : syntax
    }

    private func isInterpolated(_ syntax: ExprSyntax) -> Bool {
        syntax.as(StringLiteralExprSyntax.self)?.segments.contains { $0.is(ExpressionSegmentSyntax.self) } ?? false
    }

    /// `Flow(spacing: 4) { … }`: the closure goes to `callAsFunction` of what `Flow(spacing: 4)` makes.
    private func constructAndCall(
        _ type: Type, _ candidates: [Candidate], _ arguments: [CallArgument], _ node: FunctionCallExprSyntax,
        contextualType: Type?
    ) -> Special? {
        guard arguments.contains(where: \.isTrailing), !world.members(named: "callAsFunction", of: type).isEmpty else {
            return nil
        }
        func fits(_ arguments: [CallArgument]) -> Bool {
            candidates.contains { candidate in
                ArgumentMatch.match(parameters(of: candidate), arguments, isFunction: isFunctionLike) != nil
            }
        }
        let plain = arguments.filter { !$0.isTrailing }
        guard !fits(arguments), fits(plain) else { return nil }
        guard let value = resolve(candidates, plain, describe(type), range(node), contextualType: nil) else {
            return Special(expression: nil)
        }
        return Special(
            expression: callValue(value, arguments.filter(\.isTrailing), node, contextualType: contextualType))
    }
}
