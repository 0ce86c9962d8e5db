import Drawing
import Foundation

// Unsafe: there is a corner for each place of the grid, and rows are cut to the layer.

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
            guard (try? Self.draw(patch, pieces: count, on: layer)) != nil else { return nil }
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

    /// The corners are found, and the rows filled, on several cores where there are many.
    private static func draw(_ patch: MeshPatch, pieces count: Int, on layer: Layer) throws(PictureError) {
        let line = count + 1
        let corners = UnsafeMutablePointer<MeshCorner>.allocate(capacity: line * line)
        defer { corners.deallocate() }
        try RowParts.each(0..<line, work: line * 48) { rows in
            for row in rows {
                for column in 0..<line {
                    let sample = patch.sample(Double(column) / Double(count), Double(row) / Double(count))
                    (corners + (row * line + column)).initialize(to: MeshCorner(sample))
                }
            }
        }
        let (top, bottom) = extent(corners, line * line, within: layer.bounds)
        guard top < bottom else { return }
        let work = layer.bounds.width + line * line / (bottom - top) * 16
        try RowParts.each(top..<bottom, work: work) { rows in
            for row in 0..<count {
                let (above, below) = (corners + row * line, corners + (row + 1) * line)
                for column in 0..<count {
                    layer.fill(above[column], above[column + 1], below[column], in: rows)
                    layer.fill(above[column + 1], below[column + 1], below[column], in: rows)
                }
            }
        }
    }

    /// The rows that triangles between these corners can touch.
    private static func extent(
        _ corners: UnsafePointer<MeshCorner>, _ count: Int, within bounds: PixelRect
    ) -> (top: Int, bottom: Int) {
        var (top, bottom) = (corners[0].y, corners[0].y)
        for index in 1..<count { (top, bottom) = (min(top, corners[index].y), max(bottom, corners[index].y)) }
        return (max(Int(top) - 1, bounds.minY), min(Int(bottom) + 1, bounds.maxY))
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

    /// Whether it comes before another one, line by line.
    @inline(__always)
    func isBefore(_ other: MeshCorner) -> Bool { y < other.y || y == other.y && x < other.x }
}

extension Layer {
    /// Sets the pixels of `rows` whose centres lie in a triangle to the colours mixed between its corners. A pixel on a
    /// common side of two triangles belongs to one of them.
    @inline(__always)
    fileprivate func fill(_ a: MeshCorner, _ b: MeshCorner, _ c: MeshCorner, in rows: Range<Int>) {
        var (top, middle, bottom) = (a, b, c)
        if middle.isBefore(top) { swap(&top, &middle) }
        if bottom.isBefore(middle) {
            swap(&middle, &bottom)
            if middle.isBefore(top) { swap(&top, &middle) }
        }
        let first = max(Self.firstCentre(from: top.y), rows.lowerBound)
        let last = min(Self.firstCentre(from: bottom.y), rows.upperBound)
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
    @inline(__always)
    private static func firstCentre(from place: Float) -> Int {
        // Rounded up; the library's function for that is a call.
        let whole = Int(place - 0.5)
        return Float(whole) < place - 0.5 ? whole &+ 1 : whole
    }

    private static func place(on upper: MeshCorner, _ lower: MeshCorner, at y: Float) -> Float {
        let height = lower.y - upper.y
        return height > 0 ? upper.x + (lower.x - upper.x) * ((y - upper.y) / height) : upper.x
    }

    /// Blue is the lowest byte.
    @inline(__always)
    private static func pixel(_ color: SIMD4<Float>) -> UInt32 {
        let channels = PixelChannels(color + 0.5)
        return channels[2] | channels[1] << 8 | channels[0] << 16 | channels[3] << 24
    }
}
