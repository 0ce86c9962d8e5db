import ViewGraph

/// The algorithm of HStack and VStack, for one axis.
///
/// Measuring: spacing between neighbours, then the length is divided in groups of priority from the least flexible child
/// to the most (facts.md 3.1). Placing: the same division, with the stack's own breadth across where none was proposed
/// (facts.md 4.2), each child aligned at its guide.
struct LinearStack {
    let axis: Axis
    let alignment: AlignmentKey
    let spacing: CGFloat?

    struct Cache {
        var gaps: [CGFloat]
        var totalGap: CGFloat
        /// The children of each priority, the highest first.
        var groups: [[Int]]
        /// What the children were proposed for each proposal so far; a few, so a list is quicker than a table.
        var divisions: [(proposal: ProposedViewSize, result: [ProposedViewSize])] = []
    }

    func makeCache(_ subviews: LayoutSubviews) -> Cache {
        var gaps: [CGFloat] = []
        var previous: ViewSpacing?
        for subview in subviews {
            if let spacing {
                gaps.append(gaps.isEmpty ? 0 : spacing)
            } else {
                let own = subview.spacing
                gaps.append(previous.map { $0.distance(to: own, along: axis) } ?? 0)
                previous = own
            }
        }
        return Cache(gaps: gaps, totalGap: gaps.reduce(0, +), groups: priorityGroups(subviews.map(\.priority)))
    }

    func sizeThatFits(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Cache) -> CGSize {
        let proposals = divide(proposal, subviews, &cache)
        var length = cache.totalGap
        var extent = CrossExtent()
        let why = proposal[axis] == nil ? "ideal: the stack was proposed no length" : "size of the stack"
        for (subview, proposal) in zip(subviews, proposals) {
            let dimensions = subview.dimensions(in: proposal, because: why)
            length += dimensions.size[axis]
            extent.add(dimensions, alignment: alignment, axis: axis.other)
        }
        return CGSize(axis, along: length, across: extent.breadth)
    }

    func place(
        in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Cache
    ) {
        var proposal = proposal
        if proposal[axis.other] == nil { proposal[axis.other] = bounds.size[axis.other] }
        let proposals = divide(proposal, subviews, &cache)
        var extent = CrossExtent()
        var dimensions: [ViewDimensions] = []
        for (subview, proposal) in zip(subviews, proposals) {
            let answer = subview.dimensions(in: proposal, because: "placing")
            extent.add(answer, alignment: alignment, axis: axis.other)
            dimensions.append(answer)
        }
        var position = bounds.origin[axis]
        for (index, subview) in subviews.enumerated() {
            position += cache.gaps[index]
            var origin = CGPoint.zero
            origin[axis] = position
            origin[axis.other] = bounds.origin[axis.other] + extent.top - dimensions[index][alignment]
            subview.place(at: origin, proposal: proposals[index])
            position += dimensions[index].size[axis]
        }
    }

    // MARK: - Dividing the length

    /// What each child is proposed.
    private func divide(
        _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Cache
    ) -> [ProposedViewSize] {
        let across = proposal[axis.other]
        guard let length = proposal[axis], length.isFinite else {
            let same = ProposedViewSize(axis, along: proposal[axis], across: across)
            return Array(repeating: same, count: subviews.count)
        }
        for known in cache.divisions where known.proposal == proposal { return known.result }
        var remaining = length - cache.totalGap
        var result = Array(repeating: ProposedViewSize(axis, along: 0, across: across), count: subviews.count)
        let probes = Probes(axis: axis, across: across, subviews: subviews)
        let groups = cache.groups
        var minimums: [CGFloat] = groups.map { _ in 0 }
        for (index, group) in groups.enumerated().dropFirst() {
            minimums[index] = group.reduce(0) { $0 + probes.minimum($1, "reserved for a lower priority, minimum") }
            remaining -= minimums[index]
        }
        for (groupIndex, group) in groups.enumerated() {
            remaining += minimums[groupIndex]
            let ordered = group.count > 1 ? probes.ordered(group) : group
            for (served, child) in ordered.enumerated() {
                let share = max(remaining / CGFloat(ordered.count - served), 0)
                let childProposal = ProposedViewSize(axis, along: share, across: across)
                result[child] = childProposal
                let answer = subviews[subviews.startIndex + child].sizeThatFits(
                    childProposal,
                    because: Probes.share(share, of: remaining, children: ordered.count - served))
                remaining -= answer[axis]
            }
        }
        if cache.divisions.count >= 8 { cache.divisions.removeFirst() }
        cache.divisions.append((proposal, result))
        return result
    }

