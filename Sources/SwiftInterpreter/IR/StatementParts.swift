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
