import Drawing
import Foundation

extension SVGDocument {
    /// A group's changes from the outside in: transform, blending, opacity and mask; filters; clip.
    ///
    /// - Parameters:
    ///   - animation: what moves them.
    ///   - contents: draws the contents where they are animated.
    func draw(
        _ group: DisplayList.Group, box: ItemBounds, animation: GroupAnimation? = nil,
        contents: (() throws -> Void)? = nil
    ) throws {
        guard animation != nil || group.transform.isUsable && group.opacity > 0 else { return }
        var outer = animation?.attribute ?? ""
        if !group.transform.isIdentity { outer += " transform=\"\(SVGText.matrix(group.transform))\"" }
        if group.opacity < 1 { outer += " opacity=\"\(SVGText.number(group.opacity))\"" }
        if let mask = group.mask { outer += " mask=\"url(#\(try define(mask: mask, of: group, box: box)))\"" }
        var style: [String] = []
        if group.blendMode != .normal, let mode = group.blendMode.cssName { style.append("mix-blend-mode:\(mode)") }
        if group.isIsolated { style.append("isolation:isolate") }
        if !style.isEmpty { outer += " style=\"\(style.joined(separator: ";"))\"" }

        var layers = [outer]
        if !group.filters.isEmpty { layers.append(try filterAttribute(group, box: box)) }
        if let clip = group.clip {
            layers.append(animation?.clip.map { clipAttribute($0, clip.style) } ?? clipAttribute(clip))
        }
        let note = group.accessibility.map(SVGDocument.explanation)
        if note != nil { layers[0] += " role=\"img\"" }
        // One tag holds what has to be applied in the order in which a tag applies it.
        if group.clip != nil, group.filters.isEmpty, group.mask == nil, group.transform.isIdentity || layers[0].isEmpty
        {
            layers = [layers.joined()]
        }
        layers = layers.filter { !$0.isEmpty }
        if note != nil || group.id != nil, layers.isEmpty { layers = [""] }
        if let id = group.id { layers[0] = " id=\"\(SVGText.escaped(id))\"" + layers[0] }
        let link = group.link.flatMap { $0.isSafe ? $0 : nil }
        if let link { write("<a href=\"\(SVGText.escaped(link.address))\">") }
        for (index, layer) in layers.enumerated() { write("<g\(layer)>\(index == 0 ? note ?? "" : "")") }
        let outside = below
        defer { below = outside }
        if let backdrop = group.backdrop, let clip = group.clip {
            try frost(backdrop, within: clip, view: outside.seen(through: group.transform))
        }
        below = outside.inside(group)
        if let contents { try contents() } else { try draw(group.contents, bounds: box.contents) }
        if !layers.isEmpty { write(String(repeating: "</g>", count: layers.count)) }
        if link != nil { write("</a>") }
    }

    private static func explanation(_ accessibility: DisplayList.Accessibility) -> String {
        "<title>\(SVGText.escaped(accessibility.label))</title>"
            + (accessibility.hint.map { "<desc>\(SVGText.escaped($0))</desc>" } ?? "")
    }

    private func clipAttribute(_ clip: DisplayList.Clip) -> String {
        let rule = clip.style.isEOFilled ? " clip-rule=\"evenodd\"" : ""
        let shape = SVGDocument.shape(clip.path)
        // An empty clip leaves nothing.
        let content = shape.isEmpty ? "" : shape + rule + "/>"
        return " clip-path=\"url(#\(define("c", key: content) { "<clipPath id=\"\($0)\">\(content)</clipPath>" }))\""
    }

    /// The same for a clip that moves.
    private func clipAttribute(_ moved: GroupAnimation.Clip, _ style: FillStyle) -> String {
        let rule = style.isEOFilled ? " clip-rule=\"evenodd\"" : ""
        let shape = SVGDocument.shape(moved.path)
        let track = self.animation?.attribute([.transform(moved.transforms)]) ?? ""
        let place = moved.transforms.last.map { " transform=\"\(SVGText.matrix($0))\"" } ?? ""
        let content = shape.isEmpty ? "" : shape + rule + track + place + "/>"
        return " clip-path=\"url(#\(define("c", key: content) { "<clipPath id=\"\($0)\">\(content)</clipPath>" }))\""
    }

    private func define(mask: DisplayList, of group: DisplayList.Group, box: ItemBounds) throws -> String {
        let bounds = try ItemBounds.of(mask)
        let outside = below
        below = ViewBelow(canvas: nil)
        defer { below = outside }
        let content = try captured { try draw(mask, bounds: bounds) }
        let rect = ItemBounds.union(bounds)
        let region = SVGDocument.region(rect.isNull ? .zero : rect)
        return define("m", key: region + content) {
            "<mask id=\"\($0)\" \(region) style=\"mask-type:alpha\">\n\(content)</mask>"
        }
    }
}

extension CGAffineTransform {
    fileprivate var isUsable: Bool {
        let isFinite = [a, b, c, d, tx, ty].allSatisfy(\.isFinite)
        return isFinite && determinant != 0
    }
}

extension BlendMode {
    /// CSS's name of the mode; nil where it has none.
    var cssName: String? {
        switch self {
        case .normal: "normal"
        case .multiply: "multiply"
        case .screen: "screen"
        case .overlay: "overlay"
        case .darken: "darken"
        case .lighten: "lighten"
        case .colorDodge: "color-dodge"
        case .colorBurn: "color-burn"
        case .softLight: "soft-light"
        case .hardLight: "hard-light"
        case .difference: "difference"
        case .exclusion: "exclusion"
        case .hue: "hue"
        case .saturation: "saturation"
        case .color: "color"
        case .luminosity: "luminosity"
        case .plusLighter: "plus-lighter"
        case .sourceAtop, .destinationOver, .destinationOut, .plusDarker: nil
        }
    }
}

extension DisplayList {
    /// Whether something in it, that isn't shut off in a layer, mixes with what is below it in a way CSS doesn't know.
    var hasModesBeyondCSS: Bool {
        items.contains { item in
            guard case .group(let group) = item else { return false }
            if group.blendMode.cssName == nil { return true }
            return !group.needsLayer && group.contents.hasModesBeyondCSS
        }
    }
}
