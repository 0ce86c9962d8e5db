import SwiftSyntax

/// `&&`, `||` and `!` of the program's own types.
extension BodyChecker {
    struct OwnLogic { let expression: Expression? }

    /// Nil where truth values are meant, as nearly always.
    func ownLogic(
        _ name: String, _ left: Folded, _ right: Folded, _ token: SourceRange, contextualType: Type?
    ) -> OwnLogic? {
        guard hasOwnOperator(name, contextualType, left) else { return nil }
        guard let a = infer(left, contextualType: contextualType) else { return OwnLogic(expression: nil) }
        var candidates: [Candidate] = []
        for type in [a.type, contextualType].compactMap(\.self) { addOperators(name, type, .infix, &candidates) }
        addGlobals(name, .infix, &candidates)
        var argument = CallArgument(label: nil, range: token)
        if case .leaf(let syntax) = right {
            argument.syntax = syntax
            argument.range = range(syntax)
        } else {
            guard let b = infer(right, contextualType: contextualType ?? a.type) else {
                return OwnLogic(expression: nil)
            }
            argument.made = b
            argument.range = b.range
        }
        let first = CallArgument(label: nil, made: a, range: a.range)
        return OwnLogic(
            expression: resolve(
                candidates, [first, argument], name, a.range.merging(argument.range), contextualType: contextualType))
    }

    /// Whether the program has such an operator, for what is expected or for its first operand.
    func hasOwnOperator(_ name: String, _ contextualType: Type?, _ operand: Folded) -> Bool {
        guard checker.ownOperators.contains(name) else { return false }
        func isOwn(_ type: Type) -> Bool {
            if type == world.known.bool { return false }
            return world.lookup(name, in: type).contains { $0.native == nil }
        }
        if let contextualType, isOwn(world.deepResolve(contextualType)) { return true }
        if isContextual(operand) { return false }
        let mark = solver.mark()
        let hadSpeculative = sink.hadSpeculativeReport
        defer {
            solver.rollback(to: mark)
            sink.hadSpeculativeReport = hadSpeculative
        }
        guard let value = trying({ infer(operand, contextualType: nil) }) else { return false }
        let type = world.deepResolve(value.type)
        return isOwn(type) || type != world.known.bool && world.globals(named: name).contains { $0.native == nil }
    }

    /// Notes for the running body what an expression uses that was checked outside of it.
    func noteUses(of expression: Expression) {
        switch expression.kind {
        case .local(let variable): use(variable)
        case .localFunction(let function): use(function.variable)
        case .localAccess(let get, let set):
            use(get.variable)
            if let set { use(set.variable) }
        case .packElement(_, let expansion): use(expansion.index)
        case .call(let call): if case .local(let function) = call.callee { use(function.variable) }
        case .closure(let closure), .asyncLet(let closure):
            for capture in closure.body.captures { use(capture.variable) }
        default: break
        }
        for closure in expression.autoclosures {
            for capture in closure.body.captures { use(capture.variable) }
        }
        for part in expression.parts { noteUses(of: part) }
    }
}
