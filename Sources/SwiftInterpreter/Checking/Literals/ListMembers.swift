import SwiftSyntax

/// What the declarations of an array's members say of its elements, for arrays whose elements aren't known yet.
extension BodyChecker {
    /// The first answer of `body` to the types that a member of that name has in an array of such elements. What it
    /// binds is undone.
    func memberOfList<Result>(named name: String, of element: Type, _ body: (Type) -> Result?) -> Result? {
        let type = world.known.array(element)
        let array = make(.array([]), type, .none)
        for candidate in candidates(named: name, ofValue: array, type) {
            let mark = solver.mark()
            defer { solver.rollback(to: mark) }
            let (substitution, _) = open(candidate)
            let result: Result? =
                switch candidate.decl {
                case let function as FunctionDecl: body(functionType(function, substitution))
                case let variable as VariableDecl: body(world.substitute(variable.type, substitution))
                default: nil
                }
            if let result { return result }
        }
        return nil
    }

    /// What the elements are, where the member, or what a call of it returns, is of the type `result`: the result itself
    /// for `first` and `max()`, its elements for `filter`.
    func elementOfList(whose name: String, isCalled: Bool, is result: Type) -> Type? {
        let element = TypeVariable()
        return memberOfList(named: name, of: .variable(element)) { member -> Type? in
            var type = world.resolve(member)
            if isCalled, case .function(let function) = type { type = world.resolve(function.result) }
            if isVariable(world.wrapped(type) ?? type, element) { return world.wrapped(result) ?? result }
            guard bindsResult(type, to: result) else { return nil }
            let found = world.deepResolve(.variable(element))
            return world.hasVariables(found) ? nil : found
        }
    }

    /// Whether some parameter of the member is a function that takes an element: `map`, `reduce`.
    func takesFunctionOfElement(_ name: String) -> Bool {
        let element = TypeVariable()
        return memberOfList(named: name, of: .variable(element)) { member -> Bool? in
            guard case .function(let function) = member else { return nil }
            return function.parameters.contains { takes(element, $0.type) } ? true : nil
        } ?? false
    }

    /// Whether the type is an array's, which may be optional.
    func expectsList(_ type: Type?) -> Bool {
        guard let type, case .nominal(let decl, _) = world.resolve(world.wrapped(type) ?? type) else { return false }
        return decl === world.known.arrayDecl
    }

    /// Whether a call of the member gives back an array of the same elements: `sorted`, `filter`.
    func rearrangesList(_ name: String) -> Bool {
        if let known = checker.rearrangingMembers[name] { return known }
        let element = TypeVariable()
        let isFound = memberOfList(named: name, of: .variable(element)) { member -> Bool? in
            guard case .function(let function) = member,
                case .nominal(let decl, let arguments) = world.resolve(function.result)
            else { return nil }
            return decl === world.known.arrayDecl && isVariable(arguments[0], element) ? true : nil
        }
        checker.rearrangingMembers[name] = isFound ?? false
        return isFound ?? false
    }

    /// Whether the type is a function's that takes an element.
    func takes(_ element: TypeVariable, _ type: Type) -> Bool {
        guard case .function(let function) = world.resolve(type) else { return false }
        return function.parameters.contains { isVariable($0.type, element) }
    }

    /// What is returned may be expected as it is, or as what is in it where it is optional.
    func bindsResult(_ type: Type, to expected: Type) -> Bool {
        for type in [type, world.wrapped(type)].compactMap(\.self) {
            for expected in [expected, world.wrapped(expected)].compactMap(\.self) {
                let mark = solver.mark()
                if solver.unify(type, expected) { return true }
                solver.rollback(to: mark)
            }
        }
        return false
    }

    /// `[1, 2].map`
    func isMemberOfArrayLiteral(_ syntax: ExprSyntax) -> Bool {
        syntax.as(MemberAccessExprSyntax.self)?.base?.is(ArrayExprSyntax.self) ?? false
    }

    private func isVariable(_ type: Type, _ variable: TypeVariable) -> Bool {
        if case .variable(let found) = world.resolve(type) { return found === variable }
        return false
    }
}
