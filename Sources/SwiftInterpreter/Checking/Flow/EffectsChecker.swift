/// Finds calls that can throw or wait and don't say so, and errors that nothing handles, in a checked body.
///
/// It looks at the finished body: while an overload is tried out nothing can be reported yet.
struct EffectsChecker {
    let sink: DiagnosticSink
    let world: World
    /// Places of `try` and `await` with all they cover.
    let tries: MarkedRanges
    let awaits: MarkedRanges
    /// Whose body it is, which decides the actor that it runs on.
    var code: ValueDecl?
    /// Something is only looked for: nothing is reported.
    var probe: Probe?
    let asyncLets = AsyncLets()
    let marks = EffectMarks()

    struct Surroundings {
        enum Place: Equatable {
            case function, partialCatch, closure, deferred
            /// `a property initializer`
            case value(String)
        }

        /// Errors go somewhere: the function throws, or a `catch` takes them all.
        var handlesErrors: Bool
        var isAsync: Bool
        var place = Place.function
        /// In a closure, which may run on another actor than what is around it.
        var isClosure = false
        /// In a closure whose context says that it doesn't wait.
        var isSynchronousClosure = false
    }

    /// What closures were found to do.
    final class Probe {
        var throwsErrors = false
        /// A loop over a sequence that may throw.
        var mayThrow = false
        var waits = false
    }

    /// The child tasks that can throw.
    final class AsyncLets {
        var throwing: Set<ObjectIdentifier> = []
    }

    func check(_ body: FunctionBody, isThrowing: Bool, isAsync: Bool, in place: Surroundings.Place = .function) {
        let errors = sink.errorCount
        check(body.statements, Surroundings(handlesErrors: isThrowing, isAsync: isAsync, place: place))
        if probe == nil, sink.errorCount == errors { warnOfIdleMarks() }
    }

    // MARK: - Statements

    func check(_ statements: [Statement], _ around: Surroundings) {
        for statement in statements { check(statement, around) }
    }

    private func check(_ statement: Statement, _ around: Surroundings) {
        switch statement.kind {
        case .declare(let pattern, let value):
            if let value { check(value, around) }
            if case .bind(let variable) = pattern, case .asyncLet(let closure)? = value?.kind, throwsErrors(closure) {
                asyncLets.throwing.insert(ObjectIdentifier(variable))
            }
        case .defer(let inner):
            check(
                inner,
                Surroundings(handlesErrors: false, isAsync: false, place: .deferred, isClosure: around.isClosure))
        case .forIn(let loop):
            if !around.isAsync || probe != nil, let item = world.protocolDecl(named: "AsyncSequence"),
                world.conforms(loop.sequence.type, to: item)
            {
                probe?.mayThrow = true
                report("'async' in a function that does not support concurrency", statement.range)
            }
            visit(statement, around)
        case .throw(let value):
            check(value, around)
            guard !around.handlesErrors else { return }
            probe?.throwsErrors = true
            report(
                around.place == .partialCatch
                    ? "error is not handled because the enclosing catch is not exhaustive"
                    : "error is not handled because the enclosing function is not declared 'throws'", statement.range)
        case .doCatch(let body, let clauses, _):
            var inner = around
            if clauses.contains(where: catchesAll) {
                inner.handlesErrors = true
            } else if !clauses.isEmpty, around.place == .function {
                inner.place = .partialCatch
            }
            check(body, inner)
            noteCatch(of: body, clauses, from: statement.range)
            for clause in clauses {
                for part in clause.items { if let condition = part.guard { check(condition, around) } }
                check(clause.body, around)
            }
        case .localFunction(let function):
            guard let body = function.body, probe == nil else { return }
            check(
                body.statements,
                Surroundings(
                    handlesErrors: function.decl.isThrowing || function.decl.isRethrowing,
                    isAsync: function.decl.isAsync,
                    isClosure: around.isClosure || function.decl.writtenIsolation != nil))
        default: visit(statement, around)
        }
    }

