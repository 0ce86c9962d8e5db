import Foundation
import ViewGraph

/// Lines of text.
public nonisolated struct Text: Equatable, Sendable {
    var content: Content
    var attributes: [Attribute] = []

    init(content: Content) { self.content = content }

    /// What a text is made of.
    indirect enum Content: Equatable, Sendable {
        case verbatim(String)
        case localized(LocalizedStringKey)
        case image(Image)
        case attributed(AttributedString)
        case formatted(AnyFormattedContent)
        case pair(Text, Text)
    }

    /// What is said of a text as a whole; the first in the list was written first, so it is the innermost.
    enum Attribute: Equatable, Sendable {
        case font(Font?)
        case change(Font.Change?)
        case style(ComparableStyle)
        case tracking(CGFloat)
        case kerning(CGFloat)
        case baselineOffset(CGFloat)
        case underline(Bool, LineStyle.Pattern, Color?)
        case strikethrough(Bool, LineStyle.Pattern, Color?)
        case background(Color)
        case language(String)
        case scale(Scale)
        case link(String)
        case custom(CustomAttribute)
    }

    /// A style that texts can be compared by.
    struct ComparableStyle: Equatable, Sendable {
        let style: AnyShapeStyle
        static func == (lhs: ComparableStyle, rhs: ComparableStyle) -> Bool { lhs.style.isSame(as: rhs.style) }
    }

    public enum TruncationMode: Hashable, Sendable {
        case head, middle, tail
    }

    public enum Case: Hashable, Sendable {
        case uppercase, lowercase
    }

    /// How a line under or through text looks.
    public struct LineStyle: Hashable, Sendable {
        public enum Pattern: Hashable, Sendable {
            case solid, dot, dash, dashDot, dashDotDot
        }

        public static let single = LineStyle()

        let pattern: Pattern
        let color: Color?

        public init(pattern: Pattern = .solid, color: Color? = nil) { (self.pattern, self.color) = (pattern, color) }
    }

    func adding(_ attribute: Attribute) -> Text {
        var text = self
        text.attributes.append(attribute)
        return text
    }
}

// MARK: - Making texts

nonisolated extension Text {
    /// Text with inline Markdown and interpolations.
    public init(_ key: LocalizedStringKey) { self.init(content: .localized(key)) }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ content: S) { self.init(content: .verbatim(String(content))) }

    @_disfavoredOverload
    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
    ) {
        self.init(content: .localized(key))
    }

    /// Text as it is, without Markdown.
    public init(verbatim content: String) { self.init(content: .verbatim(content)) }

    /// A symbol or picture set like a character.
    public init(_ image: Image) { self.init(content: .image(image)) }

    public static func + (lhs: Text, rhs: Text) -> Text { Text(content: .pair(lhs, rhs)) }
}

// MARK: - Modifiers that keep a text a text

nonisolated extension Text {
    public func font(_ font: Font?) -> Text { adding(.font(font)) }
    public func fontWeight(_ weight: Font.Weight?) -> Text { adding(.change(weight.map { .weight($0) })) }
    public func fontWidth(_ width: Font.Width?) -> Text { adding(.change(width.map { .width($0) })) }
    public func fontDesign(_ design: Font.Design?) -> Text { adding(.change(design.map { .design($0) })) }
    public func bold() -> Text { adding(.change(.bold)) }
    public func bold(_ isActive: Bool) -> Text { isActive ? bold() : self }
    public func italic() -> Text { adding(.change(.italic(true))) }
    public func italic(_ isActive: Bool) -> Text { isActive ? italic() : self }
    public func monospaced(_ isActive: Bool = true) -> Text { isActive ? adding(.change(.monospaced)) : self }
    public func monospacedDigit() -> Text { adding(.change(.monospacedDigit)) }
    public func kerning(_ kerning: CGFloat) -> Text { adding(.kerning(kerning)) }
    public func tracking(_ tracking: CGFloat) -> Text { adding(.tracking(tracking)) }
    public func baselineOffset(_ baselineOffset: CGFloat) -> Text { adding(.baselineOffset(baselineOffset)) }
    public func foregroundColor(_ color: Color?) -> Text { color.map { foregroundStyle($0) } ?? self }
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
        adding(.style(ComparableStyle(style: AnyShapeStyle(style))))
    }

    public func underline(
        _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
    ) -> Text {
        adding(.underline(isActive, pattern, color))
    }

    public func strikethrough(
        _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
    ) -> Text {
        adding(.strikethrough(isActive, pattern, color))
    }
}
