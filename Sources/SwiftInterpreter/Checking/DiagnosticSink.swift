import SwiftSyntax

/// Collects messages; while an overload is only tried out, nothing is kept but that there was an error.
final class DiagnosticSink {
    private(set) var diagnostics: [Diagnostic] = []
    /// How many trials are under way.
    var trialDepth = 0
    /// Something was held back in a trial since this was last reset.
    var hadMutedReport = false
    /// Of which frameworks it was said that they aren't there.
    var toldFamilies: Set<String> = []
    /// Names of what a tool makes for a framework that isn't there: told with the framework.
    var generatedNames: Set<String> = []
    /// Names that nothing in scope has.
    var unknownNames: Set<String> = []
    /// Errors, those included that aren't told because they follow from others.
    var errorCount: Int { diagnostics.count { $0.severity == .error } + silenced }
    private var silenced = 0

    func countKnownError() { silenced += 1 }

    private var seen: Set<SourceRange> = []
    /// Where a name is used that a tool is taken to have generated.
    private(set) var generatedUses: [GeneratedUse] = []
    static let limit = 200

    var isTrial: Bool { trialDepth > 0 }

    func report(_ diagnostic: Diagnostic) {
        guard trialDepth == 0 else {
            hadMutedReport = true
            return
        }
        guard diagnostics.count < Self.limit else { return }
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
    }

    func noteGenerated(_ name: String, of type: String, at range: SourceRange) {
        guard trialDepth == 0, generatedUses.count < Self.limit else { return }
        let use = GeneratedUse(type: type, name: name, range: range)
        if !generatedUses.contains(use) { generatedUses.append(use) }
    }

    func append(_ more: [Diagnostic]) { diagnostics += more }
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
