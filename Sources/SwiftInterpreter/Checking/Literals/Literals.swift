import SwiftSyntax

/// Literals stay open until their surroundings say what they are.
extension BodyChecker {
    func literal(_ kind: TypeVariable.Literal, _ value: Value, _ range: SourceRange) -> Expression {
        let variable = solver.makeLiteral(kind)
        let expression = Expression(.literal(value), type: .variable(variable), range: range)
        solver.atEnd { [self] in
            expression.type = world.deepResolve(expression.type)
            if world.hasVariables(expression.type) { return false }
            complete(expression, kind, value)
            return true
        }
        return expression
    }

    func integerLiteral(_ text: String, _ range: SourceRange) -> Expression? {
        let digits = text.filter { $0 != "_" }
        let value: UInt64?
        switch digits.prefix(2) {
        case "0x": value = UInt64(digits.dropFirst(2), radix: 16)
        case "0b": value = UInt64(digits.dropFirst(2), radix: 2)
        case "0o": value = UInt64(digits.dropFirst(2), radix: 8)
        default: value = UInt64(digits)
        }
        guard let value else {
            if let double = Double(digits) { return literal(.integer, .double(double), range) }
            error("integer literal '\(text)' is too large", at: range)
            return nil
        }
        if let int = Int(exactly: value) { return literal(.integer, .int(int), range) }
        return literal(.integer, .integer(SizedInteger(kind: .uint64, bits: value)), range)
    }

    func floatLiteral(_ text: String, _ range: SourceRange) -> Expression? {
        let digits = text.filter { $0 != "_" }
        guard let value = Double(digits) else {
            error("'\(text)' is not a valid floating-point literal", at: range)
            return nil
        }
        return literal(.float, .double(value), range)
    }

    /// Gives a literal its final value, or the call that makes it.
    private func complete(_ expression: Expression, _ kind: TypeVariable.Literal, _ value: Value) {
        guard case .nominal(let decl, _) = expression.type else {
            completeByCall(expression, kind, value)
            return
        }
        let known = world.known
        switch kind {
        case .integer, .float:
            if decl === known.intDecl {
                guard case .int = value else {
                    error("integer literal overflows when stored into 'Int'", at: expression.range)
                    return
                }
                return
            }
            if decl === known.doubleDecl || decl === known.cgFloatDecl || (decl.name == "Float" && decl.native != nil) {
                if case .int(let int) = value { expression.kind = .literal(.double(Double(int))) }
                if case .integer(let big) = value { expression.kind = .literal(.double(Double(big.bits))) }
                return
            }
            if decl.native != nil, let sized = Self.sizedKinds[decl.name],
                let result = sizedLiteral(value, sized, false)
            {
                expression.kind = .literal(result)
                return
            }
        case .string:
            if decl === known.stringDecl { return }
            if decl.native != nil, decl.name == "Character", case .string(let text) = value, text.count == 1,
                let character = text.first
            {
                expression.kind = .literal(.character(character))
                return
            }
            if decl.native != nil, decl.name == "Character", case .string = value {
                return error(Purpose.initialization.message("String", "Character"), at: expression.range)
            }
        case .boolean: if decl === known.boolDecl { return }
        case .null: if decl === known.optionalDecl { return }
        case .array, .dictionary: return
        }
        completeByCall(expression, kind, value)
    }

    private static let sizedKinds: [String: SizedInteger.Kind] = [
        "Int8": .int8, "Int16": .int16, "Int32": .int32, "Int64": .int64, "UInt": .uint, "UInt8": .uint8,
        "UInt16": .uint16, "UInt32": .uint32, "UInt64": .uint64,
    ]

    private func sizedLiteral(_ value: Value, _ kind: SizedInteger.Kind, _ negative: Bool) -> Value? {
        switch value {
        case .int(let int): .integer(SizedInteger(kind: kind, bits: UInt64(bitPattern: Int64(int))))
        case .integer(let big): .integer(SizedInteger(kind: kind, bits: big.bits))
        default: nil
        }
    }

