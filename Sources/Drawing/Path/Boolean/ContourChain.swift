import Foundation

/// Edges put together to outlines; edges that follow each other on one curve become a piece of that curve again.
struct ContourChain {
    private(set) var path = Path()
    private let arrangement: EdgeArrangement

    /// Closed outlines from edges in any order.
    init(_ arrangement: EdgeArrangement, closing edges: [OutlineEdge]) {
        self.arrangement = arrangement
        var starts: [GridPoint: [Int]] = [:]
        for (index, edge) in edges.enumerated() { starts[GridPoint(edge.start), default: []].append(index) }
        var isUsed = [Bool](repeating: false, count: edges.count)
        for first in edges.indices where !isUsed[first] {
            var contour: [OutlineEdge] = []
            var index = first
            while true {
                isUsed[index] = true
                contour.append(edges[index])
                if edges[index].end == edges[first].start { break }
                let next = (starts[GridPoint(edges[index].end)] ?? []).filter { !isUsed[$0] }
                guard let best = Self.sharpest(after: edges[index], among: next, of: edges) else { break }
                index = best
            }
            add(Self.startingAtCorner(contour), isClosed: true)
        }
    }

    /// Open lines from edges in their own order.
    init(_ arrangement: EdgeArrangement, following edges: [OutlineEdge]) {
        self.arrangement = arrangement
        var line: [OutlineEdge] = []
        for edge in edges {
            if let last = line.last, last.end != edge.start {
                add(line, isClosed: false)
                line.removeAll()
            }
            line.append(edge)
        }
        add(line, isClosed: false)
    }

    /// Where outlines touch in a point, the way on that keeps them apart: the sharpest turn to one side.
    private static func sharpest(after edge: OutlineEdge, among next: [Int], of edges: [OutlineEdge]) -> Int? {
        guard next.count > 1 else { return next.first }
        let back = atan2(Double(edge.start.y - edge.end.y), Double(edge.start.x - edge.end.x))
        func turn(_ index: Int) -> Double {
            let edge = edges[index]
            let angle = atan2(Double(edge.end.y - edge.start.y), Double(edge.end.x - edge.start.x))
            let difference = (back - angle).truncatingRemainder(dividingBy: 2 * .pi)
            return difference <= 0 ? difference + 2 * .pi : difference
        }
        return next.min { turn($0) < turn($1) }
    }

    /// The same outline begun where one source ends, so that no curve is cut in two for nothing.
    private static func startingAtCorner(_ contour: [OutlineEdge]) -> [OutlineEdge] {
        for (index, edge) in contour.enumerated() {
            let before = contour[(index + contour.count - 1) % contour.count]
            if !edge.continues(before) { return Array(contour[index...] + contour[..<index]) }
        }
        return contour
    }

    private mutating func add(_ contour: [OutlineEdge], isClosed: Bool) {
        guard let first = contour.first, !isClosed || contour.count > 1 else { return }
        path.move(to: point(first.start))
        var index = 0
        while index < contour.count {
            var piece = contour[index]
            index += 1
            while index < contour.count, contour[index].continues(piece) {
                (piece.end, piece.to) = (contour[index].end, contour[index].to)
                index += 1
            }
            if let curve = arrangement.sources[piece.source] {
                let part = curve.part(from: piece.from, to: piece.to)
                path.addCurve(to: point(piece.end), control1: point(part.p1), control2: point(part.p2))
            } else if !isClosed || index < contour.count || piece.end != first.start {
                path.addLine(to: point(piece.end))
            }
        }
        if isClosed { path.closeSubpath() }
    }

    private func point(_ point: CGPoint) -> CGPoint {
        CGPoint(x: point.x / arrangement.resolution, y: point.y / arrangement.resolution)
    }

    private struct GridPoint: Hashable {
        let (x, y): (CGFloat, CGFloat)
        init(_ point: CGPoint) { (x, y) = (point.x, point.y) }
    }
}

extension OutlineEdge {
    /// True where this is the next piece of the same source in the same direction.
    fileprivate func continues(_ other: OutlineEdge) -> Bool {
        source == other.source && start == other.end && abs(from - other.to) < 1e-6
            && (to - from).sign == (other.to - other.from).sign
    }
}

extension CubicSegment {
    /// The piece of the curve between two parameters, backwards where the second is the smaller.
    func part(from: CGFloat, to: CGFloat) -> CubicSegment {
        guard from <= to else {
            let part = part(from: to, to: from)
            return CubicSegment(part.p3, part.p2, part.p1, part.p0)
        }
        func slope(_ t: CGFloat) -> CGVector {
            let u = 1 - t
            let (a, b, c) = (3 * u * u, 6 * u * t, 3 * t * t)
            return CGVector(
                dx: a * (p1.x - p0.x) + b * (p2.x - p1.x) + c * (p3.x - p2.x),
                dy: a * (p1.y - p0.y) + b * (p2.y - p1.y) + c * (p3.y - p2.y))
        }
        let (start, end) = (point(at: from), point(at: to))
        let third = (to - from) / 3
        let (first, last) = (slope(from), slope(to))
        return CubicSegment(
            start, CGPoint(x: start.x + first.dx * third, y: start.y + first.dy * third),
            CGPoint(x: end.x - last.dx * third, y: end.y - last.dy * third), end)
    }
}
