import Rendering
import ViewGraph

/// The tracks of a grid, and what its cells were asked in both passes.
nonisolated struct GridReport: Sendable {
    struct Track: Sendable {
        /// In the canvas's coordinates, along the track's axis.
        var start: Double
        var length: Double
    }

    struct Cell: Sendable {
        var id: String
        var name: String
        var row: Int
        /// What was proposed to find the tracks.
        var measured: (proposal: ProposedViewSize, answer: CGSize)?
        /// How large the place is that it got among the tracks; a lazy grid may leave an axis to the cell.
        var slot: ProposedViewSize
        var frame: CGRect
    }

    var id: String
    var name: String
    var frame: CGRect
    var columns: [Track] = []
    var rows: [Track] = []
    var cells: [Cell] = []

    /// The grid of that id; without one the first there is.
    ///
    /// - Parameter tracks: the columns and rows that a container with that id placed its views in.
    init?(_ inspection: Inspection, of id: String?, tracks: (String) -> LayoutTracks?) {
        let names: Set<String> = ["Grid", "LazyVGrid", "LazyHGrid"]
        let nodes = inspection.root?.flattened ?? []
        guard let node = nodes.first(where: { names.contains($0.name) && (id == nil || $0.id == id) }) else {
            return nil
        }
        (self.id, name, frame) = (node.id, node.name, node.frame)
        let lines = Self.lines(of: node)
        let probes = Self.questions(of: node, inspection.probes ?? [])
        let tracks = tracks(node.id)
        for (row, line) in lines.enumerated() {
            for cell in line {
                let asked = probes.filter { $0.child == cell.id }
                // What a grid asks to find out how flexible a cell is comes before its share.
                let first = asked.last { $0.reason == "share of columns and rows" } ?? asked.last
                let measured = first.map { ($0.proposal, $0.answer) }
                let slot = tracks.map { Self.slot(of: cell, measured: measured, row: row, $0) } ?? cell.proposal
                cells.append(
                    Cell(
                        id: cell.id, name: cell.name, row: row, measured: measured, slot: slot, frame: cell.frame))
            }
        }
        guard let tracks else {
            readTracks(of: lines, isTransposed: node.name == "LazyHGrid")
            return
        }
        columns = tracks.columns.map { Track(start: node.frame.minX + $0.start, length: $0.length) }
        rows = tracks.rows.map { Track(start: node.frame.minY + $0.start, length: $0.length) }
    }

    /// The slot of a cell in that row. A cell is proposed its slot, but keeps the proposal by which it was measured
    /// where it answered just the slot (facts.md 10.5); a slot is as high as its row and as wide as some columns.
    private static func slot(
        of cell: LayoutReport, measured: (proposal: ProposedViewSize, answer: CGSize)?, row: Int, _ tracks: LayoutTracks
    ) -> ProposedViewSize {
        guard tracks.rows.indices.contains(row) else { return cell.proposal }
        let height = tracks.rows[row].length
        func isSlot(_ size: CGSize) -> Bool {
            abs(size.height - height) < 1e-6
                && tracks.columns.contains { first in
                    tracks.columns.contains { abs($0.start + $0.length - first.start - size.width) < 1e-6 }
                }
        }
        if let measured, measured.proposal == cell.proposal, isSlot(measured.answer) {
            return ProposedViewSize(measured.answer)
        }
        let width = cell.proposal.width.flatMap { $0.isFinite ? $0 : nil }
        return ProposedViewSize(width: width ?? cell.frame.width, height: height)
    }

    /// A lazy grid proposes each cell its track and its line, and centres it there.
    private mutating func readTracks(of lines: [[LayoutReport]], isTransposed: Bool) {
        func column(_ cell: LayoutReport) -> Track? {
            cell.proposal.width.map { Track(start: cell.frame.midX - $0 / 2, length: $0) }
        }
        func row(_ cell: LayoutReport) -> Track? {
            cell.proposal.height.map { Track(start: cell.frame.midY - $0 / 2, length: $0) }
        }
        let longest = lines.max { $0.count < $1.count } ?? []
        let across = longest.compactMap(isTransposed ? row : column)
        let along = lines.compactMap(\.first).compactMap(isTransposed ? column : row)
        (columns, rows) = isTransposed ? (along, across) : (across, along)
    }

    /// What the grid asked when it was measured under the proposal that it was placed with.
    private static func questions(of node: LayoutReport, _ probes: [ProbeReport]) -> ArraySlice<ProbeReport> {
        let measured = probes.firstIndex { $0.child == node.id && $0.proposal == node.proposal && !$0.isKnown }
        guard let measured else { return [] }
        return probes[(measured + 1)...].prefix { $0.depth > probes[measured].depth }
    }

    /// The cells line by line.
    private static func lines(of grid: LayoutReport) -> [[LayoutReport]] {
        if grid.name == "Grid" {
            return grid.children.map { $0.name == "GridRow" ? $0.children : [$0] }.filter { !$0.isEmpty }
        }
        let isTransposed = grid.name == "LazyHGrid"
        var lines: [[LayoutReport]] = []
        var last: Double?
        for cell in grid.children {
            let place = isTransposed ? cell.frame.midY : cell.frame.midX
            if let last, place > last {
                lines[lines.count - 1].append(cell)
            } else {
                lines.append([cell])
            }
            last = place
        }
        return lines
    }
}
