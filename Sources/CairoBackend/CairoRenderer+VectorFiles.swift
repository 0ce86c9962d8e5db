import CCairo
import Drawing
import Foundation

extension CairoRenderer {
    /// How a context scales and turns what is drawn on it.
    package func scale(of context: OpaquePointer) -> CGAffineTransform {
        var matrix = cairo_matrix_t()
        cairo_get_matrix(context, &matrix)
        return CGAffineTransform(a: matrix.xx, b: matrix.yx, c: matrix.xy, d: matrix.yy, tx: 0, ty: 0)
    }

    /// Whether a page of a PDF that holds what `draw` draws in this size and scale can be finished: what is recorded of
    /// vectors is only worked out then.
    package func canFinishPage(
        of size: CGSize, in scale: CGAffineTransform, with draw: (OpaquePointer) -> Bool
    ) -> Bool {
        let area = CGRect(origin: .zero, size: size).applying(scale)
        guard area.width > 0, area.height > 0, area.width < 1e6, area.height < 1e6 else { return false }
        let page = cairo_pdf_surface_create_for_stream(
            { _, _, _ in CAIRO_STATUS_SUCCESS }, nil, area.width, area.height)
        guard let page else { return false }
        defer { cairo_surface_destroy(page) }
        guard let context = cairo_create(page) else { return false }
        var matrix = cairo_matrix_t(
            xx: scale.a, yx: scale.b, xy: scale.c, yy: scale.d, x0: -area.minX, y0: -area.minY)
        cairo_set_matrix(context, &matrix)
        cairo_push_group(context)
        let isDrawn = draw(context)
        cairo_pop_group_to_source(context)
        cairo_paint(context)
        let isSound = isDrawn && cairo_status(context) == CAIRO_STATUS_SUCCESS
        cairo_destroy(context)
        cairo_surface_show_page(page)
        cairo_surface_finish(page)
        return isSound && cairo_surface_status(page) == CAIRO_STATUS_SUCCESS
    }

    /// A bitmap that another library draws on a Cairo context whose units are `size`, stretched over all pixels; nil
    /// where it can't be made or `draw` answers false.
    package func bitmap(
        width: Int, height: Int, size: CGSize, scale: CGFloat, draw: (OpaquePointer) -> Bool
    ) -> Bitmap? {
        guard width > 0, height > 0, width <= 32_767, height <= 32_767, size.width > 0, size.height > 0,
            let layer = try? Layer(bounds: PixelRect(minX: 0, minY: 0, maxX: width, maxY: height)),
            let surface = layer.cairoSurface
        else { return nil }
        defer { cairo_surface_destroy(surface) }
        guard let context = cairo_create(surface) else { return nil }
        cairo_scale(context, Double(width) / Double(size.width), Double(height) / Double(size.height))
        let isDrawn = draw(context)
        cairo_destroy(context)
        cairo_surface_flush(surface)
        guard isDrawn else { return nil }
        // Unsafe: a layer has a word for each pixel of its bounds, and is kept until they are copied.
        let pixels = withExtendedLifetime(layer) {
            Array(UnsafeRawBufferPointer(start: layer.pixels, count: width * height * 4))
        }
        return Bitmap(width: width, height: height, scale: scale, pixels: pixels)
    }
}
