import Budget

/// What operations on types may cost: a type that is written in a few lines may have more parts than any machine can
/// visit (`typealias A2<T> = A1<A1<T>>`, `let b = (a, a)`).
struct TypeWork {
    /// Parts that one operation may visit, with all the operations that it needs.
    static let limit = 1 << 15
    /// How deep parts may be nested; chains of a thousand calls have such types.
    private static let deepest = 2_000
    /// Operations between two looks at the run's budget.
    private static let look = 1 << 12

    private var depth = 0
    private var parts = 0
    private var operations = 0
    /// An operation was given up because of the size of its types; those that follow aren't begun.
    private(set) var isTooLarge = false
    /// The run may do no more.
    private(set) var isStopped = false
    /// An operation wasn't done since the work began, whatever was forgotten since.
    private(set) var hasGivenUp = false

    /// Begins an operation on a part of a type; false where it is to be given up.
    @inline(__always)
    mutating func enter() -> Bool {
        if depth == 0 {
            parts = 0
            operations &+= 1
            if operations & (Self.look - 1) == 0 { lookAtBudget() }
        }
        guard parts < Self.limit, depth < Self.deepest, !isTooLarge, !isStopped else {
            if !isStopped { isTooLarge = true }
            hasGivenUp = true
            return false
        }
        parts += 1
        depth += 1
        return true
    }

    @inline(__always)
    mutating func leave() { depth -= 1 }

    /// Takes up work again, for another evaluation or after a type that was too large.
    mutating func forget() { (isTooLarge, isStopped) = (false, false) }

    /// Stops everything once the run's time or memory are used up.
    mutating func lookAtBudget() {
        if let budget = RunBudget.current, !budget.isWithinLimits() { isStopped = true }
    }
}
