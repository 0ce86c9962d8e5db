import Foundation

/// A projective map of the plane: row vectors (x, y, 1) times a 3×3 matrix, divided by the third component.
package struct Projection: Hashable, Sendable {
    package var rows: [CGFloat]

    /// Nil where there aren't nine finite numbers, row by row.
    package init?(rows: [CGFloat]) {
        guard rows.count == 9, rows.allSatisfy(\.isFinite) else { return nil }
        self.rows = rows
    }

    /// Below this share of the depth of the plane itself a point counts as behind the viewer.
    static let nearest: CGFloat = 0.02

    package func depth(_ p: CGPoint) -> CGFloat { p.x * rows[2] + p.y * rows[5] + rows[8] }

    package func point(_ p: CGPoint) -> CGPoint {
        let depth = max(depth(p), Self.nearest)
        return CGPoint(
            x: (p.x * rows[0] + p.y * rows[3] + rows[6]) / depth, y: (p.x * rows[1] + p.y * rows[4] + rows[7]) / depth)
    }

    /// The affine map that agrees with the projection at a point, and next to it.
    package func affine(at p: CGPoint) -> CGAffineTransform {
        let depth = max(depth(p), Self.nearest)
        let image = point(p)
        let a = (rows[0] - image.x * rows[2]) / depth
        let b = (rows[1] - image.y * rows[2]) / depth
        let c = (rows[3] - image.x * rows[5]) / depth
        let d = (rows[4] - image.y * rows[5]) / depth
        return CGAffineTransform(
            a: a, b: b, c: c, d: d, tx: image.x - a * p.x - c * p.y, ty: image.y - b * p.x - d * p.y)
    }

    /// `transform` first, then this projection.
    package func preceded(by t: CGAffineTransform) -> Projection {
        var result = self
        for column in 0..<3 {
            result.rows[column] = t.a * rows[column] + t.b * rows[3 + column]
            result.rows[3 + column] = t.c * rows[column] + t.d * rows[3 + column]
            result.rows[6 + column] = t.tx * rows[column] + t.ty * rows[3 + column] + rows[6 + column]
        }
        return result
    }
}

extension Path {
    /// The outline as a projection shows it: lines stay lines, curves become several; what lies behind the viewer is
    /// cut off.
    package func projected(by projection: Projection) -> Path {
        if isPartlyBehind(projection) { return clippedAndProjected(by: projection) }
        var result = Path()
        var (first, current) = (CGPoint.zero, CGPoint.zero)
        func addCurve(_ curve: CubicSegment) {
            let pieces = 4
            for piece in 0..<pieces {
                let part = curve.part(
                    from: CGFloat(piece) / CGFloat(pieces), to: CGFloat(piece + 1) / CGFloat(pieces))
                // The tangents at both ends are seen through the map that holds there.
                let control1 = part.p1.applying(projection.affine(at: part.p0))
                let control2 = part.p2.applying(projection.affine(at: part.p3))
                result.addCurve(to: projection.point(part.p3), control1: control1, control2: control2)
            }
        }
        for element in elements {
            switch element {
            case .move(let point):
                result.move(to: projection.point(point))
                (first, current) = (point, point)
            case .line(let point):
                result.addLine(to: projection.point(point))
                current = point
            case .quadCurve(let point, let control):
                addCurve(CubicSegment(from: current, control: control, to: point))
                current = point
            case .curve(let point, let control1, let control2):
                addCurve(CubicSegment(current, control1, control2, point))
                current = point
            case .closeSubpath:
                result.closeSubpath()
                current = first
            }
        }
        return result
    }

    private func isPartlyBehind(_ projection: Projection) -> Bool {
        let bounds = controlPointBounds
        guard !bounds.isNull else { return false }
        let corners = [
            CGPoint(x: bounds.minX, y: bounds.minY), CGPoint(x: bounds.maxX, y: bounds.minY),
            CGPoint(x: bounds.maxX, y: bounds.maxY), CGPoint(x: bounds.minX, y: bounds.maxY),
        ]
        return corners.contains { projection.depth($0) < Projection.nearest }
    }

    private func clippedAndProjected(by projection: Projection) -> Path {
        var result = Path()
        for polygon in flattened() {
            var points: [CGPoint] = []
            guard var previous = polygon.points.last else { continue }
            for next in polygon.points {
                let (before, after) = (projection.depth(previous), projection.depth(next))
                if (before < Projection.nearest) != (after < Projection.nearest) {
                    let t = (Projection.nearest - before) / (after - before)
                    points.append(
                        CGPoint(x: previous.x + (next.x - previous.x) * t, y: previous.y + (next.y - previous.y) * t))
                }
                if after >= Projection.nearest { points.append(next) }
                previous = next
            }
            guard points.count > 2 else { continue }
            result.addLines(points.map(projection.point))
            result.closeSubpath()
        }
        return result
    }
}

extension CubicSegment {
    /// A quadratic curve as a cubic one.
    init(from start: CGPoint, control: CGPoint, to end: CGPoint) {
        self.init(
            start,
            CGPoint(x: start.x + (control.x - start.x) * 2 / 3, y: start.y + (control.y - start.y) * 2 / 3),
            CGPoint(x: end.x + (control.x - end.x) * 2 / 3, y: end.y + (control.y - end.y) * 2 / 3), end)
    }
}
