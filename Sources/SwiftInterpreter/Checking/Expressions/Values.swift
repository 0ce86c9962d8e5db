import SwiftSyntax

/// References used as values: properties, functions, cases.
extension BodyChecker {
    func value(of reference: Reference, _ syntax: ExprSyntax, contextualType: Type?) -> Expression? {
        switch reference {
        case .failed: return nil
        case .expression(let expression): return expression
        case .type(let type):
            if case .error = type {
                sawUnknown = true
                return nil
            }
            error("expected member name or initializer call after type name", syntax)
            return nil
        case .localFunction(let function):
            use(function.variable)
            let (substitution, _) = open(
                Candidate(decl: function.decl, ownerArguments: [], receiver: .none, distance: 0))
            return make(.localFunction(function), functionType(function.decl, substitution), range(syntax))
        case .candidates(let candidates, let name):
            return choose(candidates, name, syntax, contextualType: contextualType)
        }
    }

    /// Picks the declaration that a name without a call means.
    private func choose(
        _ candidates: [Candidate], _ name: String, _ syntax: ExprSyntax, contextualType: Type?
    ) -> Expression? {
        let labels = argumentNames(syntax)
        var list = candidates
        if let labels {
            list = candidates.filter { ($0.decl as? FunctionDecl)?.parameters.map(\.label) == labels }
        }
        let values = list.filter { !($0.decl is FunctionDecl) }
        // A property is meant, if the context doesn't want what only the method of its name is.
        if !values.isEmpty, values.count == list.count || !fitsOnly(in: list, values, syntax, contextualType) {
            list = values
        }
        guard list.count > 1 else {
            guard let only = list.first else {
                error("no exact matches in reference to '\(name)'", syntax)
                return nil
            }
            return reference(to: only, range(syntax), syntax)
        }
        var best: (candidate: Candidate, score: Int)?
        for candidate in list {
            let mark = solver.mark()
            let score: Int? = trying {
                guard let expression = self.reference(to: candidate, range(syntax), syntax) else { return nil }
                guard let contextualType, !isOpen(contextualType) else { return solver.score - mark.score }
                guard coerce(expression, to: contextualType) != nil, solver.solve() == nil else {
                    return solver.score - mark.score + Solver.Penalty.wrongResult
                }
                return solver.score - mark.score
            }
            solver.rollback(to: mark)
            guard var total = score else { continue }
            total = total * 1000 + candidate.distance
            if best.map({ total < $0.score }) ?? true { best = (candidate, total) }
        }
        guard let best else { return list.first.flatMap { reference(to: $0, range(syntax), syntax) } }
        return reference(to: best.candidate, range(syntax), syntax)
    }

    /// Whether a function among these is of the type that the context wants, and none of the values is.
    private func fitsOnly(
        in list: [Candidate], _ values: [Candidate], _ syntax: ExprSyntax, _ contextualType: Type?
    ) -> Bool {
        guard let contextualType, !isOpen(contextualType) else { return false }
        func fits(_ candidate: Candidate) -> Bool {
            let mark = solver.mark()
            defer { solver.rollback(to: mark) }
            return trying {
                reference(to: candidate, range(syntax), syntax).flatMap { coerce($0, to: contextualType) } != nil
            }
        }
        return !values.contains(where: fits) && list.contains { $0.decl is FunctionDecl && fits($0) }
    }

    /// Whether a name means both a property and a method, of which the context chooses one.
    func namesPropertyAndMethod(_ syntax: ExprSyntax, _ value: Expression) -> Bool {
        guard case .function = world.resolve(value.type), case .property(_, let decl, _, _) = value.kind,
            let owner = decl.owner
        else { return false }
        return owner.members(named: decl.name).contains { $0 is FunctionDecl }
    }

