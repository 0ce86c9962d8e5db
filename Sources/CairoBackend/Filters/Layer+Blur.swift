import Drawing
import Foundation

/// What a blur does where a picture ends.
enum BlurEdges {
    /// It spreads beyond.
    case soft
    /// The edges stay, and the colours there are those of what is inside.
    case hard
    /// The same; and what isn't covered counts as black, so that the result is without a hole.
    case opaque

    /// What a blurred pixel (blue, green, red, opacity of 255 each) becomes.
    ///
    /// - Parameter weight: how much of it came from inside the picture, of 255; nil where its opacity tells.
    @inline(__always)
    func pixel(_ blurred: SIMD4<Float>, weight: Float?) -> UInt32 {
        // What came in from outside the picture is made up for by what is there.
        let weight = weight ?? blurred.w
        let gain = self != .soft && weight > 0 ? 255 / weight : 1
        let channels = PixelChannels(blurred * gain + 0.5)
        let whole = self == .opaque ? 255 : channels[3]
        return min(channels[0], whole) | min(channels[1], whole) << 8 | min(channels[2], whole) << 16 | whole << 24
    }
}

extension Layer {
    /// The layer blurred, as far as it is visible.
    func blurred(sigma: CGFloat, edges: BlurEdges, visible: PixelRect) throws(PictureError) -> Layer {
        guard sigma > 0.01, sigma.isFinite else { return self }
        let kernel = GaussianKernel(sigma: sigma)
        let area = edges == .soft ? bounds.grown(by: kernel.reach).intersection(visible) : bounds
        guard !area.isEmpty else { return try Layer(bounds: .empty) }
        let weights = try edges == .soft || isOpaque ? nil : wholePlane().blurred(by: kernel, onto: bounds)
        let result = try Layer(bounds: area)
        if kernel.cell > 1 {
            try CoarseBlur(of: self, kernel: kernel, onto: area.union(bounds)).read(
                into: result, edges: edges, weights: weights)
            return result
        }
        let blurred = try colorPlane().blurred(by: kernel, onto: area.union(bounds))
        try RowParts.each(area.minY..<area.maxY, work: area.width * 4) { rows in
            for y in rows {
                let source = blurred.row(y - blurred.bounds.minY) + (area.minX - blurred.bounds.minX) * 4
                let target = result.pointer(x: area.minX, y: y)
                let inside = weights.map { $0.row(y - $0.bounds.minY) + (area.minX - $0.bounds.minX) }
                for x in 0..<area.width {
                    let place = source + x * 4
                    target[x] = edges.pixel(
                        SIMD4(place[0], place[1], place[2], place[3]), weight: inside?[x])
                }
            }
        }
        return result
    }

    /// The layer's blue, green, red and opacity, 0…255.
    private func colorPlane() throws(PictureError) -> BlurPlane {
        let plane = try BlurPlane(bounds: bounds, channels: 4)
        for index in 0..<bounds.width * bounds.height {
            let pixel = pixels[index]
            if pixel == 0 { continue }
            let place = plane.values + index * 4
            place[0] = Float(pixel & 0xFF)
            place[1] = Float((pixel >> 8) & 0xFF)
            place[2] = Float((pixel >> 16) & 0xFF)
            place[3] = Float(pixel >> 24)
        }
        return plane
    }

    /// What a layer without a hole would be, of opacity 255.
    private func wholePlane() throws(PictureError) -> BlurPlane {
        let plane = try BlurPlane(bounds: bounds, channels: 1)
        plane.values.update(repeating: 255, count: bounds.width * bounds.height)
        return plane
    }

    /// The layer's opacity, 0…255.
    private func opacityPlane() throws(PictureError) -> BlurPlane {
        let plane = try BlurPlane(bounds: bounds, channels: 1)
        for index in 0..<bounds.width * bounds.height {
            plane.values[index] = Float(pixels[index] >> 24)
        }
        return plane
    }

    /// The layer over its own shadow.
    func withShadow(
        _ color: ResolvedColor, sigma: CGFloat, offset: CGSize, visible: PixelRect, tools: DrawingTools
    ) throws(PictureError) -> Layer {
        guard let move = offset.wholePixels else { return self }
        let reach = GaussianKernel(sigma: sigma.isFinite ? max(sigma, 0) : 0).reach + 1
        let shadow = bounds.grown(by: reach).offsetBy(x: move.x, y: move.y).intersection(visible)
        let result = try Layer(bounds: bounds.union(shadow))
        let canvas = Canvas(layer: result, clip: result.bounds, tools: tools)
        try canvas.shadow(of: self, color: color, sigma: sigma, move: move)
        compose(onto: result, clip: result.bounds, mode: .normal, opacity: 1)
        return result
    }

    /// The layer with the shadow of its own outside upon it.
    func withInnerShadow(_ color: ResolvedColor, sigma: CGFloat, offset: CGSize) throws(PictureError) -> Layer {
        guard let move = offset.wholePixels else { return self }
        let kernel = GaussianKernel(sigma: sigma.isFinite ? max(sigma, 0) : 0)
        // Outside the layer's bounds nothing is covered: the blur of what is covered tells of both.
        let needed = bounds.offsetBy(x: -move.x, y: -move.y)
        let inside = try opacityPlane().blurred(by: kernel, onto: needed.union(bounds))
        let tint = SolidPaint(color)
        var coverages = [UInt8](repeating: 0, count: max(bounds.width, 1))
        for y in bounds.minY..<bounds.maxY {
            let source =
                inside.row(y - move.y - inside.bounds.minY) + (bounds.minX - move.x - inside.bounds.minX)
            let target = pointer(x: bounds.minX, y: y)
            for x in 0..<bounds.width {
                let outside = max(255 - source[x], 0)
                coverages[x] = UInt8(min(outside * Float(target[x] >> 24) / 255 + 0.5, 255))
            }
            let alphas = (0..<bounds.width).map { target[$0] & 0xFF00_0000 }
            tint.fill(target, count: bounds.width, coverages: coverages)
            // The shadow lies on what is there and adds nothing to its opacity.
            for x in 0..<bounds.width { target[x] = target[x] & 0x00FF_FFFF | alphas[x] }
        }
        return self
    }
}

/// A shift by whole pixels.
struct PixelMove {
    var x: Int
    var y: Int
}

extension CGSize {
    /// The nearest shift by whole pixels; nil where it isn't a number or leads out of every picture.
    var wholePixels: PixelMove? {
        guard width.isFinite, height.isFinite, abs(width) < 1e6, abs(height) < 1e6 else { return nil }
        return PixelMove(x: Int(width.rounded()), y: Int(height.rounded()))
    }
}

extension PixelRect {
    func union(_ other: PixelRect) -> PixelRect {
        if isEmpty { return other }
        if other.isEmpty { return self }
        return PixelRect(
            minX: min(minX, other.minX), minY: min(minY, other.minY), maxX: max(maxX, other.maxX),
            maxY: max(maxY, other.maxY))
    }
}
