import ViewGraph

/// The outline of a line as its two sides, with joins and caps: what is drawn round it is as smooth as the line.
///
/// Only for lines that nowhere turn faster than they are wide: what lies on the inner side of a turn has to reach as far as
/// the segments do.
struct StrokeSides {
    private let points: [CGPoint]
    private let isClosed: Bool
    private let style: StrokeStyle
    private let half: CGFloat
    /// Across each segment, to the one side; as long as half the line is wide.
    private let normals: [CGVector]

    /// Nil for a line that turns too fast.
    init?(_ points: [CGPoint], isClosed: Bool, style: StrokeStyle) {
        (self.points, self.isClosed, self.style, half) = (points, isClosed, style, style.lineWidth / 2)
        let count = points.count
        let segments = isClosed ? count : count - 1
        guard segments > 0 else { return nil }
        var (normals, lengths): ([CGVector], [CGFloat]) = ([], [])
        for index in 0..<segments {
            let (a, b) = (points[index], points[(index + 1) % count])
            let length = hypot(b.x - a.x, b.y - a.y)
            guard length > 0, length.isFinite else { return nil }
            lengths.append(length)
            normals.append(CGVector(dx: -(b.y - a.y) / length * half, dy: (b.x - a.x) / length * half))
        }
        self.normals = normals
        // How much of its segments a corner takes on its inner side.
        var taken = [CGFloat](repeating: 0, count: segments + 1)
        for corner in (isClosed ? 0 : 1)..<segments {
            let (first, second) = (normals[(corner + segments - 1) % segments], normals[corner])
            let dot = (first.dx * second.dx + first.dy * second.dy) / (half * half)
            guard dot > -0.99 else { return nil }
            taken[corner] = half * ((1 - dot) / (1 + dot)).squareRoot()
        }
        if isClosed { taken[segments] = taken[0] }
        for index in 0..<segments where taken[index] + taken[index + 1] > lengths[index] { return nil }
    }

    /// Turns as the pieces of other lines do, so that the nonzero rule joins them.
    func add(to path: inout Path) {
        if isClosed {
            path.addLines(side(1).reversed())
            path.closeSubpath()
            path.addLines(side(-1))
        } else {
            let last = points.count - 1
            let cap = cap(at: points[last], normals[last - 1])
            let start = self.cap(at: points[0], CGVector(dx: -normals[0].dx, dy: -normals[0].dy))
            path.addLines((side(1) + cap + side(-1).reversed() + start).reversed())
        }
        path.closeSubpath()
    }

    /// - Parameter sign: 1 for the side that the normals point to, -1 for the other.
    private func side(_ sign: CGFloat) -> [CGPoint] {
        let segments = normals.count
        var result: [CGPoint] = []
        if !isClosed { result.append(moved(points[0], normals[0], sign)) }
        for corner in (isClosed ? 0 : 1)..<segments {
            let (first, second) = (normals[(corner + segments - 1) % segments], normals[corner])
            let point = points[corner]
            let cross = (first.dx * second.dy - first.dy * second.dx) / (half * half)
            let dot = (first.dx * second.dx + first.dy * second.dy) / (half * half)
            let ratio = 1 / (1 + dot)
            let tip = CGPoint(
                x: point.x + sign * (first.dx + second.dx) * ratio, y: point.y + sign * (first.dy + second.dy) * ratio)
            // Between two pieces of a curve there is no corner to see.
            if sign * cross >= 0 || dot > 0.9 {
                result.append(tip)
                continue
            }
            switch style.lineJoin {
            case .miter where 2 * ratio <= style.miterLimit * style.miterLimit: result.append(tip)
            case .round: result += arc(round: point, first, second, sign)
            default: result += [moved(point, first, sign), moved(point, second, sign)]
            }
        }
        if !isClosed { result.append(moved(points[points.count - 1], normals[segments - 1], sign)) }
        return result
    }

    private func moved(_ point: CGPoint, _ normal: CGVector, _ sign: CGFloat) -> CGPoint {
        CGPoint(x: point.x + sign * normal.dx, y: point.y + sign * normal.dy)
    }

    /// From the side that the normals point to round the end of the line to the other.
    private func cap(at end: CGPoint, _ normal: CGVector) -> [CGPoint] {
        let forward = CGVector(dx: normal.dy, dy: -normal.dx)
        switch style.lineCap {
        case .butt: return []
        case .square:
            return [
                CGPoint(x: end.x + normal.dx + forward.dx, y: end.y + normal.dy + forward.dy),
                CGPoint(x: end.x - normal.dx + forward.dx, y: end.y - normal.dy + forward.dy),
            ]
        case .round:
            let back = CGVector(dx: -normal.dx, dy: -normal.dy)
            return arc(round: end, normal, forward, 1) + arc(round: end, forward, back, 1).dropFirst()
        }
    }

    /// Points on the circle round a point, from one normal to another by the shorter way.
    private func arc(round point: CGPoint, _ first: CGVector, _ second: CGVector, _ sign: CGFloat) -> [CGPoint] {
        let start = atan2(first.dy, first.dx)
        var angle = atan2(second.dy, second.dx) - start
        if angle > .pi { angle -= 2 * .pi }
        if angle < -.pi { angle += 2 * .pi }
        // No chord is further from the circle than curves are from their pieces.
        let step = 2 * acos(max(1 - 0.02 / max(half, 0.02), 0))
        let count = min(max(Int((abs(angle) / step).rounded(.up)), 1), 180)
        return (0...count).map { index in
            let at = start + angle * CGFloat(index) / CGFloat(count)
            return CGPoint(x: point.x + sign * half * cos(at), y: point.y + sign * half * sin(at))
        }
    }
}
