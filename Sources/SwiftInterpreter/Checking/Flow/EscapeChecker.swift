/// Parameters of function types that aren't `@escaping`: they are called, or handed on to parameters like them, but
/// nothing keeps them that may outlive the call.
///
/// It looks at a finished body, as far as it has such parameters.
struct EscapeChecker {
    private let world: World
    private let sink: DiagnosticSink
    private var parameters: Set<LocalVariable> = []
    /// Bodies of local functions, by the variables that hold them.
    private var functions: [LocalVariable: FunctionBody] = [:]

    /// What becomes of a value.
    private enum Use: Sendable {
        /// It isn't kept, as far as that is known.
        case momentary
        /// A local variable without a written type holds it, which may hold a parameter that doesn't escape.
        case declared
        /// It may be used at any later time; what that is called.
        case kept(@Sendable (_ name: String) -> String)

        static let assigned = kept { "assigning non-escaping parameter '\($0)' to an '@escaping' closure" }
        static let passed = kept {
            "passing non-escaping parameter '\($0)' to function expecting an '@escaping' closure"
        }
        static let used = kept { "using non-escaping parameter '\($0)' in a context expecting an '@escaping' closure" }

        static func converted(to parameter: String) -> Use {
            kept { name in
                "converting non-escaping parameter '\(name)' to generic parameter '\(parameter)' may allow it to escape"
            }
        }
    }

    /// Nil where a function has no such parameters.
    init?(_ world: World, _ sink: DiagnosticSink, _ decl: FunctionDecl, _ body: FunctionBody) {
        guard decl.parameters.contains(where: \.isLent), !world.libraryFiles.contains(Int(body.range.file)) else {
            return nil
        }
        self.world = world
        self.sink = sink
        take(decl, body)
    }

    mutating func check(_ body: FunctionBody) { look(body.statements) }

    private mutating func take(_ decl: FunctionDecl, _ body: FunctionBody) {
        for (parameter, variable) in zip(decl.parameters, body.parameters)
        where parameter.isLent && parameter.name == variable.name {
            parameters.insert(variable)
        }
    }

    private func report(_ message: String, _ place: SourceRange) {
        sink.report(Diagnostic(.error, message, at: place))
    }

    // MARK: - Statements

    private mutating func look(_ statements: [Statement]) {
        for case .localFunction(let function) in statements.lazy.map(\.kind) {
            guard let body = function.body else { continue }
            functions[function.variable] = body
            take(function.decl, body)
        }
        for statement in statements { look(statement) }
    }

    private mutating func look(_ statement: Statement) {
        switch statement.kind {
        case .localFunction(let function): if let body = function.body { look(body.statements) }
        case .declare(_, let value?): look(value, .declared)
        case .return(let value?): look(value, .used)
        default:
            var expressions: [Expression] = []
            var statements: [Statement] = []
            statement.visit({ expressions.append($0) }, { statements.append($0) })
            for expression in expressions { look(expression, .momentary) }
            look(statements)
        }
    }

    // MARK: - Expressions

    private mutating func look(_ expression: Expression, _ use: Use) {
        switch expression.kind {
        case .local(let variable):
            if parameters.contains(variable), case .kept(let message) = use {
                report(message(variable.name), expression.range)
            }
        case .localFunction(let function): look(function, at: expression.range, use)
        case .closure(let closure): look(closure, at: expression.range, use)
        case .ternary(let condition, let first, let second):
            look(condition, .momentary)
            look(first, use)
            look(second, use)
        case .convert(let conversion, let inner): look(inner, use, conversion)
        case .assign(let place, let value):
            look(value, .assigned)
            look(place, .momentary)
        case .array(let parts), .set(let parts): for part in parts { look(part, .used) }
        case .enumCase(_, let payload, _):
            for part in payload {
                let isClosure = if case .closure = part.kind { true } else { false }
                look(part, isClosure ? .momentary : .passed)
            }
        case .dictionary(let parts): for part in parts { look(part.value, .used) }
        case .interpolation(let segments):
            for segment in segments {
                if case .value(let value) = segment.kind { look(value, .converted(to: "T")) }
            }
        case .call(let call): look(call)
        case .subscript(let base, let decl, let arguments, _, _):
            look(base, .momentary)
            look(arguments, for: decl.parameters)
        case .statement(let statement): look(statement)
        default: for part in expression.parts { look(part, .momentary) }
        }
    }

