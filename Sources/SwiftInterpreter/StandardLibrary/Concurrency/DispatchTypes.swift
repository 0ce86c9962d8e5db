import Foundation

/// A queue of Dispatch: what is put on it runs on the execution's virtual clock, after what runs now.
struct DispatchQueueValue: Hashable, Sendable {
    let label: String
}

extension StandardLibrary {
    static let dispatchTypes: [NativeType] = [
        NativeType("DispatchQueue", "class DispatchQueue", swiftType: DispatchQueueValue.self) { queueMembers },
        NativeType("DispatchQoS", "struct DispatchQoS") {
            NativeMembersBuilder.build { t in
                for name in ["background", "utility", "default", "userInitiated", "userInteractive", "unspecified"] {
                    t.add("static var \(name): DispatchQoS { get }") { _ in .box(name) }
                }
            }
        },
        NativeType("DispatchQueue.Attributes", "struct Attributes: Hashable, ExpressibleByArrayLiteral") {
            NativeMembersBuilder.build { t in
                for name in ["concurrent", "initiallyInactive"] {
                    t.add("static var \(name): DispatchQueue.Attributes { get }") { _ in .box(name) }
                }
                t.add("init(arrayLiteral elements: DispatchQueue.Attributes...)") { _ in .box("") }
            }
        },
        NativeType("DispatchQoS.QoSClass", "enum QoSClass: Hashable") {
            NativeMembersBuilder.build { t in
                for name in ["background", "utility", "default", "userInitiated", "userInteractive"] {
                    t.add("case \(name)") { _ in .box(name) }
                }
            }
        },
        NativeType("DispatchTime", "struct DispatchTime: Hashable, Comparable", swiftType: InstantValue.self) {
            timeMembers("DispatchTime")
        },
        NativeType("DispatchWallTime", "struct DispatchWallTime: Hashable, Comparable") {
            timeMembers("DispatchWallTime")
        },
        NativeType("DispatchTimeInterval", "enum DispatchTimeInterval: Hashable", swiftType: Duration.self) {
            NativeMembersBuilder.build { t in
                for (name, scale) in [
                    ("seconds", 1.0), ("milliseconds", 1e-3), ("microseconds", 1e-6), ("nanoseconds", 1e-9),
                ] {
                    t.add("static func \(name)(_ value: Int) -> DispatchTimeInterval") { call in
                        .box(interval(seconds: try call.double(0) * scale))
                    }
                }
            }
        },
        NativeType("Timer", "class Timer: Hashable", swiftType: TimerValue.self) { timerMembers },
    ]

    /// An interval as Dispatch has it: it counts nanoseconds in 64 bits, and stops at the most that these hold.
    private static func interval(seconds: Double) -> Duration {
        .seconds(seconds.isNaN ? 0 : min(max(seconds, -9.2e9), 9.2e9))
    }

    /// Runs a function `delay` seconds from now.
    private static func start(_ call: NativeCall, _ function: Value, after delay: Double) throws {
        let execution = try call.execution
        // Unsafe: the execution owns its tasks.
        _ = try execution.tasks.start(isChild: false) { [unowned(unsafe) execution] in
            if delay > 0 { try execution.tasks.sleep(delay) }
            return try execution.call(function, [])
        }
    }

    private static let queueMembers = NativeMembersBuilder.build { t in
        t.add("init(label: String)") { call in .box(DispatchQueueValue(label: try call.string(0))) }
        t.add("static var main: DispatchQueue { get }") { _ in .box(DispatchQueueValue(label: "main")) }
        t.add("static func global(qos: DispatchQoS.QoSClass = _) -> DispatchQueue") { _ in
            .box(DispatchQueueValue(label: "global"))
        }
        t.add("func async(execute work: @escaping () -> Void)") { call in
            try start(call, call.argument(0), after: 0)
            return .void
        }
        t.add("func asyncAfter(deadline: DispatchTime, execute work: @escaping () -> Void)") { call in
            let deadline = call.argument(0).unbox(as: InstantValue.self)?.seconds ?? 0
            try start(call, call.argument(1), after: deadline - (try call.execution.tasks.now))
            return .void
        }
        t.add("init(label: String, qos: DispatchQoS = _, attributes: DispatchQueue.Attributes = _)") { call in
            .box(DispatchQueueValue(label: try call.string(0)))
        }
        t.add("var label: String { get }") { call in
            .string(call.receiver.unbox(as: DispatchQueueValue.self)?.label ?? "")
        }
        t.add("func async(qos: DispatchQoS, execute work: @escaping () -> Void)") { call in
            try start(call, call.argument(1), after: 0)
            return .void
        }
        t.add("func asyncAfter(wallDeadline: DispatchWallTime, execute work: @escaping () -> Void)") { call in
            let deadline = call.argument(0).unbox(as: InstantValue.self)?.seconds ?? 0
            try start(call, call.argument(1), after: deadline - (try call.execution.tasks.now))
            return .void
        }
        t.add("func sync<T>(execute work: () throws -> T) rethrows -> T") { call in try call.call(0) }
    }

    private static func timeMembers(_ type: String) -> [NativeMember] {
        NativeMembersBuilder.build { t in
            t.add("static func now() -> \(type)") { call in
                .box(InstantValue(seconds: try call.execution.tasks.now))
            }
            t.add("func advanced(by n: DispatchTimeInterval) -> \(type)") { call in
                let time = call.receiver.unbox(as: InstantValue.self)?.seconds ?? 0
                return .box(InstantValue(seconds: time + (call.argument(0).unbox(as: Duration.self)?.seconds ?? 0)))
            }
            t.add("func distance(to other: \(type)) -> DispatchTimeInterval") { call in
                let time = call.receiver.unbox(as: InstantValue.self)?.seconds ?? 0
                return .box(interval(seconds: (call.argument(0).unbox(as: InstantValue.self)?.seconds ?? 0) - time))
            }
            for (sign, factor) in [("+", 1.0), ("-", -1.0)] {
                t.add("static func \(sign) (time: \(type), seconds: Double) -> \(type)") { call in
                    let time = call.argument(0).unbox(as: InstantValue.self)?.seconds ?? 0
                    return .box(InstantValue(seconds: time + factor * (try call.double(1))))
                }
                t.add("static func \(sign) (time: \(type), interval: DispatchTimeInterval) -> \(type)") { call in
                    let time = call.argument(0).unbox(as: InstantValue.self)?.seconds ?? 0
                    let interval = call.argument(1).unbox(as: Duration.self)?.seconds ?? 0
                    return .box(InstantValue(seconds: time + factor * interval))
                }
            }
        }
    }
}
