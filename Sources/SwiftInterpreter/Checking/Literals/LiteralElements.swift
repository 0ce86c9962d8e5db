import SwiftSyntax

/// What the implicit members in an array literal belong to, where it isn't the literal's own context that tells.
extension BodyChecker {
    /// The type of the first element that says what it is: `[.white, Color(white: 0.95)]`.
    func plainElement(_ node: ArrayExprSyntax) -> Type? {
        let items = node.elements.map(\.expression)
        guard let first = items.first, isContextual(first), !first.is(NilLiteralExprSyntax.self) else { return nil }
        return plainElement(items)
    }

    /// The type of the values of `["a": nil, "b": 1]`.
    func plainValue(_ elements: DictionaryElementListSyntax) -> Type? {
        let items = elements.map(\.value)
        return items.contains { $0.is(NilLiteralExprSyntax.self) } ? plainElement(items) : nil
    }

    private func plainElement(_ items: [ExprSyntax]) -> Type? {
        guard let plain = items.first(where: { !isContextual($0) }) else { return nil }
        let mark = solver.mark()
        defer { solver.rollback(to: mark) }
        guard let value = trying({ infer(plain, contextualType: nil) }) else { return nil }
        var type = world.deepResolve(value.type)
        if case .variable(let variable) = type, variable.literal != nil, let fallback = solver.fallback(for: variable) {
            type = fallback
        }
        guard !world.hasVariables(type) else { return nil }
        return items.contains { $0.is(NilLiteralExprSyntax.self) } ? world.known.optional(type) : type
    }

    struct ObjectLiteral { let expression: Expression? }

    /// `#colorLiteral(red: 1, …)` and `#imageLiteral(resourceName: "star")`; nil where the library has no such type.
    func objectLiteral(_ node: MacroExpansionExprSyntax, _ contextualType: Type?) -> ObjectLiteral? {
        let isColor = node.macroName.text == "colorLiteral"
        guard case .alias(let alias)? = world.nativeType(named: isColor ? "_ColorLiteralType" : "_ImageLiteralType"),
            case .nominal(let decl, _) = alias.type
        else { return nil }
        var arguments = arguments(node.arguments, node.trailingClosure, node.additionalTrailingClosures)
        // Which initialiser an image of that name is made by; it is there when the program is built.
        if !isColor, arguments.count == 1, arguments[0].label == "resourceName" { arguments[0].label = "named" }
        let made = resolve(
            staticCandidates(named: "init", of: .nominal(decl, [])), arguments, "#" + node.macroName.text, range(node),
            contextualType: nil)
        guard let made, let wrapped = world.wrapped(made.type) else { return ObjectLiteral(expression: made) }
        return ObjectLiteral(expression: make(.forceUnwrap(made), wrapped, range(node)))
    }

    /// The type that `[.red, .green]` has in `[.red, .green].name…`, of which `contextualType` is expected.
    func contextualTypeOfLiteral(
        _ array: ArrayExprSyntax, _ name: String, _ node: MemberAccessExprSyntax, _ contextualType: Type?
    ) -> Type? {
        let call = node.parent?.as(FunctionCallExprSyntax.self).flatMap { $0.calledExpression.id == node.id ? $0 : nil }
        guard isContextual(ExprSyntax(array)) else {
            if let call, takesElement(name, call, array) { return convertedElements(array, call) }
            guard let literal = numbers(array) else { return nil }
            if let contextualType, let element = elementOfList(whose: name, isCalled: call != nil, is: contextualType),
                solver.accepts(element, literal)
            {
                return world.known.array(element)
            }
            return call.flatMap { takenElement(of: array, $0, name, contextualType, literal) }.map {
                world.known.array($0)
            }
        }
        if let contextualType, let element = elementOfList(whose: name, isCalled: call != nil, is: contextualType) {
            return world.known.array(element)
        }
        // What isn't known yet is the type of the whole: `Array([Color.red, .blue].enumerated())`.
        var listType = contextualType
        if let type = contextualType, case .variable = world.resolve(type) { listType = nil }
        guard let call else { return listType }
        if takesElement(name, call, array) {
            guard let type = searched(call) else { return nil }
            let hasNil = array.elements.contains { $0.expression.is(NilLiteralExprSyntax.self) }
            return world.known.array(hasNil && world.wrapped(type) == nil ? world.known.optional(type) : type)
        }
        if takesFunctionOfElement(name) {
            return takenElement(of: array, call, name, contextualType, nil).map { world.known.array($0) }
        }
        return listType
    }

