import SwiftSyntax

/// Property wrappers, memberwise initialisers and `@Entry`: code that the compiler writes.
extension Checker {
    /// The wrapper's value as initialised in the declaration, and its type.
    func wrapperValue(
        _ decl: VariableDecl, _ wrappers: [WrittenWrapper], _ initial: ExprSyntax?, _ annotated: Type?,
        _ context: LexicalContext
    ) -> (type: Type, body: FunctionBody?) {
        isolated(context) {
            let (wrapper, attribute) = (wrappers[0].decl, wrappers[0].attribute)
            let body = FunctionBody(
                name: (decl.owner.map { $0.qualifiedName + "." } ?? "") + decl.name, range: decl.range)
            body.genericParameters = decl.genericSignature.parameters
            let checker = BodyChecker(checker: self, context: context, body: body, resultType: .error)
            checker.hasInstanceSelf = false
            checker.isPropertyInitializer = true
            if annotated == .error { return (.error, nil) }
            if let initial, let annotated, differs(initial, from: annotated, checker) { return (.error, nil) }
            let types = openWrappers(wrappers, annotated, checker)
            let type = types[0]
            let mark = checker.solver.mark()
            let place = initial?.sourceRange(in: context.file) ?? decl.range
            let arguments: [CallArgument]
            if wrappers.count > 1 {
                guard let made = innerValue(wrappers, types, initial, checker, place) else { return (.error, nil) }
                arguments = made.map { $0 + wrapperArguments(attribute, nil, checker) } ?? []
            } else {
                arguments = wrapperArguments(attribute, initial, checker)
            }
            if arguments.isEmpty,
                wrappers.count > 1 || !wrapperHasInitialValue(wrapper, attribute, hasInitial: false, annotated)
            {
                let final = world.deepResolve(type)
                if world.hasVariables(final) {
                    sink.report(Diagnostic(.error, "type annotation missing in pattern", at: decl.range))
                    return (.error, nil)
                }
                return (final, nil)
            }
            var given = arguments
            if given.isEmpty, needsNil(wrapper, annotated) {
                let null = checker.literal(.null, .null, place)
                given = [CallArgument(label: "wrappedValue", made: null, range: place)]
            }
            let candidates = checker.staticCandidates(named: "init", of: type)
            let call = checker.resolve(candidates, given, wrapper.name, place, contextualType: nil)
            guard let value = checker.end(call, mark, 0) else {
                let fallback = world.deepResolve(type)
                return (world.hasVariables(fallback) ? .error : fallback, nil)
            }
            body.resultType = value.type
            body.statements = [Statement(.return(value), range: value.range)]
            return (value.type, body)
        }
    }

    /// `@State var name: String = 5` is reported by the types that are written, not by the wrapper's parameters. Only of
    /// literals and members without arguments, which a look costs nothing.
    private func differs(_ initial: ExprSyntax, from annotated: Type, _ checker: BodyChecker) -> Bool {
        switch initial.as(ExprSyntaxEnum.self) {
        case .integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr, .stringLiteralExpr, .memberAccessExpr: break
        default: return false
        }
        let mark = checker.solver.mark()
        defer { checker.solver.rollback(to: mark) }
        if checker.trying({ checker.check(initial, to: annotated, .initialization) != nil }) { return false }
        checker.solver.rollback(to: mark)
        return checker.check(initial, to: annotated, .initialization) == nil
    }

    func openWrapper(_ wrapper: NominalDecl, _ attribute: AttributeSyntax, _ checker: BodyChecker) -> Type {
        if let clause = attribute.attributeName.as(IdentifierTypeSyntax.self)?.genericArgumentClause {
            let arguments = clause.arguments.map { argument -> Type in
                guard case .type(let type) = argument.argument else { return .error }
                return checker.resolver().resolve(type)
            }
            return .nominal(wrapper, arguments)
        }
        return .nominal(wrapper, wrapper.genericSignature.parameters.map { _ in checker.solver.makeVariable() })
    }

    func wrapperArguments(
        _ attribute: AttributeSyntax, _ initial: ExprSyntax?, _ checker: BodyChecker
    ) -> [CallArgument] {
        var result: [CallArgument] = []
        if let initial {
            result.append(CallArgument(label: "wrappedValue", syntax: initial, range: checker.range(initial)))
        }
        if case .argumentList(let list)? = attribute.arguments {
            for item in list {
                result.append(
                    CallArgument(
                        label: item.label?.identifierText, syntax: item.expression,
                        range: checker.range(item.expression)))
            }
        }
        return result
    }

