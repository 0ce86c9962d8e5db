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
    init?(_ inspection: Inspection, of id: String?) {
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
        let isTransposed = node.name == "LazyHGrid"
        let across = Self.tracks(lines, isTransposed ? \.minY : \.minX, isTransposed ? \.height : \.width)
        let along = lines.compactMap { line -> Track? in
            let tallest = line.max { Self.length($0, isTransposed) < Self.length($1, isTransposed) }
            return tallest.map {
                Track(start: isTransposed ? $0.frame.minX : $0.frame.minY, length: Self.length($0, isTransposed))
            }
        }
        (columns, rows) = isTransposed ? (along, across) : (across, along)
    }

    private static func length(_ node: LayoutReport, _ isTransposed: Bool) -> Double {
        isTransposed ? node.frame.width : node.frame.height
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

    /// The widest cell of each column, of the lines that have a cell in every column.
    private static func tracks(
        _ lines: [[LayoutReport]], _ start: KeyPath<CGRect, CGFloat>, _ length: KeyPath<CGRect, CGFloat>
    ) -> [Track] {
        let count = lines.map(\.count).max() ?? 0
        let whole = lines.filter { $0.count == count }
        return (0..<count).map { column in
            let cells = whole.map { $0[column].frame }
            let first = cells.map { $0[keyPath: start] }.min() ?? 0
            let end = cells.map { $0[keyPath: start] + $0[keyPath: length] }.max() ?? first
            return Track(start: first, length: end - first)
        }
    }
}
