import Drawing
import Foundation

extension SVGDocument {
    /// Glyphs as outlines: each one once, and used wherever it stands.
    func glyphs(_ run: GlyphRun, paint: Paint) throws {
        guard run.size > 0, run.size.isFinite else { return }
        if try selectable(run, paint: paint) { return }
        guard case .color = paint, let attributes = try self.paint(paint, attribute: "fill") else {
            // A use moves the coordinates that a gradient is in, so that it would start anew with each glyph.
            return try fill(run.outline, style: FillStyle(), paint: paint)
        }
        var uses = ""
        for glyph in run.glyphs {
            guard let name = define(glyph: glyph.glyph, of: run) else { continue }
            let place = run.placement(of: glyph)
            guard place.tx.isFinite, place.ty.isFinite else { continue }
            uses += "<use href=\"#\(name)\""
            if place.isTranslation {
                uses += " x=\"\(SVGText.number(place.tx))\" y=\"\(SVGText.number(place.ty))\"/>"
            } else {
                uses += " transform=\"\(SVGText.matrix(place))\"/>"
            }
        }
        guard !uses.isEmpty else { return }
        write("<g\(attributes)>\(uses)</g>")
    }

    private func define(glyph: UInt32, of run: GlyphRun) -> String? {
        let key = "\(UInt(bitPattern: ObjectIdentifier(run.source)))/\(run.size)/\(glyph)"
        if let known = glyphNames[key] { return known }
        let data = SVGText.data(of: run.source.outline(of: glyph, size: run.size))
        let name = data.isEmpty ? nil : define("g", key: key) { "<path id=\"\($0)\" d=\"\(data)\"/>" }
        glyphNames[key] = .some(name)
        return name
    }
}

extension GlyphRun {
    /// All glyphs' outlines in one path.
    fileprivate var outline: Path {
        var path = Path()
        for glyph in glyphs {
            path.addPath(source.outline(of: glyph.glyph, size: size), transform: placement(of: glyph))
        }
        return path
    }
}
