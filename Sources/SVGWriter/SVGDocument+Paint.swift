import Drawing
import Foundation

extension SVGDocument {
    /// The attributes that paint with `paint`; nil where SVG has no such paint and the area has to be drawn otherwise.
    ///
    /// - Parameter attribute: "fill" or "stroke".
    func paint(_ paint: Paint, attribute: String) throws -> String? {
        switch paint {
        case .color(let color):
            // Black is what an area is filled with unless something else is said.
            if attribute == "fill" { return SVGDocument.fill(color) }
            let opacity = color.clamped.opacity
            return " stroke=\"\(SVGText.color(color))\""
                + (opacity < 1 ? " stroke-opacity=\"\(SVGText.number(opacity))\"" : "")
        case .linearGradient(let gradient, let start, let end):
            guard start != end, let ramp = SVGRamp(gradient) else {
                return try self.paint(.color(gradient.stops.last?.color ?? .clear), attribute: attribute)
            }
            return reference(attribute, to: linear(ramp, start: start, end: end))
        case .radialGradient(let gradient, let center, let startRadius, let endRadius):
            return try radial(
                gradient, startRadius, endRadius, attribute,
                transform: CGAffineTransform(translationX: center.x, y: center.y))
        case .ellipticalGradient(let gradient, let transform, let startRadius, let endRadius):
            return try radial(gradient, startRadius, endRadius, attribute, transform: transform)
        case .angularGradient, .mesh: return nil
        case .image(let bitmap, let source, let transform):
            guard let part = bitmap.cropped(to: source) else { return " \(attribute)=\"none\"" }
            return reference(attribute, to: try pattern(part, transform: transform))
        }
    }

    private func reference(_ attribute: String, to name: String) -> String { " \(attribute)=\"url(#\(name))\"" }

    private func linear(_ ramp: SVGRamp, start: CGPoint, end: CGPoint) -> String {
        // SVG's stops lie within 0…1: the vector is moved to where the first and the last one are.
        func point(_ place: Double) -> CGPoint {
            CGPoint(x: start.x + (end.x - start.x) * place, y: start.y + (end.y - start.y) * place)
        }
        let (first, last) = (point(ramp.first), point(ramp.last))
        let ends = [first.x, first.y, last.x, last.y].map { SVGText.number($0) }
        let stops = ramp.stops { ($0 - ramp.first) / (ramp.last - ramp.first) }
        let text =
            " gradientUnits=\"userSpaceOnUse\" x1=\"\(ends[0])\" y1=\"\(ends[1])\" x2=\"\(ends[2])\" y2=\"\(ends[3])\">"
            + stops
        return define("l", key: text) { "<linearGradient id=\"\($0)\"\(text)</linearGradient>" }
    }

    private func radial(
        _ gradient: ResolvedGradient, _ startRadius: CGFloat, _ endRadius: CGFloat, _ attribute: String,
        transform: CGAffineTransform
    ) throws -> String {
        let length = endRadius - startRadius
        guard length != 0, length.isFinite, transform.determinant != 0, let ramp = SVGRamp(gradient) else {
            return try paint(.color(gradient.stops.last?.color ?? .clear), attribute: attribute) ?? ""
        }
        func radius(_ place: Double) -> Double { startRadius + length * place }
        let outer = max(radius(ramp.first), radius(ramp.last))
        guard outer > 0 else {
            let color = length > 0 ? gradient.stops.last?.color : gradient.stops.first?.color
            return try paint(.color(color ?? .clear), attribute: attribute) ?? ""
        }
        let stops = ramp.stops(isReversed: length < 0) { radius($0) / outer }
        var text = " gradientUnits=\"userSpaceOnUse\" "
        if transform.isTranslation {
            text += "cx=\"\(SVGText.number(transform.tx))\" cy=\"\(SVGText.number(transform.ty))\" "
        } else {
            text += "cx=\"0\" cy=\"0\" gradientTransform=\"\(SVGText.matrix(transform))\" "
        }
        text += "r=\"\(SVGText.number(outer, digits: 6))\">" + stops
        let name = define("r", key: text) { "<radialGradient id=\"\($0)\"\(text)</radialGradient>" }
        return reference(attribute, to: name)
    }

    private func pattern(_ bitmap: Bitmap, transform: CGAffineTransform) throws -> String {
        let size = bitmap.size
        let (width, height) = (SVGText.number(size.width), SVGText.number(size.height))
        let data = try dataAddress(of: bitmap)
        let text =
            " patternUnits=\"userSpaceOnUse\" width=\"\(width)\" height=\"\(height)\""
            + (transform.isIdentity ? "" : " patternTransform=\"\(SVGText.matrix(transform))\"")
            + "><image width=\"\(width)\" height=\"\(height)\" preserveAspectRatio=\"none\""
            + " href=\"\(data)\"/></pattern>"
        return define("p", key: text) { "<pattern id=\"\($0)\"\(text)" }
    }
}

/// A gradient's stops as SVG can hold them: close enough together that mixing encoded sRGB between them follows the
/// true colours.
struct SVGRamp {
    private let list: [ResolvedStop]

    /// Nil where all stops lie at one place.
    init?(_ gradient: ResolvedGradient) {
        guard let first = gradient.stops.first, let last = gradient.stops.last, last.location > first.location else {
            return nil
        }
        list = gradient.refined()
    }

    var first: Double { list.first?.location ?? 0 }
    var last: Double { list.last?.location ?? 1 }

    /// - Parameter offset: from a stop's location to SVG's.
    func stops(isReversed: Bool = false, offset: (Double) -> Double) -> String {
        var text = ""
        var stops = list
        if isReversed { stops.reverse() }
        // Places before 0 can't be said: what is at 0 is found between the last one before it and the next.
        // Two at 0 are a hard edge there: the first one's colour goes on before it.
        while stops.count > 1, offset(stops[1].location) <= 0, offset(stops[0].location) < 0 { stops.removeFirst() }
        if stops.count > 1, offset(stops[0].location) < 0 {
            let (from, to) = (offset(stops[0].location), offset(stops[1].location))
            stops[0].color = stops[0].color.mixed(with: stops[1].color, by: -from / (to - from), in: .perceptual)
        }
        for stop in stops {
            let place = SVGText.number(min(max(offset(stop.location), 0), 1), digits: 5)
            let opacity = stop.color.clamped.opacity
            text += "<stop offset=\"\(place)\" stop-color=\"\(SVGText.color(stop.color))\""
            if opacity < 1 { text += " stop-opacity=\"\(SVGText.number(opacity, digits: 4))\"" }
            text += "/>"
        }
        return text
    }
}
