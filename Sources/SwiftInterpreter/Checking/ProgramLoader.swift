import SwiftSyntax

/// Takes the files of a program apart: declarations, previews, expressions at top level.
struct ProgramLoader {
    let program: ProgramContents
    let checker: Checker
    let isScript: Bool

    init(_ program: ProgramContents, _ checker: Checker, isScript: Bool) {
        self.program = program
        self.checker = checker
        self.isScript = isScript
    }

    private var world: World { checker.world }

    func load(_ files: [(Int, SourceFileSyntax)]) {
        var contexts: [(LexicalContext, [CodeBlockItemSyntax])] = []
        for (file, tree) in files {
            let context = LexicalContext(file: file)
            contexts.append((context, checker.activeItems(tree.statements)))
        }
        for (context, items) in contexts {
            for case .decl(let decl) in items.map(\.item) {
                checker.operators.add(decl)
                // First: of what a module that isn't there would have, no more is reported.
                if let node = decl.as(ImportDeclSyntax.self) { checkImport(node, context) }
            }
        }
        for (context, items) in contexts {
            if isLibrary(context) { declareLibraryTypes(items, context) } else { declareTypes(items, context) }
        }
        checker.collector.complete()
        for (context, items) in contexts { declareGlobals(items, context) }
        var topLevel: [(LexicalContext, [CodeBlockItemSyntax])] = []
        for (context, items) in contexts {
            let loose = items.filter { isLoose($0) }
            if !loose.isEmpty { topLevel.append((context, loose)) }
        }
        checker.runQueue()
        for (context, items) in contexts { loadPreviews(items, context) }
        for (context, items) in topLevel { loadTopLevel(items, context) }
        checker.runQueue()
        checker.runFlowChecks()
        program.main = checker.mainType
    }

    private func isLibrary(_ context: LexicalContext) -> Bool { world.libraryFiles.contains(context.file) }

    private func declareLibraryTypes(_ items: [CodeBlockItemSyntax], _ context: LexicalContext) {
        let decls = items.compactMap { item -> DeclSyntax? in
            if case .decl(let decl) = item.item { decl } else { nil }
        }
        checker.collector.declareTypes(decls, in: context, owner: nil) { name, type in
            world.libraryTypes[name] = type
        }
    }

    private func declareTypes(_ items: [CodeBlockItemSyntax], _ context: LexicalContext) {
        let decls = items.compactMap { item -> DeclSyntax? in
            if case .decl(let decl) = item.item { decl } else { nil }
        }
        checker.collector.declareTypes(decls, in: context, owner: nil) { name, type in
            let isPrivate = type.isPrivate && checker.hasSeveralFiles
            let old =
                isPrivate
                ? world.fileScopes[context.file]?.types[name] : world.modules.ownType(named: name, in: context.file)
            if let old {
                var range = SourceRange.none
                if case .nominal(let decl) = type { range = decl.range }
                var notes: [Diagnostic] = []
                if case .nominal(let first) = old {
                    notes = [.note("'\(name)' previously declared here", at: first.range)]
                }
                checker.sink.report(Diagnostic(.error, "invalid redeclaration of '\(name)'", at: range, notes: notes))
                return
            }
            if isPrivate {
                world.fileScopes[context.file, default: FileScope()].types[name] = type
            } else {
                world.modules.declare(type, named: name, in: context.file)
            }
            if case .nominal(let decl) = type { program.types.append(decl) }
        }
    }

    private func declareGlobals(_ items: [CodeBlockItemSyntax], _ context: LexicalContext) {
        let maker = DeclarationMaker(collector: checker.collector, owner: nil, context: context)
        for item in items {
            guard case .decl(let decl) = item.item else { continue }
            switch decl.as(DeclSyntaxEnum.self) {
            case .functionDecl(let node):
                maker.refuseStatic(node.modifiers, "methods", at: node.funcKeyword)
                maker.requireBody(node)
                add(maker.function(node), context)
            case .variableDecl(let node):
                maker.refuseStatic(node.modifiers, "properties", at: node.bindingSpecifier)
                maker.variables(node).forEach { variable in add(variable, context) }
            case .initializerDecl, .subscriptDecl, .enumCaseDecl, .deinitializerDecl, .accessorDecl:
                checker.collector.report("declaration is only valid inside a type", decl, context)
            case .macroDecl:
                checker.collector.report("macro declarations are not supported", decl, context)
            default: break
            }
        }
    }

