/// Turns a checked body into its executable form. Expressions, calls, statements and patterns have a file each.
struct BodyCompiler {
    let body: FunctionBody
    let world: World
    let isInitializer: Bool
    let observed: VariableDecl?
    /// Slots of captured variables.
    var captured: [LocalVariable: Int] = [:]
    var delegates = false
    var callsSuperInitializer = false

    init(body: FunctionBody, world: World, isInitializer: Bool, observed: VariableDecl?) {
        self.body = body
        self.world = world
        self.isInitializer = isInitializer
        self.observed = observed
    }

    mutating func compile() -> Code {
        var frameSize = body.frameSize
        var captureSlots: [Int] = []
        for capture in body.captures {
            captured[capture.variable] = frameSize
            captureSlots.append(frameSize)
            frameSize += 1
        }
        var expression: Node?
        var statements = StatementNode()
        if body.statements.count == 1, case .return(let value?) = body.statements[0].kind {
            expression = node(value)
        } else {
            statements = block(body.statements)
        }
        var cellSlots = body.parameters.filter(isCell).map(\.slot)
        let selfIsCell = body.selfVariable.map(isCell) ?? false
        if selfIsCell, let variable = body.selfVariable { cellSlots.append(variable.slot) }
        return Code(
            body: body, frameSize: frameSize, expression: expression, statements: statements, cellSlots: cellSlots,
            selfIsCell: selfIsCell, parameterSlots: body.parameters.map(\.slot),
            genericParameters: genericParameters, captureSlots: captureSlots, delegates: delegates,
            callsSuperInitializer: callsSuperInitializer)
    }

    /// Those of the outermost body, then those of local functions inwards.
    private var genericParameters: [GenericParameter] {
        var result: [GenericParameter] = []
        var current: FunctionBody? = body
        var depth = 0
        while let body = current, depth < 1000 {
            if !result.starts(with: body.genericParameters) { result = body.genericParameters + result }
            current = body.parent
            depth += 1
        }
        return result
    }

    // MARK: - Types

    /// Types as the checker left them may still go through its variables.
    func reference(_ type: Type) -> TypeReference { TypeReference(world.deepResolve(type)) }
    func references(_ types: [Type]) -> TypeReferences { TypeReferences(types.map { world.deepResolve($0) }) }

    // MARK: - Variables

    func isCell(_ variable: LocalVariable) -> Bool { variable.isCaptured && variable.isMutable }

    func slot(of variable: LocalVariable) -> Int? {
        variable.owner === body ? variable.slot : captured[variable]
    }

    func local(_ variable: LocalVariable, range: SourceRange) -> Node {
        guard let slot = slot(of: variable) else {
            return FailureNode(defect: "'\(variable.name)' isn't captured", range: range)
        }
        if variable.isWeak {
            return WeakNode(
                slot: slot, isCell: isCell(variable), isUnowned: variable.reference == .unowned, range: range)
        }
        if isCell(variable) {
            let staysInCall = variable.owner.staysInCall(variable, at: range)
            return CellNode(slot: slot, name: variable.name, staysInCall: staysInCall, range: range)
        }
        return LocalNode(slot: slot, name: variable.name, range: range)
    }

    /// Slots, in the running frame, of what another body captures.
    func sources(of inner: FunctionBody) -> [Int]? {
        var result: [Int] = []
        for capture in inner.captures {
            guard let slot = slot(of: capture.variable) else { return nil }
            result.append(slot)
        }
        return result
    }
}
