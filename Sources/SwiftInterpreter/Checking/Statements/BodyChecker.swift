import SwiftSyntax

/// Checks the code of one body, closures inside it included.
final class BodyChecker {
    let checker: Checker
    let world: World
    let sink: DiagnosticSink
    let solver: Solver
    var context: LexicalContext
    /// The body whose frame new variables go to: the innermost closure's.
    var body: FunctionBody
    var scope: [ScopeEntry] = []
    /// What `return` gives in the innermost function or closure.
    var returns: ReturnContext
    var labels: [Label] = []
    /// Nesting of expressions, statements and closures, to bound recursion.
    var depth = 0
    /// `self` is the instance (false in static members and initial values of stored properties).
    var hasInstanceSelf = true
    /// In an initialiser: assignments to `let` fields are allowed.
    var isInitializer = false
    /// In a stored property's initial value, where there is no `self` yet.
    var isPropertyInitializer = false
    /// `?` in the postfix expression being checked.
    var chainDepth = 0
    /// What the branches of an `if`/`switch` expression give.
    var yieldType: Type?
    /// What the patterns of the case being checked bind; nil where it has one pattern only.
    var caseBindings: CaseBindings?
    /// In a builder whose elements are all of one generic type: that type, with what the context tells of it.
    var elementTypes: [Type] = []
    /// The builder that the statements being checked are elements of.
    var enclosingBuilder: ResultBuilder?
    /// What is done with the call checked next, where that decides between its overloads.
    var expectedUse: ExpectedUse?
    /// Where what is wrong with the call being resolved is reported: at its name, not at the start of the chain before it.
    var calleePlace: SourceRange?
    /// The candidates being applied, outermost first.
    var calls: [(candidate: Candidate, place: SourceRange)] = []
    /// In the operand of a `!`.
    var isNegated = false
    /// The operands of the operator being applied, for where they don't fit.
    var operandPlaces: (Folded, Folded)?
    /// The next closure's parameters needn't be of a known type: its body is to tell.
    var takesOpenParameters = false
    /// Some closure around has such parameters.
    var hasOpenParameters = false
    var closureDepth = 0
    /// Something was read whose type is unknown, because an error was reported for it.
    var sawUnknown = false
    /// The `repeat`s around, and whether the name of a pack may stand here.
    var expansions: [PackExpansion] = []
    var isPackName = false
    /// Local functions of blocks entered, by their syntax.
    var localFunctions: [SyntaxIdentifier: LocalFunction] = [:]
    /// Places of `try` and `await` with what they cover, for `EffectsChecker`.
    var tries: [SourceRange] = []
    var awaits: [SourceRange] = []
    static let depthLimit = 1_200
    static let workLimit = 400_000

    struct ScopeEntry {
        enum Kind {
            case variable(LocalVariable)
            case function(LocalFunction)
            case accessed(LocalAccess)
        }
        let name: String
        let kind: Kind
    }

    struct Label {
        let name: String?
        let label: LoopLabel
        let isLoop: Bool
        /// `break` without a name leaves loops and switches.
        let isBreakTarget: Bool
    }

    final class ReturnContext {
        /// The type to return; may be a variable in closures.
        var type: Type
        /// An opaque result: the concrete type that the first `return` gives.
        var underlying: Type?
        /// An `if #available` has returned: further results may be of other types.
        var isLimited = false
        var isClosure = false
        var sawReturn = false
        /// `throws(E)`
        var thrown: Type?

        init(type: Type, isClosure: Bool = false) {
            self.type = type
            self.isClosure = isClosure
        }
    }

    init(checker: Checker, context: LexicalContext, body: FunctionBody, resultType: Type) {
        self.checker = checker
        world = checker.world
        sink = checker.sink
        solver = Solver(world: checker.world)
        self.context = context
        self.body = body
        returns = ReturnContext(type: resultType)
    }

    // MARK: - Messages

    func range(_ node: some SyntaxProtocol) -> SourceRange { node.sourceRange(in: context.file) }

    // Words are made only where somebody hears them: most overloads that are tried don't fit, without a message.

    func error(
        _ message: @autoclosure () -> String, _ node: some SyntaxProtocol,
        notes: @autoclosure () -> [Diagnostic] = [], fixIts: @autoclosure () -> [FixIt] = []
    ) {
        guard !sink.isTrial else { return noteInTrial() }
        if sink.isFull { return sink.omitError() }
        sink.report(Diagnostic(.error, message(), at: range(node), notes: notes(), fixIts: fixIts()))
    }

    func error(
        _ message: @autoclosure () -> String, at range: SourceRange, notes: @autoclosure () -> [Diagnostic] = []
    ) {
        guard !sink.isTrial else { return noteInTrial() }
        if sink.isFull { return sink.omitError() }
        sink.report(Diagnostic(.error, message(), at: range, notes: notes()))
    }

