import Foundation
import Typesetting
import ViewGraph

/// Whether a reader may select text; pictures look the same either way.
public protocol TextSelectability {
    static var allowsSelection: Bool { get }
}

public struct EnabledTextSelectability: TextSelectability, Sendable {
    public static let allowsSelection = true
}

public struct DisabledTextSelectability: TextSelectability, Sendable {
    public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
    public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
    public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

/// The language whose glyphs and hyphenation texts take, whatever the locale.
public struct TypesettingLanguage: Hashable, Sendable {
    let tag: String?

    public static let automatic = TypesettingLanguage(tag: nil)
    public static func explicit(_ language: Locale.Language) -> TypesettingLanguage {
        TypesettingLanguage(tag: language.maximalIdentifier)
    }
}

private enum TypesettingLanguageKey: EnvironmentKey { static var defaultValue: String? { nil } }
private enum TextScaleKey: EnvironmentKey { static var defaultValue: Text.Scale { .default } }

extension EnvironmentValues {
    /// A BCP 47 tag.
    var typesettingLanguage: String? {
        get { self[TypesettingLanguageKey.self] }
        set { self[TypesettingLanguageKey.self] = newValue }
    }

    var textScale: Text.Scale {
        get { self[TextScaleKey.self] }
        set { self[TextScaleKey.self] = newValue }
    }
}

nonisolated extension Text {
    /// The size of text against the font it is in.
    public struct Scale: Hashable, Sendable {
        let factor: CGFloat

        public static let `default` = Scale(factor: 1)
        /// For what is said on the side, as a unit beside a number.
        public static let secondary = Scale(factor: 0.8)
    }

    public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
        isEnabled ? adding(.scale(scale)) : self
    }

    public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text {
        isEnabled ? adding(.language(language.maximalIdentifier)) : self
    }

    public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> Text {
        guard isEnabled, let tag = language.tag else { return self }
        return adding(.language(tag))
    }

    public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> Text { self }
}

/// What kind of text a screen reader reads.
public enum AccessibilityTextContentType: Hashable, Sendable {
    case plain, console, fileSystem, messaging, narrative, sourceCode, spreadsheet, wordProcessing
}

nonisolated extension View {
    public func textSelection<S: TextSelectability>(_ selectability: S) -> some View { self }

    public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View {
        transformEnvironment(\.typesettingLanguage) { if isEnabled { $0 = language.maximalIdentifier } }
    }

    public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> some View {
        transformEnvironment(\.typesettingLanguage) { if isEnabled { $0 = language.tag } }
    }

    public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
        transformEnvironment(\.textScale) { if isEnabled { $0 = scale } }
    }

    /// Keeps the reader's text size within a range.
    public func dynamicTypeSize<T>(_ range: T) -> some View where T: RangeExpression, T.Bound == DynamicTypeSize {
        let sizes = DynamicTypeSize.allCases.filter { range.contains($0) }
        return transformEnvironment(\.dynamicTypeSize) { size in
            guard let least = sizes.first, let most = sizes.last else { return }
            size = min(max(size, least), most)
        }
    }
}
