import Foundation

extension Duration {
    var seconds: Double { Double(components.seconds) + Double(components.attoseconds) * 1e-18 }
}

/// An instant of the virtual clock.
package struct InstantValue: Hashable, Comparable, Sendable {
    package let seconds: Double
    package init(seconds: Double) { self.seconds = seconds }
    package static func < (a: Self, b: Self) -> Bool { a.seconds < b.seconds }
}

extension StandardLibrary {
    static let clockTypes: [NativeType] = [
        NativeType(
            "Duration", "struct Duration: Hashable, Comparable, AdditiveArithmetic", swiftType: Duration.self
        ) {
            durationMembers
        },
        NativeType("ContinuousClock", "struct ContinuousClock", swiftType: ClockValue.self) { clockMembers },
        NativeType("SuspendingClock", "typealias SuspendingClock = ContinuousClock"),
        NativeType(
            "ContinuousClock.Instant", "struct ContinuousClock.Instant: Hashable, Comparable",
            swiftType: InstantValue.self
        ) { instantMembers },
    ]

    private static func duration(_ call: NativeCall, _ value: Value) throws -> Duration {
        guard let duration = value.unbox(as: Duration.self) else {
            throw call.evaluator.defect("not a duration")
        }
        return duration
    }

    /// The runtime ends the process where a duration's seconds don't fit in 64 bits.
    private static let longestSeconds = 9e18

    /// What `make` gives, if about `seconds` is a duration at all.
    private static func checked(_ seconds: Double, _ call: NativeCall, _ make: () -> Duration) throws -> Duration {
        guard abs(seconds) < longestSeconds else {
            throw call.evaluator.failure("Fatal error: a duration of \(seconds) seconds can't be represented")
        }
        return make()
    }

    private static func duration(seconds: Double, _ call: NativeCall) throws -> Duration {
        try checked(seconds, call) { .seconds(seconds) }
    }

    private static let durationMembers = NativeMembersBuilder.build { t in
        let units: [(String, Double, Int64)] = [
            ("seconds", 1, 1_000_000_000), ("milliseconds", 1e-3, 1_000_000), ("microseconds", 1e-6, 1_000),
        ]
        for (name, scale, nanoseconds) in units {
            t.add("static func \(name)<T>(_ value: T) -> Duration where T: BinaryInteger") { call in
                let value = try call.int(0)
                return .box(
                    try checked(Double(value) * scale, call) { Duration.nanoseconds(1) * Int(nanoseconds) * value })
            }
            t.add("static func \(name)(_ value: Double) -> Duration") { call in
                .box(try duration(seconds: try call.double(0) * scale, call))
            }
        }
        t.add("static func nanoseconds<T>(_ value: T) -> Duration where T: BinaryInteger") { call in
            .box(Duration.nanoseconds(try call.int(0)))
        }
        t.add("static var zero: Duration { get }") { _ in .box(Duration.zero) }
        t.add("static func + (lhs: Duration, rhs: Duration) -> Duration") { call in
            let (a, b) = (try duration(call, call.argument(0)), try duration(call, call.argument(1)))
            return .box(try checked(a.seconds + b.seconds, call) { a + b })
        }
        t.add("static func - (lhs: Duration, rhs: Duration) -> Duration") { call in
            let (a, b) = (try duration(call, call.argument(0)), try duration(call, call.argument(1)))
            return .box(try checked(a.seconds - b.seconds, call) { a - b })
        }
        t.add("static func * (lhs: Duration, rhs: Int) -> Duration") { call in
            let (a, factor) = (try duration(call, call.argument(0)), try call.int(1))
            return .box(try checked(a.seconds * Double(factor), call) { a * factor })
        }
        t.add("static func * (lhs: Duration, rhs: Double) -> Duration") { call in
            let (a, factor) = (try duration(call, call.argument(0)), try call.double(1))
            return .box(try checked(a.seconds * factor, call) { a * factor })
        }
        t.add("static func / (lhs: Duration, rhs: Int) -> Duration") { call in
            let divisor = try call.int(1)
            if divisor == 0 { throw call.evaluator.failure("Fatal error: Division by zero") }
            return .box((try duration(call, call.argument(0)) / divisor))
        }
        t.add("static func / (lhs: Duration, rhs: Duration) -> Double") { call in
            .double(try duration(call, call.argument(0)) / duration(call, call.argument(1)))
        }
        t.add("static func < (lhs: Duration, rhs: Duration) -> Bool") { call in
            .bool(try duration(call, call.argument(0)) < duration(call, call.argument(1)))
        }
        t.add("static func == (lhs: Duration, rhs: Duration) -> Bool") { call in
            .bool(try duration(call, call.argument(0)) == duration(call, call.argument(1)))
        }
        t.add("init(secondsComponent: Int64, attosecondsComponent: Int64)") { call in
            let (seconds, attoseconds) = (Int64(clamping: try call.int(0)), Int64(clamping: try call.int(1)))
            return .box(
                try checked(Double(seconds) + Double(attoseconds) * 1e-18, call) {
                    Duration(secondsComponent: seconds, attosecondsComponent: attoseconds)
                })
        }
        t.add("var components: (seconds: Int64, attoseconds: Int64) { get }") { call in
            let parts = try duration(call, call.receiver).components
            return .tuple(
                [parts.seconds, parts.attoseconds].map {
                    .integer(SizedInteger(kind: .int64, bits: UInt64(bitPattern: $0)))
                })
        }
        t.add("var description: String { get }") { call in .string(try duration(call, call.receiver).description) }
    }

