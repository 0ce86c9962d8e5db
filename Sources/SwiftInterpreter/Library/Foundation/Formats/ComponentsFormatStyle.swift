// Also read for: components(style:).
// Not read for: components.

extension Date {
    /// How long it is from one date to another.
    public struct ComponentsFormatStyle: _FormatStyle, Hashable {
        public enum Style: Hashable { case wide, abbreviated, condensedAbbreviated, narrow, spellOut, positional }
        public enum Field: Hashable, CaseIterable { case year, month, week, day, hour, minute, second }

        public var style: Style
        public var fields: Set<Field>?
        public var locale = Locale.autoupdatingCurrent
        public var calendar = Calendar.current

        public init(style: Style, locale: Locale = .autoupdatingCurrent, fields: Set<Field>? = nil) {
            (self.style, self.locale, self.fields) = (style, locale, fields)
        }
        public func locale(_ locale: Locale) -> ComponentsFormatStyle {
            var copy = self
            copy.locale = locale
            return copy
        }
        public func format(_ value: Range<Date>) -> String {
            let formatter = DateComponentsFormatter()
            switch style {
            case .wide: formatter.unitsStyle = .full
            case .abbreviated: formatter.unitsStyle = .short
            case .condensedAbbreviated: formatter.unitsStyle = .brief
            case .narrow: formatter.unitsStyle = .abbreviated
            case .spellOut: formatter.unitsStyle = .spellOut
            case .positional: formatter.unitsStyle = .positional
            }
            var units: Set<Calendar.Component> = []
            for field in fields ?? Set(Field.allCases) {
                switch field {
                case .year: units.insert(.year)
                case .month: units.insert(.month)
                case .week: units.insert(.weekOfMonth)
                case .day: units.insert(.day)
                case .hour: units.insert(.hour)
                case .minute: units.insert(.minute)
                case .second: units.insert(.second)
                }
            }
            formatter.allowedUnits = units
            return formatter.string(from: value.lowerBound, to: value.upperBound) ?? ""
        }
    }
}

extension FormatStyle where Self == Date.ComponentsFormatStyle {
    public static func components(
        style: Date.ComponentsFormatStyle.Style, fields: Set<Date.ComponentsFormatStyle.Field>? = nil
    ) -> Date.ComponentsFormatStyle { Date.ComponentsFormatStyle(style: style, fields: fields) }
    public static var timeDuration: Date.ComponentsFormatStyle {
        Date.ComponentsFormatStyle(style: .positional, fields: [.hour, .minute, .second])
    }
}
