/// Definite initialisation: that a `let` or `var` has a value wherever it is read, that a `let` gets only one, and that
/// an initialiser leaves no stored property without a value.
///
/// It looks at a finished body, in the order in which it runs. Where ways meet, only what all of them have set is set.
final class InitializationChecker {
    let world: World
    let sink: DiagnosticSink
    let body: FunctionBody
    var flow = Flow()
    var locals: Set<LocalVariable> = []
    /// The stored properties that the initialiser must set, by field.
    var fields: [Int: VariableDecl] = [:]
    /// The initializer, where the body is one, and which other one it has to call.
    var initializer: FunctionDecl?
    var delegation = Delegation.none
    private var breaks: [(label: LoopLabel, flow: Flow)] = []
    private var yields: [Flow] = []
    /// What was set where a loop begins its next turn.
    private var repeats: Set<Place> = []

    init(_ world: World, _ sink: DiagnosticSink, _ body: FunctionBody) {
        self.world = world
        self.sink = sink
        self.body = body
    }

    /// Checks an ordinary body.
    func check() { run(body.statements) }

    /// Checks an initialiser of `owner`, which ends at `end`.
    func check(_ decl: FunctionDecl, initializerOf owner: NominalDecl, end: SourceRange) {
        initializer = decl
        delegation = delegation(of: decl, in: owner)
        for property in owner.storedProperties where property.owner === owner {
            guard let index = property.fieldIndex, property.storage == .stored, property.wrapper == nil,
                property.wrappedThrough == nil, !property.name.hasPrefix("_"), !property.hasInitialValue,
                property.isLet || world.wrapped(property.type) == nil
            else { continue }
            fields[index] = property
        }
        // `init?(…) { nil }`
        if body.statements.count == 1, case .expression(let value)? = body.statements.first?.kind,
            case .literal(.null) = value.kind
        {
            return
        }
        run(body.statements)
        if flow.isReachable { requireEverything(at: end) }
    }

    private func requireEverything(at place: SourceRange) {
        if requireDelegation(at: place) { requireFields(at: place) }
    }

    func requireFields(at place: SourceRange, _ message: String? = nil) {
        let missing = fields.filter { !flow.definite.contains(.field($0.key)) }.sorted { $0.key < $1.key }
        guard !missing.isEmpty else { return }
        report(
            message ?? "return from initializer without initializing all stored properties", place,
            notes: missing.map { .note("'self.\($0.value.name)' not initialized", at: $0.value.range) })
        // Once is enough.
        for field in fields.keys { flow.definite.insert(.field(field)) }
    }

    func report(_ message: String, _ place: SourceRange, notes: [Diagnostic] = []) {
        sink.report(Diagnostic(.error, message, at: place, notes: notes))
    }

    // MARK: - Statements

    private func run(_ statements: [Statement]) { for statement in statements { run(statement) } }

    /// Runs `work` from the flow there is now, and gives where it ended; the flow stays.
    private func branch(_ work: () -> Void) -> Flow {
        let before = flow
        work()
        defer { flow = before }
        return flow
    }

    private func run(_ statement: Statement) {
        switch statement.kind {
        case .expression(let value):
            read(value)
            if case .nominal(let decl, _) = world.resolve(value.type), decl === world.known.neverDecl { flow.leave() }
        case .declare(let pattern, let value):
            if let value { read(value) } else { track(pattern) }
        case .block(let inner): run(inner)
        case .if(let conditions, let first, let second):
            run(conditions)
            let other = branch { run(second) }
            run(first)
            flow.join(other)
        case .guard(let conditions, let other):
            run(conditions)
            let other = branch { run(other) }
            flow.join(other)
        case .while, .repeatWhile, .forIn: runLoop(statement)
        case .switch(let subject, let cases, let label): runSwitch(subject, cases, label)
        case .return(let value):
            if let value { read(value) }
            let isNil = if case .literal(.null)? = value?.kind { true } else { false }
            if flow.isReachable, !isNil, initializer != nil { requireEverything(at: statement.range) }
            flow.leave()
        case .throw(let value):
            read(value)
            flow.leave()
        case .yield(let value):
            read(value)
            if !yields.isEmpty, flow.isReachable {
                var joined = yields[yields.count - 1]
                joined.join(flow)
                yields[yields.count - 1] = joined
            }
            flow.leave()
        case .break(let label):
            breaks.append((label, flow))
            flow.leave()
        case .continue:
            if flow.isReachable { repeats.formUnion(flow.possible) }
            flow.leave()
        case .fallthrough: flow.leave()
        case .doCatch(let body, let clauses, let label): runCatch(body, clauses, label)
        case .defer(let inner):
            _ = branch {
                // By then the other initializer has been called.
                flow.definite.insert(.delegation)
                run(inner)
            }
        case .localFunction: break
        }
    }

