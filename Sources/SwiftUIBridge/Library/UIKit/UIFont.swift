public final class UIFontDescriptor: NSObject {
    public enum SystemDesign { case `default`, rounded, serif, monospaced }
    let font: UIFont
    let design: SystemDesign
    init(_ font: UIFont, _ design: SystemDesign) {
        self.font = font
        self.design = design
    }
    public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? { UIFontDescriptor(font, design) }
    public var pointSize: CGFloat { font.pointSize }
}

/// A font as UIKit names it, for its size and for 'Font(font)'.
open class UIFont: NSObject {
    public enum TextStyle {
        case largeTitle, extraLargeTitle, title1, title2, title3, headline, subheadline, body, callout, footnote
        case caption1, caption2

        var size: CGFloat {
            switch self {
            case .extraLargeTitle: 36
            case .largeTitle: 34
            case .title1: 28
            case .title2: 22
            case .title3: 20
            case .headline, .body: 17
            case .callout: 16
            case .subheadline: 15
            case .footnote: 13
            case .caption1: 12
            case .caption2: 11
            }
        }
    }

    public struct Weight: Hashable {
        public static let ultraLight = Weight(weight: .ultraLight)
        public static let thin = Weight(weight: .thin)
        public static let light = Weight(weight: .light)
        public static let regular = Weight(weight: .regular)
        public static let medium = Weight(weight: .medium)
        public static let semibold = Weight(weight: .semibold)
        public static let bold = Weight(weight: .bold)
        public static let heavy = Weight(weight: .heavy)
        public static let black = Weight(weight: .black)
        let weight: Font.Weight
    }

    public let pointSize: CGFloat
    public let fontName: String
    let font: Font

    init(_ font: Font, _ size: CGFloat, _ name: String) {
        self.font = font
        pointSize = size
        fontName = name
    }

    public init?(name: String, size: CGFloat) {
        font = Font.custom(name, fixedSize: size)
        pointSize = size
        fontName = name
    }

    public init(descriptor: UIFontDescriptor, size: CGFloat) {
        let size = size == 0 ? descriptor.pointSize : size
        pointSize = size
        fontName = descriptor.font.fontName
        switch descriptor.design {
        case .default: font = Font.system(size: size)
        case .rounded: font = Font.system(size: size, design: .rounded)
        case .serif: font = Font.system(size: size, design: .serif)
        case .monospaced: font = Font.system(size: size, design: .monospaced)
        }
    }

    public var familyName: String { fontName }
    public var lineHeight: CGFloat { pointSize * 1.193359375 }
    public var ascender: CGFloat { pointSize * 0.9521484375 }
    public var descender: CGFloat { pointSize * -0.2412109375 }
    public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(self, .default) }
    public func withSize(_ size: CGFloat) -> UIFont { UIFont(Font.system(size: size), size, fontName) }

    /// The fonts that come with the drawing program.
    public static var familyNames: [String] { [".SFUI"] }
    public static func fontNames(forFamilyName familyName: String) -> [String] { [familyName] }

    public static var labelFontSize: CGFloat { 17 }
    public static var buttonFontSize: CGFloat { 18 }
    public static var systemFontSize: CGFloat { 14 }
    public static var smallSystemFontSize: CGFloat { 12 }

    public static func systemFont(ofSize size: CGFloat) -> UIFont { UIFont(Font.system(size: size), size, ".SFUI") }
    public static func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(Font.system(size: size, weight: weight.weight), size, ".SFUI")
    }
    public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
        UIFont(Font.system(size: size, weight: .bold), size, ".SFUI-Bold")
    }
    public static func italicSystemFont(ofSize size: CGFloat) -> UIFont {
        UIFont(Font.system(size: size).italic(), size, ".SFUI-Italic")
    }
    public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(Font.system(size: size, weight: weight.weight).monospacedDigit(), size, ".SFUI")
    }
    public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(Font.system(size: size, weight: weight.weight, design: .monospaced), size, ".SFMono")
    }
    public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        UIFont(Font.system(size: style.size), style.size, ".SFUI")
    }
}

public typealias NSFont = UIFont

extension Font {
    public init(_ font: UIFont) { self = font.font }
}

/// There is no dictionary to look in: every word is right.
open class UITextChecker: NSObject {
    public override init() {}
    public static var availableLanguages: [String] { ["en_US"] }

    public func rangeOfMisspelledWord(
        in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool,
        language: String
    ) -> NSRange {
        _Host.warn("there is no dictionary: 'UITextChecker' takes every word for right")
        return NSRange(location: NSNotFound, length: 0)
    }

    public func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? { nil }
    public func completions(
        forPartialWordRange range: NSRange, in string: String, language: String
    ) -> [String]? { nil }
    public static func learnWord(_ word: String) {}
    public static func hasLearnedWord(_ word: String) -> Bool { false }
}