    private mutating func look(_ inner: Expression, _ use: Use, _ conversion: Conversion) {
        guard case .local(let variable) = inner.kind, parameters.contains(variable) else { return look(inner, use) }
        switch (conversion, use) {
        case (_, .momentary): break
        case (.erase, _): report("converting non-escaping value to 'Any' may allow it to escape", inner.range)
        case (.wrapOptional, .declared): look(inner, .used)
        default: look(inner, use)
        }
    }

    private mutating func look(_ call: Call) {
        switch call.callee {
        case .function(let decl, let receiver, _):
            if let receiver { look(receiver, .momentary) }
            look(call.arguments, for: decl.parameters)
        case .delegatingInitializer(let decl, let receiver, _), .superMethod(let decl, let receiver):
            look(receiver, .momentary)
            look(call.arguments, for: decl.parameters)
        case .initializer(let decl, _, _): look(call.arguments, for: decl.parameters)
        case .local(let function): look(call.arguments, for: function.decl.parameters)
        case .value(let callee):
            look(callee, .momentary)
            // Whether the parameters of a value's function type are `@escaping` isn't known.
            for case .value(let value) in call.arguments { look(value, .momentary) }
        }
    }

    private mutating func look(_ arguments: [Argument], for parameters: [ParameterDecl]) {
        for (parameter, argument) in zip(parameters, arguments) {
            switch argument {
            case .value(let value): look(value, use(of: parameter))
            case .variadic(let values), .pack(let values): for value in values { look(value, use(of: parameter)) }
            case .autoclosure(let closure):
                if parameter.isEscaping, let captured = captured(by: closure.body) {
                    report(
                        "escaping autoclosure captures non-escaping parameter '\(captured.name)'",
                        closure.body.statements.first?.range ?? closure.body.range)
                } else {
                    for case .return(let value?) in closure.body.statements.map(\.kind) { look(value, .momentary) }
                }
            case .inout(let place): look(place, .momentary)
            case .default: break
            }
        }
    }

    private func use(of parameter: ParameterDecl) -> Use {
        if parameter.isLent || parameter.isAutoclosure { return .momentary }
        if case .parameter(let generic) = parameter.type { return .converted(to: generic.name) }
        return .passed
    }

    // MARK: - Functions

    private mutating func look(_ closure: ClosureExpression, at place: SourceRange, _ use: Use) {
        if case .momentary = use { return look(closure.body.statements) }
        let isCopied = closure.captureList.contains { item in
            if case .local(let variable) = item.value.kind { parameters.contains(variable) } else { false }
        }
        if isCopied { return report("escaping closure captures non-escaping value", place) }
        if let captured = captured(by: closure.body) {
            return report("escaping closure captures non-escaping parameter '\(captured.name)'", place)
        }
        look(closure.body.statements)
    }

    private func look(_ function: LocalFunction, at place: SourceRange, _ use: Use) {
        if case .momentary = use { return }
        guard let body = function.body, let captured = captured(by: body) else { return }
        report("escaping local function captures non-escaping parameter '\(captured.name)'", place)
    }

    /// A parameter that doesn't escape and that a function has, or one of the local functions that it names.
    private func captured(by body: FunctionBody) -> LocalVariable? {
        var seen: Set<LocalVariable> = []
        var pending = [body]
        while let next = pending.popLast() {
            for capture in next.captures where seen.insert(capture.variable).inserted {
                if parameters.contains(capture.variable) { return capture.variable }
                if let function = functions[capture.variable] { pending.append(function) }
            }
        }
        return nil
    }
}
