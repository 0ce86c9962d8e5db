/// Warns of local variables that nobody reads, of `var`s that nobody changes, and of what is decided already or never
/// reached, as the compiler does.
final class UsageChecker {
    let world: World
    let sink: DiagnosticSink
    /// The text of the body's file.
    let text: String
    private var declared: [Declared] = []
    private var read: Set<LocalVariable> = []
    private var written: Set<LocalVariable> = []

    private struct Declared {
        enum Place {
            case declaration(hasValue: Bool)
            /// Alone in an `if let` that could as well compare with nil.
            case test
            case pattern
        }

        let variable: LocalVariable
        let place: Place
        /// What is bound together with it by one pattern.
        let others: [LocalVariable]
    }

    init(_ world: World, _ sink: DiagnosticSink, _ text: String) {
        self.world = world
        self.sink = sink
        self.text = text
    }

    /// - Parameter place: where the body is written.
    func check(_ body: FunctionBody, _ place: SourceRange) {
        enter(body.statements)
        var warnings: [Diagnostic] = []
        for item in declared {
            if let message = message(item) {
                warnings.append(Diagnostic(.warning, message, at: item.variable.range))
            }
        }
        // What is left out for this system may use it.
        if !warnings.isEmpty, !text(at: place).contains("#if") { warnings.forEach(sink.report) }
    }

    func text(at range: SourceRange) -> Substring {
        let bytes = text.utf8
        guard range.offset >= 0, range.offset + range.length <= bytes.count else { return "" }
        let start = bytes.index(bytes.startIndex, offsetBy: Int(range.offset))
        return text[start..<bytes.index(start, offsetBy: Int(range.length))]
    }

    private func message(_ item: Declared) -> String? {
        let variable = item.variable
        let name = variable.name
        let isConstant = variable.isConstant || !variable.isMutable
        switch (read.contains(variable), written.contains(variable)) {
        case (true, true): return nil
        case (true, false):
            if case .declaration(hasValue: false) = item.place { return nil }
            guard !isConstant, !item.others.contains(where: written.contains) else { return nil }
            return "variable '\(name)' was never mutated; consider changing to 'let' constant"
        case (false, true): return isConstant ? nil : "variable '\(name)' was written to, but never read"
        case (false, false):
            let kind = isConstant ? "immutable value" : "variable"
            switch item.place {
            case .test: return "value '\(name)' was defined but never used; consider replacing with boolean test"
            case .declaration(hasValue: true):
                return "initialization of \(kind) '\(name)' was never used; consider replacing with assignment to '_' "
                    + "or removing it"
            case .declaration, .pattern:
                return "\(kind) '\(name)' was never used; consider replacing with '_' or removing it"
            }
        }
    }

    // MARK: - Statements

    /// The statements of a function or closure.
    private func enter(_ statements: [Statement]) {
        for place in Reachability.unreachable(statements, in: world) {
            sink.report(Diagnostic(.warning, place.message, at: place.range))
        }
        run(statements)
    }

    private func run(_ statements: [Statement]) { for statement in statements { run(statement) } }

    private func run(_ statement: Statement) {
        switch statement.kind {
        case .declare(let pattern, let value):
            if let value { look(value) }
            if case .bind = pattern {
                declare(pattern, .declaration(hasValue: value != nil))
            } else {
                declare(pattern, .pattern)
            }
            return
        case .localFunction(let function):
            if let body = function.body { enter(body.statements) }
            return
        case .if(let conditions, _, _), .guard(let conditions, _), .while(let conditions, _, _):
            for case .pattern(let pattern, _) in conditions {
                if case .optional(.bind(let variable)) = pattern, conditions.count == 1, isBinding(variable) {
                    declare(pattern, .test)
                } else {
                    declare(pattern, .pattern)
                }
            }
        case .forIn(let loop): declare(loop.pattern, .pattern)
        case .switch(_, let cases, _): for item in cases { declare(item.items) }
        case .doCatch(_, let clauses, _): for clause in clauses { declare(clause.items) }
        default: break
        }
        statement.visit(look, run)
    }

    /// `let x = value` or `let x`, not `case let x?`: no question mark follows the name.
    private func isBinding(_ variable: LocalVariable) -> Bool {
        let end = SourceRange(
            file: Int(variable.range.file), offset: Int(variable.range.offset + variable.range.length), length: 1)
        return text(at: end) != "?"
    }

    /// Patterns beside each other bind the same names.
    private func declare(_ items: [(pattern: Pattern, guard: Expression?)]) {
        if items.count == 1 { declare(items[0].pattern, .pattern) }
    }

    private func declare(_ pattern: Pattern, _ place: Declared.Place) {
        let all = pattern.variables
        for variable in all
        where variable.range != .none && variable.reference == .strong && variable.name.first != "$"
            && variable.name.first != "_"
        {
            declared.append(Declared(variable: variable, place: place, others: all.count > 1 ? all : []))
        }
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
            enter(closure.body.statements)
        case .statement(let statement): run(statement)
        case .localFunction, .localAccess: break
        case .cast(let operand, let target, let kind):
            warn(ofCast: expression, from: operand, to: target, kind == .forced ? .forced : .conditional)
            look(operand)
        case .is(let operand, let target):
            warn(ofCast: expression, from: operand, to: target, .test)
            look(operand)
        case .dictionary(let parts):
            warn(ofKeysIn: parts.map(\.key), expression.type)
            expression.parts.forEach(look)
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
