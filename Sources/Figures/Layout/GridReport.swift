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
        /// What was proposed to find the tracks, and what for its slot.
        var measured: (proposal: ProposedViewSize, answer: CGSize)?
        var placed: ProposedViewSize
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
        for (row, line) in lines.enumerated() {
            for cell in line {
                let asked = probes.filter { $0.child == cell.id }
                // What a grid asks to find out how flexible a cell is comes before its share.
                let first = asked.last { $0.reason == "share of columns and rows" } ?? asked.last
                cells.append(
                    Cell(
                        id: cell.id, name: cell.name, row: row, measured: first.map { ($0.proposal, $0.answer) },
                        placed: cell.proposal, frame: cell.frame))
            }
        }
        guard let tracks = tracks(node.id) else {
            readTracks(of: lines, isTransposed: node.name == "LazyHGrid")
            return
        }
        columns = tracks.columns.map { Track(start: node.frame.minX + $0.start, length: $0.length) }
        rows = tracks.rows.map { Track(start: node.frame.minY + $0.start, length: $0.length) }
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
