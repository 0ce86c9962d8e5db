/// Variables that functions capture which may be called after the call they are made for: local functions, and closures
/// that aren't handed to a parameter that lets them go at the end of the call.
struct EscapingVariables {
    private var found: Set<LocalVariable> = []

    static func of(_ body: FunctionBody) -> Set<LocalVariable> {
        var finder = EscapingVariables()
        finder.look(body.statements)
        return finder.found
    }

    private mutating func look(_ statements: [Statement]) {
        for statement in statements { look(statement) }
    }

    private mutating func look(_ statement: Statement) {
        if case .localFunction(let function) = statement.kind, let body = function.body { add(body) }
        var expressions: [Expression] = []
        var statements: [Statement] = []
        statement.visit({ expressions.append($0) }, { statements.append($0) })
        for expression in expressions { look(expression) }
        look(statements)
    }

    private mutating func look(_ expression: Expression) {
        switch expression.kind {
        case .closure(let closure), .asyncLet(let closure): look(closure)
        case .statement(let statement): look(statement)
        case .localAccess(let get, let set):
            for function in [get, set] { if let body = function?.body { add(body) } }
        default: break
        }
        for closure in expression.autoclosures { look(closure) }
        for part in expression.parts { look(part) }
    }

    private mutating func look(_ closure: ClosureExpression) {
        if closure.escapes { add(closure.body) }
        look(closure.body.statements)
    }

    private mutating func add(_ body: FunctionBody) {
        for capture in body.captures { found.insert(capture.variable) }
    }
}
