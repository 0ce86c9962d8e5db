import Drawing
import Foundation

/// Text of one look.
package struct TextRun: Hashable, Sendable {
    package var text: String
    package var font: FontDescriptor
    /// Points added after each character; keeps ligatures apart.
    package var tracking: CGFloat = 0
    /// Points added after each character; ligatures stay.
    package var kerning: CGFloat = 0
    /// Points the text stands above its line's baseline.
    package var baselineOffset: CGFloat = 0
    package var underline: LineDecoration?
    package var strikethrough: LineDecoration?
    /// The caller's number for the colour of this run.
    package var paintIndex: Int = 0
    /// The caller's number for the colour behind this run.
    package var backgroundIndex: Int?
    /// A BCP 47 tag; nil for the paragraph's.
    package var language: String?
    /// What stands in the line instead of `text`.
    package var attachment: TextAttachment?

    package init(_ text: String, font: FontDescriptor, paintIndex: Int = 0) {
        self.text = text
        self.font = font
        self.paintIndex = paintIndex
    }

    package init(attachment: TextAttachment, font: FontDescriptor, paintIndex: Int = 0) {
        self.init("\u{FFFC}", font: font, paintIndex: paintIndex)
        self.attachment = attachment
    }
}

/// A line under or through text.
package struct LineDecoration: Hashable, Sendable {
    package enum Pattern: UInt8, Hashable, Sendable {
        case solid, dash, dot, dashDot, dashDotDot
    }

    package var pattern: Pattern
    /// The caller's number for the line's own colour; nil for the text's.
    package var paintIndex: Int?

    package init(pattern: Pattern = .solid, paintIndex: Int? = nil) {
        self.pattern = pattern
        self.paintIndex = paintIndex
    }
}

/// A symbol or a picture in a line of text.
package struct TextAttachment: Hashable, Sendable {
    /// The caller's number for it.
    package var id: Int
    package var size: CGSize
    /// The distance from the top edge to the line's baseline.
    package var baseline: CGFloat

    package init(id: Int, size: CGSize, baseline: CGFloat) {
        self.id = id
        self.size = size
        self.baseline = baseline
    }
}