    /// `f(a:b:)` names an overload by labels.
    private func argumentNames(_ syntax: ExprSyntax) -> [String?]? {
        let name = syntax.as(DeclReferenceExprSyntax.self) ?? syntax.as(MemberAccessExprSyntax.self)?.declName
        return name?.argumentNames?.arguments.map { $0.name.text == "_" ? nil : $0.name.identifierText }
    }

    /// Type variables in place of a declaration's own generic parameters; its demands become constraints.
    func open(_ candidate: Candidate, at range: SourceRange = .none) -> (Substitution, [Type]) {
        let signature = candidate.decl.genericSignature
        guard !signature.parameters.isEmpty else { return (.empty, []) }
        var arguments = candidate.ownerArguments
        // A global or local function inside a generic context keeps the outer parameters.
        if arguments.isEmpty, candidate.decl.ownerParameterCount > 0 {
            arguments = signature.parameters.prefix(candidate.decl.ownerParameterCount).map(\.asArgument)
        }
        for parameter in signature.parameters.dropFirst(arguments.count) {
            arguments.append(solver.makeVariable(for: parameter))
        }
        let substitution = Substitution(signature.parameters, arguments)
        for requirement in signature.requirements {
            switch requirement {
            case .conformance(let subject, let item):
                let type = world.substitute(subject.ofAllElements, substitution)
                solver.add(.conforms(type, item, range))
            case .superclass(let subject, let parent):
                solver.add(
                    .subclass(world.substitute(subject, substitution), world.substitute(parent, substitution), range))
            case .same(let a, let b):
                solver.add(
                    .equal(
                        world.substitute(a.ofAllElements, substitution),
                        world.substitute(b.ofAllElements, substitution), range))
            }
        }
        if let function = candidate.decl as? FunctionDecl { defaultThrown(function, substitution) }
        return (substitution, arguments)
    }

    /// The error type of a function that nothing tells it: any.
    private func defaultThrown(_ decl: FunctionDecl, _ substitution: Substitution) {
        guard decl.isRethrowing, case .parameter(let parameter)? = decl.thrownType,
            let thrown = substitution.types[parameter], let item = world.known.errorProtocol
        else { return }
        solver.atEnd { [solver, world] in
            if case .variable(let variable) = world.resolve(thrown) { solver.bind(variable, to: .existential([item])) }
            return true
        }
    }

    func functionType(_ decl: FunctionDecl, _ substitution: Substitution) -> Type {
        let type = FunctionType(
            decl.parameters.map(\.functionParameter), decl.result, isThrowing: decl.isThrowing, isAsync: decl.isAsync)
        return world.substitute(.function(type), substitution)
    }

    /// One declaration as an expression.
    func reference(to candidate: Candidate, _ place: SourceRange, _ syntax: ExprSyntax) -> Expression? {
        switch candidate.decl {
        case let decl as VariableDecl:
            let read = property(decl, candidate, place, syntax)
            if decl.isImplicitlyUnwrapped { read?.isImplicitlyUnwrapped = true }
            return read
        case let decl as EnumCaseDecl: return enumCase(decl, candidate, place)
        case let decl as FunctionDecl: return functionReference(decl, candidate, place, syntax)
        default: return nil
        }
    }

    private func checkConstraints(_ candidate: Candidate, _ place: SourceRange, _ syntax: ExprSyntax?) -> Bool {
        guard let failed = solver.solve() else { return true }
        let decl = candidate.decl
        let subject = (decl.isStatic ? "static " : "") + (decl is VariableDecl ? "property" : "instance method")
        let named = syntax?.as(MemberAccessExprSyntax.self).map { range($0.declName) }
        switch failed {
        case .conforms(let type, let item, _):
            error(
                "\(subject) '\(decl.displayName)' requires that '\(describe(world.deepResolve(type)))' conform to "
                    + "'\(item.name)'", at: named ?? place)
        case .equal(let a, let b, _):
            error(
                "\(subject) '\(decl.displayName)' requires the types "
                    + "'\(describe(world.deepResolve(a)))' and '\(describe(world.deepResolve(b)))' be equivalent",
                at: named ?? place)
        case .subclass: report(failed)
        }
        return false
    }

