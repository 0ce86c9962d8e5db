import Foundation

/// A queue of Dispatch: what is put on it runs on the execution's virtual clock, after what runs now.
struct DispatchQueueValue: Hashable, Sendable {
    let label: String
}

/// Qualities of service, which make no difference on the virtual clock.
enum DispatchQuality: Hashable, Sendable {
    case background, utility, `default`, userInitiated, userInteractive, unspecified
}

/// `DispatchQueue.Attributes`, which make none either.
struct DispatchAttributes: Hashable, Sendable {
    static let concurrent = Self()
    static let initiallyInactive = Self()
    static func joined(arrayLiteral elements: [Self]) -> Self { Self() }
}

/// `DispatchTime` and `DispatchWallTime`: one clock has both.
extension InstantValue {
    static func present(_ call: NativeCall) throws -> Self { Self(seconds: try call.execution.tasks.now) }
    func advanced(by interval: Duration) -> Self { Self(seconds: seconds + interval.seconds) }
    func distance(to other: Self) -> Duration { .bounded(other.seconds - seconds) }
    static func + (time: Self, seconds: Double) -> Self { Self(seconds: time.seconds + seconds) }
    static func - (time: Self, seconds: Double) -> Self { Self(seconds: time.seconds - seconds) }
    static func + (time: Self, interval: Duration) -> Self { time + interval.seconds }
    static func - (time: Self, interval: Duration) -> Self { time - interval.seconds }
}

/// `DispatchTimeInterval`: it counts nanoseconds in 64 bits, and stops at the most that these hold.
extension Duration {
    static func bounded(_ seconds: Double) -> Self { .seconds(seconds.isNaN ? 0 : min(max(seconds, -9.2e9), 9.2e9)) }
    static func boundedSeconds(_ value: Int) -> Self { bounded(Double(value)) }
    static func boundedMilliseconds(_ value: Int) -> Self { bounded(Double(value) * 1e-3) }
    static func boundedMicroseconds(_ value: Int) -> Self { bounded(Double(value) * 1e-6) }
    static func boundedNanoseconds(_ value: Int) -> Self { bounded(Double(value) * 1e-9) }
}

extension StandardLibrary {
    /// Runs a function `delay` seconds from now.
    private static func start(_ call: NativeCall, _ function: Value, after delay: Double) throws {
        let execution = try call.execution
        // Unsafe: the execution owns its tasks.
        _ = try execution.tasks.start(isDetached: true) { [unowned(unsafe) execution] in
            if delay > 0 { try execution.tasks.sleep(delay) }
            return try execution.call(function, [])
        }
    }

    static func dispatchQueueInit(_ call: inout NativeCall) throws -> Value {
        .box(DispatchQueueValue(label: try call.string(0)))
    }

    static func dispatchQueueMain(_: inout NativeCall) throws -> Value {
        .box(DispatchQueueValue(label: "main"))
    }

    static func dispatchQueueGlobal(_: inout NativeCall) throws -> Value {
        .box(DispatchQueueValue(label: "global"))
    }

    static func dispatchQueueAsync(_ call: inout NativeCall) throws -> Value {
        try start(call, call.argument(0), after: 0)
        return .void
    }

    static func dispatchQueueAsyncAfter(_ call: inout NativeCall) throws -> Value {
        let deadline = call.argument(0).unbox(as: InstantValue.self)?.seconds ?? 0
        try start(call, call.argument(1), after: deadline - (try call.execution.tasks.now))
        return .void
    }

    static func dispatchQueueLabel(_ call: inout NativeCall) throws -> Value {
        .string(call.receiver.unbox(as: DispatchQueueValue.self)?.label ?? "")
    }

    static func dispatchQueueAsyncWithQoS(_ call: inout NativeCall) throws -> Value {
        try start(call, call.argument(1), after: 0)
        return .void
    }

    static func dispatchQueueSync(_ call: inout NativeCall) throws -> Value {
        try call.call(0)
    }
}
