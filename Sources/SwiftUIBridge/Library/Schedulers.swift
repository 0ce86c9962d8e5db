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
            // A timer runs on the session's time, whatever loop it is added to.
            m.add("add", "func add(_ timer: Timer, forMode mode: RunLoop.Mode)") { _ in .void }
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
    types.append(NativeType("DispatchQueue", "extension DispatchQueue: Scheduler"))
}

private func addTimeUnits(_ m: inout [NativeMember], type: String) {
    let units: [(String, Double)] = [
        ("seconds", 1), ("milliseconds", 1e-3), ("microseconds", 1e-6), ("nanoseconds", 1e-9),
    ]
    for (name, unit) in units {
        m.add(name, "static func \(name)(_ value: Int) -> \(type)") { c in
            .double(Double(try c.a(0, Int.self)) * unit)
        }
    }
    m.add("seconds", "static func seconds(_ value: Double) -> \(type)") { c in c.arguments[0] }
}
