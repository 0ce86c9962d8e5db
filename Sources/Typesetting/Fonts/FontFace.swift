import CHarfBuzz
import Drawing
import Files
import Foundation
import Synchronization

/// One face of a font at one place in its design space, independent of size: what shapes text and draws its glyphs.
///
/// Distances are in font units, `unitsPerEm` to the em; y points up in `metrics` and down in outlines.
// Unchecked: HarfBuzz's font is made immutable before anybody has it, and what is kept of glyphs is behind locks.
package final class FontFace: GlyphSource, @unchecked Sendable {
    package let identifier: String
    package let postScriptName: String
    package let variations: [FontVariation]
    package let unitsPerEm: CGFloat
    /// The factor by which glyphs are stretched where the font has no width of its own to offer; 1 for none.
    package let horizontalScale: CGFloat
    package let metrics: FaceMetrics
    /// True where glyphs are pictures; ask `colorGlyph(_:size:)` before `outline(of:size:)`.
    package let hasColorGlyphs: Bool

    let file: FontFile
    /// Immutable, scaled to font units.
    let font: OpaquePointer

    /// Set for faces whose plain text depends on pairs alone.
    let pairs: PairTable?

    let alternates: ContextualAlternates

    /// Every text that is offered too little room asks for this sign, so it is kept by itself.
    private let ellipses = Mutex<[ShapingFeatures: ShapedText]>([:])
    private let outlines = Mutex<[UInt32: Path]>([:])
    private let colors = Mutex<ColorGlyphLoader?>(nil)

    init(
        file: FontFile, variations: [FontVariation] = [], horizontalScale: CGFloat = 1, plainText: PlainText = .shaping,
        alternates: ContextualAlternates = .all
    ) {
        self.alternates = alternates
        pairs = plainText == .shaping ? nil : PairTable(hasSigns: plainText == .pairsAndSigns)
        self.horizontalScale = horizontalScale
        self.file = file
        self.variations = variations
        unitsPerEm = file.unitsPerEm
        let font: OpaquePointer = hb_font_create(file.face)
        if !variations.isEmpty {
            let settings = variations.map {
                hb_variation_t(tag: hb_tag_from_string($0.tag, -1), value: Float($0.value))
            }
            hb_font_set_variations(font, settings, UInt32(settings.count))
        }
        if horizontalScale != 1 {
            let units = Int32(clamping: Int(file.unitsPerEm))
            hb_font_set_scale(font, Int32(clamping: Int(file.unitsPerEm * horizontalScale)), units)
        }
        hb_font_make_immutable(font)
        self.font = font
        metrics = FaceMetrics(font: font, unitsPerEm: file.unitsPerEm)
        hasColorGlyphs = hb_ot_color_has_png(file.face) != 0
        let name = file.name(hb_ot_name_id_t(6))
        postScriptName = name.isEmpty ? (file.path as NSString).lastPathComponent : name
        let place = variations.map { "\($0.tag)=\(Self.shortNumber($0.value))" }
        let stretch = horizontalScale == 1 ? [] : ["stretch=\(Self.shortNumber(horizontalScale))"]
        // Without `joined`, for whose types the runtime searches all conformances of the program at the first picture.
        identifier = (place + stretch).reduce(postScriptName) { $0 + ";" + $1 }
    }

    deinit { hb_font_destroy(font) }

    /// The shaped "…", made by `shape` the first time.
    func ellipsis(_ features: ShapingFeatures, shape: () -> ShapedText) -> ShapedText {
        if let known = ellipses.withLock({ $0[features] }) { return known }
        let shaped = shape()
        ellipses.withLock { $0[features] = shaped }
        return shaped
    }

    /// Where the face comes from.
    package var path: String { file.path }
    /// The face's data, for a backend that reads it with a library of its own; valid as long as the face is kept.
    package var bytes: MappedFile { file.bytes }
    package var faceIndex: Int { file.index }

    /// The glyph of a character, nil where the face hasn't got it.
    package func glyph(for scalar: Unicode.Scalar) -> UInt32? {
        var glyph: hb_codepoint_t = 0
        return hb_font_get_nominal_glyph(font, scalar.value, &glyph) != 0 ? glyph : nil
    }

    /// True where lower-case letters have small capitals of their own.
    var hasSmallCaps: Bool { file.hasSmallCaps }

    func covers(_ scalar: UInt32) -> Bool {
        var glyph: hb_codepoint_t = 0
        return hb_font_get_nominal_glyph(font, scalar, &glyph) != 0
    }

    /// The advance of a glyph at `size` points, kerning aside.
    package func advance(of glyph: UInt32, size: CGFloat) -> CGFloat {
        CGFloat(hb_font_get_glyph_h_advance(font, glyph)) * size / unitsPerEm
    }

    package func outline(of glyph: UInt32, size: CGFloat) -> Path {
        let scale = size / unitsPerEm
        return unitOutline(of: glyph).applying(CGAffineTransform(scaleX: scale, y: scale))
    }

    /// The outline in font units, y down.
    package func unitOutline(of glyph: UInt32) -> Path {
        if let known = outlines.withLock({ $0[glyph] }) { return known }
        let path = OutlineReader.outline(of: glyph, in: font)
        outlines.withLock { cache in
            if cache.count >= 4096 { cache.removeAll(keepingCapacity: true) }
            cache[glyph] = path
        }
        return path
    }

    /// A glyph that is a picture, and where it stands against the glyph's origin at `size` points (y down).
    package func colorGlyph(_ glyph: UInt32, size: CGFloat) -> (bitmap: Bitmap, rect: CGRect)? {
        guard hasColorGlyphs else { return nil }
        return colors.withLock { loader in
            if loader == nil { loader = ColorGlyphLoader(file) }
            return loader?.glyph(glyph, size: size)
        }
    }

    private static func shortNumber(_ value: CGFloat) -> String {
        value == value.rounded() ? String(Int(value)) : String(Double(value))
    }
}

