// Also read for: ParseStrategy, VerbatimFormatStyle.

extension Date {
    /// A date's fields in an order of one's own.
    public struct FormatString: ExpressibleByStringInterpolation {
        let pattern: Date._FormatPattern

        public init(stringLiteral value: String) {
            var made = Date._FormatPattern()
            made.append(literal: value)
            pattern = made
        }
        public init(stringInterpolation: StringInterpolation) { pattern = stringInterpolation.pattern }

        public struct StringInterpolation: StringInterpolationProtocol {
            var pattern = Date._FormatPattern()
            public init(literalCapacity: Int, interpolationCount: Int) {}
            public mutating func appendLiteral(_ literal: String) { pattern.append(literal: literal) }
            public mutating func appendInterpolation(era value: Date.FormatStyle.Symbol.Era) {
                pattern.append(era: value)
            }
            public mutating func appendInterpolation(year value: Date.FormatStyle.Symbol.Year) {
                pattern.append(year: value)
            }
            public mutating func appendInterpolation(quarter value: Date.FormatStyle.Symbol.Quarter) {
                pattern.append(quarter: value)
            }
            public mutating func appendInterpolation(month value: Date.FormatStyle.Symbol.Month) {
                pattern.append(month: value)
            }
            public mutating func appendInterpolation(week value: Date.FormatStyle.Symbol.Week) {
                pattern.append(week: value)
            }
            public mutating func appendInterpolation(day value: Date.FormatStyle.Symbol.Day) {
                pattern.append(day: value)
            }
            public mutating func appendInterpolation(dayOfYear value: Date.FormatStyle.Symbol.DayOfYear) {
                pattern.append(dayOfYear: value)
            }
            public mutating func appendInterpolation(weekday value: Date.FormatStyle.Symbol.Weekday) {
                pattern.append(weekday: value)
            }
            public mutating func appendInterpolation(hour value: Date.FormatStyle.Symbol.VerbatimHour) {
                pattern.append(hour: value)
            }
            public mutating func appendInterpolation(minute value: Date.FormatStyle.Symbol.Minute) {
                pattern.append(minute: value)
            }
            public mutating func appendInterpolation(second value: Date.FormatStyle.Symbol.Second) {
                pattern.append(second: value)
            }
            public mutating func appendInterpolation(secondFraction value: Date.FormatStyle.Symbol.SecondFraction) {
                pattern.append(secondFraction: value)
            }
            public mutating func appendInterpolation(timeZone value: Date.FormatStyle.Symbol.TimeZone) {
                pattern.append(timeZone: value)
            }
        }
    }
}

extension Date.ParseStrategy {
    public init(
        format: Date.FormatString, locale: Locale? = nil, timeZone: TimeZone,
        calendar: Calendar = Calendar(identifier: .gregorian), isLenient: Bool = true,
        twoDigitStartDate: Date? = nil
    ) {
        self.init(
            _pattern: format.pattern, locale: locale, timeZone: timeZone, calendar: calendar,
            isLenient: isLenient, twoDigitStartDate: twoDigitStartDate)
    }
}

extension Date.VerbatimFormatStyle {
    public init(format: Date.FormatString, locale: Locale? = nil, timeZone: TimeZone, calendar: Calendar) {
        self.init(_pattern: format.pattern, locale: locale, timeZone: timeZone, calendar: calendar)
    }
}

extension _FormatStyle where Self == Date.VerbatimFormatStyle {
    public static func verbatim(
        _ format: Date.FormatString, locale: Locale? = nil, timeZone: TimeZone, calendar: Calendar
    ) -> Date.VerbatimFormatStyle {
        Date.VerbatimFormatStyle(format: format, locale: locale, timeZone: timeZone, calendar: calendar)
    }
}