    func wrappedValueMember(_ wrapper: NominalDecl) -> VariableDecl? {
        world.members(named: "wrappedValue", of: world.declaredType(of: wrapper)).compactMap {
            $0.decl as? VariableDecl
        }.first
    }

    /// What a member of the wrapper is for one wrapped property.
    func wrapperMember(_ member: VariableDecl, of type: Type) -> Type {
        guard case .nominal(let decl, let arguments) = type else { return .error }
        return world.substitute(member.type, Substitution(decl.genericSignature.parameters, arguments))
    }

    func wrapperHasInitialValue(
        _ wrapper: NominalDecl, _ attribute: AttributeSyntax, _ binding: WrittenBinding, _ annotated: Type?
    ) -> Bool {
        wrapperHasInitialValue(wrapper, attribute, hasInitial: binding.value != nil, annotated)
    }

    private func wrapperHasInitialValue(
        _ wrapper: NominalDecl, _ attribute: AttributeSyntax, hasInitial: Bool, _ annotated: Type?
    ) -> Bool {
        if hasInitial { return true }
        if case .argumentList(let list)? = attribute.arguments, !list.isEmpty {
            // `@Clamped(0...1) var x: Double`: a wrapped value is still to come, if the wrapper takes one along.
            return !initializers(wrapper).contains { decl in
                decl.parameters.first?.label == "wrappedValue" && !(decl.parameters.first?.hasDefault ?? true)
                    && decl.parameters.count == list.count + 1
            }
                || initializers(wrapper).contains {
                    $0.parameters.first?.label != "wrappedValue" && $0.parameters.count >= list.count
                }
        }
        if hasEmptyInitializer(wrapper, annotated) { return true }
        return needsNil(wrapper, annotated)
    }

    func initializers(_ wrapper: NominalDecl) -> [FunctionDecl] {
        wrapper.members(named: "init").compactMap { $0 as? FunctionDecl }
    }

    private func hasEmptyInitializer(_ wrapper: NominalDecl, _ annotated: Type?) -> Bool {
        // Its own initialisers may not be synthesised yet.
        if wrapper.native == nil, initializers(wrapper).isEmpty, wrapper.storedProperties.allSatisfy(\.hasInitialValue)
        {
            return true
        }
        let value = world.members(named: "wrappedValue", of: world.declaredType(of: wrapper))
            .compactMap { ($0.decl as? VariableDecl)?.type }.first
        return initializers(wrapper).contains { decl in
            guard decl.parameters.allSatisfy(\.hasDefault) else { return false }
            // Only what is asked of the wrapped value itself can be seen from its type.
            return decl.genericSignature.requirements.allSatisfy { requirement in
                switch requirement {
                case .same(let subject, let type) where subject == value:
                    annotated.map { known in
                        // What the value's type shows the other parameters by: `Result == [Element]`.
                        known == type || wrapper.genericSignature.parameters.contains { type.mentions($0) }
                    } ?? true
                case .conformance(let subject, let item) where subject == value:
                    annotated.map { world.conforms($0, to: item) } ?? true
                default: true
                }
            }
        }
    }

    /// `@State var x: Int?` starts with nil.
    private func needsNil(_ wrapper: NominalDecl, _ annotated: Type?) -> Bool {
        guard let annotated, world.wrapped(annotated) != nil, !hasEmptyInitializer(wrapper, annotated) else {
            return false
        }
        return initializers(wrapper).contains { $0.parameters.first?.label == "wrappedValue" }
    }

    // MARK: - Accessors through the wrapper

    private func accessor(_ decl: VariableDecl) -> (FunctionBody, Expression)? {
        guard let owner = decl.owner else { return nil }
        let body = FunctionBody(name: owner.qualifiedName + "." + decl.name, range: decl.range)
        body.genericParameters = decl.genericSignature.parameters
        let type = world.declaredType(of: owner)
        let isMutable = !owner.isReference && decl.isSetterMutating
        let variable = LocalVariable(name: "self", type: type, owner: body, isMutable: isMutable)
        variable.slot = 0
        body.frameSize = 1
        body.selfVariable = variable
        return (body, Expression(.local(variable), type: type, range: decl.range))
    }

    func path(
        _ base: Expression, _ decl: VariableDecl, _ backing: VariableDecl, _ member: VariableDecl
    ) -> Expression {
        if let place = enclosed(base, decl, backing) { return place }
        let own = decl.owner?.genericSignature.parameters.map(\.asArgument) ?? []
        let stored = Expression(
            .property(base, backing, dispatch: .direct, typeArguments: own), type: backing.type, range: decl.range)
        var arguments: [Type] = []
        if case .nominal(_, let inner) = backing.type { arguments = inner }
        let outer = decl.innerWrappedValues.isEmpty ? decl.type : wrapperMember(member, of: backing.type)
        let read = Expression(
            .property(stored, member, dispatch: .direct, typeArguments: arguments), type: outer, range: decl.range)
        return inward(read, decl.innerWrappedValues)
    }

