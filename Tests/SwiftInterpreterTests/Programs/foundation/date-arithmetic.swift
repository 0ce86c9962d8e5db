import Foundation
func run() {
    var cal = Calendar(identifier: .gregorian); cal.timeZone = TimeZone(identifier: "America/New_York")!;
    cal.locale = Locale(identifier: "en_US")
    func d(_ y: Int, _ m: Int, _ day: Int, _ h: Int = 0, _ min: Int = 0, _ s: Int = 0) -> Date {
        cal.date(from: DateComponents(year: y, month: m, day: day, hour: h, minute: min, second: s))!
    }
    let iso = ISO8601DateFormatter(); iso.timeZone = cal.timeZone
    func p(_ x: Date?) -> String { x.map { iso.string(from: $0) } ?? "nil" }
    for start in [
        d(2024, 1, 31), d(2024, 2, 29), d(2024, 3, 10, 1, 30), d(2024, 11, 3, 1, 30), d(2023, 12, 31, 23, 59, 59),
        d(2025, 6, 15, 12),
    ] {
        print(
            p(start), [1, 2, 12, -1].map { p(cal.date(byAdding: .month, value: $0, to: start)) },
            [1, -1, 30].map { p(cal.date(byAdding: .day, value: $0, to: start)) },
            [1, 24].map { p(cal.date(byAdding: .hour, value: $0, to: start)) },
            p(cal.date(byAdding: .year, value: 1, to: start)), p(cal.date(byAdding: .weekOfYear, value: 1, to: start)))
        print(
            p(cal.startOfDay(for: start)), cal.component(.weekday, from: start),
            cal.component(.weekOfYear, from: start), cal.component(.weekOfMonth, from: start),
            cal.component(.quarter, from: start), cal.component(.yearForWeekOfYear, from: start),
            cal.component(.dayOfYear, from: start), cal.isDateInWeekend(start),
            cal.ordinality(of: .day, in: .year, for: start) ?? -1, cal.range(of: .day, in: .month, for: start)!,
            cal.range(of: .weekOfYear, in: .year, for: start)!)
        for c in [Calendar.Component.year, .month, .weekOfYear, .day, .hour, .quarter] {
            let i = cal.dateInterval(of: c, for: start);
            print(p(i?.start), p(i?.end), i?.duration ?? -1, terminator: "; ")
        }
        print()
        print(
            p(cal.nextDate(after: start, matching: DateComponents(hour: 2, minute: 30), matchingPolicy: .nextTime)),
            p(cal.nextDate(after: start, matching: DateComponents(weekday: 2), matchingPolicy: .nextTime)),
            p(cal.nextDate(after: start, matching: DateComponents(day: 31), matchingPolicy: .strict)),
            p(cal.date(bySettingHour: 9, minute: 5, second: 0, of: start)),
            p(cal.date(bySetting: .day, value: 10, of: start)), p(cal.nextWeekend(startingAfter: start)?.start))
    }
    let a = d(2024, 1, 31), b = d(2025, 3, 1, 12)
    print(
        cal.dateComponents([.year, .month, .day, .hour], from: a, to: b),
        cal.dateComponents([.day], from: a, to: b).day!, cal.dateComponents([.month, .weekOfYear], from: a, to: b),
        cal.dateComponents([.second], from: b, to: a).second!)
    print(
        cal.isDate(a, inSameDayAs: b), cal.isDate(a, equalTo: d(2024, 1, 1), toGranularity: .month),
        cal.compare(a, to: b, toGranularity: .year).rawValue, cal.isDateInToday(Date()),
        cal.isDateInYesterday(Date().addingTimeInterval(-86400)), cal.isDateInTomorrow(Date().addingTimeInterval(86400))
    )
    var isoCal = Calendar(identifier: .iso8601); isoCal.timeZone = cal.timeZone
    for x in [d(2020, 12, 31), d(2021, 1, 1), d(2021, 1, 4), d(2024, 12, 30), d(2026, 12, 31)] {
        print(
            isoCal.component(.weekOfYear, from: x), isoCal.component(.yearForWeekOfYear, from: x), isoCal.firstWeekday,
            isoCal.minimumDaysInFirstWeek, cal.component(.weekOfYear, from: x))
    }
    var count = 0;
    cal.enumerateDates(startingAfter: a, matching: DateComponents(day: 15), matchingPolicy: .nextTime) {
        date, _, stop in
        count += 1; print(p(date), terminator: " "); if count == 3 { stop = true }
    }; print()
    for x in cal.dates(byAdding: .month, value: 1, startingAt: a, in: a..<b).prefix(4) { print(p(x), terminator: " ") };
    print()
    let locales = ["en_US", "de_DE", "fr_FR", "ja_JP", "ar", "en_GB"].map { Locale(identifier: $0) }
    let x = d(2024, 3, 5, 14, 7, 9)
    for l in locales {
        var s = Date.FormatStyle(locale: l, timeZone: cal.timeZone)
        print(
            l.identifier, x.formatted(s), x.formatted(s.year().month().day()),
            x.formatted(s.weekday(.wide).day().month(.wide)), x.formatted(s.hour().minute()),
            x.formatted(s.hour(.twoDigits(amPM: .omitted)).minute(.twoDigits)), x.formatted(s.month(.narrow)),
            x.formatted(s.quarter()), x.formatted(s.week()), x.formatted(s.era().year()), x.formatted(s.timeZone()),
            x.formatted(s.dayOfYear()), x.formatted(s.weekday(.abbreviated)))
        for ds in [Date.FormatStyle.DateStyle.omitted, .numeric, .abbreviated, .long, .complete] {
            for ts in [Date.FormatStyle.TimeStyle.omitted, .shortened, .standard, .complete] {
                s = Date.FormatStyle(date: ds, time: ts, locale: l, calendar: cal, timeZone: cal.timeZone);
                print(x.formatted(s), terminator: " | ")
            }
        }
        print()
        let f = DateFormatter(); f.locale = l; f.timeZone = cal.timeZone
        for ds in [DateFormatter.Style.none, .short, .medium, .long, .full] {
            f.dateStyle = ds; f.timeStyle = .short; print(f.string(from: x), terminator: " | ")
        }
        f.dateFormat = "EEEE, d MMMM yyyy HH:mm:ss a zzz"; print(f.string(from: x));
        f.setLocalizedDateFormatFromTemplate("yMMMMEd"); print(f.string(from: x), f.dateFormat ?? "")
        print(f.weekdaySymbols, f.shortMonthSymbols)
        print(
            (a..<b).formatted(
                Date.IntervalFormatStyle(
                    date: .abbreviated, time: .shortened, locale: l, calendar: cal, timeZone: cal.timeZone)))
        print()
    }
    let df = DateFormatter(); df.locale = Locale(identifier: "en_US_POSIX"); df.timeZone = TimeZone(secondsFromGMT: 0);
    df.dateFormat = "yyyy-MM-dd'T'HH:mm:ssZ"
    print(df.date(from: "2024-03-05T14:07:09+0100").map { $0.timeIntervalSince1970 } as Any, df.date(from: "x") as Any);
    df.dateFormat = "dd/MM/yy";
    print(df.date(from: "05/03/24").map { $0.timeIntervalSince1970 } as Any, df.date(from: "31/02/24") as Any)
    print(
        x.ISO8601Format(), x.formatted(.iso8601), x.formatted(.iso8601.year().month().day()),
        x.formatted(.iso8601.time(includingFractionalSeconds: true)),
        iso.date(from: "2024-03-05T19:07:09Z")!.timeIntervalSince1970)
    iso.formatOptions = [.withFullDate, .withDashSeparatorInDate]; print(iso.string(from: x));
    iso.formatOptions = [.withInternetDateTime, .withFractionalSeconds]; print(iso.string(from: x))
    print(
        try! Date("2024-03-05T19:07:09Z", strategy: .iso8601).timeIntervalSince1970,
        (try? Date("nope", strategy: .iso8601)) as Any)
    for s in [0.5, 59, 60, 3599, 3600, 90061, -75.25] {
        let du = Duration.seconds(s);
        print(
            du.formatted(), du.formatted(.time(pattern: .minuteSecond)), du.formatted(.time(pattern: .hourMinute)),
            du.formatted(.time(pattern: .minuteSecond(padMinuteToLength: 2, fractionalSecondsLength: 2))),
            du.formatted(.units(allowed: [.hours, .minutes, .seconds], width: .wide)),
            du.formatted(.units(allowed: [.minutes, .seconds], width: .narrow)))
    }
    let tz = TimeZone(identifier: "Europe/Berlin")!;
    print(
        tz.abbreviation(for: x) ?? "", tz.isDaylightSavingTime(for: x), tz.secondsFromGMT(for: x),
        p(tz.nextDaylightSavingTimeTransition(after: x)),
        tz.localizedName(for: .generic, locale: Locale(identifier: "en_US")) ?? "",
        tz.localizedName(for: .shortStandard, locale: Locale(identifier: "de_DE")) ?? "")
    let iv = DateInterval(start: a, end: b);
    print(
        iv.duration, iv.contains(x), iv.intersects(DateInterval(start: x, duration: 10)),
        iv.intersection(with: DateInterval(start: x, duration: 1e9)).map { $0.duration } as Any,
        iv < DateInterval(start: b, duration: 1), iv.compare(DateInterval(start: b, duration: 1)).rawValue)
    print(
        a < b, a.distance(to: b), a.advanced(by: 60) == a + 60, b.timeIntervalSince(a), max(a, b) == b,
        Date.distantPast < a, a.compare(b).rawValue, Date(timeIntervalSince1970: 0).description,
        Date(timeIntervalSinceReferenceDate: 0))
    var moved = Date(timeIntervalSinceReferenceDate: 1_000)
    moved -= .random(in: 60...60)
    moved += .ulpOfOne
    moved += -.pi
    print(moved < a, moved.timeIntervalSinceReferenceDate.rounded())
}