    private func completeByCall(_ expression: Expression, _ kind: TypeVariable.Literal, _ value: Value) {
        let label: String
        let argument: Type
        var raw = value
        switch kind {
        case .integer: (label, argument) = ("integerLiteral", world.known.int)
        case .float: (label, argument) = ("floatLiteral", world.known.double)
        case .string: (label, argument) = ("stringLiteral", world.known.string)
        case .boolean: (label, argument) = ("booleanLiteral", world.known.bool)
        case .null: (label, argument) = ("nilLiteral", .void)
        case .array, .dictionary: return
        }
        if kind == .null { raw = .void }
        var labels = [label]
        if kind == .string { labels += ["unicodeScalarLiteral", "extendedGraphemeClusterLiteral"] }
        if kind == .integer { labels.append("floatLiteral") }
        for label in labels {
            guard let (initializer, typeArguments) = literalInitializer(label, in: expression.type) else { continue }
            var operand = Expression(.literal(raw), type: argument, range: expression.range)
            if label == "floatLiteral", case .int(let int) = raw {
                operand = Expression(.literal(.double(Double(int))), type: world.known.double, range: expression.range)
            }
            expression.kind = .call(
                Call(
                    .initializer(initializer, type: expression.type, dispatch: dispatch(initializer, expression.type)),
                    [.value(operand)], typeArguments: typeArguments))
            return
        }
        error("cannot convert the literal to type '\(describe(expression.type))'", at: expression.range)
    }

    func literalInitializer(_ label: String, in type: Type) -> (FunctionDecl, [Type])? {
        for member in world.members(named: "init", of: type) {
            guard let decl = member.decl as? FunctionDecl, decl.parameters.count == 1, decl.parameters[0].label == label
            else { continue }
            return (decl, member.ownerArguments)
        }
        return nil
    }

    func dispatch(_ decl: ValueDecl, _ type: Type) -> Dispatch {
        if decl.isRequirement { return .witness }
        if let owner = decl.owner, owner.isReference, !owner.isFinal, owner.native == nil, !decl.isStatic {
            return .virtual
        }
        return .direct
    }

    func nilLiteral(_ contextualType: Type?, _ node: NilLiteralExprSyntax) -> Expression? {
        literal(.null, .null, range(node))
    }

    /// `/(\d+)-(?<unit>\w+)/`: the groups make the type of what it finds.
    func regexLiteral(_ node: RegexLiteralExprSyntax) -> Expression? {
        let pattern = node.regex.text
        guard let decl = world.nativeNominal(named: "Regex") else { return nil }
        let regex: RegexValue
        do {
            regex = try RegexValue(pattern)
        } catch let problem {
            error("cannot parse regular expression: \(problem)", node)
            return nil
        }
        var output = world.known.string
        if !regex.groups.isEmpty {
            output = .tuple(
                [TupleElement(nil, world.known.string)]
                    + regex.groups.map {
                        TupleElement(
                            $0.name, $0.isOptional ? world.known.optional(world.known.string) : world.known.string)
                    })
        }
        return Expression(.literal(.box(regex)), type: .nominal(decl, [output]), range: range(node))
    }

    // MARK: - Collections

