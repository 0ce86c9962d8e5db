/// The executable form of a `FunctionBody`, made at its first call.
final class Code {
    // Unsafe: a body owns its code.
    unowned(unsafe) let body: FunctionBody
    /// Slots with those for captured variables.
    let frameSize: Int
    /// For a body that is a single `return`.
    let expression: Node?
    let statements: StatementNode
    /// Parameters (and `self`) that closures share: put in cells on entry.
    let cellSlots: [Int]
    let selfIsCell: Bool
    /// Slots of the parameters in order.
    let parameterSlots: [Int]
    let genericParameters: [GenericParameter]
    /// Where captured values go: those of `FunctionBody.captures` in order.
    let captureSlots: [Int]
    /// It calls `self.init`.
    let delegates: Bool
    let callsSuperInitializer: Bool

    init(
        body: FunctionBody, frameSize: Int, expression: Node?, statements: StatementNode, cellSlots: [Int],
        selfIsCell: Bool, parameterSlots: [Int], genericParameters: [GenericParameter], captureSlots: [Int],
        delegates: Bool, callsSuperInitializer: Bool
    ) {
        self.body = body
        self.frameSize = frameSize
        self.expression = expression
        self.statements = statements
        self.cellSlots = cellSlots
        self.selfIsCell = selfIsCell
        self.parameterSlots = parameterSlots
        self.genericParameters = genericParameters
        self.captureSlots = captureSlots
        self.delegates = delegates
        self.callsSuperInitializer = callsSuperInitializer
    }

    /// A parameter's value after the call, for `inout`.
    // Unsafe: a slot of the frame that `slots` begins, as the compiler of the body numbered it.
    func finalValue(slot: Int, _ slots: UnsafeMutablePointer<Value>) -> Value {
        if case .cell(let cell) = slots[slot] { return cell.value }
        let value = slots[slot]
        slots[slot] = .absent
        return value
    }
}

extension Execution {
    /// `observed` is the property whose `willSet` or `didSet` the body is.
    @discardableResult
    func code(for body: FunctionBody, isInitializer: Bool = false, observed: VariableDecl? = nil) -> Code {
        // Unsafe: only the line below sets it.
        if let compiled = body.compiled { return unsafeDowncast(compiled, to: Code.self) }
        var compiler = BodyCompiler(body: body, world: world, isInitializer: isInitializer, observed: observed)
        let code = compiler.compile()
        body.compiled = code
        return code
    }
}
