extension BodyCompiler {
    mutating func arguments(_ arguments: [Argument], _ decl: FunctionDecl?, _ types: [Type]) -> ArgumentNodes {
        var result: [Node] = []
        result.reserveCapacity(arguments.count)
        var places: [Int] = []
        for (index, argument) in arguments.enumerated() {
            switch argument {
            case .value(let expression): result.append(node(expression))
            case .inout(let expression):
                places.append(index)
                result.append(node(expression))
            case .autoclosure(let closure): result.append(autoclosure(closure, closure.body.range))
            case .pack(let expressions): result.append(PackListNode(nodes(expressions), range: .none))
            case .variadic(let expressions): result.append(ArrayNode(nodes(expressions), range: .none))
            case .default:
                if let decl, decl.native == nil, index < decl.parameters.count,
                    let body = decl.parameters[index].defaultBody
                {
                    let references = references(types)
                    result.append(DefaultArgumentNode(body, typeArguments: references, range: body.range))
                } else {
                    result.append(LiteralNode(.absent, range: .none))
                }
            }
        }
        return ArgumentNodes(nodes: result, places: places)
    }

    mutating func callNode(_ call: Call, _ expression: Expression) -> Node {
        let range = expression.range
        let types = references(call.typeArguments)
        switch call.callee {
        case .function(let decl, let receiver, let dispatch):
            return function(decl, receiver, dispatch, call, types, range)
        case .initializer(let decl, let type, let dispatch):
            if let metatype = call.metatype {
                let receiver = node(metatype)
                return DynamicInitializerNode(
                    decl, type: reference(type), receiver: receiver, isWitness: dispatch == .witness,
                    arguments: arguments(call.arguments, nil, call.typeArguments), typeArguments: types, range: range)
            }
            let arguments = arguments(call.arguments, dispatch == .direct ? decl : nil, call.typeArguments)
            let reference = reference(type)
            if dispatch == .direct, let native = decl.native, !decl.isInherited(by: type) {
                guard let thunk = native.call else { return unsupported(decl, range) }
                if let made = intrinsic(native.intrinsic, arguments, range) { return made }
                return NativeCallNode(
                    thunk, receiver: MetatypeNode(reference, range: range), isMutating: false, arguments: arguments,
                    typeArguments: types, range: range)
            }
            if dispatch == .direct {
                return InitializerNode(decl, type: reference, arguments: arguments, typeArguments: types, range: range)
            }
            return DynamicInitializerNode(
                decl, type: reference, receiver: nil, isWitness: dispatch == .witness, arguments: arguments,
                typeArguments: types, range: range)
        case .delegatingInitializer(let decl, let receiver, let isSuper):
            if isSuper { callsSuperInitializer = true } else { delegates = true }
            return DelegatingInitializerNode(
                decl, place: node(receiver), type: reference(receiver.type),
                arguments: arguments(call.arguments, decl, call.typeArguments), typeArguments: types,
                isSuper: isSuper, isForced: call.isForced, range: range)
        case .superMethod(let decl, let receiver):
            return direct(decl, node(receiver), false, call, types, range)
        case .local(let function):
            let arguments = arguments(call.arguments, function.decl, call.typeArguments)
            return LocalFunctionCallNode(
                local(function.variable, range: range),
                ownParameterCount: function.decl.genericSignature.parameters.count
                    - function.decl.ownerParameterCount,
                arguments: arguments, typeArguments: types, range: range)
        case .value(let callee):
            let isPacked = call.arguments.contains { if case .pack = $0 { true } else { false } }
            if isPacked {
                let arguments = arguments(call.arguments, nil, [])
                guard arguments.places.isEmpty else {
                    return FailureNode("'inout' beside a pack is not supported yet", range: range)
                }
                return PackValueCallNode(node(callee), arguments.nodes, range: range)
            }
            return ValueCallNode(node(callee), arguments(call.arguments, nil, []), range: range)
        }
    }

