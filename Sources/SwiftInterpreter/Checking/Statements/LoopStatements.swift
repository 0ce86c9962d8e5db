import SwiftSyntax

/// Loops, and the statements that leave them.
extension BodyChecker {
    func loop<Result>(_ name: String?, _ work: (LoopLabel) -> Result) -> Result {
        let label = LoopLabel(name)
        labels.append(Label(name: name, label: label, isLoop: true, isBreakTarget: true))
        defer { labels.removeLast() }
        return work(label)
    }

    func whileStatement(_ node: WhileStmtSyntax, _ name: String?) -> Statement? {
        scoped {
            loop(name) { label in
                let conditions = conditions(node.conditions)
                let (body, isFine) = block(node.body.statements)
                guard let conditions, isFine else { return nil }
                return Statement(.while(conditions, body, label), range: range(node.whileKeyword))
            }
        }
    }

    func repeatStatement(_ node: RepeatStmtSyntax, _ name: String?) -> Statement? {
        loop(name) { label in
            let (body, isFine) = block(node.body.statements)
            guard let condition = check(node.condition, to: world.known.bool, .condition), isFine else { return nil }
            return Statement(.repeatWhile(body, condition, label), range: range(node.repeatKeyword))
        }
    }

    func forStatement(_ node: ForStmtSyntax, _ name: String?) -> Statement? {
        scoped {
            if let syntax = node.sequence.as(PackExpansionExprSyntax.self) { return packLoop(node, syntax, name) }
            let mark = solver.mark()
            let calls = solver.openCalls.count
            let expected = node.typeAnnotation.map { world.known.array(resolver().resolve($0.type)) }
            guard let sequence = end(infer(node.sequence, contextualType: expected), mark, calls).map(unwrapImplicitly)
            else {
                // The body can't be checked without the element's type; its names would all be unknown.
                return nil
            }
            let isAsync = node.awaitKeyword != nil
            let item = isAsync ? world.protocolDecl(named: "AsyncSequence") : world.known.sequenceProtocol
            guard let item, world.conforms(sequence.type, to: item),
                let element = isAsync ? asyncElementType(sequence.type) : elementType(sequence.type)
            else {
                if !world.containsError(sequence.type) {
                    error(
                        "for-in loop requires '\(describe(sequence.type))' to conform to "
                            + "'\(isAsync ? "AsyncSequence" : "Sequence")'"
                            + (world.wrapped(sequence.type) == nil ? "" : "; did you mean to unwrap optional?"),
                        at: anchor(node.sequence))
                }
                return nil
            }
            if node.pattern.is(TuplePatternSyntax.self), case .nominal = world.resolve(element) {
                error(
                    "tuple pattern cannot match values of non-tuple type '\(describe(element))'",
                    at: anchor(node.sequence))
                return nil
            }
            guard let pattern = pattern(node.pattern, element, isMutable: false, isBinding: node.caseKeyword == nil)
            else { return nil }
            if let annotation = node.typeAnnotation { _ = resolver().resolve(annotation.type) }
            let condition = node.whereClause.map { check($0.condition, to: world.known.bool, .condition) }
            return loop(name) { label in
                let (body, isFine) = block(node.body.statements)
                if case .some(.none) = condition { return nil }
                guard isFine else { return nil }
                return Statement(
                    .forIn(
                        ForLoop(
                            pattern: pattern, sequence: sequence, elementType: element, condition: condition ?? nil,
                            body: body, label: label)), range: range(node.forKeyword))
            }
        }
    }

    private func asyncElementType(_ type: Type) -> Type? {
        if let element = world.memberType("Element", of: type) { return element }
        switch world.resolve(type) {
        case .parameter, .member: return .member(world.resolve(type), "Element")
        default: break
        }
        for member in world.members(named: "makeAsyncIterator", of: type) where !member.decl.isRequirement {
            guard let function = member.decl as? FunctionDecl else { continue }
            let substitution = Substitution(function.owner?.genericSignature.parameters ?? [], member.ownerArguments)
            let iterator = world.substitute(function.result, substitution)
            if let element = world.memberType("Element", of: iterator) { return element }
            for next in world.members(named: "next", of: iterator) {
                guard let function = next.decl as? FunctionDecl else { continue }
                let own = Substitution(function.owner?.genericSignature.parameters ?? [], next.ownerArguments)
                return world.wrapped(world.substitute(function.result, own))
            }
        }
        return nil
    }

    func elementType(_ type: Type) -> Type? {
        if let element = world.memberType("Element", of: type) { return element }
        switch world.resolve(type) {
        case .parameter, .member: return .member(world.resolve(type), "Element")
        default: break
        }
        if let iterator = world.memberType("Iterator", of: type) {
            return world.memberType("Element", of: iterator)
        }
        for member in world.members(named: "makeIterator", of: type) where !member.decl.isRequirement {
            guard let function = member.decl as? FunctionDecl else { continue }
            let substitution = Substitution(
                function.owner?.genericSignature.parameters ?? [], member.ownerArguments)
            if let element = world.memberType("Element", of: world.substitute(function.result, substitution)) {
                return element
            }
        }
        return nil
    }

    func breakStatement(_ node: BreakStmtSyntax) -> Statement? {
        if let name = node.label?.identifierText {
            guard let target = labels.last(where: { $0.name == name }) else {
                error("cannot find label '\(name)' in scope", node)
                return nil
            }
            return Statement(.break(target.label), range: range(node))
        }
        guard let target = labels.last(where: \.isBreakTarget) else {
            error("'break' is only allowed inside a loop, if, do, or switch", node)
            return nil
        }
        return Statement(.break(target.label), range: range(node))
    }

    func continueStatement(_ node: ContinueStmtSyntax) -> Statement? {
        let name = node.label?.identifierText
        guard let target = labels.last(where: { $0.isLoop && (name == nil || $0.name == name) }) else {
            error(
                name.map { "cannot find label '\($0)' in scope" } ?? "'continue' is only allowed inside a loop", node)
            return nil
        }
        return Statement(.continue(target.label), range: range(node))
    }
}
