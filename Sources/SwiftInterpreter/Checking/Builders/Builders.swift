import SwiftSyntax

/// Result builders: native ones by `Expression.build`, user-declared ones by calls of their methods.
extension BodyChecker {
    /// Checks a body under a builder; its statements go to `inner`, ending in a `return` of the built value.
    func builderBody(
        _ items: CodeBlockItemListSyntax, _ builder: ResultBuilder, _ resultType: Type, _ inner: FunctionBody,
        end: TokenSyntax? = nil
    ) -> Bool {
        let active = checker.activeItems(items)
        // A body that says `return` is an ordinary one.
        if active.contains(where: { checker.returns(Syntax($0.item)) }) {
            let (statements, isFine) = statements(items)
            inner.statements += statements
            if isFine { requireReturn(inner, items, resultType, end) }
            return isFine
        }
        let outer = enclosingBuilder
        enclosingBuilder = builder
        defer { enclosingBuilder = outer }
        let transform = BuilderTransform(self, builder, resultType)
        guard let (statements, value) = scoped({ transform.block(active, range(items)) }) else { return false }
        inner.statements += statements
        let place = value.range
        guard let value = transform.final(value) else { return false }
        if case .opaque(let opaque, _) = world.resolve(resultType) {
            guard let final = opaqueValue(value, opaque, resultType, at: place) else { return false }
            inner.statements.append(Statement(.return(final), range: place))
            return true
        }
        guard let converted = coerce(value, to: resultType) else {
            reportMismatch(value.type, resultType, .closureResult, at: place)
            return false
        }
        inner.statements.append(Statement(.return(converted), range: place))
        return true
    }
}

/// Turns the statements of one block into partial results in local variables, and a value that joins them.
struct BuilderTransform {
    let checker: BodyChecker
    let builder: ResultBuilder
    let native: NativeResultBuilder?
    private let elementProtocol: ProtocolDecl?
    let builtType: Type
    /// The body is to have the generic type by name that the builder's blocks are of.
    private let namesResult: Bool
    /// What gives nothing is done, as a script does: at the top level of a file.
    var takesStatements = false

    init(_ checker: BodyChecker, _ builder: ResultBuilder, _ expected: Type = .error) {
        self.checker = checker
        self.builder = builder
        native = builder.decl.native?.resultBuilder
        elementProtocol = native.flatMap { checker.world.nativeNominal(named: $0.elementProtocol) as? ProtocolDecl }
        if let native, !native.elementTypes.isEmpty {
            builtType = checker.world.deepResolve(expected)
            namesResult = false
        } else {
            builtType =
                native.flatMap { checker.world.nativeNominal(named: $0.resultType) }.map { decl in
                    // Where branches are put together, what they were made of is hidden.
                    .nominal(decl, decl.genericSignature.parameters.map { _ in .void })
                } ?? .error
            if case .nominal(let decl, let own) = checker.world.resolve(expected), case .nominal(decl, _) = builtType {
                namesResult = own.count == 1
            } else {
                namesResult = false
            }
        }
    }

    /// What an element may be made of, with what the context tells of it.
    private var elementTypes: [Type] {
        guard let native, case .nominal(_, let known) = builtType else { return [] }
        return native.elementTypes.compactMap { name in
            guard let decl = world.nativeNominal(named: name) else { return nil }
            let parameters = decl.genericSignature.parameters
            return .nominal(
                decl,
                known.prefix(parameters.count)
                    + parameters.dropFirst(known.count).map { _ in checker.solver.makeVariable() })
        }
    }

    var world: World { checker.world }

    func block(_ items: [CodeBlockItemSyntax], _ place: SourceRange) -> ([Statement], Expression)? {
        // What runs before the last statement must have been evaluated in order.
        parts(items).flatMap { statements, parts in join(parts, place).map { (statements, $0) } }
    }

    /// The statements of a block, and what they give one by one.
    func parts(_ items: [CodeBlockItemSyntax]) -> ([Statement], [Expression])? {
        var statements: [Statement] = []
        var parts: [Expression] = []
        var isFine = true
        checker.reportDuplicates(items)
        for item in items {
            guard checker.enter(item) else { return nil }
            let mark = checker.solver.mark()
            let calls = checker.solver.openCalls.count
            let made = checker.end(element(item), mark, calls)
            checker.leave()
            guard let (more, value) = made else {
                isFine = false
                continue
            }
            statements += more
            if let value { parts.append(value) }
        }
        return isFine ? (statements, parts) : nil
    }

    /// `TupleView<(Text, Image)>`, where the context names the builder's result and so may ask what it is made of.
    private func blockType(_ parts: [Expression]) -> Type {
        guard namesResult, !parts.isEmpty, case .nominal(let decl, _) = builtType else { return builtType }
        return .nominal(decl, [.tuple(parts.map { TupleElement(nil, $0.type) })])
    }

