import Drawing
import Foundation

/// Something a text draws.
package enum TextFragment: Sendable {
    case glyphs(GlyphRun, paintIndex: Int)
    /// What is filled behind text.
    case background(CGRect, paintIndex: Int)
    /// A colour glyph.
    case picture(Bitmap, CGRect, paintIndex: Int)
    /// The place of an attachment.
    case attachment(id: Int, rect: CGRect, paintIndex: Int)
    /// A line under or through text, to be stroked.
    case rule(Path, StrokeStyle, paintIndex: Int)
}