    /// Whether the call's first argument is for a parameter that takes an element: `contains(_:)`, `firstIndex(of:)`.
    private func takesElement(_ name: String, _ call: FunctionCallExprSyntax, _ array: ArrayExprSyntax) -> Bool {
        guard call.trailingClosure == nil, let first = call.arguments.first,
            !first.expression.is(ClosureExprSyntax.self)
        else { return false }
        let mark = solver.mark()
        defer { solver.rollback(to: mark) }
        let element = TypeVariable()
        let base = make(.array([]), world.known.array(.variable(element)), range(array))
        return candidates(named: name, ofValue: base, base.type).contains { candidate in
            guard let function = candidate.decl as? FunctionDecl, let parameter = function.parameters.first,
                parameter.label == first.label?.text, let owner = function.owner
            else { return false }
            let types = Substitution(owner.genericSignature.parameters, candidate.ownerArguments)
            guard case .variable(let taken) = world.deepResolve(world.substitute(parameter.type, types)) else {
                return false
            }
            return taken === element
        }
    }

    /// The type of what such a call looks for.
    private func searched(_ call: FunctionCallExprSyntax) -> Type? {
        guard let argument = call.arguments.first?.expression, call.trailingClosure == nil, !isContextual(argument)
        else { return nil }
        let mark = solver.mark()
        defer { solver.rollback(to: mark) }
        guard let value = trying({ infer(argument, contextualType: nil) }) else { return .error }
        settle(value)
        return world.deepResolve(value.type)
    }

    /// What is looked for in `[1, 2].contains(number)` says what the numbers are, and where it is optional, elements of
    /// any kind are optional as well.
    private func convertedElements(_ array: ArrayExprSyntax, _ call: FunctionCallExprSyntax) -> Type? {
        let literal = numbers(array)
        guard !array.elements.isEmpty, let type = searched(call) else { return nil }
        guard let wrapped = world.wrapped(type) else {
            return literal.map { solver.accepts(type, $0) } == true ? world.known.array(type) : nil
        }
        return literal.map { solver.accepts(wrapped, $0) } == false ? nil : world.known.array(type)
    }

    /// What the elements are, where all are numbers written out.
    func numbers(_ array: ArrayExprSyntax) -> TypeVariable.Literal? {
        var kind = TypeVariable.Literal.integer
        for item in array.elements {
            let syntax = item.expression.as(PrefixOperatorExprSyntax.self)?.expression ?? item.expression
            if syntax.is(FloatLiteralExprSyntax.self) {
                kind = .float
            } else if !syntax.is(IntegerLiteralExprSyntax.self) {
                return nil
            }
        }
        return array.elements.isEmpty ? nil : kind
    }

    /// `[.square(1)].map(area)`: what the function takes.
    private func takenByFunction(_ call: FunctionCallExprSyntax) -> Type? {
        guard let name = call.arguments.first?.expression, !isContextual(name) else { return nil }
        let mark = solver.mark()
        defer { solver.rollback(to: mark) }
        guard let value = trying({ infer(name, contextualType: nil) }),
            case .function(let function) = world.deepResolve(value.type), function.parameters.count == 1,
            !world.hasVariables(function.parameters[0].type)
        else { return nil }
        return function.parameters[0].type
    }

    private func isOperator(_ syntax: ExprSyntax) -> Bool {
        if case .binaryOperator? = syntax.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind { true } else { false }
    }

    /// What the closure of `[.red, .green].map { Item(color: $0) }` takes, by what it does with it.
    private func takenElement(
        of array: ArrayExprSyntax, _ call: FunctionCallExprSyntax, _ name: String, _ contextualType: Type?,
        _ literal: TypeVariable.Literal?
    ) -> Type? {
        if let known = checker.literalElements[array.id] { return known }
        let arguments = ([call.trailingClosure.map(ExprSyntax.init)] + call.arguments.map(\.expression)).compactMap(
            \.self)
        guard let function = arguments.first(where: { $0.is(ClosureExprSyntax.self) || isOperator($0) }) else {
            return literal == nil ? takenByFunction(call) : nil
        }
        let hadSpeculative = sink.hadSpeculativeReport
        defer { sink.hadSpeculativeReport = hadSpeculative }
        let element = literal.map { solver.makeLiteral($0) } ?? TypeVariable()
        let type = memberOfList(named: name, of: .variable(element)) { member -> Type? in
            guard case .function(let method) = member,
                let taken = method.parameters.first(where: { takes(element, $0.type) })
            else { return nil }
            if let contextualType { _ = bindsResult(method.result, to: contextualType) }
            // The operands of most operators are of one type.
            if isOperator(function), case .function(let type) = taken.type, let first = type.parameters.first {
                for parameter in type.parameters.dropFirst() where !solver.unify(parameter.type, first.type) {
                    return nil
                }
            }
            takesOpenParameters = true
            let isFine = trying { infer(function, contextualType: taken.type) != nil }
            takesOpenParameters = false
            let type = world.deepResolve(.variable(element))
            if isFine, let literal, world.hasVariables(type) { return world.known.defaultType(of: literal) }
            return world.hasVariables(type) ? nil : type
        }
        if let type { checker.literalElements[array.id] = type }
        return type
    }
}