    func wrapperGetter(_ decl: VariableDecl, _ backing: VariableDecl, _ member: VariableDecl) -> FunctionBody? {
        guard let (body, base) = accessor(decl) else { return nil }
        body.resultType = decl.type
        body.statements = [Statement(.return(path(base, decl, backing, member)), range: decl.range)]
        return body
    }

    func wrapperSetter(_ decl: VariableDecl, _ backing: VariableDecl, _ member: VariableDecl) -> FunctionBody? {
        guard let (body, base) = accessor(decl) else { return nil }
        body.isMutatingSelf = decl.isSetterMutating && decl.owner?.isReference != true
        body.selfVariable?.isInout = body.isMutatingSelf
        let value = body.makeVariable("newValue", decl.type)
        body.parameters = [value]
        let read = Expression(.local(value), type: decl.type, range: decl.range)
        let assign = Expression(
            .assign(place: path(base, decl, backing, member), value: read), type: .void, range: decl.range)
        body.statements = [Statement(.expression(assign), range: decl.range)]
        return body
    }

    // MARK: - Memberwise initialiser

    func memberwise(_ decl: NominalDecl, _ fields: [VariableDecl]) -> (parameters: [ParameterDecl], body: FunctionBody)
    {
        let body = FunctionBody(name: decl.qualifiedName + ".init", range: decl.range)
        body.genericParameters = decl.genericSignature.parameters
        let selfType = world.declaredType(of: decl)
        let instance = LocalVariable(name: "self", type: selfType, owner: body, isMutable: true)
        instance.slot = 0
        instance.isInout = true
        body.frameSize = 1
        body.selfVariable = instance
        body.isMutatingSelf = true
        var parameters: [ParameterDecl] = []
        let own = decl.genericSignature.parameters.map(\.asArgument)
        for field in fields {
            let base = Expression(.local(instance), type: selfType, range: decl.range)
            let place = Expression(
                .property(base, field, dispatch: .direct, typeArguments: own), type: field.type, range: decl.range)
            let (parameter, value) = memberwiseParameter(decl, field, body)
            parameters.append(parameter)
            let assign = Expression(.assign(place: place, value: value), type: .void, range: decl.range)
            body.statements.append(Statement(.expression(assign), range: decl.range))
        }
        return (parameters, body)
    }

    private func memberwiseParameter(
        _ decl: NominalDecl, _ field: VariableDecl, _ body: FunctionBody
    ) -> (ParameterDecl, Expression) {
        let wrapped = decl.userMembers.values[String(field.name.dropFirst())]?
            .compactMap { $0 as? VariableDecl }.first { $0.wrapper?.backing === field }
        if let wrapped, let wrapper = wrapped.wrapper { return wrappedParameter(wrapped, wrapper, field, body) }
        var parameter = ParameterDecl(label: field.name, name: field.name, type: field.type)
        parameter.isEscaping = true
        parameter.hasDefault = field.hasInitialValue
        parameter.defaultProvider = field.initialValueProvider
        parameter.range = field.range
        guard let builder = field.resultBuilder else {
            let variable = body.makeVariable(field.name, field.type)
            body.parameters.append(variable)
            return (parameter, Expression(.local(variable), type: field.type, range: decl.range))
        }
        parameter.resultBuilder = builder
        if case .function = world.resolve(field.type) {
            let variable = body.makeVariable(field.name, field.type)
            body.parameters.append(variable)
            return (parameter, Expression(.local(variable), type: field.type, range: decl.range))
        }
        // `@ViewBuilder var content: Content` takes a closure and keeps what it gives.
        let type = Type.function(FunctionType([], field.type))
        parameter.type = type
        parameter.isEscaping = false
        let variable = body.makeVariable(field.name, type)
        body.parameters.append(variable)
        let read = Expression(.local(variable), type: type, range: decl.range)
        return (parameter, Expression(.call(Call(.value(read), [])), type: field.type, range: decl.range))
    }