    private func visit(_ statement: Statement, _ around: Surroundings) {
        statement.visit({ check($0, around) }, { check($0, around) })
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

    // MARK: - Expressions

    private func check(_ expression: Expression, _ around: Surroundings) {
        switch expression.kind {
        case .call(let call): check(call, expression, around)
        case .closure(let closure): if probe == nil { check(closure, expression) }
        case .tryOptional(let inner, _), .tryForce(let inner):
            var handled = around
            handled.handlesErrors = true
            check(inner, handled)
        case .property(let base, let decl, _, _):
            check(base, around)
            note(decl, at: expression.range)
            guard decl.native == nil else { return }
            if let holder = holder(of: decl, base, around) {
                return reach(decl, of: holder, base, expression.range, around)
            }
            used(.property, expression.range, isThrowing: decl.isThrowing, isAsync: decl.isAsync, around)
        case .global(let decl, _):
            note(decl, at: expression.range)
            if let holder = holder(of: decl, nil, around) {
                reach(decl, of: holder, nil, expression.range, around)
            }
        case .statement(let statement): check(statement, around)
        case .subscript(let base, let decl, let arguments, _, _):
            check(base, around)
            check(arguments, around)
            note(decl, at: expression.range)
            if let holder = holder(of: decl, base, around) {
                reach(decl, of: holder, base, expression.range, around)
            } else if decl.native == nil {
                used(.subscript, expression.range, isThrowing: decl.isThrowing, isAsync: decl.isAsync, around)
            }
        case .assign(let place, let value):
            check(value, around)
            if !changesElsewhere(place, .mutated, around) { check(place, around) }
        case .asyncLet:
            if !around.isAsync {
                report("'async let' in a function that does not support concurrency", expression.range)
            }
        case .asyncValue(let inner):
            var isThrowing = false
            if case .local(let variable) = inner.kind {
                isThrowing = asyncLets.throwing.contains(ObjectIdentifier(variable))
            }
            noteMaybeThrowing(at: expression.range)
            used(.asyncLet, expression.range, isThrowing: isThrowing, isAsync: true, around)
        case .functionReference, .keyPath: break
        default: for part in expression.parts { check(part, around) }
        }
    }

    private func check(_ closure: ClosureExpression, _ expression: Expression) {
        guard case .function(let function) = world.deepResolve(expression.type) else { return }
        for entry in closure.captureList {
            check(entry.value, Surroundings(handlesErrors: true, isAsync: true))
        }
        if closure.isTyped, isMisfit(closure, function, expression.range) { return }
        // A closure for nobody in particular may throw and wait as it likes.
        let isFree = !function.isThrowing && !function.isAsync
        check(
            closure.body.statements,
            Surroundings(
                handlesErrors: function.isThrowing || isFree, isAsync: function.isAsync || isFree, place: .closure,
                isClosure: true, isSynchronousClosure: closure.isTyped && !function.isAsync))
    }

    private func check(_ call: Call, _ expression: Expression, _ around: Surroundings) {
        var decl: FunctionDecl?
        var receiver: Expression?
        switch call.callee {
        case .function(let function, _, _): check(call.arguments, around, isOperator: function.kind == .operator)
        default: check(call.arguments, around)
        }
        switch call.callee {
        case .function(let function, let given, _):
            (decl, receiver) = (function, given)
            if let given, !function.isMutating || !changesElsewhere(given, .mutated, around) { check(given, around) }
        case .initializer(let function, _, _), .delegatingInitializer(let function, _, _),
            .superMethod(let function, _):
            decl = function
        case .local(let function):
            noteMaybeWaiting(at: expression.range)
            decl = function.decl
        case .value(let callee):
            check(callee, around)
            noteMaybeWaiting(at: expression.range)
            if case .function(let type) = world.deepResolve(callee.type) {
                used(.call, expression.range, isThrowing: type.isThrowing, isAsync: type.isAsync, around)
            }
        }
        guard let decl else { return }
        note(decl, call.arguments, at: expression.range)
        if let holder = holder(of: decl, receiver, around) {
            return reach(decl, of: holder, receiver, expression.range, around)
        }
        // What rethrows throws only if one of its arguments does.
        if decl.isRethrowing {
            if call.arguments.contains(where: throwsErrors) { rethrown(expression.range, around) }
            return
        }
        guard !isForwarding(decl) else { return }
        used(
            .call, expression.range, isThrowing: decl.isThrowing, isAsync: decl.isAsync && decl.native == nil, around)
    }

    /// Native code that throws what a function handed to it throws.
    private func isForwarding(_ decl: FunctionDecl) -> Bool {
        decl.native != nil
            && decl.parameters.contains { parameter in
                if case .function(let function) = parameter.type { return function.isThrowing }
                return false
            }
    }

    func check(_ arguments: [Argument], _ around: Surroundings, isOperator: Bool = false) {
        for argument in arguments {
            switch argument {
            case .value(let value): check(value, around)
            case .inout(let value):
                if !changesElsewhere(value, isOperator ? .mutated : .inout, around) { check(value, around) }
            case .autoclosure(let closure): check(closure.body.statements, around)
            case .variadic(let values), .pack(let values): for value in values { check(value, around) }
            case .default: break
            }
        }
    }
}
