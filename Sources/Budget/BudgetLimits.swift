/// What a run may use.
package struct BudgetLimits: Sendable, Hashable {
    /// Wall-clock seconds.
    package var seconds = 10.0
    /// Bytes of the process, beyond those it had before.
    package var memory = 1 << 30
    /// Decoded pixels of all pictures of the assets together.
    package var pixels = 200_000_000

    package init() {}

    var nanoseconds: UInt64 { UInt64(min(max(0, seconds), 1e9) * 1e9) }

    /// Units that no machine does in the time: work that is larger is refused before it begins, on every machine alike.
    var work: Int { Int(min(max(1, seconds), 1e6) * 2e10) }
}

package enum BudgetLimit: UInt8, Sendable, Hashable {
    case time = 1
    case memory, pixels

    package var name: String {
        switch self {
        case .time: "time"
        case .memory: "memory"
        case .pixels: "pixels"
        }
    }
}

/// What a run is doing.
package enum RunActivity: UInt8, Sendable, Hashable {
    case loading, checking, evaluating, layingOut, drawing, decoding, encoding

    var name: String {
        switch self {
        case .loading: "reading"
        case .checking: "checking the source"
        case .evaluating: "evaluating"
        case .layingOut: "laying out"
        case .drawing: "drawing"
        case .decoding: "decoding pictures"
        case .encoding: "writing the picture"
        }
    }
}

/// A run that could not go on: which limit was reached, and in what.
public struct BudgetExceeded: Error, Sendable, Hashable, CustomStringConvertible {
    package let limit: BudgetLimit
    package let activity: RunActivity
    private let seconds: Double
    private let memory: Int

    package init(limit: BudgetLimit, activity: RunActivity, _ seconds: Double, _ memory: Int) {
        (self.limit, self.activity, self.seconds, self.memory) = (limit, activity, seconds, memory)
    }

    /// Without its option; that of the limit is `--max-` and its name.
    public var description: String {
        switch limit {
        case .time: "the run took longer than \(seconds) seconds, while \(activity.name) (limit 'time')"
        case .memory: "the run needs more than \(memory >> 20) MB, while \(activity.name) (limit 'memory')"
        case .pixels: "the pictures of the assets have more pixels than a run may decode (limit 'pixels')"
        }
    }
}
