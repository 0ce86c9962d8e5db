import Rendering
import SwiftUI
import ViewGraph

nonisolated extension FigureInput {
    /// The tracks of a grid over its picture, and both passes as a table.
    func grid() throws(RenderFailure) -> FigureContent {
        let session = try session { $0.recordsProbes = true }
        let drawn = try DrawnView(session)
        let nodes = Dictionary(session.reportedNodes.map { ($0.id, $0.node) }) { first, _ in first }
        guard let report = GridReport(drawn.inspection, of: settings.text("of"), tracks: { nodes[$0]?.tracks }) else {
            throw RenderFailure(
                .request,
                text: "error: there is no Grid, LazyVGrid or LazyHGrid here"
                    + (settings.text("of").map { " with the id '\($0)' (--of)" } ?? "") + "\n")
        }
        let lengths = { (tracks: [GridReport.Track]) in
            Description.list(tracks.map { FigureNumbers.text($0.length) }, self.style.labels)
        }
        return FigureContent(
            view: GridFigure(report: report, drawn: drawn, style: style, width: contentWidth),
            title: style.labels("The tracks of {grid}", ["grid": report.name]),
            alternateText: style.labels(
                "{grid} has columns of {columns} and rows of {rows} points.",
                ["grid": report.name, "columns": lengths(report.columns), "rows": lengths(report.rows)]))
    }
}

nonisolated struct GridFigure: View {
    let report: GridReport
    let drawn: DrawnView
    let style: FigureStyle
    let width: CGFloat

    private let side: CGFloat = 40
    private let top: CGFloat = 20

    /// Small grids are drawn larger, so that numbers have room over their tracks.
    private var scale: CGFloat {
        let room = width - side
        guard report.frame.width > 0 else { return 1 }
        return min(room / report.frame.width, report.frame.width < 240 ? 2 : 1)
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 18) {
            picture
            table
        }
    }

    private var picture: some View {
        ZStack(alignment: .topLeading) {
            EmbeddedPicture(list: drawn.list, region: report.frame, scale: scale)
                .background { if let background = drawn.background { Color(resolved: background) } }
                .offset(x: side, y: top)
            ForEach(report.columns.indices, id: \.self) { index in
                let track = report.columns[index]
                column(track, index)
            }
            ForEach(report.rows.indices, id: \.self) { index in
                row(report.rows[index])
            }
        }
        .frame(
            width: report.frame.width * scale + side, height: report.frame.height * scale + top, alignment: .topLeading)
    }

    private func column(_ track: GridReport.Track, _ index: Int) -> some View {
        let length = max(track.length * scale, 1)
        return VStack(spacing: 0) {
            Text(verbatim: FigureNumbers.text(track.length))
                .font(style.label(10.5, weight: .semibold).monospacedDigit())
                .foregroundStyle(style.series(index))
                .fixedSize()
                .frame(width: length, height: top)
            Rectangle()
                .fill(style.series(index).opacity(0.12))
                .overlay { Rectangle().strokeBorder(style.series(index).opacity(0.7), lineWidth: 1) }
                .frame(width: length, height: report.frame.height * scale)
        }
        .offset(x: side + (track.start - report.frame.minX) * scale)
    }

    private func row(_ track: GridReport.Track) -> some View {
        let length = max(track.length * scale, 1)
        return HStack(spacing: 6) {
            Text(verbatim: FigureNumbers.text(track.length))
                .font(style.label(10.5).monospacedDigit())
                .foregroundStyle(style.secondary)
                .fixedSize()
                .frame(width: side - 6, alignment: .trailing)
            Rectangle()
                .strokeBorder(style.secondary.opacity(0.55), style: StrokeStyle(lineWidth: 1, dash: [3, 3]))
                .frame(width: report.frame.width * scale)
        }
        .frame(height: length)
        .offset(y: top + (track.start - report.frame.minY) * scale)
    }

    private var table: some View {
        Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: width < 420 ? 8 : 18, verticalSpacing: 6) {
            GridRow {
                head(style.labels("cell"))
                head(style.labels("first pass: proposed"))
                head(style.labels("answered"))
                head(style.labels("second pass: its slot"))
            }
            ForEach(report.cells.prefix(40).indices, id: \.self) { index in
                let cell = report.cells[index]
                GridRow {
                    Text(verbatim: cell.name).font(style.label(11.5, weight: .medium)).foregroundStyle(style.ink)
                    value(cell.measured.map { FigureNumbers.text($0.proposal.width, $0.proposal.height) } ?? "–")
                    value(cell.measured.map { FigureNumbers.text($0.answer) } ?? "–")
                    value(FigureNumbers.text(cell.slot.width, cell.slot.height))
                }
            }
            if report.cells.count > 40 {
                head(style.labels("And {count} more.", ["count": String(report.cells.count - 40)]))
            }
        }
    }

    private func head(_ text: String) -> some View {
        Text(verbatim: text).font(style.label(10.5)).foregroundStyle(style.secondary).lineLimit(width < 420 ? 3 : 1)
    }

    private func value(_ text: String) -> some View {
        Text(verbatim: text).font(style.label(width < 420 ? 10 : 11.5).monospacedDigit()).foregroundStyle(style.ink)
            .fixedSize()
    }
}
