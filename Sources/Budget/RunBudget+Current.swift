import CGuard

// Unsafe: a thread holds its budget uncounted, from `enter()` to `leave()`; the scope in between keeps it alive.

extension RunBudget {
    /// What the running thread works for; nil where nothing is counted.
    package static var current: RunBudget? {
        guard let pointer = guard_budget() else { return nil }
        return Unmanaged<RunBudget>.fromOpaque(pointer).takeUnretainedValue()
    }

    /// Counts what the thread does from here on, until the scope is left.
    package func enter() -> BudgetScope { BudgetScope(self) }

    /// Counts on in the budget that the thread works for already, and else begins this one anew.
    package func enterAnew(_ limits: BudgetLimits) -> BudgetScope? {
        guard RunBudget.current == nil else { return nil }
        begin(limits)
        return enter()
    }

    // MARK: - For what knows no run

    /// Announces work to the running thread's budget; see `charge(_:)` of a budget.
    @inline(__always)
    package static func charge(_ units: Int) throws(BudgetExceeded) {
        if let current { try current.charge(units) }
    }

    /// False where the work has to be given up.
    @inline(__always)
    package static func mayDo(_ units: Int) -> Bool { current?.mayDo(units) ?? true }

    package static func reserve(_ bytes: Int) throws(BudgetExceeded) {
        if let current { try current.reserve(bytes) }
    }

    package static func mayTake(_ bytes: Int) -> Bool { current?.mayTake(bytes) ?? true }

    /// Names what is done from here on.
    @discardableResult
    package static func begin(_ activity: RunActivity) -> RunActivity { current?.begin(activity) ?? .loading }
}

/// While it isn't left, the thread's work is counted.
package struct BudgetScope {
    private let budget: RunBudget
    private let previous: UnsafeMutableRawPointer?

    fileprivate init(_ budget: RunBudget) {
        (self.budget, previous) = (budget, guard_budget())
        guard_set_budget(Unmanaged.passUnretained(budget).toOpaque())
    }

    /// Called once, on the same thread.
    package func leave() { withExtendedLifetime(budget) { guard_set_budget(previous) } }
}
