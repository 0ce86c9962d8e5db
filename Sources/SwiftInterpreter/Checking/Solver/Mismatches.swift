import SwiftSyntax

/// Messages about values of another type than is expected.
extension BodyChecker {
    /// Why a value was expected, for the message when it doesn't fit.
    enum Purpose {
        case initialization
        case assignment
        case subscriptAssignment
        case returnValue
        case argument
        case defaultArgument
        case condition
        case element
        case dictionaryKey
        case dictionaryValue
        case closureResult
        case coercion

        func message(_ source: String, _ target: String) -> String {
            let value = "cannot convert value of type '\(source)' to"
            return switch self {
            case .initialization: "\(value) specified type '\(target)'"
            case .assignment: "cannot assign value of type '\(source)' to type '\(target)'"
            case .subscriptAssignment: "cannot assign value of type '\(source)' to subscript of type '\(target)'"
            case .returnValue: "cannot convert return expression of type '\(source)' to return type '\(target)'"
            case .argument: "\(value) expected argument type '\(target)'"
            case .defaultArgument:
                "default argument value of type '\(source)' cannot be converted to type '\(target)'"
            case .condition: "\(value) expected condition type '\(target)'"
            case .element: "\(value) expected element type '\(target)'"
            case .dictionaryKey: "\(value) expected dictionary key type '\(target)'"
            case .dictionaryValue: "\(value) expected dictionary value type '\(target)'"
            case .closureResult: "\(value) closure result type '\(target)'"
            case .coercion: "\(value) type '\(target)' in coercion"
            }
        }

        /// Of a value that doesn't conform to the protocol that is expected; nil where the words are those of any type.
        func message(_ source: String, missing item: String) -> String? {
            switch self {
            case .initialization: "value of type '\(source)' does not conform to specified type '\(item)'"
            case .argument, .condition: "argument type '\(source)' does not conform to expected type '\(item)'"
            case .returnValue: "return expression of type '\(source)' does not conform to '\(item)'"
            case .defaultArgument: "default argument value of type '\(source)' does not conform to '\(item)'"
            case .closureResult:
                "result value of type '\(source)' does not conform to closure result type '\(item)'"
            default: nil
            }
        }
    }

    /// `isOn: isOn` where `$isOn` is meant is reported as that.
    func reportMismatch(
        of value: Expression, _ target: Type, _ purpose: Purpose, at place: @autoclosure () -> SourceRange
    ) {
        guard !sink.isTrial else { return }
        let range = place()
        if purpose == .argument, let (decl, projected) = wrapped(value),
            case .nominal(let given, _) = world.resolve(projected.type),
            case .nominal(let expected, _) = world.resolve(target), given === expected,
            world.deepResolve(value.type) != world.deepResolve(projected.type)
        {
            error(
                "cannot convert value '\(decl.name)' of type '\(describe(world.deepResolve(value.type)))' to expected type "
                    + "'\(describe(projected.type))', use wrapper instead",
                at: range, notes: [.note("use '$\(decl.name)'", at: range)])
            return
        }
        if case .caseReference(let decl, _) = value.kind, case .function(let function) = world.deepResolve(value.type),
            case .nominal(let expected, _) = world.deepResolve(world.wrapped(target) ?? target), expected === decl.owner
        {
            let payload = Type.tuple(function.parameters.map { TupleElement(nil, $0.type) })
            let text = function.parameters.count == 1 ? describe(function.parameters[0].type) : describe(payload)
            error("member '\(decl.name)' expects argument of type '\(text)'", at: range)
            return
        }
        if case .literal(let literal) = value.kind, case .int(let number) = literal, abs(number) < 2,
            world.wrapped(target) == nil, world.deepResolve(target) == world.known.bool
        {
            error(
                "integer literal value '\(abs(number))' cannot be used as a boolean; did you mean "
                    + "'\(number == 0 ? "false" : "true")'?", at: range)
            return
        }
        reportMismatch(value.type, target, purpose, at: range)
    }

    /// The property that is read through its wrapper, and what its wrapper projects.
    private func wrapped(_ value: Expression) -> (VariableDecl, VariableDecl)? {
        guard case .property(let stored, _, _, _) = value.kind, case .property(_, let backing, _, _) = stored.kind,
            let decl = backing.owner?.members(named: String(backing.name.dropFirst())).first as? VariableDecl,
            let wrapper = decl.wrapper, wrapper.backing === backing, let projected = wrapper.projected
        else { return nil }
        return (decl, projected)
    }