/// The face's own vertical measures, per em, all positive.
package struct FaceMetrics: Hashable, Sendable {
    package var ascent: CGFloat
    package var descent: CGFloat
    package var lineGap: CGFloat
    package var capHeight: CGFloat
    package var xHeight: CGFloat
    /// The middle of an underline below the baseline, and its thickness.
    package var underlinePosition: CGFloat
    package var underlineThickness: CGFloat
    /// The middle of a strikethrough above the baseline.
    package var strikethroughPosition: CGFloat

    init(font: OpaquePointer, unitsPerEm: CGFloat) {
        func metric(_ tag: hb_ot_metrics_tag_t) -> CGFloat? {
            var position: hb_position_t = 0
            guard hb_ot_metrics_get_position(font, tag, &position) != 0 else { return nil }
            return CGFloat(position) / unitsPerEm
        }
        ascent = metric(HB_OT_METRICS_TAG_HORIZONTAL_ASCENDER) ?? 0.8
        descent = abs(metric(HB_OT_METRICS_TAG_HORIZONTAL_DESCENDER) ?? 0.2)
        lineGap = max(metric(HB_OT_METRICS_TAG_HORIZONTAL_LINE_GAP) ?? 0, 0)
        if ascent + descent <= 0 || ascent > 10 || descent > 10 { (ascent, descent, lineGap) = (0.8, 0.2, 0) }
        capHeight = metric(HB_OT_METRICS_TAG_CAP_HEIGHT) ?? 0.7
        xHeight = metric(HB_OT_METRICS_TAG_X_HEIGHT) ?? 0.5
        underlinePosition = -(metric(HB_OT_METRICS_TAG_UNDERLINE_OFFSET) ?? -0.1)
        underlineThickness = max(metric(HB_OT_METRICS_TAG_UNDERLINE_SIZE) ?? 0.05, 0.02)
        strikethroughPosition = metric(HB_OT_METRICS_TAG_STRIKEOUT_OFFSET) ?? xHeight / 2
    }
}
