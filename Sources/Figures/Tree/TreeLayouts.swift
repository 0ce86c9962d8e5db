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
/// the width that is offered, all steps in are smaller; a box that has no room even then gets what there is. An outline
/// higher than a page goes on in another column where there is room for one.
nonisolated struct OutlineLayout: Layout {
    let depths: [Int]
    var step: CGFloat = 22
    var gap: CGFloat = 6
    var columnGap: CGFloat = 28

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
        let columns = columns(in: width, ideal)
        let room = width.map { ($0 - columnGap * CGFloat(columns - 1)) / CGFloat(columns) }
        let step = step(in: room, sizes: ideal)
        let breaks = columns > 1 ? breaks(ideal.map { $0.height + gap }, columns: columns) : []
        let outer = outerDepths(breaks)
        var frames = zip(subviews.indices, depths).map { index, depth in
            let x = CGFloat(depth - outer[index]) * step
            var size = ideal[index]
            if let room, room.isFinite, x + size.width > room {
                size = subviews[index].sizeThatFits(ProposedViewSize(width: max(room - x, 40), height: nil))
            }
            return CGRect(origin: CGPoint(x: x, y: 0), size: size)
        }
        var (y, left, breadth): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        for index in frames.indices {
            if breaks.contains(index) { (y, left, breadth) = (0, left + breadth + columnGap, 0) }
            breadth = max(breadth, frames[index].maxX)
            frames[index].origin.x += left
            frames[index].origin.y = y
            y += frames[index].height + gap
        }
        return frames
    }

    /// Where columns of about equal height begin: near there, at the box that is least deep.
    private func breaks(_ heights: [CGFloat], columns: Int) -> Set<Int> {
        let column = heights.reduce(0, +) / CGFloat(columns)
        var result: Set<Int> = []
        var (y, next): (CGFloat, CGFloat) = (0, column)
        var best: (index: Int, depth: Int, distance: CGFloat)?
        for (index, height) in heights.enumerated() {
            let distance = abs(y - next)
            if result.count < columns - 1, distance <= column / 5,
                (depths[index], distance) < (best?.depth ?? .max, best?.distance ?? 0)
            {
                best = (index, depths[index], distance)
            }
            y += height
            if y > next + column / 5 || index == heights.count - 1 {
                if let best { result.insert(best.index) }
                best = nil
                next += column
            }
        }
        return result
    }

    /// How many steps in are left out of each box: a column goes on further out than its parents stood.
    private func outerDepths(_ breaks: Set<Int>) -> [Int] {
        var result = Array(repeating: 0, count: depths.count)
        for start in breaks {
            let end = breaks.filter { $0 > start }.min() ?? depths.count
            let outer = max((depths[start..<end].min() ?? 1) - 1, 0)
            for index in start..<end { result[index] = outer }
        }
        return result
    }

    /// How many columns an outline that is higher than a page is broken into.
    private func columns(in width: CGFloat?, _ ideal: [CGSize]) -> Int {
        guard let width, width.isFinite else { return 1 }
        let height = ideal.map { $0.height + gap }.reduce(0, +)
        let breadth = zip(ideal, depths).map { $0.width + CGFloat($1) * step }.max() ?? 0
        let fitting = Int(min(max((width + columnGap) / (breadth + columnGap), 1), 8))
        return max(min(fitting, Int((height / 800).rounded(.up))), 1)
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let frames = frames(in: proposal.width, subviews)
        return CGSize(width: frames.map(\.maxX).max() ?? 0, height: frames.map(\.maxY).max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for (subview, frame) in zip(subviews, frames(in: proposal.width, subviews)) {
            subview.placeTopLeading(
                at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY), size: frame.size)
        }
    }
}

nonisolated extension LayoutSubview {
    /// Places a view at the size that was measured. One that has its ideal size is proposed that anew as its ideal: a
    /// stack that is offered exactly its own length divides it, and may give a text too little.
    func placeTopLeading(at place: CGPoint, size: CGSize) {
        let ideal = sizeThatFits(.unspecified)
        let proposal = ideal == size ? ProposedViewSize.unspecified : ProposedViewSize(width: size.width, height: nil)
        self.place(at: place, proposal: proposal)
    }
}
