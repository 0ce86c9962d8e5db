import SwiftSyntax

/// Checks a program: collects its declarations, then every body.
final class Checker {
    let world: World
    let sink: DiagnosticSink
    let sources: [SourceFile]
    /// Which clauses of `#if` are read.
    let conditions: CompilationCondition
    /// Which of the libraries' sources are checked as well, for tests.
    var checkedLibraries = LibraryChecks.none
    /// A body with errors ends the run that calls it, and nothing else (`LoadOptions`).
    var allowsErrors = false
    var operators = Precedences()
    var operatorCache: [OperatorKey: FunctionDecl?] = [:]
    var mainType: NominalDecl?
    /// Names of operators that the program has functions for.
    var ownOperators: Set<String> = []
    private var visits = 0
    private(set) lazy var collector = Collector(checker: self)
    private var work: [() -> Void] = []
    private var flowChecks: [() -> Void] = []
    /// What declarations with an opaque result return.
    var opaqueResults: [OpaqueResultChecker.Returned] = []
    var shorthandCounts: [SyntaxIdentifier: Int] = [:]
    var throwingClosures: [SyntaxIdentifier: Bool] = [:]
    /// What trying code out has shown, so that nested code isn't tried again each time the code around it is: branches
    /// that agree on a type, and what the elements of array literals are.
    var agreeingBranches: Set<SyntaxIdentifier> = []
    var literalElements: [SyntaxIdentifier: Type] = [:]
    /// Whether a member of arrays gives back an array of the same elements, by its name.
    var rearrangingMembers: [String: Bool] = [:]
    /// Members that are taken for those of a module that isn't there: they give what they are called on.
    var stubbedMembers: Set<SyntaxIdentifier> = []
    /// Nesting of bodies that are checked because another one needs their type.
    private(set) var nesting = 0
    static let nestingLimit = 100

    init(world: World, sources: [SourceFile], conditions: CompilationCondition) {
        self.world = world
        sink = DiagnosticSink(libraries: world.libraries)
        self.sources = sources
        self.conditions = conditions
    }

    func fileName(_ file: Int) -> String { sources.indices.contains(file) ? sources[file].name : "" }

    func position(of range: SourceRange) -> (line: Int, column: Int) {
        guard sources.indices.contains(Int(range.file)) else { return (0, 0) }
        let before = sources[Int(range.file)].text.utf8.prefix(Int(range.offset))
        return (before.count { $0 == 0x0A } + 1, before.reversed().prefix { $0 != 0x0A }.count + 1)
    }

    // MARK: - Limits

    /// Asked at every node; false where the checking has to end there.
    func goesOn(at range: @autoclosure () -> SourceRange) -> Bool {
        visits &+= 1
        if visits & 1023 == 0 { world.typeWork.lookAtBudget() }
        if world.typeWork.isTooLarge { sink.stop(Diagnostic(.error, Self.typeTooLarge, at: range())) }
        if world.typeWork.isStopped { sink.stop() }
        return !sink.isStopped
    }

    static let typeTooLarge = "the type is too large to be checked"

    // MARK: - Work

    /// A body to check once all declarations are known. Those of the libraries' own sources are right: they are looked
    /// at when they are needed.
    func queue(in context: LexicalContext, _ item: @escaping () -> Void) {
        if world.libraryFiles.contains(context.file), !checkedLibraries.contains(fileName(context.file)) { return }
        work.append(item)
    }

    /// Whether the program has several files, which may hide declarations from each other.
    var hasSeveralFiles: Bool { world.libraryFiles.lowerBound > 1 }

    func runQueue() {
        var index = 0
        while index < work.count {
            if goesOn(at: .none) { work[index]() }
            index += 1
        }
        work = []
    }

