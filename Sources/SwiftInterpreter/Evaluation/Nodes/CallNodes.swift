/// A call's arguments in executable form.
struct ArgumentNodes {
    let nodes: [Node]
    /// Indices of those that are places whose new value is taken back.
    let places: [Int]

    func evaluate(_ frame: Frame) throws -> [Value] {
        if nodes.isEmpty { return [] }
        if nodes.count == 1, places.isEmpty { return [try nodes[0].evaluate(frame)] }
        var values: [Value] = []
        values.reserveCapacity(nodes.count)
        for (index, node) in nodes.enumerated() {
            values.append(places.contains(index) ? .absent : try node.evaluate(frame))
        }
        return values
    }

    /// Whether what leads to `receiver` or to a place among the arguments has to be evaluated before other arguments.
    func keepOrder(changing receiver: Node?) -> Bool {
        guard receiver != nil || !places.isEmpty else { return false }
        let operands = nodes.indices.filter { !places.contains($0) }.map { nodes[$0] }
        if let receiver, receiver.comesBefore(operands) { return true }
        return places.contains { nodes[$0].comesBefore(operands) }
    }

    /// The arguments' values from left to right, with `.absent` for those that are places, and the receiver and the
    /// places with what leads to them evaluated: in their order too where `isOrdered` says that it matters.
    func opened(
        _ frame: Frame, changing receiver: Node?, isOrdered: Bool
    ) throws -> (receiver: Node?, values: [Value], arguments: ArgumentNodes) {
        guard isOrdered else {
            let values = try evaluate(frame)
            let (receiver, arguments) = try prepared(frame, changing: receiver)
            return (receiver, values, arguments)
        }
        let receiver = try receiver?.prepared(frame)
        var (nodes, values) = (nodes, [Value](repeating: .absent, count: nodes.count))
        for index in nodes.indices {
            if places.contains(index) {
                nodes[index] = try nodes[index].prepared(frame)
            } else {
                values[index] = try nodes[index].evaluate(frame)
            }
        }
        return (receiver, values, ArgumentNodes(nodes: nodes, places: places))
    }

    /// With what leads to each place evaluated, before the first of several is opened.
    func prepared(_ frame: Frame) throws -> ArgumentNodes {
        var nodes = nodes
        for index in places { nodes[index] = try nodes[index].prepared(frame) }
        return ArgumentNodes(nodes: nodes, places: places)
    }

    /// The receiver and the arguments of a call that changes `receiver`, if that is given, and its `inout` arguments.
    func prepared(_ frame: Frame, changing receiver: Node?) throws -> (receiver: Node?, arguments: ArgumentNodes) {
        guard places.count + (receiver == nil ? 0 : 1) > 1 else { return (receiver, self) }
        let receiver = try receiver?.prepared(frame)
        return (receiver, try prepared(frame))
    }

    /// Opens the places from the `position`-th on, runs `body` with their values in `values`, and gives them back.
    func withPlaces(
        _ frame: Frame, _ values: inout [Value], from position: Int = 0, _ body: (inout [Value]) throws -> Void
    ) throws {
        guard position < places.count else { return try body(&values) }
        let index = places[position]
        try nodes[index].access(frame) { place in
            values[index] = place
            place = .absent
            defer { if index < values.count { place = values[index] } }
            try withPlaces(frame, &values, from: position + 1, body)
        }
    }
}

/// A call of code in the source, known when the call is compiled.
final class UserCallNode: Node {
    private let decl: FunctionDecl
    private let receiver: Node?
    private let isMutating: Bool
    private let arguments: ArgumentNodes
    private let typeArguments: TypeReferences
    private let hasProtocolSelf: Bool
    /// Generic parameters that the values of arguments tell, where those are existentials.
    private let opened: [(type: Int, argument: Int)]
    private let isOrdered: Bool
    private var code: Code?

    init(
        _ decl: FunctionDecl, receiver: Node?, isMutating: Bool, arguments: ArgumentNodes,
        typeArguments: TypeReferences, range: SourceRange
    ) {
        self.decl = decl
        self.receiver = receiver
        self.isMutating = isMutating
        self.arguments = arguments
        self.typeArguments = typeArguments
        hasProtocolSelf = decl.owner is ProtocolDecl
        opened = decl.openedParameters
        isOrdered = arguments.keepOrder(changing: isMutating ? receiver : nil)
        super.init(range: range)
    }