    /// Where `break` of a label led to joins what comes after it.
    private func land(_ label: LoopLabel) {
        for item in breaks where item.label === label { flow.join(item.flow) }
        breaks.removeAll { $0.label === label }
    }

    private func runLoop(_ statement: Statement) {
        switch statement.kind {
        case .while(let conditions, let body, let label):
            run(conditions)
            var after = flow
            if case .boolean(let value)? = conditions.first, conditions.count == 1,
                case .literal(.bool(true)) = value.kind
            {
                after.leave()
            }
            repeated { run(body) }
            flow = after
            land(label)
        case .repeatWhile(let body, let condition, let label):
            run(body)
            read(condition)
            land(label)
        case .forIn(let loop):
            read(loop.sequence)
            let before = flow
            repeated {
                if let condition = loop.condition { read(condition) }
                run(loop.body)
            }
            flow = before
            land(loop.label)
        default: break
        }
    }

    /// What a turn of a loop sets may have been set by the turn before.
    private func repeated(_ turn: () -> Void) {
        let before = flow
        sink.trialDepth += 1
        let saved = (breaks, repeats)
        repeats = []
        turn()
        sink.trialDepth -= 1
        // A turn that always leaves the loop sets nothing for a next one.
        let again = flow.isReachable ? repeats.union(flow.possible) : repeats
        (breaks, repeats) = saved
        flow = before
        flow.possible.formUnion(again)
        turn()
    }

    private func runSwitch(_ subject: Expression, _ cases: [SwitchCase], _ label: LoopLabel) {
        read(subject)
        let before = flow
        var after = before
        after.leave()
        var fallen: Flow?
        for item in cases {
            flow = before
            for part in item.items { if let condition = part.guard { read(condition) } }
            if let fallen { flow.join(fallen) }
            var body = item.body
            if case .fallthrough? = body.last?.kind { body.removeLast() }
            run(body)
            if body.count < item.body.count {
                fallen = flow
            } else {
                fallen = nil
                after.join(flow)
            }
        }
        flow = after
        land(label)
    }

    private func runCatch(_ body: [Statement], _ clauses: [CatchClause], _ label: LoopLabel) {
        let before = flow
        run(body)
        var after = flow
        for clause in clauses {
            var start = before
            start.possible.formUnion(after.possible)
            flow = start
            for part in clause.items { if let condition = part.guard { read(condition) } }
            run(clause.body)
            after.join(flow)
        }
        flow = after
        land(label)
    }

    private func run(_ conditions: [Condition]) {
        for condition in conditions {
            switch condition {
            case .boolean(let value), .pattern(_, let value): read(value)
            case .constant: break
            }
        }
    }

    private func track(_ pattern: Pattern) {
        switch pattern {
        case .bind(let variable):
            guard !variable.name.hasPrefix("$"), variable.range != .none else { return }
            locals.insert(variable)
            flow.definite.remove(.local(variable))
            flow.possible.remove(.local(variable))
        case .tuple(let parts): parts.forEach(track)
        default: break
        }
    }

    // MARK: - Expressions

