extension DiagnosticSink {
    /// A module that isn't there; what it has needn't be reported again.
    /// - Parameter severity: a warning where a file is drawn as far as it doesn't use the module.
    func reportMissingModule(_ name: String, at range: SourceRange, _ severity: Diagnostic.Severity) {
        let family = libraries.family(ofModule: name)
        if let family, severity == .error { reportedFamilies.insert(family.name) }
        if severity == .warning, missingModules[range.file] == nil { missingModules[range.file] = name }
        let waysOut = [
            Diagnostic.note("'--package \(name)=FOLDER' takes it from a package that lies there"),
            .note("'--stub \(name)' goes on without it: its views are drawn as boxes with their names"),
        ]
        let notes = family.map { [Diagnostic.note($0.reason)] } ?? waysOut
        let diagnostic = Diagnostic(severity, "no such module '\(name)'", at: range, notes: notes)
        if severity == .error { report(diagnostic) } else { tolerate(diagnostic) }
    }

    /// An unknown name: what belongs to a framework that isn't there is reported once, with the reason.
    func reportUnknown(_ name: String, _ message: String, at range: SourceRange, note: Diagnostic?) {
        if generatedNames.contains(name) { return countKnownError() }
        if !isTrial { unknownNames.insert(name) }
        guard let family = libraries.family(of: name) else {
            report(Diagnostic(.error, message, at: range, notes: [note].compactMap(\.self)))
            return
        }
        if !isTrial, !reportedFamilies.insert(family.name).inserted { return countKnownError() }
        report(Diagnostic(.error, message, at: range, notes: [.note("'\(name)' is not available: \(family.reason)")]))
    }
}
