/// One message about the source, in the compiler's wording.
package struct Diagnostic: Hashable, Sendable {
    package enum Severity: String, Hashable, Sendable { case error, warning, note }

    package var severity: Severity
    package var message: String
    package var range: SourceRange
    package var notes: [Diagnostic]
    package var fixIts: [FixIt]

    package init(
        _ severity: Severity, _ message: String, at range: SourceRange, notes: [Diagnostic] = [], fixIts: [FixIt] = []
    ) {
        self.severity = severity
        self.message = message
        self.range = range
        self.notes = notes
        self.fixIts = fixIts
    }

    package static func note(_ message: String, at range: SourceRange = .none) -> Diagnostic {
        Diagnostic(.note, message, at: range)
    }
}

/// A replacement that would repair the problem.
package struct FixIt: Hashable, Sendable {
    package var range: SourceRange
    package var replacement: String

    package init(range: SourceRange, replacement: String) {
        self.range = range
        self.replacement = replacement
    }
}
