import Drawing
import Foundation
import Typesetting

/// The characters of one face that a document shows as text.
struct EmbeddedFont {
    let name: String
    let face: FontFace
    var scalars: Set<Unicode.Scalar> = []
}

extension SVGDocument {
    /// Writes a run as text that a reader can select, each character where it was laid out.
    ///
    /// - Returns: false where a character isn't just its own glyph, as in joined scripts, ligatures and alternates: those
    ///   stay outlines.
    func selectable(_ run: GlyphRun, paint: Paint) throws -> Bool {
        guard options.selectableText, case .color = paint, let face = run.source as? FontFace, run.syntheticSlant == 0,
            face.horizontalScale == 1, !face.hasColorGlyphs, !run.isRightToLeft,
            let attributes = try self.paint(paint, attribute: "fill")
        else { return false }
        let scalars = Array(run.text.unicodeScalars)
        guard scalars.count == run.glyphs.count, !scalars.isEmpty else { return false }
        for (scalar, glyph) in zip(scalars, run.glyphs) where face.glyph(for: scalar) != glyph.glyph { return false }
        guard run.text.unicodeScalars.allSatisfy({ $0.value < 0x1_0000 && $0.value >= 0x20 }) else { return false }
        // The upright and the italic file of a family may name their faces alike.
        let key = face.path + face.identifier
        var font = embeddedFonts[key] ?? EmbeddedFont(name: "f\(embeddedFonts.count + 1)", face: face)
        if embeddedFonts[key] == nil {
            // A font that can't be cut down isn't embedded.
            guard face.subset(to: Set(scalars)) != nil else { return false }
        }
        font.scalars.formUnion(scalars)
        embeddedFonts[key] = font
        let places = run.glyphs.map { SVGText.number(run.origin.x + $0.x) }.joined(separator: " ")
        let heights = Set(run.glyphs.map(\.y))
        let y =
            heights.count == 1
            ? SVGText.number(run.origin.y + (heights.first ?? 0))
            : run.glyphs.map { SVGText.number(run.origin.y + $0.y) }.joined(separator: " ")
        write(
            "<text class=\"\(font.name)\" x=\"\(places)\" y=\"\(y)\" font-size=\"\(SVGText.number(run.size))\""
                + " xml:space=\"preserve\"\(attributes)>\(SVGText.escaped(run.text))</text>")
        return true
    }

    /// The embedded fonts, in the order of their names, and what viewers that can't embed fonts take instead.
    var fontFaces: String {
        let fonts = embeddedFonts.values.sorted { ($0.name.count, $0.name) < ($1.name.count, $1.name) }
        let rules = fonts.compactMap { font -> String? in
            guard let bytes = font.face.subset(to: font.scalars) else { return nil }
            let data = Data(bytes).base64EncodedString()
            let style = font.style
            return "@font-face{font-family:\(font.name);src:url(data:font/ttf;base64,\(data))\(style)}\n"
                + ".\(font.name){font-family:\(font.name),\(font.substitutes)\(style)}"
        }
        return rules.isEmpty ? "" : "<style>\(rules.joined(separator: "\n"))</style>\n"
    }
}

extension EmbeddedFont {
    /// Weight and slant where they aren't the usual ones. Texts and their embedded font have the same, so that nothing
    /// is thickened or slanted once more.
    fileprivate var style: String {
        let weight = face.weight == 400 ? "" : ";font-weight:\(face.weight)"
        return weight + (face.isItalic ? ";font-style:italic" : "")
    }

    /// The family by its own name, then any of its kind.
    fileprivate var substitutes: String {
        let letters = face.familyName.filter { $0.isLetter || $0.isNumber || $0 == " " }
        let family = letters.isEmpty ? "" : "'\(letters)',"
        return family + (face.isMonospaced ? "monospace" : face.isSerif ? "serif" : "sans-serif")
    }
}
