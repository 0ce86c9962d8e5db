import Budget
import Foundation

/// A straight piece of an outline, its ends on the grid.
struct OutlineEdge {
    var start: CGPoint
    var end: CGPoint
    /// The curve it is a piece of, and between which of its parameters.
    var source: Int
    var from: CGFloat
    var to: CGFloat
    /// 0 the path itself, 1 the other one.
    var owner: Int

    var reversed: OutlineEdge {
        OutlineEdge(start: end, end: start, source: source, from: to, to: from, owner: owner)
    }
}

/// The edges of two outlines, cut so that they meet only at their ends.
struct EdgeArrangement {
    /// More edges than this aren't taken apart, so that a hostile path costs little.
    static let limit = 60_000

    private(set) var edges: [OutlineEdge] = []
    /// The curves that edges are pieces of, on the grid.
    private(set) var sources: [CubicSegment?] = []
    /// Grid steps per point.
    let resolution: CGFloat

    /// Both as areas, open subpaths closed. Nil where a path has too many segments or coordinates that aren't numbers.
    init?(area path: Path, other: Path) { self.init(path, other, closesOwn: true) }

    /// The first one as a line.
    init?(line path: Path, other: Path) { self.init(path, other, closesOwn: false) }

    private init?(_ path: Path, _ other: Path, closesOwn: Bool) {
        var reach: CGFloat = 0
        for outline in [path, other] where !outline.isEmpty {
            let bounds = outline.controlPointBounds
            guard !bounds.isNull else { return nil }
            reach = max(reach, abs(bounds.minX), abs(bounds.maxX), abs(bounds.minY), abs(bounds.maxY))
        }
        guard reach.isFinite, reach < 1e12 else { return nil }
        // A power of two, so that whole points stay where they are.
        resolution = CGFloat(exp2(min(20, (22 - log2(Double(max(reach, 1e-6)))).rounded(.down))))
        add(path, owner: 0, closes: closesOwn)
        add(other, owner: 1, closes: true)
        guard edges.count <= Self.limit else { return nil }
    }

    private func onGrid(_ point: CGPoint) -> CGPoint {
        CGPoint(x: (point.x * resolution).rounded(), y: (point.y * resolution).rounded())
    }

    private mutating func add(_ path: Path, owner: Int, closes: Bool) {
        var (first, current) = (CGPoint.zero, CGPoint.zero)
        func scaled(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x * resolution, y: point.y * resolution) }
        for element in path.elements {
            guard edges.count <= Self.limit else { return }
            switch element {
            case .move(let point):
                if closes { addLine(current, first, owner) }
                (first, current) = (onGrid(point), onGrid(point))
            case .line(let point):
                addLine(current, onGrid(point), owner)
                current = onGrid(point)
            case .quadCurve(let point, let control):
                let (end, middle) = (onGrid(point), scaled(control))
                let control1 = CGPoint(
                    x: current.x + (middle.x - current.x) * 2 / 3, y: current.y + (middle.y - current.y) * 2 / 3)
                let control2 = CGPoint(
                    x: end.x + (middle.x - end.x) * 2 / 3, y: end.y + (middle.y - end.y) * 2 / 3)
                addCurve(CubicSegment(current, control1, control2, end), owner)
                current = end
            case .curve(let point, let control1, let control2):
                let end = onGrid(point)
                addCurve(CubicSegment(current, scaled(control1), scaled(control2), end), owner)
                current = end
            case .closeSubpath:
                addLine(current, first, owner)
                current = first
            }
        }
        if closes { addLine(current, first, owner) }
    }

    private mutating func addLine(_ start: CGPoint, _ end: CGPoint, _ owner: Int) {
        guard start != end else { return }
        sources.append(nil)
        edges.append(OutlineEdge(start: start, end: end, source: sources.count - 1, from: 0, to: 1, owner: owner))
    }

    private mutating func addCurve(_ curve: CubicSegment, _ owner: Int) {
        // A hundredth of a point, or finer where the whole is small.
        let points = curve.flattened(tolerance: max(0.01 * resolution, 1))
        sources.append(curve)
        var start = curve.p0
        for (index, point) in points.enumerated() {
            let end = index == points.count - 1 ? curve.p3 : CGPoint(x: point.x.rounded(), y: point.y.rounded())
            let count = CGFloat(points.count)
            if start != end {
                edges.append(
                    OutlineEdge(
                        start: start, end: end, source: sources.count - 1, from: CGFloat(index) / count,
                        to: CGFloat(index + 1) / count, owner: owner))
            }
            start = end
        }
    }

    // MARK: - Cutting

    /// Cuts edges where they cross or touch. Rounding to the grid can make new crossings, so it is done until none is
    /// found.
    mutating func cut() {
        for _ in 0..<6 {
            let cuts = crossings()
            guard cuts.contains(where: { !$0.isEmpty }) else { return }
            let count = cuts.reduce(edges.count) { $0 + $1.count }
            guard RunBudget.mayTake(count * MemoryLayout<OutlineEdge>.stride * 2) else { return }
            var result: [OutlineEdge] = []
            result.reserveCapacity(edges.count * 2)
            for (edge, points) in zip(edges, cuts) {
                guard RunBudget.mayDo(points.count * 32 + 16) else { return }
                guard !points.isEmpty, result.count < Self.limit * 4 else {
                    result.append(edge)
                    continue
                }
                result += edge.cut(at: points)
            }
            edges = result
        }
    }

    /// For every edge the points, on the grid and inside it, where it meets others.
    private func crossings() -> [[CGPoint]] {
        var cuts = [[CGPoint]](repeating: [], count: edges.count)
        let order = edges.indices.sorted { edges[$0].left < edges[$1].left }
        var active: [Int] = []
        for index in order {
            let edge = edges[index]
            active.removeAll { edges[$0].right < edge.left - 1 }
            guard RunBudget.mayDo(active.count * 4 + 16) else { return cuts }
            for other in active where edge.isNear(edges[other]) {
                let (own, others) = edge.meetings(with: edges[other])
                cuts[index] += own
                cuts[other] += others
            }
            active.append(index)
        }
        return cuts
    }
}

