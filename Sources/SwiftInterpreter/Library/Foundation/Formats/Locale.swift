// Languages and regions.
// Also read for: languageComponents.

extension Locale {
    public enum MeasurementSystem: Hashable { case metric, us, uk }
    public enum HourCycle: Hashable { case zeroToEleven, oneToTwelve, zeroToTwentyThree, oneToTwentyFour }
    public enum Weekday: String, Hashable, CaseIterable {
        case sunday = "sun", monday = "mon", tuesday = "tue", wednesday = "wed", thursday = "thu"
        case friday = "fri", saturday = "sat"
    }

    public static var preferredLanguages: [String] {
        [Locale.current.identifier.replacingOccurrences(of: "_", with: "-")]
    }
    public static var availableIdentifiers: [String] {
        ["ar", "de_DE", "en_GB", "en_US", "es_ES", "fr_FR", "it_IT", "ja_JP", "ko_KR", "pt_BR", "ru_RU", "zh_CN"]
    }
    public static var isoLanguageCodes: [String] {
        ["ar", "cs", "da", "de", "el", "en", "es", "fi", "fr", "he", "hi", "hu", "id", "it", "ja", "ko", "nl"]
            + ["no", "pl", "pt", "ro", "ru", "sv", "th", "tr", "uk", "vi", "zh"]
    }
    public static var isoRegionCodes: [String] {
        ["AE", "AR", "AT", "AU", "BE", "BG", "BR", "CA", "CH", "CL", "CN", "CO", "CZ", "DE", "DK", "EG", "ES"]
            + ["FI", "FR", "GB", "GR", "HK", "HU", "ID", "IE", "IL", "IN", "IT", "JP", "KR", "MX", "MY", "NL"]
            + ["NO", "NZ", "PE", "PH", "PL", "PT", "RO", "RU", "SA", "SE", "SG", "TH", "TR", "TW", "UA", "US"]
            + ["VN", "ZA"]
    }
    public static var commonISOCurrencyCodes: [String] {
        ["AED", "ARS", "AUD", "BRL", "CAD", "CHF", "CLP", "CNY", "COP", "CZK", "DKK", "EGP", "EUR", "GBP"]
            + ["HKD", "HUF", "IDR", "ILS", "INR", "JPY", "KRW", "MXN", "MYR", "NOK", "NZD", "PEN", "PHP"]
            + ["PLN", "RON", "RUB", "SAR", "SEK", "SGD", "THB", "TRY", "TWD", "UAH", "USD", "VND", "ZAR"]
    }
    public static var isoCurrencyCodes: [String] { commonISOCurrencyCodes }

    public var measurementSystem: MeasurementSystem {
        switch region?.identifier {
        case "US", "LR", "MM": .us
        case "GB": .uk
        default: .metric
        }
    }
    public var usesMetricSystem: Bool { measurementSystem != .us }
    public var hourCycle: HourCycle {
        let text = Date(timeIntervalSinceReferenceDate: 0).formatted(
            .dateTime.hour().locale(self))
        return text.contains("M") || text.contains("m") ? .oneToTwelve : .zeroToTwentyThree
    }
    public var firstDayOfWeek: Weekday {
        var calendar = Calendar.current
        calendar.locale = self
        return Weekday.allCases[calendar.firstWeekday - 1]
    }
    public init(languageComponents: Locale.Language) {
        self.init(identifier: languageComponents.languageCode?.identifier ?? "en")
    }
}

extension Locale.Region {
    public static var isoRegions: [Locale.Region] { Locale.isoRegionCodes.map { Locale.Region($0) } }
    public static let unitedStates = Locale.Region("US")
    public static let unitedKingdom = Locale.Region("GB")
    public static let germany = Locale.Region("DE")
    public static let france = Locale.Region("FR")
    public static let japan = Locale.Region("JP")
    public static let china = Locale.Region("CN")
    public static let canada = Locale.Region("CA")
}

/// A text that is looked up in the language of whoever shows it.
public struct LocalizedStringResource: Hashable, ExpressibleByStringInterpolation, CustomStringConvertible {
    public enum BundleDescription {
        case main
        case forClass(AnyClass)
        case atURL(URL)
    }
    public let key: String
    let value: String
    public var locale = Locale.current
    public var table: String?

    public init(stringLiteral value: String) { (key, self.value) = (value, value) }
    public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = Locale.current,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        key = keyAndValue.text
        value = keyAndValue.text
        self.table = table
        self.locale = locale
    }
    public init(
        _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
        locale: Locale = Locale.current, bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        self.key = key
        value = defaultValue.text
        self.table = table
        self.locale = locale
    }
    public var description: String { value }
}

extension String {
    public init(localized resource: LocalizedStringResource) {
        self = Bundle.main.localizedString(forKey: resource.key, value: resource.value, table: resource.table)
    }
}