    /// Runs a check of its own inside another one: what the outer one tries or assumes doesn't reach it.
    func isolated<Result>(_ context: LexicalContext, _ body: () -> Result) -> Result {
        let depth = sink.trialDepth
        let hadSpeculative = sink.hadSpeculativeReport
        let requirements = world.context
        sink.trialDepth = 0
        world.context = context.allRequirements + (context.nominal?.genericSignature.requirements ?? [])
        nesting += 1
        let viewer = world.viewer
        if hasSeveralFiles { world.viewer = context.file }
        defer {
            nesting -= 1
            world.viewer = viewer
            sink.trialDepth = depth
            sink.hadSpeculativeReport = hadSpeculative
            world.context = requirements
        }
        return body()
    }

    // MARK: - Bodies

    func makeBody(_ decl: ValueDecl, _ name: String, _ context: LexicalContext) -> FunctionBody {
        let owner = decl.owner.map { $0.qualifiedName + "." } ?? ""
        let body = FunctionBody(name: owner + name, range: decl.range)
        body.genericParameters = decl.genericSignature.parameters
        return body
    }

    func addSelf(_ checker: BodyChecker, _ decl: ValueDecl, isMutable: Bool) {
        guard let owner = decl.owner else {
            checker.hasInstanceSelf = false
            return
        }
        let type = world.fixed(world.declaredType(of: owner), in: checker.context)
        let body = checker.body
        if decl.isStatic {
            checker.hasInstanceSelf = false
            let variable = body.makeVariable("self", .metatype(type))
            body.selfVariable = variable
            checker.declare(variable)
            return
        }
        let variable = LocalVariable(name: "self", type: type, owner: body, isMutable: isMutable)
        variable.slot = body.frameSize
        body.frameSize += 1
        variable.isInout = isMutable
        body.selfVariable = variable
        body.isMutatingSelf = isMutable
        checker.declare(variable)
    }

    func declareParameters(_ parameters: [ParameterDecl], in body: FunctionBody, _ checker: BodyChecker) {
        for parameter in parameters {
            var type = parameter.type
            if parameter.isVariadic, !type.isExpansion { type = world.known.array(type) }
            if parameter.isAutoclosure { type = .function(FunctionType([], type)) }
            let variable = body.makeVariable(parameter.name, type, isMutable: parameter.isInout)
            variable.isInout = parameter.isInout
            variable.isIsolated = parameter.isIsolated
            variable.range = parameter.range
            body.parameters.append(variable)
            if parameter.name != "_" { checker.declare(variable) }
            if let attributes = parameter.attributes { checker.wrapParameter(variable, attributes) }
        }
    }

    func functionBody(
        _ decl: FunctionDecl, _ items: CodeBlockItemListSyntax, _ context: LexicalContext, range: SourceRange
    ) -> FunctionBody {
        isolated(context) {
            let body = makeBody(decl, decl.displayName, context)
            guard nesting < Self.nestingLimit else { return body }
            let isInitializer = decl.kind == .initializer
            let checker = BodyChecker(
                checker: self, context: context, body: body, resultType: isInitializer ? .void : decl.result)
            let isReference = decl.owner?.isReference == true
            addSelf(checker, decl, isMutable: (decl.isMutating || isInitializer) && !isReference)
            checker.isInitializer = isInitializer
            checker.returns.thrown = decl.thrownType
            declareParameters(decl.parameters, in: body, checker)
            body.resultType = isInitializer ? .void : decl.result
            if checkBody(items, decl.resultBuilder ?? inferredBuilder(decl), checker, of: decl) {
                let mark = sink.mark()
                checkEffects(
                    checker, isThrowing: decl.isThrowing || decl.isRethrowing, isAsync: decl.isAsync, of: decl)
                checkSelfCaptures(body, of: decl)
                if var escapes = EscapeChecker(world, sink, decl, body) { escapes.check(body) }
                setAside(checker, of: decl, items, since: mark)
                checkInitialization(checker, by: isInitializer ? decl.owner : nil, items, of: decl)
            }
            return body
        }
    }

