import Budget
import Foundation

/// How long updating and laying out may go on.
struct WorkDeadline {
    /// Steps left until the next look at the clock.
    var countdown = 0
    /// In nanoseconds of the machine's own clock.
    var end = UInt64.max
    /// What the whole run is counted in.
    var budget: RunBudget?
    /// Nothing more is made or measured: a limit was reached.
    var isGivenUp = false
}

extension ViewGraph {
    /// Gives updating and laying out all their time anew.
    package func beginWork() {
        let nanoseconds = min(max(0, limits.seconds), 1e9) * 1e9
        deadline.end =
            limits.seconds < 1e9 ? DispatchTime.now().uptimeNanoseconds &+ UInt64(nanoseconds) : UInt64.max
        deadline.budget = RunBudget.current
    }

    /// Counts one step of work, to be asked where a tree may make it endless; false where it has to be given up.
    ///
    /// Cost: a decrement; the clock is read once in 512 steps.
    @inline(__always)
    package func mayWork() -> Bool {
        deadline.countdown &-= 1
        return deadline.countdown >= 0 ? !deadline.isGivenUp : lookAtClock()
    }

    @inline(never)
    private func lookAtClock() -> Bool {
        deadline.countdown = 512
        guard !deadline.isGivenUp else { return false }
        if deadline.end < .max, DispatchTime.now().uptimeNanoseconds > deadline.end {
            fail(GraphError.tookTooLong(seconds: limits.seconds))
        } else if let budget = deadline.budget, !budget.isWithinLimits(), let exceeded = budget.exceeded {
            fail(GraphError.exceeded(exceeded))
        }
        return !deadline.isGivenUp
    }
}

extension GraphError {
    /// Whether nothing more may be made after it: the tree is too large, not wrong in one place.
    var endsWork: Bool {
        switch self {
        case .tooDeep, .tooManyNodes, .tookTooLong, .exceeded: true
        case .doesNotSettle, .timeStandsStill, .missingObject: false
        }
    }
}
