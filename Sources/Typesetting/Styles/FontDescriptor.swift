import Foundation

/// The machine whose text metrics are reproduced.
package enum TextPlatform: UInt8, Hashable, Sendable {
    case iOS, macOS
}

/// What a font is asked to be; `FontCatalog` finds the face that comes nearest.
package struct FontDescriptor: Hashable, Sendable {
    package enum Design: UInt8, Hashable, Sendable, CaseIterable {
        case `default`, rounded, serif, monospaced
    }

    package enum Family: Hashable, Sendable {
        case system(Design)
        case custom(String)
    }

    /// The distance between baselines against the font's own.
    package enum Leading: UInt8, Hashable, Sendable {
        case standard, tight, loose
    }

    package enum SmallCaps: UInt8, Hashable, Sendable {
        case none, lowercase, uppercase, all
    }

    package var family: Family
    /// In points.
    package var size: CGFloat
    /// 1…1000 as in CSS: 100 ultraLight, 200 thin, 300 light, 400 regular, 500 medium, 600 semibold, 700 bold,
    /// 800 heavy, 900 black.
    package var weight: Int
    package var isItalic: Bool
    /// The glyphs' width against the standard: 1 standard, less condensed, more expanded.
    package var width: CGFloat
    package var monospacedDigit: Bool
    package var smallCaps: SmallCaps
    package var leading: Leading
    /// The text style this comes from; on macOS a style carries its own line height (facts 14.2).
    package var textStyle: TextStyle?

    package init(
        family: Family = .system(.default), size: CGFloat, weight: Int = 400, isItalic: Bool = false,
        width: CGFloat = 1, monospacedDigit: Bool = false, smallCaps: SmallCaps = .none,
        leading: Leading = .standard, textStyle: TextStyle? = nil
    ) {
        self.family = family
        self.size = size
        self.weight = weight
        self.isItalic = isItalic
        self.width = width
        self.monospacedDigit = monospacedDigit
        self.smallCaps = smallCaps
        self.leading = leading
        self.textStyle = textStyle
    }

    /// The font of a text style (facts 14.1, 14.2).
    package init(
        _ style: TextStyle, platform: TextPlatform, dynamicTypeSize: DynamicTypeSize = .large,
        design: Design = .default
    ) {
        self.init(
            family: .system(design), size: style.size(on: platform, dynamicTypeSize: dynamicTypeSize),
            weight: style.weight(on: platform), textStyle: style)
    }

    package var design: Design? {
        if case .system(let design) = family { return design }
        return nil
    }
}
