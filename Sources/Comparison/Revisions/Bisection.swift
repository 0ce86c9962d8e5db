import Rendering

/// Looks for the commit after which an assertion no longer holds.
public struct Bisection: Sendable {
    /// What is known of one commit.
    public enum Verdict: Sendable, Hashable {
        case good
        case bad
        /// Whether it holds can't be said: the file isn't there, doesn't check or can't be drawn; the first line why.
        case skipped(String)
    }

    public struct Result: Sendable {
        /// The first commit where it doesn't hold.
        public var first: String
        /// Commits just before it of which nothing can be said: one of them may be the first.
        public var uncertain: [String]
        /// Each commit that was looked at, in that order.
        public var visited: [(commit: String, verdict: Verdict)]
    }

    /// - Parameters:
    ///   - commits: after the good one, the earlier first; the last one is bad.
    ///   - judge: draws the file as it is in a commit.
    public static func run(
        _ commits: [String], judge: (String) throws(RenderFailure) -> Verdict
    ) throws(RenderFailure) -> Result? {
        guard !commits.isEmpty else { return nil }
        var visited: [(commit: String, verdict: Verdict)] = []
        var known: [Int: Verdict] = [commits.count - 1: .bad]
        func verdict(_ index: Int) throws(RenderFailure) -> Verdict {
            if let verdict = known[index] { return verdict }
            let verdict = try judge(commits[index])
            known[index] = verdict
            visited.append((commits[index], verdict))
            return verdict
        }
        // Everything up to `lower` is good, `upper` is bad.
        var (lower, upper) = (-1, commits.count - 1)
        while upper - lower > 1 {
            let middle = (lower + upper) / 2
            // Where nothing can be said of the middle, its neighbours are next, the nearer first.
            let candidates = (lower + 1..<upper).sorted { (abs($0 - middle), $0) < (abs($1 - middle), $1) }
            var isDecided = false
            for candidate in candidates where !isDecided {
                switch try verdict(candidate) {
                case .good: (lower, isDecided) = (candidate, true)
                case .bad: (upper, isDecided) = (candidate, true)
                case .skipped: continue
                }
            }
            if !isDecided { break }
        }
        return Result(first: commits[upper], uncertain: Array(commits[(lower + 1)..<upper]), visited: visited)
    }
}
