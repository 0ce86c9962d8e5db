import SwiftSyntax

/// Interpolations that a program defines: `appendInterpolation` of an extension of `String.StringInterpolation`, and
/// types with a `StringInterpolation` of their own.
extension BodyChecker {
    // MARK: - In strings

    /// Whether the program adds `appendInterpolation` to what strings are made with.
    var extendsStringInterpolation: Bool {
        guard let storage = world.nativeNominal(named: "String.StringInterpolation") else { return false }
        return storage.userMembers.values["appendInterpolation"] != nil
    }

    /// `\(x, padded: 3)` by the program's `appendInterpolation`; nil if none of them fits.
    func ownInterpolation(_ item: ExpressionSegmentSyntax) -> Expression? {
        guard extendsStringInterpolation, let decl = world.nativeNominal(named: "String.StringInterpolation") else {
            return nil
        }
        let storage = Type.nominal(decl, [])
        let mark = solver.mark()
        let made: Expression? = trying {
            var arguments = self.arguments(item.expressions, nil, [])
            if arguments.count == 1, let syntax = arguments[0].syntax, !isContextual(syntax) {
                // What a literal is by itself decides: `\(5)` isn't asked to be a `Double`.
                guard let value = infer(syntax, contextualType: nil) else { return nil }
                settle(value)
                arguments[0].made = value
            }
            return interpolation(in: storage, [], range(item)) { variable in
                let base = make(.local(variable), storage, range(item))
                let own = candidates(named: "appendInterpolation", ofValue: base, storage).filter {
                    $0.decl.native == nil
                }
                guard let call = resolve(own, arguments, "appendInterpolation", range(item), contextualType: nil) else {
                    return nil
                }
                settle(call)
                return [call]
            } result: { base in
                guard let text = world.members(named: "description", of: storage).first?.decl as? VariableDecl else {
                    return nil
                }
                return make(
                    .property(base, text, dispatch: .direct, typeArguments: []), world.known.string, range(item))
            }
        }
        if made == nil { solver.rollback(to: mark) }
        return made
    }

    // MARK: - In types of the program

    /// The `StringInterpolation` of a type that makes itself from one.
    func ownInterpolationStorage(of type: Type) -> Type? {
        let type = world.deepResolve(world.wrapped(type) ?? type)
        guard case .nominal(let decl, _) = type, decl.native == nil,
            let (initializer, arguments) = literalInitializer("stringInterpolation", in: type),
            let parameter = initializer.parameters.first
        else { return nil }
        // What the initialiser takes says it where no 'typealias' does.
        let taken = world.substitute(
            parameter.type, Substitution(initializer.owner?.genericSignature.parameters ?? [], arguments))
        guard case .nominal(let storage, _) = taken, storage.native == nil else { return nil }
        return taken
    }

    func interpolatedLiteral(
        _ node: StringLiteralExprSyntax, of type: Type, by storage: Type
    ) -> Expression? {
        let place = range(node)
        let type = world.deepResolve(world.wrapped(type) ?? type)
        guard let (initializer, typeArguments) = literalInitializer("stringInterpolation", in: type) else { return nil }
        let pounds = node.openingPounds?.text.utf8.count ?? 0
        return interpolation(in: storage, node.segments, place) { variable in
            var calls: [Expression] = []
            for segment in node.segments {
                let base = make(.local(variable), storage, place)
                let call: Expression?
                switch segment {
                case .stringSegment(let text):
                    let value = StringEscapes.process(text.content.text, pounds: pounds)
                    let argument = CallArgument(
                        label: nil, made: literal(.string, .string(value), range(text)), range: range(text))
                    call = resolve(
                        candidates(named: "appendLiteral", ofValue: base, storage), [argument], "appendLiteral",
                        range(text), contextualType: nil)
                case .expressionSegment(let item):
                    let found = candidates(named: "appendInterpolation", ofValue: base, storage)
                    guard !found.isEmpty else {
                        error("value of type '\(describe(storage))' has no member 'appendInterpolation'", item)
                        return nil
                    }
                    call = resolve(
                        found, arguments(item.expressions, nil, []), "appendInterpolation", range(item),
                        contextualType: nil)
                }
                guard let call else { return nil }
                settle(call)
                calls.append(call)
            }
            return calls
        } result: { base in
            make(
                .call(
                    Call(
                        .initializer(initializer, type: type, dispatch: dispatch(initializer, type)), [.value(base)],
                        typeArguments: typeArguments)), type, place)
        }
    }

    /// Makes the storage, has `append` fill it, and gives what `result` makes of it.
    private func interpolation(
        in storage: Type, _ parts: StringLiteralSegmentListSyntax, _ place: SourceRange,
        append: (LocalVariable) -> [Expression]?,
        result: (Expression) -> Expression?
    ) -> Expression? {
        let capacity = parts.reduce(0) { $0 + ($1.as(StringSegmentSyntax.self)?.content.text.utf8.count ?? 0) }
        let count = parts.count { $0.is(ExpressionSegmentSyntax.self) }
        let sizes = [("literalCapacity", capacity), ("interpolationCount", count)].map { label, size in
            CallArgument(
                label: label, made: Expression(.literal(.int(size)), type: world.known.int, range: place),
                range: place)
        }
        guard
            let made = resolve(
                staticCandidates(named: "init", of: storage), sizes, "StringInterpolation", place,
                contextualType: storage)
        else { return nil }
        settle(made)
        let variable = body.makeVariable("$interpolation", storage, isMutable: true)
        guard let calls = append(variable), let value = result(make(.local(variable), storage, place)) else {
            return nil
        }
        var statements = [Statement(.declare(.bind(variable), made), range: place)]
        statements += calls.map { Statement(.expression($0), range: $0.range) }
        statements.append(Statement(.yield(value), range: place))
        return make(.statement(Statement(.block(statements), range: place)), value.type, place)
    }
}
