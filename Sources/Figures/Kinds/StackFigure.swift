import Rendering
import SwiftUI

nonisolated extension FigureInput {
    /// How a stack divided its space: the parts to scale, and each child's turn.
    func stack() throws(RenderFailure) -> FigureContent {
        let inspection = try session { $0.recordsProbes = true }.inspection()
        guard let report = StackReport(inspection, of: settings.text("of")) else {
            throw RenderFailure(
                .request,
                text: "error: there is no HStack or VStack with several views here"
                    + (settings.text("of").map { " with the id '\($0)' (--of)" } ?? "") + "\n")
        }
        let sentences = StackSentences(labels: style.labels).sentences(report)
        return FigureContent(
            view: StackFigure(report: report, style: style, width: contentWidth),
            title: style.labels("How {stack} divided its space", ["stack": report.name]),
            alternateText: sentences.joined(separator: " "), text: sentences.joined(separator: "\n"))
    }
}

/// What a stack did, in words.
nonisolated struct StackSentences {
    let labels: FigureLabels

    func sentences(_ report: StackReport) -> [String] {
        let length: (Double?) -> String = { FigureNumbers.text($0) }
        var result = [
            labels(
                "{stack} is proposed {length} and has {spacing} between its views.",
                ["stack": report.name, "length": length(report.proposed), "spacing": length(report.spacing)])
        ]
        for child in report.children.sorted(by: { ($0.turn ?? .max) < ($1.turn ?? .max) }) {
            guard let turn = child.turn else { continue }
            result.append(
                labels(
                    "{turn}. {view} is proposed {proposed} ({reason}) and takes {taken}.",
                    [
                        "turn": String(turn), "view": child.name, "proposed": length(child.proposed),
                        "reason": labels.reason(child.reason), "taken": length(child.taken),
                    ]))
        }
        return result
    }
}

nonisolated struct StackFigure: View {
    let report: StackReport
    let style: FigureStyle
    let width: CGFloat

    /// Points of the bar for each of the stack's.
    private var scale: CGFloat { report.length > 0 ? min(width / report.length, 4) : 1 }

    private var isWide: Bool { width >= 480 }

    var body: some View {
        VStack(alignment: .leading, spacing: 18) {
            VStack(alignment: .leading, spacing: 6) {
                bar
                DimensionLine(
                    axis: .horizontal, length: report.length * scale,
                    label: style.labels(
                        "{axis} {length}, of it {spacing} spacing",
                        [
                            "axis": style.labels(report.isHorizontal ? "width" : "height"),
                            "length": FigureNumbers.text(report.length),
                            "spacing": FigureNumbers.text(report.spacing),
                        ]),
                    style: style)
            }
            table
        }
    }

    private var bar: some View {
        ZStack(alignment: .leading) {
            RoundedRectangle(cornerRadius: 4)
                .strokeBorder(style.line, style: StrokeStyle(lineWidth: 1, dash: [4, 3]))
                .frame(width: max(report.length * scale, 1), height: 34)
            ForEach(report.children.indices, id: \.self) { index in
                let child = report.children[index]
                let length = max(child.taken * scale, 1)
                RoundedRectangle(cornerRadius: 4)
                    .fill(style.series(index).opacity(0.22))
                    .overlay { RoundedRectangle(cornerRadius: 4).strokeBorder(style.series(index), lineWidth: 1) }
                    .frame(width: length, height: 34)
                    .overlay {
                        if length >= 26 {
                            Text(verbatim: FigureNumbers.text(child.taken))
                                .font(style.label(11, weight: .semibold).monospacedDigit())
                                .foregroundStyle(style.ink)
                                .fixedSize()
                        }
                    }
                    .offset(x: child.start * scale)
            }
        }
        .frame(width: max(report.length * scale, 1), alignment: .leading)
    }

    private var table: some View {
        Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: isWide ? 18 : 10, verticalSpacing: 8) {
            GridRow {
                head("")
                head(style.labels("view"))
                head(style.labels("flexible from … to")).gridColumnAlignment(.trailing)
                head(style.labels("proposed")).gridColumnAlignment(.trailing)
                head(style.labels("taken")).gridColumnAlignment(.trailing)
                if isWide { head(style.labels("because")) }
            }
            ForEach(order, id: \.self) { index in row(index) }
        }
    }

    /// The children in the order of their turns.
    private var order: [Int] {
        report.children.indices.sorted {
            (report.children[$0].turn ?? .max, $0) < (report.children[$1].turn ?? .max, $1)
        }
    }

    private func row(_ index: Int) -> some View {
        let child = report.children[index]
        let bounds = child.maximum.map {
            "\(child.minimum.map { FigureNumbers.text($0) } ?? "…") … \(FigureNumbers.text($0))"
        }
        return GridRow {
            Text(verbatim: child.turn.map(String.init) ?? "–")
                .font(style.label(10, weight: .semibold))
                .foregroundStyle(style.canvas)
                .frame(width: 16, height: 16)
                .background(style.series(index), in: Circle())
            Text(verbatim: child.name).font(style.label(weight: .medium)).foregroundStyle(style.ink)
            number(bounds ?? "–")
            number(child.turn == nil ? "–" : FigureNumbers.text(child.proposed))
            number(FigureNumbers.text(child.taken))
            if isWide {
                Text(verbatim: style.labels.reason(child.reason)).font(style.caption).foregroundStyle(style.secondary)
            }
        }
    }

    private func head(_ text: String) -> some View {
        Text(verbatim: text).font(style.label(10.5)).foregroundStyle(style.secondary).lineLimit(1)
    }

    private func number(_ text: String) -> some View {
        Text(verbatim: text).font(style.label().monospacedDigit()).foregroundStyle(style.ink).lineLimit(1)
    }
}
