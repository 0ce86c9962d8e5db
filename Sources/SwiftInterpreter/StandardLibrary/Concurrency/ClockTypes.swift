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

/// The runtime ends the process where a duration's seconds don't fit in 64 bits.
extension Duration {
    private static let longestSeconds = 9e18

    /// What `make` gives, if about `seconds` is a duration at all.
    private static func checked(_ seconds: Double, _ call: NativeCall, _ make: () -> Duration) throws -> Duration {
        guard abs(seconds) < longestSeconds else {
            throw call.evaluator.failure("Fatal error: a duration of \(seconds) seconds can't be represented")
        }
        return make()
    }

    static func checked(seconds: Double, _ call: NativeCall) throws -> Duration {
        try checked(seconds, call) { .seconds(seconds) }
    }

    static func checked(_ value: Int, nanoseconds: Int, _ call: NativeCall) throws -> Duration {
        try checked(Double(value) * Double(nanoseconds) * 1e-9, call) { .nanoseconds(1) * nanoseconds * value }
    }

    static func checkedSeconds(_ value: Double, _ call: NativeCall) throws -> Self { try checked(seconds: value, call) }
    static func checkedMilliseconds(_ value: Double, _ call: NativeCall) throws -> Self {
        try checked(seconds: value * 1e-3, call)
    }
    static func checkedMicroseconds(_ value: Double, _ call: NativeCall) throws -> Self {
        try checked(seconds: value * 1e-6, call)
    }

    static func checkedSum(_ a: Self, _ b: Self, _ call: NativeCall) throws -> Self {
        try checked(a.seconds + b.seconds, call) { a + b }
    }
    static func checkedDifference(_ a: Self, _ b: Self, _ call: NativeCall) throws -> Self {
        try checked(a.seconds - b.seconds, call) { a - b }
    }
    static func checkedProduct(_ a: Self, _ factor: Int, _ call: NativeCall) throws -> Self {
        try checked(a.seconds * Double(factor), call) { a * factor }
    }
    static func checkedProduct(_ a: Self, _ factor: Double, _ call: NativeCall) throws -> Self {
        try checked(a.seconds * factor, call) { a * factor }
    }
    static func checkedQuotient(_ a: Self, _ divisor: Int, _ call: NativeCall) throws -> Self {
        if divisor == 0 { throw call.evaluator.failure("Fatal error: Division by zero") }
        return a / divisor
    }
    static func checkedParts(
        secondsComponent seconds: Int64, attosecondsComponent attoseconds: Int64, _ call: NativeCall
    ) throws -> Self {
        try checked(Double(seconds) + Double(attoseconds) * 1e-18, call) {
            Duration(secondsComponent: seconds, attosecondsComponent: attoseconds)
        }
    }
}

extension StandardLibrary {
    static func durationSeconds(_ call: inout NativeCall) throws -> Value {
        try Duration.checked(try call.int(0), nanoseconds: 1_000_000_000, call).bridged
    }

    static func durationMilliseconds(_ call: inout NativeCall) throws -> Value {
        try Duration.checked(try call.int(0), nanoseconds: 1_000_000, call).bridged
    }

    static func durationMicroseconds(_ call: inout NativeCall) throws -> Value {
        try Duration.checked(try call.int(0), nanoseconds: 1_000, call).bridged
    }

    static func durationNanoseconds(_ call: inout NativeCall) throws -> Value {
        Duration.nanoseconds(try call.int(0)).bridged
    }

    static func durationComponents(_ call: inout NativeCall) throws -> Value {
        let parts = try call.receiver(as: Duration.self).components
        return .tuple([parts.seconds.bridged, parts.attoseconds.bridged])
    }

    static func clockSleep(_ call: inout NativeCall) throws -> Value {
        try call.execution.tasks.sleep(try call.argument(0, as: Duration.self).seconds)
        return .void
    }

    static func clockSleepUntil(_ call: inout NativeCall) throws -> Value {
        let tasks = try call.execution.tasks
        try tasks.sleep(try call.argument(0, as: InstantValue.self).seconds - tasks.now)
        return .void
    }

    static func clockMeasure(_ call: inout NativeCall) throws -> Value {
        let tasks = try call.execution.tasks
        let start = tasks.now
        _ = try call.call(0)
        return try Duration.checked(seconds: tasks.now - start, call).bridged
    }
}

/// `ContinuousClock`
struct ClockValue: Sendable {
    static let made = Self()
    func present(_ call: NativeCall) throws -> InstantValue { try .present(call) }
    static func present(_ call: NativeCall) throws -> InstantValue { try .present(call) }
}

/// `ContinuousClock.Instant`
extension InstantValue {
    func duration(to other: Self, _ call: NativeCall) throws -> Duration {
        try .checked(seconds: other.seconds - seconds, call)
    }

    static func difference(_ a: Self, _ b: Self, _ call: NativeCall) throws -> Duration { try b.duration(to: a, call) }
}
