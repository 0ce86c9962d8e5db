import CHarfBuzz
import Drawing
import Foundation

// Unsafe: HarfBuzz hands the pointer it was given back, within the call. Unchecked: the callbacks are made immutable.

/// Reads glyph outlines out of HarfBuzz as paths in font units, y down.
enum OutlineReader {
    static func outline(of glyph: UInt32, in font: OpaquePointer) -> Path {
        var builder = Builder()
        withUnsafeMutablePointer(to: &builder) { pointer in
            hb_font_get_glyph_shape(font, glyph, callbacks.functions, pointer)
        }
        return builder.path
    }

    private struct Builder {
        var path = Path()
    }

    private struct Callbacks: @unchecked Sendable {
        let functions: OpaquePointer

        init() {
            functions = hb_draw_funcs_create()
            hb_draw_funcs_set_move_to_func(
                functions,
                { _, data, _, x, y, _ in
                    OutlineReader.edit(data) { $0.move(to: OutlineReader.point(x, y)) }
                }, nil, nil)
            hb_draw_funcs_set_line_to_func(
                functions,
                { _, data, _, x, y, _ in
                    OutlineReader.edit(data) { $0.addLine(to: OutlineReader.point(x, y)) }
                }, nil, nil)
            hb_draw_funcs_set_quadratic_to_func(
                functions,
                { _, data, _, controlX, controlY, x, y, _ in
                    OutlineReader.edit(data) {
                        $0.addQuadCurve(to: OutlineReader.point(x, y), control: OutlineReader.point(controlX, controlY))
                    }
                }, nil, nil)
            hb_draw_funcs_set_cubic_to_func(
                functions,
                { _, data, _, x1, y1, x2, y2, x, y, _ in
                    OutlineReader.edit(data) {
                        $0.addCurve(
                            to: OutlineReader.point(x, y), control1: OutlineReader.point(x1, y1),
                            control2: OutlineReader.point(x2, y2))
                    }
                }, nil, nil)
            hb_draw_funcs_set_close_path_func(
                functions, { _, data, _, _ in OutlineReader.edit(data) { $0.closeSubpath() } }, nil, nil)
            hb_draw_funcs_make_immutable(functions)
        }
    }

    private static let callbacks = Callbacks()

    private static func edit(_ data: UnsafeMutableRawPointer?, _ body: (inout Path) -> Void) {
        guard let data else { return }
        body(&data.assumingMemoryBound(to: Builder.self).pointee.path)
    }

    private static func point(_ x: Float, _ y: Float) -> CGPoint { CGPoint(x: CGFloat(x), y: -CGFloat(y)) }
}
