import Drawing

extension GlyphRun {
    /// Of a pixel: where a letter would stand so far before a place of the grid, it is put there.
    private static let slack: CGFloat = 0.25

    /// Moves each glyph to where the platform draws it: down to a whole pixel, or half a one where the letters are
    /// small (measured: facts 21.20). What is laid out keeps its exact places; equal letters of a line look equal.
    ///
    /// - Parameter scale: pixels per point.
    mutating func placeOnPixels(scale: CGFloat) {
        guard scale > 0, scale.isFinite, size > 0 else { return }
        let steps = Self.stepsPerPixel(size: size * scale)
        for index in glyphs.indices {
            let place = (origin.x + glyphs[index].x) * scale
            guard abs(place) < 1e9 else { continue }
            glyphs[index].x = ((place + Self.slack) * steps).rounded(.down) / steps / scale - origin.x
        }
    }

    /// The places within a pixel at which letters so large, in pixels, may stand. Between 34 and 36 nothing was
    /// measured, nor below 20, where quarters stand in.
    private static func stepsPerPixel(size: CGFloat) -> CGFloat {
        size > 34 ? 1 : size > 17 ? 2 : 4
    }
}
