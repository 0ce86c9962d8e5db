import ViewGraph

/// The layout of a `Grid`.
///
/// In this order: the subviews become cells in rows and columns (`GridCells`), the gaps come from what neighbours prefer,
/// the columns and rows get their lengths for a proposal (`GridDistribution`), and each cell is placed in its slot
/// (facts.md 10.1 to 10.7).
public struct GridLayout: Layout, Sendable {
    public var alignment: Alignment
    public var horizontalSpacing: CGFloat?
    public var verticalSpacing: CGFloat?

    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) {
        (self.alignment, self.horizontalSpacing, self.verticalSpacing) = (
            alignment, horizontalSpacing, verticalSpacing
        )
    }

    public struct Cache {
        var cells: GridCells
        /// The lengths for each proposal so far; a few, so a list is quicker than a table.
        var distributions: [(proposal: ProposedViewSize, result: GridDistribution)] = []
    }

    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.mayAnswerBuiltInGuides = false
        return properties
    }

    public func makeCache(subviews: Subviews) -> Cache {
        Cache(
            cells: GridCells(
                subviews, alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing))
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        distribution(for: proposal, subviews, &cache).size(of: cache.cells)
    }

    fileprivate func distribution(
        for proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Cache
    ) -> GridDistribution {
        for known in cache.distributions where known.proposal == proposal { return known.result }
        var result = GridDistribution(cache.cells, subviews)
        result.distribute(proposal)
        if cache.distributions.count >= 4 { cache.distributions.removeFirst() }
        cache.distributions.append((proposal, result))
        return result
    }

    /// A cell whose answer is its slot keeps the proposal that gave it; any other is proposed the slot (facts.md 10.5).
    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
        let distribution = distribution(for: proposal, subviews, &cache)
        let cells = cache.cells
        let columns = positions(distribution.columns, gaps: cells.columnGaps, from: bounds.minX)
        let rows = positions(distribution.rows, gaps: cells.rowGaps, from: bounds.minY)
        for (index, cell) in cells.cells.enumerated() {
            let subview = subviews[subviews.startIndex + index]
            let slot = CGRect(
                x: columns[cell.column], y: rows[cell.row],
                width: distribution.width(of: cell, cells), height: distribution.rows[cell.row])
            var own = distribution.proposals[index]
            let answer = distribution.answers[index]
            if abs(answer.width - slot.width) > 1e-9 || abs(answer.height - slot.height) > 1e-9 {
                own = ProposedViewSize(slot.size)
            }
            let dimensions = subview.dimensions(in: own, because: "placing in its slot")
            let origin =
                cell.anchor.map { anchor in
                    CGPoint(
                        x: slot.minX + anchor.x * (slot.width - dimensions.width),
                        y: slot.minY + anchor.y * (slot.height - dimensions.height))
                }
                ?? CGPoint(
                    x: slot.minX
                        + aligned(
                            dimensions, in: slot.size, cell.horizontal,
                            line: cell.span == 1 ? distribution.columnExtents[cell.column]?.top : nil),
                    y: slot.minY
                        + aligned(
                            dimensions, in: slot.size, cell.vertical,
                            line: distribution.line(ofRow: cell.row, cell.vertical)))
            subview.place(at: origin, proposal: own)
        }
    }

    /// - Parameter line: where the guide of the whole column or row is, for one whose cells were lined up by it.
    private func aligned(
        _ dimensions: ViewDimensions, in slot: CGSize, _ key: AlignmentKey, line: CGFloat?
    ) -> CGFloat {
        let line = key.merge == .never ? nil : line
        let difference = (line ?? ViewDimensions(size: slot)[key]) - dimensions[key]
        return difference.isFinite ? difference : 0
    }

    fileprivate func positions(_ lengths: [CGFloat], gaps: [CGFloat], from start: CGFloat) -> [CGFloat] {
        var position = start
        return zip(lengths, gaps).map { length, gap in
            position += gap
            defer { position += length }
            return position
        }
    }
}

extension GridLayout: TrackedLayout {
    package func tracks(
        in size: CGSize, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> LayoutTracks {
        let distribution = distribution(for: proposal, subviews, &cache)
        func tracks(_ lengths: [CGFloat], gaps: [CGFloat]) -> [LayoutTracks.Track] {
            zip(positions(lengths, gaps: gaps, from: 0), lengths).map { LayoutTracks.Track(start: $0, length: $1) }
        }
        return LayoutTracks(
            columns: tracks(distribution.columns, gaps: cache.cells.columnGaps),
            rows: tracks(distribution.rows, gaps: cache.cells.rowGaps))
    }
}
