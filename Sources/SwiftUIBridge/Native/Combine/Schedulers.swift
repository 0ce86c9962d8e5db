import Combine
import Foundation
import SwiftInterpreter
import SwiftUI
import ViewGraph

/// A run loop or queue: there is one, the execution's, on the execution's own time.
struct ProgramQueue: Sendable {
    /// Whether it waits for nothing.
    var isImmediate = false
}

/// Run loops, queues, timers, and the times they are given.
func addSchedulerTypes(_ types: inout [NativeType]) {
    types.append(
        NativeType.make("Scheduler", "protocol Scheduler") { m in
            m.add("SchedulerTimeType", "associatedtype SchedulerTimeType = _SchedulerTime")
            m.add("SchedulerOptions", "associatedtype SchedulerOptions = Never")
            addScheduling(&m)
        })
    addSchedulerTimes(&types)
    types.append(
        NativeType.make("RunLoop", "class RunLoop: Scheduler") { m in
            for name in ["main", "current"] {
                m.add(name, "static var \(name): RunLoop { get }") { _ in .box(ProgramQueue()) }
            }
            m.add("add", "func add(_ timer: Timer, forMode mode: RunLoop.Mode)") { c in
                try c.arguments[0].unbox(as: TimerValue.self)?.start(c)
                return .void
            }
            m.add("perform", "func perform(_ block: @escaping () -> Void)") { c in
                RunLoop.main.schedule(try c.f0(0, Void.self))
                return .void
            }
            for signature in ["func run()", "func run(until limitDate: Date)"] {
                m.add("run", signature) { _ in .void }
            }
            addSchedulerTypeNames(&m)
        })
    types.append(
        NativeType.make("RunLoop.Mode", "struct RunLoop.Mode") { m in
            for name in ["common", "default", "tracking"] {
                m.add(name, "static var \(name): RunLoop.Mode { get }") { _ in .box(ProgramQueue()) }
            }
        })
    types.append(
        NativeType.make("ImmediateScheduler", "struct ImmediateScheduler: Scheduler", swiftType: ProgramQueue.self) {
            m in
            m.add("shared", "static var shared: ImmediateScheduler { get }") { _ in
                .box(ProgramQueue(isImmediate: true))
            }
            addSchedulerTypeNames(&m)
        })
    types.append(NativeType.make("DispatchQueue", "extension DispatchQueue: Scheduler", fill: addSchedulerTypeNames))
}

@Sendable private func addSchedulerTypeNames(_ m: inout [NativeMember]) {
    m.add("SchedulerTimeType", "typealias SchedulerTimeType = _SchedulerTime")
    m.add("SchedulerOptions", "typealias SchedulerOptions = Never")
}

/// What can be asked of any scheduler.
private func addScheduling(_ m: inout [NativeMember]) {
    m.add("now", "var now: _SchedulerTime { get }") { _ in .box(RunLoop.main.now) }
    m.add("minimumTolerance", "var minimumTolerance: _SchedulerStride { get }") { _ in .double(0) }
    m.add("schedule", "func schedule(options: Any? = nil, _ action: @escaping () -> Void)") { c in
        if c.receiver.unbox(as: ProgramQueue.self)?.isImmediate ?? false {
            _ = try c.evaluator.call(c.arguments[1], [])
        } else {
            RunLoop.main.schedule(try c.f0(1, Void.self))
        }
        return .void
    }
    let waiting = "tolerance: _SchedulerStride = _, options: Any? = nil, _ action: @escaping () -> Void"
    m.add("schedule", "func schedule(after date: _SchedulerTime, \(waiting))") { c in
        RunLoop.main.schedule(after: try c.time(0), tolerance: .seconds(0), options: nil, try c.f0(3, Void.self))
        return .void
    }
    m.add(
        "schedule",
        "func schedule(after date: _SchedulerTime, interval: _SchedulerStride, \(waiting)) -> AnyCancellable"
    ) { c in
        let interval = SessionTime.Stride(seconds: try c.argument(1, as: Double.self))
        return .box(
            AnyCancellable(
                RunLoop.main.schedule(
                    after: try c.time(0), interval: interval, tolerance: .seconds(0), options: nil,
                    try c.f0(4, Void.self))))
    }
}

private func addSchedulerTimes(_ types: inout [NativeType]) {
    types.append(
        NativeType.make(
            "_SchedulerStride",
            "struct _SchedulerStride: Hashable, Comparable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral"
        ) { m in
            m.add("init", "init(integerLiteral value: Int)") { c in .double(Double(try c.argument(0, as: Int.self))) }
            m.add("init", "init(floatLiteral value: Double)") { c in c.arguments[0] }
            m.add("init", "init(_ seconds: Double)") { c in c.arguments[0] }
            m.add("timeInterval", "var timeInterval: Double { get }") { c in c.receiver }
            m.add("magnitude", "var magnitude: Double { get }") { c in c.receiver }
            addTimeUnits(&m, type: "_SchedulerStride")
        })
}

private func addTimeUnits(_ m: inout [NativeMember], type: String) {
    let units: [(String, Double)] = [
        ("seconds", 1), ("milliseconds", 1e-3), ("microseconds", 1e-6), ("nanoseconds", 1e-9),
    ]
    for (name, unit) in units {
        m.add(name, "static func \(name)(_ value: Int) -> \(type)") { c in
            .double(Double(try c.argument(0, as: Int.self)) * unit)
        }
    }
    m.add("seconds", "static func seconds(_ value: Double) -> \(type)") { c in c.arguments[0] }
}

extension NativeCall {
    fileprivate func time(_ index: Int) throws -> SessionTime {
        guard let time = arguments[index].unbox(as: SessionTime.self) else {
            throw mismatch(arguments[index], SessionTime.self, evaluator)
        }
        return time
    }
}

extension SwiftUILibrary {
    static func schedulerTimeInit(_ c: inout NativeCall) throws -> Value {
        .box(SessionTime(seconds: c.arguments[0].unbox(as: InstantValue.self)?.seconds ?? 0))
    }

    static func schedulerTimeOfDate(_ c: inout NativeCall) throws -> Value {
        let now = VirtualClock.current?.date ?? Date(timeIntervalSinceReferenceDate: 0)
        let delay = try c.argument(0, as: Date.self).timeIntervalSince(now)
        return .box(SessionTime(seconds: RunLoop.main.now.seconds + delay))
    }

    static func schedulerTimeDate(_ c: inout NativeCall) throws -> Value {
        let now = VirtualClock.current?.date ?? Date(timeIntervalSinceReferenceDate: 0)
        let time = try c.native(SessionTime.self)
        return now.addingTimeInterval(time.seconds - RunLoop.main.now.seconds).bridged
    }

    static func schedulerTimeDispatchTime(_ c: inout NativeCall) throws -> Value {
        .box(InstantValue(seconds: try c.native(SessionTime.self).seconds))
    }

    static func schedulerTimeAdvanced(_ c: inout NativeCall) throws -> Value {
        .box(try c.native(SessionTime.self).advanced(by: .init(seconds: c.argument(0, as: Double.self))))
    }

    static func schedulerTimeDistance(_ c: inout NativeCall) throws -> Value {
        .double(try c.native(SessionTime.self).distance(to: c.time(0)).seconds)
    }

    static func schedulerTimeLess(_ c: inout NativeCall) throws -> Value {
        .bool(try c.time(0).seconds < c.time(1).seconds)
    }
}
