import Budget
import ViewGraph

extension Path {
    /// The outline of a line drawn along this path: to be filled by the nonzero rule.
    public func strokedPath(_ style: StrokeStyle) -> Path {
        guard style.lineWidth > 0, style.lineWidth.isFinite else { return Path() }
        var outliner = StrokeOutliner(style: style)
        for polygon in flattened(tolerance: 0.02) {
            for (points, isClosed) in StrokeDashes.cut(polygon.points, isClosed: polygon.isClosed, style: style) {
                // A box, a wedge and a cap, of five elements each or thirteen where they are round.
                let most = outliner.path.elements.count + points.count * 16
                guard RunBudget.mayDo(points.count * 64), Path.mayMake(most) else { return Path() }
                outliner.add(points, isClosed: isClosed)
            }
        }
        return outliner.path
    }
}

/// Outlines a line by its sides or, where it turns too fast for that, covers it piece by piece: a box for every segment,
/// a wedge for every corner, a cap for every end. All turn the same way, so that the nonzero rule joins them.
private struct StrokeOutliner {
    let style: StrokeStyle
    let half: CGFloat
    private(set) var path = Path()

    init(style: StrokeStyle) { (self.style, half) = (style, style.lineWidth / 2) }

    mutating func add(_ raw: [CGPoint], isClosed: Bool) {
        var points: [CGPoint] = []
        for point in raw where points.last.map({ $0 != point }) ?? true { points.append(point) }
        if isClosed, points.count > 1, points.first == points.last { points.removeLast() }
        guard points.count > 1 else {
            if let point = points.first, style.lineCap != .butt { addDot(at: point) }
            return
        }
        let count = points.count
        if let sides = StrokeSides(points, isClosed: isClosed && count > 2, style: style) {
            return sides.add(to: &path)
        }
        let segments = isClosed && count > 2 ? count : count - 1
        for index in 0..<segments { addBox(points[index], points[(index + 1) % count]) }
        for index in 0..<count {
            let isEnd = !(isClosed && count > 2) && (index == 0 || index == count - 1)
            if isEnd { continue }
            addJoin(points[(index + count - 1) % count], points[index], points[(index + 1) % count])
        }
        if !(isClosed && count > 2) {
            addCap(at: points[0], from: points[1])
            addCap(at: points[count - 1], from: points[count - 2])
        }
    }

    private mutating func addPolygon(_ points: [CGPoint]) {
        var area: CGFloat = 0
        for (a, b) in zip(points, points.dropFirst() + points.prefix(1)) { area += a.x * b.y - b.x * a.y }
        path.addLines(area < 0 ? points.reversed() : points)
        path.closeSubpath()
    }

    private func normal(_ a: CGPoint, _ b: CGPoint) -> CGVector {
        let length = hypot(b.x - a.x, b.y - a.y)
        guard length > 0 else { return .zero }
        return CGVector(dx: -(b.y - a.y) / length * half, dy: (b.x - a.x) / length * half)
    }

    private mutating func addBox(_ a: CGPoint, _ b: CGPoint) {
        let n = normal(a, b)
        addPolygon([
            CGPoint(x: a.x + n.dx, y: a.y + n.dy), CGPoint(x: b.x + n.dx, y: b.y + n.dy),
            CGPoint(x: b.x - n.dx, y: b.y - n.dy), CGPoint(x: a.x - n.dx, y: a.y - n.dy),
        ])
    }

