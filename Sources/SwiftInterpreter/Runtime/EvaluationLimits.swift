/// Bounds of one evaluation; each is named in the message that reports it.
package struct EvaluationLimits: Sendable {
    /// Statements, calls and loop rounds.
    package var steps = 50_000_000
    package var callDepth = 2_000
    /// Bytes that values may hold, roughly.
    package var memory = 1 << 30
    package var seconds = 10.0

    package init() {}
}

/// An evaluation that could not go on.
package struct EvaluationFailure: Error, Sendable {
    package enum Cause: Hashable, Sendable {
        /// The program's own fault: overflow, index out of range, nil unwrapped, an error thrown and not caught.
        case program
        /// A limit was reached: its name (`steps`, `depth`, `memory`, `time`).
        case limit(String)
        /// A defect of ours.
        case defect
    }

    package let cause: Cause
    package let diagnostic: Diagnostic

    package init(cause: Cause, diagnostic: Diagnostic) {
        self.cause = cause
        self.diagnostic = diagnostic
    }
}
