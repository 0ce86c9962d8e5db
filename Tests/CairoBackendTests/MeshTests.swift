import Drawing
import Foundation
import Testing

struct MeshTests {
    private func mesh(
        _ corners: [CGPoint], _ colors: [ResolvedColor], background: ResolvedColor = .clear
    ) throws -> Paint {
        let vertices = corners.enumerated().map { index, point in
            let (x, y) = (corners[index ^ 1], corners[index ^ 2])
            func third(_ other: CGPoint, _ sign: CGFloat) -> CGPoint {
                CGPoint(x: point.x + sign * (other.x - point.x) / 3, y: point.y + sign * (other.y - point.y) / 3)
            }
            return MeshVertex(
                position: point, leading: third(x, index % 2 == 0 ? -1 : 1), top: third(y, index < 2 ? -1 : 1),
                trailing: third(x, index % 2 == 0 ? 1 : -1), bottom: third(y, index < 2 ? 1 : -1))
        }
        return .mesh(
            try #require(ResolvedMesh(columns: 2, rows: 2, vertices: vertices, colors: colors, background: background)))
    }

    private func square(_ side: CGFloat) -> [CGPoint] {
        [.zero, CGPoint(x: side, y: 0), CGPoint(x: 0, y: side), CGPoint(x: side, y: side)]
    }

    /// Every pixel belongs to one triangle: no gap shows, and nothing is laid over anything twice.
    @Test func halfOpaqueColoursAreEven() throws {
        let half = ResolvedColor.black.faded(0.5)
        let paint = try mesh(square(40), [half, half, half, half])
        let picture = try Picture(40, 40, [.fill(rect(0, 0, 40, 40), FillStyle(), paint)])
        for y in 0..<40 { for x in 0..<40 { #expect(picture.red(x, y) == 127 || picture.red(x, y) == 128) } }
    }

    @Test func coloursMixFromCornerToCorner() throws {
        let paint = try mesh(square(41), [.black, .white, .black, .white])
        let picture = try Picture(41, 41, [.fill(rect(0, 0, 41, 41), FillStyle(), paint)])
        // Without neighbours to slope to, the way from one corner to the other is Hermite's: flat at both ends.
        #expect(abs(picture.red(20, 20) - 128) <= 1)
        #expect(picture.red(1, 5) <= 2 && picture.red(39, 35) >= 253)
        #expect(picture.red(10, 3) == picture.red(10, 38))
    }

    @Test func theBackgroundIsPaintedRoundIt() throws {
        let corners = [
            CGPoint(x: 10, y: 10), CGPoint(x: 30, y: 10), CGPoint(x: 10, y: 30), CGPoint(x: 30, y: 30),
        ]
        let paint = try mesh(corners, [.black, .black, .black, .black], background: .pureRed)
        let picture = try Picture(40, 40, [.fill(rect(0, 0, 40, 40), FillStyle(), paint)])
        #expect(picture.color(5, 20) == [255, 0, 0] && picture.color(20, 20) == [0, 0, 0])
        #expect(picture.color(35, 35) == [255, 0, 0])
    }

    @Test func coloursThatArentNumbersAreDrawn() throws {
        let odd = ResolvedColor(red: .nan, green: .infinity, blue: 1e300, opacity: 1)
        let paint = try mesh(square(20), [odd, odd.faded(.nan), odd.faded(1e300), .black])
        _ = try Picture(20, 20, [.fill(rect(0, 0, 20, 20), FillStyle(), paint)])
    }

    /// Cells of different sizes meet without a pixel between them.
    @Test func cellsOfDifferentSizesLeaveNoGap() throws {
        let xs: [CGFloat] = [0, 71, 90]
        let places = [CGFloat(0), 13, 90].flatMap { y in xs.map { CGPoint(x: $0, y: y) } }
        let vertices = places.enumerated().map { index, point in
            let bend: CGFloat = index == 4 ? 17 : 5
            return MeshVertex(
                position: point, leading: CGPoint(x: point.x - bend, y: point.y + bend / 2),
                top: CGPoint(x: point.x + bend / 3, y: point.y - bend),
                trailing: CGPoint(x: point.x + bend, y: point.y - bend / 2),
                bottom: CGPoint(x: point.x - bend / 3, y: point.y + bend))
        }
        let colors = Array(repeating: ResolvedColor.black, count: 9)
        let mesh = try #require(ResolvedMesh(columns: 3, rows: 3, vertices: vertices, colors: colors))
        let picture = try Picture(90, 90, [.fill(rect(0, 0, 90, 90), FillStyle(), .mesh(mesh))])
        for y in 12..<78 { for x in 12..<78 { #expect(picture.red(x, y) == 0, "(\(x), \(y))") } }
    }

    /// Points far off the canvas cost no more than the canvas.
    @Test func absurdPointsAreDrawnInTime() throws {
        let paint = try mesh(
            [CGPoint(x: -1e30, y: -1e30), CGPoint(x: 1e30, y: 0), CGPoint(x: 0, y: 1e30), CGPoint(x: 1e30, y: 1e30)],
            [.black, .white, .black, .white])
        _ = try Picture(20, 20, [.fill(rect(0, 0, 20, 20), FillStyle(), paint)])
    }
}
