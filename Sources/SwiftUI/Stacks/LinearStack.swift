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
        /// The children by priority, the highest first; nil where all have the same. Found when a length is first
        /// divided: a tall list has none.
        var order: [(child: Int, priority: Double)]??
        /// What the children were given for each proposal so far; a few, so a list is quicker than a table.
        var divisions: [(proposal: ProposedViewSize, shares: [Share])] = []
    }

    /// What a child was proposed along the axis, and what it answered.
    struct Share {
        var length: CGFloat?
        var answer: CGSize
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
        Cache(gaps: gaps(subviews))
    }

    private func gaps(_ subviews: LayoutSubviews) -> Gaps {
        if let spacing { return .equal(spacing) }
        guard !subviews.isEmpty else { return .each([]) }
        var gaps: [CGFloat] = [0]
        gaps.reserveCapacity(subviews.count)
        var previous = subviews.spacing(of: 0)
        for child in 1..<subviews.count {
            let own = subviews.spacing(of: child)
            gaps.append(previous.distance(to: own, along: axis))
            previous = own
        }
        return .each(gaps)
    }

    private func order(_ subviews: LayoutSubviews) -> [(child: Int, priority: Double)]? {
        let count = subviews.count
        guard count > 1 else { return nil }
        let first = subviews.priority(of: 0)
        guard (1..<count).contains(where: { subviews.priority(of: $0) != first }) else { return nil }
        var order = (0..<count).map { (child: $0, priority: subviews.priority(of: $0)) }
        order.sort { a, b in a.priority == b.priority ? a.child < b.child : a.priority > b.priority }
        return order
    }

    func sizeThatFits(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Cache) -> CGSize {
        let division = divide(proposal, subviews, &cache)
        let count = subviews.count
        var length = cache.gaps.total(count)
        var extent = CrossExtent()
        for child in 0..<count {
            let share = share(of: child, in: division, proposal, subviews)
            length += share.answer[axis]
            let own = ProposedViewSize(axis, along: share.length, across: proposal[axis.other])
            let guide = subviews.guide(alignment, of: child, proposal: own, size: share.answer)
            extent.add(share.answer, guide: guide, axis: axis.other)
        }
        return CGSize(axis, along: length, across: extent.breadth)
    }

    func place(
        in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Cache
    ) {
        var proposal = proposal
        let across = proposal[axis.other] ?? bounds.size[axis.other]
        proposal[axis.other] = across
        let division = divide(proposal, subviews, &cache)
        var extent = CrossExtent()
        let count = subviews.count
        // Unsafe: a place for each child, every one set before it is read; `Place` is made of numbers.
        withUnsafeTemporaryAllocation(of: Place.self, capacity: count) { places in
            for child in 0..<count {
                let share =
                    division?[child]
                    ?? Share(length: proposal[axis], answer: subviews.sizeToPlace(child, in: proposal))
                let own = ProposedViewSize(axis, along: share.length, across: across)
                let guide = subviews.guide(alignment, of: child, proposal: own, size: share.answer)
                if share.answer[axis.other].isFinite { extent.add(share.answer, guide: guide, axis: axis.other) }
                // What has no end takes what it was proposed, so that the others have places.
                let length = share.answer[axis]
                places[child] = Place(
                    guide: guide, length: length.isFinite ? length : max(share.length ?? 0, 0), proposal: share.length)
            }
            var position = bounds.origin[axis]
            let edge = bounds.origin[axis.other] + extent.top
            for child in 0..<count {
                let place = places[child]
                position += cache.gaps[child]
                subviews.place(
                    child, at: CGPoint(axis, along: position, across: edge - place.guide),
                    proposal: ProposedViewSize(axis, along: place.proposal, across: across))
                position += place.length
            }
        }
    }

    private struct Place {
        var guide: CGFloat
        var length: CGFloat
        var proposal: CGFloat?
    }

    // MARK: - Dividing the length

    /// What each child is given; nil where each is proposed what the stack is.
    private func divide(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Cache) -> [Share]? {
        guard let length = proposal[axis], length.isFinite else { return nil }
        for known in cache.divisions where known.proposal == proposal { return known.shares }
        let division = StackDivision(axis: axis, across: proposal[axis.other], subviews: subviews)
        let order = cache.order ?? order(subviews)
        cache.order = .some(order)
        let shares = division.shares(of: length - cache.gaps.total(subviews.count), order: order)
        if cache.divisions.count >= 8 { cache.divisions.removeFirst() }
        cache.divisions.append((proposal, shares))
        return shares
    }

    private func share(
        of child: Int, in division: [Share]?, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
    ) -> Share {
        if let division { return division[child] }
        let reason = { proposal[axis] == nil ? "ideal: the stack was proposed no length" : "no end to share" }
        return Share(length: proposal[axis], answer: subviews.size(of: child, in: proposal, because: reason()))
    }
}

/// The union of children aligned at one guide: how far they reach before and after it.
struct CrossExtent {
    private(set) var top: CGFloat = 0
    private var bottom: CGFloat = 0
    private var isEmpty = true

    var breadth: CGFloat { isEmpty ? 0 : top + bottom }

    mutating func add(_ dimensions: ViewDimensions, alignment: AlignmentKey, axis: Axis) {
        add(dimensions.size, guide: dimensions[alignment], axis: axis)
    }

    mutating func add(_ size: CGSize, guide: CGFloat, axis: Axis) {
        let size = size[axis]
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
        // Spacers say nothing across, and so nothing to what others say (facts.md 1.7).
        let spacings = subviews.map(\.spacing)
        let speaking = spacings.filter { !$0.isSpacer(along: axis) || $0.isSpacer(along: axis.other) }
        var result = speaking.first ?? first
        for spacing in speaking.dropFirst() {
            result.formUnion(spacing, edges: axis == .horizontal ? .vertical : .horizontal)
        }
        if axis == .horizontal { result.leading = first.leading } else { result.top = first.top }
        if axis == .horizontal { result.trailing = last.trailing } else { result.bottom = last.bottom }
        return result
    }
}
