import Budget
import Foundation

extension EdgeArrangement {
    /// How often the two outlines turn round a place.
    struct Windings: Equatable {
        var own = 0
        var other = 0
    }

    /// The edges that part what `isInside` accepts from what it doesn't, with the inside on one and the same side.
    func boundary(_ isInside: (Windings) -> Bool) -> [OutlineEdge] {
        // Edges that lie on each other count once, with the turns of all of them.
        var places: [EdgeKey: Int] = [:]
        var unique: [OutlineEdge] = []
        var turns: [Windings] = []
        for edge in edges {
            guard RunBudget.mayDo(64) else { return [] }
            let key = EdgeKey(edge)
            let sign = key.isForward(edge) ? 1 : -1
            let index: Int
            if let known = places[key] {
                index = known
            } else {
                index = unique.count
                places[key] = index
                unique.append(sign > 0 ? edge : edge.reversed)
                turns.append(Windings())
            }
            if edge.owner == 0 { turns[index].own += sign } else { turns[index].other += sign }
        }
        let rays = RayIndex(unique)
        var result: [OutlineEdge] = []
        for (index, edge) in unique.enumerated() where turns[index] != Windings() {
            // The forward direction is downwards, or to the right where the edge is level.
            var before = Windings()
            guard RunBudget.mayDo(rays.candidateCount(index) * 2 + 16) else { return [] }
            rays.forEachBefore(index) { other, direction in
                before.own += direction * turns[other].own
                before.other += direction * turns[other].other
            }
            let sign = rays.isLevel(index) ? -1 : 1
            let after = Windings(
                own: before.own + sign * turns[index].own, other: before.other + sign * turns[index].other)
            let (insideBefore, insideAfter) = (isInside(before), isInside(after))
            guard insideBefore != insideAfter else { continue }
            let turnsRound = rays.isLevel(index) ? !insideBefore : insideBefore
            result.append(turnsRound ? edge.reversed : edge)
        }
        return result
    }

    /// The first path's edges, in order, whose middle has a winding in the other one that `isWanted` accepts.
    func ownEdges(_ isWanted: (Int) -> Bool) -> [OutlineEdge] {
        let others = edges.filter { $0.owner == 1 }
        let rays = RayIndex(others)
        return edges.filter { edge in
            guard edge.owner == 0 else { return false }
            let middle = CGPoint(x: (edge.start.x + edge.end.x) / 2, y: (edge.start.y + edge.end.y) / 2)
            return isWanted(rays.winding(at: middle))
        }
    }
}

/// Two ends without a direction.
private struct EdgeKey: Hashable {
    let (x0, y0, x1, y1): (CGFloat, CGFloat, CGFloat, CGFloat)

    init(_ edge: OutlineEdge) {
        let (a, b) = Self.isForward(edge) ? (edge.start, edge.end) : (edge.end, edge.start)
        (x0, y0, x1, y1) = (a.x, a.y, b.x, b.y)
    }

    func isForward(_ edge: OutlineEdge) -> Bool { Self.isForward(edge) }

    private static func isForward(_ edge: OutlineEdge) -> Bool {
        (edge.start.y, edge.start.x) < (edge.end.y, edge.end.x)
    }
}

/// Finds the edges that a ray to the left, or upwards from a level edge, crosses.
private struct RayIndex {
    private let edges: [OutlineEdge]
    private let rows: Bands
    private let columns: Bands

    init(_ edges: [OutlineEdge]) {
        self.edges = edges
        rows = Bands(edges.map { ($0.top, $0.bottom) })
        columns = Bands(edges.map { ($0.left, $0.right) })
    }

    func isLevel(_ index: Int) -> Bool { edges[index].start.y == edges[index].end.y }

    /// How many edges are looked at for those before edge `index`.
    func candidateCount(_ index: Int) -> Int {
        let edge = edges[index]
        return isLevel(index)
            ? columns.candidates(at: (edge.start.x + edge.end.x) / 2).count
            : rows.candidates(at: (edge.start.y + edge.end.y) / 2).count
    }

    /// The edges before the middle of edge `index`, each with 1 where it runs downwards (to the left, for upward rays)
    /// and −1 where it runs the other way.
    func forEachBefore(_ index: Int, _ body: (Int, Int) -> Void) {
        let edge = edges[index]
        let middle = CGPoint(x: (edge.start.x + edge.end.x) / 2, y: (edge.start.y + edge.end.y) / 2)
        if isLevel(index) {
            for other in columns.candidates(at: middle.x) where other != index {
                let candidate = edges[other]
                guard candidate.left <= middle.x, middle.x < candidate.right else { continue }
                let fraction = (middle.x - candidate.start.x) / (candidate.end.x - candidate.start.x)
                let y = candidate.start.y + (candidate.end.y - candidate.start.y) * fraction
                if y < middle.y { body(other, candidate.end.x < candidate.start.x ? 1 : -1) }
            }
        } else {
            for other in rows.candidates(at: middle.y) where other != index {
                let candidate = edges[other]
                guard candidate.top <= middle.y, middle.y < candidate.bottom else { continue }
                let fraction = (middle.y - candidate.start.y) / (candidate.end.y - candidate.start.y)
                let x = candidate.start.x + (candidate.end.x - candidate.start.x) * fraction
                if x < middle.x { body(other, candidate.end.y > candidate.start.y ? 1 : -1) }
            }
        }
    }

    func winding(at point: CGPoint) -> Int {
        var winding = 0
        for other in rows.candidates(at: point.y) {
            let candidate = edges[other]
            guard candidate.top <= point.y, point.y < candidate.bottom else { continue }
            let fraction = (point.y - candidate.start.y) / (candidate.end.y - candidate.start.y)
            let x = candidate.start.x + (candidate.end.x - candidate.start.x) * fraction
            if x < point.x { winding += candidate.end.y > candidate.start.y ? 1 : -1 }
        }
        return winding
    }
}

/// Intervals sorted into bands, so that those round a place are found without looking at all of them.
private struct Bands {
    private var bands: [[Int]]
    private let low: CGFloat
    private let width: CGFloat

    init(_ intervals: [(CGFloat, CGFloat)]) {
        let count = max(Int(CGFloat(intervals.count).squareRoot() * 2), 1)
        low = intervals.map(\.0).min() ?? 0
        let high = intervals.map(\.1).max() ?? 0
        width = max((high - low) / CGFloat(count), 1)
        bands = Array(repeating: [], count: count + 1)
        for (index, interval) in intervals.enumerated() {
            let places = band(interval.0)...band(interval.1)
            guard RunBudget.mayDo(places.count * 4 + 16) else { return }
            for band in places { bands[band].append(index) }
        }
    }

    private func band(_ place: CGFloat) -> Int {
        ((place - low) / width).rounded(.down).whole(in: 0...(bands.count - 1))
    }

    func candidates(at place: CGFloat) -> [Int] { bands[band(place)] }
}
