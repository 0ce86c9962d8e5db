import CCairo
import Drawing
import Foundation

extension CairoRenderer {
    /// Whether `draw` draws on the layer under way of a page, and the page can be finished with it: what is recorded is
    /// only worked out then. The page is of no use afterwards, so this is for a process of its own.
    package func canFinishPage(of context: OpaquePointer, with draw: (OpaquePointer) -> Bool) -> Bool {
        guard draw(context) else { return false }
        cairo_pop_group_to_source(context)
        cairo_paint(context)
        guard cairo_status(context) == CAIRO_STATUS_SUCCESS, let page = cairo_get_target(context) else { return false }
        cairo_surface_show_page(page)
        cairo_surface_finish(page)
        return cairo_surface_status(page) == CAIRO_STATUS_SUCCESS
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
