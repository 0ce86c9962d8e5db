import SwiftSyntax

/// String literals and what is interpolated in them.
extension BodyChecker {
    func stringLiteral(_ node: StringLiteralExprSyntax, contextualType: Type?) -> Expression? {
        let place = range(node)
        if node.segments.count == 1, case .stringSegment? = node.segments.first, let text = node.representedLiteralValue
        {
            return literal(.string, .string(text), place)
        }
        guard node.segments.contains(where: { $0.is(ExpressionSegmentSyntax.self) }) else {
            return node.representedLiteralValue.map { literal(.string, .string($0), place) }
        }
        if let contextualType, let storage = ownInterpolationStorage(of: contextualType) {
            return interpolatedLiteral(node, of: contextualType, by: storage)
        }
        var segments: [InterpolationSegment] = []
        var isComplete = true
        var isString = false
        for segment in node.segments {
            switch segment {
            case .stringSegment(let text):
                let value = StringEscapes.process(
                    text.content.text, pounds: node.openingPounds?.text.utf8.count ?? 0)
                if !value.isEmpty { segments.append(InterpolationSegment(.text(value))) }
            case .expressionSegment(let item):
                if let own = ownInterpolation(item) {
                    isString = true
                    segments.append(InterpolationSegment(.value(own)))
                    continue
                }
                guard let part = interpolation(item) else {
                    isComplete = false
                    continue
                }
                segments.append(part)
            }
        }
        guard isComplete else { return nil }
        if isString { return make(.interpolation(segments), world.known.string, place) }
        let variable = solver.makeLiteral(.string)
        let expression = Expression(.interpolation(segments), type: .variable(variable), range: place)
        solver.atEnd { [self] in
            expression.type = world.deepResolve(expression.type)
            if world.hasVariables(expression.type) { return false }
            completeInterpolation(expression, segments)
            return true
        }
        return expression
    }

    private func interpolation(_ item: ExpressionSegmentSyntax) -> InterpolationSegment? {
        guard let first = item.expressions.first else { return nil }
        if let decl = formattingType(item.expressions) {
            let candidates = staticCandidates(named: "init", of: .nominal(decl, []))
            guard
                let value = resolve(
                    candidates, arguments(item.expressions, nil, []), decl.name, range(item), contextualType: nil)
            else { return nil }
            settle(value)
            return InterpolationSegment(.value(value))
        }
        if let label = first.label {
            error("extraneous argument label '\(label.identifierText):' in call", item.leftParen)
            return nil
        }
        guard let value = infer(first.expression, contextualType: nil) else { return nil }
        settle(value)
        if item.expressions.count == 1, first.label == nil { return InterpolationSegment(.value(value)) }
        var arguments: [(label: String?, value: Expression)] = []
        for argument in item.expressions.dropFirst() {
            let label = argument.label?.identifierText
            let contextualType = contextualTypeOfInterpolation(label, value.type)
            guard let part = infer(argument.expression, contextualType: contextualType) else { return nil }
            let converted = contextualType.flatMap { coerce(part, to: $0) } ?? part
            settle(converted)
            arguments.append((label, converted))
        }
        return InterpolationSegment(.formatted(value, arguments))
    }

    /// `\(x, format: .percent)` in a localized string is what `Text(x, format: .percent)` is: a value of the type by which a
    /// library formats.
    private func formattingType(_ expressions: LabeledExprListSyntax) -> NominalDecl? {
        let labels = expressions.compactMap { $0.label?.text }
        guard !labels.isEmpty, let formats = world.libraries.interpolationFormats,
            labels.contains(where: formats.labels.contains)
        else { return nil }
        return world.nominal(named: formats.type)
    }

    /// What the arguments of `\(x, specifier: "%d")` are for known labels.
    private func contextualTypeOfInterpolation(_ label: String?, _ type: Type) -> Type? {
        switch label {
        case "specifier", "default": world.known.string
        default: nil
        }
    }

    private func completeInterpolation(_ expression: Expression, _ segments: [InterpolationSegment]) {
        if case .nominal(let decl, _) = expression.type, decl === world.known.stringDecl { return }
        let place = expression.range
        if let (initializer, typeArguments) = literalInitializer("stringInterpolation", in: expression.type) {
            let array = Expression(
                .array(segments.map { segmentValue($0, place) }), type: world.known.array(.any), range: place)
            expression.kind = .call(
                Call(
                    .initializer(initializer, type: expression.type, dispatch: dispatch(initializer, expression.type)),
                    [.value(array)], typeArguments: typeArguments))
            return
        }
        if let (initializer, typeArguments) = literalInitializer("stringLiteral", in: expression.type) {
            let text = Expression(.interpolation(segments), type: world.known.string, range: place)
            expression.kind = .call(
                Call(
                    .initializer(initializer, type: expression.type, dispatch: dispatch(initializer, expression.type)),
                    [.value(text)], typeArguments: typeArguments))
        }
    }

    private func segmentValue(_ segment: InterpolationSegment, _ place: SourceRange) -> Expression {
        switch segment.kind {
        case .text(let text): return Expression(.literal(.string(text)), type: world.known.string, range: place)
        case .value(let value): return value
        case .formatted(let value, let arguments):
            var parts = [value]
            for argument in arguments {
                parts.append(
                    Expression(.literal(.string(argument.label ?? "")), type: world.known.string, range: place))
                parts.append(argument.value)
            }
            return Expression(.tuple(parts), type: .tuple(parts.map { TupleElement(nil, $0.type) }), range: place)
        }
    }
}
