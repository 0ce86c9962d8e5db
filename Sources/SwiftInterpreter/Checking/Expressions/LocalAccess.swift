import SwiftSyntax

/// What a local name stands for when it isn't a plain variable: code that reads (and writes) it.
final class LocalAccess {
    let read: (BodyChecker, SourceRange) -> Expression?

    init(_ read: @escaping (BodyChecker, SourceRange) -> Expression?) { self.read = read }
}

/// Local variables with accessors, observers, wrappers, `lazy` and `async`.
extension BodyChecker {
    /// Checks code with a frame of its own inside the running body.
    func inLocalBody<Result>(
        named name: String, range: SourceRange, result: Type, _ work: (FunctionBody) -> Result
    ) -> Result {
        let outer = body
        let inner = FunctionBody(name: name, range: range)
        inner.parent = outer
        let savedScope = scope.count
        let savedReturns = returns
        let savedLabels = labels
        let savedContext = context
        let savedRequirements = world.context
        let savedYield = yieldType
        body = inner
        labels = []
        yieldType = nil
        closureDepth += 1
        returns = ReturnContext(type: result)
        inner.resultType = result
        defer {
            closureDepth -= 1
            body = outer
            scope.removeLast(scope.count - savedScope)
            returns = savedReturns
            labels = savedLabels
            context = savedContext
            world.context = savedRequirements
            yieldType = savedYield
        }
        return work(inner)
    }

    /// A function of the block that the program can't name: an accessor.
    private func accessor(_ name: String, _ type: Type, takesValue: Bool, at place: SourceRange) -> LocalFunction {
        let decl = FunctionDecl(name: name, kind: .function, owner: nil)
        decl.range = place
        if takesValue { decl.parameters = [ParameterDecl(label: nil, name: "newValue", type: type)] }
        decl.result = takesValue ? .void : type
        let outer = context.visibleParameters
        decl.genericSignature = GenericSignature(parameters: outer)
        decl.ownerParameterCount = outer.count
        let variable = body.makeVariable("$" + name, functionType(decl, .empty), isMutable: true)
        return LocalFunction(decl: decl, variable: variable)
    }

    private func declareAccess(_ name: String, _ type: Type, _ get: LocalFunction, _ set: LocalFunction?) {
        let access = LocalAccess { checker, place in
            checker.use(get.variable)
            if let set { checker.use(set.variable) }
            return checker.make(.localAccess(get: get, set: set), type, place)
        }
        scope.append(ScopeEntry(name: name, kind: .accessed(access)))
    }

    private func read(_ variable: LocalVariable, _ place: SourceRange) -> Expression {
        use(variable)
        return make(.local(variable), variable.type, place)
    }

    private func name(of binding: PatternBindingSyntax) -> TokenSyntax? {
        if let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier { return name }
        error("a pattern is not supported here", binding.pattern)
        return nil
    }

    // MARK: - Accessors and observers

    /// `var area: Double { width * height }`, `var count = 0 { didSet { … } }`
    func accessedVariable(
        _ binding: PatternBindingSyntax, _ annotation: TypeSyntax?, _ accessors: Accessors
    ) -> [Statement]? {
        guard let name = name(of: binding) else { return nil }
        if accessors.isComputed { return computedVariable(name, binding, annotation, accessors) }
        return observedVariable(name, binding, annotation, accessors)
    }