    func property(
        _ decl: VariableDecl, _ candidate: Candidate, _ place: SourceRange, _ syntax: ExprSyntax? = nil
    ) -> Expression? {
        let (substitution, typeArguments) = open(candidate, at: place)
        guard checkConstraints(candidate, place, syntax) else { return nil }
        let type = world.substitute(decl.type, substitution)
        if case .error = type {
            sawUnknown = true
            return nil
        }
        requireAccess(decl, at: place)
        if let native = decl.native, native.isGenerated {
            sink.noteGenerated(decl.name, of: describe(type), at: place)
        }
        switch candidate.receiver {
        case .none:
            return tracked(.global(decl, typeArguments: []), type, place, typeArguments)
        case .value(let base):
            if let (backing, member) = decl.wrappedThrough, !checker.isEnclosed(decl),
                !decl.isObservedThroughWrapper || isUnwatched(decl, base)
            {
                return wrapped(decl, backing, member, base, substitution, typeArguments, type, place)
            }
            if decl.isGetterMutating || decl.storage == .lazy, !world.isReference(base.type) {
                requireMutable(
                    base, "cannot use mutating getter on immutable value", at: memberName(decl.name, at: place))
            }
            return tracked(
                .property(base, decl, dispatch: dispatch(decl, base.type), typeArguments: typeArguments), type, place,
                typeArguments)
        case .superValue(let base):
            return tracked(
                .property(base, decl, dispatch: .direct, typeArguments: typeArguments), type, place, typeArguments)
        case .type(let owner):
            if decl.isRequirement || (candidate.metatype != nil && decl.native == nil) {
                let base = candidate.metatype ?? make(.metatype(owner), .metatype(owner), place)
                if !decl.isRequirement {
                    return tracked(
                        .property(base, decl, dispatch: .virtual, typeArguments: typeArguments), type, place,
                        typeArguments)
                }
                return tracked(
                    .property(base, decl, dispatch: .witness, typeArguments: typeArguments), type, place, typeArguments)
            }
            return tracked(.global(decl, typeArguments: typeArguments), type, place, typeArguments)
        case .unapplied:
            error("instance member '\(decl.name)' cannot be used on type", at: place)
            return nil
        }
    }

    /// Observers don't see a first value that an initialiser sets.
    private func isUnwatched(_ decl: VariableDecl, _ base: Expression) -> Bool {
        guard case .local(let variable) = base.kind, variable.name == "self" else { return false }
        return isInitializer && closureDepth == 0 && decl.wrapper?.backing.hasInitialValue == false
    }

    private func wrapped(
        _ decl: VariableDecl, _ backing: VariableDecl, _ member: VariableDecl, _ base: Expression,
        _ substitution: Substitution, _ typeArguments: [Type], _ type: Type, _ place: SourceRange
    ) -> Expression? {
        let wrapperType = world.substitute(backing.type, substitution)
        guard case .nominal(_, let inner) = wrapperType else { return nil }
        let stored = tracked(
            .property(base, backing, dispatch: .direct, typeArguments: typeArguments), wrapperType, place, typeArguments
        )
        let inside = decl.innerWrappedValues
        let outer = inside.isEmpty ? type : checker.wrapperMember(member, of: wrapperType)
        let read = tracked(
            .property(stored, member, dispatch: dispatch(member, wrapperType), typeArguments: inner), outer, place,
            inner)
        return checker.inward(read, inside)
    }

    /// An expression that carries type arguments, which are made concrete at the end.
    func tracked(_ kind: Expression.Kind, _ type: Type, _ place: SourceRange, _ arguments: [Type]) -> Expression {
        let expression = Expression(kind, type: type, range: place)
        guard world.hasVariables(type) || arguments.contains(where: world.hasVariables) else { return expression }
        solver.atEnd { [world] in
            expression.type = world.deepResolve(expression.type)
            let complete = expression.kind.resolveTypeArguments(world)
            return complete && !world.hasVariables(expression.type)
        }
        return expression
    }

