import SwiftSyntax

/// Values that stand alone: default arguments, initial values of properties, raw values.
extension Checker {
    /// A default argument or a constant: an expression of a known type.
    func standalone(
        _ syntax: ExprSyntax, _ type: Type, _ context: LexicalContext, purpose: BodyChecker.Purpose
    ) -> FunctionBody {
        isolated(context) {
            let body = FunctionBody(name: "default argument", range: syntax.sourceRange(in: context.file))
            body.genericParameters = context.visibleParameters
            let checker = BodyChecker(checker: self, context: context, body: body, resultType: type)
            checker.hasInstanceSelf = false
            body.resultType = type
            let mark = checker.solver.mark()
            let type = checker.openDefault(syntax, type, context)
            body.resultType = type
            if let value = checker.end(checker.check(syntax, to: type, purpose), mark, 0) {
                body.resultType = world.deepResolve(type)
                body.statements = [Statement(.return(value), range: value.range)]
                if purpose == .defaultArgument { checkEffects(checker, of: "a default argument", allowsErrors: false) }
            } else {
                checker.explain(syntax.sourceRange(in: context.file))
            }
            return body
        }
    }

    /// The default of a parameter that is an autoclosure: a function that gives the value when it is called.
    func delayed(_ value: FunctionBody) -> FunctionBody {
        let body = FunctionBody(name: value.name, range: value.range)
        body.genericParameters = value.genericParameters
        value.parent = body
        let type = Type.function(FunctionType([], value.resultType))
        body.resultType = type
        let closure = Expression(.closure(ClosureExpression(body: value)), type: type, range: value.range)
        body.statements = [Statement(.return(closure), range: value.range)]
        return body
    }

    /// The initial value of a stored property or global; its type is the body's result.
    func initialValue(
        _ decl: VariableDecl, _ syntax: ExprSyntax, _ annotation: TypeSyntax?, _ context: LexicalContext
    ) -> FunctionBody {
        isolated(context) {
            let body = makeBody(decl, decl.name, context)
            guard nesting < Self.nestingLimit else { return body }
            body.resultType = .error
            let checker = BodyChecker(checker: self, context: context, body: body, resultType: .error)
            checker.isPropertyInitializer = decl.owner != nil && !decl.isStatic
            if decl.storage == .lazy {
                addSelf(checker, decl, isMutable: decl.owner?.isReference != true)
                checker.isPropertyInitializer = false
            } else {
                checker.hasInstanceSelf = false
            }
            let mark = checker.solver.mark()
            var expected = decl.knownType
            if let annotation { expected = checker.resolver().resolve(annotation) }
            let value: Expression?
            if case .opaque(let opaque, _)? = expected.map(world.resolve), let expected {
                value = checker.infer(syntax, contextualType: checker.isContextual(syntax) ? expected : nil).flatMap {
                    checker.opaqueValue($0, opaque, expected, at: syntax.sourceRange(in: context.file))
                }
            } else if let expected {
                value = checker.check(syntax, to: expected, .initialization)
            } else {
                value = checker.infer(syntax, contextualType: nil)
                if let value, checker.isNil(value) { checker.error("'nil' requires a contextual type", syntax) }
                checker.requireElements(syntax)
            }
            guard let final = checker.end(value, mark, 0) else {
                checker.explain(syntax.sourceRange(in: context.file))
                body.resultType = expected ?? .error
                return body
            }
            if case .opaque(let opaque, _)? = expected { opaque.underlying = final.type }
            body.resultType = expected.map { world.deepResolve($0) } ?? final.type
            body.statements = [Statement(.return(final), range: final.range)]
            let isGlobal = decl.owner == nil || decl.isStatic
            checkEffects(
                checker, of: isGlobal ? "a global variable initializer" : "a property initializer",
                allowsErrors: decl.owner == nil, by: decl.storage == .lazy ? decl : nil)
            checkSelfCaptures(body, of: decl)
            checkAccesses(of: body)
            return body
        }
    }

    /// The raw value of an enum case.
    func constant(_ syntax: ExprSyntax, type: Type, _ context: LexicalContext) -> Value? {
        let body = standalone(syntax, type, context, purpose: .initialization)
        guard case .return(let value?)? = body.statements.first?.kind, case .literal(let literal) = value.kind else {
            sink.report(
                Diagnostic(
                    .error, "raw value for enum case must be a literal", at: syntax.sourceRange(in: context.file)))
            return nil
        }
        return literal
    }
}
