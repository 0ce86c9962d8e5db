import SwiftDiagnostics
import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax

/// Text to syntax, with the parser's own messages.
package enum SourceParser {
    /// Deeper nesting is a diagnostic rather than a deep recursion.
    static let nestingLimit = 256
    /// Longer texts are refused.
    static let sizeLimit = 16 << 20

    /// The tree of a text that is only looked at: to be coloured, or for the names that it declares. Nil for what isn't
    /// parsed: longer texts than the limit, and those that are nested too deep.
    package static func tree(of text: String) -> SourceFileSyntax? {
        guard text.utf8.count <= sizeLimit, NestingScan.firstTooDeep(text, limit: nestingLimit) == nil else {
            return nil
        }
        var parser = Parser(text, maximumNestingLevel: nestingLimit)
        return SourceFileSyntax.parse(from: &parser)
    }

    static func parse(
        _ source: SourceFile, file: Int, conditions: CompilationCondition, diagnostics: inout [Diagnostic]
    ) -> SourceFileSyntax? {
        var omitted = 0
        return parse(source, file: file, conditions: conditions, diagnostics: &diagnostics, omitted: &omitted)
    }

    /// - Parameter omitted: how many errors aren't among the messages, since there are enough.
    static func parse(
        _ source: SourceFile, file: Int, conditions: CompilationCondition, diagnostics: inout [Diagnostic],
        omitted: inout Int
    ) -> SourceFileSyntax? {
        guard source.text.utf8.count <= sizeLimit else {
            diagnostics.append(Diagnostic(.error, "the source is larger than \(sizeLimit >> 20) MB", at: .none))
            return nil
        }
        if let bad = firstControlCharacter(source.text) {
            diagnostics.append(
                Diagnostic(
                    .error, "nul character embedded in middle of file",
                    at: SourceRange(file: file, offset: bad, length: 1)))
            return nil
        }
        if let deep = NestingScan.firstTooDeep(source.text, limit: nestingLimit) {
            diagnostics.append(
                Diagnostic(
                    .error, "parsing has exceeded the maximum nesting level",
                    at: SourceRange(file: file, offset: deep, length: 1)))
            return nil
        }
        var parser = Parser(source.text, maximumNestingLevel: nestingLimit)
        let tree = SourceFileSyntax.parse(from: &parser)
        if let bad = invalidCharacterBesideEqualSign(tree) {
            diagnostics.append(
                Diagnostic(
                    .error, "invalid character in source file", at: SourceRange(file: file, offset: bad, length: 1)))
            return tree
        }
        if tree.hasError {
            var seen: Set<Int> = []
            let words = ParserWords(source.text)
            var braces = UnclosedBrace(tree, file: file)
            for item in ParseDiagnosticsGenerator.diagnostics(for: tree) {
                let offset = item.position.utf8Offset
                guard seen.insert(offset).inserted else { continue }
                guard diagnostics.count < DiagnosticSink.errorLimit else {
                    if item.diagMessage.severity == .error { omitted += 1 }
                    continue
                }
                let place = SourceRange(file: file, offset: offset, length: 1)
                // The compiler takes `@Environment (\.locale)`, and says so.
                if item.diagMessage.message == spaceBeforeParenthesis {
                    diagnostics.append(Diagnostic(.warning, spaceBeforeParenthesisWarning, at: place))
                    continue
                }
                let severity: Diagnostic.Severity = item.diagMessage.severity == .error ? .error : .warning
                let reported = words.reported(item.diagMessage.message, at: offset)
                let notes = item.notes.filter { $0.message.hasPrefix(opening) }.map {
                    Diagnostic.note(
                        $0.message, at: SourceRange(file: file, offset: $0.position.utf8Offset, length: 1))
                }
                let unclosed = notes.isEmpty ? nil : braces.likeliest(not: notes)
                diagnostics.append(
                    Diagnostic(
                        severity, reported.message, at: SourceRange(file: file, offset: reported.offset, length: 1),
                        notes: notes + (unclosed.map { [$0] } ?? [])))
            }
            if seen.isEmpty {
                diagnostics.append(
                    Diagnostic(.error, "the source is not Swift", at: SourceRange(file: file, offset: 0, length: 1)))
            }
        }
        if !diagnostics.contains(where: { $0.severity == .error && Int($0.range.file) == file }),
            let text = TextualDirectives.resolved(
                source.text, tree, file: file, conditions: conditions, diagnostics: &diagnostics)
        {
            var parser = Parser(text, maximumNestingLevel: nestingLimit)
            return SourceFileSyntax.parse(from: &parser)
        }
        return tree
    }

    /// How the parser's note begins that names the bracket which isn't closed.
    private static let opening = "to match this opening '"

    private static let spaceBeforeParenthesis = "extraneous whitespace before '(' is not permitted"
    private static let spaceBeforeParenthesisWarning =
        "extraneous whitespace between attribute name and '('; this is an error in the Swift 6 language mode"

    /// The parser's own messages can't be asked for there: they trap over a fix that has nothing to change, where `=`
    /// has spaces at both sides and yet none beside it.
    private static func invalidCharacterBesideEqualSign(_ tree: SourceFileSyntax) -> Int? {
        guard tree.hasError || tree.hasWarning else { return nil }
        for token in tree.tokens(viewMode: .all) where token.tokenKind == .equal {
            let before = token.previousToken(viewMode: .all)?.trailingTrivia.pieces ?? []
            let pieces = before + token.leadingTrivia.pieces + token.trailingTrivia.pieces
            if pieces.contains(where: \.isUnexpected) { return token.positionAfterSkippingLeadingTrivia.utf8Offset }
        }
        return nil
    }

    /// The first byte that no Swift source holds.
    private static func firstControlCharacter(_ text: String) -> Int? {
        var text = text
        return text.withUTF8 { bytes in bytes.firstIndex(of: 0) }
    }
}

extension TriviaPiece {
    fileprivate var isUnexpected: Bool {
        if case .unexpectedText = self { return true }
        return false
    }
}
