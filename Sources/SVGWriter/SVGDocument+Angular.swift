import Drawing
import Foundation

extension SVGDocument {
    /// Paints an area in a way that SVG has no paint for: as wedges of one colour each, or as a picture, cut to the area.
    ///
    /// - Parameter stencil: writes a clip path or a mask of a given name that leaves only the area.
    func drawPainted(_ paint: Paint, bounds: CGRect, stencil: (String) -> String) throws {
        guard bounds.hasFiniteValues else { return }
        let isMask = stencil("").hasPrefix("<mask")
        let name = define(isMask ? "m" : "c", key: stencil(""), stencil)
        let attribute = isMask ? "mask" : "clip-path"
        write("<g \(attribute)=\"url(#\(name))\">")
        let list = DisplayList(items: [.fill(Path(bounds), FillStyle(), paint)])
        switch paint {
        case .angularGradient(let gradient, let center, let start, let end)
        where gradient.stops.allSatisfy { $0.color.clamped.opacity >= 1 } && center.x.isFinite && center.y.isFinite:
            wedges(gradient, center: center, start: start, end: end, bounds: bounds)
        case .angularGradient:
            try embed(list, in: bounds, reason: "an angular gradient with transparent colours")
        default: try embed(list, in: bounds, reason: "a mesh gradient")
        }
        write("</g>")
    }

    /// Each wedge reaches under the next one, so that no seam shows between them.
    private func wedges(_ gradient: ResolvedGradient, center: CGPoint, start: Angle, end: Angle, bounds: CGRect) {
        let corners = [
            CGPoint(x: bounds.minX, y: bounds.minY), CGPoint(x: bounds.maxX, y: bounds.minY),
            CGPoint(x: bounds.maxX, y: bounds.maxY), CGPoint(x: bounds.minX, y: bounds.maxY),
        ]
        let radius = (corners.map { hypot($0.x - center.x, $0.y - center.y) }.max() ?? 0) * 1.1 + 1
        let sweep = min(abs(end.radians - start.radians), 2 * .pi)
        let direction: Double = end < start ? -1 : 1
        let full = 2 * Double.pi
        // What lies outside the sweep belongs to the nearer end.
        let rest = (full - sweep) / 2
        let first = gradient.color(at: 0)
        let last = gradient.color(at: 1)
        func wedge(_ from: Double, _ to: Double, _ color: ResolvedColor) {
            let pieces = max(Int(((to - from) / 0.5).rounded(.up)), 1)
            var path = Path()
            path.move(to: center)
            for piece in 0...pieces {
                let angle = start.radians + direction * (from + (to - from) * Double(piece) / Double(pieces))
                path.addLine(to: CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle)))
            }
            path.closeSubpath()
            write("<path d=\"\(SVGText.data(of: path, digits: 2))\"\(SVGDocument.fill(color))/>")
        }
        if rest > 0 { wedge(-rest, sweep > 0 ? 0.02 : rest, first) }
        let parts = sweep > 0 ? 360 : 0
        var from = 0
        while from < parts {
            // Neighbours whose colours can't be distinguished are one wedge.
            let color = gradient.color(at: (Double(from) + 0.5) / Double(parts))
            var to = from + 1
            while to < parts,
                SVGText.color(gradient.color(at: (Double(to) + 0.5) / Double(parts))) == SVGText.color(color)
            {
                to += 1
            }
            let (begin, finish) = (sweep * Double(from) / Double(parts), sweep * Double(to) / Double(parts))
            wedge(begin, to < parts ? finish + 0.02 : finish, color)
            from = to
        }
        if rest > 0 { wedge(sweep, sweep + rest, last) }
    }

    /// Draws a list as a picture: for what SVG has no means for.
    func embed(_ list: DisplayList, in rect: CGRect, reason: String) throws {
        let canvas = CGRect(origin: .zero, size: options.size)
        // Where the list stands on the canvas isn't known here; a whole canvas' worth around it is always enough.
        let area = rect.overlap(with: canvas.insetBy(dx: -canvas.width, dy: -canvas.height))
        guard !area.isNull, area.width > 0, area.height > 0 else { return }
        note(reason)
        let scale = max(options.scale, 2)
        let moved = DisplayList.Group(
            transform: CGAffineTransform(translationX: -area.minX, y: -area.minY), contents: list)
        let part = PictureOptions(size: area.size, scale: scale, maxPixels: options.maxPixels)
        let bitmap = try raster.bitmap(DisplayList(items: [.group(moved)]), part)
        let size = CGSize(width: CGFloat(bitmap.width) / scale, height: CGFloat(bitmap.height) / scale)
        let box = SVGText.box(CGRect(origin: area.origin, size: size))
        write("<image \(box) preserveAspectRatio=\"none\" href=\"\(try dataAddress(of: bitmap))\"/>")
    }

    func dataAddress(of bitmap: Bitmap) throws -> String {
        "data:image/png;base64," + Data(try raster.png(bitmap)).base64EncodedString()
    }
}
