import Foundation
import ViewGraph

nonisolated extension Text {
    /// How a text shows a date.
    public struct DateStyle: Hashable, Codable, Sendable {
        enum Kind: Hashable, Codable, Sendable { case time, date, relative, offset, timer }
        let kind: Kind

        /// 11:23 PM
        public static let time = DateStyle(kind: .time)
        /// June 3, 2019
        public static let date = DateStyle(kind: .date)
        /// 2 hr, 23 min: how far it is from now
        public static let relative = DateStyle(kind: .relative)
        /// +2 hours
        public static let offset = DateStyle(kind: .offset)
        /// 36:59:01
        public static let timer = DateStyle(kind: .timer)
    }

    public init(_ date: Date, style: DateStyle) { self.init(formatted: DateValue(date: date, style: style)) }

    /// Both dates, what they share written once.
    public init(_ dates: ClosedRange<Date>) { self.init(formatted: DatesValue(dates: dates)) }
    public init(_ interval: DateInterval) { self.init(interval.start...interval.end) }

    /// A clock that runs through `timerInterval`, and stands still outside it and from `pauseTime` on.
    public init(
        timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
    ) {
        self.init(
            formatted: TimerValue(
                interval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours))
    }
}

/// A date that is shown in one of the styles of `Text`.
private struct DateValue: FormattedContent {
    let date: Date
    let style: Text.DateStyle

    func text(in environment: EnvironmentValues, now: Date) -> AttributedString {
        let locale = environment.locale
        switch style.kind {
        case .time: return AttributedString(dateStyle(nil, in: environment).hour().minute().format(date.counted))
        case .date: return AttributedString(dateStyle(.long, in: environment).format(date.counted))
        case .relative:
            let seconds = abs(date.timeIntervalSince(now)).rounded(.down)
            let style = Duration.UnitsFormatStyle(
                allowedUnits: seconds < 60 ? [.seconds] : [.weeks, .days, .hours, .minutes, .seconds],
                width: .abbreviated, maximumUnitCount: 2)
            return AttributedString(Duration.wholeSeconds(seconds).formatted(style.locale(locale)))
        case .offset:
            let seconds = date.timeIntervalSince(now).rounded(.towardZero)
            let style = Duration.UnitsFormatStyle(
                allowedUnits: [.weeks, .days, .hours, .minutes, .seconds], width: .wide, maximumUnitCount: 1)
            // Time that has passed since counts up from zero: a date to come is still before it.
            let sign = seconds > 0 ? "-" : "+"
            return AttributedString(sign + Duration.wholeSeconds(abs(seconds)).formatted(style.locale(locale)))
        case .timer:
            let seconds = abs(date.timeIntervalSince(now)).rounded(.down)
            return AttributedString(TimerValue.written(seconds, showsHours: true, locale: locale))
        }
    }

    /// Hours and minutes are added to it: a style with a short time writes 9:41 where the locale has 09:41.
    private func dateStyle(_ day: Date.FormatStyle.DateStyle?, in environment: EnvironmentValues) -> Date.FormatStyle {
        Date.FormatStyle(
            date: day, locale: environment.locale, calendar: environment.calendar, timeZone: environment.timeZone)
    }

    func isSame(as other: any FormattedContent) -> Bool {
        guard let other = other as? DateValue else { return false }
        return other.date == date && other.style == style
    }

    func change(after now: Date) -> Date? {
        switch style.kind {
        case .time, .date: nil
        case .relative, .offset, .timer: now.addingTimeInterval(nextSecond(from: date, now))
        }
    }
}

/// Seconds until the distance to `date` is another whole number of seconds.
private func nextSecond(from date: Date, _ now: Date) -> TimeInterval {
    let distance = date.timeIntervalSince(now)
    let rest = distance - distance.rounded(.down)
    return rest > 1e-3 ? rest : 1
}

private struct DatesValue: FormattedContent {
    let dates: ClosedRange<Date>

    func text(in environment: EnvironmentValues, now: Date) -> AttributedString {
        let (first, last) = (dates.lowerBound.counted, dates.upperBound.counted)
        let style = Date.IntervalFormatStyle(
            date: .numeric, time: .shortened, locale: environment.locale, calendar: environment.calendar,
            timeZone: environment.timeZone)
        return AttributedString(style.format(first..<max(first, last)))
    }

    func isSame(as other: any FormattedContent) -> Bool { (other as? DatesValue)?.dates == dates }
}

/// `Text(timerInterval:)`
private struct TimerValue: FormattedContent {
    let interval: ClosedRange<Date>
    let pauseTime: Date?
    let countsDown: Bool
    let showsHours: Bool

    func text(in environment: EnvironmentValues, now: Date) -> AttributedString {
        let time = min(max(min(now, pauseTime ?? now), interval.lowerBound), interval.upperBound)
        let seconds =
            countsDown
            ? interval.upperBound.timeIntervalSince(time).rounded(.up)
            : time.timeIntervalSince(interval.lowerBound).rounded(.down)
        return AttributedString(Self.written(seconds, showsHours: showsHours, locale: environment.locale))
    }

    /// 1:02:05, or 62:05 without hours.
    static func written(_ seconds: TimeInterval, showsHours: Bool, locale: Locale) -> String {
        let pattern: Duration.TimeFormatStyle.Pattern =
            showsHours && seconds >= 3600
            ? .hourMinuteSecond(padHourToLength: 1) : .minuteSecond(padMinuteToLength: 1)
        return Duration.wholeSeconds(seconds).formatted(.time(pattern: pattern).locale(locale))
    }

    func isSame(as other: any FormattedContent) -> Bool {
        guard let other = other as? TimerValue else { return false }
        return other.interval == interval && other.pauseTime == pauseTime && other.countsDown == countsDown
            && other.showsHours == showsHours
    }

    func change(after now: Date) -> Date? {
        guard now < min(interval.upperBound, pauseTime ?? .distantFuture) else { return nil }
        guard now >= interval.lowerBound else { return interval.lowerBound }
        return now.addingTimeInterval(nextSecond(from: interval.upperBound, now))
    }
}

extension Duration {
    /// So many seconds, within what a duration can hold.
    fileprivate static func wholeSeconds(_ seconds: TimeInterval) -> Duration {
        .seconds(Int64(min(max(seconds.isNaN ? 0 : seconds, -1e12), 1e12)))
    }
}

extension Date {
    /// The date within the years that calendars can count.
    fileprivate var counted: Date {
        guard !timeIntervalSinceReferenceDate.isNaN else { return Date(timeIntervalSinceReferenceDate: 0) }
        return min(max(self, .distantPast), .distantFuture)
    }
}