    private func add(_ decl: ValueDecl, _ context: LexicalContext) {
        decl.order = checker.collector.nextOrder()
        if isLibrary(context) {
            world.libraryGlobals[decl.name, default: []].append(decl)
            return
        }
        program.globals.append(decl)
        let isPrivate = decl.isPrivate && checker.hasSeveralFiles
        let known =
            isPrivate
            ? world.fileScopes[context.file]?.globals[decl.name]
            : world.modules.ownGlobals(named: decl.name, in: context.file)
        if decl is VariableDecl, let old = known?.first(where: { $0 is VariableDecl }) {
            checker.sink.report(
                Diagnostic(
                    .error, "invalid redeclaration of '\(decl.name)'", at: decl.range,
                    notes: [.note("'\(decl.name)' previously declared here", at: old.range)]))
            return
        }
        if isPrivate {
            world.fileScopes[context.file, default: FileScope()].globals[decl.name, default: []].append(decl)
        } else {
            world.modules.declare(decl, in: context.file)
        }
    }

    private func checkImport(_ node: ImportDeclSyntax, _ context: LexicalContext) {
        guard let name = node.path.first?.name.identifierText, !isLibrary(context) else { return }
        let place = node.path.sourceRange(in: context.file)
        let attributes = node.attributes.names
        let isExported =
            attributes.contains("_exported") || node.modifiers.contains { $0.name.tokenKind == .keyword(.public) }
        switch world.modules.add(
            import: name, in: context.file, isTestable: attributes.contains("testable"), isExported: isExported)
        {
        case .found: return
        case .notDeclared:
            checker.sink.report(
                Diagnostic(
                    .error, "no such module '\(name)'", at: place,
                    notes: [
                        .note("'\(name)' is of this package; the target that this file is of doesn't depend on it")
                    ]))
            return
        case .unknown: break
        }
        world.stubs.note(import: name, in: context.file)
        if world.stubs.contains(name) {
            world.stubs.add(import: name, in: context.file)
        } else if !world.isModule(name) {
            checker.sink.reportMissingModule(name, at: place, checker.allowsErrors ? .warning : .error)
        }
    }

    // MARK: - Previews and expressions

    private func isLoose(_ item: CodeBlockItemSyntax) -> Bool {
        switch item.item {
        case .decl: return false
        case .stmt: return true
        case .expr(let expression): return !isPreview(expression)
        }
    }

    private func isPreview(_ expression: ExprSyntax) -> Bool {
        expression.as(MacroExpansionExprSyntax.self)?.macroName.text == "Preview" || widgetPreview(expression) != nil
    }

    /// `#Preview(as: .systemSmall) { … } timeline: { … }`
    private func widgetPreview(_ expression: ExprSyntax) -> FunctionCallExprSyntax? {
        guard let call = expression.as(FunctionCallExprSyntax.self),
            call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "_Preview"
        else { return nil }
        return call
    }

    private func loadWidgetPreview(_ call: FunctionCallExprSyntax, _ context: LexicalContext) {
        guard let view = world.protocolDecl(named: "View") else { return }
        let name = call.arguments.lazy.filter { $0.label == nil }
            .compactMap { $0.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue }.first
        let body = checker.standalone(ExprSyntax(call), .existential([view]), context, purpose: .initialization)
        checker.checkAccesses(of: body)
        program.previews.append(
            Preview(name: name, traits: [], body: body, range: call.sourceRange(in: context.file)))
    }

    private func loadPreviews(_ items: [CodeBlockItemSyntax], _ context: LexicalContext) {
        for item in items {
            switch item.item {
            case .expr(let expression):
                if let call = widgetPreview(expression) {
                    loadWidgetPreview(call, context)
                    continue
                }
                guard let node = expression.as(MacroExpansionExprSyntax.self), isPreview(expression) else { continue }
                loadPreview(node.arguments, node.trailingClosure, node.sourceRange(in: context.file), context)
            case .decl(let decl):
                guard let node = decl.as(MacroExpansionDeclSyntax.self) else { continue }
                guard node.macroName.text == "Preview" else {
                    checker.collector.report("no macro named '\(node.macroName.text)'", node.macroName, context)
                    continue
                }
                loadPreview(node.arguments, node.trailingClosure, node.sourceRange(in: context.file), context)
            case .stmt: continue
            }
        }
    }

