/// A function value of the source: code and what it captured.
// Unchecked: values and what they hold are used by one thread at a time, the execution's.
final class InterpretedClosure: Closure, @unchecked Sendable {
    let code: Code
    /// Values or shared cells for `slots`.
    private(set) var captured: [Value]
    let slots: [Int]
    let typeArguments: [Type]
    /// Which element of the packs it was made for.
    let packIndex: Int?

    init(code: Code, captured: [Value], slots: [Int], typeArguments: [Type], packIndex: Int? = nil) {
        self.code = code
        self.packIndex = packIndex
        self.captured = captured
        self.slots = slots
        self.typeArguments = typeArguments
        super.init(marker: ())
    }

    deinit { DeepRelease.release(&captured) }

    override func call(_ arguments: [Value], evaluator: any Evaluator) throws -> Value {
        var arguments = arguments
        return try call(updating: &arguments, evaluator: evaluator)
    }

    override func call(updating arguments: inout [Value], evaluator: any Evaluator) throws -> Value {
        guard let execution = evaluator as? Execution else { throw evaluator.failure("a closure of another execution") }
        let base = try execution.reserve(code.frameSize, at: code.body.range)
        defer { execution.release(base, code.frameSize) }
        for (index, slot) in code.parameterSlots.enumerated() where index < arguments.count {
            base[slot] = arguments[index]
        }
        let takesBack = code.body.parameters.contains(where: \.isInout)
        if takesBack {
            for (index, parameter) in code.body.parameters.enumerated() where parameter.isInout {
                if index < arguments.count { arguments[index] = .absent }
            }
        }
        defer {
            if takesBack {
                for (index, parameter) in code.body.parameters.enumerated() where parameter.isInout {
                    if index < arguments.count { arguments[index] = code.finalValue(slot: parameter.slot, base) }
                }
            }
        }
        return try run(execution, base, at: execution.counters.pointee.range)
    }

    @inline(__always)
    func run(_ execution: Execution, _ base: UnsafeMutablePointer<Value>, at range: SourceRange) throws -> Value {
        for index in 0..<captured.count { base[slots[index]] = captured[index] }
        return try execution.run(code, base, typeArguments, packIndex: packIndex, at: range)
    }
}

/// `{ … }`
final class ClosureNode: Node {
    private let body: FunctionBody
    /// Slots of the captured variables in the frame that makes the closure.
    private let sources: [Int]
    private let captureList: [(slot: Int, value: Node, isWeak: Bool, isCell: Bool)]
    private var code: Code?
    private var slots: [Int] = []
    private var constant: InterpretedClosure?

    init(
        body: FunctionBody, sources: [Int],
        captureList: [(slot: Int, value: Node, isWeak: Bool, isCell: Bool)], range: SourceRange
    ) {
        self.body = body
        self.sources = sources
        self.captureList = captureList
        super.init(range: range)
    }

    override func evaluate(_ frame: Frame) throws -> Value { .closure(try make(frame)) }

    func make(_ frame: Frame) throws -> InterpretedClosure {
        let code: Code
        if let known = self.code {
            code = known
        } else {
            code = frame.execution.code(for: body)
            self.code = code
            slots = code.captureSlots + captureList.map(\.slot)
        }
        // Without captures every evaluation gives the same function, as in compiled code: views compare by it.
        let isConstant = slots.isEmpty && frame.typeArguments.isEmpty
        if isConstant, let constant { return constant }
        var captured: [Value] = []
        captured.reserveCapacity(slots.count)
        for source in sources { captured.append(frame.slots[source]) }
        for entry in captureList {
            var value = try entry.value.evaluate(frame)
            if entry.isWeak { value = .weakened(value) }
            captured.append(entry.isCell ? .cell(VariableCell(value)) : value)
        }
        let closure = InterpretedClosure(
            code: code, captured: captured, slots: slots, typeArguments: frame.typeArguments,
            packIndex: frame.packIndex)
        if isConstant { constant = closure }
        return closure
    }
}

/// A call of a local function, whose closure is in a variable.
final class LocalFunctionCallNode: Node {
    private let callee: Node
    private let ownParameterCount: Int
    private let arguments: ArgumentNodes
    private let typeArguments: TypeReferences

