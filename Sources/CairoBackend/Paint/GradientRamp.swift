import Drawing
import Foundation

// Unsafe: places in the table are clamped to it, or were found to lie in it from both ends of the run of pixels.

/// The colours of a gradient as a table, evenly spaced between its first and its last stop.
final class GradientRamp {
    private let colors: UnsafeMutablePointer<UInt32>
    private let count: Int
    private let first: Double
    private let scale: Double
    /// The colours before the first and after the last stop.
    let before: UInt32
    let after: UInt32
    let isOpaque: Bool

    /// - Parameter pixels: the length of the gradient from 0 to 1, in pixels.
    init(_ gradient: ResolvedGradient, pixels: CGFloat) {
        let stops = gradient.stops
        isOpaque = !stops.isEmpty && stops.allSatisfy { $0.color.opacity >= 1 }
        before = stops.first?.color.premultipliedPixel ?? 0
        after = stops.last?.color.premultipliedPixel ?? 0
        first = stops.first?.location ?? 0
        let span = (stops.last?.location ?? 0) - first
        guard span > 0, span.isFinite else {
            (colors, count, scale) = (.allocate(capacity: 1), 0, 0)
            return
        }
        let wanted = pixels.isFinite ? min(max(pixels * span * 2, 1_024), 4_096) : 4_096
        count = Int(wanted)
        scale = Double(count) / span
        colors = .allocate(capacity: count)
        let nodes = gradient.refined(tolerance: 0.2).map { PremultipliedColor($0) }
        var upper = 1
        for index in 0..<count {
            let location = first + (Double(index) + 0.5) / scale
            while upper < nodes.count - 1, nodes[upper].location <= location { upper += 1 }
            colors[index] = nodes[upper - 1].mixed(with: nodes[upper], at: location)
        }
    }

    deinit { colors.deallocate() }

    /// Writes the colours at `count` locations, each `step` after the one before.
    func fill(_ target: UnsafeMutablePointer<UInt32>, count pixels: Int, from start: Double, step: Double) {
        let place = (start - first) * scale
        let pace = step * scale
        // Beyond the table there is one colour at either side; within it fixed-point numbers are exact enough.
        let limit = Double(count)
        guard count > 0 else { return fillHardEdge(target, count: pixels, from: start, step: step) }
        guard place.isFinite, pace.isFinite, abs(place) < 1e9, abs(pace) < 1e9, abs(pace) > 1e-9 else {
            return fillPixels(target, with: color(at: start), count: pixels)
        }
        func crossing(_ value: Double) -> Int {
            Int(min(max(((value - place) / pace).rounded(.up), 0), Double(pixels)))
        }
        let (enter, leave) = pace > 0 ? (crossing(0), crossing(limit)) : (crossing(limit), crossing(0))
        fillPixels(target, with: pace > 0 ? before : after, count: enter)
        fillPixels(target + leave, with: pace > 0 ? after : before, count: pixels - leave)
        let unit = Double(1 << 32)
        var position = Int(((place + pace * Double(enter)) * unit).rounded())
        let advance = Int((pace * unit).rounded())
        let last = count &- 1
        var index = enter
        // Rounding can carry a place just beyond the table, near its ends only: in between it need not be looked at.
        let far = position &+ advance &* max(leave &- enter &- 1, 0)
        let inside = min(position, far) >= 0 && max(position, far) >> 32 <= last
        while inside, index < leave {
            target[index] = colors[position >> 32]
            position &+= advance
            index &+= 1
        }
        while index < leave {
            target[index] = colors[min(max(position >> 32, 0), last)]
            position &+= advance
            index &+= 1
        }
    }

    /// All stops are at one place: two colours meet there (facts.md 16.10).
    private func fillHardEdge(
        _ target: UnsafeMutablePointer<UInt32>, count pixels: Int, from start: Double, step: Double
    ) {
        for index in 0..<pixels { target[index] = color(at: start + Double(index) * step) }
    }

    /// The colour at `location`, which may be anything, even no number.
    @inline(__always)
    func color(at location: Double) -> UInt32 {
        if count == 0 { return location < first ? before : after }
        let place = (location - first) * scale
        guard place >= 0 else { return before }
        guard place < Double(count) else { return after }
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
        let share = length > 0 ? ((place - location) / length).unit : 1
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