    private func wrappedParameter(
        _ decl: VariableDecl, _ wrapper: PropertyWrapper, _ field: VariableDecl, _ body: FunctionBody
    ) -> (ParameterDecl, Expression) {
        guard case .nominal(let wrapperDecl, let arguments) = field.type,
            !decl.hasWrapperArguments || decl.wrapperInitialSyntax != nil || !field.hasInitialValue,
            let initializer = initializers(wrapperDecl).first(where: {
                $0.parameters.first?.label == "wrappedValue" && $0.parameters.dropFirst().allSatisfy(\.hasDefault)
            })
        else {
            var parameter = ParameterDecl(label: decl.name, name: decl.name, type: field.type)
            parameter.isEscaping = true
            parameter.hasDefault = field.hasInitialValue
            parameter.defaultProvider = field.initialValueProvider
            let variable = body.makeVariable(decl.name, field.type)
            body.parameters.append(variable)
            return (parameter, Expression(.local(variable), type: field.type, range: decl.range))
        }
        var parameter = ParameterDecl(label: decl.name, name: decl.name, type: decl.type)
        parameter.isEscaping = true
        parameter.hasDefault = field.hasInitialValue
        let type = decl.type
        // What the wrapper takes as an autoclosure, the initialiser does, too: it is evaluated when the wrapper asks.
        let isDelayed = initializer.parameters[0].isAutoclosure && decl.innerWrappedValues.isEmpty
        parameter.isAutoclosure = isDelayed
        if let initial = decl.wrapperInitialSyntax, let context = decl.lexicalContext {
            let memo = world.memo {
                let value = self.standalone(initial, type, context, purpose: .initialization)
                return isDelayed ? self.delayed(value) : value
            }
            parameter.defaultProvider = { memo.value }
        } else if field.hasInitialValue {
            let fallback = FunctionBody(name: decl.name, range: decl.range)
            fallback.resultType = type
            fallback.statements = [
                Statement(.return(Expression(.literal(.null), type: type, range: decl.range)), range: decl.range)
            ]
            let value = isDelayed ? delayed(fallback) : fallback
            parameter.defaultProvider = { value }
        }
        let given = isDelayed ? Type.function(FunctionType([], type)) : type
        let variable = body.makeVariable(decl.name, given)
        body.parameters.append(variable)
        let read = Expression(.local(variable), type: given, range: decl.range)
        if !decl.innerWrappedValues.isEmpty { return (parameter, wrapping(read, decl, wrapper, field.type)) }
        let values: [Argument] = initializer.parameters.enumerated().map { index, parameter in
            guard index == 0 else { return .default }
            guard parameter.isAutoclosure else { return .value(read) }
            let inner = FunctionBody(name: "autoclosure", range: decl.range)
            inner.parent = body
            inner.resultType = type
            inner.captures = [Capture(variable)]
            variable.isCaptured = true
            let value = isDelayed ? Expression(.call(Call(.value(read), [])), type: type, range: decl.range) : read
            inner.statements = [Statement(.return(value), range: decl.range)]
            return .autoclosure(ClosureExpression(body: inner))
        }
        let call = Call(
            .initializer(initializer, type: field.type, dispatch: .direct), values, typeArguments: arguments)
        return (parameter, Expression(.call(call), type: field.type, range: decl.range))
    }

    // MARK: - Keyed storage

    /// `self[__Key_name.self]`, read or written.
    func keyedAccessor(
        _ decl: VariableDecl, _ key: NominalDecl, of macro: MacroDecl, isSetter: Bool
    ) -> FunctionBody? {
        guard let (body, base) = accessor(decl) else { return nil }
        let found = world.members(named: "subscript", of: base.type).compactMap { $0.decl as? FunctionDecl }
        guard
            let subscriptDecl = found.first(where: {
                $0.parameters.count == 1 && $0.genericSignature.parameters.count == $0.ownerParameterCount + 1
            })
        else {
            sink.report(Diagnostic(.error, "'@\(macro.name)' is not supported here", at: decl.range))
            return nil
        }
        let keyType = Type.nominal(key, [])
        let argument = Expression(.metatype(keyType), type: .metatype(keyType), range: decl.range)
        let place = Expression(
            .subscript(base, subscriptDecl, [.value(argument)], dispatch: .direct, typeArguments: [keyType]),
            type: decl.type,
            range: decl.range)
        guard isSetter else {
            body.resultType = decl.type
            body.statements = [Statement(.return(place), range: decl.range)]
            return body
        }
        body.isMutatingSelf = true
        body.selfVariable?.isInout = true
        let value = body.makeVariable("newValue", decl.type)
        body.parameters = [value]
        let read = Expression(.local(value), type: decl.type, range: decl.range)
        let assign = Expression(.assign(place: place, value: read), type: .void, range: decl.range)
        body.statements = [Statement(.expression(assign), range: decl.range)]
        return body
    }
}