extension OutlineEdge {
    var left: CGFloat { min(start.x, end.x) }
    var right: CGFloat { max(start.x, end.x) }
    var top: CGFloat { min(start.y, end.y) }
    var bottom: CGFloat { max(start.y, end.y) }

    func isNear(_ other: OutlineEdge) -> Bool {
        left <= other.right + 1 && other.left <= right + 1 && top <= other.bottom + 1 && other.top <= bottom + 1
    }

    /// Whether `point` lies on the edge as far as the grid can tell, and isn't one of its ends.
    private func passes(_ point: CGPoint) -> Bool {
        guard point != start, point != end else { return false }
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        let (px, py) = (point.x - start.x, point.y - start.y)
        let square = dx * dx + dy * dy
        let along = px * dx + py * dy
        guard along > 0, along < square else { return false }
        let cross = px * dy - py * dx
        return cross * cross <= square * 0.5
    }

    /// Where two edges have to be cut: this one, and the other one.
    func meetings(with other: OutlineEdge) -> ([CGPoint], [CGPoint]) {
        var (own, others): ([CGPoint], [CGPoint]) = ([], [])
        for point in [other.start, other.end] where passes(point) { own.append(point) }
        for point in [start, end] where other.passes(point) { others.append(point) }
        guard own.isEmpty, others.isEmpty else { return (own, others) }
        let (ax, ay) = (end.x - start.x, end.y - start.y)
        let (bx, by) = (other.end.x - other.start.x, other.end.y - other.start.y)
        let determinant = ax * by - ay * bx
        guard determinant != 0 else { return ([], []) }
        let (dx, dy) = (other.start.x - start.x, other.start.y - start.y)
        let t = (dx * by - dy * bx) / determinant
        let u = (dx * ay - dy * ax) / determinant
        guard t > 0, t < 1, u > 0, u < 1 else { return ([], []) }
        let point = CGPoint(x: (start.x + ax * t).rounded(), y: (start.y + ay * t).rounded())
        if point != start, point != end { own.append(point) }
        if point != other.start, point != other.end { others.append(point) }
        return (own, others)
    }

    /// The pieces between the points, in order.
    func cut(at points: [CGPoint]) -> [OutlineEdge] {
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        let square = dx * dx + dy * dy
        let places = points.map { point in
            (point, min(max(((point.x - start.x) * dx + (point.y - start.y) * dy) / square, 0), 1))
        }.sorted { $0.1 < $1.1 }
        var result: [OutlineEdge] = []
        var (last, lastPlace) = (start, CGFloat(0))
        for (point, place) in places + [(end, 1)] where point != last {
            var piece = self
            (piece.start, piece.end) = (last, point)
            (piece.from, piece.to) = (from + (to - from) * lastPlace, from + (to - from) * place)
            result.append(piece)
            (last, lastPlace) = (point, place)
        }
        return result
    }
}
