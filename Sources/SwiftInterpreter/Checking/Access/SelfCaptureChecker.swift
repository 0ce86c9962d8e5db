/// In closures that may outlive the call they are made for, members of an object are named with `self.`: that they keep
/// the object alive is to be seen.
struct SelfCaptureChecker {
    let world: World
    let sink: DiagnosticSink

    func check(_ body: FunctionBody) {
        for statement in body.statements { look(statement, []) }
    }

    private func look(_ statement: Statement, _ closures: [ClosureExpression]) {
        // A local function is no closure: what it names needs no `self.`.
        let inside = if case .localFunction = statement.kind { [ClosureExpression]() } else { closures }
        statement.visit({ look($0, inside) }, { look($0, inside) })
    }

    private func look(_ expression: Expression, _ closures: [ClosureExpression]) {
        if let member = expression.implicitMember, case .local(let variable) = expression.kind {
            examine(member, of: variable, at: expression.range, closures)
        }
        for part in expression.parts { look(part, closures) }
        for closure in expression.autoclosures { look(closure, closures) }
        switch expression.kind {
        case .closure(let closure), .asyncLet(let closure): look(closure, closures)
        case .statement(let statement): look(statement, closures)
        default: break
        }
    }

    private func look(_ closure: ClosureExpression, _ closures: [ClosureExpression]) {
        for statement in closure.body.statements { look(statement, closures + [closure]) }
    }

    /// `self` may be meant without being named in the closure that says how it is captured, and in what of it doesn't
    /// escape; not as long as it is an optional there.
    private func examine(
        _ member: ImplicitMember, of variable: LocalVariable, at range: SourceRange, _ closures: [ClosureExpression]
    ) {
        let isInside = closures.last.map { $0.body !== variable.owner } ?? false
        let inner = isInside ? closures.reversed().prefix { $0.body !== variable.owner } : []
        let offending = inner.first(where: \.escapes)
        let isWeak = world.wrapped(variable.type) != nil
        guard offending != nil || isWeak, let closure = offending ?? closures.last else { return }
        let use = member.isMethod ? "call to method" : "reference to property"
        var notes: [Diagnostic] = []
        if !isWeak, closure.body.name == "closure" {
            notes.append(
                .note("capture 'self' explicitly to enable implicit 'self' in this closure", at: closure.body.range))
        }
        notes.append(.note("reference 'self.' explicitly", at: range))
        sink.report(
            Diagnostic(
                .error,
                "\(use) '\(member.name)' in closure requires explicit use of 'self' to make capture semantics explicit",
                at: range, notes: notes))
    }
}
