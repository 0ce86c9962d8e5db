import SwiftUI

/// Two views left and right of a middle line, with a gap round it: the line stays in the middle whatever their widths.
nonisolated struct SplitRow: Layout {
    var gap: CGFloat = 10

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        let half = sizes.map(\.width).max() ?? 0
        return CGSize(width: 2 * half + gap, height: sizes.map(\.height).max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for (index, subview) in subviews.enumerated() {
            let isLeft = index == 0
            let x = bounds.midX + (isLeft ? -gap / 2 : gap / 2)
            subview.place(
                at: CGPoint(x: x, y: bounds.midY), anchor: isLeft ? .trailing : .leading, proposal: .unspecified)
        }
    }
}