    func join(_ parts: [Expression], _ place: SourceRange) -> Expression? {
        if let native {
            if parts.count == 1, native.elementTypes.isEmpty { return parts[0] }
            return checker.tracked(.build(.block(parts), native), blockType(parts), place, [])
        }
        if has("buildPartialBlock"), let first = parts.first {
            guard var result = call("buildPartialBlock", [("first", first)], place) else { return nil }
            for part in parts.dropFirst() {
                guard let next = call("buildPartialBlock", [("accumulated", result), ("next", part)], place) else {
                    return nil
                }
                result = next
            }
            return result
        }
        return call("buildBlock", parts.map { (nil, $0) }, place)
    }

    /// What the whole body gives: `buildFinalResult` isn't for the blocks inside.
    func final(_ value: Expression) -> Expression? {
        guard native == nil, has("buildFinalResult") else { return value }
        return call("buildFinalResult", [(nil, value)], value.range)
    }

    func has(_ name: String) -> Bool { !builder.decl.members(named: name).isEmpty }

    /// A call of one of a user's builder methods.
    func call(_ name: String, _ values: [(String?, Expression)], _ place: SourceRange) -> Expression? {
        let candidates = checker.staticCandidates(named: name, of: builder.type)
        guard !candidates.isEmpty else {
            checker.error("result builder '\(builder.decl.name)' does not implement '\(name)'", at: place)
            return nil
        }
        let arguments = values.map { CallArgument(label: $0.0, made: $0.1, range: $0.1.range) }
        return checker.resolve(candidates, arguments, name, place, contextualType: nil)
    }

    /// Keeps a partial result in a variable, so statements run in the order written.
    private func store(_ value: Expression) -> ([Statement], Expression) {
        let variable = checker.body.makeVariable("$part", value.type)
        checker.track(variable)
        let statement = Statement(.declare(.bind(variable), value), range: value.range)
        return ([statement], checker.make(.local(variable), value.type, value.range))
    }

    private func element(_ item: CodeBlockItemSyntax) -> ([Statement], Expression?)? {
        switch item.item {
        case .expr(let expression): return expressionElement(expression)
        case .stmt(let statement):
            if let inner = statement.as(ExpressionStmtSyntax.self)?.expression { return expressionElement(inner) }
            if takesStatements { return checker.statement(statement, label: nil).map { ([$0], nil) } }
            if let loop = statement.as(ForStmtSyntax.self) { return loopElement(loop) }
            if statement.is(ThrowStmtSyntax.self) || statement.is(DoStmtSyntax.self)
                || statement.is(WhileStmtSyntax.self)
                || statement.is(RepeatStmtSyntax.self) || statement.is(GuardStmtSyntax.self)
                || statement.is(DeferStmtSyntax.self)
            {
                unsupported(statement)
                return nil
            }
            return checker.statement(statement, label: nil).map { ([$0], nil) }
        case .decl(let decl):
            if let macro = decl.as(MacroExpansionDeclSyntax.self) {
                checker.error("macro '#\(macro.macroName.text)' is not supported here", macro)
                return nil
            }
            if let function = decl.as(FunctionDeclSyntax.self) {
                checker.error(
                    "closure containing a declaration cannot be used with result builder '\(builder.decl.name)'",
                    function.name)
                return nil
            }
            return checker.declaration(decl).map { ($0, nil) }
        }
    }

    func unsupported(_ node: some SyntaxProtocol) {
        checker.error(
            "closure containing control flow statement cannot be used with result builder '\(builder.decl.name)'", node)
    }

    private func expressionElement(_ syntax: ExprSyntax) -> ([Statement], Expression?)? {
        if let node = syntax.as(IfExprSyntax.self) { return ifElement(node).map { ($0.0, $0.1) } }
        if let node = syntax.as(SwitchExprSyntax.self) { return switchElement(node) }
        if checker.isAssignment(syntax) {
            guard let value = checker.infer(syntax, contextualType: .void) else { return nil }
            if let native, !takesStatements {
                // `()` is no element.
                checker.error("type '()' cannot conform to '\(native.elementProtocol)'", at: value.range)
                return nil
            }
            return ([Statement(.expression(value), range: value.range)], nil)
        }
        let saved = checker.elementTypes
        checker.elementTypes = elementTypes
        defer { checker.elementTypes = saved }
        guard var value = checker.infer(syntax, contextualType: nil) else { return nil }
        if let elementProtocol {
            value = checker.otherwise(syntax, than: value, for: ExpectedUse(conformance: elementProtocol)) ?? value
        }
        if takesStatements, case .tuple(let elements) = world.deepResolve(value.type), elements.isEmpty {
            return ([Statement(.expression(value), range: value.range)], nil)
        }
        guard let element = buildExpression(value, syntax) else { return nil }
        let (statements, part) = store(element)
        return (statements, part)
    }

