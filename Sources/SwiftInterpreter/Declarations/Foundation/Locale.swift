struct Locale: Hashable, Sendable {
    @CallsWith(execution: ofExecution) static let current: Self
    @CallsWith(execution: ofExecution) static let autoupdatingCurrent: Self
    static func identifier(_ type: Locale.IdentifierType, from string: String) -> String
    @Calls(standardIdentifier) static func canonicalIdentifier(from string: String) -> String

    @Calls(of) init(identifier: String)
    @Calls(joined) init(languageCode: Locale.LanguageCode? = nil, languageRegion: Locale.Region? = nil)

    let identifier: String
    func identifier(_ type: Locale.IdentifierType) -> String
    @Calls(identifier) let description: String
    let language: Locale.Language
    @Calls(languageIdentifier) let languageCode: String?
    let region: Locale.Region?
    @Calls(regionIdentifier) let regionCode: String?
    let currency: Locale.Currency?
    @Calls(currencyIdentifier) let currencyCode: String?
    let currencySymbol: String?
    let decimalSeparator: String?
    let groupingSeparator: String?
    let quotationBeginDelimiter: String?
    let quotationEndDelimiter: String?
    let alternateQuotationBeginDelimiter: String?
    let alternateQuotationEndDelimiter: String?
    let collatorIdentifier: String?
    let calendar: Calendar
    let timeZone: TimeZone?
    func localizedString(forRegionCode code: String) -> String?
    func localizedString(forLanguageCode code: String) -> String?
    func localizedString(forCurrencyCode code: String) -> String?
    func localizedString(forIdentifier code: String) -> String?
    func localizedString(for calendarIdentifier: Calendar.Identifier) -> String?

    struct IdentifierType: Hashable {
        static let icu: Self
        static let bcp47: Self
        static let cldr: Self
    }

    enum LanguageDirection: UInt, Hashable {
        case unknown
        case leftToRight
        case rightToLeft
        case topToBottom
        case bottomToTop
    }

    struct Language: Hashable, Sendable {
        init(identifier: String)
        @Calls(of) init(languageCode: Locale.LanguageCode?)
        @Calls(of) init(_ code: Locale.LanguageCode)
        let languageCode: Locale.LanguageCode?
        let region: Locale.Region?
        let characterDirection: Locale.LanguageDirection
        let lineLayoutDirection: Locale.LanguageDirection
        let minimalIdentifier: String
        let maximalIdentifier: String
        func isEquivalent(to language: Locale.Language) -> Bool
    }

    struct LanguageCode: Hashable, Sendable, ExpressibleByStringLiteral {
        init(_ identifier: String)
        init(stringLiteral value: String)
        let identifier: String
        static let arabic: Self
        static let chinese: Self
        static let danish: Self
        static let dutch: Self
        static let english: Self
        static let finnish: Self
        static let french: Self
        static let german: Self
        static let greek: Self
        static let hebrew: Self
        static let hindi: Self
        static let italian: Self
        static let japanese: Self
        static let korean: Self
        static let polish: Self
        static let portuguese: Self
        static let russian: Self
        static let spanish: Self
        static let swedish: Self
        static let thai: Self
        static let turkish: Self
        static let ukrainian: Self
        static let vietnamese: Self
    }

    struct Region: Hashable, Sendable, ExpressibleByStringLiteral {
        init(_ identifier: String)
        init(stringLiteral value: String)
        let identifier: String
    }

    struct Currency: Hashable, Sendable, ExpressibleByStringLiteral {
        init(_ identifier: String)
        init(stringLiteral value: String)
        let identifier: String
    }
}