    private func computedVariable(
        _ name: TokenSyntax, _ binding: PatternBindingSyntax, _ annotation: TypeSyntax?, _ accessors: Accessors
    ) -> [Statement]? {
        guard let annotation else {
            error("computed property must have an explicit type", binding.pattern)
            return nil
        }
        let type = resolver().resolve(annotation)
        guard type != .error, let items = accessors.getterItems else { return nil }
        let place = range(name)
        let text = name.identifierText
        let get = accessor(text, type, takesValue: false, at: place)
        let set = accessors.setter?.body == nil ? nil : accessor(text, type, takesValue: true, at: place)
        // The name is known in its own accessors.
        declareAccess(text, type, get, set)
        var isFine = inLocalBody(named: text, range: place, result: type) { inner in
            get.body = inner
            return checker.checkStatements(items, nil, self, end: nil)
        }
        var statements = [Statement(.localFunction(get), range: place)]
        if let set, let setter = accessors.setter, let block = setter.body {
            let parameter = setter.parameters?.name.identifierText ?? "newValue"
            let isSetterFine = inLocalBody(named: text, range: place, result: .void) { inner in
                set.body = inner
                let value = inner.makeVariable(parameter, type)
                inner.parameters = [value]
                declare(value)
                return checker.checkStatements(block.statements, nil, self, end: nil)
            }
            isFine = isFine && isSetterFine
            statements.append(Statement(.localFunction(set), range: place))
        }
        return isFine ? statements : nil
    }

    private func observedVariable(
        _ name: TokenSyntax, _ binding: PatternBindingSyntax, _ annotation: TypeSyntax?, _ accessors: Accessors
    ) -> [Statement]? {
        let mark = solver.mark()
        guard let start = end(localBinding(binding, annotation, true, []), mark, solver.openCalls.count),
            case .variable(let storage)? = lookupLocal(name.identifierText)
        else { return nil }
        let type = world.deepResolve(storage.type)
        let place = range(name)
        let text = name.identifierText
        let get = accessor(text, type, takesValue: false, at: place)
        let set = accessor(text, type, takesValue: true, at: place)
        inLocalBody(named: text, range: place, result: type) { inner in
            get.body = inner
            inner.statements = [Statement(.return(read(storage, place)), range: place)]
        }
        let isFine = inLocalBody(named: text, range: place, result: .void) { inner in
            set.body = inner
            return observers(storage, accessors, inner, place)
        }
        declareAccess(text, type, get, set)
        let statements = [
            start, Statement(.localFunction(get), range: place), Statement(.localFunction(set), range: place),
        ]
        return isFine ? statements : nil
    }

    /// `willSet`, the change, `didSet`; inside them the name means the storage itself.
    private func observers(
        _ storage: LocalVariable, _ accessors: Accessors, _ inner: FunctionBody, _ place: SourceRange
    ) -> Bool {
        let type = storage.type
        let newValue = inner.makeVariable(
            accessors.willSet?.parameters?.name.identifierText ?? "newValue", type)
        inner.parameters = [newValue]
        let oldValue = inner.makeVariable(accessors.didSet?.parameters?.name.identifierText ?? "oldValue", type)
        inner.statements = [Statement(.declare(.bind(oldValue), read(storage, place)), range: place)]
        var isFine = true
        if let block = accessors.willSet?.body {
            scoped {
                declare(newValue)
                let (statements, isBlockFine) = statements(block.statements)
                inner.statements += statements
                isFine = isBlockFine
            }
        }
        let assignment = make(
            .assign(place: read(storage, place), value: make(.local(newValue), type, place)), .void, place)
        inner.statements.append(Statement(.expression(assignment), range: place))
        if let block = accessors.didSet?.body {
            scoped {
                declare(oldValue)
                let (statements, isBlockFine) = statements(block.statements)
                inner.statements += statements
                isFine = isFine && isBlockFine
            }
        }
        return isFine
    }

    // MARK: - lazy

