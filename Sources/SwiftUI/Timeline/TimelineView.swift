import ViewGraph

/// A view that is made anew at the dates of a schedule, by the session's own clock.
public nonisolated struct TimelineView<Schedule: TimelineSchedule, Content> {
    let schedule: Schedule
    let content: (TimelineViewDefaultContext) -> Content

    /// The date for which content is made.
    public struct Context {
        /// How exact the date shown should be.
        public enum Cadence: Comparable, Hashable, Sendable {
            case live, seconds, minutes
        }

        public let date: Date
        public let cadence: Cadence

        init(date: Date, cadence: Cadence) { (self.date, self.cadence) = (date, cadence) }

        /// Nothing is kept that would have to be thrown away.
        public func invalidateTimelineContent() {}
    }
}

public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

nonisolated extension TimelineView: View where Content: View {
    public typealias Body = Never

    public init(
        _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
    ) {
        (self.schedule, self.content) = (schedule, content)
    }

    // Unreachable: the view makes its own node.
    public var body: Never { preconditionFailure("TimelineView has no body") }

    public static func _reconcile(_ view: Self, existing: ViewNode?, in context: NodeContext) -> ViewNode {
        let node = existing as? TimelineNode ?? TimelineNode(context)
        node.update(
            schedule: {
                var dates = view.schedule.entries(from: $0, mode: .normal).makeIterator(); return { dates.next() }
            },
            content: { view.content($0) }, in: context)
        return node
    }
}

/// The same with a schedule and content of a program that isn't compiled.
package struct AnyTimelineView: PrimitiveView {
    /// Answers, from a date on, what gives one date after another.
    let schedule: (Date) -> () -> Date?
    let content: (TimelineViewDefaultContext) -> AnyView

    package init(
        schedule: @escaping (Date) -> () -> Date?, content: @escaping (TimelineViewDefaultContext) -> AnyView
    ) {
        (self.schedule, self.content) = (schedule, content)
    }

    package static func _reconcile(
        _ view: AnyTimelineView, existing: ViewNode?, in context: NodeContext
    ) -> ViewNode {
        let node = existing as? TimelineNode ?? TimelineNode(context)
        node.update(schedule: view.schedule, content: view.content, in: context)
        return node
    }
}

final class TimelineNode: DependentNode {
    private var schedule: (Date) -> () -> Date? = { _ in { nil } }
    private var makeContent: (TimelineViewDefaultContext) -> any View = { _ in EmptyView() }
    private var next: ScheduledEvent?

    override var typeName: String { "TimelineView" }

    func update(
        schedule: @escaping (Date) -> () -> Date?, content: @escaping (TimelineViewDefaultContext) -> any View,
        in context: NodeContext
    ) {
        adopt(context)
        (self.schedule, makeContent) = (schedule, content)
        refresh()
    }

    override func dependenciesDidChange() { refresh() }

    deinit { next?.cancel() }

    /// Shows the entry that is due and waits for the one after it.
    private func refresh() {
        next?.cancel()
        let now = graph.clock.date
        let dates = schedule(now)
        var shown: Date?
        var following: Date?
        var interval: TimeInterval = .infinity
        // A schedule that lies in the past without end would never come to the present.
        for _ in 0..<Self.mostEntries {
            guard let date = dates() else { break }
            guard date <= now else {
                following = date
                break
            }
            shown = date
        }
        if let following {
            interval = following.timeIntervalSince(shown ?? now)
            next = graph.clock.schedule(after: following.timeIntervalSince(now)) { [weak self] in
                guard let self else { return }
                self.graph.needsUpdate(self)
            }
        }
        let cadence: TimelineViewDefaultContext.Cadence =
            interval < 1 ? .live : interval < 60 ? .seconds : interval.isFinite ? .minutes : .live
        let context = TimelineViewDefaultContext(date: shown ?? now, cadence: cadence)
        let view = try? graph.tracker.whileEvaluating(self) { makeContent(context) }
        setChild(view ?? EmptyView(), in: childContext(.none))
    }

    private static var mostEntries: Int { 1_000_000 }
}
