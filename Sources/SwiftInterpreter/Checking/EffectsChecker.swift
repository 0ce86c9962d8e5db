/// Finds calls that can throw or wait and don't say so, and errors that nothing handles, in a checked body.
///
/// It looks at the finished body: while an overload is tried out nothing can be said yet.
struct EffectsChecker {
    let sink: DiagnosticSink
    let world: World
    /// Places of `try` and `await` with all they cover.
    let tries: [SourceRange]
    let awaits: [SourceRange]

    private struct Surroundings {
        /// Errors go somewhere: the function throws, or a `catch` takes them all.
        var handlesErrors: Bool
        var isAsync: Bool
    }

    func check(_ body: FunctionBody, isThrowing: Bool, isAsync: Bool) {
        check(body.statements, Surroundings(handlesErrors: isThrowing, isAsync: isAsync))
    }

    private func covered(_ range: SourceRange, by marks: [SourceRange]) -> Bool {
        marks.contains {
            $0.file == range.file && $0.offset <= range.offset && range.offset + range.length <= $0.offset + $0.length
        }
    }

    private func called(_ range: SourceRange, isThrowing: Bool, isAsync: Bool, _ around: Surroundings) {
        guard range != .none else { return }
        if isThrowing {
            if !covered(range, by: tries) {
                report(
                    around.handlesErrors
                        ? "call can throw but is not marked with 'try'"
                        : "call can throw, but it is not marked with 'try' and the error is not handled", range)
            } else if !around.handlesErrors {
                report("errors thrown from here are not handled", range)
            }
        }
        if isAsync {
            if !around.isAsync {
                report("'async' call in a function that does not support concurrency", range)
            } else if !covered(range, by: awaits) {
                report("expression is 'async' but is not marked with 'await'", range)
            }
        }
    }

    private func report(_ message: String, _ range: SourceRange) {
        sink.report(Diagnostic(.error, message, at: range))
    }

    // MARK: - Statements

    private func check(_ statements: [Statement], _ around: Surroundings) {
        for statement in statements { check(statement, around) }
    }

    private func check(_ statement: Statement, _ around: Surroundings) {
        switch statement.kind {
        case .expression(let value), .yield(let value): check(value, around)
        case .declare(_, let value): if let value { check(value, around) }
        case .block(let inner), .defer(let inner): check(inner, around)
        case .if(let conditions, let first, let second):
            check(conditions, around)
            check(first, around)
            check(second, around)
        case .guard(let conditions, let other):
            check(conditions, around)
            check(other, around)
        case .while(let conditions, let body, _):
            check(conditions, around)
            check(body, around)
        case .repeatWhile(let body, let condition, _):
            check(body, around)
            check(condition, around)
        case .forIn(let loop):
            check(loop.sequence, around)
            if let condition = loop.condition { check(condition, around) }
            check(loop.body, around)
        case .switch(let subject, let cases, _):
            check(subject, around)
            for item in cases {
                for part in item.items { if let condition = part.guard { check(condition, around) } }
                check(item.body, around)
            }
        case .return(let value): if let value { check(value, around) }
        case .throw(let value):
            check(value, around)
            if !around.handlesErrors {
                report("error is not handled because the enclosing function is not declared 'throws'", value.range)
            }
        case .doCatch(let body, let clauses, _):
            var inner = around
            if clauses.contains(where: catchesAll) { inner.handlesErrors = true }
            check(body, inner)
            for clause in clauses {
                for part in clause.items { if let condition = part.guard { check(condition, around) } }
                check(clause.body, around)
            }
        case .localFunction(let function):
            guard let body = function.body else { return }
            check(
                body.statements,
                Surroundings(
                    handlesErrors: function.decl.isThrowing || function.decl.isRethrowing,
                    isAsync: function.decl.isAsync))
        case .break, .continue, .fallthrough: break
        }
    }

    private func catchesAll(_ clause: CatchClause) -> Bool {
        clause.items.isEmpty || clause.items.contains { $0.guard == nil && takesEveryError($0.pattern) }
    }

    private func takesEveryError(_ pattern: Pattern) -> Bool {
        switch pattern {
        case .any, .bind: true
        case .tuple(let parts): parts.count == 1 && takesEveryError(parts[0])
        case .cast(let type, let inner): world.isEveryError(type) && inner.map(takesEveryError) ?? true
        default: false
        }
    }

    private func check(_ conditions: [Condition], _ around: Surroundings) {
        for condition in conditions {
            switch condition {
            case .boolean(let value), .pattern(_, let value): check(value, around)
            case .constant: break
            }
        }
    }

    // MARK: - Expressions

    private func check(_ expression: Expression, _ around: Surroundings) {
        switch expression.kind {
        case .call(let call): check(call, expression, around)
        case .closure(let closure): check(closure, expression.type)
        case .tryOptional(let inner, _), .tryForce(let inner):
            var handled = around
            handled.handlesErrors = true
            check(inner, handled)
        case .property(let base, let decl, _, _):
            check(base, around)
            if decl.native == nil { called(expression.range, isThrowing: decl.isThrowing, isAsync: false, around) }
        case .statement(let statement): check(statement, around)
        case .subscript(let base, _, let arguments, _, _):
            check(base, around)
            check(arguments, around)
        case .functionReference, .keyPath, .asyncLet: break
        default: for part in expression.parts { check(part, around) }
        }
    }

    private func check(_ closure: ClosureExpression, _ type: Type) {
        guard case .function(let function) = world.deepResolve(type) else { return }
        for entry in closure.captureList {
            check(entry.value, Surroundings(handlesErrors: true, isAsync: true))
        }
        // A closure for nobody in particular may throw and wait as it likes.
        let isFree = !function.isThrowing && !function.isAsync
        check(
            closure.body.statements,
            Surroundings(handlesErrors: function.isThrowing || isFree, isAsync: function.isAsync || isFree))
    }

    private func check(_ call: Call, _ expression: Expression, _ around: Surroundings) {
        check(call.arguments, around)
        var decl: FunctionDecl?
        switch call.callee {
        case .function(let function, let receiver, _):
            decl = function
            if let receiver { check(receiver, around) }
        case .initializer(let function, _, _), .delegatingInitializer(let function, _, _),
            .superMethod(let function, _):
            decl = function
        case .local(let function): decl = function.decl
        case .value(let callee):
            check(callee, around)
            if case .function(let type) = world.deepResolve(callee.type) {
                called(expression.range, isThrowing: type.isThrowing, isAsync: type.isAsync, around)
            }
        }
        // What rethrows throws only if one of its arguments does; that isn't followed.
        guard let decl, !decl.isRethrowing, !isForwarding(decl) else { return }
        called(
            expression.range, isThrowing: decl.isThrowing, isAsync: decl.isAsync && decl.native == nil, around)
    }

    /// Native code that throws what a function handed to it throws.
    private func isForwarding(_ decl: FunctionDecl) -> Bool {
        decl.native != nil
            && decl.parameters.contains { parameter in
                if case .function(let function) = parameter.type { return function.isThrowing }
                return false
            }
    }

    private func check(_ arguments: [Argument], _ around: Surroundings) {
        for argument in arguments {
            switch argument {
            case .value(let value), .inout(let value): check(value, around)
            case .autoclosure(let closure): check(closure.body.statements, around)
            case .variadic(let values), .pack(let values): for value in values { check(value, around) }
            case .default: break
            }
        }
    }
}
