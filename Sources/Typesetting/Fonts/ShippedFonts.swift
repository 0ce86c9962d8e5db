import Foundation

/// One file of `Fonts/`.
struct ShippedFont: Sendable {
    var family: String
    var file: String
    /// The weight of a static face; of a variable one its default.
    var weight: Int = 400
    var isItalic = false
    /// True where the weight is an axis.
    var isVariable = false
    /// The sizes that letters are drawn for, where that is an axis.
    var opticalSizes: ClosedRange<CGFloat>?

    /// What plain text of this face depends on (`PairTable`).
    var plainText: PlainText {
        switch family {
        case "Easel Sans", "Easel Rounded", "Inter", "Inter Display", "JetBrains Mono": return .pairsAndSigns
        case "Noto Serif": return .pairs
        default: return .shaping
        }
    }
}

extension ShippedFont {
    /// San Francisco draws what was typed: JetBrains Mono's ligatures of signs and Inter's arrows are left out.
    var alternates: ContextualAlternates {
        switch family {
        case "Easel Sans", "Inter", "Inter Display": return .exceptArrows
        case "JetBrains Mono": return .none
        default: return .all
        }
    }
}

/// Which of a face's contextual alternates are used.
enum ContextualAlternates: UInt8, Hashable {
    /// `exceptArrows`: not where signs or letters would become others, as in `->` and `2x2`.
    case all, exceptArrows, none

    /// True where the alternates have to be off for a text.
    func areOff(in text: String) -> Bool {
        switch self {
        case .all: return false
        case .exceptArrows: return text.utf8.contains { $0 == 0x3C || $0 == 0x3E } || hasProduct(text)
        case .none: return true
        }
    }

    /// True where an x stands between digits, as in `2x2`: Inter would draw a multiplication sign there.
    private func hasProduct(_ text: String) -> Bool {
        var (before, isAfterX) = (UInt8(0x20), false)
        for byte in text.utf8 where byte != 0x20 {
            let isDigit = (0x30...0x39).contains(byte)
            if isDigit, isAfterX { return true }
            isAfterX = (byte | 0x20) == 0x78 && (0x30...0x39).contains(before)
            before = byte
        }
        return false
    }
}

/// How far the glyph of a plain character depends on its neighbours: not beyond the next one, or unknown.
enum PlainText: UInt8, Hashable {
    case shaping, pairs, pairsAndSigns
}

/// What `Fonts/` holds. A table rather than a scan: nothing is opened before it is used.
enum ShippedFonts {
    static let all: [ShippedFont] = sans + monospaced + serif + rounded + scripts

    private static let sans: [ShippedFont] = [
        ShippedFont(
            family: "Easel Sans", file: "EaselSans/EaselSans-roman.ttf", isVariable: true, opticalSizes: 17...27),
        ShippedFont(
            family: "Easel Sans", file: "EaselSans/EaselSans-italic.ttf", isItalic: true, isVariable: true,
            opticalSizes: 17...27),
        ShippedFont(family: "Inter", file: "Inter/Inter-roman.var.ttf", isVariable: true),
        ShippedFont(family: "Inter", file: "Inter/Inter-italic.var.ttf", isItalic: true, isVariable: true),
        ShippedFont(family: "Inter Display", file: "Inter/InterDisplay-roman.var.ttf", isVariable: true),
        ShippedFont(
            family: "Inter Display", file: "Inter/InterDisplay-italic.var.ttf", isItalic: true, isVariable: true),
    ]

    private static let monospaced: [ShippedFont] = [
        mono("Thin", 100), mono("Light", 300), mono("Regular", 400), mono("Italic", 400, isItalic: true),
        mono("Medium", 500), mono("MediumItalic", 500, isItalic: true), mono("SemiBold", 600),
        mono("SemiBoldItalic", 600, isItalic: true), mono("Bold", 700), mono("BoldItalic", 700, isItalic: true),
        mono("ExtraBold", 800),
    ]

