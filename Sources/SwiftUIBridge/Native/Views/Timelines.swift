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

extension SwiftUILibrary {
    static func everyMinuteSchedule(_: inout NativeCall) throws -> Value {
        InterpretedSchedule(EveryMinuteTimelineSchedule()).bridged
    }

    static func periodicSchedule(_ c: inout NativeCall) throws -> Value {
        try InterpretedSchedule(
            PeriodicTimelineSchedule(from: c.argument(0, as: Date.self), by: c.argument(1, as: Double.self))
        ).bridged
    }

    static func animationSchedule(_ c: inout NativeCall) throws -> Value {
        let schedule = try AnimationTimelineSchedule(
            minimumInterval: c.argument(0, as: Double?.self, default: nil),
            paused: c.argument(1, as: Bool.self, default: false))
        return InterpretedSchedule(schedule).bridged
    }

    static func explicitSchedule(_ c: inout NativeCall) throws -> Value {
        try InterpretedSchedule(ExplicitTimelineSchedule(c.argument(0, as: [Date].self))).bridged
    }

    /// As many as anybody will look at: a schedule may have no end.
    static func entriesOfSchedule(_ c: inout NativeCall) throws -> Value {
        let next = try c.receiver(as: InterpretedSchedule.self).dates(c.argument(0, as: Date.self))
        var dates: [Date] = []
        while dates.count < 1_000, let date = next() { dates.append(date) }
        return dates.bridged
    }

    static func timelineDate(_ c: inout NativeCall) throws -> Value {
        try c.receiver(as: TimelineViewDefaultContext.self).date.bridged
    }

    static func timelineCadence(_ c: inout NativeCall) throws -> Value {
        try c.receiver(as: TimelineViewDefaultContext.self).cadence.bridged
    }

    static func timelineInvalidateContent(_: inout NativeCall) throws -> Value {
        .void
    }

    static func timelineViewInit(_ c: inout NativeCall) throws -> Value {
        let schedule = try c.argument(0, as: InterpretedSchedule.self)
        let content = try c.f1(1, TimelineViewDefaultContext.self, AnyView.self)
        return AnyView(AnyTimelineView(schedule: schedule.dates, content: content)).bridged
    }
}
