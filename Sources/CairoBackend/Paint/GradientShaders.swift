import Drawing
import Foundation

// Unsafe: `target` has room for `count` pixels, which is all that is written.

final class LinearShader: Shader {
    private let ramp: GradientRamp
    /// The place along the gradient is `x · dx + y · dy + offset` at a pixel.
    private let dx: Double
    private let dy: Double
    private let offset: Double

    init(ramp: GradientRamp, toItem: CGAffineTransform, start: CGPoint, axis: CGVector) {
        self.ramp = ramp
        let square = axis.dx * axis.dx + axis.dy * axis.dy
        if square > 0, square.isFinite {
            dx = (toItem.a * axis.dx + toItem.b * axis.dy) / square
            dy = (toItem.c * axis.dx + toItem.d * axis.dy) / square
            offset = ((toItem.tx - start.x) * axis.dx + (toItem.ty - start.y) * axis.dy) / square
        } else {
            // A gradient from a point to itself is all beyond its end (facts.md 16.10).
            (dx, dy, offset) = (0, 0, .infinity)
        }
    }

    override var isOpaque: Bool { ramp.isOpaque }

    override func shade(x: Int, y: Int, count: Int, into target: UnsafeMutablePointer<UInt32>) {
        let start = (Double(x) + 0.5) * dx + (Double(y) + 0.5) * dy + offset
        if abs(dx) * Double(count) < 1e-9 { return fillPixels(target, with: ramp.color(at: start), count: count) }
        ramp.fill(target, count: count, from: start, step: dx)
    }
}

/// Circles round the origin of the plane that `toCircle` maps pixels to.
final class RadialShader: Shader {
    private let ramp: GradientRamp
    private let toCircle: CGAffineTransform
    private let startRadius: Double
    private let scale: Double

    init(ramp: GradientRamp, toCircle: CGAffineTransform, startRadius: CGFloat, endRadius: CGFloat) {
        self.ramp = ramp
        self.toCircle = toCircle
        self.startRadius = startRadius
        let length = endRadius - startRadius
        scale = length != 0 && length.isFinite ? 1 / length : 0
    }

    override var isOpaque: Bool { ramp.isOpaque }

    override func shade(x: Int, y: Int, count: Int, into target: UnsafeMutablePointer<UInt32>) {
        if scale == 0 { return fillPixels(target, with: ramp.after, count: count) }
        let (column, row) = (Double(x) + 0.5, Double(y) + 0.5)
        var across = toCircle.a * column + toCircle.c * row + toCircle.tx
        var down = toCircle.b * column + toCircle.d * row + toCircle.ty
        var index = 0
        while index < count {
            let distance = (across * across + down * down).squareRoot()
            target[index] = ramp.color(at: (distance - startRadius) * scale)
            across += toCircle.a
            down += toCircle.b
            index &+= 1
        }
    }
}

/// Colours by the angle round the origin of the plane that `toCenter` maps pixels to.
final class AngularShader: Shader {
    private let ramp: GradientRamp
    private let toCenter: CGAffineTransform
    private let start: Double
    private let sweep: Double
    private let isReversed: Bool

    init(ramp: GradientRamp, toCenter: CGAffineTransform, start: Double, sweep: Double) {
        self.ramp = ramp
        self.toCenter = toCenter
        self.start = start.isFinite ? start : 0
        self.sweep = sweep.isFinite ? abs(sweep) : 0
        isReversed = sweep < 0
    }

    override var isOpaque: Bool { ramp.isOpaque }

    override func shade(x: Int, y: Int, count: Int, into target: UnsafeMutablePointer<UInt32>) {
        let (column, row) = (Double(x) + 0.5, Double(y) + 0.5)
        var across = toCenter.a * column + toCenter.c * row + toCenter.tx
        var down = toCenter.b * column + toCenter.d * row + toCenter.ty
        var index = 0
        while index < count {
            target[index] = color(at: atan2(down, across))
            across += toCenter.a
            down += toCenter.b
            index &+= 1
        }
    }

    private func color(at angle: Double) -> UInt32 {
        guard sweep > 0 else { return ramp.after }
        let full = 2 * Double.pi
        var turned = (isReversed ? start - angle : angle - start).truncatingRemainder(dividingBy: full)
        if turned < 0 { turned += full }
        if turned <= sweep { return ramp.color(at: turned / sweep) }
        // Outside the sweep the nearer end by angle goes on (facts.md 16.10).
        return turned - sweep < (full - sweep) / 2 ? ramp.color(at: 1) : ramp.color(at: 0)
    }
}
