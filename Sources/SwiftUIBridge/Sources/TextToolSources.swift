import SwiftInterpreter

let textToolSource = LibrarySource(
    "UIFont.swift", provides: ["UIFont", "UITextChecker", "UIFontDescriptor", "NSFont"],
    """
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
    """)

let imageToolSource = LibrarySource(
    "UIImageView.swift",
    provides: [
        "UIImageView", "UILabel", "UIStackView", "NSTextAlignment", "NSLineBreakMode",
    ],
    """
    open class UIImageView: UIView {
        open var image: UIImage?
        public init(image: UIImage?) {
            super.init(frame: .zero)
            self.image = image
        }
        public override init(frame: CGRect) { super.init(frame: frame) }
        override var drawing: AnyView? {
            guard let image else { return super.drawing }
            let picture = Image(uiImage: image)
            switch contentMode {
            case .scaleToFill, .redraw: return AnyView(picture.resizable().opacity(alpha))
            case .scaleAspectFit: return AnyView(picture.resizable().scaledToFit().frame(maxWidth: .infinity, maxHeight: .infinity))
            case .scaleAspectFill:
                return AnyView(Color.clear.overlay { picture.resizable().scaledToFill() }.clipped().opacity(alpha))
            default: return AnyView(picture.frame(maxWidth: .infinity, maxHeight: .infinity).opacity(alpha))
            }
        }
    }

    public enum NSTextAlignment: Int {
        case left, center, right, justified, natural
        var inFrame: Alignment { self == .center ? .center : self == .right ? .trailing : .leading }
        var ofLines: TextAlignment { self == .center ? .center : self == .right ? .trailing : .leading }
    }
    public enum NSLineBreakMode: Int {
        case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
    }

    open class UILabel: UIView {
        open var text: String?
        open var font: UIFont! = UIFont.systemFont(ofSize: 17)
        open var textColor: UIColor!
        open var numberOfLines = 1
        open var textAlignment = NSTextAlignment.natural
        open var lineBreakMode = NSLineBreakMode.byTruncatingTail
        open var adjustsFontSizeToFitWidth = false
        open var minimumScaleFactor: CGFloat = 0
        public override init(frame: CGRect) { super.init(frame: frame) }
        override var drawing: AnyView? {
            guard let text else { return super.drawing }
            return AnyView(
                Text(verbatim: text)
                    .font(font.font)
                    .foregroundStyle(Color(uiColor: textColor ?? UIColor.label))
                    .lineLimit(numberOfLines == 0 ? nil : numberOfLines)
                    .minimumScaleFactor(adjustsFontSizeToFitWidth ? max(minimumScaleFactor, 0.1) : 1)
                    .multilineTextAlignment(textAlignment.ofLines)
                    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: textAlignment.inFrame)
                    .background(Color(uiColor: backgroundColor ?? UIColor.clear))
                    .opacity(alpha))
        }
    }

    open class UIStackView: UIView {
        open private(set) var arrangedSubviews: [UIView] = []
        open var spacing: CGFloat = 0
        public init(arrangedSubviews views: [UIView]) {
            super.init(frame: .zero)
            for view in views { addArrangedSubview(view) }
        }
        open func addArrangedSubview(_ view: UIView) {
            arrangedSubviews.append(view)
            addSubview(view)
        }
        open var axis = NSLayoutConstraint.Axis.horizontal
        override var drawing: AnyView? {
            let parts = arrangedSubviews.filter { !$0.isHidden }.compactMap { $0.drawing }
            let layout =
                axis == .vertical ? AnyLayout(VStackLayout(spacing: spacing)) : AnyLayout(HStackLayout(spacing: spacing))
            return AnyView(layout { ForEach(parts.indices, id: \\.self) { parts[$0] } })
        }
    }
    """)