    /// `lazy var values = make()`: the value is made by the first read.
    func lazyVariable(_ binding: PatternBindingSyntax, _ annotation: TypeSyntax?) -> [Statement]? {
        guard let name = name(of: binding), let initializer = binding.initializer else {
            error("lazy properties must have an initializer", binding.pattern)
            return nil
        }
        let place = range(name)
        let text = name.identifierText
        let expected = annotation.map { resolver().resolve($0) }
        let get = accessor(text, expected ?? .error, takesValue: false, at: place)
        let storage = body.makeVariable("$lazy" + text, .error, isMutable: true)
        let value: Expression? = inLocalBody(named: text, range: place, result: expected ?? .error) { inner in
            get.body = inner
            let mark = solver.mark()
            let value =
                expected.map { check(initializer.value, to: $0, .initialization) }
                ?? infer(initializer.value, contextualType: nil)
            if let value { settle(value) }
            guard let value = end(value, mark, solver.openCalls.count) else { return nil }
            let type = expected ?? world.deepResolve(value.type)
            storage.type = world.known.optional(type)
            inner.resultType = type
            let known = inner.makeVariable("$known", type)
            let made = inner.makeVariable("$made", type)
            let some = make(.convert(.wrapOptional, make(.local(made), type, place)), storage.type, place)
            inner.statements = [
                Statement(
                    .if(
                        [.pattern(.optional(.bind(known)), read(storage, place))],
                        [Statement(.return(make(.local(known), type, place)), range: place)], else: []), range: place),
                Statement(.declare(.bind(made), value), range: place),
                Statement(
                    .expression(make(.assign(place: read(storage, place), value: some), .void, place)), range: place),
                Statement(.return(make(.local(made), type, place)), range: place),
            ]
            return value
        }
        guard let value, let type = get.body?.resultType else { return nil }
        _ = value
        get.decl.result = type
        get.variable.type = functionType(get.decl, .empty)
        let set = accessor(text, type, takesValue: true, at: place)
        inLocalBody(named: text, range: place, result: .void) { inner in
            set.body = inner
            let newValue = inner.makeVariable("newValue", type)
            inner.parameters = [newValue]
            let some = make(.convert(.wrapOptional, make(.local(newValue), type, place)), storage.type, place)
            let assignment = make(.assign(place: read(storage, place), value: some), .void, place)
            inner.statements = [Statement(.expression(assignment), range: place)]
        }
        declareAccess(text, type, get, set)
        let empty = Expression(.literal(.null), type: storage.type, range: place)
        return [
            Statement(.declare(.bind(storage), empty), range: place), Statement(.localFunction(get), range: place),
            Statement(.localFunction(set), range: place),
        ]
    }

    // MARK: - Wrappers

    func localWrappers(_ attributes: AttributeListSyntax) -> [WrittenWrapper] {
        attributes.compactMap { element in
            guard case .attribute(let attribute) = element,
                let decl = resolver().nominal(named: attribute.attributeName), decl.propertyWrapper
            else { return nil }
            return WrittenWrapper(decl: decl, attribute: attribute)
        }
    }

    /// `@Clamped(0...10) var level = 5`: the wrapper is the variable, the name and `$name` are its members.
    func wrappedVariable(
        _ binding: PatternBindingSyntax, _ annotation: TypeSyntax?, _ wrappers: [WrittenWrapper]
    ) -> [Statement]? {
        guard let name = name(of: binding) else { return nil }
        let initial = binding.initializer.map {
            CallArgument(label: "wrappedValue", syntax: $0.value, range: range($0.value))
        }
        return wrappedVariable(
            name.identifierText, initial, annotation.map { resolver().resolve($0) }, wrappers, range(name))
    }

    /// `func set(@Clamped level: Int)`: in the body the wrapper is a variable made from what the caller gives.
    func wrapParameter(_ parameter: LocalVariable, _ attributes: AttributeListSyntax) {
        let wrappers = localWrappers(attributes)
        guard !wrappers.isEmpty else { return }
        let place = parameter.range
        let given = CallArgument(
            label: "wrappedValue", made: make(.local(parameter), parameter.type, place), range: place)
        let mark = solver.mark()
        let calls = solver.openCalls.count
        let made = wrappedVariable(parameter.name, given, parameter.type, wrappers, place)
        if let statements = end(made, mark, calls) { body.statements += statements }
    }

