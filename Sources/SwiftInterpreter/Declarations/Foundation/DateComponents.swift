@Converted struct DateComponents: Hashable, CustomStringConvertible, Sendable {
    init(
        calendar: Calendar? = nil, timeZone: TimeZone? = nil, era: Int? = nil, year: Int? = nil, month: Int? = nil,
        day: Int? = nil, hour: Int? = nil, minute: Int? = nil, second: Int? = nil, nanosecond: Int? = nil,
        weekday: Int? = nil, weekdayOrdinal: Int? = nil, quarter: Int? = nil, weekOfMonth: Int? = nil,
        weekOfYear: Int? = nil, yearForWeekOfYear: Int? = nil
    )

    var calendar: Calendar?
    var timeZone: TimeZone?
    var era: Int?
    var year: Int?
    var month: Int?
    var day: Int?
    var hour: Int?
    var minute: Int?
    var second: Int?
    var nanosecond: Int?
    var weekday: Int?
    var weekdayOrdinal: Int?
    var quarter: Int?
    var weekOfMonth: Int?
    var weekOfYear: Int?
    var yearForWeekOfYear: Int?
    var dayOfYear: Int?
    let isLeapMonth: Bool?

    let date: Date?
    let isValidDate: Bool
    func isValidDate(in calendar: Calendar) -> Bool
    let description: String
    @Calls(countedValue) func value(for component: Calendar.Component) -> Int?
    @Calls(setCountedValue) mutating func setValue(_ value: Int?, for component: Calendar.Component)
}
