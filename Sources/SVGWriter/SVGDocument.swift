import Drawing
import Foundation

/// An SVG text in the making: what is drawn, and what that refers to by counted names.
final class SVGDocument {
    let raster: any BitmapDrawing
    let options: PictureOptions
    private(set) var rasterised: [String] = []
    private var definitions = ""
    private var body = ""
    private var counts: [String: Int] = [:]
    private var names: [String: String] = [:]
    /// Names of glyphs already asked for; nil for blanks.
    var glyphNames: [String: String?] = [:]
    /// Names of pictures that are written already.
    var imageNames: [ShownBitmap: String] = [:]
    /// Fonts of text that stays text, by the identifiers of their faces.
    var embeddedFonts: [String: EmbeddedFont] = [:]
    /// What a material that is drawn next can see.
    var below = ViewBelow()
    /// The style sheet of a film; nil for a still.
    var animation: SVGAnimation?
    /// How many things have been drawn once more below materials.
    var drawnAgain = 0

    init(raster: any BitmapDrawing, options: PictureOptions) {
        self.raster = raster
        self.options = options
    }

    var text: String {
        let (width, height) = (SVGText.number(options.size.width), SVGText.number(options.size.height))
        var text = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\""
        // Our miter limit is 10; SVG's would be 4.
        if options.summary != nil { text += " role=\"img\"" }
        text += " viewBox=\"0 0 \(width) \(height)\" stroke-miterlimit=\"10\">\n"
        if let title = options.title { text += "<title>\(SVGText.escaped(title))</title>\n" }
        if let summary = options.summary { text += "<desc>\(SVGText.escaped(summary))</desc>\n" }
        text += fontFaces
        text += animation?.text ?? ""
        if !definitions.isEmpty { text += "<defs>\n\(definitions)</defs>\n" }
        if let background = options.background, background.clamped.opacity > 0 {
            text += "<rect width=\"\(width)\" height=\"\(height)\"\(SVGDocument.fill(background))/>\n"
        }
        return text + body + "</svg>\n"
    }

    func write(_ line: String) {
        body += line
        body += "\n"
    }

    /// What `draw` writes, as text of its own rather than as part of the picture.
    func captured(_ draw: () throws -> Void) rethrows -> String {
        let outer = body
        body = ""
        defer { body = outer }
        try draw()
        return body
    }

    func note(_ reason: String) { rasterised.append(reason) }

    /// A name for the definition that `make` writes around it. The same `key` has the same name, and is written once.
    ///
    /// - Parameter prefix: the first letter of the name, one for each kind of definition.
    func define(_ prefix: String, key: String, _ make: (String) throws -> String) rethrows -> String {
        let wholeKey = prefix + key
        if let name = names[wholeKey] { return name }
        let name = nextName(prefix)
        names[wholeKey] = name
        let definition = try make(name)
        definitions += definition
        definitions += "\n"
        return name
    }

    /// A name that nothing else has.
    func nextName(_ prefix: String) -> String {
        counts[prefix, default: 0] += 1
        return prefix + String(counts[prefix, default: 0])
    }

    static func fill(_ color: ResolvedColor) -> String {
        let opacity = color.clamped.opacity
        let fill = color.clamped == .black ? "" : " fill=\"\(SVGText.color(color))\""
        return fill + (opacity < 1 ? " fill-opacity=\"\(SVGText.number(opacity))\"" : "")
    }
}

// MARK: - Items

extension SVGDocument {
    func draw(_ list: DisplayList, bounds: [ItemBounds]) throws {
        if list.hasModesBeyondCSS {
            return try embed(list, in: ItemBounds.union(bounds), reason: "a blend mode that CSS doesn't have")
        }
        if list.items.contains(where: { $0.seesBelow }) { return try drawInSections(list, bounds: bounds) }
        try drawItems(list, bounds: bounds)
    }

