import ViewGraph

/// When a timeline view shows new content.
public protocol TimelineSchedule: Sendable {
    typealias Mode = TimelineScheduleMode
    associatedtype Entries: Sequence where Entries.Element == Date

    /// The dates from `startDate` on, in ascending order; the first may lie before it.
    func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries
}

/// How often a schedule is expected to change what is shown.
public enum TimelineScheduleMode: Hashable, Sendable {
    case normal, lowFrequency
}

/// The start of every minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule {
    public init() {}

    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> EvenDates {
        let seconds = (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down) * 60
        return EvenDates(first: Date(timeIntervalSinceReferenceDate: seconds), interval: 60)
    }

    public typealias Entries = EvenDates
}

/// Dates at equal distances from a first one.
public struct PeriodicTimelineSchedule: TimelineSchedule {
    private let startDate: Date
    private let interval: TimeInterval

    public init(from startDate: Date, by interval: TimeInterval) {
        (self.startDate, self.interval) = (startDate, interval)
    }

    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> EvenDates {
        guard interval > 0, interval.isFinite else { return EvenDates(first: self.startDate, interval: 0) }
        let steps = (startDate.timeIntervalSince(self.startDate) / interval).rounded(.down)
        return EvenDates(first: self.startDate.addingTimeInterval(max(steps, 0) * interval), interval: interval)
    }

    public typealias Entries = EvenDates
}

/// Dates that are given one by one.
// Unchecked: the dates are read by one thread at a time, the session's.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule, @unchecked Sendable
where Entries.Element == Date {
    private let dates: Entries

    public init(_ dates: Entries) { self.dates = dates }

    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

/// Every frame, or as often as is said; never while paused, nor where few changes are asked for (facts.md 19.9).
public struct AnimationTimelineSchedule: TimelineSchedule {
    private let interval: TimeInterval
    private let isPaused: Bool

    public init(minimumInterval: Double? = nil, paused: Bool = false) {
        interval = max(minimumInterval ?? 0, 1.0 / 60)
        isPaused = paused
    }

    public func entries(from start: Date, mode: TimelineScheduleMode) -> EvenDates {
        isPaused || mode == .lowFrequency ? EvenDates.none : EvenDates(first: start, interval: interval)
    }

    public typealias Entries = EvenDates
}

/// Dates at equal distances without end; one where the distance is 0.
@_documentation(metadata: engine)
public struct EvenDates: Sequence, IteratorProtocol, Sendable {
    private let first: Date
    private let interval: TimeInterval
    private var count = 0.0

    init(first: Date, interval: TimeInterval) { (self.first, self.interval) = (first, interval) }

    /// No date at all.
    static var none: EvenDates {
        var dates = EvenDates(first: .distantPast, interval: 0)
        dates.count = 1
        return dates
    }

    public mutating func next() -> Date? {
        guard interval > 0 || count == 0 else { return nil }
        // Multiplied rather than added up, so that a long timeline stays exact.
        defer { count += 1 }
        return first.addingTimeInterval(count * interval)
    }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
    public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
        PeriodicTimelineSchedule(from: startDate, by: interval)
    }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
    public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

    public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
        AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
    }
}

extension TimelineSchedule {
    public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
    where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
        ExplicitTimelineSchedule(dates)
    }
}
