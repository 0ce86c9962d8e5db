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

    public static func scale(_ text: String) -> CGFloat? {
        guard let value = Double(text), value.isFinite, value > 0, value <= 100 else { return nil }
        return value
    }

    /// `top,leading,bottom,trailing` in points, or one number for all four.
    public static func insets(_ text: String) -> EdgeInsets? {
        let values = text.split(separator: ",", omittingEmptySubsequences: false).compactMap {
            Double($0.trimmingCharacters(in: .whitespaces))
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
