import Rendering
import SwiftUI

nonisolated extension FigureInput {
    /// The view under each of several proposals.
    func proposals() throws(RenderFailure) -> FigureContent {
        let list = settings.text("proposals") ?? "100x100,200x100,_x_"
        let sizes = ProposalList(list)?.sizes ?? []
        return try stages(of: sizes, title: style.labels("One view, several proposals"))
    }

    /// The view while the width that is proposed goes from one value to another.
    func resize() throws(RenderFailure) -> FigureContent {
        try stages(of: resizeWidths.map { ($0, options.height) }, title: style.labels("One view, several widths"))
    }

    /// The widths that a resize figure proposes, in whole points.
    var resizeWidths: [CGFloat] {
        let (from, to) = (settings.number("from") ?? 80, settings.number("to") ?? 300)
        let count = Int(settings.number("steps") ?? 6)
        guard count > 1 else { return [from] }
        return (0..<count).map { (from + (to - from) * Double($0) / Double(count - 1)).rounded() }
    }

    /// The view laid out under a proposal.
    func drawn(under size: (width: CGFloat?, height: CGFloat?)) throws(RenderFailure) -> DrawnView {
        try drawn { $0.setSize(width: size.width, height: size.height) }
    }

    private func stages(
        of sizes: [(width: CGFloat?, height: CGFloat?)], title: String
    ) throws(RenderFailure) -> FigureContent {
        var stages: [ProposalStage] = []
        var sentences: [String] = []
        for size in sizes {
            let drawn = try drawn(under: size)
            let stage = ProposalStage(
                drawn: drawn, proposal: ProposedViewSize(width: size.width, height: size.height), style: style,
                scale: drawn.scale(toFit: contentWidth - 2))
            stages.append(stage)
            sentences.append(
                style.labels(
                    "Proposed {proposed}, the view reports {reported}.",
                    [
                        "proposed": FigureNumbers.text(size.width, size.height),
                        "reported": FigureNumbers.text(stage.reported?.size ?? .zero),
                    ]))
        }
        return FigureContent(
            view: StageRow(stages: stages), title: title, alternateText: sentences.joined(separator: " "),
            text: sentences.joined(separator: "\n"))
    }
}

/// Stages side by side.
nonisolated struct StageRow: View {
    let stages: [ProposalStage]

    var body: some View {
        FlowRow(spacing: 22) {
            ForEach(stages.indices, id: \.self) { stages[$0] }
        }
    }
}

/// `25x50,50x50,_x100`.
nonisolated struct ProposalList {
    let sizes: [(width: CGFloat?, height: CGFloat?)]

    /// Nil for what is no such list.
    init?(_ text: String) {
        var sizes: [(width: CGFloat?, height: CGFloat?)] = []
        for part in text.split(separator: ",", omittingEmptySubsequences: false) {
            guard let size = OptionText.size(part.trimmingCharacters(in: .whitespaces)) else { return nil }
            sizes.append(size)
        }
        guard !sizes.isEmpty, sizes.count <= 60 else { return nil }
        self.sizes = sizes
    }
}
