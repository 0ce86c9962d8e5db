import Drawing
import Foundation

/// The colours of a gradient as a table, evenly spaced between its first and its last stop.
struct GradientRamp {
    private let colors: [UInt32]
    private let first: Double
    private let scale: Double
    /// The colours before the first and after the last stop.
    let before: UInt32
    let after: UInt32

    /// - Parameter pixels: the length of the gradient from 0 to 1, in pixels.
    init(_ gradient: ResolvedGradient, pixels: CGFloat) {
        let stops = gradient.stops
        guard let firstStop = stops.first, let lastStop = stops.last else {
            (colors, first, scale, before, after) = ([], 0, 0, 0, 0)
            return
        }
        before = firstStop.color.premultipliedPixel
        after = lastStop.color.premultipliedPixel
        first = firstStop.location
        let span = lastStop.location - firstStop.location
        guard span > 0, span.isFinite else {
            (colors, scale) = ([], 0)
            return
        }
        let wanted = pixels.isFinite ? min(max(pixels * span * 2, 1_024), 4_096) : 4_096
        let count = Int(wanted)
        scale = Double(count) / span
        var table: [UInt32] = []
        table.reserveCapacity(count)
        let nodes = gradient.refined(tolerance: 0.2).map { PremultipliedColor($0) }
        var upper = 1
        for index in 0..<count {
            let location = first + (Double(index) + 0.5) / scale
            while upper < nodes.count - 1, nodes[upper].location <= location { upper += 1 }
            table.append(nodes[upper - 1].mixed(with: nodes[upper], at: location))
        }
        colors = table
    }

    /// The colour at `location`, which may be anything, even no number.
    @inline(__always)
    func color(at location: Double) -> UInt32 {
        let place = (location - first) * scale
        guard place >= 0 else { return before }
        guard place < Double(colors.count) else { return after }
        return colors[Int(place)]
    }
}

/// A colour times its opacity times 255, at its place in a gradient.
private struct PremultipliedColor {
    var red: Double
    var green: Double
    var blue: Double
    var alpha: Double
    var location: Double

    init(_ stop: ResolvedStop) {
        let color = stop.color.clamped
        alpha = color.opacity * 255
        (red, green, blue) = (color.red * alpha, color.green * alpha, color.blue * alpha)
        location = stop.location
    }

    func mixed(with other: PremultipliedColor, at place: Double) -> UInt32 {
        let length = other.location - location
        let share = length > 0 ? min(max((place - location) / length, 0), 1) : 1
        func channel(_ from: Double, _ to: Double) -> UInt32 { UInt32(from + (to - from) * share + 0.5) }
        return channel(alpha, other.alpha) << 24 | channel(red, other.red) << 16
            | channel(green, other.green) << 8 | channel(blue, other.blue)
    }
}

extension ResolvedColor {
    /// Premultiplied, 8 bits a channel, blue lowest.
    var premultipliedPixel: UInt32 {
        let color = clamped
        let scale = color.opacity * 255
        let red = UInt32((color.red * scale).rounded())
        let green = UInt32((color.green * scale).rounded())
        let blue = UInt32((color.blue * scale).rounded())
        return UInt32(scale.rounded()) << 24 | red << 16 | green << 8 | blue
    }
}