    private func wrappedVariable(
        _ name: String, _ initial: CallArgument?, _ expected: Type?, _ wrappers: [WrittenWrapper], _ place: SourceRange
    ) -> [Statement]? {
        for item in wrappers where checker.wrappedValueMember(item.decl) == nil {
            error(
                "property wrapper type '\(item.decl.name)' does not contain a non-static property named 'wrappedValue'",
                item.attribute)
            return nil
        }
        let types = checker.openWrappers(wrappers, expected, self)
        var initial = initial
        var value: Expression?
        for (item, type) in zip(wrappers, types).reversed() {
            let arguments =
                [initial].compactMap(\.self) + checker.wrapperArguments(item.attribute, nil, self)
            let candidates = staticCandidates(named: "init", of: type)
            value = resolve(candidates, arguments, item.decl.name, place, contextualType: nil)
            guard let value else { return nil }
            initial = CallArgument(label: "wrappedValue", made: value, range: place)
        }
        guard let value else { return nil }
        let type = types[0]
        let depth = wrappers.count
        let storage = body.makeVariable("_" + name, value.type, isMutable: true)
        track(storage)
        declare(storage)
        for (label, property) in [("", "wrappedValue"), ("$", "projectedValue")] {
            let access = LocalAccess { checker, place in
                checker.use(storage)
                let base = checker.make(.local(storage), storage.type, place)
                let found = checker.candidates(named: property, ofValue: base, checker.world.deepResolve(storage.type))
                guard let candidate = found.first, let member = candidate.decl as? VariableDecl else { return nil }
                guard property == "wrappedValue", depth > 1 else { return checker.property(member, candidate, place) }
                return checker.property(member, candidate, place).map { outer in
                    checker.checker.inward(
                        outer, wrappers.dropFirst().compactMap { checker.checker.wrappedValueMember($0.decl) })
                }
            }
            if property == "projectedValue", world.members(named: property, of: type).isEmpty { continue }
            scope.append(ScopeEntry(name: label + name, kind: .accessed(access)))
        }
        let linked = make(.linked(value, name: storage.name), value.type, place)
        return [Statement(.declare(.bind(storage), linked), range: place)]
    }

    // MARK: - async let

    /// `async let a = f()`: a child task; reading `a` waits for it.
    func asyncVariable(_ binding: PatternBindingSyntax, _ annotation: TypeSyntax?) -> [Statement]? {
        guard let name = name(of: binding), let initializer = binding.initializer else {
            error("'async let' binding requires an initializer expression", binding.pattern)
            return nil
        }
        let place = range(name)
        let expected = annotation.map { resolver().resolve($0) }
        var type = expected ?? .error
        let closure: ClosureExpression? = inLocalBody(named: "async let", range: place, result: type) { inner in
            let mark = solver.mark()
            let value =
                expected.map { check(initializer.value, to: $0, .initialization) }
                ?? infer(initializer.value, contextualType: nil)
            if let value { settle(value) }
            guard let value = end(value, mark, solver.openCalls.count) else { return nil }
            type = expected ?? world.deepResolve(value.type)
            inner.resultType = type
            inner.statements = [Statement(.return(value), range: value.range)]
            let closure = ClosureExpression(body: inner)
            closure.escapes = false
            return closure
        }
        guard let closure else { return nil }
        let result = type
        let storage = body.makeVariable("$" + name.identifierText, .any)
        let access = LocalAccess { checker, place in
            checker.use(storage)
            return checker.make(.asyncValue(checker.make(.local(storage), .any, place)), result, place)
        }
        scope.append(ScopeEntry(name: name.identifierText, kind: .accessed(access)))
        let mark = binding.parent?.parent?.as(VariableDeclSyntax.self).map { range($0.bindingSpecifier) } ?? place
        return [Statement(.declare(.bind(storage), make(.asyncLet(closure), .any, mark)), range: place)]
    }
}