    func reportMismatch(
        _ source: Type, _ target: Type, _ purpose: Purpose, at place: @autoclosure () -> SourceRange
    ) {
        guard !sink.isTrial else { return }
        let range = place()
        let from = world.deepResolve(source)
        var to = world.deepResolve(target)
        if world.containsError(from) || world.containsError(to) { return }
        if let wrapped = world.wrapped(from), world.wrapped(to) == nil, case .same = convert(wrapped, to: to) {
            error(
                "value of optional type '\(describe(from))' must be unwrapped to a value of type '\(describe(wrapped))'",
                at: range,
                notes: [
                    .note(
                        "coalesce using '??' to provide a default when the optional value contains 'nil'", at: range),
                    .note("force-unwrap using '!' to abort execution if the optional value contains 'nil'", at: range),
                ])
            return
        }
        if case .variable(let variable) = from, variable.literal == .null {
            reportNil(to, purpose, range)
            return
        }
        if to == world.known.bool, purpose != .closureResult, let words = booleanTest(from) {
            let other = world.wrapped(from) == nil ? "0" : "nil"
            return error("\(words); test for '\(isNegated ? "==" : "!=") \(other)' instead", at: range)
        }
        // Any value fits an optional as its content does.
        if ![.element, .dictionaryKey, .dictionaryValue].contains(purpose), world.wrapped(from) == nil,
            let wrapped = world.wrapped(to)
        {
            to = world.deepResolve(wrapped)
        }
        if case .opaque(let opaque, _) = to {
            if world.hasUnknownParent(from) { return }
            let names = opaque.protocols.map(\.name).joined(separator: " & ")
            error(opaqueResult(opaque) + " requires that '\(describe(from))' conform to '\(names)'", at: range)
            return
        }
        if case .existential(let protocols) = to,
            let missing = protocols.first(where: { !world.conforms(from, to: $0) })
        {
            if world.hasUnknownParent(from) { return }
            if let words = purpose.message(describe(from), missing: missing.name) { return error(words, at: range) }
        }
        error(purpose.message(describe(from), describeExpected(to)), at: range)
    }

    private func reportNil(_ to: Type, _ purpose: Purpose, _ range: SourceRange) {
        switch purpose {
        case .initialization: error("'nil' cannot initialize specified type '\(describe(to))'", at: range)
        case .assignment, .element: error("'nil' cannot be assigned to type '\(describe(to))'", at: range)
        case .subscriptAssignment: error("'nil' cannot be assigned to subscript of type '\(describe(to))'", at: range)
        case .returnValue: error("'nil' is incompatible with return type '\(describe(to))'", at: range)
        default: error("'nil' is not compatible with expected argument type '\(describe(to))'", at: range)
        }
    }

    /// What is said of a number or an optional where a truth value is expected.
    private func booleanTest(_ from: Type) -> String? {
        if let wrapped = world.wrapped(from) {
            return wrapped == world.known.bool ? nil : "optional type '\(describe(from))' cannot be used as a boolean"
        }
        guard case .nominal = from, let item = world.nativeNominal(named: "BinaryInteger") as? ProtocolDecl,
            world.conforms(from, to: item)
        else { return nil }
        return "type '\(describe(from))' cannot be used as a boolean"
    }

    /// An argument of another type than one before it, where a generic parameter stands for both.
    func reportConflict(_ value: Expression, _ type: Type, _ parameter: ParameterDecl?) -> Bool {
        guard !sink.isTrial, case .parameter(let generic)? = parameter?.type, let place = calleePlace,
            case .variable = type
        else { return false }
        switch world.resolve(type) {
        case .nominal: break
        case .variable(let variable) where variable.literal != nil:
            settle(Expression(.literal(.void), type: type, range: place))
        default: return false
        }
        settle(value)
        let (first, second) = (world.deepResolve(type), world.deepResolve(value.type))
        guard !world.containsError(first), !world.containsError(second), world.wrapped(second) != first else {
            return false
        }
        error(
            "conflicting arguments to generic parameter '\(generic.name)' ('\(describe(first))' vs. "
                + "'\(describe(second))')", at: place)
        return true
    }

    /// `return type of property 'body'`
    func opaqueResult(_ opaque: OpaqueType) -> String {
        switch opaque.owner {
        case let decl as VariableDecl: "return type of \(decl.isStatic ? "static property" : "property") '\(decl.name)'"
        case let decl?: "return type of \(kind(of: decl, isWhole: true))"
        case nil: "return type"
        }
    }

    /// A type as programs write it where one is demanded: what gives nothing gives `Void`.
    private func describeExpected(_ type: Type) -> String {
        describe(type).replacing("-> ()", with: "-> Void")
    }
}
