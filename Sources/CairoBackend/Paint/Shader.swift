import Drawing
import Foundation

// Unsafe: whoever scans has cut a span to the layer it points into; `scratch` is as long as a row of it.

/// A paint whose colour differs from pixel to pixel.
class Shader {
    /// Whether every colour is opaque.
    var isOpaque: Bool { false }

    /// Writes the premultiplied colours at the centres of `count` pixels of row `y` from column `x` on.
    func shade(x: Int, y: Int, count: Int, into target: UnsafeMutablePointer<UInt32>) {}

    /// Lays the colours over the pixels at `target`, all with one coverage.
    final func fill(
        _ target: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int, coverage: UInt8,
        scratch: UnsafeMutablePointer<UInt32>
    ) {
        // Where nothing below shows through, there is nothing to blend.
        if coverage == 255, isOpaque { return shade(x: x, y: y, count: count, into: target) }
        shade(x: x, y: y, count: count, into: scratch)
        blend(scratch, over: target, count: count, coverage: coverage)
    }

    /// The shader for a paint that isn't one colour; nil where the paint draws nothing.
    ///
    /// - Parameter area: all the pixels that will be asked for.
    static func of(_ paint: Paint, transform: CGAffineTransform, opacity: Double, area: PixelRect) -> Shader? {
        let determinant = transform.determinant
        guard determinant != 0, determinant.isFinite else { return nil }
        let toItem = transform.inverted()
        // Points per pixel: how fine the table of colours has to be.
        let magnification = abs(determinant).squareRoot()
        switch paint.multiplyingOpacity(by: opacity) {
        case .color: return nil
        case .linearGradient(let gradient, let start, let end):
            let axis = CGVector(dx: end.x - start.x, dy: end.y - start.y)
            let length = hypot(axis.dx, axis.dy)
            let ramp = GradientRamp(gradient, pixels: length * magnification)
            return LinearShader(ramp: ramp, toItem: toItem, start: start, axis: axis)
        case .radialGradient(let gradient, let center, let startRadius, let endRadius):
            let ramp = GradientRamp(gradient, pixels: abs(endRadius - startRadius) * magnification)
            let toCenter = toItem.concatenating(CGAffineTransform(translationX: -center.x, y: -center.y))
            return RadialShader(ramp: ramp, toCircle: toCenter, startRadius: startRadius, endRadius: endRadius)
        case .ellipticalGradient(let gradient, let ellipse, let startRadius, let endRadius):
            guard ellipse.determinant != 0, ellipse.determinant.isFinite else { return nil }
            let pixels = abs(endRadius - startRadius) * abs(ellipse.determinant).squareRoot() * magnification
            let ramp = GradientRamp(gradient, pixels: pixels)
            return RadialShader(
                ramp: ramp, toCircle: toItem.concatenating(ellipse.inverted()), startRadius: startRadius,
                endRadius: endRadius)
        case .angularGradient(let gradient, let center, let start, let end):
            let ramp = GradientRamp(gradient, pixels: 4_096)
            let toCenter = toItem.concatenating(CGAffineTransform(translationX: -center.x, y: -center.y))
            return AngularShader(
                ramp: ramp, toCenter: toCenter, start: start.radians, sweep: end.radians - start.radians)
        case .mesh(let mesh): return MeshShader(mesh.applying(transform), area: area)
        case .image(let bitmap, let source, let tile):
            guard tile.determinant != 0, tile.determinant.isFinite else { return nil }
            return ImageShader(
                bitmap: bitmap, source: source, toSource: toItem.concatenating(tile.inverted()), interpolation: .low,
                isTiled: true, opacity: opacity)
        }
    }
}

/// Premultiplied `source` pixels over `target`, all with one coverage.
func blend(
    _ source: UnsafePointer<UInt32>, over target: UnsafeMutablePointer<UInt32>, count: Int, coverage: UInt8
) {
    let coverage = UInt32(coverage)
    var index = 0
    while index < count {
        let pixel = source[index]
        if coverage == 255 && pixel >= 0xFF00_0000 {
            target[index] = pixel
        } else if pixel != 0 {
            target[index] = blended(pixel, over: target[index], coverage: coverage)
        }
        index &+= 1
    }
}

/// Premultiplied `source` over `target` where `coverage` of 255 is covered; rounded once.
@inline(__always)
func blended(_ source: UInt32, over target: UInt32, coverage: UInt32) -> UInt32 {
    let rest = 65_025 &- (source >> 24) &* coverage
    let cover = coverage &* 255
    @inline(__always)
    func channel(_ shift: UInt32) -> UInt32 {
        let sum = ((source >> shift) & 0xFF) &* cover &+ ((target >> shift) & 0xFF) &* rest &+ 32_512
        return (sum / 65_025) << shift
    }
    return channel(0) | channel(8) | channel(16) | channel(24)
}
