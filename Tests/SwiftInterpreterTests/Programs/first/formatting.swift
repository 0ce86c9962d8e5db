import Foundation

func run() {
    print(1234567.formatted(), 1234.5678.formatted(), 0.5.formatted(), 12.formatted(), (-1234).formatted())
    print(0.256.formatted(.percent), 0.5.formatted(.percent), 5.formatted(.currency(code: "EUR")))
    print(
        3.14159.formatted(.number.precision(.fractionLength(2))),
        3.0.formatted(.number.precision(.fractionLength(0...2))))
    print(1234567.formatted(.number.grouping(.never)), 1500000.formatted(.number.notation(.compactName)))
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    formatter.maximumFractionDigits = 2
    print(formatter.string(from: NSNumber(value: 9876.543)) ?? "", formatter.string(from: 12) ?? "")
    formatter.numberStyle = .percent
    formatter.maximumFractionDigits = 0
    print(formatter.string(from: 0.42) ?? "")
    let date = Date(timeIntervalSince1970: 1_700_000_000)
    let f = DateFormatter()
    f.timeZone = TimeZone(identifier: "UTC")
    f.locale = Locale(identifier: "en_US_POSIX")
    f.dateFormat = "yyyy-MM-dd'T'HH:mm:ss EEE EEEE MMM MMMM d h a"
    print(f.string(from: date))
    f.dateFormat = "d/M/yy H:m:s"
    print(f.string(from: date.addingTimeInterval(86_400)))
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: "UTC")!
    let parts = calendar.dateComponents([.year, .month, .day, .weekday], from: date)
    print(parts.year!, parts.month!, parts.day!, parts.weekday!, calendar.component(.hour, from: date))
    let next = calendar.date(byAdding: .day, value: 20, to: date)!
    print(
        calendar.component(.month, from: next), next > date, next.timeIntervalSince(date),
        calendar.isDate(date, inSameDayAs: next))
    let made = calendar.date(from: DateComponents(year: 2024, month: 2, day: 29))!
    print(made.timeIntervalSince1970, made)
    print(
        String(format: "%02d:%02d", 125 / 60, 125 % 60), String(format: "%.1f%%", 45.678),
        String(format: "%8.3f|", 2.5), String(format: "%+d", 5))
    print(
        URL(string: "https://example.com/a/b.html?q=1")!.host ?? "",
        URL(string: "https://example.com/a/b.html")!.lastPathComponent,
        UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")!)
}