    private func loadPreview(
        _ arguments: LabeledExprListSyntax, _ closure: ClosureExprSyntax?, _ range: SourceRange,
        _ context: LexicalContext
    ) {
        var name: String?
        var traits: [Expression] = []
        var content = closure
        for argument in arguments {
            switch argument.label?.text {
            case nil where argument.expression.is(StringLiteralExprSyntax.self):
                name = argument.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
            case "body": content = argument.expression.as(ClosureExprSyntax.self) ?? content
            default:
                // `traits:` and the further ones without labels.
                if let trait = trait(argument.expression, context) { traits.append(trait) }
            }
        }
        guard let content else {
            checker.sink.report(Diagnostic(.error, "'#Preview' needs a closure", at: range))
            return
        }
        let body = builtBody("#Preview", content.statements, range, context)
        checker.checkAccesses(of: body)
        program.previews.append(Preview(name: name, traits: traits, body: body, range: range))
    }

    private func trait(_ syntax: ExprSyntax, _ context: LexicalContext) -> Expression? {
        for name in ["PreviewTrait", "PreviewLayout"] {
            guard let decl = world.nativeNominal(named: name) else { continue }
            let arguments = decl.genericSignature.parameters.map { _ in Type.any }
            let body = checker.standalone(syntax, .nominal(decl, arguments), context, purpose: .argument)
            if case .return(let value?)? = body.statements.first?.kind { return value }
            return nil
        }
        return nil
    }

    private func loadTopLevel(_ items: [CodeBlockItemSyntax], _ context: LexicalContext) {
        let range = items.first.map { $0.sourceRange(in: context.file) } ?? .none
        guard program.topLevel == nil, program.script == nil else {
            checker.sink.report(Diagnostic(.error, "only one file may have expressions at top level", at: range))
            return
        }
        let body = FunctionBody(name: "top level", range: range)
        checker.isolated(context) {
            let inner = BodyChecker(
                checker: checker, context: context, body: body, resultType: isScript ? .void : .error)
            inner.hasInstanceSelf = false
            if isScript {
                guard let statements = inner.script(items) else { return }
                (body.statements, body.resultType) = (statements, .void)
                program.script = body
                return
            }
            let mark = inner.solver.mark()
            guard let builder = world.nativeNominal(named: "ViewBuilder") else {
                for item in items {
                    checker.collector.report("expressions are not allowed at the top level", item, context)
                }
                return
            }
            var transform = BuilderTransform(inner, builder)
            transform.takesStatements = true
            guard let (statements, parts) = inner.end(transform.parts(items), mark, 0) else { return }
            body.statements = statements
            defer { checker.checkAccesses(of: body) }
            guard !parts.isEmpty else {
                body.resultType = .void
                program.script = body
                return
            }
            guard let value = transform.join(parts, range) else { return }
            body.statements.append(Statement(.return(value), range: value.range))
            body.resultType = value.type
            program.topLevel = body
        }
    }

    private func builtBody(
        _ name: String, _ items: CodeBlockItemListSyntax, _ range: SourceRange, _ context: LexicalContext
    ) -> FunctionBody {
        let body = FunctionBody(name: name, range: range)
        checker.isolated(context) {
            // The closure gives an `any View`: each `return` of it may be of another type.
            let returns = checker.activeItems(items).contains { checker.returns(Syntax($0.item)) }
            let type =
                world.protocolDecl(named: "View").map { item -> Type in
                    returns ? .existential([item]) : .opaque(OpaqueType(owner: nil, protocols: [item]), [])
                } ?? .any
            let inner = BodyChecker(checker: checker, context: context, body: body, resultType: type)
            inner.hasInstanceSelf = false
            body.resultType = type
            _ = checker.checkStatements(items, world.nativeNominal(named: "ViewBuilder"), inner, end: nil)
        }
        return body
    }
}
