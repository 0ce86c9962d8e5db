import Foundation
import SwiftUI

/// How options are written as text, on the command line and in the service's queries alike. Each reader answers nil
/// for what isn't such a text.
public enum OptionText {
    /// `320x480`, `320x_`, `_x_`: points on each axis, `_` for what is left to the root.
    public static func size(_ text: String) -> (width: CGFloat?, height: CGFloat?)? {
        let parts = text.split(separator: "x", omittingEmptySubsequences: false)
        guard parts.count == 2, let width = length(parts[0]), let height = length(parts[1]) else { return nil }
        return (width.value, height.value)
    }

    private struct Length { var value: CGFloat? }

    private static func length(_ text: Substring) -> Length? {
        if text == "_" { return Length(value: nil) }
        guard let value = Double(text), value.isFinite, value > 0 else { return nil }
        return Length(value: value)
    }

    /// Whether a language of that name exists, and the region with it: `pt`, `pt-BR`, `zh_Hant_TW`, `es_419`.
    static func isLocale(_ text: String) -> Bool {
        let name = text.prefix { $0 != "@" }
        let parts = name.split(whereSeparator: { $0 == "_" || $0 == "-" }).map(String.init)
        guard let language = parts.first, (2...3).contains(language.count),
            Locale.LanguageCode.isoLanguageCodes.contains(Locale.LanguageCode(language.lowercased()))
        else { return false }
        return parts.dropFirst().allSatisfy { part in
            switch part.count {
            case 2: Locale.Region.isoRegions.contains(Locale.Region(part.uppercased()))
            case 3: part.allSatisfy { $0.isASCII && $0.isNumber }
            // A script, a variant.
            case 4...8: part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
            default: false
            }
        }
    }

    /// A name as Swift has them.
    static func isIdentifier(_ name: String) -> Bool {
        guard let first = name.unicodeScalars.first else { return false }
        return (first == "_" || first.properties.isXIDStart)
            && name.unicodeScalars.dropFirst().allSatisfy { $0.properties.isXIDContinue }
    }

    /// The text without spaces and tabs at its ends. Foundation's way goes through `NSString`, whose first use takes longer
    /// than a tap does.
    static func trimmed<Text: StringProtocol>(_ text: Text) -> Text.SubSequence {
        func isSpace(_ character: Character) -> Bool {
            character == " " || character == "\t" || !character.isASCII && character.isWhitespace
        }
        guard let start = text.firstIndex(where: { !isSpace($0) }), let end = text.lastIndex(where: { !isSpace($0) })
        else { return text[text.endIndex...] }
        return text[start...end]
    }

    public static func scale(_ text: String) -> CGFloat? {
        guard let value = Double(text), value.isFinite, value > 0, value <= 100 else { return nil }
        return value
    }

    /// `top,leading,bottom,trailing` in points, or one number for all four.
    public static func insets(_ text: String) -> EdgeInsets? {
        let values = text.split(separator: ",", omittingEmptySubsequences: false).compactMap {
            Double(trimmed($0))
        }
        guard values.allSatisfy({ $0.isFinite && $0 >= 0 }) else { return nil }
        switch values.count {
        case 1 where !text.contains(","):
            return EdgeInsets(top: values[0], leading: values[0], bottom: values[0], trailing: values[0])
        case 4: return EdgeInsets(top: values[0], leading: values[1], bottom: values[2], trailing: values[3])
        default: return nil
        }
    }

    /// `2026-01-31`, `2026-01-31T12:00:00Z` or with an offset; without one it is UTC.
    public static func date(_ text: String) -> Date? {
        var text = text
        if !text.contains("T") { text += "T00:00:00" }
        let time = text.split(separator: "T", maxSplits: 1).last.map(String.init) ?? ""
        if !time.contains("Z"), !time.contains("+"), !time.contains("-") { text += "Z" }
        for fraction in [false, true] {
            let style = Date.ISO8601FormatStyle(includingFractionalSeconds: fraction)
            if let date = try? style.parse(text) { return date }
        }
        return nil
    }

    /// `xSmall` … `accessibility5`.
    public static func dynamicTypeSize(_ text: String) -> DynamicTypeSize? {
        dynamicTypeSizes.first { $0.name == text }?.size
    }

    public static var dynamicTypeSizes: [(name: String, size: DynamicTypeSize)] {
        DynamicTypeSize.allCases.map { (String(describing: $0), $0) }
    }

    public static func appearance(_ text: String) -> ColorScheme? {
        ["light": .light, "dark": .dark][text]
    }

    public static func layoutDirection(_ text: String) -> LayoutDirection? {
        ["ltr": .leftToRight, "rtl": .rightToLeft][text]
    }

    /// A name the time zone database knows.
    public static func isTimeZone(_ text: String) -> Bool { TimeZone(identifier: text) != nil }
}
