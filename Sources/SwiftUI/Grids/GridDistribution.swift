import ViewGraph

/// The lengths of a grid's columns and rows under one proposal, and what its cells answered there.
///
/// Cells are measured in groups from the least flexible to the most; each group shares what is left on both axes
/// (facts.md 10.3, 10.4).
struct GridDistribution {
    private(set) var columns: [CGFloat]
    private(set) var rows: [CGFloat]
    private(set) var columnExtents: [Int: CrossExtent] = [:]
    private var rowExtents: [Int: CrossExtent] = [:]
    /// How far the row's text baseline is from its top, the last one's from its bottom.
    private var rowBaselines: [Int: CGFloat] = [:]
    private(set) var proposals: [ProposedViewSize]
    private(set) var answers: [CGSize]

    private let grid: GridCells
    private let subviews: LayoutSubviews
    /// How many cells that aren't measured yet each column and row holds: of all, and of the current priority.
    private var columnDebts: Debts
    private var rowDebts: Debts
    private var single: [Bool]

    fileprivate struct Debts {
        var all: [Int]
        var current: [Int]

        init(count: Int) { (all, current) = (Array(repeating: 0, count: count), Array(repeating: 0, count: count)) }
    }

    private struct Key: Comparable {
        var priority: Double
        var infiniteAxes: Int
        var flexibility: CGFloat

        static func < (lhs: Key, rhs: Key) -> Bool {
            if lhs.priority != rhs.priority { return lhs.priority > rhs.priority }
            return (lhs.infiniteAxes, lhs.flexibility) < (rhs.infiniteAxes, rhs.flexibility)
        }
    }

    init(_ grid: GridCells, _ subviews: LayoutSubviews) {
        (self.grid, self.subviews) = (grid, subviews)
        columns = Array(repeating: 0, count: grid.columnCount)
        rows = Array(repeating: 0, count: grid.rowCount)
        proposals = Array(repeating: .unspecified, count: grid.cells.count)
        answers = Array(repeating: .zero, count: grid.cells.count)
        (columnDebts, rowDebts) = (Debts(count: grid.columnCount), Debts(count: grid.rowCount))
        single = Array(repeating: false, count: grid.columnCount)
        for cell in grid.cells {
            rowDebts.all[cell.row] += 1
            guard cell.span == 1 else { continue }
            columnDebts.all[cell.column] += 1
            single[cell.column] = true
        }
    }

    func size(of grid: GridCells) -> CGSize {
        CGSize(
            width: columns.reduce(0, +) + grid.totalGaps.width, height: rows.reduce(0, +) + grid.totalGaps.height)
    }

    /// The columns of a cell and the gaps inside it.
    func width(of cell: GridCells.Cell, _ grid: GridCells) -> CGFloat {
        if cell.span == 1 { return columns[cell.column] }
        return columns[cell.columns].reduce(0, +) + innerGaps(cell)
    }

    private func innerGaps(_ cell: GridCells.Cell) -> CGFloat {
        grid.columnGaps[cell.columns].dropFirst().reduce(0, +)
    }

    mutating func distribute(_ proposal: ProposedViewSize) {
        let all = Array(grid.cells.indices)
        guard proposal.width != nil || proposal.height != nil else {
            return measure(all[...], all.map { _ in proposal })
        }
        let keys = keys(proposal)
        let ordered = all.sorted { keys[$0] != keys[$1] ? keys[$0] < keys[$1] : $0 < $1 }
        let highest = ordered.first.map { keys[$0].priority }
        var start = 0
        while start < ordered.count {
            let key = keys[ordered[start]]
            if start == 0 || keys[ordered[start - 1]].priority != key.priority {
                beginPriority(ordered[start...].prefix { keys[$0].priority == key.priority })
            }
            let end = ordered[start...].firstIndex { keys[$0] != key } ?? ordered.count
            measureGroup(ordered[start..<end], proposal, isHighest: key.priority == highest)
            start = end
        }
    }

    private func keys(_ proposal: ProposedViewSize) -> [Key] {
        func probe(_ length: CGFloat) -> ProposedViewSize {
            ProposedViewSize(width: proposal.width.map { _ in length }, height: proposal.height.map { _ in length })
        }
        return zip(grid.cells, subviews).map { cell, subview in
            let least = subview.sizeThatFits(probe(0), because: "flexibility, minimum")
            let most = subview.sizeThatFits(probe(.infinity), because: "flexibility, maximum")
            var key = Key(priority: cell.priority, infiniteAxes: 0, flexibility: 0)
            for (axis, set) in [(Axis.horizontal, Axis.Set.horizontal), (.vertical, .vertical)]
            where proposal[axis] != nil {
                if most[axis].isInfinite {
                    // Also a cell that isn't offered the column's room waits for it to be divided.
                    key.infiniteAxes += 1
                } else if !cell.unsized.contains(set) {
                    key.flexibility += most[axis] - least[axis]
                }
            }
            return key
        }
    }

    // MARK: - One group

    private mutating func beginPriority(_ tier: ArraySlice<Int>) {
        for index in tier {
            let cell = grid.cells[index]
            rowDebts.current[cell.row] += 1
            if cell.span == 1 { columnDebts.current[cell.column] += 1 }
        }
    }

