import SwiftUI

/// A tree of boxes with lines between them.
///
/// A tree that is wider than there is room is drawn with smaller boxes; one that is wider even then as an outline, a box
/// a line, each further in than its parent.
nonisolated struct TreeDiagram: View {
    let tree: FlatTree
    let style: FigureStyle

    /// Whether the tree is an outline even where there is room for a diagram.
    private let isOutline: Bool

    init(_ roots: [TreeNode], style: FigureStyle, isOutline: Bool = false) {
        self.isOutline = isOutline
        let whole = FlatTree(roots)
        let isLarge = whole.entries.count > TreeNode.foldingLimit
        (tree, self.style) = (isLarge ? FlatTree(TreeNode.folded(roots, style.labels)) : whole, style)
    }

    /// The most boxes that are drawn as a diagram at all: more are an outline, since nobody sees the whole of it.
    private static let diagramLimit = 150

    var body: some View {
        if isOutline || tree.entries.count > Self.diagramLimit {
            outline
        } else {
            ViewThatFits(in: .horizontal) {
                diagram(size: style.theme.labelSize, gaps: CGSize(width: 16, height: 22))
                diagram(size: max(10, style.theme.labelSize - 2), gaps: CGSize(width: 10, height: 18))
                outline
            }
        }
    }

    private func diagram(size: CGFloat, gaps: CGSize) -> some View {
        DiagramLayout(parents: tree.parents, gaps: gaps) {
            ForEach(tree.entries) { TreeCell(entry: $0, style: style, size: size) }
        }
        .backgroundPreferenceValue(BoxBounds.self) { bounds in
            GeometryReader { geometry in
                DiagramLines(frames: frames(bounds, geometry), tree: tree, gap: gaps.height)
                    .stroke(style.line, lineWidth: style.theme.lineWidth)
                arrows(frames(bounds, geometry))
            }
        }
    }

    private var outline: some View {
        OutlineLayout(depths: tree.depths) {
            ForEach(tree.entries) {
                TreeCell(entry: $0, style: style, size: max(10, style.theme.labelSize - 1), isInline: true)
            }
        }
        .backgroundPreferenceValue(BoxBounds.self) { bounds in
            GeometryReader { geometry in
                OutlineLines(frames: frames(bounds, geometry), tree: tree)
                    .stroke(style.line, lineWidth: style.theme.lineWidth)
                arrows(frames(bounds, geometry))
            }
        }
    }

    /// From what remembers to what reads it.
    private func arrows(_ frames: [Int: CGRect]) -> some View {
        SourceArrows(frames: frames, tree: tree)
            .stroke(
                style.colors.attention.color.opacity(0.75),
                style: StrokeStyle(lineWidth: style.theme.lineWidth, lineCap: .round, lineJoin: .round))
    }

    private func frames(_ bounds: [Int: Anchor<CGRect>], _ geometry: GeometryProxy) -> [Int: CGRect] {
        bounds.mapValues { geometry[$0] }
    }
}

/// Where each box is.
nonisolated struct BoxBounds: PreferenceKey {
    static let defaultValue: [Int: Anchor<CGRect>] = [:]

    static func reduce(value: inout [Int: Anchor<CGRect>], nextValue: () -> [Int: Anchor<CGRect>]) {
        value.merge(nextValue()) { first, _ in first }
    }
}

/// From the bottom of each box to the tops of its children, round the corners.
nonisolated struct DiagramLines: Shape {
    let frames: [Int: CGRect]
    let tree: FlatTree
    let gap: CGFloat

    func path(in rect: CGRect) -> Path {
        var path = Path()
        var lowest: [Int: CGFloat] = [:]
        // All children of one box turn at one height.
        for entry in tree.entries {
            guard let parent = entry.parent, let frame = frames[parent] else { continue }
            lowest[parent] = frame.maxY + gap / 2
        }
        for entry in tree.entries {
            guard let parent = entry.parent, let from = frames[parent], let to = frames[entry.index] else { continue }
            let (start, end) = (CGPoint(x: from.midX, y: from.maxY), CGPoint(x: to.midX, y: to.minY))
            path.move(to: start)
            let turn = max(lowest[parent] ?? start.y, start.y)
            if abs(start.x - end.x) > 0.5 {
                let radius = min(6, abs(end.x - start.x) / 2, turn - start.y, max(end.y - turn, 0))
                path.addArc(
                    tangent1End: CGPoint(x: start.x, y: turn), tangent2End: CGPoint(x: end.x, y: turn), radius: radius)
                path.addArc(tangent1End: CGPoint(x: end.x, y: turn), tangent2End: end, radius: radius)
            }
            path.addLine(to: end)
        }
        return path
    }
}

/// Down from each box at its leading side, and in to each child.
nonisolated struct OutlineLines: Shape {
    let frames: [Int: CGRect]
    let tree: FlatTree

    func path(in rect: CGRect) -> Path {
        var path = Path()
        for entry in tree.entries {
            guard let parent = entry.parent, let from = frames[parent], let to = frames[entry.index] else { continue }
            guard to.minY > from.minY, (0...30).contains(to.minX - from.minX) else {
                // Its parent is in another column: the line comes from the top of this one.
                let x = to.minX - 12
                path.move(to: CGPoint(x: x, y: rect.minY - 6))
                path.addArc(
                    tangent1End: CGPoint(x: x, y: to.midY), tangent2End: CGPoint(x: to.minX, y: to.midY), radius: 5)
                path.addLine(to: CGPoint(x: to.minX, y: to.midY))
                continue
            }
            let x = from.minX + min(10, max((to.minX - from.minX) / 2, 1))
            let radius = min(5, max(to.minX - x, 0), max(to.midY - from.maxY, 0))
            path.move(to: CGPoint(x: x, y: from.maxY))
            path.addArc(
                tangent1End: CGPoint(x: x, y: to.midY), tangent2End: CGPoint(x: to.minX, y: to.midY), radius: radius)
            path.addLine(to: CGPoint(x: to.minX, y: to.midY))
        }
        return path
    }
}