    private func priorityGroups(_ priorities: [Double]) -> [[Int]] {
        guard let first = priorities.first else { return [] }
        if priorities.allSatisfy({ $0 == first }) { return [Array(priorities.indices)] }
        var groups: [(priority: Double, children: [Int])] = []
        for (child, priority) in priorities.enumerated() {
            // Few children have a priority of their own, so that walking along is quicker than a table.
            let place = groups.firstIndex { $0.priority <= priority } ?? groups.count
            if place < groups.count, groups[place].priority == priority {
                groups[place].children.append(child)
            } else {
                groups.insert((priority, [child]), at: place)
            }
        }
        return groups.map(\.children)
    }

    /// Answers to the probes for maximum and minimum, asked only where a comparison needs them.
    private struct Probes {
        let axis: Axis
        let across: CGFloat?
        let subviews: LayoutSubviews

        func minimum(_ child: Int, _ reason: String = "flexibility, minimum") -> CGFloat {
            answer(child, to: 0, reason)
        }
        private func maximum(_ child: Int) -> CGFloat { answer(child, to: .infinity, "flexibility, maximum") }

        private func answer(_ child: Int, to length: CGFloat, _ reason: String) -> CGFloat {
            subviews[subviews.startIndex + child]
                .sizeThatFits(ProposedViewSize(axis, along: length, across: across), because: reason)[axis]
        }

        /// As in "share 120 of 360 for 3 children".
        static func share(_ share: CGFloat, of remaining: CGFloat, children: Int) -> String {
            let (share, remaining) = (ProbeLog.text(share), ProbeLog.text(remaining))
            return children == 1 ? "what is left: \(share)" : "share \(share) of \(remaining) for \(children) children"
        }

        /// The least flexible first; of two that are infinitely so the one with the larger minimum.
        func ordered(_ group: [Int]) -> [Int] {
            let keyed = group.map { child -> (child: Int, flexibility: CGFloat, minimum: CGFloat) in
                let most = maximum(child)
                let least = minimum(child)
                return (child, most.isInfinite ? .infinity : most - least, least)
            }
            return keyed.sorted { a, b in
                if a.flexibility != b.flexibility { return a.flexibility < b.flexibility }
                if a.flexibility.isInfinite, a.minimum != b.minimum { return a.minimum > b.minimum }
                return a.child < b.child
            }.map(\.child)
        }
    }
}

/// The union of children aligned at one guide: how far they reach before and after it.
struct CrossExtent {
    private(set) var top: CGFloat = 0
    private var bottom: CGFloat = 0
    private var isEmpty = true

    var breadth: CGFloat { isEmpty ? 0 : top + bottom }

    mutating func add(_ dimensions: ViewDimensions, alignment: AlignmentKey, axis: Axis) {
        let guide = dimensions[alignment]
        let size = dimensions.size[axis]
        guard guide.isFinite else {
            add(before: size / 2, after: size / 2)
            return
        }
        add(before: guide, after: size - guide)
    }

    private mutating func add(before: CGFloat, after: CGFloat) {
        if isEmpty {
            (top, bottom, isEmpty) = (before, after, false)
        } else {
            top = max(top, before)
            bottom = max(bottom, after)
        }
    }
}

extension LinearStack {
    /// The outer edges along the axis are those of the first and last child, across it of all.
    func edgeSpacing(_ subviews: LayoutSubviews) -> ViewSpacing {
        guard let first = subviews.first?.spacing, let last = subviews.last?.spacing else { return ViewSpacing() }
        var result = first
        for subview in subviews.dropFirst() {
            result.formUnion(subview.spacing, edges: axis == .horizontal ? .vertical : .horizontal)
        }
        if axis == .horizontal { result.trailing = last.trailing } else { result.bottom = last.bottom }
        return result
    }
}
