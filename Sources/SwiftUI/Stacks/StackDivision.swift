import ViewGraph

// Unsafe: a candidate for each child, every one set before it is read; a group is a part of them, and they are made
// of numbers.

/// How a stack divides a length between its children: in groups of priority, in each from the least flexible child to
/// the most (facts.md 3.1).
struct StackDivision {
    let axis: Axis
    let across: CGFloat?
    let subviews: LayoutSubviews

    private struct Candidate {
        var child: Int
        var flexibility: CGFloat = 0
        var minimum: CGFloat = 0
    }

    /// - Parameter order: the children by priority, the highest first; nil where all have the same.
    func shares(of length: CGFloat, order: [(child: Int, priority: Double)]?) -> [LinearStack.Share] {
        let count = subviews.count
        var shares = Array(repeating: LinearStack.Share(length: 0, answer: .zero), count: count)
        withUnsafeTemporaryAllocation(of: Candidate.self, capacity: count) { candidates in
            for place in 0..<count { candidates[place] = Candidate(child: order?[place].child ?? place) }
            var remaining = length
            guard let order else { return serve(candidates, priority: nil, &remaining, &shares) }
            // The minimums of all lower groups are kept back, and each group's given to it when its turn comes.
            for place in 0..<count where order[place].priority != order[0].priority {
                candidates[place].minimum = minimum(candidates[place].child, "reserved for a lower priority, minimum")
                remaining -= candidates[place].minimum
            }
            var start = 0
            while start < count {
                let priority = order[start].priority
                var end = start
                while end < count, order[end].priority == priority {
                    remaining += candidates[end].minimum
                    end += 1
                }
                // Not a number is equal to none, itself neither.
                end = max(end, start + 1)
                serve(.init(rebasing: candidates[start..<end]), priority: priority, &remaining, &shares)
                start = end
            }
        }
        return shares
    }

    /// Gives each child of a group its share of what remains.
    ///
    /// - Parameter priority: their priority, where there are several.
    private func serve(
        _ group: UnsafeMutableBufferPointer<Candidate>, priority: Double?, _ remaining: inout CGFloat,
        _ shares: inout [LinearStack.Share]
    ) {
        sort(group)
        for (served, candidate) in group.enumerated() {
            let left = group.count - served
            let length = max(remaining / CGFloat(left), 0)
            let answer = subviews.size(
                of: candidate.child, in: ProposedViewSize(axis, along: length, across: across),
                because: (priority.map(Self.text(of:)) ?? "")
                    + Self.reason(share: length, of: remaining, children: left))
            shares[candidate.child] = LinearStack.Share(length: length, answer: answer)
            remaining -= answer[axis]
        }
    }

    /// What is told of a priority: a Spacer's is the lowest there is.
    private static func text(of priority: Double) -> String {
        priority == -.infinity ? "last of all: " : "priority \(ProbeLog.text(CGFloat(priority))): "
    }

    /// As in "share 120 of 360 for 3 children".
    private static func reason(share: CGFloat, of remaining: CGFloat, children: Int) -> String {
        let (share, remaining) = (ProbeLog.text(share), ProbeLog.text(remaining))
        return children == 1 ? "what is left: \(share)" : "share \(share) of \(remaining) for \(children) children"
    }

    /// The least flexible first; of two that are infinitely so the one with the larger minimum. A minimum that decides
    /// nothing isn't asked for.
    private func sort(_ group: UnsafeMutableBufferPointer<Candidate>) {
        var group = group
        guard group.count > 1 else { return }
        var infinite = 0
        for place in group.indices {
            group[place].flexibility = maximum(group[place].child)
            if group[place].flexibility.isInfinite { infinite += 1 }
        }
        for place in group.indices {
            let most = group[place].flexibility
            group[place].minimum = 0
            if most.isInfinite, infinite == 1 { continue }
            group[place].minimum = minimum(group[place].child, "flexibility, minimum")
            if !most.isInfinite { group[place].flexibility = most - group[place].minimum }
        }
        group.sort { a, b in
            if a.flexibility != b.flexibility { return a.flexibility < b.flexibility }
            if a.flexibility.isInfinite, a.minimum != b.minimum { return a.minimum > b.minimum }
            return a.child < b.child
        }
    }

    private func maximum(_ child: Int) -> CGFloat { answer(child, to: .infinity, "flexibility, maximum") }

    private func minimum(_ child: Int, _ reason: @autoclosure () -> String) -> CGFloat {
        answer(child, to: 0, reason())
    }

    private func answer(_ child: Int, to length: CGFloat, _ reason: @autoclosure () -> String) -> CGFloat {
        subviews.size(
            of: child, in: ProposedViewSize(axis, along: length, across: across), because: reason())[axis]
    }
}