    private mutating func addJoin(_ before: CGPoint, _ corner: CGPoint, _ after: CGPoint) {
        var (first, second) = (normal(before, corner), normal(corner, after))
        let cross = first.dx * second.dy - first.dy * second.dx
        let dot = first.dx * second.dx + first.dy * second.dy
        let square = half * half
        guard square > 0, abs(cross) > 1e-9 * square || dot < 0 else { return }
        // The wedge is on the outer side of the turn.
        if cross > 0 {
            (first, second) = (CGVector(dx: -first.dx, dy: -first.dy), CGVector(dx: -second.dx, dy: -second.dy))
        }
        let start = CGPoint(x: corner.x + first.dx, y: corner.y + first.dy)
        let end = CGPoint(x: corner.x + second.dx, y: corner.y + second.dy)
        switch style.lineJoin {
        case .round: addRound(at: corner)
        case .bevel: addPolygon([corner, start, end])
        case .miter:
            // 1 ÷ sin of half the angle between the segments, squared.
            let ratio = 2 / max(1 + dot / square, 1e-12)
            guard ratio <= style.miterLimit * style.miterLimit else { return addPolygon([corner, start, end]) }
            let tip = CGPoint(
                x: corner.x + (first.dx + second.dx) * ratio / 2, y: corner.y + (first.dy + second.dy) * ratio / 2)
            addPolygon([corner, start, tip, end])
        }
    }

    private mutating func addRound(at point: CGPoint) {
        path.addEllipse(in: CGRect(x: point.x - half, y: point.y - half, width: 2 * half, height: 2 * half))
    }

    private mutating func addCap(at end: CGPoint, from inner: CGPoint) {
        switch style.lineCap {
        case .butt: return
        case .round: addRound(at: end)
        case .square:
            let n = normal(inner, end)
            let forward = CGVector(dx: n.dy, dy: -n.dx)
            addPolygon([
                CGPoint(x: end.x + n.dx, y: end.y + n.dy),
                CGPoint(x: end.x + n.dx + forward.dx, y: end.y + n.dy + forward.dy),
                CGPoint(x: end.x - n.dx + forward.dx, y: end.y - n.dy + forward.dy),
                CGPoint(x: end.x - n.dx, y: end.y - n.dy),
            ])
        }
    }

    private mutating func addDot(at point: CGPoint) {
        if style.lineCap == .round { return addRound(at: point) }
        path.addRect(CGRect(x: point.x - half, y: point.y - half, width: 2 * half, height: 2 * half))
    }
}

/// Cuts a line into the dashes of a stroke style.
private enum StrokeDashes {
    /// More dashes than this are drawn as an unbroken line: nobody could tell them apart.
    static let limit = 50_000

    static func cut(_ points: [CGPoint], isClosed: Bool, style: StrokeStyle) -> [([CGPoint], Bool)] {
        var pattern = style.usableDash
        if pattern.count % 2 == 1 { pattern += pattern }
        let period = pattern.reduce(0, +)
        let line = isClosed ? points + points.prefix(1) : points
        let length = zip(line, line.dropFirst()).reduce(CGFloat(0)) { $0 + hypot($1.1.x - $1.0.x, $1.1.y - $1.0.y) }
        guard period > 0, length.isFinite, length / period * CGFloat(pattern.count) < CGFloat(limit) else {
            return [(points, isClosed)]
        }
        var phase = style.dashPhase.truncatingRemainder(dividingBy: period)
        if phase < 0 { phase += period }
        var index = 0
        while phase >= pattern[index], index < pattern.count - 1 || phase > pattern[index] {
            phase -= pattern[index]
            index = (index + 1) % pattern.count
        }
        var remaining = pattern[index] - phase
        var dashes: [([CGPoint], Bool)] = []
        var current: [CGPoint] = index % 2 == 0 ? Array(line.prefix(1)) : []
        for (a, b) in zip(line, line.dropFirst()) {
            let segment = hypot(b.x - a.x, b.y - a.y)
            var travelled: CGFloat = 0
            while segment - travelled > remaining {
                travelled += remaining
                let t = travelled / segment
                let point = CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
                if index % 2 == 0 {
                    dashes.append((current + [point], false))
                    current = []
                } else {
                    current = [point]
                }
                index = (index + 1) % pattern.count
                remaining = pattern[index]
                if dashes.count > limit { return [(points, isClosed)] }
            }
            remaining -= segment - travelled
            if index % 2 == 0 { current.append(b) }
        }
        if index % 2 == 0, current.count > 1 { dashes.append((current, false)) }
        return dashes
    }
}
