import Foundation
func run() {
    let zone = TimeZone(identifier: "America/New_York")!
    let calendar = Calendar(identifier: .gregorian)
    let strategy = Date.ParseStrategy(
        format: "\(year: .defaultDigits)-\(month: .twoDigits)-\(day: .twoDigits)", locale: Locale(identifier: "en_US"),
        timeZone: zone)
    print(try! Date("2024-07-04", strategy: strategy), (try? Date("July", strategy: strategy)) as Any)
    print(try! strategy.parse("2020-02-29"))
    let x = Date(timeIntervalSince1970: 1_700_000_000)
    let style = Date.VerbatimFormatStyle(
        format:
            "\(day: .twoDigits).\(month: .twoDigits).\(year: .defaultDigits) at \(hour: .twoDigits(clock: .twentyFourHour, hourCycle: .zeroBased)):\(minute: .twoDigits):\(second: .twoDigits)",
        locale: Locale(identifier: "de_DE"), timeZone: zone, calendar: calendar)
    print(x.formatted(style))
    print(
        x.formatted(
            .verbatim(
                "\(weekday: .wide) \(month: .abbreviated)", locale: Locale(identifier: "fr_FR"), timeZone: zone,
                calendar: calendar)))
    print(
        Int16(5).formatted(.number), Int16(5).formatted(.percent), UInt8(200).formatted(.currency(code: "EUR")),
        Int64(1500).formatted(.number.notation(.compactName)))
    let iso = Date.ISO8601FormatStyle(timeZone: zone)
    print(
        x.formatted(iso), x.formatted(.iso8601.year().month().day().dateSeparator(.omitted)),
        (try? iso.parse("2024-01-01T00:00:00-0500")) as Any)
    print(
        (x..<x.addingTimeInterval(7200)).formatted(
            Date.IntervalFormatStyle(locale: Locale(identifier: "en_US"), timeZone: zone).day().month().hour()))
}
