import Foundation

/// Where the boxes of a tree stand: parents above and in the middle of their children, subtrees as near to each other
/// as their outlines allow, every level in one row.
struct TidyTree {
    /// Top left corners, in the order of the boxes.
    private(set) var origins: [CGPoint]
    private(set) var size = CGSize.zero

    /// - Parameters:
    ///   - parents: for each box its parent's position in the list, which is a smaller one; nil for a root.
    ///   - gaps: between neighbours, and between levels.
    init(sizes: [CGSize], parents: [Int?], gaps: CGSize) {
        origins = Array(repeating: .zero, count: sizes.count)
        guard !sizes.isEmpty else { return }
        var children: [[Int]] = Array(repeating: [], count: sizes.count)
        var roots: [Int] = []
        var depths = Array(repeating: 0, count: sizes.count)
        for (index, parent) in parents.enumerated() {
            if let parent {
                children[parent].append(index)
                depths[index] = depths[parent] + 1
            } else {
                roots.append(index)
            }
        }
        var outlines: [Outline] = sizes.map { Outline(width: $0.width) }
        // Where each box's middle is, from its parent's.
        var shifts = Array(repeating: CGFloat(0), count: sizes.count)
        // Children come after their parents, so this is from the leaves up.
        for index in sizes.indices.reversed() where !children[index].isEmpty {
            let row = Outline.row(children[index].map { outlines[$0] }, gap: gaps.width)
            for (child, shift) in zip(children[index], row.shifts) { shifts[child] = shift }
            outlines[index].add(below: row.outline)
            for child in children[index] { outlines[child] = Outline(width: 0) }
        }
        let row = Outline.row(roots.map { outlines[$0] }, gap: gaps.width)
        for (root, shift) in zip(roots, row.shifts) { shifts[root] = shift }

        var heights: [CGFloat] = Array(repeating: 0, count: (depths.max() ?? 0) + 1)
        for (size, depth) in zip(sizes, depths) { heights[depth] = max(heights[depth], size.height) }
        var tops: [CGFloat] = []
        var y: CGFloat = 0
        for height in heights {
            tops.append(y)
            y += height + gaps.height
        }
        var middles = Array(repeating: CGFloat(0), count: sizes.count)
        for index in sizes.indices {
            middles[index] = shifts[index] + (parents[index].map { middles[$0] } ?? 0)
            origins[index] = CGPoint(x: middles[index] - sizes[index].width / 2, y: tops[depths[index]])
        }
        let left = origins.map(\.x).min() ?? 0
        for index in origins.indices { origins[index].x -= left }
        let right = zip(origins, sizes).map { $0.x + $1.width }.max() ?? 0
        size = CGSize(width: right, height: max(y - gaps.height, 0))
    }

    /// How far a subtree reaches left and right of its root's middle, level by level.
    private struct Outline {
        var left: [CGFloat]
        var right: [CGFloat]

        init(width: CGFloat) { (left, right) = ([-width / 2], [width / 2]) }

        mutating func add(below row: Outline) {
            left += row.left
            right += row.right
        }

        /// Subtrees side by side, as near as they can be; shifts are from the middle between the first and the last.
        static func row(_ outlines: [Outline], gap: CGFloat) -> (outline: Outline, shifts: [CGFloat]) {
            guard var union = outlines.first else { return (Outline(width: 0), []) }
            var shifts: [CGFloat] = [0]
            for outline in outlines.dropFirst() {
                var shift: CGFloat = 0
                for level in 0..<min(union.right.count, outline.left.count) {
                    shift = max(shift, union.right[level] + gap - outline.left[level])
                }
                shifts.append(shift)
                for level in outline.left.indices {
                    if level < union.left.count {
                        union.left[level] = min(union.left[level], outline.left[level] + shift)
                        union.right[level] = max(union.right[level], outline.right[level] + shift)
                    } else {
                        union.left.append(outline.left[level] + shift)
                        union.right.append(outline.right[level] + shift)
                    }
                }
            }
            var middle = (shifts.last ?? 0) / 2
            // A line that is nearly straight becomes straight.
            if let near = shifts.min(by: { abs($0 - middle) < abs($1 - middle) }), abs(near - middle) < 12 {
                middle = near
            }
            union.left = union.left.map { $0 - middle }
            union.right = union.right.map { $0 - middle }
            return (union, shifts.map { $0 - middle })
        }
    }
}
