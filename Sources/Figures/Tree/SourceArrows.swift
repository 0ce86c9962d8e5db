import SwiftUI

/// Lines from what remembers to what reads it, round all boxes between, with a head where they end.
nonisolated struct SourceArrows: Shape {
    let frames: [Int: CGRect]
    let tree: FlatTree

    /// Between a line and the boxes it goes round, and between two lines beside each other.
    private static let distance: CGFloat = 10
    private static let pitch: CGFloat = 4

    func path(in rect: CGRect) -> Path {
        var path = Path()
        var count = 0
        for entry in tree.entries {
            guard let to = frames[entry.index] else { continue }
            for source in entry.node.sources {
                guard let owner = tree.entries.first(where: { $0.node.id == source }), let from = frames[owner.index]
                else { continue }
                add(from: from, to: to, shift: CGFloat(count % 3) * Self.pitch, &path)
                count += 1
            }
        }
        return path
    }

    private func add(from: CGRect, to: CGRect, shift: CGFloat, _ path: inout Path) {
        let start = CGPoint(x: from.maxX, y: from.midY)
        // Into the side of the box, or into its top where another one stands beside it.
        let isBeside = frames.values.contains { $0.minX > to.maxX && $0.minY < to.midY && $0.maxY > to.midY }
        let end = isBeside ? CGPoint(x: max(to.midX, to.maxX - 12), y: to.minY) : CGPoint(x: to.maxX, y: to.midY)
        let turn = isBeside ? end.y - 7 : end.y
        let (top, bottom) = (min(start.y, turn), max(start.y, turn))
        let rightmost = frames.values.filter { $0.minY < bottom && $0.maxY > top }.map(\.maxX).max() ?? start.x
        let channel = max(rightmost, start.x, end.x) + Self.distance + shift

        path.move(to: start)
        var corners = [CGPoint(x: channel, y: start.y), CGPoint(x: channel, y: turn)]
        if isBeside { corners.append(CGPoint(x: end.x, y: turn)) }
        for (corner, next) in zip(corners, corners.dropFirst() + [end]) {
            path.addArc(tangent1End: corner, tangent2End: next, radius: 5)
        }
        path.addLine(to: end)
        let back = isBeside ? CGVector(dx: 0, dy: -4.5) : CGVector(dx: 4.5, dy: 0)
        path.move(to: CGPoint(x: end.x + back.dx - back.dy * 0.7, y: end.y + back.dy + back.dx * 0.7))
        path.addLine(to: end)
        path.addLine(to: CGPoint(x: end.x + back.dx + back.dy * 0.7, y: end.y + back.dy - back.dx * 0.7))
    }
}
