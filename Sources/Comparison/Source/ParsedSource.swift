import Rendering
import SwiftInterpreter
import SwiftSyntax

/// One file as the comparison reads it: its text, its syntax tree and its lines.
struct ParsedSource {
    /// What sentences call the file.
    let name: String
    let text: String
    let tree: SourceFileSyntax
    private let lines: SourceLocationConverter

    init(name: String, text: String) {
        (self.name, self.text) = (name, text)
        // Nothing is compared in what isn't drawn either.
        tree = SourceParser.tree(of: text) ?? SourceFileSyntax(statements: [])
        lines = SourceLocationConverter(fileName: name, tree: tree)
    }

    /// The line, from 1, in which a node begins.
    func line(of node: some SyntaxProtocol) -> Int {
        lines.location(for: node.positionAfterSkippingLeadingTrivia).line
    }
}

extension SyntaxProtocol {
    /// The UTF-8 offsets of the node without the blanks and comments around it.
    var written: Range<Int> {
        let start = positionAfterSkippingLeadingTrivia.utf8Offset
        return start..<max(start, endPositionBeforeTrailingTrivia.utf8Offset)
    }

    /// The words alone: two nodes with the same key differ at most in blanks and comments.
    var key: String {
        var key = ""
        for token in tokens(viewMode: .sourceAccurate) {
            key += token.text
            key += "\u{1F}"
        }
        return key
    }

    /// The node on one line, without comments.
    var inline: String {
        var text = ""
        var previous: TokenSyntax?
        for token in tokens(viewMode: .sourceAccurate) {
            if let previous {
                let isApart = !previous.trailingTrivia.isEmpty || !token.leadingTrivia.isEmpty
                // A modifier on a line of its own.
                let isLink = token.tokenKind == .period && token.leadingTrivia.contains { $0.isNewline }
                let isInString = previous.tokenKind.isPartOfString && token.tokenKind.isPartOfString
                if isInString {
                    text += isApart ? "\\n" : ""
                } else if isApart, !isLink {
                    text += " "
                }
            }
            text += token.text.replacing("\n", with: "\\n")
            previous = token
        }
        return text
    }
}

extension TokenKind {
    fileprivate var isPartOfString: Bool {
        if case .stringSegment = self { return true }
        return false
    }
}
