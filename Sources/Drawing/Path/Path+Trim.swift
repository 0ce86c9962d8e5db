import Budget
import Foundation

extension Path {
    /// The part of the outline between two fractions of its whole length; curves stay curves.
    public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
        let (from, to) = (min(max(from, 0), 1), min(max(to, 0), 1))
        if from <= 0 && to >= 1 { return self }
        guard from < to, RunBudget.mayDo(elements.count * 32) else { return Path() }
        let segments = measuredSegments
        let total = segments.reduce(CGFloat(0)) { $0 + $1.length }
        guard total > 0, total.isFinite else { return Path() }
        let (start, end) = (from * total, to * total)
        var result = Path()
        var travelled: CGFloat = 0
        var isDown = false
        for segment in segments {
            let (low, high) = (max(start - travelled, 0), min(end - travelled, segment.length))
            if segment.startsSubpath { isDown = false }
            if low < high {
                segment.append(from: low, to: high, isDown: isDown, to: &result)
                isDown = high >= segment.length
            }
            travelled += segment.length
        }
        return result
    }

    /// Lines and curves with their lengths, in order.
    private var measuredSegments: [MeasuredSegment] {
        var segments: [MeasuredSegment] = []
        var (first, current, isNew) = (CGPoint.zero, CGPoint.zero, true)
        func add(_ segment: MeasuredSegment) {
            guard segment.length > 0 else { return }
            segments.append(segment)
            isNew = false
        }
        for element in elements {
            switch element {
            case .move(let point): (first, current, isNew) = (point, point, true)
            case .line(let point):
                add(MeasuredSegment(from: current, to: point, startsSubpath: isNew))
                current = point
            case .quadCurve(let point, let control):
                add(MeasuredSegment(CubicSegment(from: current, control: control, to: point), startsSubpath: isNew))
                current = point
            case .curve(let point, let control1, let control2):
                add(MeasuredSegment(CubicSegment(current, control1, control2, point), startsSubpath: isNew))
                current = point
            case .closeSubpath:
                add(MeasuredSegment(from: current, to: first, startsSubpath: isNew))
                (current, isNew) = (first, true)
            }
        }
        return segments
    }
}

/// A line or a curve with the lengths along it.
private struct MeasuredSegment {
    private var curve: CubicSegment
    private var isLine: Bool
    /// For a curve the length up to each of its evenly spaced parameters.
    private var lengths: [CGFloat] = []
    var length: CGFloat
    var startsSubpath: Bool

    init(from start: CGPoint, to end: CGPoint, startsSubpath: Bool) {
        (curve, isLine, self.startsSubpath) = (CubicSegment(start, start, end, end), true, startsSubpath)
        length = hypot(end.x - start.x, end.y - start.y)
        if !length.isFinite { length = 0 }
    }

    init(_ curve: CubicSegment, startsSubpath: Bool) {
        (self.curve, isLine, self.startsSubpath) = (curve, false, startsSubpath)
        var (total, previous) = (CGFloat(0), curve.p0)
        lengths = [0]
        for point in curve.flattened(tolerance: 0.005) {
            total += hypot(point.x - previous.x, point.y - previous.y)
            lengths.append(total)
            previous = point
        }
        length = total.isFinite ? total : 0
    }

    /// The curve's parameter at a distance from its start.
    private func parameter(at distance: CGFloat) -> CGFloat {
        let steps = CGFloat(lengths.count - 1)
        guard let upper = lengths.firstIndex(where: { $0 >= distance }), upper > 0 else { return distance <= 0 ? 0 : 1 }
        let span = lengths[upper] - lengths[upper - 1]
        let rest = span > 0 ? (distance - lengths[upper - 1]) / span : 0
        return (CGFloat(upper - 1) + rest) / steps
    }

    func append(from low: CGFloat, to high: CGFloat, isDown: Bool, to path: inout Path) {
        if isLine {
            func point(_ distance: CGFloat) -> CGPoint {
                let t = distance / length
                return CGPoint(
                    x: curve.p0.x + (curve.p3.x - curve.p0.x) * t, y: curve.p0.y + (curve.p3.y - curve.p0.y) * t)
            }
            if !isDown { path.move(to: point(low)) }
            path.addLine(to: high >= length ? curve.p3 : point(high))
            return
        }
        let (from, to) = (low <= 0 ? 0 : parameter(at: low), high >= length ? 1 : parameter(at: high))
        let part = from == 0 && to == 1 ? curve : curve.part(from: from, to: to)
        if !isDown { path.move(to: part.p0) }
        path.addCurve(to: part.p3, control1: part.p1, control2: part.p2)
    }
}
