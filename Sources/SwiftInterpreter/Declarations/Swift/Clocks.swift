@Represented(by: Duration) struct Duration: Hashable, Comparable, AdditiveArithmetic {
    @Native(durationSeconds) static func seconds<T>(_ value: T) -> Duration where T: BinaryInteger
    @CallsWith(execution: checkedSeconds) static func seconds(_ value: Double) -> Duration
    @Native(durationMilliseconds) static func milliseconds<T>(_ value: T) -> Duration where T: BinaryInteger
    @CallsWith(execution: checkedMilliseconds) static func milliseconds(_ value: Double) -> Duration
    @Native(durationMicroseconds) static func microseconds<T>(_ value: T) -> Duration where T: BinaryInteger
    @CallsWith(execution: checkedMicroseconds) static func microseconds(_ value: Double) -> Duration
    @Native(durationNanoseconds) static func nanoseconds<T>(_ value: T) -> Duration where T: BinaryInteger
    static let zero: Duration
    @CallsWith(execution: checkedSum) static func + (lhs: Duration, rhs: Duration) -> Duration
    @CallsWith(execution: checkedDifference) static func - (lhs: Duration, rhs: Duration) -> Duration
    @CallsWith(execution: checkedProduct) static func * (lhs: Duration, rhs: Int) -> Duration
    @CallsWith(execution: checkedProduct) static func * (lhs: Duration, rhs: Double) -> Duration
    @CallsWith(execution: checkedQuotient) static func / (lhs: Duration, rhs: Int) -> Duration
    static func / (lhs: Duration, rhs: Duration) -> Double
    static func < (lhs: Duration, rhs: Duration) -> Bool
    static func == (lhs: Duration, rhs: Duration) -> Bool
    @CallsWith(execution: checkedParts) init(secondsComponent: Int64, attosecondsComponent: Int64)
    @Native(durationComponents) let components: (seconds: Int64, attoseconds: Int64)
    let description: String
}

@Represented(by: ClockValue) struct ContinuousClock {
    init()
    @Calls(made) static let continuous: ContinuousClock
    @Calls(made) static let suspending: ContinuousClock
    @CallsWith(execution: present) let now: ContinuousClock.Instant
    @CallsWith(execution: present) static let now: ContinuousClock.Instant
    @Native(clockSleep) func sleep(for duration: Duration) async throws
    @Native(clockSleepUntil) func sleep(until deadline: ContinuousClock.Instant) async throws
    @Native(clockMeasure) func measure(_ work: () throws -> Void) rethrows -> Duration

    @Represented(by: InstantValue, shared: true) struct Instant: Hashable, Comparable {
        @CallsWith(execution: present) static let now: ContinuousClock.Instant
        func advanced(by duration: Duration) -> ContinuousClock.Instant
        static func + (lhs: ContinuousClock.Instant, rhs: Duration) -> ContinuousClock.Instant
        @CallsWith(execution: difference)
        static func - (lhs: ContinuousClock.Instant, rhs: ContinuousClock.Instant) -> Duration
        @CallsWith(execution: duration) func duration(to other: ContinuousClock.Instant) -> Duration
        static func < (lhs: ContinuousClock.Instant, rhs: ContinuousClock.Instant) -> Bool
    }
}
