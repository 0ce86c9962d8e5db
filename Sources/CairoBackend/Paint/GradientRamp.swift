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
        let wanted = pixels.isFinite ? min(max(pixels * span * 2, 256), 4_096) : 4_096
        let count = Int(wanted)
        scale = Double(count) / span
        var table: [UInt32] = []
        table.reserveCapacity(count)
        var upper = 1
        for index in 0..<count {
            let location = first + (Double(index) + 0.5) / scale
            while upper < stops.count - 1, stops[upper].location <= location { upper += 1 }
            let (from, to) = (stops[upper - 1], stops[upper])
            let length = to.location - from.location
            let fraction = length > 0 ? min(max((location - from.location) / length, 0), 1) : 1
            let color = from.color.mixed(with: to.color, by: fraction, in: gradient.colorSpace)
            table.append(color.premultipliedPixel)
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
