import Budget
import Drawing
import Foundation

/// The colours of a mesh, drawn once for all the pixels that are asked for.
final class MeshShader: Shader {
    private let layer: Layer
    private let background: UInt32
    private let opaque: Bool

    /// How long, in pixels, the sides of the pieces are between which colours are mixed in proportion.
    private static let pieceLength = 6.0
    /// Into how many a small cell is cut, so that lines follow its colours to a step of 8 bits.
    private static let fewestPieces = 16
    /// How many pieces a whole mesh is cut into at most, where each of its cells is one at least.
    private static let mostPieces = 1_000_000.0

    /// - Parameter mesh: in device pixels. Answers nil where there is no memory for the area.
    init?(_ mesh: ResolvedMesh, area: PixelRect) {
        guard let layer = try? Layer(bounds: area) else { return nil }
        self.layer = layer
        background = mesh.background.premultipliedPixel
        layer.fill(background)
        let isSolid = mesh.colors.allSatisfy { $0.opacity >= 1 }
        let patches = (0..<(mesh.rows - 1)).flatMap { row in
            (0..<(mesh.columns - 1)).map { column in mesh.patch(column: column, row: row) }
        }
        // Neighbours are cut alike, so that no pixel between them is left out.
        let wanted = patches.map { $0.pieces(ofLength: Self.pieceLength) }.reduce(Self.fewestPieces, max)
        let count = min(wanted, max(Int((Self.mostPieces / Double(patches.count)).squareRoot()), 1))
        for patch in patches {
            guard RunBudget.mayDo(count * count * 64) else { return nil }
            Self.draw(patch, pieces: count, on: layer)
        }
        opaque = isSolid && layer.isOpaque
    }

    override var isOpaque: Bool { opaque }

    // Unsafe: the pixels that are asked for were found to lie in the layer, and `target` has room for as many.
    override func shade(x: Int, y: Int, count: Int, into target: UnsafeMutablePointer<UInt32>) {
        let bounds = layer.bounds
        guard y >= bounds.minY, y < bounds.maxY, x >= bounds.minX, x + count <= bounds.maxX else {
            return fillPixels(target, with: background, count: count)
        }
        target.update(from: layer.pointer(x: x, y: y), count: count)
    }

    private static func draw(_ patch: MeshPatch, pieces count: Int, on layer: Layer) {
        func corners(_ row: Int) -> [MeshCorner] {
            (0...count).map { MeshCorner(patch.sample(Double($0) / Double(count), Double(row) / Double(count))) }
        }
        var above = corners(0)
        for row in 1...count {
            let below = corners(row)
            for column in 0..<count {
                layer.fill(above[column], above[column + 1], below[column])
                layer.fill(above[column + 1], below[column + 1], below[column])
            }
            above = below
        }
    }
}

/// A corner of a triangle with its premultiplied colour, of 255.
private struct MeshCorner {
    let x: Float
    let y: Float
    let color: SIMD4<Float>

    init(_ sample: MeshPatch.Sample) {
        x = Float(min(max(sample.point.x, -1e6), 1e6))
        y = Float(min(max(sample.point.y, -1e6), 1e6))
        color = SIMD4<Float>(sample.color) * 255
    }
}

extension Layer {
    /// Sets the pixels whose centres lie in a triangle to the colours mixed between its corners. A pixel on a common
    /// side of two triangles belongs to one of them.
    fileprivate func fill(_ a: MeshCorner, _ b: MeshCorner, _ c: MeshCorner) {
        let sorted = [a, b, c].sorted { ($0.y, $0.x) < ($1.y, $1.x) }
        let (top, middle, bottom) = (sorted[0], sorted[1], sorted[2])
        let first = max(Self.firstCentre(from: top.y), bounds.minY)
        let last = min(Self.firstCentre(from: bottom.y), bounds.maxY)
        guard first < last else { return }
        let area = (b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y)
        guard area != 0, area.isFinite else { return }
        let (toB, toC) = (b.color - a.color, c.color - a.color)
        let perX = (toB * (c.y - a.y) - toC * (b.y - a.y)) / area
        let perY = (toC * (b.x - a.x) - toB * (c.x - a.x)) / area
        for y in first..<last {
            let centre = Float(y) + 0.5
            let long = Self.place(on: top, bottom, at: centre)
            let short =
                centre < middle.y ? Self.place(on: top, middle, at: centre) : Self.place(on: middle, bottom, at: centre)
            let left = max(Self.firstCentre(from: min(long, short)), bounds.minX)
            let right = min(Self.firstCentre(from: max(long, short)), bounds.maxX)
            guard left < right else { continue }
            var color = a.color + perX * (Float(left) + 0.5 - a.x) + perY * (centre - a.y)
            let target = pointer(x: left, y: y)
            for index in 0..<(right - left) {
                target[index] = Self.pixel(color)
                color += perX
            }
        }
    }

    /// The first pixel whose centre isn't before `place`.
    private static func firstCentre(from place: Float) -> Int { Int((place - 0.5).rounded(.up)) }

    private static func place(on upper: MeshCorner, _ lower: MeshCorner, at y: Float) -> Float {
        let height = lower.y - upper.y
        return height > 0 ? upper.x + (lower.x - upper.x) * ((y - upper.y) / height) : upper.x
    }

    private static func pixel(_ color: SIMD4<Float>) -> UInt32 {
        let whole = SIMD4<UInt32>(color.clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 255)) + 0.5)
        return whole.w << 24 | whole.x << 16 | whole.y << 8 | whole.z
    }
}
