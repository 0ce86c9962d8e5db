import Foundation

/// Chooses the face for each character of a run: the run's own where it has the character, else a fallback.
struct FaceChoice {
    let font: ResolvedFont
    let catalog: FontCatalog
    private(set) var missing: Set<UInt32> = []
    /// Characters that a font of the machine's own has to draw.
    private(set) var borrowed: Set<UInt32> = []
    private var last: FontFace?

    init(font: ResolvedFont, catalog: FontCatalog) {
        (self.font, self.catalog) = (font, catalog)
    }

    /// The face of a character that follows one set in `neighbour` on the same embedding level.
    mutating func face(for character: Character, after neighbour: FontFace?) -> FontFace {
        let scalars = character.unicodeScalars
        guard let first = scalars.first else { return font.face }
        if first.value < 0x80, scalars.count == 1 { return plainFace(for: first, after: neighbour) }
        if Emoji.isEmoji(character), let emoji = catalog.shippedFace(family: "Noto Color Emoji"),
            emoji.covers(first.value)
        {
            return emoji
        }
        if covers(font.face, scalars) { return font.face }
        // Staying in the fallback face of the character before keeps words whole.
        if let last, covers(last, scalars) { return last }
        guard let fallback = catalog.fallback(for: first.value, weight: font.descriptor.weight) else {
            missing.insert(first.value)
            return font.face
        }
        last = fallback
        if !catalog.isOwn(fallback) { borrowed.insert(first.value) }
        return fallback
    }

    private func plainFace(for scalar: Unicode.Scalar, after neighbour: FontFace?) -> FontFace {
        // A space goes with the word before it.
        if scalar == " ", let neighbour, !neighbour.hasColorGlyphs, neighbour.covers(0x20) { return neighbour }
        if font.face.covers(scalar.value) { return font.face }
        return catalog.fallback(for: scalar.value, weight: font.descriptor.weight) ?? font.face
    }

    private func covers(_ face: FontFace, _ scalars: Character.UnicodeScalarView) -> Bool {
        var checked = 0
        for scalar in scalars {
            // A heap of marks on one letter isn't looked at to its end.
            checked += 1
            if checked > 16 { break }
            if !face.covers(scalar.value), !Self.isIgnorable(scalar.value) { return false }
        }
        return true
    }

    /// Joiners, variation selectors and direction marks need no glyph.
    private static func isIgnorable(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0xAD, 0x34F, 0x61C, 0x180B...0x180F, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x206F, 0xFE00...0xFE0F,
            0xFEFF, 0xE0000...0xE0FFF:
            return true
        default: return false
        }
    }
}

enum Emoji {
    /// True where a character is drawn as a picture by default or asks for it.
    static func isEmoji(_ character: Character) -> Bool {
        let scalars = character.unicodeScalars
        guard let first = scalars.first, first.value >= 0x23 else { return false }
        if first.value < 0x200D, scalars.count == 1 { return false }
        var wantsPicture = false
        for scalar in scalars.dropFirst().prefix(8) {
            switch scalar.value {
            case 0xFE0E: return false
            case 0xFE0F, 0x20E3, 0x1F3FB...0x1F3FF: wantsPicture = true
            default: break
            }
        }
        if first.value >= 0x1F1E6, first.value <= 0x1F1FF { return true }
        return first.properties.isEmojiPresentation || wantsPicture && first.properties.isEmoji
    }
}
