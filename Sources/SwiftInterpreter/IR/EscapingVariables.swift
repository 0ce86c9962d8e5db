/// Where a body's variables may be shared with functions that are called after the call they are made for: local
/// functions, and closures that aren't handed to a parameter that lets them go at the end of the call.
///
/// As in swiftc, a variable is shared from the place on where such a closure is made or such a function is named; what
/// comes before that, or in the other branch, has the variable for itself.
struct EscapingVariables {
    /// A variable named at one place of the source.
    private struct Mention: Hashable {
        let variable: LocalVariable
        let place: SourceRange
    }

    /// The mentions that a function which has escaped can come between.
    private var reached: Set<Mention> = []
    /// The variables of functions that have escaped on the way here.
    private var escaped: Set<LocalVariable> = []
    private var functions: [LocalVariable: FunctionBody] = [:]
    /// Constants, and whatever else holds a closure, that are used otherwise than by calling them. Known from a first look.
    private let kept: Set<LocalVariable>
    private var usedAsValues: Set<LocalVariable> = []
    /// Variables of functions that are named somewhere. Known from a first look.
    private let ofFunctions: Set<LocalVariable>
    private var namedWithFunctions: Set<LocalVariable> = []

    init(_ body: FunctionBody) {
        var first = EscapingVariables(kept: [], ofFunctions: [])
        first.look(body.statements)
        self.init(kept: first.usedAsValues, ofFunctions: first.namedWithFunctions)
        look(body.statements)
    }

    private init(kept: Set<LocalVariable>, ofFunctions: Set<LocalVariable>) {
        (self.kept, self.ofFunctions) = (kept, ofFunctions)
    }

    /// Whether an access to a variable may meet one by a function that has it, too.
    func isShared(_ variable: LocalVariable, at place: SourceRange) -> Bool {
        reached.contains(Mention(variable: variable, place: place))
    }

    // MARK: - Statements

    /// What is put off to the end of the scope comes last.
    private mutating func look(_ statements: [Statement]) {
        for case .localFunction(let function) in statements.lazy.map(\.kind) {
            functions[function.variable] = function.body
        }
        var deferred: [[Statement]] = []
        for statement in statements {
            if case .defer(let inner) = statement.kind { deferred.append(inner) } else { look(statement) }
        }
        for inner in deferred.reversed() { look(inner) }
    }

    private mutating func look(_ statement: Statement) {
        switch statement.kind {
        case .localFunction(let function): declare(function)
        case .declare(.bind(let variable), let value?):
            guard !variable.isMutable, case .closure(let closure) = value.kind else { return lookInOrder(statement) }
            for part in value.parts { look(part) }
            look(closure, escapes: variable.isCaptured || kept.contains(variable))
            // One that is only called shares nothing with anybody else, but what functions have, too, has a box for both.
            escaped.formUnion(closure.body.captures.lazy.map(\.variable).filter(ofFunctions.contains))
        case .if(let conditions, let first, let second):
            look(conditions)
            look(branches: [first, second])
        case .guard(let conditions, let other):
            look(conditions)
            look(branches: [other, []])
        case .switch(let subject, let cases, _):
            look(subject)
            for item in cases { look(item.items) }
            look(branches: cases.map(\.body))
        case .doCatch(let body, let clauses, _):
            look(body)
            for clause in clauses { look(clause.items) }
            look(branches: clauses.map(\.body) + [[]])
        case .while, .repeatWhile, .forIn: again { $0.lookInOrder(statement) }
        default: lookInOrder(statement)
        }
    }

    private mutating func lookInOrder(_ statement: Statement) {
        var expressions: [Expression] = []
        var statements: [Statement] = []
        statement.visit({ expressions.append($0) }, { statements.append($0) })
        for expression in expressions { look(expression) }
        look(statements)
    }

    private mutating func look(_ conditions: [Condition]) {
        for condition in conditions {
            switch condition {
            case .boolean(let value): look(value)
            case .pattern(let pattern, let value):
                look(value)
                look(pattern)
            case .constant: break
            }
        }
    }

    private mutating func look(_ items: [(pattern: Pattern, guard: Expression?)]) {
        for item in items {
            look(item.pattern)
            if let condition = item.guard { look(condition) }
        }
    }

    private mutating func look(_ pattern: Pattern) {
        var expressions: [Expression] = []
        pattern.visit { expressions.append($0) }
        for expression in expressions { look(expression) }
    }

    /// What escapes in one branch hasn't in the others. Afterwards it has, unless the branch leaves the function.
    private mutating func look(branches: [[Statement]]) {
        let before = escaped
        var after = before
        for branch in branches {
            escaped = before
            look(branch)
            switch branch.last?.kind {
            case .return, .throw: break
            default: after.formUnion(escaped)
            }
        }
        escaped = after
    }

    /// What escapes in one round has escaped in the next one.
    private mutating func again(_ round: (inout EscapingVariables) -> Void) {
        let before = escaped.count
        round(&self)
        if escaped.count > before { round(&self) }
    }

    // MARK: - Expressions

    /// The accesses of a call begin when everything in it has been evaluated.
    private mutating func look(_ expression: Expression) { again { $0.lookInside(expression) } }

    private mutating func lookInside(_ expression: Expression) {
        switch expression.kind {
        case .closure(let closure), .asyncLet(let closure): look(closure, escapes: closure.escapes)
        case .statement(let statement): look(statement)
        case .local(let variable):
            usedAsValues.insert(variable)
            if escaped.contains(variable) { reached.insert(Mention(variable: variable, place: expression.range)) }
        case .localFunction(let function): escape(function)
        case .localAccess(let get, let set):
            escape(get)
            if let set { escape(set) }
        case .call(let call):
            if case .local(let function) = call.callee { escape(function) }
            if case .value(let callee) = call.callee, case .local = callee.kind {
                for closure in expression.autoclosures { look(closure, escapes: closure.escapes) }
                for part in expression.parts.dropFirst() { look(part) }
                return
            }
        default: break
        }
        for closure in expression.autoclosures { look(closure, escapes: closure.escapes) }
        for part in expression.parts { look(part) }
    }

    private mutating func look(_ closure: ClosureExpression, escapes: Bool) {
        if escapes { escape(closure.body) }
        again { $0.look(closure.body.statements) }
    }

    // MARK: - Functions

    /// By the time that a function runs, it has been named.
    private mutating func declare(_ function: LocalFunction) {
        guard let body = function.body else { return }
        let before = escaped
        escape(body)
        look(body.statements)
        escaped = before
    }

    private mutating func escape(_ function: LocalFunction) {
        guard let body = function.body else { return }
        namedWithFunctions.formUnion(body.captures.lazy.map(\.variable))
        escape(body)
    }

    /// With a function escape the functions that it calls.
    private mutating func escape(_ body: FunctionBody) {
        for capture in body.captures where escaped.insert(capture.variable).inserted {
            if let inner = functions[capture.variable] { escape(inner) }
        }
    }
}
