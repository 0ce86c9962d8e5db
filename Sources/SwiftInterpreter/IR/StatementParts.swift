extension Statement {
    /// The expressions it is made of and the statements inside of it, in order; bodies of closures aren't looked into.
    func visit(_ expression: (Expression) -> Void, _ statement: (Statement) -> Void) {
        func look(_ items: [(pattern: Pattern, guard: Expression?)]) {
            for item in items {
                item.pattern.visit(expression)
                if let condition = item.guard { expression(condition) }
            }
        }
        func look(_ conditions: [Condition]) {
            for condition in conditions {
                switch condition {
                case .boolean(let value): expression(value)
                case .pattern(let pattern, let value):
                    expression(value)
                    pattern.visit(expression)
                case .constant: break
                }
            }
        }
        switch kind {
        case .expression(let value), .yield(let value), .throw(let value): expression(value)
        case .declare(let pattern, let value):
            if let value { expression(value) }
            pattern.visit(expression)
        case .block(let inner), .defer(let inner): inner.forEach(statement)
        case .if(let conditions, let first, let second):
            look(conditions)
            first.forEach(statement)
            second.forEach(statement)
        case .guard(let conditions, let other):
            look(conditions)
            other.forEach(statement)
        case .while(let conditions, let body, _):
            look(conditions)
            body.forEach(statement)
        case .repeatWhile(let body, let condition, _):
            body.forEach(statement)
            expression(condition)
        case .forIn(let loop):
            expression(loop.sequence)
            if let condition = loop.condition { expression(condition) }
            loop.pattern.visit(expression)
            loop.body.forEach(statement)
        case .switch(let subject, let cases, _):
            expression(subject)
            for item in cases {
                look(item.items)
                item.body.forEach(statement)
            }
        case .return(let value): if let value { expression(value) }
        case .doCatch(let body, let clauses, _):
            body.forEach(statement)
            for clause in clauses {
                look(clause.items)
                clause.body.forEach(statement)
            }
        case .localFunction(let function): function.body?.statements.forEach(statement)
        case .break, .continue, .fallthrough: break
        }
    }
}

extension Pattern {
    /// The expressions in it.
    func visit(_ expression: (Expression) -> Void) {
        switch self {
        case .expression(_, let test): expression(test)
        case .tuple(let parts), .enumCase(_, let parts): for part in parts { part.visit(expression) }
        case .optional(let inner): inner.visit(expression)
        case .cast(_, let inner): inner?.visit(expression)
        case .any, .bind, .null: break
        }
    }
}

extension Expression {
    /// Closures among its arguments that no braces are written around.
    var autoclosures: [ClosureExpression] {
        let arguments: [Argument]
        switch kind {
        case .call(let call): arguments = call.arguments
        case .subscript(_, _, let given, _, _): arguments = given
        default: return []
        }
        return arguments.compactMap { if case .autoclosure(let closure) = $0 { closure } else { nil } }
    }
}

extension Statement {
    /// Whether a variable is named in it, closures included.
    ///
    /// - Parameter countsSelfType: whether the type `Self` of an object counts as a mention of the object.
    func mentions(_ variable: LocalVariable, countsSelfType: Bool = true) -> Bool {
        var found = false
        visit(
            { found = found || $0.mentions(variable, countsSelfType) },
            { found = found || $0.mentions(variable, countsSelfType: countsSelfType) })
        return found
    }
}

extension ClosureExpression {
    /// Whether a variable is named in it, closures in it included.
    func mentions(_ variable: LocalVariable, countsSelfType: Bool = true) -> Bool {
        body.statements.contains { $0.mentions(variable, countsSelfType: countsSelfType) }
    }
}

extension Expression {
    /// `Self` in a class, which the object is written nowhere for, as it is in `type(of: self)`.
    private var isSelfType: Bool {
        if case .dynamicType(let object) = kind { object.range == range } else { false }
    }

    fileprivate func mentions(_ variable: LocalVariable, _ countsSelfType: Bool) -> Bool {
        switch kind {
        case .local(let other): return other === variable
        case .closure(let closure), .asyncLet(let closure):
            if closure.mentions(variable, countsSelfType: countsSelfType) { return true }
        case .statement(let statement):
            if statement.mentions(variable, countsSelfType: countsSelfType) { return true }
        case .dynamicType where isSelfType && !countsSelfType: return false
        default: break
        }
        return parts.contains { $0.mentions(variable, countsSelfType) }
            || autoclosures.contains { $0.mentions(variable, countsSelfType: countsSelfType) }
    }
}
