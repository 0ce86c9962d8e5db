extension BodyCompiler {
    mutating func node(_ expression: Expression) -> Node {
        let range = expression.range
        switch expression.kind {
        case .literal(let value): return LiteralNode(normalized(value, expression.type), range: range)
        case .interpolation(let segments): return InterpolationNode(segments.map { segment($0) }, range: range)
        case .array(let elements): return ArrayNode(nodes(elements), range: range)
        case .dictionary(let entries):
            var made: [(key: Node, value: Node)] = []
            for entry in entries { made.append((node(entry.key), node(entry.value))) }
            return DictionaryNode(made, range: range)
        case .set(let elements): return SetNode(nodes(elements), range: range)
        case .tuple(let elements):
            if elements.contains(where: \.isPackExpansion) { return PackTupleNode(nodes(elements), range: range) }
            return elements.isEmpty ? LiteralNode(.void, range: range) : TupleNode(nodes(elements), range: range)
        case .packExpansion(let expansion): return packExpansion(expansion, range)
        case .packElement(let base, let expansion): return packElement(base, expansion, range)
        case .local(let variable): return local(variable, range: range)
        case .global(let decl, let types): return global(decl, types, range)
        case .property(let base, let decl, let dispatch, let types):
            return property(base, decl, dispatch, types, range)
        case .subscript(let base, let decl, let arguments, let dispatch, let types):
            return subscriptNode(base, decl, arguments, dispatch, types, range)
        case .tupleElement(let base, let index): return TupleElementNode(node(base), index, range: range)
        case .forceUnwrap(let inner): return ForceUnwrapNode(node(inner), range: range)
        case .localAccess(let get, let set):
            return LocalAccessNode(
                get: local(get.variable, range: range), set: set.map { local($0.variable, range: range) }, range: range)
        case .keyPathAccess(let base, let path): return KeyPathAccessNode(node(base), node(path), range: range)
        case .optionalBind(let inner): return OptionalBindNode(node(inner), range: range)
        case .optionalChain(let inner, let flattens):
            return OptionalChainNode(node(inner), flattens: flattens, range: range)
        case .assign(let place, let value): return assignment(place, value, range)
        case .discard(let inner): return DiscardNode(node(inner), range: range)
        case .call(let call): return callNode(call, expression)
        case .enumCase(let decl, let payload, let types):
            return EnumCaseNode(decl, nodes(payload), typeArguments: references(types), range: range)
        case .closure(let closure): return closureNode(closure, range)
        case .functionReference(let decl, let base, let dispatch, let types):
            return FunctionReferenceNode(
                decl, base: base.map { node($0) }, dispatch: dispatch, typeArguments: references(types),
                range: range)
        case .localFunction(let function): return local(function.variable, range: range)
        case .caseReference(let decl, let types):
            return CaseReferenceNode(decl, typeArguments: references(types), range: range)
        case .metatype(let type): return MetatypeNode(reference(type), range: range)
        case .dynamicType(let inner):
            return DynamicTypeNode(node(inner), type: reference(inner.type), range: range)
        case .keyPath(let root, let components): return keyPath(root, components, expression)
        case .ternary(let condition, let first, let second):
            return TernaryNode(node(condition), node(first), node(second), range: range)
        case .and(let left, let right): return LogicNode(isAnd: true, node(left), node(right), range: range)
        case .or(let left, let right): return LogicNode(isAnd: false, node(left), node(right), range: range)
        case .coalesce(let left, let right, let keeps):
            return CoalesceNode(node(left), node(right), keepsOptional: keeps, range: range)
        case .isNil(let inner, let negated): return IsNilNode(node(inner), negated: negated, range: range)
        case .is(let inner, let type): return cast(inner, type, .test, range)
        case .cast(let inner, let type, let kind):
            return cast(inner, type, kind == .conditional ? .conditional : .forced, range)
        case .convert(let conversion, let inner): return convert(conversion, inner, range)
        case .tryOptional(let inner, let flattens):
            return TryOptionalNode(node(inner), flattens: flattens, range: range)
        case .tryForce(let inner): return TryForceNode(node(inner), range: range)
        case .await(let inner): return node(inner)
        case .linked(let inner, let name):
            return ConversionNode(node(inner), range: range) { value, frame in
                try frame.execution.wrapperLinker?.linked(value, name: name) ?? value
            }
        case .asyncLet(let closure): return AsyncLetNode(autoclosure(closure, range), range: range)
        case .asyncValue(let task): return AsyncValueNode(node(task), range: range)
        case .statement(let inner): return StatementExpression(statement(inner), range: range)
        case .build(let step, let builder): return BuildNode(build(step), builder, range: range)
        }
    }

    /// A number literal in the form that values of its type have.
    private func normalized(_ value: Value, _ type: Type) -> Value {
        if case .double(let number) = value, case .nominal(let decl, _) = type, decl.name == "Float" {
            return .double(Double(Float(number)))
        }
        guard case .int(let number) = value, type != world.known.int, case .nominal(let decl, _) = type else {
            return value
        }
        switch decl.name {
        case "Double", "CGFloat": return .double(Double(number))
        case "Float": return .double(Double(Float(number)))
        default:
            guard decl.native != nil, let kind = SizedInteger.Kind(typeName: decl.name) else { return value }
            return .integer(SizedInteger(kind: kind, bits: kind.normalized(UInt64(bitPattern: Int64(number)))))
        }
    }

    mutating func nodes(_ expressions: [Expression]) -> [Node] {
        var result: [Node] = []
        result.reserveCapacity(expressions.count)
        for expression in expressions { result.append(node(expression)) }
        return result
    }

    private mutating func segment(_ segment: InterpolationSegment) -> InterpolationNode.Segment {
        switch segment.kind {
        case .text(let text): return .text(text)
        case .value(let expression):
            return isSelfDescribing(expression.type)
                ? .value(node(expression)) : .typed(node(expression), reference(expression.type))
        case .formatted(let expression, let arguments):
            var made: [(label: String?, value: Node)] = []
            for argument in arguments { made.append((argument.label, node(argument.value))) }
            return .formatted(node(expression), made)
        }
    }

    /// Whether values of a type show themselves as that type shows them.
    private func isSelfDescribing(_ type: Type) -> Bool {
        guard case .nominal(let decl, let arguments) = world.deepResolve(type) else { return false }
        return arguments.isEmpty && !(decl.native != nil && decl.name == "Float")
    }

    // MARK: - Members

    private mutating func assignment(_ place: Expression, _ value: Expression, _ range: SourceRange) -> Node {
        // In an initialiser the first value of a wrapped property makes its wrapper.
        var wrappers: [Expression] = []
        var current = place
        while isInitializer, case .property(let stored, let member, _, _) = current.kind, member.name == "wrappedValue"
        {
            wrappers.append(stored)
            guard case .property(let base, let backing, _, _) = stored.kind, isSelf(base),
                let index = backing.fieldIndex, backing.name.hasPrefix("_")
            else {
                current = stored
                continue
            }
            return WrapperAssignNode(
                base: node(base), backing, index: index, stored: node(stored),
                types: wrappers.map { reference($0.type) }, place: node(place), node(value), range: range)
        }
        return AssignNode(node(place), node(value), range: range)
    }

    private func global(_ decl: VariableDecl, _ types: [Type], _ range: SourceRange) -> Node {
        let references = references(types)
        if decl.native != nil || decl.storage == .computed || decl.wrapper != nil || decl.isRequirement {
            return ComputedGlobalNode(decl, typeArguments: references, range: range)
        }
        let observers = decl.hasObservers && observed !== decl
        return GlobalNode(decl, observers: observers, typeArguments: references, range: range)
    }

    private mutating func property(
        _ base: Expression, _ decl: VariableDecl, _ dispatch: Dispatch, _ types: [Type], _ range: SourceRange
    ) -> Node {
        let isReference = base.type.isReferenceType
        let inner = node(base)
        let references = references(types)
        // Observers don't see what an initialiser sets, nor what they set themselves.
        let isOwnInitializer = (isInitializer || observed === decl) && isSelf(base)
        if decl.native == nil, decl.storage == .stored, decl.wrapper == nil, decl.reference == .strong,
            let index = decl.fieldIndex,
            isOwnInitializer || !(decl.isWatched || (decl.isOverride && decl.hasObservers)),
            dispatch == .direct || isOwnInitializer || (dispatch == .virtual && decl.owner?.isFinal == true)
        {
            return StoredPropertyNode(
                inner, decl, index: index, isReference: isReference, observers: decl.hasObservers && !isOwnInitializer,
                typeArguments: references, range: range)
        }
        return PropertyNode(
            inner, decl, dispatch: dispatch, isReference: isReference, typeArguments: references, range: range)
    }

    private func isSelf(_ expression: Expression) -> Bool {
        if case .local(let variable) = expression.kind { return variable === body.selfVariable }
        return false
    }

    private mutating func subscriptNode(
        _ base: Expression, _ decl: FunctionDecl, _ arguments: [Argument], _ dispatch: Dispatch, _ types: [Type],
        _ range: SourceRange
    ) -> Node {
        if decl.native != nil, arguments.count == 1, case .value(let index) = arguments[0],
            decl.parameters.first?.label == nil, case .nominal(let nominal, _) = base.type
        {
            if nominal === world.known.arrayDecl, index.type == world.known.int {
                return ArraySubscriptNode(node(base), node(index), range: range)
            }
            if nominal === world.known.dictionaryDecl, case .nominal(let result, _) = decl.result,
                result === world.known.optionalDecl
            {
                return DictionarySubscriptNode(node(base), node(index), range: range)
            }
        }
        return SubscriptNode(
            node(base), decl, self.arguments(arguments, decl, types), dispatch: dispatch,
            isReference: base.type.isReferenceType, typeArguments: references(types), range: range)
    }

    private mutating func keyPath(_ root: Type, _ components: [KeyPathComponent], _ expression: Expression) -> Node {
        var steps: [KeyPathNode.Step] = []
        for component in components {
            switch component.kind {
            case .property(let decl): steps.append(.fixed(KeyPathStep(.property(decl))))
            case .subscript(let decl, let arguments):
                steps.append(.subscript(decl, self.arguments(arguments, decl, [])))
            case .tupleElement(let index): steps.append(.fixed(KeyPathStep(.tupleElement(index))))
            case .optionalChain: steps.append(.fixed(KeyPathStep(.optionalChain)))
            case .forceUnwrap: steps.append(.fixed(KeyPathStep(.forceUnwrap)))
            case .optionalWrap: steps.append(.fixed(KeyPathStep(.optionalWrap)))
            }
        }
        var result = components.last?.type ?? root
        if case .nominal(_, let arguments) = expression.type, let last = arguments.last { result = last }
        return KeyPathNode(
            root: reference(root), result: reference(result), steps: steps, range: expression.range)
    }

    // MARK: - Closures

    private mutating func closureNode(_ closure: ClosureExpression, _ range: SourceRange) -> Node {
        guard let sources = sources(of: closure.body) else {
            return FailureNode(defect: "a closure's capture isn't known here", range: range)
        }
        var list: [(slot: Int, value: Node, isWeak: Bool, isCell: Bool)] = []
        for entry in closure.captureList {
            list.append((entry.variable.slot, node(entry.value), entry.isWeak, isCell(entry.variable)))
        }
        return ClosureNode(body: closure.body, sources: sources, captureList: list, range: range)
    }

    mutating func localFunction(_ function: LocalFunction, _ range: SourceRange) -> StatementNode {
        guard let inner = function.body, let sources = sources(of: inner) else {
            return ExpressionStatement(
                FailureNode(defect: "a local function's capture isn't known here", range: range))
        }
        let closure = ClosureNode(body: inner, sources: sources, captureList: [], range: range)
        return LocalFunctionStatement(place: local(function.variable, range: range), closure: closure)
    }

    mutating func autoclosure(_ closure: ClosureExpression, _ range: SourceRange) -> Node {
        closureNode(closure, range)
    }

    // MARK: - Conversions

    private mutating func cast(_ inner: Expression, _ type: Type, _ kind: CastNode.Kind, _ range: SourceRange) -> Node {
        CastNode(
            node(inner), source: reference(inner.type), target: reference(type), kind: kind, range: range)
    }

    private mutating func convert(_ conversion: Conversion, _ inner: Expression, _ range: SourceRange) -> Node {
        let operand = node(inner)
        switch conversion {
        case .wrapOptional:
            if let literal = operand as? LiteralNode {
                return LiteralNode(.some(ValueBox(literal.value)), range: range)
            }
            return WrapNode(operand, range: range)
        case .sameRepresentation, .upcast, .metatype: return TransparentNode(operand, range: range)
        case .erase(let type): return EraseNode(operand, type: reference(type), range: range)
        default:
            return ConversionNode(operand, range: range) { value, frame in
                try frame.execution.convert(value, conversion) { frame.resolve(frame.execution.world.deepResolve($0)) }
            }
        }
    }

    private mutating func build(_ step: NativeBuild) -> BuildNode.Step {
        switch step {
        case .block(let parts): .block(nodes(parts))
        case .optional(let part): .optional(part.map { node($0) })
        case .either(let part, let first, let leaves): .either(node(part), first: first, leaves: leaves)
        case .limitedAvailability(let part): .limitedAvailability(node(part))
        case .array(let part): .array(node(part))
        }
    }
}
