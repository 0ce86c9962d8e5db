/// Calls of values whose type is `@dynamicCallable`.
extension BodyChecker {
    /// `value(1, 2)` by `dynamicallyCall(withArguments:)`, `value(a: 1)` by `dynamicallyCall(withKeywordArguments:)`.
    func dynamicCall(
        _ callee: Expression, _ arguments: [CallArgument], _ place: SourceRange, contextualType: Type?
    ) -> Expression? {
        let found = candidates(named: "dynamicallyCall", ofValue: callee, world.deepResolve(callee.type))
        func taking(_ label: String) -> Candidate? {
            found.first { parameters(of: $0).map(\.label) == [label] }
        }
        let plain = arguments.contains { $0.label != nil } ? nil : taking("withArguments")
        guard let candidate = plain ?? taking("withKeywordArguments"),
            let parameter = parameters(of: candidate).first
        else {
            error("cannot call value of non-function type '\(describe(callee.type))'", at: callee.range)
            return nil
        }
        let substitution = Substitution(
            candidate.decl.owner?.genericSignature.parameters ?? [], candidate.ownerArguments)
        let type = world.substitute(parameter.type, substitution)
        let made = plain == nil ? keywordArguments(arguments, type, place) : listed(arguments, type, place)
        guard let made else { return nil }
        return resolve(
            [candidate], [CallArgument(label: parameter.label, made: made, range: place)], "dynamicallyCall", place,
            contextualType: contextualType)
    }

    private func listed(_ arguments: [CallArgument], _ type: Type, _ place: SourceRange) -> Expression? {
        guard case .nominal(let decl, let known) = type, decl === world.known.arrayDecl else {
            error("'dynamicallyCall(withArguments:)' takes an array here", at: place)
            return nil
        }
        let parts = arguments.compactMap { plainArgument($0, known[0]) }
        return parts.count == arguments.count ? make(.array(parts), type, place) : nil
    }

    private func keywordArguments(_ arguments: [CallArgument], _ type: Type, _ place: SourceRange) -> Expression? {
        var types = (key: world.known.string, value: Type.error)
        let maker = dictionaryMaker(of: type)
        if let maker {
            types = (maker.key, maker.value)
        } else if case .nominal(let decl, let known) = type, decl === world.known.dictionaryDecl {
            types = (known[0], known[1])
        }
        var parts: [(key: Expression, value: Expression)] = []
        for argument in arguments {
            let label = literal(.string, .string(argument.label ?? ""), argument.range)
            guard let key = coerce(label, to: types.key), let value = plainArgument(argument, types.value) else {
                return nil
            }
            parts.append((key, value))
        }
        guard let maker else { return make(.dictionary(parts), type, place) }
        return build(type, by: maker.maker, parts, types, place)
    }
}
