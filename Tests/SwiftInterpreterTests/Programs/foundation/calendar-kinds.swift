import Foundation

/// A calendar is of the kind that it was made as, whatever its weeks are; options of searches count.
func run() {
    var gregorian = Calendar(identifier: .gregorian)
    gregorian.timeZone = TimeZone(identifier: "Europe/Berlin")!
    gregorian.minimumDaysInFirstWeek = 4
    print(gregorian.identifier == .gregorian, gregorian.minimumDaysInFirstWeek)
    let weeks = Calendar(identifier: .iso8601)
    print(weeks.identifier == .iso8601, weeks.firstWeekday, weeks.minimumDaysInFirstWeek)

    // The clock goes from 2 to 3 on that day, and from 3 to 2 on the other.
    let spring = gregorian.date(from: DateComponents(year: 2025, month: 3, day: 30))!
    let autumn = gregorian.date(from: DateComponents(year: 2025, month: 10, day: 26))!
    func seconds(_ date: Date?) -> Int { Int(date?.timeIntervalSince1970 ?? -1) }
    print(
        seconds(gregorian.date(bySettingHour: 2, minute: 30, second: 0, of: spring, matchingPolicy: .nextTime)),
        seconds(
            gregorian.date(
                bySettingHour: 2, minute: 30, second: 0, of: spring,
                matchingPolicy: .nextTimePreservingSmallerComponents)))
    print(
        seconds(
            gregorian.date(
                bySettingHour: 2, minute: 30, second: 0, of: autumn, matchingPolicy: .nextTime,
                repeatedTimePolicy: .first)),
        seconds(
            gregorian.date(
                bySettingHour: 2, minute: 30, second: 0, of: autumn, matchingPolicy: .nextTime,
                repeatedTimePolicy: .last)))
    let october = gregorian.date(from: DateComponents(year: 2025, month: 10, day: 1))!
    let wrapped = gregorian.dates(byAdding: .month, value: 2, startingAt: october, wrappingComponents: true)
    print(wrapped.prefix(3).map { gregorian.component(.year, from: $0) })
}
