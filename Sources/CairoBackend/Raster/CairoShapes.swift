import CCairo
import Drawing
import Foundation

/// Coverage as Cairo finds it, for what FreeType's scan converter can't do: strokes, and paths of very many points.
enum CairoShapes {
    static func fill(_ path: Path, style: FillStyle, transform: CGAffineTransform, area: PixelRect) -> Coverage? {
        coverage(of: area) { context in
            guard context.append(path, transform: transform) else { return }
            cairo_set_fill_rule(context, style.isEOFilled ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
            cairo_fill(context)
        }
    }

    static func stroke(
        _ path: Path, style: StrokeStyle, transform: CGAffineTransform, area: PixelRect
    ) -> Coverage? {
        guard transform.determinant != 0, transform.determinant.isFinite else { return nil }
        return coverage(of: area) { context in
            guard context.append(path, transform: transform) else { return }
            context.set(style)
            var matrix = transform.cairoMatrix
            cairo_transform(context, &matrix)
            cairo_stroke(context)
        }
    }

    private static func coverage(of area: PixelRect, draw: (OpaquePointer) -> Void) -> Coverage? {
        // Cairo's rows are whole words.
        var padded = area
        padded.maxX = area.minX + (area.width + 3) / 4 * 4
        guard padded.width <= 32_767, padded.height <= 32_767, let coverage = Coverage(bounds: padded) else {
            return nil
        }
        let surface = cairo_image_surface_create_for_data(
            coverage.bytes, CAIRO_FORMAT_A8, Int32(padded.width), Int32(padded.height), Int32(padded.width))
        guard let surface else { return nil }
        defer { cairo_surface_destroy(surface) }
        guard let context = cairo_create(surface) else { return nil }
        defer { cairo_destroy(context) }
        cairo_translate(context, Double(-area.minX), Double(-area.minY))
        cairo_set_antialias(context, CAIRO_ANTIALIAS_BEST)
        cairo_set_tolerance(context, 0.02)
        draw(context)
        cairo_surface_flush(surface)
        return cairo_status(context) == CAIRO_STATUS_SUCCESS ? coverage : nil
    }
}

extension CGAffineTransform {
    var cairoMatrix: cairo_matrix_t { cairo_matrix_t(xx: a, yx: b, xy: c, yy: d, x0: tx, y0: ty) }
}

/// A `cairo_t`.
extension OpaquePointer {
    /// Appends `path`, already transformed, to the current path. Answers false, and appends nothing, where a point
    /// isn't a number.
    func append(_ path: Path, transform: CGAffineTransform = .identity) -> Bool {
        let bounds = path.controlPointBounds.applying(transform)
        guard !path.isEmpty, !bounds.isNull, bounds.hasFiniteValues else { return false }
        let limit: CGFloat = 8_000_000
        func place(_ point: CGPoint) -> CGPoint {
            let moved = point.applying(transform)
            return CGPoint(x: min(max(moved.x, -limit), limit), y: min(max(moved.y, -limit), limit))
        }
        var current = CGPoint.zero
        for element in path.elements {
            switch element {
            case .move(let point):
                current = place(point)
                cairo_move_to(self, current.x, current.y)
            case .line(let point):
                current = place(point)
                cairo_line_to(self, current.x, current.y)
            case .quadCurve(let point, let control):
                let (middle, end) = (place(control), place(point))
                if cairo_has_current_point(self) == 0 { cairo_move_to(self, middle.x, middle.y) }
                var (x, y) = (0.0, 0.0)
                cairo_get_current_point(self, &x, &y)
                current = CGPoint(x: x, y: y)
                cairo_curve_to(
                    self, current.x + (middle.x - current.x) * 2 / 3, current.y + (middle.y - current.y) * 2 / 3,
                    end.x + (middle.x - end.x) * 2 / 3, end.y + (middle.y - end.y) * 2 / 3, end.x, end.y)
                current = end
            case .curve(let point, let control1, let control2):
                let (first, second) = (place(control1), place(control2))
                current = place(point)
                cairo_curve_to(self, first.x, first.y, second.x, second.y, current.x, current.y)
            case .closeSubpath: cairo_close_path(self)
            }
        }
        return true
    }

    func set(_ style: StrokeStyle) {
        cairo_set_line_width(self, style.lineWidth)
        let caps = [CAIRO_LINE_CAP_BUTT, CAIRO_LINE_CAP_ROUND, CAIRO_LINE_CAP_SQUARE]
        let joins = [CAIRO_LINE_JOIN_MITER, CAIRO_LINE_JOIN_ROUND, CAIRO_LINE_JOIN_BEVEL]
        cairo_set_line_cap(self, caps[Int(style.lineCap.rawValue)])
        cairo_set_line_join(self, joins[Int(style.lineJoin.rawValue)])
        cairo_set_miter_limit(self, max(style.miterLimit, 1))
        let dash = style.usableDash.map(Double.init)
        if !dash.isEmpty { cairo_set_dash(self, dash, Int32(dash.count), style.dashPhase) }
    }
}
