import SwiftSyntax

/// The call of the candidate that was chosen.
extension BodyChecker {
    func penalty(_ decl: ValueDecl) -> Int {
        if decl.unavailability != nil { return Solver.Penalty.unavailable }
        return decl.isDisfavored ? Solver.Penalty.disfavored : 0
    }

    func build(
        _ candidate: Candidate, _ values: [Argument], _ typeArguments: [Type], _ result: Type, _ place: SourceRange,
        local: LocalFunction?
    ) -> Expression? {
        if let enumCase = candidate.decl as? EnumCaseDecl {
            let payload = values.enumerated().compactMap { index, value -> Expression? in
                switch value {
                case .value(let expression): expression
                case .default:
                    Expression(.literal(.absent), type: enumCase.parameters[index].type, range: place)
                default: nil
                }
            }
            return tracked(
                .enumCase(enumCase, payload, typeArguments: candidate.ownerArguments), result, place,
                candidate.ownerArguments)
        }
        guard let decl = candidate.decl as? FunctionDecl else { return nil }
        requireAccess(decl, at: place)
        if decl.kind == .subscript { return buildSubscript(decl, candidate, values, typeArguments, result, place) }
        let callee: Call.Callee
        switch candidate.receiver {
        case .none: callee = local.map { .local($0) } ?? .function(decl, receiver: nil, dispatch: .direct)
        case .value(let base):
            if decl.isMutating,
                !requireMutable(base, "cannot use mutating member on immutable value", at: calleePlace ?? base.range)
            {
                return nil
            }
            callee = .function(decl, receiver: base, dispatch: dispatch(decl, base.type))
        case .superValue(let base): callee = .superMethod(decl, receiver: base)
        case .type(let type):
            if decl.kind == .initializer || decl.kind == .memberwiseInitializer {
                callee = .initializer(decl, type: type, dispatch: decl.isRequirement ? .witness : .direct)
            } else {
                let base = candidate.metatype ?? make(.metatype(type), .metatype(type), place)
                trackMetatype(base)
                let isVirtual = candidate.metatype != nil && decl.native == nil
                callee = .function(
                    decl, receiver: base, dispatch: decl.isRequirement ? .witness : isVirtual ? .virtual : .direct)
            }
        case .unapplied:
            guard case .value(let base)? = values.first else { return nil }
            return tracked(
                .functionReference(decl, base: base, dispatch: dispatch(decl, base.type), typeArguments: typeArguments),
                result, place, typeArguments)
        }
        let call = Call(callee, values, typeArguments: typeArguments)
        if case .initializer = callee { call.metatype = candidate.metatype }
        let expression = tracked(
            .call(call), result, place,
            typeArguments + [initializedType(candidate)])
        requireInferred(typeArguments, decl, place)
        return expression
    }

    /// `reduce(.zero) { CGSize(width: max($0.width, $1.width), …) }`: whose `.zero` it is, the closure says by what it
    /// makes.
    func takeResults(
        of arguments: [CallArgument], _ match: [[Int]], _ parameters: [ParameterDecl], _ substitution: Substitution
    ) {
        let open = parameters.indices.filter { index in
            guard let syntax = match[index].first.flatMap({ arguments[$0].syntax }),
                syntax.as(MemberAccessExprSyntax.self).map({ $0.base == nil }) ?? false
            else { return false }
            return isOpen(world.substitute(parameters[index].type, substitution))
        }
        guard !open.isEmpty else { return }
        for index in parameters.indices {
            guard let closure = match[index].first.flatMap({ arguments[$0].closure }),
                case .function(let function) = world.substitute(parameters[index].type, substitution),
                isOpen(function.result),
                let made = checker.singleExpression(closure.statements)?.as(FunctionCallExprSyntax.self),
                made.calledExpression.is(DeclReferenceExprSyntax.self),
                case .type(let type) = trying({ reference(made.calledExpression, contextualType: nil) }),
                !world.hasVariables(type)
            else { continue }
            _ = solver.unify(function.result, type)
        }
    }

    private func initializedType(_ candidate: Candidate) -> Type {
        if case .type(let type) = candidate.receiver { return type }
        return .void
    }

