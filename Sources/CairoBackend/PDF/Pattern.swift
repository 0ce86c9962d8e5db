import CCairo
import Drawing
import Foundation

/// A Cairo source.
final class Pattern {
    let pointer: OpaquePointer

    private init(_ pointer: OpaquePointer) { self.pointer = pointer }

    deinit { cairo_pattern_destroy(pointer) }

    /// - Parameter bounds: all that will be painted; a gradient round a point has to be drawn so far.
    convenience init?(_ paint: Paint, covering bounds: CGRect) {
        switch paint {
        case .color(let color): self.init(color)
        case .linearGradient(let gradient, let start, let end):
            guard start != end else {
                self.init(gradient.stops.last?.color ?? .clear)
                return
            }
            guard let place = GradientSpan(gradient) else { return nil }
            let (from, to) = (place.point(place.first, start, end), place.point(place.last, start, end))
            self.init(cairo_pattern_create_linear(from.x, from.y, to.x, to.y))
            add(gradient.refined(), over: place)
        case .radialGradient(let gradient, let center, let startRadius, let endRadius):
            let move = CGAffineTransform(translationX: center.x, y: center.y)
            self.init(radial: gradient, startRadius, endRadius, transform: move)
        case .ellipticalGradient(let gradient, let transform, let startRadius, let endRadius):
            self.init(radial: gradient, startRadius, endRadius, transform: transform)
        case .angularGradient(let gradient, let center, let start, let end):
            self.init(cairo_pattern_create_mesh())
            AngularMesh(gradient, center: center, start: start, end: end, covering: bounds).add(to: pointer)
        case .mesh(let mesh):
            self.init(cairo_pattern_create_mesh())
            mesh.add(to: pointer, covering: bounds)
        case .image(let bitmap, let source, let transform):
            guard let part = bitmap.cropped(to: source) else { return nil }
            let toPoints = CGAffineTransform(scaleX: 1 / part.scale, y: 1 / part.scale).concatenating(transform)
            self.init(part, transform: toPoints, isTiled: true)
        }
    }

    private convenience init(_ color: ResolvedColor) {
        let color = color.clamped
        self.init(cairo_pattern_create_rgba(color.red, color.green, color.blue, color.opacity))
    }

    private convenience init?(
        radial gradient: ResolvedGradient, _ startRadius: CGFloat, _ endRadius: CGFloat, transform: CGAffineTransform
    ) {
        let length = endRadius - startRadius
        guard transform.determinant != 0, transform.determinant.isFinite, length.isFinite else { return nil }
        guard length != 0, let first = gradient.stops.first?.location, let last = gradient.stops.last?.location else {
            self.init(gradient.stops.last?.color ?? .clear)
            return
        }
        func radius(_ location: Double) -> Double { startRadius + length * location }
        // Cairo has no circles of less than nothing: the gradient is cut where its radius is 0.
        let zero = -startRadius / length
        let isCut = radius(first) < 0 || radius(last) < 0
        let shown = isCut ? gradient.cut(at: zero, keepsLater: length > 0) : gradient
        guard let span = GradientSpan(shown, within: length > 0 ? zero...(.infinity) : -.infinity...zero) else {
            self.init((length > 0 ? gradient.stops.last : gradient.stops.first)?.color ?? .clear)
            return
        }
        let (inner, outer) = (max(radius(span.first), 0), max(radius(span.last), 0))
        guard inner.isFinite, outer.isFinite else { return nil }
        self.init(cairo_pattern_create_radial(0, 0, inner, 0, 0, outer))
        add(shown.refined(), over: span)
        var matrix = transform.inverted().cairoMatrix
        cairo_pattern_set_matrix(pointer, &matrix)
    }

    /// - Parameter transform: from the bitmap's pixels to what is painted.
    convenience init?(_ bitmap: Bitmap, transform: CGAffineTransform, isTiled: Bool) {
        guard transform.determinant != 0, transform.determinant.isFinite, bitmap.width > 0, bitmap.height > 0,
            bitmap.width <= 32_767, bitmap.height <= 32_767,
            let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(bitmap.width), Int32(bitmap.height)),
            let data = cairo_image_surface_get_data(surface)
        else { return nil }
        defer { cairo_surface_destroy(surface) }
        let stride = Int(cairo_image_surface_get_stride(surface))
        // Unsafe: Cairo's surface was made as wide and high as the bitmap, and its rows are as far apart as it says.
        bitmap.pixels.withUnsafeBytes { bytes in
            guard let base = bytes.baseAddress else { return }
            for y in 0..<bitmap.height { memcpy(data + y * stride, base + y * bitmap.width * 4, bitmap.width * 4) }
        }
        cairo_surface_mark_dirty(surface)
        self.init(cairo_pattern_create_for_surface(surface))
        var matrix = transform.inverted().cairoMatrix
        cairo_pattern_set_matrix(pointer, &matrix)
        cairo_pattern_set_extend(pointer, isTiled ? CAIRO_EXTEND_REPEAT : CAIRO_EXTEND_PAD)
    }

    /// The stops, and one more at either end of the span: Cairo cuts a pattern's line to its stops.
    private func add(_ stops: [ResolvedStop], over span: GradientSpan) {
        guard let first = stops.first, let last = stops.last else { return }
        func add(_ color: ResolvedColor, at offset: Double) {
            let color = color.clamped
            cairo_pattern_add_color_stop_rgba(pointer, offset, color.red, color.green, color.blue, color.opacity)
        }
        add(first.color, at: 0)
        for stop in stops { add(stop.color, at: (stop.location - span.first) / span.length) }
        add(last.color, at: 1)
        cairo_pattern_set_extend(pointer, CAIRO_EXTEND_PAD)
    }

    func setFilter(_ filter: cairo_filter_t) { cairo_pattern_set_filter(pointer, filter) }

    func set(on context: OpaquePointer) { cairo_set_source(context, pointer) }
}

/// The part of a gradient's line that a pattern is made of: all stops, and some of what lies beyond them, since a hard
/// edge at a pattern's very end is lost in PDF. Nil where there is no such part.
private struct GradientSpan {
    let first: Double
    let last: Double
    var length: Double { last - first }

    init?(_ gradient: ResolvedGradient, within limits: ClosedRange<Double> = -.infinity...(.infinity)) {
        guard let first = gradient.stops.first?.location, let last = gradient.stops.last?.location else { return nil }
        let margin = max(last - first, 1) / 4
        self.first = max(first - margin, min(limits.lowerBound, first))
        self.last = min(last + margin, max(limits.upperBound, last))
        guard self.first.isFinite, self.last.isFinite, self.last > self.first else { return nil }
    }

    func point(_ location: Double, _ start: CGPoint, _ end: CGPoint) -> CGPoint {
        CGPoint(x: start.x + (end.x - start.x) * location, y: start.y + (end.y - start.y) * location)
    }
}

extension ResolvedGradient {
    /// The gradient from `place` on, or up to it.
    fileprivate func cut(at place: Double, keepsLater: Bool) -> ResolvedGradient {
        let edge = ResolvedStop(color: color(at: place), location: place)
        let kept = stops.filter { keepsLater ? $0.location > place : $0.location < place }
        return ResolvedGradient(stops: keepsLater ? [edge] + kept : kept + [edge], colorSpace: colorSpace)
    }
}
