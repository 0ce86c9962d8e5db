import SwiftSyntax

/// Which brace a missing one belongs to, as far as the indentation tells: the parser closes the inner ones first and
/// names the outermost.
struct UnclosedBrace {
    private let tree: SourceFileSyntax
    private let file: Int
    private lazy var lines = Self.lines(of: tree)

    init(_ tree: SourceFileSyntax, file: Int) {
        (self.tree, self.file) = (tree, file)
    }

    /// A note about an opening brace whose closing one stands as far left as an outer brace's line; nil where every
    /// closing brace stands below the line of its opening one, or it is the one that the parser names.
    mutating func likeliest(not known: [Diagnostic]) -> Diagnostic? {
        var open: [Line] = []
        for line in lines {
            for brace in line.braces {
                guard brace.isClosing else {
                    open.append(Line(indentation: line.indentation, offset: brace.offset))
                    continue
                }
                guard let last = open.popLast() else { return nil }
                // A line's own closing brace, further left than the line that opened what it closes.
                guard brace.isFirstOnLine, line.indentation < last.indentation else { continue }
                guard !known.contains(where: { Int($0.range.offset) == last.offset }) else { return nil }
                return .note(
                    "this '{' may be the one that isn't closed, as the '}' that ends it stands further left",
                    at: SourceRange(file: file, offset: last.offset, length: 1))
            }
        }
        return nil
    }

    private struct Line {
        let indentation: Int
        let offset: Int
    }

    private struct Brace {
        let offset: Int
        let isClosing: Bool
        let isFirstOnLine: Bool
    }

    /// The braces of the code, without those in texts and comments, by lines.
    private static func lines(of tree: SourceFileSyntax) -> [(indentation: Int, braces: [Brace])] {
        var result: [(indentation: Int, braces: [Brace])] = [(0, [])]
        let bytes = tree.syntaxTextBytes
        var lineStart = 0
        var scanned = 0
        for token in tree.tokens(viewMode: .sourceAccurate) {
            let offset = token.positionAfterSkippingLeadingTrivia.utf8Offset
            var isFirst = result.count == 1 && scanned == 0
            while scanned < offset {
                if bytes[scanned] == UInt8(ascii: "\n") {
                    lineStart = scanned + 1
                    isFirst = true
                }
                scanned += 1
            }
            if isFirst { result.append((offset - lineStart, [])) }
            guard token.tokenKind == .leftBrace || token.tokenKind == .rightBrace else { continue }
            result[result.count - 1].braces.append(
                Brace(offset: offset, isClosing: token.tokenKind == .rightBrace, isFirstOnLine: isFirst))
        }
        return result
    }
}
