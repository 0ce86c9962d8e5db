import Drawing
import Foundation

/// A paragraph's lines at one proposal. Cheap to make and to drop; `fragments(at:)` makes what is drawn.
package struct TextLayout: Sendable {
    /// One line, measured in the text's own coordinates, y down.
    package struct Line: Sendable {
        /// UTF-8 offsets in the paragraph's text, trailing white space included.
        package var range: Range<Int>
        /// Where the line's first glyph stands.
        package var x: CGFloat
        package var baseline: CGFloat
        package var ascent: CGFloat
        package var descent: CGFloat
        /// Typographic width without trailing white space.
        package var width: CGFloat

        /// What is drawn before the sign that was put in, and after it.
        var head: Range<Int>
        var insertion: LineSpan.Insertion
        var tail: Range<Int>
        var insertionRun: Int
        var fullWidth: CGFloat

        /// The box of the line: its width by ascent and descent.
        package var frame: CGRect {
            CGRect(x: x, y: baseline - ascent, width: width, height: ascent + descent)
        }
    }

    package var size: CGSize = .zero
    package var firstBaseline: CGFloat = 0
    package var lastBaseline: CGFloat = 0
    package var isTruncated = false
    /// The factor that `minimumScaleFactor` has led to.
    package var scale: CGFloat = 1
    /// From top to bottom.
    package var lines: [Line] {
        guard let countedHeight else { return storedLines }
        return LineStack(content: content).column(height: countedHeight).storedLines
    }

    var storedLines: [Line] = []
    /// The proposed height of a column of single characters whose lines have been counted, not made: a stack that asks
    /// for a text's smallest width never looks at them.
    var countedHeight: CGFloat?
    /// True where making the layout again costs next to nothing.
    package var isCounted: Bool { countedHeight != nil }

    let content: ParagraphContent

    /// The characters of a line, with its hyphen or "…".
    package func text(of line: Line) -> String {
        func part(_ range: Range<Int>) -> String { String(decoding: content.text[range], as: UTF8.self) }
        switch line.insertion {
        case .none: return part(line.head)
        case .hyphen: return part(line.head) + "-"
        case .ellipsis: return part(line.head) + "\u{2026}" + part(line.tail)
        }
    }
}
