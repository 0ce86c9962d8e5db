import Foundation

/// A `Timer`: its block runs on the execution's virtual clock.
// Unchecked: values and what they hold are used by one thread at a time, the execution's.
package final class TimerValue: @unchecked Sendable {
    fileprivate let interval: Double
    fileprivate let repeats: Bool
    fileprivate let block: Value
    fileprivate var tolerance = 0.0
    fileprivate var isValid = true
    /// When it fires next, in seconds of the execution; nil before it was started, unless it was made for a date.
    fileprivate var next: Double?
    private var isStarted = false

    fileprivate init(interval: Double, repeats: Bool, block: Value, next: Double? = nil) {
        // Foundation takes the shortest interval for none, and for what is no number.
        let interval = interval >= 0.0001 ? interval : 0.0001
        (self.interval, self.repeats, self.block, self.next) = (interval, repeats, block, next)
    }

    /// Lets it run, as adding it to a run loop does.
    package func start(_ call: NativeCall) throws {
        guard !isStarted, isValid else { return }
        isStarted = true
        let execution = try call.execution
        next = next.map { $0.isNaN ? execution.tasks.now : $0 } ?? execution.tasks.now + interval
        // Unsafe: the execution owns its tasks.
        _ = try execution.tasks.start(isDetached: true) { [self, unowned(unsafe) execution] in
            while isValid, let time = next {
                try execution.tasks.sleep(max(0, time - execution.tasks.now))
                guard isValid else { break }
                guard next == time else { continue }
                // Times that went by meanwhile are left out.
                next = time + interval > execution.tasks.now ? time + interval : execution.tasks.now + interval
                try fire(execution)
            }
            return .void
        }
    }

    fileprivate func fire(_ execution: Execution) throws {
        guard isValid else { return }
        if !repeats { isValid = false }
        _ = try execution.call(block, [.box(self)])
    }
}

extension StandardLibrary {
    static func timerScheduledTimer(_ call: inout NativeCall) throws -> Value {
        let timer = TimerValue(interval: try call.double(0), repeats: try call.bool(1), block: call.argument(2))
        try timer.start(call)
        return .box(timer)
    }

    static func timerInit(_ call: inout NativeCall) throws -> Value {
        .box(TimerValue(interval: try call.double(0), repeats: try call.bool(1), block: call.argument(2)))
    }

    static func timerFiringAtDate(_ call: inout NativeCall) throws -> Value {
        let date = call.argument(0).unbox(as: Date.self)
        let delay = date?.timeIntervalSince(now(try call.execution)) ?? 0
        return .box(
            TimerValue(
                interval: try call.double(1), repeats: try call.bool(2), block: call.argument(3),
                next: try call.execution.tasks.now + delay))
    }

    static func timerFire(_ call: inout NativeCall) throws -> Value {
        try timer(call).fire(try call.execution)
        return .void
    }

    static func timerInvalidate(_ call: inout NativeCall) throws -> Value {
        try timer(call).isValid = false
        return .void
    }

    static func timerIsValid(_ call: inout NativeCall) throws -> Value {
        .bool(try timer(call).isValid)
    }

    static func timerTimeInterval(_ call: inout NativeCall) throws -> Value {
        let timer = try timer(call)
        return .double(timer.repeats ? timer.interval : 0)
    }

    static func timerUserInfo(_: inout NativeCall) throws -> Value {
        .null
    }

    static func timerFireDate(_ call: inout NativeCall) throws -> Value {
        let (timer, execution) = (try timer(call), try call.execution)
        let next = timer.next ?? execution.tasks.now + timer.interval
        return .box(now(execution).addingTimeInterval(next - execution.tasks.now))
    }

    static func setTimerFireDate(_ call: inout NativeCall) throws -> Value {
        guard let date = call.argument(0).unbox(as: Date.self) else { return .void }
        let execution = try call.execution
        let next = execution.tasks.now + date.timeIntervalSince(now(execution))
        try timer(call).next = next.isNaN ? execution.tasks.now : next
        return .void
    }

    static func timerTolerance(_ call: inout NativeCall) throws -> Value {
        .double(try timer(call).tolerance)
    }

    static func setTimerTolerance(_ call: inout NativeCall) throws -> Value {
        try timer(call).tolerance = try call.double(0)
        return .void
    }

    private static func now(_ execution: Execution) -> Date {
        Date(timeIntervalSinceReferenceDate: execution.environment.now)
    }

    private static func timer(_ call: NativeCall) throws -> TimerValue {
        guard let timer = call.receiver.unbox(as: TimerValue.self) else {
            throw call.evaluator.defect("not a timer")
        }
        return timer
    }
}