    /// What is tried fails by what it gives, but for what waited for types: that comes too late for it.
    private func noteInTrial() {
        if solver.isFinishing { sink.hadSpeculativeReport = true }
    }

    func warning(_ message: @autoclosure () -> String, at range: SourceRange) {
        guard !sink.isTrial else { return }
        sink.report(Diagnostic(.warning, message(), at: range))
    }

    func describe(_ type: Type) -> String { world.describe(type) }

    // MARK: - Trials

    /// Runs without keeping messages; the caller decides about rolling back.
    func trying<Result>(_ work: () -> Result) -> Result {
        sink.trialDepth += 1
        defer { sink.trialDepth -= 1 }
        return work()
    }

    var isExhausted: Bool { solver.work > Self.workLimit }

    // MARK: - Scope

    func declare(_ variable: LocalVariable) {
        scope.append(ScopeEntry(name: variable.name, kind: .variable(variable)))
    }

    func scoped<Result>(_ work: () -> Result) -> Result {
        let count = scope.count
        let saved = context
        defer {
            scope.removeLast(scope.count - count)
            context = saved
        }
        return work()
    }

    func lookupLocal(_ name: String) -> ScopeEntry.Kind? {
        var index = scope.count
        while index > 0 {
            index -= 1
            if scope[index].name == name { return scope[index].kind }
        }
        return nil
    }

    /// Notes that the current body uses a variable, so closures in between capture it.
    func use(_ variable: LocalVariable) {
        var current = body
        while current !== variable.owner {
            if !current.captures.contains(where: { $0.variable === variable }) {
                current.captures.append(Capture(variable))
            }
            variable.isCaptured = true
            guard let parent = current.parent else { return }
            current = parent
        }
    }

    /// `self` as an expression, nil where there is none.
    func selfExpression(at range: SourceRange) -> Expression? {
        if case .variable(let variable)? = lookupLocal("self") {
            use(variable)
            return Expression(.local(variable), type: variable.type, range: range)
        }
        return nil
    }

    // MARK: - Types

    func resolver() -> TypeResolver {
        var resolver = TypeResolver(world: world, sink: sink, context: context)
        resolver.isInExpansion = !expansions.isEmpty
        resolver.makeVariable = { [solver] in $0.map(solver.makeVariable(for:)) ?? solver.makeVariable() }
        return resolver
    }

    /// Makes sure the expression's type is resolved when all is known.
    @discardableResult
    func track(_ expression: Expression) -> Expression {
        let isOpen = world.hasVariables(expression.type)
        if world.typeWork.isTooLarge { sink.stop(Diagnostic(.error, Checker.typeTooLarge, at: expression.range)) }
        guard isOpen else { return expression }
        solver.atEnd { [world] in
            expression.type = world.deepResolve(expression.type)
            return !world.hasVariables(expression.type)
        }
        return expression
    }

    func make(_ kind: Expression.Kind, _ type: Type, _ range: SourceRange) -> Expression {
        if case .error = type { sawUnknown = true }
        return track(Expression(kind, type: type, range: range))
    }

    func track(_ variable: LocalVariable) {
        guard world.hasVariables(variable.type) else { return }
        solver.atEnd { [world] in
            variable.type = world.deepResolve(variable.type)
            return !world.hasVariables(variable.type)
        }
    }

    /// Ends a full expression: literals get their default types, everything becomes concrete.
    func finish(since mark: Solver.Mark) -> Bool {
        if let failed = solver.finish(since: mark) {
            report(failed)
            return false
        }
        return true
    }

    func report(_ constraint: Solver.Constraint) {
        switch constraint {
        case .conforms(let type, let item, let range): reportConformance(type, item, at: range)
        case .equal(let a, let b, let range):
            error(
                "type '\(describe(world.deepResolve(a)))' is not equal to '\(describe(world.deepResolve(b)))'",
                at: range)
        case .subclass(let a, let b, let range):
            error("'\(describe(world.deepResolve(a)))' must be a subclass of '\(describe(b))'", at: range)
        }
    }

    func reportConformance(_ type: Type, _ item: ProtocolDecl, at range: SourceRange) {
        let resolved = world.deepResolve(type)
        if world.isUncertain(resolved) { return }
        if case .nominal = resolved {
            error("type '\(describe(resolved))' does not conform to protocol '\(item.name)'", at: range)
        } else {
            error("type '\(describe(resolved))' cannot conform to '\(item.name)'", at: range)
        }
    }

    /// Bounds recursion; false when too deep.
    func enter(_ node: some SyntaxProtocol) -> Bool {
        depth += 1
        if sink.isStopped { return false }
        if depth > Self.depthLimit {
            sink.stop(Diagnostic(.error, "the nesting is too deep to be checked", at: range(node)))
            return false
        }
        return checker.goesOn(at: range(node))
    }

    func leave() { depth -= 1 }
}