    private static let serif: [ShippedFont] = [
        serif("Light", 300), serif("LightItalic", 300, isItalic: true), serif("Regular", 400),
        serif("Italic", 400, isItalic: true), serif("Medium", 500), serif("MediumItalic", 500, isItalic: true),
        serif("SemiBold", 600), serif("SemiBoldItalic", 600, isItalic: true), serif("Bold", 700),
        serif("BoldItalic", 700, isItalic: true), serif("Black", 900), serif("BlackItalic", 900, isItalic: true),
    ]

    private static let rounded: [ShippedFont] = [
        rounded("Light", 300), rounded("Regular", 400), rounded("Medium", 500), rounded("SemiBold", 600),
        rounded("Bold", 700), rounded("Heavy", 800), rounded("Black", 900),
    ]

    private static let scripts: [ShippedFont] = [
        ShippedFont(family: "Noto Sans SC", file: "NotoSansCJK/NotoSansSC-Regular.otf"),
        ShippedFont(family: "Noto Sans SC", file: "NotoSansCJK/NotoSansSC-Bold.otf", weight: 700),
        ShippedFont(family: "Noto Color Emoji", file: "NotoEmoji/NotoColorEmoji.ttf"),
        ShippedFont(family: "Noto Sans Arabic", file: "NotoScripts/NotoSansArabic-Regular.ttf"),
        ShippedFont(family: "Noto Sans Arabic", file: "NotoScripts/NotoSansArabic-Bold.ttf", weight: 700),
        ShippedFont(family: "Noto Sans Hebrew", file: "NotoScripts/NotoSansHebrew-Regular.ttf"),
        ShippedFont(family: "Noto Sans Hebrew", file: "NotoScripts/NotoSansHebrew-Bold.ttf", weight: 700),
        ShippedFont(family: "Noto Sans Devanagari", file: "NotoScripts/NotoSansDevanagari-Regular.ttf"),
        ShippedFont(family: "Noto Sans Devanagari", file: "NotoScripts/NotoSansDevanagari-Bold.ttf", weight: 700),
        ShippedFont(family: "Noto Sans Thai", file: "NotoScripts/NotoSansThai-Regular.ttf"),
        ShippedFont(family: "Noto Sans Thai", file: "NotoScripts/NotoSansThai-Bold.ttf", weight: 700),
        ShippedFont(family: "Noto Sans Symbols", file: "NotoSymbols/NotoSansSymbols-Regular.ttf"),
        ShippedFont(family: "Noto Sans Symbols 2", file: "NotoSymbols/NotoSansSymbols2-Regular.ttf"),
        ShippedFont(family: "Noto Sans Math", file: "NotoSymbols/NotoSansMath-Regular.ttf"),
        ShippedFont(family: "Phosphor", file: "Phosphor/Phosphor.ttf"),
    ]

    private static func mono(_ style: String, _ weight: Int, isItalic: Bool = false) -> ShippedFont {
        ShippedFont(
            family: "JetBrains Mono", file: "JetBrainsMono/JetBrainsMono-\(style).ttf", weight: weight,
            isItalic: isItalic)
    }

    private static func serif(_ style: String, _ weight: Int, isItalic: Bool = false) -> ShippedFont {
        ShippedFont(
            family: "Noto Serif", file: "NotoSerif/NotoSerif-\(style).ttf", weight: weight, isItalic: isItalic)
    }

    private static func rounded(_ style: String, _ weight: Int) -> ShippedFont {
        ShippedFont(family: "Easel Rounded", file: "EaselRounded/EaselRounded-\(style).ttf", weight: weight)
    }

    /// The table's spelling of a family.
    static func name(of family: String) -> String {
        if all.contains(where: { $0.family == family }) { return family }
        let wanted = FamilyName.normalized(family)
        return all.first { FamilyName.normalized($0.family) == wanted }?.family ?? family
    }

    /// The family that stands in for the platform's. San Francisco's is Inter with San Francisco's measures
    /// (`Scripts/fonts-sans.py`).
    static func family(of design: FontDescriptor.Design) -> String {
        switch design {
        case .default: return "Easel Sans"
        case .rounded: return "Easel Rounded"
        case .serif: return "Noto Serif"
        case .monospaced: return "JetBrains Mono"
        }
    }
}
