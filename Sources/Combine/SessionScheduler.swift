import Foundation
import ViewGraph

/// A moment of a session's own time, in seconds since it began.
public struct SessionTime: Strideable, Hashable, Sendable {
    public var seconds: TimeInterval

    public init(seconds: TimeInterval) { self.seconds = seconds }

    public func distance(to other: SessionTime) -> Stride { Stride(seconds: other.seconds - seconds) }
    public func advanced(by n: Stride) -> SessionTime { SessionTime(seconds: seconds + n.seconds) }

    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, Hashable, Sendable {
        public var seconds: TimeInterval
        public var magnitude: TimeInterval { abs(seconds) }

        public init(seconds: TimeInterval) { self.seconds = seconds }
        public init(integerLiteral value: TimeInterval) { seconds = value }
        public init(floatLiteral value: TimeInterval) { seconds = value }
        public init?<T: BinaryInteger>(exactly source: T) { seconds = TimeInterval(source) }

        public static func < (a: Stride, b: Stride) -> Bool { a.seconds < b.seconds }
        public static func + (a: Stride, b: Stride) -> Stride { Stride(seconds: a.seconds + b.seconds) }
        public static func - (a: Stride, b: Stride) -> Stride { Stride(seconds: a.seconds - b.seconds) }
        public static func * (a: Stride, b: Stride) -> Stride { Stride(seconds: a.seconds * b.seconds) }
        public static func += (a: inout Stride, b: Stride) { a = a + b }
        public static func -= (a: inout Stride, b: Stride) { a = a - b }
        public static func *= (a: inout Stride, b: Stride) { a = a * b }

        public static func seconds(_ value: Int) -> Stride { Stride(seconds: TimeInterval(value)) }
        public static func seconds(_ value: Double) -> Stride { Stride(seconds: value) }
        public static func milliseconds(_ value: Int) -> Stride { Stride(seconds: TimeInterval(value) / 1e3) }
        public static func microseconds(_ value: Int) -> Stride { Stride(seconds: TimeInterval(value) / 1e6) }
        public static func nanoseconds(_ value: Int) -> Stride { Stride(seconds: TimeInterval(value) / 1e9) }
    }
}

/// A queue of the platform that, in a session, runs on the session's own time.
public protocol SessionScheduler: Scheduler where SchedulerTimeType == SessionTime, SchedulerOptions == Never {}

extension SessionScheduler {
    public var now: SessionTime { SessionTime(seconds: VirtualClock.current?.now ?? 0) }
    public var minimumTolerance: SessionTime.Stride { SessionTime.Stride(seconds: 0) }

    /// At once where it is the session that runs already, as its code does.
    public func schedule(options: Never?, _ action: @escaping () -> Void) {
        guard let clock = VirtualClock.current else { return action() }
        clock.schedule(after: 0, action)
    }

    public func schedule(
        after date: SessionTime, tolerance: SessionTime.Stride, options: Never?, _ action: @escaping () -> Void
    ) {
        guard let clock = VirtualClock.current else { return action() }
        clock.schedule(after: date.seconds - clock.now, action)
    }

    public func schedule(
        after date: SessionTime, interval: SessionTime.Stride, tolerance: SessionTime.Stride, options: Never?,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        guard let clock = VirtualClock.current else { return AnyCancellable {} }
        let repeated = Repetition(clock: clock, interval: max(interval.seconds, 1.0 / 120), action: action)
        repeated.schedule(after: date.seconds - clock.now)
        return AnyCancellable { repeated.clock = nil }
    }
}

private final class Repetition {
    weak var clock: VirtualClock?
    private let interval: TimeInterval
    private let action: () -> Void

    init(clock: VirtualClock, interval: TimeInterval, action: @escaping () -> Void) {
        (self.clock, self.interval, self.action) = (clock, interval, action)
    }

    func schedule(after delay: TimeInterval) {
        clock?.schedule(after: delay) { [self] in
            guard clock != nil else { return }
            schedule(after: interval)
            action()
        }
    }
}

extension RunLoop: @retroactive Scheduler, SessionScheduler {
    public typealias SchedulerTimeType = SessionTime
    public typealias SchedulerOptions = Never
}

extension DispatchQueue: @retroactive Scheduler, SessionScheduler {
    public typealias SchedulerTimeType = SessionTime
    public typealias SchedulerOptions = Never
}
