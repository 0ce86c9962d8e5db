struct Calendar: Hashable, Sendable {
    @CallsWith(execution: ofExecution) static let current: Self
    @CallsWith(execution: ofExecution) static let autoupdatingCurrent: Self
    @CallsWith(execution: made) init(identifier: Calendar.Identifier)
    let identifier: Calendar.Identifier
    let description: String
    var timeZone: TimeZone
    @Through(spoken) var locale: Locale?
    @Sets(setFirstWeekday) var firstWeekday: Int
    @Calls(boundedMinimumDays) var minimumDaysInFirstWeek: Int

    // MARK: Fields of a date

    func component(_ component: Calendar.Component, from date: Date) -> Int
    func dateComponents(_ components: Set<Calendar.Component>, from date: Date) -> DateComponents
    func dateComponents(_ components: Set<Calendar.Component>, from start: Date, to end: Date) -> DateComponents
    @Calls(boundedComponents)
    func dateComponents(
        _ components: Set<Calendar.Component>, from start: DateComponents, to end: DateComponents
    ) -> DateComponents
    func dateComponents(in timeZone: TimeZone, from date: Date) -> DateComponents
    @Calls(bounded) func date(from components: DateComponents) -> Date?
    @Calls(bounded) func date(_ date: Date, matchesComponents components: DateComponents) -> Bool
    @Calls(bounded)
    func date(bySetting component: Calendar.Component, value: Int, of date: Date) -> Date?
    func date(bySettingHour hour: Int, minute: Int, second: Int, of date: Date) -> Date?
    @Calls(bounded)
    func date(
        bySettingHour hour: Int, minute: Int, second: Int, of date: Date,
        matchingPolicy: Calendar.MatchingPolicy,
        repeatedTimePolicy: Calendar.RepeatedTimePolicy = .first,
        direction: Calendar.SearchDirection = .forward
    ) -> Date?
    func startOfDay(for date: Date) -> Date
    func dateInterval(of component: Calendar.Component, for date: Date) -> DateInterval?

    // MARK: Steps

    @Calls(bounded)
    func date(byAdding component: Calendar.Component, value: Int, to date: Date) -> Date?
    @Calls(bounded)
    func date(
        byAdding component: Calendar.Component, value: Int, to date: Date, wrappingComponents: Bool
    ) -> Date?
    @Calls(bounded)
    func date(byAdding components: DateComponents, to date: Date, wrappingComponents: Bool = false) -> Date?
    @CallsWith(execution: dates)
    func dates(
        byAdding component: Calendar.Component, value: Int = 1, startingAt start: Date,
        in range: Range<Date>? = nil, wrappingComponents: Bool = false
    ) -> [Date]
    @CallsWith(execution: dates)
    func dates(
        byAdding components: DateComponents, startingAt start: Date, in range: Range<Date>? = nil,
        wrappingComponents: Bool = false
    ) -> [Date]
    @CallsWith(execution: dates)
    func dates(
        byAdding component: Calendar.Component, value: Int = 1, startingAt start: Date,
        in range: PartialRangeFrom<Date>? = nil, wrappingComponents: Bool = false
    ) -> [Date]
    @CallsWith(execution: dates)
    func dates(
        byAdding components: DateComponents, startingAt start: Date, in range: PartialRangeFrom<Date>? = nil,
        wrappingComponents: Bool = false
    ) -> [Date]

    // MARK: Ranges

    func range(
        of smaller: Calendar.Component, in larger: Calendar.Component, for date: Date
    ) -> Range<Int>?
    func ordinality(of smaller: Calendar.Component, in larger: Calendar.Component, for date: Date) -> Int?
    func maximumRange(of component: Calendar.Component) -> Range<Int>?
    func minimumRange(of component: Calendar.Component) -> Range<Int>?

    // MARK: Comparisons

    func compare(
        _ date1: Date, to date2: Date, toGranularity component: Calendar.Component
    ) -> ComparisonResult
    func isDate(_ date1: Date, inSameDayAs date2: Date) -> Bool
    func isDate(_ date1: Date, equalTo date2: Date, toGranularity component: Calendar.Component) -> Bool
    @CallsWith(execution: isTomorrow) func isDateInTomorrow(_ date: Date) -> Bool
    @CallsWith(execution: isYesterday) func isDateInYesterday(_ date: Date) -> Bool
    @CallsWith(execution: isToday) func isDateInToday(_ date: Date) -> Bool
    func isDateInWeekend(_ date: Date) -> Bool

    // MARK: Searches

    @Calls(bounded)
    func nextDate(
        after date: Date, matching components: DateComponents, matchingPolicy: Calendar.MatchingPolicy,
        repeatedTimePolicy: Calendar.RepeatedTimePolicy = .first,
        direction: Calendar.SearchDirection = .forward
    ) -> Date?
    func nextWeekend(
        startingAfter date: Date, direction: Calendar.SearchDirection = .forward
    ) -> DateInterval?
    func dateIntervalOfWeekend(containing date: Date) -> DateInterval?
    @Native(enumerateDates)
    func enumerateDates(
        startingAfter start: Date, matching components: DateComponents, matchingPolicy: Calendar.MatchingPolicy,
        repeatedTimePolicy: Calendar.RepeatedTimePolicy = .first,
        direction: Calendar.SearchDirection = .forward, using block: (Date?, Bool, inout Bool) -> Void
    )

    // MARK: Symbols

    let eraSymbols: [String]
    let longEraSymbols: [String]
    let shortQuarterSymbols: [String]
    let standaloneQuarterSymbols: [String]
    let shortStandaloneQuarterSymbols: [String]
    @Through(spoken) let weekdaySymbols: [String]
    @Through(spoken) let shortWeekdaySymbols: [String]
    @Through(spoken) let veryShortWeekdaySymbols: [String]
    @Through(spoken) let standaloneWeekdaySymbols: [String]
    @Through(spoken) let shortStandaloneWeekdaySymbols: [String]
    @Through(spoken) let veryShortStandaloneWeekdaySymbols: [String]
    @Through(spoken) let monthSymbols: [String]
    @Through(spoken) let shortMonthSymbols: [String]
    @Through(spoken) let veryShortMonthSymbols: [String]
    @Through(spoken) let standaloneMonthSymbols: [String]
    @Through(spoken) let shortStandaloneMonthSymbols: [String]
    @Through(spoken) let veryShortStandaloneMonthSymbols: [String]
    @Through(spoken) let quarterSymbols: [String]
    @Through(spoken) let amSymbol: String
    @Through(spoken) let pmSymbol: String

    // MARK: Options

    @nonexhaustive enum Identifier: Hashable {
        case gregorian
        case iso8601
        case buddhist
        case chinese
        case coptic
        case hebrew
        case indian
        case islamic
        case islamicCivil
        case japanese
        case persian
        case republicOfChina
    }

    @nonexhaustive enum Component: Hashable {
        case era
        case year
        case month
        case day
        case hour
        case minute
        case second
        case weekday
        case weekdayOrdinal
        case weekOfMonth
        case weekOfYear
        case yearForWeekOfYear
        case quarter
        case nanosecond
        case dayOfYear
        case calendar
        case timeZone
    }

    enum MatchingPolicy: Hashable {
        case nextTime
        case nextTimePreservingSmallerComponents
        case previousTimePreservingSmallerComponents
        case strict
    }

    enum RepeatedTimePolicy: Hashable {
        case first
        case last
    }

    enum SearchDirection: Hashable {
        case forward
        case backward
    }
}
