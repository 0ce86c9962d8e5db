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
    let clusterCount: Int
    let isRightToLeft: Bool

    init(glyphs: [ShapedGlyph], isRightToLeft: Bool) {
        self.glyphs = glyphs
        self.isRightToLeft = isRightToLeft
        var advance = 0
        var clusters = 0
        var last: Int32 = -1
        for glyph in glyphs {
            advance += Int(glyph.advance)
            if glyph.cluster != last { clusters += 1 }
            last = glyph.cluster
        }
        self.advance = advance
        clusterCount = clusters
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
