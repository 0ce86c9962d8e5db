import SwiftSyntax

/// A property wrapper as it is written at a property.
struct WrittenWrapper {
    let decl: NominalDecl
    let attribute: AttributeSyntax
}

/// `@A @B var x: T`: an `A` of a `B` of `x`.
extension Checker {
    /// The types of the wrappers, outermost first, with what they wrap.
    func openWrappers(_ wrappers: [WrittenWrapper], _ annotated: Type?, _ checker: BodyChecker) -> [Type] {
        let types = wrappers.map { openWrapper($0.decl, $0.attribute, checker) }
        for (index, type) in types.enumerated() {
            let expected = index + 1 < types.count ? types[index + 1] : annotated
            guard let expected, case .nominal(let decl, let arguments) = type, !arguments.isEmpty,
                let member = wrappedValueMember(decl)
            else { continue }
            let wrapped = world.substitute(member.type, Substitution(decl.genericSignature.parameters, arguments))
            _ = checker.solver.unify(wrapped, expected)
        }
        return types
    }

    /// What the outermost wrapper is made from: the inner ones round the initial value. Nil inside for no value yet, nil
    /// for one that is wrong.
    func innerValue(
        _ wrappers: [WrittenWrapper], _ types: [Type], _ initial: ExprSyntax?, _ checker: BodyChecker,
        _ place: SourceRange
    ) -> [CallArgument]?? {
        var value: Expression?
        for index in wrappers.indices.dropFirst().reversed() {
            let item = wrappers[index]
            let isInnermost = index == wrappers.count - 1
            var arguments = wrapperArguments(item.attribute, isInnermost ? initial : nil, checker)
            if let value {
                arguments.insert(CallArgument(label: "wrappedValue", made: value, range: place), at: 0)
            }
            if arguments.isEmpty { return .some(nil) }
            let candidates = checker.staticCandidates(named: "init", of: types[index])
            guard let made = checker.resolve(candidates, arguments, item.decl.name, place, contextualType: nil) else {
                return nil
            }
            value = made
        }
        return .some(value.map { [CallArgument(label: "wrappedValue", made: $0, range: place)] })
    }

    /// From what the outermost wrapper holds to what the innermost one holds.
    func inward(_ value: Expression, _ members: [VariableDecl]) -> Expression {
        members.reduce(value) { value, member in
            var arguments: [Type] = []
            if case .nominal(_, let own) = value.type { arguments = own }
            return Expression(
                .property(value, member, dispatch: .direct, typeArguments: arguments),
                type: wrapperMember(member, of: value.type), range: value.range)
        }
    }

    /// A value in all of a property's wrappers, for the memberwise initialiser.
    func wrapping(
        _ value: Expression, _ decl: VariableDecl, _ wrapper: PropertyWrapper, _ type: Type
    ) -> Expression {
        let members = [wrapper.wrappedValue] + decl.innerWrappedValues
        let types = members.dropLast().reduce(into: [type]) { types, member in
            types.append(wrapperMember(member, of: types[types.count - 1]))
        }
        return types.reversed().reduce(value) { value, type in
            guard case .nominal(let decl, let arguments) = type,
                let initializer = initializers(decl).first(where: {
                    $0.parameters.first?.label == "wrappedValue" && $0.parameters.dropFirst().allSatisfy(\.hasDefault)
                })
            else { return value }
            let values = initializer.parameters.indices.map { $0 == 0 ? Argument.value(value) : .default }
            let call = Call(.initializer(initializer, type: type, dispatch: .direct), values, typeArguments: arguments)
            return Expression(.call(call), type: type, range: value.range)
        }
    }
}
