import SwiftSyntax

/// Bodies with errors in a program that is drawn without them (`LoadOptions.allowsErrors`): an error is a warning
/// as long as nothing calls its function, and calling that ends the run with it. In a folder of files a picture needs few
/// of the functions that its files declare.
extension Checker {
    /// Replaces a body that has errors since the mark, where all of them stand between its braces.
    func setAside(
        _ checker: BodyChecker, of decl: ValueDecl, _ items: CodeBlockItemListSyntax, since mark: DiagnosticSink.Mark
    ) {
        guard allowsErrors else { return }
        let braces = (items.parent ?? Syntax(items)).sourceRange(in: checker.context.file)
        guard sink.hasErrors(since: mark, onlyIn: braces), let cause = sink.firstError(since: mark),
            checker.fails(with: cause, in: decl)
        else { return }
        _ = sink.withdrawErrors(since: mark)
        sink.tolerate(
            Diagnostic(
                .warning, "'\(decl.displayName)' has an error: a picture that needs it can't be drawn",
                at: decl.range, notes: [.note(cause.message, at: cause.range)] + cause.notes))
    }
}

extension BodyChecker {
    /// Makes ending the run all that the body does.
    fileprivate func fails(with cause: Diagnostic, in decl: ValueDecl) -> Bool {
        let place = "\(checker.fileName(Int(cause.range.file))):\(checker.position(of: cause.range).line)"
        var message = "'\(decl.displayName)' has an error at \(place): \(cause.message)"
        if let module = sink.missingModules[cause.range.file] {
            message += " (the file imports '\(module)', which isn't here)"
        }
        guard let failure = fatalError(message, decl.range) else { return false }
        if case .opaque(let opaque, _) = world.resolve(returns.type), opaque.underlying == nil {
            guard let never = world.known.neverDecl else { return false }
            opaque.underlying = .nominal(never, [])
        }
        body.statements = [Statement(.expression(failure), range: decl.range)]
        return true
    }
}
