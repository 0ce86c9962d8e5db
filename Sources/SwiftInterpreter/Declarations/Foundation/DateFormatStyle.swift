extension Date {
    struct FormatStyle: _FormatStyle, Hashable {
        typealias FormatInput = Date
        typealias FormatOutput = String

        init(
            date: Date.FormatStyle.DateStyle? = nil, time: Date.FormatStyle.TimeStyle? = nil,
            locale: Locale = .autoupdatingCurrent, calendar: Calendar = .autoupdatingCurrent,
            timeZone: TimeZone = .autoupdatingCurrent
        )
        var timeZone: TimeZone
        var calendar: Calendar
        var capitalizationContext: FormatStyleCapitalizationContext
        func locale(_ locale: Locale) -> Date.FormatStyle
        @Native(formattedInStyle) func format(_ value: Date) -> String
        @Native(parsedInStyle) func parse(_ value: String) throws -> Date
        @Native(itself) let parseStrategy: Date.FormatStyle

        func era(_ format: Date.FormatStyle.Symbol.Era = .abbreviated) -> Date.FormatStyle
        func year(_ format: Date.FormatStyle.Symbol.Year = .defaultDigits) -> Date.FormatStyle
        func quarter(_ format: Date.FormatStyle.Symbol.Quarter = .abbreviated) -> Date.FormatStyle
        func month(_ format: Date.FormatStyle.Symbol.Month = .abbreviated) -> Date.FormatStyle
        func week(_ format: Date.FormatStyle.Symbol.Week = .defaultDigits) -> Date.FormatStyle
        func day(_ format: Date.FormatStyle.Symbol.Day = .defaultDigits) -> Date.FormatStyle
        func dayOfYear(_ format: Date.FormatStyle.Symbol.DayOfYear = .defaultDigits) -> Date.FormatStyle
        func weekday(_ format: Date.FormatStyle.Symbol.Weekday = .abbreviated) -> Date.FormatStyle
        func hour(_ format: Date.FormatStyle.Symbol.Hour = .defaultDigits(amPM: .abbreviated)) -> Date.FormatStyle
        func minute(_ format: Date.FormatStyle.Symbol.Minute = .defaultDigits) -> Date.FormatStyle
        func second(_ format: Date.FormatStyle.Symbol.Second = .defaultDigits) -> Date.FormatStyle
        func secondFraction(_ format: Date.FormatStyle.Symbol.SecondFraction) -> Date.FormatStyle
        func timeZone(_ format: Date.FormatStyle.Symbol.TimeZone = .specificName(.short)) -> Date.FormatStyle
    }

    struct ISO8601FormatStyle: _FormatStyle, Hashable {
        typealias FormatInput = Date
        typealias FormatOutput = String

        init()
        init(
            dateSeparator: Date.ISO8601FormatStyle.DateSeparator = .dash,
            dateTimeSeparator: Date.ISO8601FormatStyle.DateTimeSeparator = .standard,
            timeSeparator: Date.ISO8601FormatStyle.TimeSeparator = .colon,
            timeZoneSeparator: Date.ISO8601FormatStyle.TimeZoneSeparator = .omitted,
            includingFractionalSeconds: Bool = false, timeZone: TimeZone = .gmt
        )
        var timeZone: TimeZone
        @Native(formattedInStyle) func format(_ value: Date) -> String
        @Native(parsedInStyle) func parse(_ value: String) throws -> Date

        func year() -> Date.ISO8601FormatStyle
        func month() -> Date.ISO8601FormatStyle
        func day() -> Date.ISO8601FormatStyle
        func weekOfYear() -> Date.ISO8601FormatStyle
        @Calls(separatingDateByDashes) func dateSeparator() -> Date.ISO8601FormatStyle
        func dateSeparator(_ separator: Date.ISO8601FormatStyle.DateSeparator) -> Date.ISO8601FormatStyle
        func dateTimeSeparator(_ separator: Date.ISO8601FormatStyle.DateTimeSeparator) -> Date.ISO8601FormatStyle
        func time(includingFractionalSeconds: Bool) -> Date.ISO8601FormatStyle
        func timeSeparator(_ separator: Date.ISO8601FormatStyle.TimeSeparator) -> Date.ISO8601FormatStyle
        func timeZone(separator: Date.ISO8601FormatStyle.TimeZoneSeparator) -> Date.ISO8601FormatStyle
    }

    struct RelativeFormatStyle: _FormatStyle, Hashable {
        typealias FormatInput = Date
        typealias FormatOutput = String

        init(
            presentation: Date.RelativeFormatStyle.Presentation = .numeric,
            unitsStyle: Date.RelativeFormatStyle.UnitsStyle = .wide, locale: Locale = .autoupdatingCurrent,
            calendar: Calendar = .autoupdatingCurrent,
            capitalizationContext: FormatStyleCapitalizationContext = .unknown
        )
        var presentation: Date.RelativeFormatStyle.Presentation
        var unitsStyle: Date.RelativeFormatStyle.UnitsStyle
        var calendar: Calendar
        var capitalizationContext: FormatStyleCapitalizationContext
        func locale(_ locale: Locale) -> Date.RelativeFormatStyle
        @Native(formattedInStyle) func format(_ value: Date) -> String
    }

    struct IntervalFormatStyle: _FormatStyle, Hashable {
        typealias FormatInput = Range<Date>
        typealias FormatOutput = String

        init(date: Date.FormatStyle.DateStyle? = nil, time: Date.FormatStyle.TimeStyle? = nil)
        init(
            date: Date.FormatStyle.DateStyle? = nil, time: Date.FormatStyle.TimeStyle? = nil, locale: Locale,
            calendar: Calendar = .autoupdatingCurrent, timeZone: TimeZone = .autoupdatingCurrent
        )
        var timeZone: TimeZone
        var calendar: Calendar
        func locale(_ locale: Locale) -> Date.IntervalFormatStyle
        @Native(formattedInStyle) func format(_ value: Range<Date>) -> String

        func year() -> Date.IntervalFormatStyle
        func month(_ format: Date.FormatStyle.Symbol.Month = .abbreviated) -> Date.IntervalFormatStyle
        func day() -> Date.IntervalFormatStyle
        func weekday(_ format: Date.FormatStyle.Symbol.Weekday = .abbreviated) -> Date.IntervalFormatStyle
        func hour(
            _ format: Date.FormatStyle.Symbol.Hour = .defaultDigits(amPM: .abbreviated)
        ) -> Date.IntervalFormatStyle
        func minute() -> Date.IntervalFormatStyle
        func second() -> Date.IntervalFormatStyle
        func timeZone(_ format: Date.FormatStyle.Symbol.TimeZone = .genericName(.short)) -> Date.IntervalFormatStyle
    }

    struct ParseStrategy: Hashable {
        @Native(parseStrategy)
        init(
            _pattern format: Date._FormatPattern, locale: Locale?, timeZone: TimeZone, calendar: Calendar,
            isLenient: Bool, twoDigitStartDate: Date?
        )
        var timeZone: TimeZone
        var calendar: Calendar
        var isLenient: Bool
        @Native(parsedInStyle) func parse(_ value: String) throws -> Date
    }

    /// What `Date.FormatString` is read into.
    @Represented(by: FormatStringValue) struct _FormatPattern {
        init()
        mutating func append(literal: String)
        mutating func append(era: Date.FormatStyle.Symbol.Era)
        mutating func append(year: Date.FormatStyle.Symbol.Year)
        mutating func append(quarter: Date.FormatStyle.Symbol.Quarter)
        mutating func append(month: Date.FormatStyle.Symbol.Month)
        mutating func append(week: Date.FormatStyle.Symbol.Week)
        mutating func append(day: Date.FormatStyle.Symbol.Day)
        mutating func append(dayOfYear: Date.FormatStyle.Symbol.DayOfYear)
        mutating func append(weekday: Date.FormatStyle.Symbol.Weekday)
        mutating func append(hour: Date.FormatStyle.Symbol.VerbatimHour)
        mutating func append(minute: Date.FormatStyle.Symbol.Minute)
        mutating func append(second: Date.FormatStyle.Symbol.Second)
        mutating func append(secondFraction: Date.FormatStyle.Symbol.SecondFraction)
        mutating func append(timeZone: Date.FormatStyle.Symbol.TimeZone)
    }
}

extension Range {
    @Native(formattedDateRange) func formatted() -> String where Bound == Date
    @Native(formattedDateAndTimeRange)
    func formatted(date: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle) -> String where Bound == Date
    @Native(formattedByArgument) func formatted(_ format: Date.IntervalFormatStyle) -> String where Bound == Date
    @Native(formattedByArgument)
    func formatted<S>(_ style: S) -> S.FormatOutput
    where Bound == Date, S: FormatStyle, S.FormatInput == Range<Date>
}
