@Represented(by: DispatchQueueValue) class DispatchQueue {
    @Native(dispatchQueueInit) init(label: String)
    @Native(dispatchQueueMain) static var main: DispatchQueue { get }
    @Native(dispatchQueueGlobal) static func global(qos: DispatchQoS.QoSClass = _) -> DispatchQueue
    @Native(dispatchQueueAsync) func async(execute work: @escaping () -> Void)
    @Native(dispatchQueueAsyncAfter) func asyncAfter(deadline: DispatchTime, execute work: @escaping () -> Void)
    @Native(dispatchQueueInit) init(
        label: String, qos: DispatchQoS = _, attributes: DispatchQueue.Attributes = _)
    @Native(dispatchQueueLabel) var label: String { get }
    @Native(dispatchQueueAsyncWithQoS) func async(qos: DispatchQoS, execute work: @escaping () -> Void)
    @Native(dispatchQueueAsyncAfter) func asyncAfter(
        wallDeadline: DispatchWallTime, execute work: @escaping () -> Void)
    @Native(dispatchQueueSync) func sync<T>(execute work: () throws -> T) rethrows -> T
}

@Represented(by: DispatchQuality, shared: true) struct DispatchQoS {
    static let background: Self
    static let utility: Self
    static let `default`: Self
    static let userInitiated: Self
    static let userInteractive: Self
    static let unspecified: Self

    @Represented(by: DispatchQuality, shared: true) @nonexhaustive enum QoSClass: Hashable {
        case background
        case utility
        case `default`
        case userInitiated
        case userInteractive
    }
}

extension DispatchQueue {
    @Represented(by: DispatchAttributes, shared: true) struct Attributes: Hashable, ExpressibleByArrayLiteral {
        @Calls(joined) init(arrayLiteral elements: Self...)
        static let concurrent: Self
        static let initiallyInactive: Self
    }
}

@Represented(by: InstantValue) struct DispatchTime: Hashable, Comparable {
    @CallsWith(execution: present) static func now() -> DispatchTime
    func advanced(by n: DispatchTimeInterval) -> DispatchTime
    func distance(to other: DispatchTime) -> DispatchTimeInterval
    static func + (time: DispatchTime, seconds: Double) -> DispatchTime
    static func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime
    static func - (time: DispatchTime, seconds: Double) -> DispatchTime
    static func - (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime
}

@Represented(by: InstantValue, shared: true) struct DispatchWallTime: Hashable, Comparable {
    @CallsWith(execution: present) static func now() -> DispatchWallTime
    func advanced(by n: DispatchTimeInterval) -> DispatchWallTime
    func distance(to other: DispatchWallTime) -> DispatchTimeInterval
    static func + (time: DispatchWallTime, seconds: Double) -> DispatchWallTime
    static func + (time: DispatchWallTime, interval: DispatchTimeInterval) -> DispatchWallTime
    static func - (time: DispatchWallTime, seconds: Double) -> DispatchWallTime
    static func - (time: DispatchWallTime, interval: DispatchTimeInterval) -> DispatchWallTime
}

@Represented(by: Duration, shared: true) enum DispatchTimeInterval: Hashable {
    @Calls(boundedSeconds) static func seconds(_ value: Int) -> DispatchTimeInterval
    @Calls(boundedMilliseconds) static func milliseconds(_ value: Int) -> DispatchTimeInterval
    @Calls(boundedMicroseconds) static func microseconds(_ value: Int) -> DispatchTimeInterval
    @Calls(boundedNanoseconds) static func nanoseconds(_ value: Int) -> DispatchTimeInterval
}

@Represented(by: TimerValue) class Timer: Hashable {
    @Native(timerScheduledTimer) @discardableResult static func scheduledTimer(
        withTimeInterval interval: Double, repeats: Bool, block: @escaping (Timer) -> Void
    ) -> Timer
    @Native(timerInit) init(timeInterval interval: Double, repeats: Bool, block: @escaping (Timer) -> Void)
    @Native(timerFiringAtDate) init(
        fire date: Date, interval: Double, repeats: Bool, block: @escaping (Timer) -> Void)
    @Native(timerFire) func fire()
    @Native(timerInvalidate) func invalidate()
    @Native(timerIsValid) var isValid: Bool { get }
    @Native(timerTimeInterval) var timeInterval: Double { get }
    @Native(timerUserInfo) var userInfo: Any? { get }
    @Native(timerFireDate, set: setTimerFireDate) var fireDate: Date { get set }
    @Native(timerTolerance, set: setTimerTolerance) var tolerance: Double { get set }
}
