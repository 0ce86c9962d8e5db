import Drawing
import Foundation

/// How lines are broken, cut and stacked.
package struct ParagraphStyle: Hashable, Sendable {
    package enum Alignment: UInt8, Hashable, Sendable {
        case leading, center, trailing
    }

    package enum Truncation: UInt8, Hashable, Sendable {
        case head, middle, tail
    }

    package enum Direction: UInt8, Hashable, Sendable {
        case leftToRight, rightToLeft
    }

    /// Where a hyphen may be set.
    package enum Hyphenation: UInt8, Hashable, Sendable {
        /// Words longer than the line break between any two characters, without a hyphen.
        case none
        /// Words longer than the line break at a hyphenation point where one fits.
        case longWords
        /// Every word may break at a hyphenation point.
        case all
    }

    package var alignment: Alignment = .leading
    /// Points added between lines.
    package var lineSpacing: CGFloat = 0
    /// The most lines; nil for no limit, less than 1 counts as 1 (facts 15.3).
    package var maximumLines: Int?
    /// So many lines are reserved whatever the text needs; `reservesSpace` sets it to the limit.
    package var minimumLines: Int = 0
    package var truncation: Truncation = .tail
    /// The smallest factor by which the text may shrink before it is cut; 1 for never.
    package var minimumScaleFactor: CGFloat = 1
    package var allowsTightening: Bool = false
    package var layoutDirection: Direction = .leftToRight
    /// A BCP 47 tag, which chooses localized glyphs and the hyphenation dictionary.
    package var language: String = "en"
    package var hyphenation: Hyphenation = .longWords
    package var platform: TextPlatform = .iOS
    /// Pixels per point.
    package var displayScale: CGFloat = 2

    package init() {}
}