    private mutating func measureGroup(_ group: ArraySlice<Int>, _ proposal: ProposedViewSize, isHighest: Bool) {
        func share(_ total: CGFloat?, _ gaps: CGFloat, _ lengths: [CGFloat], _ debts: [Int]) -> CGFloat? {
            guard let total else { return nil }
            var remaining = total - gaps
            var open = 0
            for (length, debt) in zip(lengths, debts) {
                if debt > 0 { open += 1 }
                if debt == 0 || !isHighest { remaining -= length }
            }
            return open > 0 ? remaining / CGFloat(open) : remaining
        }
        let width = share(proposal.width, grid.totalGaps.width, columns, columnDebts.current)
        let height = share(proposal.height, grid.totalGaps.height, rows, rowDebts.current)
        let initial = proposal.width.map { ($0 - grid.totalGaps.width) / CGFloat(max(columns.count, 1)) }
        let proposals = group.map { index in
            let cell = grid.cells[index]
            let current = self.width(of: cell, grid)
            var result = ProposedViewSize(width: nil, height: nil)
            if let total = proposal.width, let width, let initial {
                if cell.unsized.contains(.horizontal) {
                    result.width = current
                } else if cell.span == 1 {
                    result.width = max(width, current)
                } else {
                    result.width = max(room(for: cell, in: total, initial: initial), current)
                }
            }
            if let height {
                result.height = cell.unsized.contains(.vertical) ? rows[cell.row] : max(height, rows[cell.row])
            }
            return result
        }
        measure(group, proposals)
    }

    /// What a span is proposed: all but the gaps and the columns outside it, an open one with its initial share.
    private func room(for cell: GridCells.Cell, in total: CGFloat, initial: CGFloat) -> CGFloat {
        guard total.isFinite else { return total }
        var room = total - (grid.totalGaps.width - innerGaps(cell))
        for column in columns.indices where !cell.columns.contains(column) {
            room -= columnDebts.current[column] > 0 ? initial : columns[column]
        }
        return room
    }

    /// Measures cells and lets columns and rows grow to the answers, those of spans last.
    private mutating func measure(_ group: ArraySlice<Int>, _ proposed: [ProposedViewSize]) {
        for (index, proposal) in zip(group, proposed) {
            let subview = subviews[subviews.startIndex + index]
            let cell = grid.cells[index]
            proposals[index] = proposal
            let dimensions = subview.dimensions(in: proposal, because: "share of columns and rows")
            answers[index] = dimensions.size
            rowDebts.settle(cell.row)
            growRow(of: cell, dimensions)
            guard cell.span == 1 else { continue }
            columnDebts.settle(cell.column)
            growColumn(of: cell, dimensions)
        }
        for index in group where grid.cells[index].span > 1 { spread(answers[index].width, of: grid.cells[index]) }
    }

    /// A custom guide lines a row's cells up as a stack would, which can take more height; baselines never do
    /// (facts.md 5.6, 5.18).
    private mutating func growRow(of cell: GridCells.Cell, _ dimensions: ViewDimensions) {
        var height = dimensions.height
        if cell.anchor == nil {
            switch cell.vertical.merge {
            case .never: break
            case .smallest: noteBaseline(dimensions.explicit(cell.vertical), of: cell.row)
            case .largest:
                // From the bottom, where the cells are set: the line is the highest of all.
                if let line = dimensions.explicit(cell.vertical).map({ height - $0 }), line.isFinite {
                    rowBaselines[cell.row] = max(rowBaselines[cell.row] ?? -.infinity, line)
                }
            case .average:
                rowExtents[cell.row, default: CrossExtent()].add(dimensions, alignment: cell.vertical, axis: .vertical)
                height = max(height, rowExtents[cell.row]?.breadth ?? 0)
            }
        }
        rows[cell.row] = max(rows[cell.row], height)
    }

    private mutating func noteBaseline(_ distance: CGFloat?, of row: Int) {
        guard let distance, distance.isFinite else { return }
        rowBaselines[row] = min(rowBaselines[row] ?? .infinity, distance)
    }

    /// Where the guide of a whole row is, below the row's top; nil where its cells are aligned each for itself.
    func line(ofRow row: Int, _ key: AlignmentKey) -> CGFloat? {
        switch key.merge {
        case .never: nil
        case .smallest: rowBaselines[row]
        case .largest: rowBaselines[row].map { rows[row] - $0 }
        case .average: rowExtents[row]?.top
        }
    }

    private mutating func growColumn(of cell: GridCells.Cell, _ dimensions: ViewDimensions) {
        var width = dimensions.width
        if cell.anchor == nil, cell.horizontal.merge != .never {
            columnExtents[cell.column, default: CrossExtent()]
                .add(dimensions, alignment: cell.horizontal, axis: .horizontal)
            width = max(width, columnExtents[cell.column]?.breadth ?? 0)
        }
        columns[cell.column] = max(columns[cell.column], width)
    }

    /// Divides what a span needs beyond its columns equally: over those that hold no cell of one column, else those that
    /// still wait for one, else all.
    private mutating func spread(_ needed: CGFloat, of cell: GridCells.Cell) {
        let shortfall = needed - width(of: cell, grid)
        guard shortfall > 0 else { return }
        var chosen = cell.columns.filter { !single[$0] }
        if chosen.isEmpty { chosen = cell.columns.filter { columnDebts.all[$0] > 0 } }
        if chosen.isEmpty { chosen = Array(cell.columns) }
        for column in chosen { columns[column] += shortfall / CGFloat(chosen.count) }
    }
}

extension GridDistribution.Debts {
    fileprivate mutating func settle(_ index: Int) {
        all[index] -= 1
        current[index] = max(current[index] - 1, 0)
    }
}