    private func enumCase(_ decl: EnumCaseDecl, _ candidate: Candidate, _ place: SourceRange) -> Expression? {
        guard case .type(let owner) = candidate.receiver else { return nil }
        let type = decl.owner.map { world.declaredType(of: $0) } ?? owner
        let substitution = Substitution(decl.owner?.genericSignature.parameters ?? [], candidate.ownerArguments)
        let result = world.substitute(type, substitution)
        if decl.parameters.isEmpty {
            return tracked(
                .enumCase(decl, [], typeArguments: candidate.ownerArguments), result, place, candidate.ownerArguments)
        }
        let function = FunctionType(decl.parameters.map(\.functionParameter), type)
        return tracked(
            .caseReference(decl, typeArguments: candidate.ownerArguments),
            world.substitute(.function(function), substitution), place, candidate.ownerArguments)
    }

    private func functionReference(
        _ decl: FunctionDecl, _ candidate: Candidate, _ place: SourceRange, _ syntax: ExprSyntax
    ) -> Expression? {
        let (substitution, typeArguments) = open(candidate, at: place)
        guard checkConstraints(candidate, place, syntax) else { return nil }
        var type = functionType(decl, substitution)
        var base: Expression?
        switch candidate.receiver {
        case .none: break
        case .value(let value), .superValue(let value): base = value
        case .type(let owner):
            base = make(.metatype(owner), .metatype(owner), place)
            if decl.kind == .initializer, case .function(var function) = type {
                function.result = decl.isFailable ? world.known.optional(owner) : owner
                type = .function(function)
            }
        case .unapplied(let owner): type = .function(FunctionType([.init(owner)], type))
        }
        return tracked(
            .functionReference(
                decl, base: base, dispatch: dispatch(decl, base?.type ?? .void), typeArguments: typeArguments),
            type, place, typeArguments)
    }
}

extension Expression.Kind {
    /// Replaces variables in type arguments; false while some are open.
    mutating func resolveTypeArguments(_ world: World) -> Bool {
        func resolved(_ types: [Type]) -> [Type] { types.map { world.deepResolve($0) } }
        func isComplete(_ types: [Type]) -> Bool { !types.contains(where: world.hasVariables) }
        switch self {
        case .global(let decl, let arguments):
            let types = resolved(arguments)
            self = .global(decl, typeArguments: types)
            return isComplete(types)
        case .property(let base, let decl, let dispatch, let arguments):
            let types = resolved(arguments)
            self = .property(base, decl, dispatch: dispatch, typeArguments: types)
            return isComplete(types)
        case .subscript(let base, let decl, let values, let dispatch, let arguments):
            let types = resolved(arguments)
            self = .subscript(base, decl, values, dispatch: dispatch, typeArguments: types)
            return isComplete(types)
        case .enumCase(let decl, let values, let arguments):
            let types = resolved(arguments)
            self = .enumCase(decl, values, typeArguments: types)
            return isComplete(types)
        case .caseReference(let decl, let arguments):
            let types = resolved(arguments)
            self = .caseReference(decl, typeArguments: types)
            return isComplete(types)
        case .functionReference(let decl, let base, let dispatch, let arguments):
            let types = resolved(arguments)
            self = .functionReference(decl, base: base, dispatch: dispatch, typeArguments: types)
            return isComplete(types)
        case .metatype(let type):
            let type = world.deepResolve(type)
            self = .metatype(type)
            return !world.hasVariables(type)
        case .call(let call):
            call.typeArguments = resolved(call.typeArguments)
            if case .initializer(let decl, let type, let dispatch) = call.callee {
                call.callee = .initializer(decl, type: world.deepResolve(type), dispatch: dispatch)
            }
            return isComplete(call.typeArguments)
        default: return true
        }
    }
}
