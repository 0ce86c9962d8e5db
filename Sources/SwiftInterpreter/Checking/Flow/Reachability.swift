/// Whether control comes to the end of statements: a function that returns a value, or the `else` of a `guard`, may not.
struct Reachability {
    private let world: World
    /// Loops and `switch`es that a `break` that is reached leaves, and loops that a `continue` goes on with.
    private var broken: Set<ObjectIdentifier> = []
    private var continued: Set<ObjectIdentifier> = []

    static func reachesEnd(_ statements: [Statement], in world: World) -> Bool {
        var reachability = Reachability(world)
        return reachability.reachesEnd(statements)
    }

    private init(_ world: World) { self.world = world }

    /// What comes after a statement that goes elsewhere is never reached, nor is a `break` there.
    private mutating func reachesEnd(_ statements: [Statement]) -> Bool {
        for statement in statements where !passes(statement) { return false }
        return true
    }

    /// Whether control goes on after a statement.
    private mutating func passes(_ statement: Statement) -> Bool {
        switch statement.kind {
        case .return, .throw, .yield, .fallthrough: return false
        case .break(let label):
            broken.insert(ObjectIdentifier(label))
            return false
        case .continue(let label):
            continued.insert(ObjectIdentifier(label))
            return false
        case .expression(let value), .declare(_, let value?): return !isNever(value)
        case .block(let inner): return reachesEnd(inner)
        case .if(let conditions, let first, let second):
            let reachesFirst = reachesEnd(first)
            let reachesSecond = reachesEnd(second)
            return reachesFirst || reachesSecond && !isTrue(conditions)
        case .guard(_, let other):
            _ = reachesEnd(other)
            return true
        case .while(let conditions, let body, let label):
            _ = reachesEnd(body)
            return !isTrue(conditions) || broken.contains(ObjectIdentifier(label))
        case .repeatWhile(let body, let condition, let label):
            let comesToCondition = reachesEnd(body) || continued.contains(ObjectIdentifier(label))
            return comesToCondition && !isTrue([.boolean(condition)]) || broken.contains(ObjectIdentifier(label))
        case .forIn(let loop):
            _ = reachesEnd(loop.body)
            return true
        case .switch(_, let cases, let label):
            return reachesEndOfAny(cases.map(\.body)) || broken.contains(ObjectIdentifier(label))
        case .doCatch(let body, let clauses, let label):
            return reachesEndOfAny([body] + clauses.map(\.body)) || broken.contains(ObjectIdentifier(label))
        case .declare(_, nil), .defer, .localFunction: return true
        }
    }

    /// Looks at all of them: each may break out of what is around.
    private mutating func reachesEndOfAny(_ blocks: [[Statement]]) -> Bool {
        var result = false
        for block in blocks where reachesEnd(block) { result = true }
        return result
    }

    private func isTrue(_ conditions: [Condition]) -> Bool {
        conditions.allSatisfy { condition in
            guard case .boolean(let value) = condition, case .literal(.bool(true)) = value.kind else { return false }
            return true
        }
    }

    private func isNever(_ value: Expression) -> Bool {
        guard case .nominal(let decl, _) = world.resolve(value.type) else { return false }
        return decl === world.known.neverDecl
    }
}
