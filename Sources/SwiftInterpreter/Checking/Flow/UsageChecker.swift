/// Warns of local variables that nobody reads, and of `var`s that nobody changes, as the compiler does.
final class UsageChecker {
    private let world: World
    private let sink: DiagnosticSink
    private var declared: [(variable: LocalVariable, hasValue: Bool)] = []
    private var read: Set<LocalVariable> = []
    private var written: Set<LocalVariable> = []

    init(_ world: World, _ sink: DiagnosticSink) {
        self.world = world
        self.sink = sink
    }

    func check(_ body: FunctionBody) {
        run(body.statements)
        for (variable, hasValue) in declared {
            if let message = message(variable, hasValue) {
                sink.report(Diagnostic(.warning, message, at: variable.range))
            }
        }
    }

    private func message(_ variable: LocalVariable, _ hasValue: Bool) -> String? {
        let name = variable.name
        let isConstant = variable.isConstant || !variable.isMutable
        switch (read.contains(variable), written.contains(variable)) {
        case (true, true): return nil
        case (true, false):
            guard !isConstant, hasValue else { return nil }
            return "variable '\(name)' was never mutated; consider changing to 'let' constant"
        case (false, true): return isConstant ? nil : "variable '\(name)' was written to, but never read"
        case (false, false):
            let kind = isConstant ? "immutable value" : "variable"
            return hasValue
                ? "initialization of \(kind) '\(name)' was never used; consider replacing with assignment to '_' or "
                    + "removing it"
                : "\(kind) '\(name)' was never used; consider removing it"
        }
    }

    // MARK: - Statements

    private func run(_ statements: [Statement]) { for statement in statements { run(statement) } }

    private func run(_ statement: Statement) {
        if case .declare(let pattern, let value) = statement.kind {
            if let value { look(value) }
            declare(pattern, hasValue: value != nil)
        } else {
            statement.visit(look, run)
        }
    }

    private func declare(_ pattern: Pattern, hasValue: Bool) {
        guard case .bind(let variable) = pattern, variable.range != .none, variable.reference == .strong,
            let first = variable.name.first, first != "$", first != "_"
        else { return }
        declared.append((variable, hasValue))
    }

    // MARK: - Expressions

    private func look(_ expression: Expression) {
        switch expression.kind {
        case .local(let variable): read.insert(variable)
        case .assign(let place, let value):
            look(value)
            write(place, reads: false)
        case .property(let base, let decl, _, _) where decl.isGetterMutating: write(base, reads: true)
        case .call(let call): look(call)
        case .subscript(let base, _, let arguments, _, _):
            look(base)
            look(arguments)
        case .closure(let closure), .asyncLet(let closure):
            expression.parts.forEach(look)
            run(closure.body.statements)
        case .statement(let statement): run(statement)
        case .localFunction, .localAccess: break
        default: expression.parts.forEach(look)
        }
    }

    private func look(_ call: Call) {
        switch call.callee {
        case .function(let decl, let receiver?, _):
            if decl.isMutating { write(receiver, reads: true) } else { look(receiver) }
        case .delegatingInitializer(_, let receiver, _), .superMethod(_, let receiver): look(receiver)
        case .value(let value): look(value)
        case .function, .initializer, .local: break
        }
        if let metatype = call.metatype { look(metatype) }
        look(call.arguments)
    }

    private func look(_ arguments: [Argument]) {
        for argument in arguments {
            switch argument {
            case .value(let value): look(value)
            case .inout(let place): write(place, reads: true)
            case .autoclosure(let closure): run(closure.body.statements)
            case .variadic(let values), .pack(let values): values.forEach(look)
            case .default: break
            }
        }
    }

    private func write(_ place: Expression, reads: Bool) {
        switch place.kind {
        case .local(let variable):
            written.insert(variable)
            if reads { read.insert(variable) }
        case .property(let base, let decl, _, _):
            if decl.isSetterMutating, !world.isReference(base.type) { write(base, reads: reads) } else { look(base) }
        case .subscript(let base, let decl, let arguments, _, _):
            look(arguments)
            if decl.isSetterMutating, !world.isReference(base.type) { write(base, reads: reads) } else { look(base) }
        case .tupleElement(let inner, _), .forceUnwrap(let inner), .optionalBind(let inner),
            .optionalChain(let inner, _), .convert(_, let inner):
            write(inner, reads: reads)
        case .keyPathAccess(let base, let path):
            look(path)
            if world.isReference(base.type) { look(base) } else { write(base, reads: reads) }
        default: look(place)
        }
    }
}
