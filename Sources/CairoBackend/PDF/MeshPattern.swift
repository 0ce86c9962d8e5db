import CCairo
import Drawing
import Foundation

extension ResolvedMesh {
    /// Into how many pieces along each side a cell is cut: between their corners a PDF mixes in proportion.
    private static let pieces = 12

    /// Adds the mesh's cells, as small four-sided patches, to a Cairo mesh; what lies below them first.
    func add(to mesh: OpaquePointer, covering bounds: CGRect) {
        if background.opacity > 0 {
            let corners = [
                CGPoint(x: bounds.minX, y: bounds.minY), CGPoint(x: bounds.maxX, y: bounds.minY),
                CGPoint(x: bounds.maxX, y: bounds.maxY), CGPoint(x: bounds.minX, y: bounds.maxY),
            ]
            let color = background.clamped
            Self.addPatch(corners.map { ($0, color) }, to: mesh)
        }
        for row in 0..<(rows - 1) {
            for column in 0..<(columns - 1) { add(patch(column: column, row: row), to: mesh) }
        }
    }

    private func add(_ patch: MeshPatch, to mesh: OpaquePointer) {
        let count = Self.pieces
        func corner(_ column: Int, _ row: Int) -> (CGPoint, ResolvedColor) {
            let sample = patch.sample(Double(column) / Double(count), Double(row) / Double(count))
            let opacity = sample.color.w
            let share = opacity > 0 ? 1 / opacity : 0
            return (
                sample.point,
                ResolvedColor(
                    red: sample.color.x * share, green: sample.color.y * share, blue: sample.color.z * share,
                    opacity: opacity)
            )
        }
        for row in 0..<count {
            for column in 0..<count {
                let corners = [(0, 0), (1, 0), (1, 1), (0, 1)].map { corner(column + $0.0, row + $0.1) }
                Self.addPatch(corners, to: mesh)
            }
        }
    }

    private static func addPatch(_ corners: [(CGPoint, ResolvedColor)], to mesh: OpaquePointer) {
        cairo_mesh_pattern_begin_patch(mesh)
        for (index, corner) in corners.enumerated() {
            if index == 0 {
                cairo_mesh_pattern_move_to(mesh, corner.0.x, corner.0.y)
            } else {
                cairo_mesh_pattern_line_to(mesh, corner.0.x, corner.0.y)
            }
        }
        for (index, corner) in corners.enumerated() {
            let color = corner.1
            cairo_mesh_pattern_set_corner_color_rgba(
                mesh, UInt32(index), color.red, color.green, color.blue, color.opacity)
        }
        cairo_mesh_pattern_end_patch(mesh)
    }
}
