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
        var gaps: Gaps
        /// The children of each priority, the highest first; nil where all have the same.
        var groups: [[Int]]?
        /// What the children were proposed for each proposal so far; a few, so a list is quicker than a table.
        var divisions: [(proposal: ProposedViewSize, result: [ProposedViewSize])] = []
    }

    /// The space before each child.
    enum Gaps {
        /// Before all but the first.
        case equal(CGFloat)
        case each([CGFloat])

        subscript(child: Int) -> CGFloat {
            switch self {
            case .equal(let gap): child == 0 ? 0 : gap
            case .each(let gaps): gaps[child]
            }
        }

        func total(_ children: Int) -> CGFloat {
            var sum: CGFloat = 0
            for child in 0..<children { sum += self[child] }
            return sum
        }
    }

    func makeCache(_ subviews: LayoutSubviews) -> Cache {
        Cache(gaps: gaps(subviews), groups: priorityGroups(subviews))
    }

    private func gaps(_ subviews: LayoutSubviews) -> Gaps {
        if let spacing { return .equal(spacing) }
        var gaps: [CGFloat] = []
        gaps.reserveCapacity(subviews.count)
        var previous: ViewSpacing?
        for subview in subviews {
            let own = subview.spacing
            gaps.append(previous.map { $0.distance(to: own, along: axis) } ?? 0)
            previous = own
        }
        return .each(gaps)
    }

    func sizeThatFits(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Cache) -> CGSize {
        let proposals = divide(proposal, subviews, &cache)
        var length = cache.gaps.total(subviews.count)
        var extent = CrossExtent()
        for (index, subview) in subviews.enumerated() {
            let dimensions = subview.dimensions(
                in: proposals[index],
                because: proposal[axis] == nil ? "ideal: the stack was proposed no length" : "size of the stack")
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
        var children: [(guide: CGFloat, length: CGFloat)] = []
        children.reserveCapacity(subviews.count)
        for (index, subview) in subviews.enumerated() {
            let answer = subview.dimensions(in: proposals[index], because: "placing")
            let guide = answer[alignment]
            if answer.size[axis.other].isFinite { extent.add(answer, guide: guide, axis: axis.other) }
            // What has no end takes what it was proposed, so that the others have places.
            let length = answer.size[axis]
            children.append((guide, length.isFinite ? length : max(proposals[index][axis] ?? 0, 0)))
        }
        var position = bounds.origin[axis]
        for (index, subview) in subviews.enumerated() {
            position += cache.gaps[index]
            var origin = CGPoint.zero
            origin[axis] = position
            origin[axis.other] = bounds.origin[axis.other] + extent.top - children[index].guide
            subview.place(at: origin, proposal: proposals[index])
            position += children[index].length
        }
    }

    // MARK: - Dividing the length

    /// What each child is proposed.
    private enum Division {
        case same(ProposedViewSize)
        case each([ProposedViewSize])

        subscript(child: Int) -> ProposedViewSize {
            switch self {
            case .same(let proposal): proposal
            case .each(let proposals): proposals[child]
            }
        }
    }

    private func divide(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Cache) -> Division {
        guard let length = proposal[axis], length.isFinite else {
            return .same(ProposedViewSize(axis, along: proposal[axis], across: proposal[axis.other]))
        }
        for known in cache.divisions where known.proposal == proposal { return .each(known.result) }
        let result = shares(
            of: length - cache.gaps.total(subviews.count), across: proposal[axis.other], subviews, cache)
        if cache.divisions.count >= 8 { cache.divisions.removeFirst() }
        cache.divisions.append((proposal, result))
        return .each(result)
    }

    private func shares(
        of length: CGFloat, across: CGFloat?, _ subviews: LayoutSubviews, _ cache: Cache
    ) -> [ProposedViewSize] {
        var result = Array(repeating: ProposedViewSize(axis, along: 0, across: across), count: subviews.count)
        let probes = Probes(axis: axis, across: across, subviews: subviews)
        guard let groups = cache.groups else {
            var remaining = length
            serve(probes.ordered(0..<subviews.count), &remaining, probes, &result)
            return result
        }
        var remaining = length
        var minimums: [CGFloat] = groups.map { _ in 0 }
        for (index, group) in groups.enumerated().dropFirst() {
            minimums[index] = group.reduce(0) { $0 + probes.minimum($1, "reserved for a lower priority, minimum") }
            remaining -= minimums[index]
        }
        for (index, group) in groups.enumerated() {
            remaining += minimums[index]
            serve(
                probes.ordered(group),
                priority: subviews[subviews.startIndex + group[0]].priority, &remaining, probes, &result)
        }
        return result
    }

    /// Gives each child, in this order, its share of what remains.
    ///
    /// - Parameter priority: their priority, where there are several.
    private func serve(
        _ ordered: [Probes.Flexibility], priority: Double? = nil, _ remaining: inout CGFloat, _ probes: Probes,
        _ result: inout [ProposedViewSize]
    ) {
        for (served, next) in ordered.enumerated() {
            let share = max(remaining / CGFloat(ordered.count - served), 0)
            let childProposal = ProposedViewSize(axis, along: share, across: probes.across)
            result[next.child] = childProposal
            let answer = probes.subview(next.child).sizeThatFits(
                childProposal,
                because: (priority.map { "priority \(ProbeLog.text(CGFloat($0))): " } ?? "")
                    + Probes.share(share, of: remaining, children: ordered.count - served))
            remaining -= answer[axis]
        }
    }

    private func priorityGroups(_ subviews: LayoutSubviews) -> [[Int]]? {
        guard let first = subviews.first?.priority, subviews.contains(where: { $0.priority != first }) else {
            return nil
        }
        var groups: [(priority: Double, children: [Int])] = []
        for (child, subview) in subviews.enumerated() {
            let priority = subview.priority
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

        struct Flexibility {
            var child: Int
            var flexibility: CGFloat = 0
            var minimum: CGFloat = 0
        }

        func subview(_ child: Int) -> LayoutSubview { subviews[subviews.startIndex + child] }

        func minimum(_ child: Int, _ reason: @autoclosure () -> String = "flexibility, minimum") -> CGFloat {
            answer(child, to: 0, reason())
        }
        private func maximum(_ child: Int) -> CGFloat { answer(child, to: .infinity, "flexibility, maximum") }

        private func answer(_ child: Int, to length: CGFloat, _ reason: @autoclosure () -> String) -> CGFloat {
            subview(child).sizeThatFits(
                ProposedViewSize(axis, along: length, across: across), because: reason())[axis]
        }

        /// As in "share 120 of 360 for 3 children".
        static func share(_ share: CGFloat, of remaining: CGFloat, children: Int) -> String {
            let (share, remaining) = (ProbeLog.text(share), ProbeLog.text(remaining))
            return children == 1 ? "what is left: \(share)" : "share \(share) of \(remaining) for \(children) children"
        }

        /// The least flexible first; of two that are infinitely so the one with the larger minimum. A minimum that
        /// decides nothing isn't asked for.
        func ordered(_ group: some Collection<Int>) -> [Flexibility] {
            var children = group.map { Flexibility(child: $0) }
            guard children.count > 1 else { return children }
            var infinite = 0
            for index in children.indices {
                children[index].flexibility = maximum(children[index].child)
                if children[index].flexibility.isInfinite { infinite += 1 }
            }
            for index in children.indices {
                let most = children[index].flexibility
                if most.isInfinite, infinite == 1 { continue }
                children[index].minimum = minimum(children[index].child)
                if !most.isInfinite { children[index].flexibility = most - children[index].minimum }
            }
            children.sort { a, b in
                if a.flexibility != b.flexibility { return a.flexibility < b.flexibility }
                if a.flexibility.isInfinite, a.minimum != b.minimum { return a.minimum > b.minimum }
                return a.child < b.child
            }
            return children
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
        add(dimensions, guide: dimensions[alignment], axis: axis)
    }

    mutating func add(_ dimensions: ViewDimensions, guide: CGFloat, axis: Axis) {
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
