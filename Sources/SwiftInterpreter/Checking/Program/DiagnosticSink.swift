import SwiftSyntax

/// Collects messages; while an overload is only tried out, nothing is kept but that there was an error.
final class DiagnosticSink {
    /// What is wrong with names that no library can have is in their interfaces.
    let libraries: [NativeLibrary]
    private(set) var diagnostics: [Diagnostic] = []

    init(libraries: [NativeLibrary]) { self.libraries = libraries }

    /// How many trials are under way.
    var trialDepth = 0
    /// Something was held back in a trial since this was last reset.
    var hadSpeculativeReport = false
    /// Of which frameworks it was reported that they aren't there.
    var reportedFamilies: Set<String> = []
    /// Warnings that would be errors if the program weren't drawn as far as it is right.
    private(set) var tolerated: [Diagnostic] = []

    /// Reports a warning about an error that the program is drawn without.
    func tolerate(_ diagnostic: Diagnostic) {
        report(diagnostic)
        if !isTrial { tolerated.append(diagnostic) }
    }

    /// The first module that isn't there of each file that is read without it.
    var missingModules: [Int32: String] = [:]
    /// Names of what a tool makes for a framework that isn't there: told with the framework.
    var generatedNames: Set<String> = []
    var plainProtocols: [PlainProtocol] = []
    /// What placeholders were said to stand for.
    var placeholders: Set<String> = []
    /// Names that nothing in scope has.
    var unknownNames: Set<String> = []
    /// Errors, those included that aren't reported because they follow from others.
    var errorCount: Int { reportedErrors + silenced + omittedErrors }
    private var silenced = 0

    func countKnownError() { silenced += 1 }

    private var seen: Set<SourceRange> = []
    /// Errors that are only counted: the first ones say enough.
    private(set) var omittedErrors = 0
    private var reportedErrors = 0
    static let errorLimit = 100
    /// Where a name is used that a tool is taken to have generated.
    private(set) var generatedUses: [GeneratedUse] = []
    static let limit = 200

    var isTrial: Bool { trialDepth > 0 }

    /// Whether of further errors nothing is shown.
    var isFull: Bool { reportedErrors >= Self.errorLimit }

    /// What was probably meant, while errors are shown: looking for it is most of what an error takes.
    func nearest(to name: String, among names: @autoclosure () -> [String]) -> String? {
        isFull || isTrial ? nil : Spelling.nearest(to: name, among: names())
    }

    /// Counts an error that isn't shown any more.
    func omitError() { omittedErrors += 1 }

    /// Whether the rest isn't looked at.
    private(set) var isStopped = false

    /// Ends the checking; nothing is reported where the run itself may do no more, which its budget tells.
    func stop() { isStopped = true }

    /// Ends the checking with a message, even while an overload is only tried out. What is around would only repeat it.
    func stop(_ diagnostic: Diagnostic) {
        guard !isStopped else { return }
        isStopped = true
        diagnostics.append(diagnostic)
        reportedErrors += 1
    }

    func report(_ diagnostic: Diagnostic) {
        guard trialDepth == 0 else {
            hadSpeculativeReport = true
            return
        }
        if diagnostic.severity == .error ? isFull : diagnostics.count >= Self.limit {
            if diagnostic.severity == .error { omitError() }
            return
        }
        if diagnostic.severity == .error {
            // Nothing is known of what is already wrong: whatever seems wrong with it follows from that.
            if errorCount > 0, diagnostic.message.contains(Type.unknownName) {
                silenced += 1
                return
            }
            // One error a place: the first is the cause.
            guard seen.insert(diagnostic.range).inserted || diagnostic.range == .none else {
                silenced += 1
                return
            }
        }
        diagnostics.append(diagnostic)
        if diagnostic.severity == .error { reportedErrors += 1 }
    }

    func noteGenerated(_ name: String, of type: String, at range: SourceRange) {
        guard trialDepth == 0, generatedUses.count < Self.limit else { return }
        let use = GeneratedUse(type: type, name: name, range: range)
        if !generatedUses.contains(use) { generatedUses.append(use) }
    }

    /// What was reported up to a point.
    struct Mark {
        fileprivate let diagnostics: Int
        fileprivate let errors: Int
        fileprivate let silenced: Int
        fileprivate let omitted: Int
        fileprivate let families: Set<String>
    }

    func mark() -> Mark {
        Mark(
            diagnostics: diagnostics.count, errors: reportedErrors, silenced: silenced, omitted: omittedErrors,
            families: reportedFamilies)
    }

    /// Whether there were errors since, and all of those that are shown stand in one place.
    func hasErrors(since mark: Mark, onlyIn range: SourceRange) -> Bool {
        guard errorCount > mark.errors + mark.silenced + mark.omitted, omittedErrors == mark.omitted, !isStopped else {
            return false
        }
        return diagnostics[mark.diagnostics...].allSatisfy { $0.severity != .error || range.contains($0.range) }
    }

    func firstError(since mark: Mark) -> Diagnostic? {
        diagnostics[mark.diagnostics...].first { $0.severity == .error }
    }

    /// Takes back the errors since, and gives the first of them; warnings stay.
    func withdrawErrors(since mark: Mark) -> Diagnostic? {
        let first = firstError(since: mark)
        let warnings = diagnostics[mark.diagnostics...].filter { $0.severity != .error }
        for error in diagnostics[mark.diagnostics...] where error.severity == .error { seen.remove(error.range) }
        diagnostics.replaceSubrange(mark.diagnostics..., with: warnings)
        reportedErrors = mark.errors
        silenced = mark.silenced
        reportedFamilies = mark.families
        return first
    }

    func append(_ more: [Diagnostic], omitted: Int) {
        diagnostics += more
        reportedErrors += more.count { $0.severity == .error }
        omittedErrors += omitted
    }

    /// How many errors aren't shown, after those that are.
    var omission: [Diagnostic] {
        omittedErrors > 0 ? [.note("and \(omittedErrors) more error\(omittedErrors == 1 ? "" : "s")")] : []
    }
}

/// A static member that nobody declares, where tools generate such members.
package struct GeneratedUse: Equatable, Sendable {
    package let type: String
    package let name: String
    package let range: SourceRange
}

extension SyntaxProtocol {
    /// The node's place without the trivia around it.
    func sourceRange(in file: Int) -> SourceRange {
        let start = positionAfterSkippingLeadingTrivia.utf8Offset
        return SourceRange(file: file, offset: start, length: trimmedLength.utf8Length)
    }
}
