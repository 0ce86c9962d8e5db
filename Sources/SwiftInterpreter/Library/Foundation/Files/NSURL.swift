// Foundation's classes for values that Swift has structures for.

open class NSURL: NSObject, CustomStringConvertible {
    private let url: URL

    init(_ url: URL) { self.url = url }
    public convenience init?(string: String) {
        guard let url = URL(string: string) else { return nil }
        self.init(url)
    }
    public convenience init(fileURLWithPath path: String) { self.init(URL(fileURLWithPath: path)) }
    public convenience init(fileURLWithPath path: String, isDirectory: Bool) {
        self.init(URL(fileURLWithPath: path))
    }

    static func _bridging(_ url: URL) -> NSURL { NSURL(url) }
    var _bridged: URL { url }

    public var absoluteString: String? { url.absoluteString }
    public var scheme: String? { url.scheme }
    public var host: String? { url.host }
    public var port: NSNumber? { url.port.map { NSNumber(value: $0) } }
    public var path: String? { url.path }
    public var query: String? { url.query }
    public var fragment: String? { url.fragment }
    public var isFileURL: Bool { url.isFileURL }
    public var lastPathComponent: String? { url.lastPathComponent }
    public var pathExtension: String? { url.pathExtension }
    public var pathComponents: [String]? { url.pathComponents }
    public var deletingLastPathComponent: URL? { url.deletingLastPathComponent() }
    public var deletingPathExtension: URL? { url.deletingPathExtension() }
    public func appendingPathComponent(_ name: String) -> URL? { url.appendingPathComponent(name) }
    public func appendingPathExtension(_ name: String) -> URL? { url.appendingPathExtension(name) }
    public var description: String { url.absoluteString }
}

open class NSLocale: NSObject {
    public struct Key: RawRepresentable, Hashable {
        public var rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let identifier = Key(rawValue: "kCFLocaleIdentifierKey")
        public static let languageCode = Key(rawValue: "kCFLocaleLanguageCodeKey")
        public static let countryCode = Key(rawValue: "kCFLocaleCountryCodeKey")
        public static let currencyCode = Key(rawValue: "currency")
        public static let currencySymbol = Key(rawValue: "kCFLocaleCurrencySymbolKey")
        public static let decimalSeparator = Key(rawValue: "kCFLocaleDecimalSeparatorKey")
        public static let groupingSeparator = Key(rawValue: "kCFLocaleGroupingSeparatorKey")
    }

    private let locale: Locale

    init(_ locale: Locale) { self.locale = locale }
    public convenience init(localeIdentifier: String) { self.init(Locale(identifier: localeIdentifier)) }

    static func _bridging(_ locale: Locale) -> NSLocale { NSLocale(locale) }
    var _bridged: Locale { locale }

    public static var current: Locale { Locale.current }
    public static var autoupdatingCurrent: Locale { Locale.current }
    public static var preferredLanguages: [String] { Locale.preferredLanguages }
    public static var isoCountryCodes: [String] { Locale.isoRegionCodes }
    public static var isoLanguageCodes: [String] { Locale.isoLanguageCodes }

    public var localeIdentifier: String { locale.identifier }
    public var languageCode: String { locale.languageCode ?? "" }
    public var countryCode: String? { locale.regionCode }
    public var currencyCode: String? { locale.currencyCode }
    public var currencySymbol: String { locale.currencySymbol ?? "" }
    public var decimalSeparator: String { locale.decimalSeparator ?? "." }
    public var groupingSeparator: String { locale.groupingSeparator ?? "," }

    public func object(forKey key: Key) -> Any? {
        switch key {
        case .identifier: return locale.identifier
        case .languageCode: return locale.languageCode
        case .countryCode: return locale.regionCode
        case .currencyCode: return locale.currencyCode
        case .currencySymbol: return locale.currencySymbol
        case .decimalSeparator: return locale.decimalSeparator
        case .groupingSeparator: return locale.groupingSeparator
        default: return nil
        }
    }

    public func displayName(forKey key: Key, value: Any) -> String? {
        guard let code = value as? String else { return nil }
        switch key {
        case .identifier: return locale.localizedString(forIdentifier: code)
        case .languageCode: return locale.localizedString(forLanguageCode: code)
        case .countryCode: return locale.localizedString(forRegionCode: code)
        case .currencyCode: return locale.localizedString(forCurrencyCode: code)
        default: return nil
        }
    }
    public func localizedString(forLocaleIdentifier code: String) -> String {
        locale.localizedString(forIdentifier: code) ?? code
    }
    public func localizedString(forCountryCode code: String) -> String? {
        locale.localizedString(forRegionCode: code)
    }
    public func localizedString(forLanguageCode code: String) -> String? {
        locale.localizedString(forLanguageCode: code)
    }
    public func localizedString(forCurrencyCode code: String) -> String? {
        locale.localizedString(forCurrencyCode: code)
    }
}
