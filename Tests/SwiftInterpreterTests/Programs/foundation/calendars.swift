import Foundation

func run() {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: "UTC")!
    let start = calendar.date(from: DateComponents(year: 2024, month: 1, day: 31, hour: 9, minute: 30))!
    func show(_ date: Date?) { print(date.map { "\($0)" } ?? "nil") }

    show(calendar.date(byAdding: DateComponents(month: 1, minute: -1), to: start))
    show(calendar.date(byAdding: .init(day: 1), to: start))
    show(calendar.date(byAdding: .day, value: 1, to: start, wrappingComponents: true))
    show(calendar.date(bySetting: .hour, value: 3, of: start))
    show(calendar.nextDate(after: start, matching: DateComponents(hour: 0), matchingPolicy: .nextTime))
    show(
        calendar.nextDate(
            after: start, matching: DateComponents(weekday: 2), matchingPolicy: .nextTime, direction: .backward))
    var days: [Int] = []
    calendar.enumerateDates(
        startingAfter: start, matching: DateComponents(hour: 0, minute: 0), matchingPolicy: .nextTime
    ) { date, _, stop in
        guard let date else { return }
        days.append(calendar.component(.day, from: date))
        if days.count == 3 { stop = true }
    }
    print(days)
    print(calendar.isDate(start, equalTo: start.addingTimeInterval(3600), toGranularity: .day))
    print(calendar.dateComponents([.day, .hour], from: start, to: start.addingTimeInterval(100_000)).hour!)
    print(calendar.maximumRange(of: .day)!, calendar.minimumRange(of: .day)!, calendar.identifier)
    print(calendar.nextWeekend(startingAfter: start)!.start)

    var components = DateComponents()
    components.day = 3
    components.setValue(5, for: .month)
    components.weekOfYear = 2
    print(components.value(for: .month)!, components.day!, components.nanosecond == nil)
    let whole = DateComponents(calendar: calendar, timeZone: calendar.timeZone, year: 2020, month: 2, day: 29)
    print(whole.date!, whole.isValidDate)

    print(start.distance(to: start.advanced(by: 60)), start.compare(start + 1) == .orderedAscending)
    print(stride(from: start, to: start + 10, by: 5).map { $0.timeIntervalSince(start) })
    print((start...(start + 60)).contains(start + 30), start.ISO8601Format())
    let span = DateInterval(start: start, duration: 100)
    print(span.intersection(with: DateInterval(start: start + 50, duration: 100))!.duration)
    print(TimeZone(identifier: "Europe/Berlin")!.secondsFromGMT(for: start))
    let formatter = ISO8601DateFormatter()
    print(formatter.string(from: start), formatter.date(from: "2024-05-01T10:00:00Z")!)
    formatter.formatOptions = [.withInternetDateTime, .withFractionalSeconds]
    print(formatter.string(from: start), formatter.date(from: "2024-05-01T10:00:00.250Z")!.timeIntervalSince1970)
    formatter.formatOptions = [.withFullDate]
    print(formatter.string(from: start))
}
