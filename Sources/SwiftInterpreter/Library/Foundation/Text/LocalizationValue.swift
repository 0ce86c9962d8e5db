// Also read for: String(localized:), LocalizedStringResource.

extension String {
    /// A text as it is written where it is to be looked up.
    public struct LocalizationValue: Hashable, ExpressibleByStringInterpolation {
        let text: String
        public init(_ value: String) { text = value }
        public init(stringLiteral value: String) { text = value }
    }

    public init(
        localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        self = (bundle ?? Bundle.main).localizedString(forKey: keyAndValue.text, value: nil, table: table)
    }
    public init(
        localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
        bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
    ) {
        self = (bundle ?? Bundle.main).localizedString(forKey: key, value: defaultValue.text, table: table)
    }
}
