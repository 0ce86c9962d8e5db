import Foundation

extension Locale {
    /// The user's locale: the execution's.
    static func ofExecution(_ call: NativeCall) throws -> Locale {
        Locale(identifier: try call.execution.environment.locale)
    }

    /// Without what isn't ASCII, which no locale's identifier has: Foundation ends the process where it makes an
    /// `NSLocale` of such a locale, as for comparisons and formatters.
    static func of(identifier: String) -> Locale {
        Locale(identifier: String(decoding: identifier.utf8.filter { $0 < 0x80 }, as: UTF8.self))
    }

    static func joined(languageCode: LanguageCode?, languageRegion: Region?) -> Locale {
        of(
            identifier: [languageCode?.identifier, languageRegion?.identifier].compactMap { $0 }.joined(separator: "_"))
    }

    static func standardIdentifier(from text: String) -> String { identifier(.icu, from: text) }

    var languageIdentifier: String? { language.languageCode?.identifier }
    var regionIdentifier: String? { region?.identifier }
    var currencyIdentifier: String? { currency?.identifier }
}

extension Locale.Language {
    static func of(languageCode: Locale.LanguageCode?) -> Self {
        languageCode.map { of($0) } ?? Self(languageCode: nil)
    }

    /// A code may name more than the language: `zh-Hans`.
    static func of(_ code: Locale.LanguageCode) -> Self { Self(identifier: code.identifier) }
}
