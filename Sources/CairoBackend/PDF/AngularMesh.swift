import CCairo
import Drawing
import Foundation

/// A gradient round a point as patches of a mesh, each a wedge between two of its colours.
struct AngularMesh {
    private let gradient: ResolvedGradient
    private let center: CGPoint
    private let start: Double
    private let direction: Double
    private let sweep: Double
    private let radius: Double

    init(_ gradient: ResolvedGradient, center: CGPoint, start: Angle, end: Angle, covering bounds: CGRect) {
        self.gradient = gradient
        self.center = center
        self.start = start.radians
        direction = end < start ? -1 : 1
        sweep = min(abs(end.radians - start.radians), 2 * .pi)
        let corners = [bounds.minX, bounds.maxX].flatMap { x in [bounds.minY, bounds.maxY].map { CGPoint(x: x, y: $0) }
        }
        radius = (corners.map { hypot($0.x - center.x, $0.y - center.y) }.max() ?? 0) * 1.5 + 1
    }

    func add(to mesh: OpaquePointer) {
        guard start.isFinite, sweep.isFinite, radius.isFinite, center.x.isFinite, center.y.isFinite else { return }
        let full = 2 * Double.pi
        // What lies outside the sweep belongs to the nearer end.
        let rest = (full - sweep) / 2
        let (first, last) = (gradient.color(at: 0), gradient.color(at: 1))
        if rest > 0 { wedge(mesh, -rest, 0, sweep > 0 ? first : last, sweep > 0 ? first : last) }
        if sweep > 0 {
            let stops = gradient.refined().filter { $0.location > 0 && $0.location < 1 }
            let inner = [ResolvedStop(color: first, location: 0)] + stops + [ResolvedStop(color: last, location: 1)]
            for (lower, upper) in zip(inner, inner.dropFirst()) where upper.location > lower.location {
                wedge(mesh, sweep * lower.location, sweep * upper.location, lower.color, upper.color)
            }
        }
        if rest > 0 { wedge(mesh, sweep, sweep + rest, last, last) }
    }

    /// One wedge in pieces of less than a quarter turn.
    private func wedge(
        _ mesh: OpaquePointer, _ from: Double, _ to: Double, _ fromColor: ResolvedColor, _ toColor: ResolvedColor
    ) {
        let pieces = ((to - from) / 0.4 + 0.5).whole(in: 1...100)
        for piece in 0..<pieces {
            let (a, b) = (Double(piece) / Double(pieces), Double(piece + 1) / Double(pieces))
            patch(
                mesh, from + (to - from) * a, from + (to - from) * b,
                fromColor.mixed(with: toColor, by: a, in: .device), fromColor.mixed(with: toColor, by: b, in: .device))
        }
    }

    private func patch(
        _ mesh: OpaquePointer, _ from: Double, _ to: Double, _ fromColor: ResolvedColor, _ toColor: ResolvedColor
    ) {
        func rim(_ angle: Double) -> CGPoint {
            let turned = start + direction * angle
            return CGPoint(x: center.x + radius * cos(turned), y: center.y + radius * sin(turned))
        }
        let (first, second) = (rim(from), rim(to))
        cairo_mesh_pattern_begin_patch(mesh)
        cairo_mesh_pattern_move_to(mesh, center.x, center.y)
        cairo_mesh_pattern_line_to(mesh, first.x, first.y)
        cairo_mesh_pattern_line_to(mesh, second.x, second.y)
        cairo_mesh_pattern_line_to(mesh, center.x, center.y)
        for (corner, color) in [fromColor, fromColor, toColor, toColor].enumerated() {
            let shown = color.clamped
            cairo_mesh_pattern_set_corner_color_rgba(
                mesh, UInt32(corner), shown.red, shown.green, shown.blue, shown.opacity)
        }
        cairo_mesh_pattern_end_patch(mesh)
    }
}