    private func makeCode(_ frame: Frame) throws -> Code {
        guard let body = decl.body else { throw frame.execution.missing(decl, at: range) }
        let made = frame.execution.code(for: body)
        code = made
        return made
    }

    override func evaluate(_ frame: Frame) throws -> Value {
        let code = try code ?? makeCode(frame)
        let execution = frame.execution
        let slots = try execution.reserve(code.frameSize, at: range)
        defer { execution.release(slots, code.frameSize) }
        if let receiver, !isMutating, let variable = code.body.selfVariable {
            let value = try receiver.evaluate(frame)
            if case .existential(let box) = value {
                slots[variable.slot] = box.value
            } else {
                slots[variable.slot] = value
            }
        }
        let nodes = arguments.nodes
        if isOrdered {
            let opened = try arguments.opened(frame, changing: isMutating ? receiver : nil, isOrdered: true)
            for index in 0..<nodes.count where index < code.parameterSlots.count && !arguments.places.contains(index) {
                slots[code.parameterSlots[index]] = opened.values[index]
            }
            return try runWithPlaces(frame, code, slots, opened.receiver, opened.arguments)
        }
        for index in 0..<nodes.count where index < code.parameterSlots.count {
            if !arguments.places.isEmpty, arguments.places.contains(index) { continue }
            slots[code.parameterSlots[index]] = try nodes[index].evaluate(frame)
        }
        if arguments.places.isEmpty && !isMutating {
            return try execution.run(code, slots, resolveTypes(frame, code, slots), at: range)
        }
        let (receiver, arguments) = try arguments.prepared(frame, changing: isMutating ? receiver : nil)
        return try runWithPlaces(frame, code, slots, receiver, arguments)
    }

    // Unsafe: slots are those of the called code's frame, reserved by `reserve` for as long as the call takes.
    private func resolveTypes(_ frame: Frame, _ code: Code, _ slots: UnsafeMutablePointer<Value>) -> [Type] {
        var types = typeArguments.resolve(frame)
        for item in opened where item.type < types.count {
            guard case .existential(let items) = types[item.type], !items.isEmpty else { continue }
            types[item.type] = frame.execution.dynamicType(of: slots[code.parameterSlots[item.argument]])
        }
        guard hasProtocolSelf, let first = types.first, let variable = code.body.selfVariable else { return types }
        switch first {
        case .nominal(let decl, _) where !decl.isReference: break
        case .metatype: break
        default:
            if case .metatype = slots[variable.slot] { break }
            types[0] = frame.execution.dynamicType(of: slots[variable.slot])
        }
        return types
    }

    // Unsafe: the same frame; its part of the stack doesn't move while it is in use.
    private func runWithPlaces(
        _ frame: Frame, _ code: Code, _ slots: UnsafeMutablePointer<Value>, _ receiver: Node?,
        _ arguments: ArgumentNodes
    ) throws -> Value {
        var result = Value.void
        func open(_ position: Int) throws {
            guard position < arguments.places.count else {
                result = try frame.execution.run(code, slots, resolveTypes(frame, code, slots), at: range)
                return
            }
            let index = arguments.places[position]
            let slot = code.parameterSlots[index]
            try arguments.nodes[index].access(frame) { place in
                slots[slot] = place
                place = .absent
                defer { place = code.finalValue(slot: slot, slots) }
                try open(position + 1)
            }
        }
        guard let receiver, let variable = code.body.selfVariable else {
            try open(0)
            return result
        }
        try receiver.access(frame) { place in
            var erased: Type?
            if case .existential(let box) = place {
                erased = box.type
                slots[variable.slot] = box.value
            } else {
                slots[variable.slot] = place
            }
            place = .absent
            defer {
                let value = code.finalValue(slot: variable.slot, slots)
                place = erased.map { .existential(ExistentialBox(type: $0, value: value)) } ?? value
            }
            try open(0)
        }
        return result
    }
}

/// A call of a native library's code.
final class NativeCallNode: Node {
    private let thunk: NativeThunk
    private let receiver: Node?
    private let isMutating: Bool
    private let arguments: ArgumentNodes
    private let typeArguments: TypeReferences
    private let isOrdered: Bool

    init(
        _ thunk: @escaping NativeThunk, receiver: Node?, isMutating: Bool, arguments: ArgumentNodes,
        typeArguments: TypeReferences, range: SourceRange
    ) {
        self.thunk = thunk
        self.receiver = receiver
        self.isMutating = isMutating
        self.arguments = arguments
        self.typeArguments = typeArguments
        isOrdered = arguments.keepOrder(changing: isMutating ? receiver : nil)
        super.init(range: range)
    }

