import SwiftUI

/// Views side by side, in a new row where there is no room for the next; each row as high as its highest view.
nonisolated struct FlowRow: Layout {
    var spacing: CGFloat = 20
    /// Between rows; nil is as between views.
    var rowSpacing: CGFloat?
    var alignment = VerticalAlignment.top

    private func frames(in width: CGFloat?, _ subviews: Subviews) -> [CGRect] {
        let limit = width ?? .infinity
        var frames: [CGRect] = []
        var (x, y, height): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        var row: [Int] = []
        func finishRow() {
            for index in row where alignment == .bottom { frames[index].origin.y += height - frames[index].height }
            row = []
        }
        for (index, subview) in subviews.enumerated() {
            var size = subview.sizeThatFits(.unspecified)
            if size.width > limit { size = subview.sizeThatFits(ProposedViewSize(width: limit, height: nil)) }
            if x > 0, x + size.width > limit + 0.01 {
                finishRow()
                (x, y, height) = (0, y + height + (rowSpacing ?? spacing), 0)
            }
            frames.append(CGRect(origin: CGPoint(x: x, y: y), size: size))
            row.append(index)
            x += size.width + spacing
            height = max(height, size.height)
        }
        finishRow()
        return frames
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let frames = frames(in: proposal.width, subviews)
        return CGSize(width: frames.map(\.maxX).max() ?? 0, height: frames.map(\.maxY).max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for (subview, frame) in zip(subviews, frames(in: bounds.width, subviews)) {
            subview.placeTopLeading(
                at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY), size: frame.size)
        }
    }
}
