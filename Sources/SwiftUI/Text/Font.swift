import Typesetting
import ViewGraph

/// A font, resolved only where it is used, since platform, reader's text size and weight come from the environment.
public struct Font: Hashable, Sendable {
    enum Base: Hashable, Sendable {
        case style(TextStyle, design: Design?, weight: Weight?)
        case system(size: CGFloat, weight: Weight?, design: Design?)
        case custom(name: String, size: CGFloat, relativeTo: TextStyle?)
    }

    enum Change: Hashable, Sendable {
        case weight(Weight)
        case bold
        case italic(Bool)
        case width(Width)
        case monospacedDigit
        case monospaced
        case smallCaps
        case lowercaseSmallCaps
        case uppercaseSmallCaps
        case leading(Leading)
        case design(Design)
        case scale(CGFloat)
    }

    let base: Base
    private(set) var changes: [Change] = []

    init(base: Base) { self.base = base }

    func changed(_ change: Change) -> Font {
        var font = self
        font.changes.append(change)
        return font
    }

    /// How thick the strokes are.
    public struct Weight: Hashable, Sendable {
        package let value: Int

        public static let ultraLight = Weight(value: 100)
        public static let thin = Weight(value: 200)
        public static let light = Weight(value: 300)
        public static let regular = Weight(value: 400)
        public static let medium = Weight(value: 500)
        public static let semibold = Weight(value: 600)
        public static let bold = Weight(value: 700)
        public static let heavy = Weight(value: 800)
        public static let black = Weight(value: 900)
    }

    /// How wide the letters are; 0 is the standard, −1 … 1 the usual range.
    public struct Width: Hashable, Sendable {
        public var value: CGFloat
        public init(_ value: CGFloat) { self.value = value }

        public static let compressed = Width(-0.4)
        public static let condensed = Width(-0.2)
        public static let standard = Width(0)
        public static let expanded = Width(0.2)
    }

    public enum Design: Hashable, Sendable {
        case `default`, serif, rounded, monospaced
    }

    public enum Leading: Hashable, Sendable {
        case standard, tight, loose
    }

    public enum TextStyle: Hashable, CaseIterable, Sendable {
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
    }
}

// MARK: - Making fonts

extension Font {
    public static let largeTitle = Font.system(.largeTitle)
    public static let title = Font.system(.title)
    public static let title2 = Font.system(.title2)
    public static let title3 = Font.system(.title3)
    public static let headline = Font.system(.headline)
    public static let subheadline = Font.system(.subheadline)
    public static let body = Font.system(.body)
    public static let callout = Font.system(.callout)
    public static let footnote = Font.system(.footnote)
    public static let caption = Font.system(.caption)
    public static let caption2 = Font.system(.caption2)

    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        Font(base: .style(style, design: design, weight: weight))
    }

    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(base: .system(size: size, weight: weight, design: design))
    }

    /// A font by its family's or its PostScript name; `size` follows the reader's text size as `.body` does.
    public static func custom(_ name: String, size: CGFloat) -> Font {
        Font(base: .custom(name: name, size: size, relativeTo: .body))
    }

    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
        Font(base: .custom(name: name, size: size, relativeTo: textStyle))
    }

    public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
        Font(base: .custom(name: name, size: fixedSize, relativeTo: nil))
    }

    public func weight(_ weight: Weight) -> Font { changed(.weight(weight)) }
    public func width(_ width: Width) -> Font { changed(.width(width)) }
    public func bold() -> Font { changed(.bold) }
    public func italic() -> Font { changed(.italic(true)) }
    public func monospaced() -> Font { changed(.monospaced) }
    public func monospacedDigit() -> Font { changed(.monospacedDigit) }
    public func smallCaps() -> Font { changed(.smallCaps) }
    public func lowercaseSmallCaps() -> Font { changed(.lowercaseSmallCaps) }
    public func uppercaseSmallCaps() -> Font { changed(.uppercaseSmallCaps) }
    public func leading(_ leading: Leading) -> Font { changed(.leading(leading)) }

    /// The same font, so many times as large.
    public func scaled(by factor: CGFloat) -> Font { changed(.scale(factor)) }
}