    func drawItems(_ list: DisplayList, bounds: [ItemBounds]) throws {
        for (item, box) in zip(list.items, bounds) where !box.rect.isNull && box.rect.hasFiniteValues {
            try charge(item.work(on: 0) * 4 + 64)
            switch item {
            case .fill(let path, let style, let paint):
                try fill(path, style: style, paint: paint)
            case .stroke(let path, let style, let paint):
                try stroke(path, style: style, paint: paint)
            case .glyphs(let run, let paint): try glyphs(run, paint: paint)
            case .image(let image): try self.image(image)
            case .group(let group): try draw(group, box: box)
            }
        }
    }

    func fill(_ path: Path, style: FillStyle, paint: Paint) throws {
        let shape = SVGDocument.shape(path)
        guard !shape.isEmpty else { return }
        let crisp = style.isAntialiased ? "" : " shape-rendering=\"crispEdges\""
        let rule = style.isEOFilled ? " fill-rule=\"evenodd\"" : ""
        guard let attributes = try self.paint(paint, attribute: "fill") else {
            return try drawPainted(paint, bounds: path.controlPointBounds) {
                "<clipPath id=\"\($0)\">\(shape)\(style.isEOFilled ? " clip-rule=\"evenodd\"" : "")/></clipPath>"
            }
        }
        write("\(shape)\(attributes)\(rule)\(crisp)/>")
    }

    func stroke(_ path: Path, style: StrokeStyle, paint: Paint) throws {
        let shape = SVGDocument.shape(path)
        guard !shape.isEmpty, style.lineWidth > 0, style.lineWidth.isFinite else { return }
        let attributes = style.svgAttributes
        guard let color = try self.paint(paint, attribute: "stroke") else {
            let bounds = path.controlPointBounds.grown(by: style.reach)
            let line = "\(shape) fill=\"none\" stroke=\"#fff\"\(attributes)/>"
            return try drawPainted(paint, bounds: bounds) {
                "<mask id=\"\($0)\" \(SVGDocument.region(bounds))>\(line)</mask>"
            }
        }
        write("\(shape) fill=\"none\"\(color)\(attributes)/>")
    }

    /// The tag of a path without its end; empty for a path that draws nothing.
    static func shape(_ path: Path) -> String {
        if let rect = path.axisAlignedRect {
            let place =
                (rect.minX == 0 ? "" : " x=\"\(SVGText.number(rect.minX))\"")
                + (rect.minY == 0 ? "" : " y=\"\(SVGText.number(rect.minY))\"")
            return "<rect\(place) width=\"\(SVGText.number(rect.width))\" height=\"\(SVGText.number(rect.height))\""
        }
        let data = SVGText.data(of: path)
        return data.isEmpty ? "" : "<path d=\"\(data)\""
    }

    /// The attributes of a region in the user's coordinates.
    static func region(_ rect: CGRect, units: String = "maskUnits") -> String {
        "\(units)=\"userSpaceOnUse\" \(SVGText.box(rect))"
    }
}

extension StrokeStyle {
    fileprivate var svgAttributes: String {
        var text = lineWidth == 1 ? "" : " stroke-width=\"\(SVGText.number(lineWidth))\""
        switch lineCap {
        case .butt: break
        case .round: text += " stroke-linecap=\"round\""
        case .square: text += " stroke-linecap=\"square\""
        }
        switch lineJoin {
        case .miter:
            if miterLimit != 10 { text += " stroke-miterlimit=\"\(SVGText.number(max(miterLimit, 1)))\"" }
        case .round: text += " stroke-linejoin=\"round\""
        case .bevel: text += " stroke-linejoin=\"bevel\""
        }
        let dash = usableDash
        if !dash.isEmpty {
            text += " stroke-dasharray=\"\(dash.map { SVGText.number($0) }.joined(separator: " "))\""
            if dashPhase != 0 { text += " stroke-dashoffset=\"\(SVGText.number(dashPhase))\"" }
        }
        return text
    }
}
