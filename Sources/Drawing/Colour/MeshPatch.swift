import Foundation

/// One cell of a mesh: a surface in Ferguson's form, whose position and first derivatives at the corners are given.
package struct MeshPatch {
    /// A place of the surface with its colour, premultiplied sRGB.
    package struct Sample {
        package var point: CGPoint
        package var color: SIMD4<Double>
    }

    private let mesh: ResolvedMesh
    /// Top left, top right, bottom left, bottom right.
    private let positions: [SIMD2<Double>]
    private let across: [SIMD2<Double>]
    private let down: [SIMD2<Double>]
    private let colors: [SIMD4<Double>]
    private let colorsAcross: [SIMD4<Double>]
    private let colorsDown: [SIMD4<Double>]

    init(_ mesh: ResolvedMesh, column: Int, row: Int) {
        self.mesh = mesh
        let corners = [(0, 0), (1, 0), (0, 1), (1, 1)].map { (column: column + $0.0, row: row + $0.1) }
        let vertices = corners.map { mesh.vertices[$0.row * mesh.columns + $0.column] }
        positions = vertices.map { $0.position.vector }
        // A cubic's derivative at its end is three times the way to the control point.
        across = vertices.enumerated().map { index, vertex in
            index % 2 == 0
                ? 3 * (vertex.trailing.vector - vertex.position.vector)
                : 3 * (vertex.position.vector - vertex.leading.vector)
        }
        down = vertices.enumerated().map { index, vertex in
            index < 2
                ? 3 * (vertex.bottom.vector - vertex.position.vector)
                : 3 * (vertex.position.vector - vertex.top.vector)
        }
        colors = corners.map { mesh.parts($0.row * mesh.columns + $0.column) }
        guard mesh.smoothsColors else {
            colorsAcross = []
            colorsDown = []
            return
        }
        colorsAcross = corners.map { corner in
            MeshPatch.slope(at: corner.column, of: mesh.columns) { mesh.parts(corner.row * mesh.columns + $0) }
        }
        colorsDown = corners.map { corner in
            MeshPatch.slope(at: corner.row, of: mesh.rows) { mesh.parts($0 * mesh.columns + corner.column) }
        }
    }

    /// How fast colours change at a vertex so that they never go beyond their neighbours': none at a highest or lowest
    /// one, else the harmonic mean of the two sides (Fritsch and Butland).
    private static func slope(at index: Int, of count: Int, value: (Int) -> SIMD4<Double>) -> SIMD4<Double> {
        guard index > 0, index < count - 1 else { return .zero }
        let before = value(index) - value(index - 1)
        let after = value(index + 1) - value(index)
        var result = SIMD4<Double>.zero
        for part in 0..<4 where before[part] * after[part] > 0 {
            result[part] = 2 * before[part] * after[part] / (before[part] + after[part])
        }
        return result
    }

    /// How many pieces the patch has to be cut into, along each side, so that none is longer than `length`.
    package func pieces(ofLength length: Double) -> Int {
        var longest = 0.0
        for (from, to) in [(0, 1), (2, 3)] {
            longest = max(longest, reach(positions[from], across[from], positions[to], across[to]))
        }
        for (from, to) in [(0, 2), (1, 3)] {
            longest = max(longest, reach(positions[from], down[from], positions[to], down[to]))
        }
        guard longest.isFinite, length > 0 else { return 1 }
        return Int(min(max((longest / length).rounded(.up), 1), 256))
    }

    /// The length of an edge's control polygon.
    private func reach(
        _ start: SIMD2<Double>, _ startSlope: SIMD2<Double>, _ end: SIMD2<Double>, _ endSlope: SIMD2<Double>
    ) -> Double {
        let middle = end - endSlope / 3 - (start + startSlope / 3)
        return (startSlope / 3).length + middle.length + (endSlope / 3).length
    }

    /// The surface at a fraction of the way from left to right and from top to bottom.
    package func sample(_ u: Double, _ v: Double) -> Sample {
        let (hu, hv) = (HermiteWeights(u), HermiteWeights(v))
        let place = mixed(positions, across, down, hu, hv)
        let parts: SIMD4<Double>
        if mesh.smoothsColors {
            parts = mixed(colors, colorsAcross, colorsDown, hu, hv)
        } else {
            let top = colors[0] * (1 - u) + colors[1] * u
            parts = top * (1 - v) + (colors[2] * (1 - u) + colors[3] * u) * v
        }
        return Sample(point: CGPoint(x: place.x, y: place.y), color: mesh.premultiplied(parts))
    }

    private func mixed<V: SIMD>(
        _ values: [V], _ across: [V], _ down: [V], _ u: HermiteWeights, _ v: HermiteWeights
    ) -> V where V.Scalar == Double {
        let top = values[0] * u.start + values[1] * u.end + across[0] * u.startSlope + across[1] * u.endSlope
        let bottom = values[2] * u.start + values[3] * u.end + across[2] * u.startSlope + across[3] * u.endSlope
        let topSlope = down[0] * u.start + down[1] * u.end
        let bottomSlope = down[2] * u.start + down[3] * u.end
        return top * v.start + bottom * v.end + topSlope * v.startSlope + bottomSlope * v.endSlope
    }
}

/// What Hermite's cubics are at a place between two ends.
private struct HermiteWeights {
    let start: Double
    let end: Double
    let startSlope: Double
    let endSlope: Double

    init(_ t: Double) {
        let rest = 1 - t
        start = rest * rest * (1 + 2 * t)
        end = t * t * (3 - 2 * t)
        startSlope = t * rest * rest
        endSlope = -t * t * rest
    }
}

extension CGPoint {
    fileprivate var vector: SIMD2<Double> { SIMD2(Double(x), Double(y)) }
}

extension SIMD2<Double> {
    fileprivate var length: Double { (x * x + y * y).squareRoot() }
}
