import SwiftSyntax

/// Takes the files of a program apart: declarations, blocks of macros, expressions at top level.
struct ProgramLoader {
    let program: ProgramContents
    let checker: Checker
    let isScript: Bool

    init(_ program: ProgramContents, _ checker: Checker, isScript: Bool) {
        self.program = program
        self.checker = checker
        self.isScript = isScript
    }

    var world: World { checker.world }

    func load(_ files: [(Int, SourceFileSyntax)]) {
        var contexts: [(LexicalContext, [CodeBlockItemSyntax])] = []
        for (file, tree) in files {
            let context = LexicalContext(file: file)
            contexts.append((context, checker.activeItems(tree.statements)))
        }
        for (context, items) in contexts {
            for case .decl(let decl) in items.map(\.item) {
                checker.operators.add(decl)
                if isLibrary(context), let node = decl.as(MacroDeclSyntax.self) {
                    world.libraryMacros[node.name.identifierText] = MacroReader.macro(node)
                }
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
        for (context, items) in contexts { loadBlocks(items, context) }
        for (context, items) in topLevel { loadTopLevel(items, context) }
        checker.runQueue()
        checker.runFlowChecks()
        checker.checkPlainProtocols()
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
                checker.collector.reportRedeclaration(of: name, type, old)
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
            case .macroDecl where !isLibrary(context):
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
        if let old = known?.first(where: { world.redeclares($0, decl) }) {
            checker.sink.report(
                Diagnostic(
                    .error, "invalid redeclaration of '\(decl.nameAmongOthers)'", at: decl.range,
                    notes: [.note("'\(old.nameAmongOthers)' previously declared here", at: old.range)]))
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

    // MARK: - Expressions

    private func isLoose(_ item: CodeBlockItemSyntax) -> Bool {
        switch item.item {
        case .decl: return false
        case .stmt: return true
        case .expr(let expression): return !isBlock(expression)
        }
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
            guard let builder = world.topLevelBuilder else {
                for item in items {
                    checker.collector.report("expressions are not allowed at the top level", item, context)
                }
                return
            }
            var transform = BuilderTransform(inner, ResultBuilder(builder))
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
}