    func isSelf(_ expression: Expression) -> Bool {
        guard case .local(let variable) = expression.kind, let own = body.selfVariable else { return false }
        return variable === own
    }

    func read(_ expression: Expression) {
        guard flow.isReachable else { return }
        switch expression.kind {
        case .local(let variable): readLocal(variable, expression.range)
        case .property(let base, let decl, _, _) where isSelf(base): readField(decl, expression.range)
        // The type of an object is known before its fields are.
        case .dynamicType(let object) where isSelf(object): break
        case .assign(let place, let value):
            read(value)
            assign(place)
        case .call(let call): readCall(call, expression)
        case .closure(let closure):
            expression.parts.forEach(read)
            capture(closure, expression.range)
        case .statement(let statement):
            var none = flow
            none.leave()
            yields.append(none)
            run(statement)
            let joined = yields.removeLast()
            flow.join(joined)
        case .and(let a, let b), .or(let a, let b), .coalesce(let a, let b, _):
            read(a)
            _ = branch { read(b) }
        default: for part in expression.parts { read(part) }
        }
    }

    private func readLocal(_ variable: LocalVariable, _ place: SourceRange) {
        if variable === body.selfVariable {
            requireSuper(at: place, "")
            requireFields(at: place, "'self' used before all stored properties are initialized")
            return
        }
        guard locals.contains(variable), !flow.definite.contains(.local(variable)) else { return }
        let kind = variable.isConstant ? "constant" : "variable"
        report(
            "\(kind) '\(variable.name)' used before being initialized", place,
            notes: [.note("\(kind) defined here", at: variable.range)])
        flow.definite.insert(.local(variable))
    }

    func readField(_ decl: VariableDecl, _ place: SourceRange) {
        requireSuper(at: place, forAccessTo: decl)
        guard !fields.isEmpty, decl.owner?.native == nil else { return }
        guard let index = decl.fieldIndex, decl.storage == .stored else {
            if decl.wrapper == nil, decl.wrappedThrough == nil, decl.storage == .computed, !decl.isStatic {
                let message =
                    "'self' used in property access '\(decl.name)' before all stored properties are initialized"
                requireFields(at: place, message.forStruct(body, world))
            }
            return
        }
        guard let field = fields[index], !flow.definite.contains(.field(index)) else { return }
        let kind = field.isLet ? "constant" : "variable"
        report("\(kind) 'self.\(decl.name)' used before being initialized", place)
        flow.definite.insert(.field(index))
    }

    private func readCall(_ call: Call, _ expression: Expression) {
        switch call.callee {
        case .delegatingInitializer(_, _, let isSuper):
            for case .value(let value) in call.arguments { read(value) }
            delegate(isSuper: isSuper, at: expression.range)
            if isSuper {
                let missing = fields.filter { !flow.definite.contains(.field($0.key)) }.map(\.value.name).sorted()
                if let name = missing.first {
                    report("property 'self.\(name)' not initialized at super.init call", expression.range)
                }
            }
            for field in fields.keys { flow.definite.insert(.field(field)) }
        case .function(let decl, let receiver?, _)
        where isSelf(receiver) && !decl.isStatic && requireSuper(at: receiver.range, " in method call '\(decl.name)'"):
            for part in expression.parts.dropFirst() { read(part) }
        case .function(let decl, let receiver?, _) where isSelf(receiver) && !fields.isEmpty && !decl.isStatic:
            let message = "'self' used in method call '\(decl.name)' before all stored properties are initialized"
            requireFields(at: receiver.range, message.forStruct(body, world))
            for part in expression.parts.dropFirst() { read(part) }
        default: for part in expression.parts { read(part) }
        }
    }
}

extension String {
    /// A struct's whole value is used, whatever of it is called.
    fileprivate func forStruct(_ body: FunctionBody, _ world: World) -> String {
        guard case .nominal(let decl, _)? = body.selfVariable.map({ world.resolve($0.type) }), decl.isReference else {
            return "'self' used before all stored properties are initialized"
        }
        return self
    }
}
