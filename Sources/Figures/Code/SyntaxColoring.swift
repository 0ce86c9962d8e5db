import Foundation
import SwiftInterpreter
import SwiftSyntax

/// What a piece of source is, for its colour.
enum SyntaxClass: String, Sendable, Hashable, CaseIterable {
    case plain, keyword, type, call, string, number, comment, attribute
}

/// A source as lines of pieces of one colour each.
struct ColoredSource {
    struct Piece: Hashable {
        var text: String
        var syntax: SyntaxClass
    }

    private(set) var lines: [[Piece]] = [[]]

    init(_ text: String) {
        if let tree = SourceParser.tree(of: text) {
            for token in tree.tokens(viewMode: .sourceAccurate) {
                for piece in token.leadingTrivia { add(piece) }
                add(token.text, Self.syntax(of: token))
                for piece in token.trailingTrivia { add(piece) }
            }
        } else {
            add(text, .plain)
        }
        while lines.count > 1, lines.last?.allSatisfy({ $0.text.allSatisfy(\.isWhitespace) }) ?? false {
            lines.removeLast()
        }
    }

    private mutating func add(_ trivia: TriviaPiece) {
        let isComment =
            switch trivia {
            case .lineComment, .blockComment, .docLineComment, .docBlockComment: true
            default: false
            }
        var text = ""
        trivia.write(to: &text)
        add(text, isComment ? .comment : .plain)
    }

    private mutating func add(_ text: String, _ syntax: SyntaxClass) {
        // A line feed after a carriage return is one character with it.
        let parts = text.split(omittingEmptySubsequences: false) { $0.isNewline }
        for (index, part) in parts.enumerated() {
            if index > 0 { lines.append([]) }
            guard !part.isEmpty else { continue }
            let text = String(part).replacingOccurrences(of: "\t", with: "    ")
            lines[lines.count - 1].append(Piece(text: text, syntax: syntax))
        }
    }

    private static func syntax(of token: TokenSyntax) -> SyntaxClass {
        switch token.tokenKind {
        case .keyword: return .keyword
        case .stringSegment, .stringQuote, .multilineStringQuote, .singleQuote, .rawStringPoundDelimiter,
            .regexLiteralPattern, .regexSlash:
            return .string
        case .integerLiteral, .floatLiteral: return .number
        case .atSign: return .attribute
        case .pound, .poundIf, .poundElse, .poundElseif, .poundEndif, .poundAvailable, .poundUnavailable,
            .poundSourceLocation:
            return .attribute
        case .identifier(let name): return syntax(of: name, token)
        case .dollarIdentifier: return .call
        default: return .plain
        }
    }

    private static func syntax(of name: String, _ token: TokenSyntax) -> SyntaxClass {
        if token.parent?.parent?.is(AttributeSyntax.self) == true { return .attribute }
        if token.parent?.is(MacroExpansionExprSyntax.self) == true
            || token.parent?.is(MacroExpansionDeclSyntax.self) == true
        {
            return .attribute
        }
        if name.first?.isUppercase == true { return .type }
        guard let reference = token.parent?.as(DeclReferenceExprSyntax.self) else { return .plain }
        if reference.parent?.is(MemberAccessExprSyntax.self) == true
            || reference.parent?.is(FunctionCallExprSyntax.self) == true
        {
            return .call
        }
        return .plain
    }
}