    private func buildExpression(_ value: Expression, _ syntax: ExprSyntax) -> Expression? {
        guard native != nil else {
            return has("buildExpression") ? call("buildExpression", [(nil, value)], value.range) : value
        }
        checker.settle(value)
        let type = world.deepResolve(value.type)
        if world.containsError(type) { return nil }
        if let elementProtocol, !world.conforms(type, to: elementProtocol) {
            if world.hasUnknownParent(type) { return nil }
            if case .tuple(let elements) = type, elements.isEmpty {
                checker.error("type '()' cannot conform to '\(elementProtocol.name)'", at: value.range)
            } else if case .function = type {
                checker.error(
                    "type '\(world.describe(type))' cannot conform to '\(elementProtocol.name)'", at: value.range)
            } else {
                checker.error(
                    "static method 'buildExpression' requires that '\(world.describe(type))' conform to "
                        + "'\(elementProtocol.name)'", at: value.range)
            }
            return nil
        }
        return value
    }

    // MARK: - if

    private func ifElement(_ node: IfExprSyntax) -> ([Statement], Expression)? {
        let place = checker.range(node.ifKeyword)
        var conditions: [Condition]?
        let then: ([Statement], Expression)? = checker.scoped {
            conditions = checker.conditions(node.conditions)
            return block(checker.checker.activeItems(node.body.statements), place)
        }
        let isAvailability = node.conditions.contains { $0.condition.is(AvailabilityConditionSyntax.self) }
        var otherwise: ([Statement], Expression)?
        var hasElse = true
        switch node.elseBody {
        case .ifExpr(let inner): otherwise = checker.scoped { ifElement(inner) }
        case .codeBlock(let code):
            otherwise = checker.scoped { block(checker.checker.activeItems(code.statements), place) }
        case nil: hasElse = false
        }
        guard let conditions, var (thenStatements, thenValue) = then, !hasElse || otherwise != nil else { return nil }
        if isAvailability, let limited = limited(thenValue) { thenValue = limited }
        let result: LocalVariable
        if hasElse, let (elseStatements, elseValue) = otherwise {
            let leaves = (leafCount(thenValue), leafCount(elseValue))
            guard let first = either(thenValue, true, leaves), let second = either(elseValue, false, leaves),
                let type = common(first, second)
            else { return nil }
            result = checker.body.makeVariable("$branch", type)
            result.branchLeaves = leaves.0 + leaves.1
            thenStatements.append(assign(first, to: result))
            let elseBody = elseStatements + [assign(second, to: result)]
            return finish(result, Statement(.if(conditions, thenStatements, else: elseBody), range: place), place)
        }
        guard let present = optional(thenValue, thenValue.type, place),
            let absent = optional(nil, thenValue.type, place)
        else { return nil }
        result = checker.body.makeVariable("$branch", present.type)
        thenStatements.append(assign(present, to: result))
        return finish(
            result, Statement(.if(conditions, thenStatements, else: [assign(absent, to: result)]), range: place), place)
    }

    func finish(
        _ variable: LocalVariable, _ statement: Statement, _ place: SourceRange
    ) -> ([Statement], Expression) {
        checker.track(variable)
        return ([statement], checker.make(.local(variable), variable.type, place))
    }

    func assign(_ value: Expression, to variable: LocalVariable) -> Statement {
        Statement(.declare(.bind(variable), value), range: value.range)
    }

    /// Branch values of a user's builder may be of different types only if `buildEither` makes them one.
    private func common(_ first: Expression, _ second: Expression) -> Type? {
        if native != nil { return builtType }
        if checker.solver.unify(first.type, second.type) { return first.type }
        checker.error(
            "branches have mismatching types '\(world.describe(first.type))' and '\(world.describe(second.type))'",
            at: first.range)
        return nil
    }

    /// How many branches stand behind a value, as nested `_ConditionalContent`s would have them.
    func leafCount(_ value: Expression) -> Int {
        guard case .local(let variable) = value.kind else { return 1 }
        return variable.branchLeaves
    }

    func either(_ value: Expression, _ isFirst: Bool, _ leaves: (Int, Int)) -> Expression? {
        if let native {
            return checker.make(.build(.either(value, first: isFirst, leaves: leaves), native), builtType, value.range)
        }
        return call("buildEither", [(isFirst ? "first" : "second", value)], value.range)
    }

    private func optional(_ value: Expression?, _ type: Type, _ place: SourceRange) -> Expression? {
        if let native { return checker.make(.build(.optional(value), native), builtType, place) }
        let optionalType = world.known.optional(type)
        let wrapped: Expression
        if let value {
            wrapped = checker.make(.convert(.wrapOptional, value), optionalType, place)
        } else {
            wrapped = checker.make(.literal(.null), optionalType, place)
        }
        // `buildIf` is what it was called before it was `buildOptional`.
        return call(has("buildOptional") || !has("buildIf") ? "buildOptional" : "buildIf", [(nil, wrapped)], place)
    }

    private func limited(_ value: Expression) -> Expression? {
        guard let native else {
            return has("buildLimitedAvailability") ? call("buildLimitedAvailability", [(nil, value)], value.range) : nil
        }
        return checker.make(.build(.limitedAvailability(value), native), builtType, value.range)
    }
}