    /// `owner`: the type whose initialiser it is.
    private func checkInitialization(
        _ checker: BodyChecker, by owner: NominalDecl?, _ items: CodeBlockItemListSyntax, of decl: ValueDecl
    ) {
        let body = checker.body
        let end = items.parent?.lastToken(viewMode: .sourceAccurate)?.sourceRange(in: Int(body.range.file))
        checkFlow(checker, items, of: decl) { [self] in
            lookAtAccesses(of: body)
            let flow = InitializationChecker(world, sink, body)
            if let owner, owner.native == nil, let decl = decl as? FunctionDecl {
                flow.check(decl, initializerOf: owner, end: end ?? body.range)
            } else {
                flow.check()
            }
            let file = Int(body.range.file)
            if sources.indices.contains(file), !world.libraryFiles.contains(file) {
                UsageChecker(world, sink, sources[file].text).check(body, items.sourceRange(in: file))
            }
        }
    }

    /// Overlapping accesses in a body, closures in it included.
    func checkAccesses(of body: FunctionBody) {
        flowChecks.append { [self] in lookAtAccesses(of: body) }
    }

    private func lookAtAccesses(of body: FunctionBody) {
        AccessChecker(world, sink, sources).check(body)
        InoutCaptureChecker(sink: sink).check(body)
    }

    /// Queues a check of a body's flow, which may have errors of its own.
    private func checkFlow(
        _ checker: BodyChecker, _ items: CodeBlockItemListSyntax, of decl: ValueDecl, _ check: @escaping () -> Void
    ) {
        // What is kept until then is much: the solver and all that was inferred.
        guard allowsErrors else { return flowChecks.append(check) }
        flowChecks.append { [self] in
            let mark = sink.mark()
            check()
            setAside(checker, of: decl, items, since: mark)
        }
    }

    /// What needs types to be right everywhere: the order in which variables are set and read.
    func runFlowChecks() {
        defer { (flowChecks, opaqueResults) = ([], []) }
        guard sink.errorCount == 0 else { return }
        for check in flowChecks where goesOn(at: .none) { check() }
        OpaqueResultChecker(world: world, sink: sink).check(opaqueResults)
    }

    func checkEffects(_ checker: BodyChecker, isThrowing: Bool, isAsync: Bool, of decl: ValueDecl) {
        var effects = EffectsChecker(
            sink: sink, world: world, tries: MarkedRanges(checker.tries), awaits: MarkedRanges(checker.awaits))
        effects.code = decl
        effects.check(checker.body, isThrowing: isThrowing, isAsync: isAsync)
    }

    /// A value that nobody called for: nobody takes its errors, but those of code at the top level.
    ///
    /// - Parameter code: whose `self` it has.
    func checkEffects(_ checker: BodyChecker, of value: String, allowsErrors: Bool, by code: ValueDecl? = nil) {
        var effects = EffectsChecker(
            sink: sink, world: world, tries: MarkedRanges(checker.tries), awaits: MarkedRanges(checker.awaits))
        effects.code = code
        effects.check(checker.body, isThrowing: allowsErrors, isAsync: allowsErrors, in: .value(value))
    }

    func checkSelfCaptures(_ body: FunctionBody, of decl: ValueDecl) {
        guard decl.owner?.isReference == true else { return }
        SelfCaptureChecker(world: world, sink: sink).check(body)
    }

    func getterBody(_ decl: VariableDecl, _ items: CodeBlockItemListSyntax, _ context: LexicalContext) -> FunctionBody {
        isolated(context) {
            let body = makeBody(decl, decl.name, context)
            guard nesting < Self.nestingLimit else { return body }
            let checker = BodyChecker(checker: self, context: context, body: body, resultType: decl.type)
            checker.returns.thrown = decl.thrownType
            addSelf(checker, decl, isMutable: decl.isGetterMutating)
            body.resultType = decl.type
            if checkBody(items, decl.resultBuilder ?? inferredBuilder(decl), checker, of: decl) {
                let mark = sink.mark()
                checkEffects(checker, isThrowing: decl.isThrowing, isAsync: decl.isAsync, of: decl)
                checkSelfCaptures(body, of: decl)
                setAside(checker, of: decl, items, since: mark)
                checkInitialization(checker, by: nil, items, of: decl)
            }
            return body
        }
    }

