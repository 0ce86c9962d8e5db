import SwiftSyntax

/// Bodies that can't be checked because they are about what a stubbed module declares: how its values are compared, looped
/// over or taken apart isn't known. Such a body is an error only where it is run and has to give something: the rest of
/// the program is checked and drawn without it.
extension Checker {
    /// The statements of a body; false where there are none to check further: after an error, and where the body is
    /// replaced.
    func checkBody(
        _ items: CodeBlockItemListSyntax, _ builder: ResultBuilder?, _ checker: BodyChecker, of decl: ValueDecl
    ) -> Bool {
        let mark = sink.mark()
        defer { setAside(checker, of: decl, items, since: mark) }
        guard !world.stubs.isEmpty else { return checkStatements(items, builder, checker, end: nil) }
        let uses = world.placeholderUses
        if checkStatements(items, builder, checker, end: nil) { return true }
        let written = items.sourceRange(in: checker.context.file)
        guard sink.hasErrors(since: mark, onlyIn: written) else { return false }
        let isAboutPlaceholders =
            checker.givesShown
            ? sink.firstError(since: mark)?.message.contains(StubbedModules.placeholder) ?? false
            : world.placeholderUses != uses
        guard isAboutPlaceholders, let replacement = checker.replacement(for: decl) else { return false }
        let cause = sink.withdrawErrors(since: mark)
        sink.report(
            Diagnostic(
                .warning, "'\(decl.displayName)' needs \(missingModule(checker.context.file)): \(replacement.effect)",
                at: decl.range,
                notes: cause.map { [.note("what can't be checked: \(readable($0.message))", at: $0.range)] } ?? []))
        checker.body.statements = replacement.statements
        return false
    }

    private func missingModule(_ file: Int) -> String {
        world.stubs.module(importedIn: file).map { "'\($0)', which isn't here" } ?? "a module that isn't here"
    }

    private func readable(_ message: String) -> String {
        message.replacing("'\(StubbedModules.placeholder)'", with: "a placeholder")
    }
}

/// What a body is replaced by, and what that does in words.
private struct ReplacementBody {
    let statements: [Statement]
    let effect: String
}

extension BodyChecker {
    /// A `body`, or another function or property of `some View`.
    fileprivate var givesShown: Bool {
        guard case .opaque(let opaque, _) = world.resolve(returns.type) else { return false }
        return opaque.protocols.contains { $0 === world.shownProtocol }
    }

    /// A placeholder for a view, nothing for `Void`, nil for an optional; anything else ends the run with an error.
    fileprivate func replacement(for decl: ValueDecl) -> ReplacementBody? {
        let place = decl.range
        let type = world.resolve(returns.type)
        if givesShown || world.isPlaceholder(type) {
            guard let value = placeholder(decl.owner?.name ?? decl.name, place) else { return nil }
            if case .opaque(let opaque, _) = type { opaque.underlying = value.type }
            return ReplacementBody(
                statements: [Statement(.return(value), range: place)], effect: "a placeholder stands for it")
        }
        if !isInitializer, case .tuple(let elements) = type, elements.isEmpty {
            return ReplacementBody(statements: [], effect: "it does nothing")
        }
        if world.wrapped(type) != nil, !isInitializer {
            let null = make(.literal(.null), type, place)
            return ReplacementBody(statements: [Statement(.return(null), range: place)], effect: "it gives nil")
        }
        guard let failure = fatalError("it needs a module that isn't here", place) else { return nil }
        return ReplacementBody(
            statements: [Statement(.expression(failure), range: place)],
            effect: "calling it ends the run with an error")
    }

    func fatalError(_ message: String, _ place: SourceRange) -> Expression? {
        guard
            let decl = world.globals(named: "fatalError").lazy.compactMap({ $0 as? FunctionDecl }).first(where: {
                $0.native != nil
            })
        else { return nil }
        let text = FunctionBody(name: body.name, range: place)
        text.parent = body
        text.resultType = world.known.string
        text.statements = [
            Statement(.return(make(.literal(.string(message)), world.known.string, place)), range: place)
        ]
        var arguments: [Argument] = [.autoclosure(ClosureExpression(body: text))]
        arguments += decl.parameters.dropFirst().map { _ in .default }
        return make(
            .call(Call(.function(decl, receiver: nil, dispatch: .direct), arguments)), decl.result, place)
    }
}
