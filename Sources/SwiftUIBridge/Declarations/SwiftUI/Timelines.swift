@Converted @Represented(by: TimelineViewDefaultContext) struct TimelineViewDefaultContext {
    typealias Cadence = TimelineCadence
    @Native(timelineViewDefaultContextDate) var date: Date { get }
    @Native(timelineViewDefaultContextCadence) var cadence: TimelineCadence { get }
    @Native(timelineViewDefaultContextInvalidateTimelineContent) func invalidateTimelineContent()
}

struct TimelineView<Content> {
    typealias Context = TimelineViewDefaultContext
    @Native(timelineViewInit) init<S>(
        _ schedule: S, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content)
    where S: TimelineSchedule, Content: View
}

extension TimelineView: View where Content: View {}