    /// A setter or observer: one parameter, nothing returned.
    func setterBody(
        _ decl: ValueDecl, _ block: CodeBlockSyntax, _ name: String, _ context: LexicalContext
    ) -> FunctionBody {
        isolated(context) {
            let body = makeBody(decl, decl.name, context)
            let checker = BodyChecker(checker: self, context: context, body: body, resultType: .void)
            let isReference = decl.owner?.isReference == true
            var isMutable = !isReference
            if let variable = decl as? VariableDecl { isMutable = variable.isSetterMutating && !isReference }
            addSelf(checker, decl, isMutable: isMutable)
            if let function = decl as? FunctionDecl { declareParameters(function.parameters, in: body, checker) }
            let type = (decl as? VariableDecl)?.type ?? (decl as? FunctionDecl)?.result ?? .error
            let value = body.makeVariable(name, type)
            body.parameters.append(value)
            checker.declare(value)
            if checkBody(block.statements, nil, checker, of: decl) {
                let mark = sink.mark()
                checkEffects(checker, isThrowing: false, isAsync: false, of: decl)
                checkSelfCaptures(body, of: decl)
                setAside(checker, of: decl, block.statements, since: mark)
                checkFlow(checker, block.statements, of: decl) { [self] in lookAtAccesses(of: body) }
            }
            return body
        }
    }

    /// A protocol's requirement of that name may say `@ViewBuilder`; then its witnesses are builders as well.
    private func inferredBuilder(_ decl: ValueDecl) -> ResultBuilder? {
        guard let owner = decl.owner, !(owner is ProtocolDecl) else { return nil }
        for conformance in world.conformanceTable(of: owner) {
            func witness(_ builder: ResultBuilder) -> ResultBuilder {
                world.substitute(
                    builder, Substitution([conformance.protocol.selfParameter], [world.declaredType(of: owner)]))
            }
            for requirement in conformance.protocol.members(named: decl.name) where requirement.isRequirement {
                switch (requirement, decl) {
                case (let a as VariableDecl, is VariableDecl):
                    if let builder = a.resultBuilder { return witness(builder) }
                case (let a as FunctionDecl, let b as FunctionDecl):
                    if a.parameters.map(\.label) == b.parameters.map(\.label), let builder = a.resultBuilder {
                        return witness(builder)
                    }
                default: break
                }
            }
        }
        return nil
    }

    /// The statements of a function; false after an error.
    func checkStatements(
        _ items: CodeBlockItemListSyntax, _ builder: ResultBuilder?, _ checker: BodyChecker, end: TokenSyntax?
    ) -> Bool {
        let body = checker.body
        let type = checker.returns.type
        if let builder {
            let mark = checker.solver.mark()
            let calls = checker.solver.openCalls.count
            let isFine = checker.builderBody(items, builder, type, body, end: end)
            if checker.end(isFine ? true : nil, mark, calls) ?? false { return true }
            checker.explain(body.range)
            return false
        }
        let isVoid = if case .tuple(let elements) = world.resolve(type) { elements.isEmpty } else { false }
        if !isVoid, let single = impliedResult(items) {
            let mark = checker.solver.mark()
            let calls = checker.solver.openCalls.count
            let statement: Statement?
            if case .opaque(let opaque, _) = world.resolve(type) {
                statement = checker.opaqueReturn(single, opaque, type, single.sourceRange(in: checker.context.file))
            } else if case .nominal(let decl, _) = world.resolve(type), decl === world.known.neverDecl {
                statement = checker.infer(single, contextualType: nil).map {
                    Statement(.expression($0), range: $0.range)
                }
            } else {
                statement = checker.singleExpressionBody(single, type)
            }
            guard let final = checker.end(statement, mark, calls) else {
                checker.explain(single.sourceRange(in: checker.context.file))
                return false
            }
            body.statements.append(final)
            return true
        }
        let (statements, isFine) = checker.statements(items)
        body.statements += statements
        if isFine { checker.requireReturn(body, items, type, end) }
        return isFine
    }
}
