import SwiftSyntax

/// Arguments as values of their parameters' types.
extension BodyChecker {
    /// The value for one parameter.
    func argument(_ arguments: [CallArgument], _ used: [Int], _ parameter: ParameterDecl, _ type: Type) -> Argument? {
        if parameter.type.isExpansion { return packArgument(arguments, used, type) }
        if parameter.isVariadic {
            var parts: [Expression] = []
            for index in used {
                guard let part = plainArgument(arguments[index], type) else { return nil }
                parts.append(part)
            }
            return .variadic(parts)
        }
        guard let first = used.first else { return .default }
        let item = arguments[first]
        if parameter.isInout { return inoutArgument(item, type) }
        if parameter.isAutoclosure {
            guard let closure = autoclosure(item, type) else { return nil }
            closure.escapes = parameter.isEscaping
            return .autoclosure(closure)
        }
        if let closure = item.closure {
            guard mayBeClosure(type) else {
                error(
                    "closure passed to parameter of type '\(describe(world.deepResolve(type)))' that does not accept a "
                        + "closure", at: item.range)
                return nil
            }
            takesOpenParameters = bodyTellsParameters(of: closure, type)
            return self.closure(
                closure, contextualType: type, builder: parameter.resultBuilder, isArgument: true,
                escapes: parameter.isEscaping
            )
            .flatMap { expression in
                coerce(expression, to: type)
                    ?? {
                        reportMismatch(expression.type, type, .argument, at: item.range); return nil
                    }()
            }.map { .value($0) }
        }
        return plainArgument(item, type, of: parameter).map { .value($0) }
    }

    /// `compose({ $0 + 1 }, { "\($0)" })`: what a closure does with its parameters tells what they are, where nothing
    /// else does.
    private func bodyTellsParameters(of closure: ClosureExprSyntax, _ type: Type) -> Bool {
        guard case .function(let function) = world.deepResolve(type) else { return false }
        func open() -> Bool {
            function.parameters.contains { parameter in
                if case .variable(let variable) = world.deepResolve(parameter.type) { return variable.literal == nil }
                return false
            }
        }
        guard open(), checker.singleExpression(closure.statements) != nil else { return false }
        let mark = solver.mark()
        defer { solver.rollback(to: mark) }
        takesOpenParameters = true
        defer { takesOpenParameters = false }
        return trying { self.closure(closure, contextualType: type, isArgument: true) != nil } && !open()
    }

    /// `let next = { $0 + 1 }`
    func contextualTypeFromBody(_ closure: ClosureExprSyntax) -> Type? {
        let count: Int
        switch closure.signature?.parameterClause {
        case .simpleInput(let list): count = list.count
        case .parameterClause: return nil
        case nil: count = checker.shorthandCount(closure)
        }
        guard count > 0, closure.signature?.returnClause == nil else { return nil }
        let parameters = (0..<count).map { _ in FunctionType.Parameter(solver.makeVariable()) }
        let type = Type.function(FunctionType(parameters, solver.makeVariable()))
        guard bodyTellsParameters(of: closure, type) else { return nil }
        takesOpenParameters = true
        return type
    }

    private func mayBeClosure(_ type: Type) -> Bool {
        switch world.resolve(type) {
        case .nominal: world.wrapped(type).map(mayBeClosure) ?? false
        case .tuple, .metatype: false
        default: true
        }
    }

    func plainArgument(_ item: CallArgument, _ type: Type, of parameter: ParameterDecl? = nil) -> Expression? {
        if let made = item.made {
            if let converted = coerce(made, to: type) { return converted }
            // `1...size.width` of `CGFloat` where a range of `Double` is expected; the other of two initialisers of which
            // the better one may fail.
            let mayFail = world.wrapped(made.type).map { world.deepResolve($0) == world.deepResolve(type) } ?? false
            if let syntax = item.syntax, mayFail || syntax.is(SequenceExprSyntax.self),
                let other = trying({ check(syntax, to: type, .argument) })
            {
                return other
            }
            if !reportConflict(made, type, parameter) { reportMismatch(of: made, type, .argument, at: anchor(item)) }
            return nil
        }
        guard let syntax = item.syntax else { return nil }
        if let marked = syntax.as(InOutExprSyntax.self) {
            error("'&' used with non-inout argument of type '\(describe(type))'", marked)
            return nil
        }
        if syntax.is(PackExpansionExprSyntax.self) {
            error("cannot pass value pack expansion to non-pack parameter of type '\(describe(type))'", syntax)
            return nil
        }
        // An operator's name as a function: `reduce(0, +)`.
        if let name = operatorName(syntax) {
            if name == "...", case .nominal(let decl, _) = world.resolve(type), decl.name == "UnboundedRange" {
                return Expression(.literal(.void), type: type, range: range(syntax))
            }
            return operatorReference(name, type, range(syntax))
        }
        guard let value = infer(syntax, contextualType: type) else { return nil }
        if let result = coerce(value, to: type) { return result }
        if !reportConflict(value, type, parameter) { reportMismatch(of: value, type, .argument, at: anchor(syntax)) }
        return nil
    }

    func operatorName(_ syntax: ExprSyntax) -> String? {
        guard let token = syntax.as(DeclReferenceExprSyntax.self)?.baseName else { return nil }
        if case .binaryOperator(let name) = token.tokenKind { return name }
        if case .prefixOperator(let name) = token.tokenKind { return name }
        return nil
    }

    private func inoutArgument(_ item: CallArgument, _ type: Type) -> Argument? {
        if let made = item.made { return coerce(made, to: type).map { .inout($0) } }
        guard let syntax = item.syntax else { return nil }
        guard let marked = syntax.as(InOutExprSyntax.self) else {
            error("passing value of type '\(describe(type))' to an inout parameter requires explicit '&'", syntax)
            return nil
        }
        guard let placeExpression = inferBase(marked.expression, contextualType: nil) else { return nil }
        guard solver.unify(placeExpression.type, type) else {
            let wrapped = world.wrapped(type).map(describe)
            if let wrapped, wrapped == describe(world.deepResolve(placeExpression.type)) {
                error(
                    "inout argument could be set to a value with a type other than '\(wrapped)'; use a value declared as "
                        + "type '\(describe(type))' instead", at: range(marked))
            } else {
                reportMismatch(placeExpression.type, type, .argument, at: anchor(item))
            }
            return nil
        }
        guard requireMutable(placeExpression, "cannot pass immutable value as inout argument", at: range(marked)) else {
            return nil
        }
        return .inout(placeExpression)
    }
}
