import SwiftSyntax

/// The front end: sources in, checked program out.
package enum Interpreter {
    /// Parses and checks; everything that is wrong is in the program's diagnostics. What is wanted time and again in one
    /// process is checked no more than twice.
    ///
    /// - Parameter checkedLibraries: in which of the libraries' own sources mistakes are looked for, too.
    package static func load(
        _ own: [SourceFile], libraries: [NativeLibrary], options: LoadOptions = LoadOptions(),
        checkedLibraries: LibraryChecks = .none
    ) -> Program {
        load(own, libraries: libraries, options: options, checkedLibraries: checkedLibraries, pool: .shared)
    }

    static func load(
        _ own: [SourceFile], libraries: [NativeLibrary], options: LoadOptions = LoadOptions(),
        checkedLibraries: LibraryChecks = .none, pool: ProgramPool
    ) -> Program {
        let key = ProgramKey(own, libraries, options, checkedLibraries: checkedLibraries)
        switch pool.take(key) {
        case .kept(let contents): return Program(contents, place: (pool, key))
        case .seen: return Program(check(key), place: (pool, key))
        case .new: return Program(check(key))
        }
    }

    private static func check(_ key: ProgramKey) -> ProgramContents {
        let options = key.options
        let conditions = CompilationCondition(
            configuration: options.configuration, libraries: key.libraries,
            modules: options.stubs.union(options.modules.map(\.name)).union(options.joinedModules))
        var diagnostics: [Diagnostic] = []
        let macros = ExtensionMacros(conditions)
        let own = key.files.enumerated().map { macros.expanded($1, file: $0, diagnostics: &diagnostics) }
        let check = ProgramCheck(key: key, conditions: conditions, own: own, diagnostics: diagnostics)
        return options.allowsErrors ? check.runWithoutErrors() : check.run(own).program
    }
}

extension Program {
    /// Checks one more expression in the program's scope (inside `nominal`, if given); a body without parameters.
    package func checkExpression(
        _ text: String, expected: Type?, in nominal: NominalDecl? = nil
    ) -> (body: FunctionBody?, diagnostics: [Diagnostic]) {
        let file = sources.count
        let source = SourceFile(name: "expression", text: text)
        var diagnostics: [Diagnostic] = []
        let checker = contents.checker
        guard
            let tree = SourceParser.parse(
                source, file: file, conditions: checker.conditions, diagnostics: &diagnostics), diagnostics.isEmpty
        else { return (nil, diagnostics) }
        guard tree.statements.count == 1, let expression = checker.singleExpression(tree.statements) else {
            return (
                nil, [Diagnostic(.error, "expected an expression", at: SourceRange(file: file, offset: 0, length: 1))]
            )
        }
        let inner = Checker(world: world, sources: sources + [source], conditions: checker.conditions)
        inner.operators = checker.operators
        let context = LexicalContext(file: file, nominal: nominal)
        let body: FunctionBody
        if let expected {
            body = inner.standalone(expression, expected, context, purpose: .initialization)
        } else {
            let decl = VariableDecl(name: "expression", owner: nil)
            body = inner.initialValue(decl, expression, nil, context)
        }
        inner.runQueue()
        let failed = inner.sink.diagnostics.contains { $0.severity == .error } || body.statements.isEmpty
        return (failed ? nil : body, inner.sink.diagnostics)
    }
}
