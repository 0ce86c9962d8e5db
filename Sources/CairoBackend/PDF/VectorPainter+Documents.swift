import CCairo
import Drawing
import Foundation

extension VectorPainter {
    /// Draws a picture's own lines and areas instead of its pixels. Answers false where its library fails.
    func draw(_ document: any VectorDocument, of image: DisplayList.ImageItem) -> Bool {
        let rect = image.rect.standardized
        let source = image.sourceRect
        let pixels = CGSize(width: image.bitmap.width, height: image.bitmap.height)
        guard source.width > 0, source.height > 0, document.size.width > 0, document.size.height > 0 else {
            return false
        }
        cairo_save(context)
        defer { cairo_restore(context) }
        cairo_new_path(context)
        cairo_rectangle(context, rect.minX, rect.minY, rect.width, rect.height)
        cairo_clip(context)
        cairo_push_group(context)
        // From the document's points by way of the bitmap's pixels to the rectangle.
        cairo_translate(context, rect.minX, rect.minY)
        cairo_scale(context, rect.width / source.width, rect.height / source.height)
        cairo_translate(context, -source.minX, -source.minY)
        cairo_scale(context, pixels.width / document.size.width, pixels.height / document.size.height)
        let isDrawn = document.draw(on: context)
        guard let layer = cairo_pop_group(context) else { return false }
        defer { cairo_pattern_destroy(layer) }
        guard isDrawn else { return false }
        if let template = image.template {
            guard let paint = Pattern(template, covering: rect) else { return true }
            paint.set(on: context)
            cairo_mask(context, layer)
        } else {
            cairo_set_source(context, layer)
            cairo_paint_with_alpha(context, image.opacity)
        }
        return true
    }
}
