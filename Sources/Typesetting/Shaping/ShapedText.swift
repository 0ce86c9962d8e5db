import CHarfBuzz
import Foundation

/// A glyph as shaped, in font units; `cluster` is the UTF-8 offset in the shaped text.
struct ShapedGlyph {
    var glyph: UInt32
    var cluster: Int32
    var advance: Int32
    var x: Int32
    var y: Int32
}

/// Text of one face, script and direction, shaped independently of size. Glyphs stand in visual order.
final class ShapedText: Sendable {
    let glyphs: [ShapedGlyph]
    /// The sum of the advances in font units.
    let advance: Int
    /// The clusters that take room, which are the ones that tracking widens.
    let clusterCount: Int
    let isRightToLeft: Bool

    init(glyphs: [ShapedGlyph], isRightToLeft: Bool) {
        self.glyphs = glyphs
        self.isRightToLeft = isRightToLeft
        advance = glyphs.reduce(0) { $0 + Int($1.advance) }
        clusterCount = Self.widths(of: glyphs[...])
    }

    /// The number of clusters that take room, which are the ones that tracking widens.
    static func widths(of glyphs: ArraySlice<ShapedGlyph>) -> Int {
        var count = 0
        var last: Int32 = -1
        var isCounted = false
        for glyph in glyphs {
            if glyph.cluster != last { (last, isCounted) = (glyph.cluster, false) }
            if glyph.advance > 0, !isCounted {
                count += 1
                isCounted = true
            }
        }
        return count
    }

    /// Text from left to right with a glyph a character.
    init(glyphs: [ShapedGlyph], advance: Int, clusterCount: Int) {
        self.glyphs = glyphs
        self.advance = advance
        self.clusterCount = clusterCount
        isRightToLeft = false
    }

    static let empty = ShapedText(glyphs: [], isRightToLeft: false)
}
