import Foundation
import ViewGraph

extension Timer {
    /// A publisher that sends the date every `interval` seconds, of the session's own time.
    public static func publish(
        every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
        options: Any? = nil
    ) -> TimerPublisher {
        TimerPublisher(interval: interval)
    }

    /// Sends the date again and again, once connected.
    public final class TimerPublisher: ConnectablePublisher {
        public typealias Output = Date
        public typealias Failure = Never

        public let interval: TimeInterval
        private let dates = PassthroughSubject<Date, Never>()
        /// What sends, from the first connection until one of them is cancelled.
        private var ticks: Ticks?

        package init(interval: TimeInterval) { self.interval = interval }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
            dates.subscribe(subscriber)
        }

        /// Starts sending; a timer that is connected outside of a session never fires, as no time passes there.
        public func connect() -> any Cancellable {
            guard let clock = VirtualClock.current else { return AnyCancellable {} }
            if let ticks { return connection(of: ticks) }
            let ticks = Ticks(interval: Swift.max(interval, Self.shortestInterval), clock: clock, dates: dates)
            self.ticks = ticks
            ticks.scheduleNext()
            return connection(of: ticks)
        }

        /// A timer has one connection, however often it is asked for: cancelling it stops the timer.
        private func connection(of ticks: Ticks) -> AnyCancellable {
            AnyCancellable { [self] in
                ticks.cancel()
                if self.ticks === ticks { self.ticks = nil }
            }
        }

        /// A frame: a shorter interval would fire more often than anybody could see.
        private static var shortestInterval: TimeInterval { 1.0 / 120 }
    }
}

private final class Ticks {
    private let interval: TimeInterval
    private weak var clock: VirtualClock?
    private let dates: PassthroughSubject<Date, Never>
    private var next: ScheduledEvent?
    private let start: TimeInterval
    private var count = 0

    init(interval: TimeInterval, clock: VirtualClock, dates: PassthroughSubject<Date, Never>) {
        (self.interval, self.clock, self.dates, start) = (interval, clock, dates, clock.now)
    }

    func scheduleNext() {
        guard let clock else { return }
        count += 1
        next = clock.schedule(after: start + Double(count) * interval - clock.now) { [self] in
            scheduleNext()
            dates.send(clock.date)
        }
    }

    func cancel() {
        next?.cancel()
        clock = nil
    }
}
