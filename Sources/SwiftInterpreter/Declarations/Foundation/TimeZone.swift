struct TimeZone: Hashable, Sendable {
    @CallsWith(execution: ofExecution) static let current: Self
    @CallsWith(execution: ofExecution) static let autoupdatingCurrent: Self
    @CallsWith(execution: ofExecution) static let `default`: Self
    static let gmt: Self
    static let knownTimeZoneIdentifiers: [String]
    @Native(timeZoneAbbreviations) static let abbreviationDictionary: [String: String]

    init?(identifier: String)
    init?(abbreviation: String)
    @Calls(bounded) init?(secondsFromGMT seconds: Int)

    let identifier: String
    @Calls(identifier) let description: String
    @CallsWith(execution: presentSecondsFromGMT) func secondsFromGMT() -> Int
    func secondsFromGMT(for date: Date) -> Int
    @CallsWith(execution: presentAbbreviation) func abbreviation() -> String?
    func abbreviation(for date: Date) -> String?
    @CallsWith(execution: isPresentlyDaylightSavingTime) func isDaylightSavingTime() -> Bool
    func isDaylightSavingTime(for date: Date) -> Bool
    @CallsWith(execution: presentDaylightSavingTimeOffset) func daylightSavingTimeOffset() -> TimeInterval
    func daylightSavingTimeOffset(for date: Date) -> TimeInterval
    func nextDaylightSavingTimeTransition(after date: Date) -> Date?
    @CallsWith(execution: presentNextTransition) let nextDaylightSavingTimeTransition: Date?
    @CallsWith(execution: spokenName)
    func localizedName(for style: TimeZone.NameStyle, locale: Locale?) -> String?

    @Represented(by: NSTimeZone.NameStyle) enum NameStyle: Hashable {
        case standard
        case shortStandard
        case daylightSaving
        case shortDaylightSaving
        case generic
        case shortGeneric
    }
}
