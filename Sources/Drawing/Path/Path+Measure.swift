import Foundation

extension Path {
    /// The box round all points and control points; null for an empty path or one with points that aren't numbers.
    package var controlPointBounds: CGRect {
        var low = CGPoint(x: CGFloat.infinity, y: CGFloat.infinity)
        var high = CGPoint(x: -CGFloat.infinity, y: -CGFloat.infinity)
        var sum: CGFloat = 0
        func add(_ point: CGPoint) {
            (low.x, low.y) = (min(low.x, point.x), min(low.y, point.y))
            (high.x, high.y) = (max(high.x, point.x), max(high.y, point.y))
            // Infinity times 0 and NaN both make the sum NaN, whereas `min` and `max` may lose one.
            sum += point.x * 0 + point.y * 0
        }
        for element in elements {
            switch element {
            case .move(let point), .line(let point): add(point)
            case .quadCurve(let point, let control):
                add(control)
                add(point)
            case .curve(let point, let control1, let control2):
                add(control1)
                add(control2)
                add(point)
            case .closeSubpath: break
            }
        }
        guard sum == 0, low.x <= high.x else { return .null }
        return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }

    /// The smallest box round the outline itself; null for an empty path.
    public var boundingRect: CGRect {
        var points: [CGPoint] = []
        var current = CGPoint.zero
        for element in elements {
            switch element {
            case .move(let point), .line(let point):
                points.append(point)
                current = point
            case .quadCurve(let point, let control):
                let control1 = CGPoint(
                    x: current.x + (control.x - current.x) * 2 / 3, y: current.y + (control.y - current.y) * 2 / 3)
                let control2 = CGPoint(
                    x: point.x + (control.x - point.x) * 2 / 3, y: point.y + (control.y - point.y) * 2 / 3)
                points += CubicSegment(current, control1, control2, point).extremes
                current = point
            case .curve(let point, let control1, let control2):
                points += CubicSegment(current, control1, control2, point).extremes
                current = point
            case .closeSubpath: break
            }
        }
        return points.isEmpty ? .null : CGRect(enclosing: points)
    }

    /// The outline as polygons whose sides stay within `tolerance` points of it; each with whether it is closed.
    package func flattened(tolerance: CGFloat = 0.05) -> [(points: [CGPoint], isClosed: Bool)] {
        var polygons: [(points: [CGPoint], isClosed: Bool)] = []
        var points: [CGPoint] = []
        var start = CGPoint.zero
        func finish(closed: Bool) {
            if !points.isEmpty { polygons.append((points, closed)) }
            points = []
        }
        for element in elements {
            if points.isEmpty, case .move = element {} else if points.isEmpty { points = [start] }
            switch element {
            case .move(let point):
                finish(closed: false)
                start = point
                points = [point]
            case .line(let point): points.append(point)
            case .quadCurve(let point, let control):
                let current = points.last ?? start
                let control1 = CGPoint(
                    x: current.x + (control.x - current.x) * 2 / 3, y: current.y + (control.y - current.y) * 2 / 3)
                let control2 = CGPoint(
                    x: point.x + (control.x - point.x) * 2 / 3, y: point.y + (control.y - point.y) * 2 / 3)
                points += CubicSegment(current, control1, control2, point).flattened(tolerance: tolerance)
            case .curve(let point, let control1, let control2):
                points += CubicSegment(points.last ?? start, control1, control2, point).flattened(tolerance: tolerance)
            case .closeSubpath: finish(closed: true)
            }
        }
        finish(closed: false)
        return polygons
    }

    /// Whether the inside, by the even-odd or the nonzero rule, holds `point`; open subpaths count as closed.
    public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
        var winding = 0
        var crossings = 0
        for polygon in flattened() {
            guard var previous = polygon.points.last else { continue }
            for next in polygon.points {
                if (previous.y <= point.y) != (next.y <= point.y) {
                    let x = previous.x + (point.y - previous.y) / (next.y - previous.y) * (next.x - previous.x)
                    if x > point.x {
                        crossings += 1
                        winding += next.y > previous.y ? 1 : -1
                    }
                }
                previous = next
            }
        }
        return eoFill ? crossings % 2 == 1 : winding != 0
    }
}

/// One cubic Bézier curve.
struct CubicSegment {
    var p0: CGPoint
    var p1: CGPoint
    var p2: CGPoint
    var p3: CGPoint

    init(_ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint) {
        (self.p0, self.p1, self.p2, self.p3) = (p0, p1, p2, p3)
    }

    func point(at t: CGFloat) -> CGPoint {
        let u = 1 - t
        let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
        return CGPoint(
            x: a * p0.x + b * p1.x + c * p2.x + d * p3.x, y: a * p0.y + b * p1.y + c * p2.y + d * p3.y)
    }

    /// The end point and the points where the curve turns back on an axis.
    var extremes: [CGPoint] {
        let times = Self.turns(p0.x, p1.x, p2.x, p3.x) + Self.turns(p0.y, p1.y, p2.y, p3.y)
        return times.map(point(at:)) + [p3]
    }

    private static func turns(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> [CGFloat] {
        let (x, y, z) = (b - a, c - b, d - c)
        let (square, linear) = (x - 2 * y + z, 2 * (y - x))
        var times: [CGFloat] = []
        if abs(square) < 1e-12 {
            if linear != 0 { times.append(-x / linear) }
        } else {
            let discriminant = linear * linear - 4 * square * x
            if discriminant >= 0 {
                let root = discriminant.squareRoot()
                times += [(-linear + root) / (2 * square), (-linear - root) / (2 * square)]
            }
        }
        return times.filter { $0 > 0 && $0 < 1 }
    }

    /// Points after the first.
    func flattened(tolerance: CGFloat) -> [CGPoint] {
        let bend = max(
            hypot(p0.x - 2 * p1.x + p2.x, p0.y - 2 * p1.y + p2.y), hypot(p1.x - 2 * p2.x + p3.x, p1.y - 2 * p2.y + p3.y)
        )
        guard bend.isFinite else { return [p3] }
        // The quotient may be infinite, or no number where the tolerance isn't.
        let count = Int(min(max((0.75 * bend / tolerance).squareRoot().rounded(.up), 1), 500))
        return (1...count).map { point(at: CGFloat($0) / CGFloat(count)) }
    }
}
