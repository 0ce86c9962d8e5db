import SwiftUI
import Testing
import ViewGraph

struct TimelineTests {
    private static func date(_ seconds: Double) -> Date { Date(timeIntervalSinceReferenceDate: seconds) }

    @Test func schedulesBeginAtTheEntryThatIsDue() {
        func first<S: TimelineSchedule>(_ schedule: S, from seconds: Double) -> [Double] {
            schedule.entries(from: Self.date(seconds), mode: .normal).prefix(3).map(\.timeIntervalSinceReferenceDate)
        }
        #expect(first(EveryMinuteTimelineSchedule(), from: 90) == [60, 120, 180])
        #expect(first(PeriodicTimelineSchedule(from: Self.date(1), by: 2), from: 6) == [5, 7, 9])
        #expect(first(PeriodicTimelineSchedule(from: Self.date(10), by: 2), from: 6) == [10, 12, 14])
        // facts.md 19.21.
        #expect(first(PeriodicTimelineSchedule(from: Self.date(0), by: 5), from: 12) == [10, 15, 20])
        #expect(first(PeriodicTimelineSchedule(from: Self.date(0), by: 5), from: 15) == [15, 20, 25])
        #expect(first(ExplicitTimelineSchedule([Self.date(3)]), from: 6) == [3])
        #expect(first(AnimationTimelineSchedule(paused: true), from: 6).isEmpty)
        // facts.md 19.9.
        let rare = AnimationTimelineSchedule().entries(from: Self.date(6), mode: .lowFrequency)
        #expect(Array(rare).isEmpty)
    }

    @Test func contentIsMadeAtTheDatesOfTheSchedule() {
        var dates: [Double] = []
        let view = TimelineView(.periodic(from: Self.date(0), by: 10)) { context in
            dates.append(context.date.timeIntervalSinceReferenceDate)
            return Color.red
        }
        let graph = ViewGraph()
        graph.clock.start = Self.date(5)
        graph.setRoot(view, environment: EnvironmentValues())
        graph.update(.unspecified)
        #expect(dates == [0])
        graph.advance(by: 4, .unspecified)
        #expect(dates == [0])
        graph.advance(by: 12, .unspecified)
        #expect(dates == [0, 10, 20])
    }
}
