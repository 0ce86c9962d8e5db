/// Whether control comes to the end of statements: a function that returns a value, or the `else` of a `guard`, may not.
struct Reachability {
    private let world: World
    /// Loops and `switch`es that a `break` that is reached leaves, and loops that a `continue` goes on with.
    private var broken: Set<ObjectIdentifier> = []
    private var continued: Set<ObjectIdentifier> = []
    /// What comes after statements that don't go on; nil where they aren't looked for.
    private var unreachable: [Unreachable]?
    /// The way was decided by a condition that is a literal.
    private var isConstant = false

    struct Unreachable {
        let message: String
        let range: SourceRange
    }

    /// What is never executed of the statements of a function or closure, those of closures in it apart.
    static func unreachable(_ statements: [Statement], in world: World) -> [Unreachable] {
        var reachability = Reachability(world)
        reachability.unreachable = []
        _ = reachability.reachesEnd(statements)
        return reachability.unreachable ?? []
    }

    static func reachesEnd(_ statements: [Statement], in world: World) -> Bool {
        var reachability = Reachability(world)
        return reachability.reachesEnd(statements)
    }

    private init(_ world: World) { self.world = world }

    /// What comes after a statement that goes elsewhere is never reached, nor is a `break` there.
    private mutating func reachesEnd(_ statements: [Statement]) -> Bool {
        for (index, statement) in statements.enumerated() {
            isConstant = false
            if passes(statement) { continue }
            if unreachable != nil, !isConstant { note(after: statement, statements[(index + 1)...]) }
            return false
        }
        return true
    }

    private mutating func note(after statement: Statement, _ rest: ArraySlice<Statement>) {
        guard let next = rest.first(where: { if case .localFunction = $0.kind { false } else { true } }) else { return }
        var message = "will never be executed"
        var range = next.range
        switch statement.kind {
        case .return: message = "code after 'return' " + message
        case .throw: message = "code after 'throw' " + message
        case .break: message = "code after 'break' " + message
        case .continue: message = "code after 'continue' " + message
        // What comes first is what is evaluated first.
        case .expression, .declare:
            var first: Expression?
            next.visit({ first = first ?? $0 }, { _ in })
            while let part = first?.parts.first, part.range.file == range.file { first = part }
            range = first?.range ?? range
        default: break
        }
        // Statements that nobody wrote stand where something else does.
        guard range.file == statement.range.file, range.length > 0,
            range.offset >= statement.range.offset + statement.range.length
        else { return }
        unreachable?.append(Unreachable(message: message, range: range))
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
            isConstant = false
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

    private mutating func isTrue(_ conditions: [Condition]) -> Bool {
        let isTrue = conditions.allSatisfy { condition in
            guard case .boolean(let value) = condition, case .literal(.bool(true)) = value.kind else { return false }
            return true
        }
        if isTrue { isConstant = true }
        return isTrue
    }

    private func isNever(_ value: Expression) -> Bool {
        guard case .nominal(let decl, _) = world.resolve(value.type) else { return false }
        return decl === world.known.neverDecl
    }
}
