import SwiftUI

/// Places the boxes of a tree as `TidyTree` says.
nonisolated struct DiagramLayout: Layout {
    let parents: [Int?]
    let gaps: CGSize

    func makeCache(subviews: Subviews) -> TidyTree {
        TidyTree(sizes: subviews.map { $0.sizeThatFits(.unspecified) }, parents: parents, gaps: gaps)
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout TidyTree) -> CGSize { cache.size }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout TidyTree) {
        for (subview, origin) in zip(subviews, cache.origins) {
            subview.place(
                at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), proposal: .unspecified)
        }
    }
}

/// Places the boxes of a tree below each other, children further in than their parents. Where the deepest would run off
/// the width that is offered, all steps in are smaller; a box that has no room even then gets what there is.
nonisolated struct OutlineLayout: Layout {
    let depths: [Int]
    var step: CGFloat = 22
    var gap: CGFloat = 6

    private func step(in width: CGFloat?, sizes: [CGSize]) -> CGFloat {
        guard let width, width.isFinite else { return step }
        var result = step
        for (size, depth) in zip(sizes, depths) where depth > 0 {
            result = min(result, (width - size.width) / CGFloat(depth))
        }
        let deepest = CGFloat(depths.max() ?? 0)
        return max(result, deepest > 0 ? min(4, width / 3 / deepest) : 0)
    }

    private func frames(in width: CGFloat?, _ subviews: Subviews) -> [CGRect] {
        let ideal = subviews.map { $0.sizeThatFits(.unspecified) }
        let step = step(in: width, sizes: ideal)
        var y: CGFloat = 0
        return zip(subviews.indices, depths).map { index, depth in
            let x = CGFloat(depth) * step
            var size = ideal[index]
            if let width, width.isFinite, x + size.width > width {
                size = subviews[index].sizeThatFits(ProposedViewSize(width: max(width - x, 40), height: nil))
            }
            defer { y += size.height + gap }
            return CGRect(origin: CGPoint(x: x, y: y), size: size)
        }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let frames = frames(in: proposal.width, subviews)
        return CGSize(width: frames.map(\.maxX).max() ?? 0, height: frames.last?.maxY ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for (subview, frame) in zip(subviews, frames(in: proposal.width, subviews)) {
            subview.place(
                at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
                proposal: ProposedViewSize(frame.size))
        }
    }
}
