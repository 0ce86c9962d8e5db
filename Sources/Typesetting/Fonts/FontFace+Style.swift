import CHarfBuzz
import Foundation

/// What a face looks like, for those who have to do without it.
extension FontFace {
    package var familyName: String { file.name(hb_ot_name_id_t(1)) }

    /// 1…1000 as in CSS.
    package var weight: Int {
        let value = hb_style_get_value(font, HB_STYLE_TAG_WEIGHT)
        return value.isFinite ? min(max(Int(value.rounded()), 1), 1000) : 400
    }

    package var isItalic: Bool { hb_style_get_value(font, HB_STYLE_TAG_ITALIC) >= 0.5 }

    /// True where narrow letters are as wide as wide ones.
    package var isMonospaced: Bool {
        guard let narrow = glyph(for: "i"), let wide = glyph(for: "W") else { return false }
        return advance(of: narrow, size: 1) == advance(of: wide, size: 1)
    }

    /// By its name: fonts say it nowhere else reliably.
    package var isSerif: Bool {
        let name = familyName.lowercased()
        return !name.contains("sans") && ["serif", "times", "georgia", "new york"].contains { name.contains($0) }
    }
}