    override func evaluate(_ frame: Frame) throws -> Value {
        let execution = frame.execution
        var receiverValue = Value.void
        if let receiver, !isMutating { receiverValue = try receiver.evaluate(frame) }
        if arguments.places.isEmpty && !isMutating {
            var values = try arguments.evaluate(frame)
            return try execution.callNative(
                thunk, receiver: &receiverValue, arguments: &values, typeArguments: typeArguments.resolve(frame),
                at: range)
        }
        var result = Value.void
        let opened = try arguments.opened(
            frame, changing: isMutating ? receiver : nil, isOrdered: isOrdered)
        var values = opened.values
        let (place, arguments) = (opened.receiver, opened.arguments)
        let types = typeArguments.resolve(frame)
        if let place {
            try place.access(frame) { place in
                try arguments.withPlaces(frame, &values) { values in
                    result = try execution.callNative(
                        thunk, receiver: &place, arguments: &values, typeArguments: types, at: range)
                }
            }
        } else {
            try arguments.withPlaces(frame, &values) { values in
                result = try execution.callNative(
                    thunk, receiver: &receiverValue, arguments: &values, typeArguments: types, at: range)
            }
        }
        return result
    }
}

/// A call whose code depends on the receiver's dynamic type.
final class DynamicCallNode: Node {
    private let decl: FunctionDecl
    private let isWitness: Bool
    private let receiver: Node?
    private let isMutating: Bool
    private let arguments: ArgumentNodes
    private let typeArguments: TypeReferences
    private let isOrdered: Bool

    init(
        _ decl: FunctionDecl, isWitness: Bool, receiver: Node?, isMutating: Bool, arguments: ArgumentNodes,
        typeArguments: TypeReferences, range: SourceRange
    ) {
        self.decl = decl
        self.isWitness = isWitness
        self.receiver = receiver
        self.isMutating = isMutating
        self.arguments = arguments
        self.typeArguments = typeArguments
        isOrdered = arguments.keepOrder(changing: isMutating ? receiver : nil)
        super.init(range: range)
    }

    override func evaluate(_ frame: Frame) throws -> Value {
        var value = Value.void
        if let receiver, !isMutating { value = try receiver.evaluate(frame) }
        let opened = try arguments.opened(
            frame, changing: isMutating ? receiver : nil, isOrdered: isOrdered)
        var values = opened.values
        let (place, arguments) = (opened.receiver, opened.arguments)
        let types = typeArguments.resolve(frame)
        var result = Value.void
        if let place {
            try place.access(frame) { place in
                try arguments.withPlaces(frame, &values) { result = try invoke(frame, &place, &$0, types) }
            }
        } else {
            try arguments.withPlaces(frame, &values) { result = try invoke(frame, &value, &$0, types) }
        }
        return result
    }

    private func invoke(
        _ frame: Frame, _ place: inout Value, _ values: inout [Value], _ types: [Type]
    ) throws -> Value {
        let execution = frame.execution
        if isWitness {
            // An operator has no receiver: its first operand tells the type where the static one doesn't.
            let known: Value? = receiver != nil ? place : values.first
            let type = execution.witnessType(static: types.first, receiver: known)
            let target = try execution.resolveWitness(decl, in: type, typeArguments: types, at: range)
            if target.decl.native != nil, receiver != nil, case .existential(let box) = place {
                var inner = box.value
                place = .absent
                defer { place = .existential(ExistentialBox(type: box.type, value: inner)) }
                return try execution.invoke(
                    target.decl, receiver: &inner, arguments: &values, typeArguments: target.typeArguments, at: range)
            }
            return try execution.invoke(
                target.decl, receiver: &place, arguments: &values, typeArguments: target.typeArguments, at: range)
        }
        let target = execution.resolveOverride(decl, receiver: place, typeArguments: types)
        return try execution.invoke(
            target.decl, receiver: &place, arguments: &values, typeArguments: target.typeArguments, at: range)
    }
}

/// A default argument, evaluated with the callee's type arguments.
final class DefaultArgumentNode: Node {
    private let body: FunctionBody
    private let typeArguments: TypeReferences

    init(_ body: FunctionBody, typeArguments: TypeReferences, range: SourceRange) {
        self.body = body
        self.typeArguments = typeArguments
        super.init(range: range)
    }

    override func evaluate(_ frame: Frame) throws -> Value {
        try frame.execution.evaluate(body, typeArguments: typeArguments.resolve(frame), at: range)
    }
}