    private mutating func function(
        _ decl: FunctionDecl, _ receiver: Expression?, _ dispatch: Dispatch, _ call: Call, _ types: TypeReferences,
        _ range: SourceRange
    ) -> Node {
        let isMutating = decl.isMutating && !(receiver?.type.isReferenceType ?? false)
        let receiverNode = receiver.map { node($0) }
        if dispatch == .direct { return direct(decl, receiverNode, isMutating, call, types, range) }
        if dispatch == .virtual, decl.native != nil {
            return direct(decl, receiverNode, isMutating, call, types, range)
        }
        return DynamicCallNode(
            decl, isWitness: dispatch == .witness, receiver: receiverNode, isMutating: isMutating,
            arguments: arguments(call.arguments, decl, call.typeArguments), typeArguments: types, range: range)
    }

    private mutating func direct(
        _ decl: FunctionDecl, _ receiver: Node?, _ isMutating: Bool, _ call: Call, _ types: TypeReferences,
        _ range: SourceRange
    ) -> Node {
        let arguments = arguments(call.arguments, decl, call.typeArguments)
        if let native = decl.native {
            guard let thunk = native.call else { return unsupported(decl, range) }
            if let made = intrinsic(native.intrinsic, arguments, range) { return made }
            return NativeCallNode(
                thunk, receiver: receiver, isMutating: isMutating, arguments: arguments, typeArguments: types,
                range: range)
        }
        return UserCallNode(
            decl, receiver: receiver, isMutating: isMutating, arguments: arguments, typeArguments: types, range: range)
    }

    private func unsupported(_ decl: FunctionDecl, _ range: SourceRange) -> Node {
        FailureNode("'\(decl.name)' is not supported yet", range: range)
    }

    /// An operation on numbers or truth values that needs no call.
    private func intrinsic(_ intrinsic: Intrinsic?, _ arguments: ArgumentNodes, _ range: SourceRange) -> Node? {
        guard let intrinsic else { return nil }
        let nodes = arguments.nodes
        if nodes.count == 1, arguments.places.isEmpty {
            switch intrinsic {
            case .negateInt, .negateDouble, .not, .intToDouble, .doubleToDouble:
                if let literal = nodes[0] as? LiteralNode { return folded(intrinsic, literal.value, range) }
                return UnaryNode(intrinsic, nodes[0], range: range)
            default: return nil
            }
        }
        guard nodes.count == 2 else { return nil }
        if arguments.places == [0] { return CompoundAssignmentNode(intrinsic, nodes[0], nodes[1], range: range) }
        guard arguments.places.isEmpty else { return nil }
        switch intrinsic {
        case .addInt, .subtractInt, .multiplyInt, .divideInt, .remainderInt, .wrappingAddInt, .wrappingSubtractInt,
            .wrappingMultiplyInt, .andInt, .orInt, .xorInt:
            return IntOperatorNode(intrinsic, nodes[0], nodes[1], range: range)
        case .addDouble, .subtractDouble, .multiplyDouble, .divideDouble:
            return DoubleOperatorNode(intrinsic, nodes[0], nodes[1], range: range)
        case .equalInt, .notEqualInt, .lessInt, .lessEqualInt, .greaterInt, .greaterEqualInt:
            return IntComparisonNode(intrinsic, nodes[0], nodes[1], range: range)
        case .equalDouble, .notEqualDouble, .lessDouble, .lessEqualDouble, .greaterDouble, .greaterEqualDouble:
            return DoubleComparisonNode(intrinsic, nodes[0], nodes[1], range: range)
        default: return nil
        }
    }

    private func folded(_ intrinsic: Intrinsic, _ value: Value, _ range: SourceRange) -> Node {
        switch (intrinsic, value) {
        case (.negateInt, .int(let number)) where number != Int.min: LiteralNode(.int(-number), range: range)
        case (.negateDouble, .double(let number)): LiteralNode(.double(-number), range: range)
        case (.intToDouble, .int(let number)): LiteralNode(.double(Double(number)), range: range)
        default: UnaryNode(intrinsic, LiteralNode(value, range: range), range: range)
        }
    }
}
