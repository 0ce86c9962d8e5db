protocol TimelineSchedule: Sendable {
    typealias Mode = TimelineScheduleMode
    associatedtype Entries
    func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
    @Native(everyMinuteSchedule) static var everyMinute: EveryMinuteTimelineSchedule { get }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    @Native(periodicSchedule)
    static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
    @Native(animationSchedule) static var animation: AnimationTimelineSchedule { get }
    @Native(animationSchedule)
    static func animation(minimumInterval: Double? = _, paused: Bool = _) -> AnimationTimelineSchedule
}

extension TimelineSchedule where Self == ExplicitTimelineSchedule {
    @Native(explicitSchedule) static func explicit(_ dates: [Date]) -> ExplicitTimelineSchedule
}

struct EveryMinuteTimelineSchedule: TimelineSchedule {
    typealias Entries = [Date]
    @Native(entriesOfSchedule) func entries(from startDate: Date, mode: TimelineScheduleMode) -> [Date]
    @Native(everyMinuteSchedule) init()
}

struct PeriodicTimelineSchedule: TimelineSchedule {
    typealias Entries = [Date]
    @Native(entriesOfSchedule) func entries(from startDate: Date, mode: TimelineScheduleMode) -> [Date]
    @Native(periodicSchedule) init(from startDate: Date, by interval: TimeInterval)
}

struct AnimationTimelineSchedule: TimelineSchedule {
    typealias Entries = [Date]
    @Native(entriesOfSchedule) func entries(from startDate: Date, mode: TimelineScheduleMode) -> [Date]
    @Native(animationSchedule) init(minimumInterval: Double? = _, paused: Bool = _)
}

struct ExplicitTimelineSchedule: TimelineSchedule {
    typealias Entries = [Date]
    @Native(entriesOfSchedule) func entries(from startDate: Date, mode: TimelineScheduleMode) -> [Date]
    @Native(explicitSchedule) init(_ dates: [Date])
}

@Converted @Represented(by: TimelineViewDefaultContext.Cadence) enum TimelineCadence: Hashable, Comparable {
    case live
    case seconds
    case minutes
}

@Converted @Represented(by: TimelineViewDefaultContext) struct TimelineViewDefaultContext {
    typealias Cadence = TimelineCadence
    @Native(timelineDate) var date: Date { get }
    @Native(timelineCadence) var cadence: TimelineCadence { get }
    @Native(timelineInvalidateContent) func invalidateTimelineContent()
}

struct TimelineView<Content> {
    typealias Context = TimelineViewDefaultContext
    @Native(timelineViewInit) init<S>(
        _ schedule: S, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content)
    where S: TimelineSchedule, Content: View
}

extension TimelineView: View where Content: View {}
