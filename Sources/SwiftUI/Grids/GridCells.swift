import ViewGraph

/// A grid's cells in rows and columns, and the gaps between those: all that doesn't depend on a proposal.
struct GridCells {
    struct Cell {
        var row: Int
        var column: Int
        var span: Int
        var priority: Double
        var unsized: Axis.Set
        var anchor: UnitPoint?
        var horizontal: AlignmentKey
        var vertical: AlignmentKey

        var columns: Range<Int> { column..<column + span }
    }

    private(set) var cells: [Cell] = []
    private(set) var columnCount = 0
    private(set) var rowCount = 0
    /// The gap before each column, 0 before the first.
    private(set) var columnGaps: [CGFloat] = []
    /// The gap before each row, 0 before the first.
    private(set) var rowGaps: [CGFloat] = []
    private(set) var totalGaps = CGSize.zero
    private var bareCells: Set<Int> = []

    /// The most columns a grid has; more would be a mistake of the program.
    private static let mostColumns = 100_000

    init(_ subviews: LayoutSubviews, alignment: Alignment, horizontalSpacing: CGFloat?, verticalSpacing: CGFloat?) {
        readCells(subviews, alignment)
        alignColumns(subviews)
        setGaps(subviews, horizontalSpacing, verticalSpacing)
    }

    private mutating func readCells(_ subviews: LayoutSubviews, _ alignment: Alignment) {
        var row = -1
        var column = 0
        var currentRow: ObjectIdentifier?
        var bare: [Int] = []
        var widest = 1
        for (index, subview) in subviews.enumerated() {
            let node = subview.node
            let membership = node.trait(ObjectIdentifier(GridRowTrait.self)) as? GridRowMembership
            if membership == nil || membership?.row != currentRow {
                row += 1
                column = 0
                currentRow = membership?.row
            }
            if membership == nil { bare.append(index) }
            let columns = node.trait(ObjectIdentifier(GridColumnsTrait.self)) as? Int ?? 1
            let span = min(max(columns, 1), Self.mostColumns - min(column, Self.mostColumns - 1))
            cells.append(
                Cell(
                    row: row, column: column, span: membership == nil ? 1 : span, priority: node.layoutPriority,
                    unsized: node.trait(ObjectIdentifier(GridUnsizedAxesTrait.self)) as? Axis.Set ?? [],
                    anchor: node.trait(ObjectIdentifier(GridAnchorTrait.self)) as? UnitPoint,
                    horizontal: alignment.horizontal.key,
                    vertical: membership?.alignment?.key ?? alignment.vertical.key))
            column += membership == nil ? 1 : span
            widest = max(widest, column)
        }
        rowCount = row + 1
        columnCount = cells.isEmpty ? 0 : widest
        bareCells = Set(bare)
        for index in bare { cells[index].span = columnCount }
    }

    /// The first cell of a column that declares an alignment decides for all its cells of one column (facts.md 10.6).
    private mutating func alignColumns(_ subviews: LayoutSubviews) {
        var declared: [Int: HorizontalAlignment] = [:]
        for (index, subview) in subviews.enumerated()
        where !bareCells.contains(index) && declared[cells[index].column] == nil {
            let guide = subview.node.trait(ObjectIdentifier(GridColumnAlignmentTrait.self)) as? HorizontalAlignment
            if let guide { declared[cells[index].column] = guide }
        }
        guard !declared.isEmpty else { return }
        for index in cells.indices where cells[index].span == 1 && !bareCells.contains(index) {
            if let guide = declared[cells[index].column] { cells[index].horizontal = guide.key }
        }
    }

    // MARK: - Gaps

    /// facts.md 10.2.
    private mutating func setGaps(_ subviews: LayoutSubviews, _ horizontal: CGFloat?, _ vertical: CGFloat?) {
        var columns: [CGFloat?] = Array(repeating: nil, count: columnCount)
        var rows: [CGFloat?] = Array(repeating: nil, count: rowCount)
        let spacings = horizontal == nil || vertical == nil ? subviews.map(\.spacing) : []
        func add(_ gap: CGFloat, to gaps: inout [CGFloat?], at index: Int) {
            gaps[index] = gaps[index].map { max($0, gap) } ?? gap
        }
        for index in cells.indices.dropFirst() where cells[index].row == cells[index - 1].row {
            add(
                horizontal ?? spacings[index - 1].distance(to: spacings[index], along: .horizontal), to: &columns,
                at: cells[index].column)
        }
        var previous = 0..<0
        var start = 0
        while start < cells.count {
            let end = cells[start...].firstIndex { $0.row != cells[start].row } ?? cells.count
            var above = previous.lowerBound
            for index in start..<end {
                // Both rows go from left to right, so those above that end before this cell are done with.
                while above < previous.upperBound, cells[above].columns.upperBound <= cells[index].column { above += 1 }
                var touching = above
                while touching < previous.upperBound, cells[touching].column < cells[index].columns.upperBound {
                    let gap = vertical ?? spacings[touching].distance(to: spacings[index], along: .vertical)
                    add(gap, to: &rows, at: cells[index].row)
                    touching += 1
                }
            }
            previous = start..<end
            start = end
        }
        columnGaps = columns.map { $0 ?? 0 }
        rowGaps = rows.map { $0 ?? 0 }
        totalGaps = CGSize(width: columnGaps.reduce(0, +), height: rowGaps.reduce(0, +))
    }
}
