import Combine
import Foundation
import SwiftInterpreter
import ViewGraph

/// A run loop or queue: there is one, the session's, on the session's own time.
struct ProgramQueue: Sendable {}

/// Run loops, queues, timers, and the times they are given.
func addSchedulerTypes(_ types: inout [NativeType]) {
    types.append(NativeType("Scheduler", "protocol Scheduler"))
    types.append(
        NativeType.make(
            "_SchedulerStride", "struct _SchedulerStride: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral"
        ) { m in
            m.add("init", "init(integerLiteral value: Int)") { c in .double(Double(try c.a(0, Int.self))) }
            m.add("init", "init(floatLiteral value: Double)") { c in c.arguments[0] }
            addTimeUnits(&m, type: "_SchedulerStride")
        })
    types.append(
        NativeType.make("RunLoop", "class RunLoop: Scheduler") { m in
            for name in ["main", "current"] {
                m.add(name, "static var \(name): RunLoop { get }") { _ in .box(ProgramQueue()) }
            }
        })
    types.append(
        NativeType.make("RunLoop.Mode", "struct RunLoop.Mode") { m in
            for name in ["common", "default"] {
                m.add(name, "static var \(name): RunLoop.Mode { get }") { _ in .box(ProgramQueue()) }
            }
        })
    types.append(
        NativeType.make("ImmediateScheduler", "struct ImmediateScheduler: Scheduler") { m in
            m.add("shared", "static var shared: ImmediateScheduler { get }") { _ in .box(ProgramQueue()) }
        })
    addQueueTypes(&types)
}

private func addQueueTypes(_ types: inout [NativeType]) {
    types.append(
        NativeType.make("DispatchQueue", "class DispatchQueue: Scheduler") { m in
            m.add("main", "static var main: DispatchQueue { get }") { _ in .box(ProgramQueue()) }
            m.add("global", "static func global(qos: DispatchQoS.QoSClass = _) -> DispatchQueue") { _ in
                .box(ProgramQueue())
            }
            m.add("init", "init(label: String)") { _ in .box(ProgramQueue()) }
            m.add("async", "func async(execute work: @escaping () -> Void)") { c in
                let work = try c.callback(0)
                VirtualClock.current?.schedule(after: 0) { work.perform([]) }
                return .void
            }
            m.add(
                "asyncAfter", "func asyncAfter(deadline: DispatchTime, execute work: @escaping () -> Void)"
            ) { c in
                let (deadline, work) = (try c.a(0, Double.self), try c.callback(1))
                if let clock = VirtualClock.current {
                    clock.schedule(after: deadline - clock.now) { work.perform([]) }
                }
                return .void
            }
        })
    types.append(NativeType("DispatchQoS", "struct DispatchQoS"))
    types.append(
        NativeType.make("DispatchQoS.QoSClass", "enum QoSClass: Hashable") { m in
            for name in ["background", "utility", "default", "userInitiated", "userInteractive", "unspecified"] {
                m.add(name, "case \(name)") { _ in .string(name) }
            }
        })
    types.append(
        NativeType.make("DispatchTime", "struct DispatchTime: Comparable") { m in
            m.add("now", "static func now() -> DispatchTime") { _ in .double(VirtualClock.current?.now ?? 0) }
            m.add("+", "static func + (a: DispatchTime, b: Double) -> DispatchTime") { c in
                .double(try c.a(0, Double.self) + c.a(1, Double.self))
            }
            m.add("+", "static func + (a: DispatchTime, b: DispatchTimeInterval) -> DispatchTime") { c in
                .double(try c.a(0, Double.self) + c.a(1, Double.self))
            }
            m.add("<", "static func < (a: DispatchTime, b: DispatchTime) -> Bool") { c in
                .bool(try c.a(0, Double.self) < c.a(1, Double.self))
            }
        })
    types.append(
        NativeType.make("DispatchTimeInterval", "struct DispatchTimeInterval") { m in
            addTimeUnits(&m, type: "DispatchTimeInterval", takesFractions: false)
        })
}

private func addTimeUnits(_ m: inout [NativeMember], type: String, takesFractions: Bool = true) {
    let units: [(String, Double)] = [
        ("seconds", 1), ("milliseconds", 1e-3), ("microseconds", 1e-6), ("nanoseconds", 1e-9),
    ]
    for (name, unit) in units {
        m.add(name, "static func \(name)(_ value: Int) -> \(type)") { c in
            .double(Double(try c.a(0, Int.self)) * unit)
        }
    }
    guard takesFractions else { return }
    m.add("seconds", "static func seconds(_ value: Double) -> \(type)") { c in c.arguments[0] }
}
