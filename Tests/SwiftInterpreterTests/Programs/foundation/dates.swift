import Foundation
func run() {
    var calendar = Calendar(identifier: .gregorian); calendar.timeZone = TimeZone(identifier: "UTC")!
    let date = calendar.date(from: DateComponents(year: 2024, month: 2, day: 28, hour: 13, minute: 5))!
    print(
        date.timeIntervalSince1970, calendar.component(.weekday, from: date),
        calendar.range(of: .day, in: .month, for: date)!.count, calendar.isDateInWeekend(date))
    let next = calendar.date(byAdding: .day, value: 2, to: date)!;
    print(
        calendar.component(.month, from: next), calendar.dateComponents([.year, .day], from: next).day!,
        calendar.dateComponents([.day, .hour], from: date, to: next).day!)
    print(
        calendar.startOfDay(for: date).timeIntervalSince1970, date < next, next.timeIntervalSince(date),
        date.addingTimeInterval(60) > date, calendar.isDate(date, inSameDayAs: date + 3600),
        [next, date].sorted().first == date)
    let f = DateFormatter(); f.dateFormat = "yyyy-MM-dd HH:mm EEE"; f.timeZone = TimeZone(identifier: "UTC");
    f.locale = Locale(identifier: "en_US_POSIX"); print(f.string(from: date))
    print(
        calendar.date(bySettingHour: 9, minute: 30, second: 0, of: date)!.timeIntervalSince1970,
        calendar.dateInterval(of: .month, for: date)!.duration / 86400, calendar.firstWeekday,
        calendar.shortWeekdaySymbols.first!, calendar.ordinality(of: .day, in: .year, for: date)!)
    print(
        Date(timeIntervalSince1970: 0).timeIntervalSinceReferenceDate,
        Date(timeIntervalSinceReferenceDate: 0).timeIntervalSince1970,
        calendar.compare(date, to: next, toGranularity: .month) == .orderedAscending,
        calendar.numberOfDays(from: date, to: next), DateInterval(start: date, end: next).contains(date))
}
extension Calendar {
    func numberOfDays(from a: Date, to b: Date) -> Int {
        dateComponents([.day], from: startOfDay(for: a), to: startOfDay(for: b)).day ?? 0
    }
}