    func arrayLiteral(_ node: ArrayExprSyntax, contextualType: Type?) -> Expression? {
        let place = range(node)
        var target = contextualType.map { world.resolve($0) }
        while let current = target, let wrapped = world.wrapped(current) { target = world.resolve(wrapped) }
        // A type written as a literal: `[Int]()`.
        var element: Type = solver.makeVariable()
        var container: Type?
        var isSet = false
        if case .error? = target { element = .error }
        if case .nominal(let decl, let arguments)? = target {
            if decl === world.known.arrayDecl {
                element = arguments[0]
            } else if decl === world.known.setDecl {
                element = arguments[0]
                isSet = true
                container = target
            } else if let target, let own = literalElement(target) {
                element = own
                container = target
            }
        }
        if target == .any, !node.elements.isEmpty {
            if let plain = withoutContext({ arrayLiteral(node, contextualType: nil) }) { return plain }
            element = .any
        }
        if case .variable(let variable)? = target, let demanded = solver.element(demandedOf: variable) {
            element = demanded
        }
        if isOpen(element), let known = plainElement(node) { _ = solver.unify(element, known) }
        var parts: [Expression] = []
        var isComplete = true
        let isOpenElement = isOpen(element)
        for item in node.elements {
            guard
                let part = infer(
                    item.expression, contextualType: isOpen(element) ? impliedElement(element, item) : element)
            else {
                isComplete = false
                continue
            }
            if isOpenElement {
                // Elements agree on a common type as they come.
                if let converted = coerce(part, to: element) {
                    parts.append(converted)
                } else if let wider = commonType(element, part.type, &parts) {
                    element = wider
                    guard let converted = coerce(part, to: element) else {
                        isComplete = false
                        continue
                    }
                    parts.append(converted)
                } else {
                    error(
                        "heterogeneous collection literal could only be inferred to '[Any]'; add explicit type annotation if this is intentional",
                        node)
                    return nil
                }
                continue
            }
            if let converted = coerce(part, to: element) {
                parts.append(converted)
            } else {
                reportMismatch(part.type, element, .element, at: anchor(item.expression))
                isComplete = false
            }
        }
        guard isComplete else { return nil }
        if isSet, let container { return make(.set(parts), container, place) }
        let array = make(.array(parts), world.known.array(element), place)
        guard let container, let (initializer, typeArguments) = literalInitializer("arrayLiteral", in: container) else {
            return array
        }
        let call = Call(
            .initializer(initializer, type: container, dispatch: dispatch(initializer, container)),
            [initializer.parameters[0].isVariadic ? .variadic(parts) : .value(array)], typeArguments: typeArguments)
        return make(.call(call), container, place)
    }

    /// A literal where anything will do: by its elements alone, unless they have nothing in common.
    private func withoutContext(_ literal: () -> Expression?) -> Expression? {
        let mark = solver.mark()
        let hadSpeculative = sink.hadSpeculativeReport
        sink.hadSpeculativeReport = false
        let made = trying(literal)
        let isClean = !sink.hadSpeculativeReport
        sink.hadSpeculativeReport = hadSpeculative
        if let made, isClean { return made }
        solver.rollback(to: mark)
        return nil
    }

    /// `[0, .max]`: a member is of what the literals before it are by themselves.
    private func impliedElement(_ element: Type, _ item: ArrayElementSyntax) -> Type? {
        guard isContextual(item.expression), case .variable(let variable) = world.resolve(element),
            let literal = variable.literal, literal != .null
        else { return nil }
        return world.known.defaultType(of: literal)
    }

    /// Brings elements so far and a new one to one type: optional, or `Double` for integer literals.
    private func commonType(_ a: Type, _ b: Type, _ parts: inout [Expression]) -> Type? {
        var candidates: [Type] = [b]
        if world.wrapped(b) == nil, !isOpen(b) { candidates.append(world.known.optional(b)) }
        if case .variable(let variable) = world.resolve(b), variable.literal == .null {
            candidates = [world.known.optional(a)]
        } else if case .variable(let variable) = world.resolve(a), variable.literal == .null {
            candidates = [world.wrapped(b) == nil ? world.known.optional(b) : b]
        }
        for candidate in candidates {
            let mark = solver.mark()
            let converted = parts.compactMap { coerce($0, to: candidate) }
            if converted.count == parts.count {
                parts = converted
                return candidate
            }
            solver.rollback(to: mark)
        }
        return nil
    }

    /// Whether a type that is no array can be made from an array literal, as a set can.
    func isMadeFromArrayLiteral(_ type: Type) -> Bool {
        var target = world.resolve(type)
        while let wrapped = world.wrapped(target) { target = world.resolve(wrapped) }
        guard case .nominal(let decl, _) = target, decl !== world.known.arrayDecl else { return false }
        return conformsToArrayLiteral(target)
    }

