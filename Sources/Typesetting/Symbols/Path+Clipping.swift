import Drawing
import Foundation

/// One side of a line: the points at which `normal · point >= distance`.
struct HalfPlane {
    var normal: CGVector
    var distance: CGFloat

    /// How far inside a point is; negative outside.
    func depth(of point: CGPoint) -> CGFloat { normal.dx * point.x + normal.dy * point.y - distance }
}

extension Path {
    /// The part of a filled outline (non-zero rule) inside a half-plane, with curves as short lines.
    ///
    /// Each contour is cut by itself, which leaves the winding numbers inside as they were.
    func clipped(to side: HalfPlane) -> Path {
        var result = Path()
        for contour in flattened {
            var kept: [CGPoint] = []
            guard var previous = contour.last else { continue }
            for point in contour {
                let (before, now) = (side.depth(of: previous), side.depth(of: point))
                if (before >= 0) != (now >= 0) {
                    let part = before / (before - now)
                    kept.append(
                        CGPoint(
                            x: previous.x + part * (point.x - previous.x),
                            y: previous.y + part * (point.y - previous.y)))
                }
                if now >= 0 { kept.append(point) }
                previous = point
            }
            guard kept.count > 2 else { continue }
            result.addLines(kept)
            result.closeSubpath()
        }
        return result
    }

    /// Contours as polygons.
    private var flattened: [[CGPoint]] {
        var contours: [[CGPoint]] = []
        var current = CGPoint.zero
        func add(_ point: CGPoint) { if !contours.isEmpty { contours[contours.count - 1].append(point) } }
        let steps = 16
        forEach { element in
            switch element {
            case .move(let point):
                contours.append([point])
                current = point
            case .line(let point):
                add(point)
                current = point
            case .quadCurve(let end, let control):
                for step in 1...steps {
                    let (t, s) = (CGFloat(step) / CGFloat(steps), 1 - CGFloat(step) / CGFloat(steps))
                    add(
                        CGPoint(
                            x: s * s * current.x + 2 * s * t * control.x + t * t * end.x,
                            y: s * s * current.y + 2 * s * t * control.y + t * t * end.y))
                }
                current = end
            case .curve(let end, let control1, let control2):
                for step in 1...steps {
                    let (t, s) = (CGFloat(step) / CGFloat(steps), 1 - CGFloat(step) / CGFloat(steps))
                    let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
                    add(
                        CGPoint(
                            x: a * current.x + b * control1.x + c * control2.x + d * end.x,
                            y: a * current.y + b * control1.y + c * control2.y + d * end.y))
                }
                current = end
            case .closeSubpath: break
            }
        }
        return contours
    }
}
