/// One running call. Frames are used again; their slots lie on the execution's stack.
final class Frame {
    // Unsafe: the execution owns its frames.
    unowned(unsafe) let execution: Execution
    /// Locals of the body, then what it captured.
    var slots: UnsafeMutablePointer<Value>
    var code: Code?
    var typeArguments: [Type] = []
    /// Which element `each T` stands for, in an expansion that is being evaluated.
    var packIndex: Int? { didSet { substitution = nil } }
    /// Where this call was made.
    var callRange: SourceRange = .none
    /// What `return` or `yield` gave.
    var result: Value = .void
    /// The target of a `break` or `continue` on its way out.
    var label: LoopLabel?
    /// The error that a `catch` is handling, by depth of nesting, isn't kept here: it is a local.
    var substitution: Substitution?

    // Unsafe: the frame's part of the stack, reserved until the call ends.
    init(execution: Execution, slots: UnsafeMutablePointer<Value>) {
        self.execution = execution
        self.slots = slots
    }

    /// A type of the running body with its generic parameters replaced.
    func resolve(_ type: Type) -> Type {
        if typeArguments.isEmpty { return type }
        let given: Substitution
        if let substitution {
            given = substitution
        } else {
            var made = Substitution(code?.genericParameters ?? [], typeArguments)
            made.packIndex = packIndex
            substitution = made
            given = made
        }
        let resolved = execution.world.substitute(type, given)
        // What is made of parameters grows from call to call.
        if case .parameter = type { return resolved }
        execution.world.measure(resolved)
        if execution.world.typeWork.isTooLarge { execution.stopAtTooLargeType() }
        return resolved
    }
}

/// A type in executable code: most are the same in every call.
struct TypeReference {
    let type: Type
    let isConstant: Bool

    init(_ type: Type) {
        self.type = type
        isConstant = !type.mentionsParameters
    }

    func resolve(_ frame: Frame) -> Type { isConstant ? type : frame.resolve(type) }
}

struct TypeReferences {
    let types: [Type]
    let isConstant: Bool

    init(_ types: [Type]) {
        self.types = types
        isConstant = !types.contains { $0.mentionsParameters }
    }

    func resolve(_ frame: Frame) -> [Type] { isConstant ? types : types.map(frame.resolve) }
}

extension Type {
    /// Whether generic parameters occur in it, so that it means something else in each call.
    var mentionsParameters: Bool {
        switch self {
        case .nominal(_, let arguments): arguments.contains { $0.mentionsParameters }
        case .tuple(let elements): elements.contains { $0.type.mentionsParameters }
        case .function(let function):
            function.result.mentionsParameters || function.parameters.contains { $0.type.mentionsParameters }
        case .parameter: true
        case .member: true
        case .metatype(let type): type.mentionsParameters
        case .existential, .error, .variable: false
        case .opaque(_, let arguments), .pack(let arguments): arguments.contains { $0.mentionsParameters }
        case .expansion: true
        }
    }
}
