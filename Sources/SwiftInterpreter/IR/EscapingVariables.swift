/// Variables that functions capture which may be called after the call they are made for: local functions, and closures
/// that aren't handed to a parameter that lets them go at the end of the call.
struct EscapingVariables {
    private var found: Set<LocalVariable> = []
    /// Closures in constants: as long as these are only called, and by the body itself, nothing outlives it.
    private var constants: [(variable: LocalVariable, closure: ClosureExpression)] = []
    /// Constants that are used otherwise.
    private var kept: Set<LocalVariable> = []

    static func of(_ body: FunctionBody) -> Set<LocalVariable> {
        var finder = EscapingVariables()
        finder.look(body.statements)
        for (variable, closure) in finder.constants where variable.isCaptured || finder.kept.contains(variable) {
            finder.add(closure.body)
        }
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
        if case .declare(.bind(let variable), let value?) = statement.kind, !variable.isMutable,
            case .closure(let closure) = value.kind
        {
            constants.append((variable, closure))
            expressions = value.parts
            look(closure.body.statements)
        }
        for expression in expressions { look(expression) }
        look(statements)
    }

    private mutating func look(_ expression: Expression) {
        switch expression.kind {
        case .closure(let closure), .asyncLet(let closure): look(closure)
        case .statement(let statement): look(statement)
        case .local(let variable): kept.insert(variable)
        case .call(let call):
            if case .value(let callee) = call.callee, case .local = callee.kind {
                for closure in expression.autoclosures { look(closure) }
                for part in expression.parts.dropFirst() { look(part) }
                return
            }
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
