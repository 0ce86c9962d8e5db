import Rendering
import SwiftInterpreter
import SwiftSyntax

/// A source cut into its declarations, so that a figure takes only those that it needs: then it is drawn anew when one of
/// them changes, and only then.
struct DeclarationPieces: Sendable {
    private struct Piece: Sendable {
        var range: Range<Int>
        var text: String
        /// Names come from imports for every piece.
        var isImport: Bool
    }

    private let bytes: [UInt8]
    private let pieces: [Piece]
    /// Whether there is more than declarations: a preview, or expressions at top level.
    let hasRoot: Bool

    init(_ text: String) {
        bytes = Array(text.utf8)
        var pieces: [Piece] = []
        var hasRoot = false
        guard let tree = SourceParser.tree(of: text) else {
            // What isn't parsed isn't cut: the figure reports why.
            (self.pieces, self.hasRoot) = ([Piece(range: bytes.indices, text: text, isImport: true)], true)
            return
        }
        for item in tree.statements {
            let range = item.position.utf8Offset..<item.endPosition.utf8Offset
            guard case .decl(let declaration) = item.item, !declaration.is(MacroExpansionDeclSyntax.self) else {
                hasRoot = true
                continue
            }
            pieces.append(
                Piece(
                    range: range, text: String(decoding: bytes[range], as: UTF8.self),
                    isImport: declaration.is(ImportDeclSyntax.self)))
        }
        (self.pieces, self.hasRoot) = (pieces, hasRoot)
    }

    /// The source with only what `roots` need; the lines stay where they are. Nil where they need nothing.
    func text(neededBy roots: [String]) -> String? {
        var needed = Set(SourceDependencies.pieces(neededBy: roots, among: pieces.map(\.text)))
        guard !needed.isEmpty else { return nil }
        for (index, piece) in pieces.enumerated() where piece.isImport { needed.insert(index) }
        var result = bytes
        var kept = needed.sorted().map { pieces[$0].range }[...]
        for index in result.indices where result[index] != 0x0A {
            while let first = kept.first, first.upperBound <= index { kept = kept.dropFirst() }
            if kept.first?.contains(index) != true { result[index] = 0x20 }
        }
        // Spaces of what was left out would make the text differ where nothing that counts does.
        return String(decoding: result, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.allSatisfy { $0 == " " } ? "" : String($0) }.joined(separator: "\n")
    }

    /// The same for the key of a figure: without the empty lines that stand for what isn't needed.
    static func content(of text: String) -> String {
        text.split(separator: "\n").filter { !$0.allSatisfy(\.isWhitespace) }.joined(separator: "\n")
    }
}
