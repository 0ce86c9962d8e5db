import SwiftUI
import Testing
import ViewGraph

struct MeshGradientTests {
    private let square: [SIMD2<Float>] = [[0, 0], [1, 0], [0, 1], [1, 1]]

    private func mesh(_ gradient: MeshGradient) throws -> ResolvedMesh {
        guard case .fill(_, _, .mesh(let mesh))? = PaintProbe(gradient).items.first else {
            throw AssetError("no mesh is drawn")
        }
        return mesh
    }

    @Test func pointsAreFractionsOfThePaintedArea() throws {
        let mesh = try mesh(
            MeshGradient(width: 2, height: 2, points: square, colors: [.black, .white, .white, .black]))
        let patch = mesh.patch(column: 0, row: 0)
        #expect(patch.sample(0, 0).point == .zero && patch.sample(1, 1).point == CGPoint(x: 100, y: 60))
        let middle = patch.sample(0.5, 0.5)
        #expect(abs(middle.point.x - 50) < 1e-3 && abs(middle.point.y - 30) < 1e-3)
        #expect(abs(middle.color.x - 0.5) < 1e-9 && middle.color.w == 1)
        #expect(patch.sample(0, 0).color.x == 0 && patch.sample(1, 0).color.x == 1)
    }

    /// Neighbouring cells meet, and go on in the same direction, wherever the point between them lies.
    @Test func cellsJoinSmoothly() throws {
        let points: [SIMD2<Float>] = [
            [0, 0], [0.5, 0], [1, 0], [0, 0.5], [0.8, 0.2], [1, 0.5], [0, 1], [0.5, 1], [1, 1],
        ]
        let colors: [Color] = [.red, .green, .blue, .yellow, .white, .black, .pink, .mint, .teal]
        let mesh = try mesh(MeshGradient(width: 3, height: 3, points: points, colors: colors))
        let (left, right) = (mesh.patch(column: 0, row: 0), mesh.patch(column: 1, row: 0))
        for v in [0.0, 0.3, 0.7, 1] {
            let (before, at, after) = (left.sample(1 - 1e-4, v), left.sample(1, v), right.sample(1e-4, v))
            #expect(right.sample(0, v).point == at.point)
            let (first, second) = (at.point.x - before.point.x, after.point.x - at.point.x)
            #expect(abs(first - second) < 1e-5, "the direction changes at \(v)")
            let (fade, next) = (at.color - before.color, after.color - at.color)
            for part in 0..<4 { #expect(abs(fade[part] - next[part]) < 1e-6) }
        }
    }

    @Test func smoothColoursStayBetweenThoseOfTheirCorners() throws {
        let points: [SIMD2<Float>] = (0..<2).flatMap { row in
            (0..<4).map { SIMD2(Float($0) / 3, Float(row)) }
        }
        let grey: [Double] = [0, 1, 1, 0.2]
        let colors = (grey + grey).map { Color(white: $0) }
        let smooth = try mesh(MeshGradient(width: 4, height: 2, points: points, colors: colors))
        let plain = try mesh(
            MeshGradient(width: 4, height: 2, points: points, colors: colors, smoothsColors: false))
        for step in 0...20 {
            let place = Double(step) / 20
            #expect(abs(smooth.patch(column: 1, row: 0).sample(place, 0.5).color.x - 1) < 1e-9)
            #expect((0...1).contains(smooth.patch(column: 0, row: 0).sample(place, 0.5).color.x))
            #expect(abs(plain.patch(column: 0, row: 0).sample(place, 0.5).color.x - place) < 1e-9)
        }
    }

    @Test(arguments: [
        (2, 2, 3, 4, "needs as many"), (1, 4, 4, 4, "at least 2 × 2"), (0, 0, 0, 0, "at least 2 × 2"),
        (-3, 2, 4, 4, "at least 2 × 2"), (3, 2, 4, 4, "needs as many"), (Int.max, Int.max, 4, 4, "needs as many"),
    ])
    func wrongCountsAreSaid_andOnlyTheBackgroundIsPainted(
        width: Int, height: Int, points: Int, colors: Int, message: String
    ) {
        let gradient = MeshGradient(
            width: width, height: height, points: Array(repeating: [0, 0], count: points),
            colors: Array(repeating: .red, count: colors), background: .blue)
        let probe = PaintProbe(Circle().fill(gradient))
        #expect(probe.warnings.count == 1 && probe.warnings.first?.contains(message) == true, "\(probe.warnings)")
        #expect(probe.colors == [hex(0x0088FF)])
    }

    @Test func pointsThatArentNumbersPaintTheBackground() {
        let points: [SIMD2<Float>] = [[0, 0], [.nan, 0], [0, .infinity], [1, 1]]
        let colors: [Color] = [.red, .red, .red, .red]
        let gradient = MeshGradient(width: 2, height: 2, points: points, colors: colors, background: .blue)
        #expect(PaintProbe(gradient).colors == [hex(0x0088FF)])
    }
}
