@Converted
struct Date: Hashable, Comparable, Strideable, CustomStringConvertible, Codable, Sendable {
    typealias Stride = TimeInterval

    @CallsWith(execution: present) init()
    @CallsWith(execution: present) static let now: Self
    static let distantPast: Self
    static let distantFuture: Self
    @CallsWith(execution: present) init(timeIntervalSinceNow: TimeInterval)
    init(timeIntervalSince1970: TimeInterval)
    init(timeIntervalSinceReferenceDate: TimeInterval)
    init(timeInterval: TimeInterval, since date: Date)
    @CallsWith(execution: presentInterval) static let timeIntervalSinceReferenceDate: TimeInterval
    static let timeIntervalBetween1970AndReferenceDate: TimeInterval

    let timeIntervalSince1970: TimeInterval
    let timeIntervalSinceReferenceDate: TimeInterval
    @CallsWith(execution: intervalSincePresent) let timeIntervalSinceNow: TimeInterval
    func timeIntervalSince(_ date: Date) -> TimeInterval
    func addingTimeInterval(_ timeInterval: TimeInterval) -> Date
    mutating func addTimeInterval(_ timeInterval: TimeInterval)
    static func + (lhs: Date, rhs: TimeInterval) -> Date
    static func - (lhs: Date, rhs: TimeInterval) -> Date
    static func += (lhs: inout Date, rhs: TimeInterval)
    static func -= (lhs: inout Date, rhs: TimeInterval)
    func distance(to other: Date) -> TimeInterval
    func advanced(by n: TimeInterval) -> Date
    func compare(_ other: Date) -> ComparisonResult

    // MARK: Texts

    @Calls(printed) let description: String
    func description(with locale: Locale?) -> String
    func ISO8601Format() -> String
    @Native(formattedByArgument) func ISO8601Format(_ style: Date.ISO8601FormatStyle) -> String
    @Native(formattedDate) func formatted() -> String
    @Native(formattedDateAndTime)
    func formatted(date: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle) -> String
    @Native(formattedByArgument) func formatted(_ format: Date.FormatStyle) -> String
    @Native(formattedByArgument) func formatted(_ format: Date.ISO8601FormatStyle) -> String
    @Native(formattedByArgument) func formatted(_ format: Date.RelativeFormatStyle) -> String
    @Native(formattedByArgument)
    func formatted<S>(_ format: S) -> S.FormatOutput where S: FormatStyle, S.FormatInput == Self
    @Native(parsedByStrategy) init(_ value: String, strategy: Date.ISO8601FormatStyle) throws
    @Native(parsedByStrategy) init(_ value: String, strategy: Date.FormatStyle) throws
    @Native(parsedByStrategy) init(_ value: String, strategy: Date.ParseStrategy) throws
}
