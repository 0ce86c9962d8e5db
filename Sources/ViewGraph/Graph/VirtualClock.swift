import Foundation

/// The time of a session: it passes only when it is advanced, so that nothing depends on how fast a machine is.
package final class VirtualClock {
    /// Seconds since the session began.
    package private(set) var now: TimeInterval = 0
    /// The date at which the session began.
    package var start: Date
    /// What goes on by itself until a time, for those who wait until all is still.
    package var finiteWork: [ObjectIdentifier: TimeInterval] = [:]
    /// How long a round takes of what goes on by itself without end, in seconds.
    package var repeatingWork: [ObjectIdentifier: TimeInterval] = [:]
    private var events: [Event] = []
    /// How many events there may be before those that were cancelled are taken out.
    private var nextSweep = 64
    var eventCount: Int { events.count }
    /// Asked before each call; false ends the time that passes.
    var mayGoOn: () -> Bool = { true }

    package init(start: Date = Date(timeIntervalSinceReferenceDate: 0)) { self.start = start }

    /// The clock of the session whose code is running; nil outside of sessions.
    package static var current: VirtualClock? { ViewGraph.current?.clock }

    package var date: Date { start.addingTimeInterval(now) }

    /// Calls `action` once the time has come; at once when time next passes where `delay` is 0 or less.
    ///
    /// - Parameter delay: in seconds.
    @discardableResult
    package func schedule(after delay: TimeInterval, _ action: @escaping () -> Void) -> ScheduledEvent {
        let token = ScheduledEvent()
        let time = now + max(0, delay.isNaN ? 0 : delay)
        let event = Event(time: time, token: token, action: action)
        // Events of one time are called in the order they were scheduled in.
        var (low, high) = (0, events.count)
        while low < high {
            let middle = (low + high) / 2
            if events[middle].time <= time { low = middle + 1 } else { high = middle }
        }
        events.insert(event, at: low)
        if events.count > nextSweep {
            events.removeAll { $0.token.isCancelled }
            nextSweep = max(64, 2 * events.count)
        }
        return token
    }

    /// When the next event is due; nil where nothing is scheduled.
    package var nextTime: TimeInterval? {
        while let first = events.first, first.token.isCancelled { events.removeFirst() }
        return events.first?.time
    }

    /// Lets time pass up to `time` and calls what is due on the way, each at its own time.
    ///
    /// - Returns: false where so many events are due at one time that they seem to have no end.
    @discardableResult
    package func advance(to time: TimeInterval) -> Bool {
        var callsAtOneTime = 0
        while let next = nextTime, next <= time, mayGoOn() {
            callsAtOneTime = next > now ? 1 : callsAtOneTime + 1
            guard callsAtOneTime <= Self.mostCallsAtOneTime else { return false }
            let event = events.removeFirst()
            now = max(now, event.time)
            event.token.isCancelled = true
            event.action()
        }
        now = max(now, time)
        return true
    }

    private static var mostCallsAtOneTime: Int { 100_000 }

    private struct Event {
        var time: TimeInterval
        var token: ScheduledEvent
        var action: () -> Void
    }
}

/// Something the clock will call; cancelled, it won't.
package final class ScheduledEvent {
    package fileprivate(set) var isCancelled = false
    package init() {}
    package func cancel() { isCancelled = true }
}

extension ViewGraph {
    /// Lets `duration` seconds pass, a frame of 1/60 s at a time: what is due is called, then everything is brought up
    /// to date, as a display would.
    @discardableResult
    package func advance(by duration: TimeInterval, _ proposal: ProposedViewSize) -> CGSize {
        let end = clock.now + max(0, duration.isFinite ? duration : 0)
        update(proposal)
        clock.mayGoOn = { [unowned self] in mayWork() }
        while diagnostics.failure == nil, mayWork(), let next = nextTime, next <= end + 1e-9 {
            // Nothing happens in the frames before: they are passed over.
            // Never before what is due, which may be a rounding error later than a frame's time.
            let frame = max((next * Self.framesPerSecond - 1e-6).rounded(.up) / Self.framesPerSecond, next)
            guard perform({ clock.advance(to: max(min(frame, end), next)) }) else {
                fail(GraphError.timeStandsStill(seconds: clock.now))
                break
            }
            externalTasks?.advance(to: clock.now)
            update(proposal)
        }
        clock.advance(to: end)
        externalTasks?.advance(to: clock.now)
        return update(proposal)
    }

    package static var framesPerSecond: Double { 60 }
}
