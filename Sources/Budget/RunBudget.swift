import CGuard
import Glibc
import Synchronization

/// What one run may cost in all, through loading, checking, evaluating, laying out, drawing, decoding and encoding.
///
/// A run's budget goes along with the thread that works for it (`enter`): who does something long says beforehand how
/// long it is (`charge`) and how much memory it takes (`reserve`), and stops where the answer is that a limit is reached.
/// Reaching one is final: everything that is charged afterwards fails at once.
package final class RunBudget: Sendable {
    private let deadline = Atomic<UInt64>(.max)
    private let secondsInBits = Atomic<UInt64>(0)
    private let memory = Atomic<Int>(.max)
    private let baseMemory = Atomic<Int>(0)
    private let work = Atomic<Int>(0)
    private let maximumWork = Atomic<Int>(.max)
    private let pixels = Atomic<Int>(0)
    private let maximumPixels = Atomic<Int>(.max)
    private let reached = Atomic<UInt8>(0)
    private let stopped = Atomic<UInt8>(0)
    private let running = Atomic<UInt8>(0)

    package init(_ limits: BudgetLimits = BudgetLimits()) { begin(limits) }

    /// Starts everything anew.
    package func begin(_ limits: BudgetLimits) {
        work.store(0, ordering: .relaxed)
        pixels.store(0, ordering: .relaxed)
        baseMemory.store(ProcessMemory.resident, ordering: .relaxed)
        reached.store(0, ordering: .relaxed)
        secondsInBits.store(limits.seconds.bitPattern, ordering: .relaxed)
        deadline.store(Self.now &+ limits.nanoseconds, ordering: .relaxed)
        change(limits)
    }

    /// Sets other limits for what is running already; what was used so far stays used.
    package func change(_ limits: BudgetLimits) {
        let start = deadline.load(ordering: .relaxed) &- nanosecondsInUse
        secondsInBits.store(limits.seconds.bitPattern, ordering: .relaxed)
        deadline.store(start &+ limits.nanoseconds, ordering: .relaxed)
        memory.store(max(0, limits.memory), ordering: .relaxed)
        maximumWork.store(limits.work, ordering: .relaxed)
        maximumPixels.store(max(0, limits.pixels), ordering: .relaxed)
    }

    // MARK: - Charging

    /// How many units there are between two looks at the clock and the memory.
    private static let look = 1 << 20

    /// Announces work before it is done; a unit is about what a pixel or a path's element takes once.
    package func charge(_ units: Int) throws(BudgetExceeded) {
        if !mayDo(units) { throw exceeded ?? BudgetExceeded(limit: .time, activity: activity, seconds, memoryLimit) }
    }

    /// The same for work that can't throw; false where it has to be given up.
    package func mayDo(_ units: Int) -> Bool {
        guard reached.load(ordering: .relaxed) == 0 else { return false }
        // No sum of so many overflows before it is too much.
        let units = min(max(units, 1), 1 << 50)
        let before = work.wrappingAdd(units, ordering: .relaxed).oldValue
        if before > maximumWork.load(ordering: .relaxed) - units { return reach(.time) }
        return before / Self.look == (before + units) / Self.look || isWithinLimits()
    }

    /// Looks at the clock and the memory now.
    package func check() throws(BudgetExceeded) {
        if isWithinLimits() { return }
        throw exceeded ?? BudgetExceeded(limit: .time, activity: activity, seconds, memoryLimit)
    }

    /// Announces memory before it is taken.
    package func reserve(_ bytes: Int) throws(BudgetExceeded) {
        if !mayTake(bytes) {
            throw exceeded ?? BudgetExceeded(limit: .memory, activity: activity, seconds, memoryLimit)
        }
    }

    package func mayTake(_ bytes: Int) -> Bool {
        guard reached.load(ordering: .relaxed) == 0 else { return false }
        guard bytes > 1 << 18 else { return true }
        let free = memoryLimit - memoryInUse
        return bytes <= free || reach(.memory)
    }

    /// Announces the pixels of a picture that is decoded.
    package func decode(pixels count: Int) throws(BudgetExceeded) {
        let count = min(max(count, 0), 1 << 40)
        if pixels.wrappingAdd(count, ordering: .relaxed).newValue > maximumPixels.load(ordering: .relaxed) {
            _ = reach(.pixels)
        }
        if let exceeded { throw exceeded }
        try reserve(count * 4)
    }

    /// Notes that a limit was reached, as something that counts for itself found out; always false.
    @discardableResult
    package func reach(_ limit: BudgetLimit) -> Bool {
        let current = running.load(ordering: .relaxed)
        if reached.compareExchange(expected: 0, desired: limit.rawValue, ordering: .sequentiallyConsistent).exchanged {
            stopped.store(current, ordering: .relaxed)
        }
        return false
    }

    // MARK: - Answers

    package var isExhausted: Bool { reached.load(ordering: .relaxed) != 0 }

    /// Which limit was reached, and in what.
    package var exceeded: BudgetExceeded? {
        BudgetLimit(rawValue: reached.load(ordering: .relaxed)).map {
            let activity = RunActivity(rawValue: stopped.load(ordering: .relaxed)) ?? .loading
            return BudgetExceeded(limit: $0, activity: activity, seconds, memoryLimit)
        }
    }

    /// False once the time or the memory is used up.
    package func isWithinLimits() -> Bool {
        guard !isExhausted else { return false }
        if Self.now > end { return reach(.time) }
        return memoryInUse <= memoryLimit || reach(.memory)
    }

    /// When the time is used up, on the machine's clock of nanoseconds that never goes back.
    package var end: UInt64 { deadline.load(ordering: .relaxed) }
    package var seconds: Double { Double(bitPattern: secondsInBits.load(ordering: .relaxed)) }
    package var memoryLimit: Int { memory.load(ordering: .relaxed) }
    /// Bytes that the process holds more than when the run began.
    package var memoryInUse: Int { ProcessMemory.resident - baseMemory.load(ordering: .relaxed) }
    /// By how much the time is over; negative before.
    package var overtime: Double { (Double(Self.now) - Double(end)) / 1e9 }

    private var nanosecondsInUse: UInt64 {
        var limits = BudgetLimits()
        limits.seconds = seconds
        return limits.nanoseconds
    }

    static var now: UInt64 {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return UInt64(time.tv_sec) &* 1_000_000_000 &+ UInt64(time.tv_nsec)
    }

    // MARK: - What is being done

    package var activity: RunActivity { RunActivity(rawValue: running.load(ordering: .relaxed)) ?? .loading }

    /// Names what is done from here on, for the message; answers what was done before.
    @discardableResult
    package func begin(_ activity: RunActivity) -> RunActivity {
        RunActivity(rawValue: running.exchange(activity.rawValue, ordering: .relaxed)) ?? .loading
    }
}