    func trackMetatype(_ expression: Expression) {
        guard case .metatype(let type) = expression.kind, world.hasVariables(type) else { return }
        solver.atEnd { [world] in expression.kind.resolveTypeArguments(world) }
    }

    /// At the end every generic parameter must have been found.
    private func requireInferred(_ typeArguments: [Type], _ decl: FunctionDecl, _ place: SourceRange) {
        guard typeArguments.contains(where: world.hasVariables) else { return }
        let names = decl.genericSignature.parameters.map(\.name)
        solver.atEnd { [world] in
            typeArguments.allSatisfy { !world.hasUnboundVariables($0) } || names.isEmpty
        }
        solver.openCalls.append(
            OpenCall(typeArguments: typeArguments, names: names, callee: decl, range: calleePlace ?? place))
    }

    private func buildSubscript(
        _ decl: FunctionDecl, _ candidate: Candidate, _ values: [Argument], _ typeArguments: [Type], _ result: Type,
        _ place: SourceRange
    ) -> Expression? {
        let base: Expression
        var isDirect = false
        switch candidate.receiver {
        case .value(let value): base = value
        case .superValue(let value):
            base = value
            isDirect = true
        case .type(let type):
            base = make(.metatype(type), .metatype(type), place)
        case .none, .unapplied: return nil
        }
        return tracked(
            .subscript(
                base, decl, values, dispatch: isDirect ? .direct : dispatch(decl, base.type),
                typeArguments: typeArguments),
            result, place, typeArguments)
    }

    func autoclosure(_ item: CallArgument, _ type: Type) -> ClosureExpression? {
        let inner = FunctionBody(name: "autoclosure", range: item.range)
        inner.parent = body
        inner.resultType = type
        let saved = body
        body = inner
        defer { body = saved }
        let value: Expression?
        if let syntax = item.syntax {
            value = check(syntax, to: type, .argument)
        } else {
            value = item.made.flatMap { coerce($0, to: type) }
            if let value { noteUses(of: value) }
        }
        guard let value else { return nil }
        inner.statements = [Statement(.return(value), range: item.range)]
        return ClosureExpression(body: inner)
    }

    // MARK: - What the context wants of the result

    /// Whether the result of a declaration has generic parameters of its own call.
    func mayAdopt(_ candidate: Candidate) -> Bool {
        if candidate.ownerArguments.contains(where: world.hasUnboundVariables) { return true }
        guard let decl = candidate.decl as? FunctionDecl else { return false }
        let own = decl.genericSignature.parameters.dropFirst(decl.ownerParameterCount)
        return own.contains { decl.result.mentions($0) }
    }

    /// Tries to give a generic result the type that the context wants.
    func adopt(_ result: Type, _ contextualType: Type) -> Bool {
        // A value of any type fits an existential; that says nothing about the type.
        if case .existential = world.resolve(world.wrapped(contextualType) ?? contextualType) { return false }
        if case .variable = world.resolve(result) {
            if isAnyHashable(world.resolve(contextualType)) { return false }
        }
        let mark = solver.mark()
        if solver.unify(result, contextualType) { return true }
        solver.rollback(to: mark)
        if let wrapped = world.wrapped(contextualType), !isOpen(wrapped), solver.unify(result, wrapped) { return true }
        solver.rollback(to: mark)
        return false
    }

    func resultType(_ candidate: Candidate, _ substitution: Substitution) -> Type {
        switch candidate.decl {
        case let function as FunctionDecl:
            if case .unapplied = candidate.receiver { return functionType(function, substitution) }
            if function.kind == .initializer || function.kind == .memberwiseInitializer,
                case .type(let type) = candidate.receiver
            {
                return function.isFailable ? world.known.optional(type) : type
            }
            if function.returnsSelf {
                switch candidate.receiver {
                case .value(let base): return base.type
                case .type(let type): return type
                case .none, .unapplied, .superValue: break
                }
            }
            return world.substitute(function.result, substitution)
        case let enumCase as EnumCaseDecl:
            let type = enumCase.owner.map { world.declaredType(of: $0) } ?? .error
            return world.substitute(
                type, Substitution(enumCase.owner?.genericSignature.parameters ?? [], candidate.ownerArguments))
        default: return .error
        }
    }
}