    private static let clockMembers = NativeMembersBuilder.build { t in
        t.add("init()") { _ in .box(ClockValue()) }
        for name in ["continuous", "suspending"] {
            t.add("static var \(name): ContinuousClock { get }") { _ in .box(ClockValue()) }
        }
        t.add("var now: ContinuousClock.Instant { get }") { call in
            .box(InstantValue(seconds: try call.execution.tasks.now))
        }
        t.add("static var now: ContinuousClock.Instant { get }") { call in
            .box(InstantValue(seconds: try call.execution.tasks.now))
        }
        t.add("func sleep(for duration: Duration) async throws") { call in
            try call.execution.tasks.sleep(call.argument(0).unbox(as: Duration.self)?.seconds ?? 0)
            return .void
        }
        t.add("func sleep(until deadline: ContinuousClock.Instant) async throws") { call in
            let tasks = try call.execution.tasks
            try tasks.sleep((call.argument(0).unbox(as: InstantValue.self)?.seconds ?? 0) - tasks.now)
            return .void
        }
        t.add("func measure(_ work: () throws -> Void) rethrows -> Duration") { call in
            let tasks = try call.execution.tasks
            let start = tasks.now
            _ = try call.call(0)
            return .box(try duration(seconds: tasks.now - start, call))
        }
    }

    private static let instantMembers = NativeMembersBuilder.build { t in
        @Sendable func seconds(_ value: Value) -> Double { value.unbox(as: InstantValue.self)?.seconds ?? 0 }
        t.add("static var now: ContinuousClock.Instant { get }") { call in
            .box(InstantValue(seconds: try call.execution.tasks.now))
        }
        t.add("func advanced(by duration: Duration) -> ContinuousClock.Instant") { call in
            let step = call.argument(0).unbox(as: Duration.self)?.seconds ?? 0
            return .box(InstantValue(seconds: seconds(call.receiver) + step))
        }
        t.add("static func + (lhs: ContinuousClock.Instant, rhs: Duration) -> ContinuousClock.Instant") { call in
            let step = call.argument(1).unbox(as: Duration.self)?.seconds ?? 0
            return .box(InstantValue(seconds: seconds(call.argument(0)) + step))
        }
        t.add("static func - (lhs: ContinuousClock.Instant, rhs: ContinuousClock.Instant) -> Duration") { call in
            .box(try duration(seconds: seconds(call.argument(0)) - seconds(call.argument(1)), call))
        }
        t.add("func duration(to other: ContinuousClock.Instant) -> Duration") { call in
            .box(try duration(seconds: seconds(call.argument(0)) - seconds(call.receiver), call))
        }
        t.add("static func < (lhs: ContinuousClock.Instant, rhs: ContinuousClock.Instant) -> Bool") { call in
            .bool(seconds(call.argument(0)) < seconds(call.argument(1)))
        }
    }
}

struct ClockValue: Sendable {}
