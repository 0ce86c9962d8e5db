import Foundation

extension GlyphRun {
    /// From a glyph's outline, its origin at (0, 0), to the run's coordinates.
    package func placement(of glyph: PositionedGlyph) -> CGAffineTransform {
        CGAffineTransform(
            a: 1, b: 0, c: -syntheticSlant, d: 1, tx: origin.x + glyph.x, ty: origin.y + glyph.y)
    }
}
