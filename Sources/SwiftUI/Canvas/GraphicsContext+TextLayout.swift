import Typesetting
import ViewGraph

extension GraphicsContext {
    /// Draws a line of a text where it stands.
    public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = .init()) {
        for run in line { draw(run, options: options) }
    }

    /// Draws a run of a text where it stands.
    public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = .init()) {
        for slice in run { draw(slice, options: options) }
    }

    /// Draws a glyph of a text where it stands.
    public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = .init()) {
        let text = ResolvedText(prepared: slice.painting.prepared, shading: .foreground)
        draw(slice.fragments, of: text, in: slice.painting.rect)
    }
}
