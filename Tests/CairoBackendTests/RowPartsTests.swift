import Drawing
import Foundation
import Synchronization
import Testing

@testable import CairoBackend

/// Large pictures are made on several cores, a row by one of them; and whole rows of pictures at a time.
struct RowPartsTests {
    private static let gradient = Paint.linearGradient(
        ResolvedGradient(stops: [
            ResolvedStop(color: .pureRed, location: 0),
            ResolvedStop(color: .pureBlue.faded(0.4), location: 1),
        ]), start: .zero, end: CGPoint(x: 500, y: 300))

    private static func group(_ filter: Filter) -> DisplayList.Item {
        let items: [DisplayList.Item] = [
            .fill(rect(60, 40, 500, 420), FillStyle(), gradient), fill(rect(0, 0, 300.5, 200.25), .black),
        ]
        return .group(DisplayList.Group(filters: [filter], contents: DisplayList(items: items)))
    }

    private static func mesh() throws -> DisplayList.Item {
        let vertices = (0..<9).map { index in
            let point = CGPoint(x: CGFloat(index % 3) * 300 + CGFloat(index * 7 % 5) * 20, y: CGFloat(index / 3) * 240)
            func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: point.x + x, y: point.y + y) }
            return MeshVertex(
                position: point, leading: at(-100, 10), top: at(5, -80), trailing: at(100, -10), bottom: at(-5, 80))
        }
        let colors = (0..<9).map { ResolvedColor(red: Double($0) / 8, green: 0.5, blue: 1 - Double($0) / 8) }
        let mesh = try #require(ResolvedMesh(columns: 3, rows: 3, vertices: vertices, colors: colors))
        return .fill(rect(0, 0, 600, 480), FillStyle(), .mesh(mesh))
    }

    @Test(arguments: [2, 3, 4])
    func theNumberOfCoresDoesntShow(cores: Int) throws {
        let items: [DisplayList.Item] = [
            Self.group(.blur(radius: 3, isOpaque: false)), Self.group(.blur(radius: 30, isOpaque: false)),
            Self.group(.blur(radius: 30, isOpaque: true)), try Self.mesh(),
        ]
        for item in items {
            let one = try RowParts.$cores.withValue(1) { try Picture(600, 480, background: nil, [item]).bitmap }
            let several = try RowParts.$cores.withValue(cores) {
                try Picture(600, 480, background: nil, [item]).bitmap
            }
            #expect(one == several)
        }
    }

    @Test func partsAreAllRowsOnce() throws {
        for count in [0, 1, 2, 3, 7, 100] {
            for work in [1, 100_000, 10_000_000] {
                let seen = Mutex([Int](repeating: 0, count: count))
                try RowParts.$cores.withValue(4) {
                    try RowParts.each(0..<count, work: work) { rows in
                        seen.withLock { seen in for row in rows { seen[row] += 1 } }
                    }
                }
                #expect(seen.withLock { $0.allSatisfy { $0 == 1 } })
            }
        }
    }

    /// A wide blur on a grid of cells is what the same blur is number by number.
    @Test(arguments: [9.0, 17, 40], [BlurEdges.soft, .hard, .opaque])
    func aWideBlurIsThatOfItsPlane(sigma: Double, edges: BlurEdges) throws {
        let bounds = PixelRect(minX: -13, minY: 5, maxX: 130, maxY: 101)
        let layer = try Layer(bounds: bounds)
        var seed: UInt32 = 3
        for index in 0..<bounds.width * bounds.height {
            seed = seed &* 1_664_525 &+ 1_013_904_223
            let alpha = index % 7 == 0 ? 0 : (seed >> 9) & 0xFF
            layer.pixels[index] = alpha << 24 | (alpha / 2) << 16 | (alpha / 3) << 8 | alpha
        }
        let visible = bounds.grown(by: 40)
        let kernel = GaussianKernel(sigma: sigma)
        #expect(kernel.cell > 1)
        let blurred = try layer.blurred(sigma: sigma, edges: edges, visible: visible)
        let plane = try BlurPlane(bounds: bounds, channels: 4)
        let whole = try BlurPlane(bounds: bounds, channels: 1)
        for index in 0..<bounds.width * bounds.height {
            for channel in 0..<4 {
                plane.values[index * 4 + channel] = Float((layer.pixels[index] >> UInt32(channel * 8)) & 0xFF)
            }
            whole.values[index] = 255
        }
        let area = blurred.bounds
        let expected = try plane.blurred(by: kernel, onto: area.union(bounds))
        let weights = try whole.blurred(by: kernel, onto: bounds)
        var differences = 0
        for y in area.minY..<area.maxY {
            for x in area.minX..<area.maxX {
                let place = expected.row(y - expected.bounds.minY) + (x - expected.bounds.minX) * 4
                let weight = edges == .soft ? place[3] : weights.row(y - bounds.minY)[x - bounds.minX]
                let gain = edges != .soft && weight > 0 ? 255 / weight : 1
                let opacity = edges == .opaque ? 255.5 : min(place[3] * gain + 0.5, 255)
                var pixel = UInt32(opacity) << 24
                for channel in 0..<3 { pixel |= UInt32(min(place[channel] * gain + 0.5, opacity)) << (8 * channel) }
                if pixel != blurred.pointer(x: x, y: y).pointee { differences += 1 }
            }
        }
        #expect(differences == 0)
    }

    /// Strips too narrow for whole rows show the same pixels.
    @Test(
        arguments: [DisplayList.Interpolation.none, .low],
        [CGSize(width: 256, height: 128), CGSize(width: 32, height: 96), CGSize(width: 8, height: 4)])
    func rowsOfAPictureAreItsPixels(interpolation: DisplayList.Interpolation, size: CGSize) throws {
        var seed: UInt32 = 11
        let bytes = (0..<16 * 16).flatMap { _ -> [UInt8] in
            seed = seed &* 1_664_525 &+ 1_013_904_223
            let alpha = UInt8(seed >> 24)
            return [UInt8((seed >> 16) & 0xFF) % max(alpha, 1), alpha / 2, alpha / 3, alpha]
        }
        let bitmap = try #require(Bitmap(width: 16, height: 16, scale: 1, pixels: bytes))
        for opacity in [1.0, 0.5] {
            var image = DisplayList.ImageItem(
                bitmap: bitmap, sourceRect: CGRect(x: 2, y: 1, width: 12, height: 14),
                rect: CGRect(origin: CGPoint(x: 3, y: 5), size: size), interpolation: interpolation)
            image.opacity = opacity
            let whole = try Picture(270, 140, [.image(image)])
            let strips = stride(from: CGFloat(0), to: 270, by: 4).map { x in
                DisplayList.Item.group(
                    DisplayList.Group(
                        clip: DisplayList.Clip(path: rect(x, 0, 4, 140)), contents: DisplayList(items: [.image(image)]))
                )
            }
            #expect(try Picture(270, 140, strips).bitmap == whole.bitmap)
        }
    }
}
