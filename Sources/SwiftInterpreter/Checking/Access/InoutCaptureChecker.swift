/// A closure that may outlive the call it is made for can't hold a place that is the caller's: an `inout` parameter, or
/// `self` where it is changed.
struct InoutCaptureChecker {
    let sink: DiagnosticSink

    func check(_ body: FunctionBody) { look(body.statements, escaping: nil) }

    /// - Parameter closure: the innermost one around that may outlive its function, with its place.
    private func look(_ statements: [Statement], escaping closure: (body: FunctionBody, range: SourceRange)?) {
        for statement in statements {
            // What a function does that is only called is done before its surroundings end.
            if case .localFunction = statement.kind { continue }
            var inner: [Statement] = []
            statement.visit({ look($0, escaping: closure) }, { inner.append($0) })
            look(inner, escaping: closure)
        }
    }

    private func look(_ expression: Expression, escaping closure: (body: FunctionBody, range: SourceRange)?) {
        if case .local(let variable) = expression.kind, variable.isInout, let closure,
            isOutside(variable, of: closure.body)
        {
            report(variable, closure.range, at: expression.range)
        }
        for part in expression.parts { look(part, escaping: closure) }
        // Autoclosures that escape are rare, and say nothing of it where they are written.
        for inner in expression.autoclosures { look(inner.body.statements, escaping: closure) }
        switch expression.kind {
        case .closure(let inner), .asyncLet(let inner):
            let isFirst = closure == nil && inner.escapes
            look(inner.body.statements, escaping: isFirst ? (inner.body, expression.range) : closure)
        case .statement(let statement): look([statement], escaping: closure)
        default: break
        }
    }

    /// Whether the variable is of a body that the closure stands in, rather than of the closure or of one inside it.
    private func isOutside(_ variable: LocalVariable, of closure: FunctionBody) -> Bool {
        var body = closure.parent
        while let next = body {
            if next === variable.owner { return true }
            body = next.parent
        }
        return false
    }

    private func report(_ variable: LocalVariable, _ place: SourceRange, at use: SourceRange) {
        let name = variable.name == "self" ? "mutating 'self' parameter" : "'inout' parameter '\(variable.name)'"
        sink.report(
            Diagnostic(.error, "escaping closure captures \(name)", at: place, notes: [.note("captured here", at: use)])
        )
    }
}
