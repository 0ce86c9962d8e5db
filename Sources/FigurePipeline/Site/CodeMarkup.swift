import SwiftInterpreter
import SwiftSyntax

/// Swift as HTML, with a class for each kind of token.
enum CodeMarkup {
    static func html(of source: String) -> String {
        var html = "<pre><code class=\"swift\">"
        guard let tree = SourceParser.tree(of: source) else {
            return html + HTMLText.escaped(source) + "</code></pre>\n"
        }
        for token in tree.tokens(viewMode: .sourceAccurate) {
            for piece in token.leadingTrivia { html += trivia(piece) }
            html += span(token.text, name(of: token))
            for piece in token.trailingTrivia { html += trivia(piece) }
        }
        return html + "</code></pre>\n"
    }

    private static func trivia(_ piece: TriviaPiece) -> String {
        var text = ""
        piece.write(to: &text)
        switch piece {
        case .lineComment, .blockComment, .docLineComment, .docBlockComment: return span(text, "c")
        default: return HTMLText.escaped(text)
        }
    }

    private static func span(_ text: String, _ name: String?) -> String {
        guard let name, !text.isEmpty else { return HTMLText.escaped(text) }
        return "<span class=\"\(name)\">\(HTMLText.escaped(text))</span>"
    }

    private static func name(of token: TokenSyntax) -> String? {
        switch token.tokenKind {
        case .keyword: return "k"
        case .stringSegment, .stringQuote, .multilineStringQuote, .rawStringPoundDelimiter, .regexLiteralPattern,
            .regexSlash:
            return "s"
        case .integerLiteral, .floatLiteral: return "n"
        case .atSign, .pound, .poundIf, .poundElse, .poundEndif, .poundAvailable: return "a"
        case .identifier(let name):
            if token.parent?.parent?.is(AttributeSyntax.self) == true { return "a" }
            if name.first?.isUppercase == true { return "t" }
            guard let reference = token.parent?.as(DeclReferenceExprSyntax.self) else { return nil }
            return reference.parent?.is(MemberAccessExprSyntax.self) == true
                || reference.parent?.is(FunctionCallExprSyntax.self) == true ? "f" : nil
        default: return nil
        }
    }
}