    private func conformsToArrayLiteral(_ type: Type) -> Bool {
        guard let item = world.nativeNominal(named: "ExpressibleByArrayLiteral") as? ProtocolDecl else { return false }
        return world.conforms(type, to: item)
    }

    /// `ArrayLiteralElement` of a type that is made from array literals.
    private func literalElement(_ type: Type) -> Type? {
        guard conformsToArrayLiteral(type) else { return nil }
        if let own = world.memberType("ArrayLiteralElement", of: type) { return own }
        guard let (initializer, arguments) = literalInitializer("arrayLiteral", in: type) else { return nil }
        let parameter = initializer.parameters[0]
        let substitution = Substitution(initializer.owner?.genericSignature.parameters ?? [], arguments)
        let given = world.substitute(parameter.type, substitution)
        if !parameter.isVariadic, case .nominal(let decl, let inner) = given, decl === world.known.arrayDecl {
            return inner.first
        }
        return given
    }

    func dictionaryLiteral(_ node: DictionaryExprSyntax, contextualType: Type?) -> Expression? {
        var key: Type = solver.makeVariable()
        var value: Type = solver.makeVariable()
        var target = contextualType.map { world.resolve($0) }
        if case .error? = target { (key, value) = (.error, .error) }
        while let current = target, let wrapped = world.wrapped(current) { target = world.resolve(wrapped) }
        if case .nominal(let decl, let arguments)? = target, decl === world.known.dictionaryDecl {
            (key, value) = (arguments[0], arguments[1])
        }
        if target == .any, case .elements = node.content {
            if let plain = withoutContext({ dictionaryLiteral(node, contextualType: nil) }) { return plain }
            value = .any
        }
        var maker: (FunctionDecl, [Type])?
        if let target, let found = dictionaryMaker(of: target) {
            maker = found.maker
            (key, value) = (found.key, found.value)
        }
        var parts: [(key: Expression, value: Expression)] = []
        var isComplete = true
        if case .elements(let elements) = node.content {
            if isOpen(value), let known = plainValue(elements) { _ = solver.unify(value, known) }
            for element in elements {
                let k = check(element.key, to: key, .dictionaryKey)
                guard let k, let v = check(element.value, to: value, .dictionaryValue) else {
                    isComplete = false
                    continue
                }
                parts.append((k, v))
            }
        }
        guard isComplete else { return nil }
        if let maker, let target { return build(target, by: maker, parts, (key, value), range(node)) }
        return make(.dictionary(parts), world.known.dictionary(key, value), range(node))
    }

    /// The initialiser that makes a type from a dictionary literal, and what stands in the literal.
    func dictionaryMaker(of type: Type) -> (maker: (FunctionDecl, [Type]), key: Type, value: Type)? {
        guard case .nominal(let decl, _) = type, decl !== world.known.dictionaryDecl,
            let item = world.nativeNominal(named: "ExpressibleByDictionaryLiteral") as? ProtocolDecl,
            world.conforms(type, to: item), let found = literalInitializer("dictionaryLiteral", in: type),
            case .tuple(let elements) = world.substitute(
                found.0.parameters[0].type,
                Substitution(found.0.owner?.genericSignature.parameters ?? [], found.1)), elements.count == 2
        else { return nil }
        return (found, elements[0].type, elements[1].type)
    }

    func build(
        _ target: Type, by maker: (FunctionDecl, [Type]), _ parts: [(key: Expression, value: Expression)],
        _ types: (key: Type, value: Type), _ place: SourceRange
    ) -> Expression {
        let (initializer, typeArguments) = maker
        let type = Type.tuple([TupleElement(nil, types.key), TupleElement(nil, types.value)])
        let pairs = parts.map { make(.tuple([$0.key, $0.value]), type, $0.key.range) }
        let call = Call(
            .initializer(initializer, type: target, dispatch: dispatch(initializer, target)), [.variadic(pairs)],
            typeArguments: typeArguments)
        return make(.call(call), target, place)
    }
}
