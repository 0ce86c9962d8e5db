import Foundation
import SwiftInterpreter
import SwiftUI
import ViewGraph

/// A schedule as native code asks it: dates from a date on.
struct InterpretedSchedule: BridgeConvertible {
    var dates: (Date) -> () -> Date?

    init<S: TimelineSchedule>(_ schedule: S) {
        dates = { start in
            var iterator = schedule.entries(from: start, mode: .normal).makeIterator()
            return { iterator.next() }
        }
    }

    private init(dates: @escaping (Date) -> () -> Date?) { self.dates = dates }

    static func bridge(_ value: Value, _ evaluator: any Evaluator) throws -> InterpretedSchedule {
        switch value {
        case .native(let object):
            if let box = object as? NativeBox<InterpretedSchedule> { return box.value }
        case .existential(let box): return try bridge(box.value, evaluator)
        case .structure:
            return InterpretedSchedule { start in
                do {
                    var schedule = value
                    let result = try evaluator.callMethod(
                        "entries", labels: ["from", "mode"], on: &schedule,
                        [start.bridged, TimelineScheduleMode.normal.bridged])
                    var iterator = try elements(of: result, evaluator).map { try Date.bridge($0, evaluator) }
                        .makeIterator()
                    return { iterator.next() }
                } catch {
                    evaluator.record(error)
                    return { nil }
                }
            }
        default: break
        }
        throw mismatch(value, (any TimelineSchedule).self, evaluator)
    }

    var bridged: Value { .box(self) }
}

func addTimelineTypes(_ types: inout [NativeType]) {
    types.append(
        NativeType.make("TimelineSchedule", "protocol TimelineSchedule: Sendable") { m in
            m.add("Mode", "typealias Mode = TimelineScheduleMode")
            m.add("Entries", "required associatedtype Entries")
            m.add("entries", "required func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries")
            m.add(
                "everyMinute",
                "static var everyMinute: EveryMinuteTimelineSchedule { get } where Self == EveryMinuteTimelineSchedule"
            ) { _ in InterpretedSchedule(EveryMinuteTimelineSchedule()).bridged }
            m.add(
                "periodic",
                "static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule where Self == PeriodicTimelineSchedule",
                periodic)
            m.add(
                "animation",
                "static var animation: AnimationTimelineSchedule { get } where Self == AnimationTimelineSchedule"
            ) { _ in InterpretedSchedule(AnimationTimelineSchedule()).bridged }
            m.add(
                "animation",
                "static func animation(minimumInterval: Double? = _, paused: Bool = _) -> AnimationTimelineSchedule where Self == AnimationTimelineSchedule",
                animation)
            m.add(
                "explicit",
                "static func explicit(_ dates: [Date]) -> ExplicitTimelineSchedule where Self == ExplicitTimelineSchedule",
                explicit)
        })
    func schedule(_ name: String, _ initializer: String, _ call: @escaping NativeThunk) {
        types.append(
            NativeType.make(name, "struct \(name): TimelineSchedule") { m in
                m.add("Entries", "typealias Entries = [Date]")
                m.add("entries", "func entries(from startDate: Date, mode: TimelineScheduleMode) -> [Date]") { c in
                    // As many as anybody will look at: a schedule may have no end.
                    let next = try c.receiver(as: InterpretedSchedule.self).dates(c.argument(0, as: Date.self))
                    var dates: [Date] = []
                    while dates.count < 1_000, let date = next() { dates.append(date) }
                    return dates.bridged
                }
                m.add("init", initializer, call)
            })
    }
    schedule("EveryMinuteTimelineSchedule", "init()") { _ in
        InterpretedSchedule(EveryMinuteTimelineSchedule()).bridged
    }
    schedule("PeriodicTimelineSchedule", "init(from startDate: Date, by interval: TimeInterval)", periodic)
    schedule("AnimationTimelineSchedule", "init(minimumInterval: Double? = _, paused: Bool = _)", animation)
    schedule("ExplicitTimelineSchedule", "init(_ dates: [Date])", explicit)
    types.append(
        NativeType(
            "TimelineCadence", "enum TimelineCadence: Hashable, Comparable",
            swiftType: TimelineViewDefaultContext.Cadence.self,
            enumCase: { value in
                guard let cadence = value.unbox(as: TimelineViewDefaultContext.Cadence.self) else { return nil }
                switch cadence {
                case .live: return ("live", [])
                case .seconds: return ("seconds", [])
                case .minutes: return ("minutes", [])
                }
            },
            members: {
                sortedMembers { m in
                    m.add("live", "case live") { _ in TimelineViewDefaultContext.Cadence.live.bridged }
                    m.add("seconds", "case seconds") { _ in TimelineViewDefaultContext.Cadence.seconds.bridged }
                    m.add("minutes", "case minutes") { _ in TimelineViewDefaultContext.Cadence.minutes.bridged }
                }
            }))
}

@Sendable private func periodic(_ c: inout NativeCall) throws -> Value {
    try InterpretedSchedule(
        PeriodicTimelineSchedule(from: c.argument(0, as: Date.self), by: c.argument(1, as: Double.self))
    ).bridged
}

@Sendable private func animation(_ c: inout NativeCall) throws -> Value {
    let schedule = try AnimationTimelineSchedule(
        minimumInterval: c.argument(0, as: Double?.self, default: nil),
        paused: c.argument(1, as: Bool.self, default: false))
    return InterpretedSchedule(schedule).bridged
}

@Sendable private func explicit(_ c: inout NativeCall) throws -> Value {
    try InterpretedSchedule(ExplicitTimelineSchedule(c.argument(0, as: [Date].self))).bridged
}

extension SwiftUILibrary {
    static func timelineViewDefaultContextDate(_ c: inout NativeCall) throws -> Value {
        try c.receiver(as: TimelineViewDefaultContext.self).date.bridged
    }

    static func timelineViewDefaultContextCadence(_ c: inout NativeCall) throws -> Value {
        try c.receiver(as: TimelineViewDefaultContext.self).cadence.bridged
    }

    static func timelineViewDefaultContextInvalidateTimelineContent(_: inout NativeCall) throws -> Value {
        .void
    }

    static func timelineViewInit(_ c: inout NativeCall) throws -> Value {
        let schedule = try c.argument(0, as: InterpretedSchedule.self)
        let content = try c.f1(1, TimelineViewDefaultContext.self, AnyView.self)
        return AnyView(AnyTimelineView(schedule: schedule.dates, content: content)).bridged
    }
}
