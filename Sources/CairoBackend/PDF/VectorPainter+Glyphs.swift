import CCairo
import Drawing
import Foundation
import Typesetting

extension VectorPainter {
    /// Text as text, in its embedded font; as outlines where the face has no file.
    func glyphs(_ run: GlyphRun, paint: Paint) throws(PictureError) {
        guard run.size > 0, run.size.isFinite, let pattern = Pattern(paint, covering: run.roughBounds) else { return }
        guard let face = run.source as? FontFace, !face.hasColorGlyphs, let font = fonts.font(for: face)
        else {
            return outlines(run, pattern: pattern)
        }
        cairo_save(context)
        cairo_set_font_face(context, font)
        var matrix = cairo_matrix_t(
            xx: run.size, yx: 0, xy: -run.syntheticSlant * run.size, yy: run.size, x0: 0, y0: 0)
        cairo_set_font_matrix(context, &matrix)
        let fontOptions = cairo_font_options_create()
        cairo_font_options_set_hint_style(fontOptions, CAIRO_HINT_STYLE_NONE)
        cairo_font_options_set_hint_metrics(fontOptions, CAIRO_HINT_METRICS_OFF)
        cairo_set_font_options(context, fontOptions)
        cairo_font_options_destroy(fontOptions)
        pattern.set(on: context)
        show(run)
        cairo_restore(context)
    }

    private func show(_ run: GlyphRun) {
        let glyphs = run.glyphs.map { glyph in
            cairo_glyph_t(index: UInt(glyph.glyph), x: run.origin.x + glyph.x, y: run.origin.y + glyph.y)
        }
        guard glyphs.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else { return }
        if let clusters = TextClusters(run) {
            cairo_show_text_glyphs(
                context, run.text, Int32(run.text.utf8.count), glyphs, Int32(glyphs.count), clusters.list,
                Int32(clusters.list.count), clusters.flags)
        } else {
            cairo_show_glyphs(context, glyphs, Int32(glyphs.count))
        }
    }

    private func outlines(_ run: GlyphRun, pattern: Pattern) {
        pattern.set(on: context)
        cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
        for glyph in run.glyphs {
            cairo_new_path(context)
            let outline = run.source.outline(of: glyph.glyph, size: run.size)
            if context.append(outline, transform: run.placement(of: glyph)) { cairo_fill(context) }
        }
    }
}

/// Which glyphs stand for which bytes of a run's text, as Cairo wants to be told.
struct TextClusters {
    let list: [cairo_text_cluster_t]
    let flags: cairo_text_cluster_flags_t

    /// Nil where glyphs and text can't be matched in one direction.
    init?(_ run: GlyphRun) {
        let text = Array(run.text.utf8)
        let offsets = run.glyphs.map(\.cluster)
        guard !text.isEmpty, let first = offsets.first, let last = offsets.last else { return nil }
        let isBackward = first > last
        let logical = isBackward ? offsets.reversed() : offsets
        guard let lowest = logical.first, lowest >= 0 else { return nil }
        var list: [cairo_text_cluster_t] = []
        if lowest > 0 { list.append(cairo_text_cluster_t(num_bytes: Int32(lowest), num_glyphs: 0)) }
        var index = 0
        while index < logical.count {
            let offset = logical[index]
            var end = index + 1
            while end < logical.count, logical[end] == offset { end += 1 }
            let next = end < logical.count ? logical[end] : text.count
            // A cluster is whole characters, and comes after the one before it.
            guard next > offset, next <= text.count, text[offset] & 0xC0 != 0x80 else { return nil }
            list.append(cairo_text_cluster_t(num_bytes: Int32(next - offset), num_glyphs: Int32(end - index)))
            index = end
        }
        self.list = list
        flags = isBackward ? CAIRO_TEXT_CLUSTER_FLAG_BACKWARD : cairo_text_cluster_flags_t(rawValue: 0)
    }
}