    init(
        _ callee: Node, ownParameterCount: Int, arguments: ArgumentNodes, typeArguments: TypeReferences,
        range: SourceRange
    ) {
        self.callee = callee
        self.ownParameterCount = ownParameterCount
        self.arguments = arguments
        self.typeArguments = typeArguments
        super.init(range: range)
    }

    override func evaluate(_ frame: Frame) throws -> Value {
        let execution = frame.execution
        guard case .closure(let function) = try callee.evaluate(frame), let closure = function as? InterpretedClosure
        else { throw unexpected("function", frame) }
        let code = closure.code
        let slots = try execution.reserve(code.frameSize, at: range)
        defer { execution.release(slots, code.frameSize) }
        // A local function shares the surrounding generic parameters; its own follow.
        var types = closure.typeArguments
        if ownParameterCount > 0 { types += typeArguments.resolve(frame).suffix(ownParameterCount) }
        if arguments.places.isEmpty {
            for (index, node) in arguments.nodes.enumerated() where index < code.parameterSlots.count {
                slots[code.parameterSlots[index]] = try node.evaluate(frame)
            }
            for (index, slot) in closure.slots.enumerated() { slots[slot] = closure.captured[index] }
            return try execution.run(code, slots, types, packIndex: closure.packIndex, at: range)
        }
        let opened = try arguments.opened(frame, changing: nil, isOrdered: arguments.keepOrder(changing: nil))
        for (index, value) in opened.values.enumerated() where index < code.parameterSlots.count {
            if !arguments.places.contains(index) { slots[code.parameterSlots[index]] = value }
        }
        for (index, slot) in closure.slots.enumerated() { slots[slot] = closure.captured[index] }
        var result = Value.void
        let arguments = opened.arguments
        func open(_ position: Int) throws {
            guard position < arguments.places.count else {
                result = try execution.run(code, slots, types, packIndex: closure.packIndex, at: range)
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
        try open(0)
        return result
    }
}

/// Puts a local function's closure in its variable.
final class LocalFunctionStatement: StatementNode {
    private let place: Node
    private let closure: Node

    init(place: Node, closure: Node) {
        self.place = place
        self.closure = closure
    }

    override func execute(_ frame: Frame) throws -> Completion {
        try place.assign(frame, try closure.evaluate(frame))
        return .normal
    }
}

/// Cells for the local functions of a block, made on entry so that they may call each other.
final class CellStatement: StatementNode {
    private let slots: [Int]
    init(_ slots: [Int]) { self.slots = slots }

    override func execute(_ frame: Frame) throws -> Completion {
        for slot in slots { frame.slots[slot] = .cell(VariableCell(.absent)) }
        return .normal
    }
}

/// A call of a function value.
final class ValueCallNode: Node {
    private let callee: Node
    private let arguments: ArgumentNodes

    init(_ callee: Node, _ arguments: ArgumentNodes, range: SourceRange) {
        self.callee = callee
        self.arguments = arguments
        super.init(range: range)
    }

    override func evaluate(_ frame: Frame) throws -> Value {
        let execution = frame.execution
        var function = try callee.evaluate(frame)
        if case .existential(let box) = function { function = box.value }
        guard case .closure(let closure) = function else { throw unexpected("function", frame) }
        if arguments.places.isEmpty, let closure = closure as? InterpretedClosure {
            let slots = try execution.reserve(closure.code.frameSize, at: range)
            defer { execution.release(slots, closure.code.frameSize) }
            for (index, node) in arguments.nodes.enumerated() {
                let value = try node.evaluate(frame)
                if index < closure.code.parameterSlots.count { slots[closure.code.parameterSlots[index]] = value }
            }
            return try closure.run(execution, slots, at: range)
        }
        let opened = try arguments.opened(frame, changing: nil, isOrdered: arguments.keepOrder(changing: nil))
        var values = opened.values
        var result = Value.void
        try opened.arguments.withPlaces(frame, &values) { values in
            execution.counters.pointee.range = range
            result = try closure.call(updating: &values, evaluator: execution)
            try execution.throwPendingError()
        }
        return result
    }
}

/// A function, method or initialiser used as a value.
// Unchecked: values and what they hold are used by one thread at a time, the execution's.
final class FunctionReferenceClosure: Closure, @unchecked Sendable {
    private let decl: FunctionDecl
    private let base: Value?
    private let dispatch: Dispatch
    private let typeArguments: [Type]
    private let range: SourceRange

    init(_ decl: FunctionDecl, base: Value?, dispatch: Dispatch, typeArguments: [Type], range: SourceRange) {
        self.decl = decl
        self.base = base
        self.dispatch = dispatch
        self.typeArguments = typeArguments
        self.range = range
        super.init(marker: ())
    }

    override func call(_ arguments: [Value], evaluator: any Evaluator) throws -> Value {
        var arguments = arguments
        return try call(updating: &arguments, evaluator: evaluator)
    }

    override func call(updating arguments: inout [Value], evaluator: any Evaluator) throws -> Value {
        guard let execution = evaluator as? Execution else { throw evaluator.failure("a closure of another execution") }
        if let base {
            var receiver = base
            return try execution.dispatch(
                decl, dispatch, receiver: &receiver, arguments: &arguments, typeArguments: typeArguments, at: range)
        }
        let isMethod =
            decl.owner != nil && !decl.isStatic && decl.kind != .initializer
            && decl.kind != .memberwiseInitializer && decl.kind != .operator
        guard isMethod, let first = arguments.first else {
            var receiver = Value.void
            if decl.kind == .initializer || decl.kind == .memberwiseInitializer, let owner = decl.owner {
                receiver = .metatype(of: .nominal(owner, Array(typeArguments.prefix(decl.ownerParameterCount))))
            }
            return try execution.dispatch(
                decl, dispatch, receiver: &receiver, arguments: &arguments, typeArguments: typeArguments, at: range)
        }
        // `T.method` takes the receiver and gives the bound method.
        return .closure(
            FunctionReferenceClosure(
                decl, base: first, dispatch: dispatch, typeArguments: typeArguments, range: range))
    }
}

extension Execution {
    func dispatch(
        _ decl: FunctionDecl, _ dispatch: Dispatch, receiver: inout Value, arguments: inout [Value],
        typeArguments: [Type], at range: SourceRange
    ) throws -> Value {
        var target = (decl: decl, typeArguments: typeArguments)
        switch dispatch {
        case .direct: break
        case .virtual: target = resolveOverride(decl, receiver: receiver, typeArguments: typeArguments)
        case .witness:
            var known: Value? = receiver
            if case .void = receiver { known = arguments.first }
            let type = witnessType(static: typeArguments.first, receiver: known)
            target = try resolveWitness(decl, in: type, typeArguments: typeArguments, at: range)
        }
        return try invoke(
            target.decl, receiver: &receiver, arguments: &arguments, typeArguments: target.typeArguments, at: range)
    }
}

final class FunctionReferenceNode: Node {
    private let decl: FunctionDecl
    private let base: Node?
    private let dispatch: Dispatch
    private let typeArguments: TypeReferences

    init(_ decl: FunctionDecl, base: Node?, dispatch: Dispatch, typeArguments: TypeReferences, range: SourceRange) {
        self.decl = decl
        self.base = base
        self.dispatch = dispatch
        self.typeArguments = typeArguments
        super.init(range: range)
    }

    override func evaluate(_ frame: Frame) throws -> Value {
        .closure(
            FunctionReferenceClosure(
                decl, base: try base?.evaluate(frame), dispatch: dispatch, typeArguments: typeArguments.resolve(frame),
                range: range))
    }
}

/// A function value whose arguments and result are converted.
// Unchecked: values and what they hold are used by one thread at a time, the execution's.
final class ConvertedClosure: Closure, @unchecked Sendable {
    private let inner: Closure
    private let parameters: [Converter?]
    private let result: Converter?
    private let execution: Execution

    init(_ inner: Closure, parameters: [Converter?], result: Converter?, execution: Execution) {
        self.inner = inner
        self.parameters = parameters
        self.result = result
        self.execution = execution
        super.init(marker: ())
    }

    override func call(_ arguments: [Value], evaluator: any Evaluator) throws -> Value {
        var arguments = arguments
        for (index, converter) in parameters.enumerated() where index < arguments.count {
            if let converter { arguments[index] = try converter(arguments[index], execution) }
        }
        let value = try inner.call(arguments, evaluator: evaluator)
        return try result.map { try $0(value, execution) } ?? value
    }
}
