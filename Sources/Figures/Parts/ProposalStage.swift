import Rendering
import SwiftUI

/// A view under one proposal: what was proposed as a dashed rectangle, what was reported as a solid one, the view in it
/// even where it is larger than the proposal.
nonisolated struct ProposalStage: View {
    let drawn: DrawnView
    let proposal: ProposedViewSize
    let style: FigureStyle
    var scale: CGFloat = 1

    /// What the view reported; nil for a view that is none.
    var reported: CGRect? { drawn.inspection.root?.frame }

    private var proposed: CGRect? {
        guard proposal.width != nil || proposal.height != nil else { return nil }
        return CGRect(origin: .zero, size: drawn.size)
    }

    /// Where the proposed width ends, in points of the stage.
    var rightEdge: CGFloat { (drawn.size.width - region.minX) * scale }

    /// All that is shown, in the drawn view's points.
    private var region: CGRect {
        let canvas = CGRect(origin: .zero, size: drawn.size)
        return (reported.map { canvas.union($0) } ?? canvas).insetBy(dx: -1, dy: -1)
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            picture
            VStack(alignment: .leading, spacing: 2) {
                caption(
                    style.labels("proposed"), FigureNumbers.text(proposal.width, proposal.height),
                    style.colors.proposal.color)
                caption(
                    style.labels("reported"), FigureNumbers.text(reported?.size ?? .zero), style.colors.answer.color)
            }
        }
    }

    private func caption(_ name: String, _ size: String, _ color: Color) -> some View {
        HStack(spacing: 5) {
            Text(verbatim: size).font(style.label(11, weight: .semibold).monospacedDigit()).foregroundStyle(color)
            Text(verbatim: name).font(style.label(10.5)).foregroundStyle(style.secondary)
        }
        .fixedSize()
    }

    private var picture: some View {
        ZStack(alignment: .topLeading) {
            if let background = drawn.background {
                Color(resolved: background)
                    .frame(width: drawn.size.width * scale, height: drawn.size.height * scale)
                    .offset(x: -region.minX * scale, y: -region.minY * scale)
            }
            EmbeddedPicture(list: drawn.list, region: region, scale: scale)
            if let proposed {
                outline(proposed, style.colors.proposal.color, StrokeStyle(lineWidth: 1, dash: [4, 3]))
            }
            if let reported { outline(reported, style.colors.answer.color, StrokeStyle(lineWidth: 1)) }
        }
        .frame(width: region.width * scale, height: region.height * scale, alignment: .topLeading)
    }

    private func outline(_ rect: CGRect, _ color: Color, _ stroke: StrokeStyle) -> some View {
        Rectangle()
            .strokeBorder(color, style: stroke)
            .frame(width: max(rect.width * scale, 1), height: max(rect.height * scale, 1))
            .offset(x: (rect.minX - region.minX) * scale, y: (rect.minY - region.minY) * scale)
    }
}
