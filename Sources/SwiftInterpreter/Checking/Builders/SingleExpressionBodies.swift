import SwiftSyntax

/// Bodies of one expression, of functions and of closures.
extension BodyChecker {
    /// A body of one expression gives its value, or is a statement where nothing is expected.
    func singleExpressionBody(_ syntax: ExprSyntax, _ resultType: Type) -> Statement? {
        let place = range(syntax)
        if isAssignment(syntax) {
            guard let value = infer(syntax, contextualType: .void) else { return nil }
            _ = solver.unify(resultType, .void)
            return Statement(.expression(value), range: place)
        }
        if let statement = statementBody(syntax, resultType) { return statement.statement }
        if syntax.is(IfExprSyntax.self) || syntax.is(SwitchExprSyntax.self), returns.isClosure, isOpen(resultType),
            !checker.agreeingBranches.contains(syntax.id)
        {
            // Branches that don't agree on a type give nothing.
            let mark = solver.mark()
            let hadSpeculative = sink.hadSpeculativeReport
            let agrees = trying { infer(syntax, contextualType: resultType) != nil }
            solver.rollback(to: mark)
            sink.hadSpeculativeReport = hadSpeculative
            if agrees { checker.agreeingBranches.insert(syntax.id) }
            if !agrees, solver.unify(resultType, .void), let statement = statementBody(syntax, .void) {
                return statement.statement
            }
        }
        if case .tuple(let elements) = world.resolve(resultType), elements.isEmpty {
            guard let value = infer(syntax, contextualType: nil) else { return nil }
            return Statement(.expression(value), range: place)
        }
        guard let value = infer(syntax, contextualType: resultType) else { return nil }
        if let converted = coerce(value, to: resultType) {
            return Statement(.return(converted), range: place)
        }
        // `fatalError()` comes to no value.
        if isNever(value.type) { return Statement(.expression(value), range: place) }
        reportMismatch(value.type, resultType, returns.isClosure ? .closureResult : .returnValue, at: anchor(syntax))
        return nil
    }

    private struct StatementBody { let statement: Statement? }

    /// An `if` or `switch` alone in a body that gives nothing is a statement.
    private func statementBody(_ syntax: ExprSyntax, _ resultType: Type) -> StatementBody? {
        guard case .tuple(let elements) = world.resolve(resultType), elements.isEmpty else { return nil }
        if let node = syntax.as(SwitchExprSyntax.self) {
            return StatementBody(statement: switchStatement(node, label: nil))
        }
        return syntax.as(IfExprSyntax.self).map { StatementBody(statement: ifStatement($0)) }
    }

    func isAssignment(_ syntax: ExprSyntax) -> Bool {
        guard let sequence = syntax.as(SequenceExprSyntax.self) else { return false }
        return sequence.elements.contains { element in
            if element.is(AssignmentExprSyntax.self) { return true }
            if let node = element.as(BinaryOperatorExprSyntax.self) {
                return checker.operators.isAssignment(node.operator.text)
            }
            return false
        }
    }
}
