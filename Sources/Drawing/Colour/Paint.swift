import Foundation

/// One colour of a gradient at its place along it (0 at the start, 1 at the end; others are allowed).
public struct ResolvedStop: Hashable, Sendable {
    public var color: ResolvedColor
    public var location: Double

    public init(color: ResolvedColor, location: Double) {
        (self.color, self.location) = (color, location)
    }
}

/// The colours of a gradient, sorted by location, and the space they are mixed in.
public struct ResolvedGradient: Hashable, Sendable {
    public var stops: [ResolvedStop]
    public var colorSpace: GradientColorSpace

    public init(stops: [ResolvedStop], colorSpace: GradientColorSpace = .perceptual) {
        // A stable sort keeps two stops at one place in their order, which makes a hard edge.
        let sorted = stops.enumerated().sorted { ($0.element.location, $0.offset) < ($1.element.location, $1.offset) }
        self.stops = sorted.map(\.element)
        self.colorSpace = colorSpace
    }

    /// The colour at `location`; beyond the end stops their colours go on.
    package func color(at location: Double) -> ResolvedColor {
        guard let first = stops.first, let last = stops.last else { return .clear }
        if location <= first.location { return location == first.location ? lastStop(at: location) : first.color }
        if location >= last.location { return last.color }
        var lower = first
        for stop in stops {
            if stop.location > location {
                let fraction = (location - lower.location) / (stop.location - lower.location)
                return lower.color.mixed(with: stop.color, by: fraction, in: colorSpace)
            }
            lower = stop
        }
        return last.color
    }

    private func lastStop(at location: Double) -> ResolvedColor {
        stops.last { $0.location == location }?.color ?? .clear
    }

    /// Extra stops such that mixing neighbours linearly in encoded, *premultiplied or not* sRGB stays within half a
    /// step of eight bits of the true curve: for backends that can only mix that way.
    ///
    /// - Parameter segments: the number of pieces each pair of stops is cut into.
    package func subdivided(segments: Int = 24) -> [ResolvedStop] {
        guard stops.count > 1 else { return stops }
        var result: [ResolvedStop] = []
        for (lower, upper) in zip(stops, stops.dropFirst()) {
            result.append(lower)
            let length = upper.location - lower.location
            guard length > 0, lower.color != upper.color else { continue }
            if colorSpace == .device, lower.color.opacity == upper.color.opacity { continue }
            for step in 1..<max(segments, 2) {
                let fraction = Double(step) / Double(segments)
                let color = lower.color.mixed(with: upper.color, by: fraction, in: colorSpace)
                result.append(ResolvedStop(color: color, location: lower.location + length * fraction))
            }
        }
        result.append(stops[stops.count - 1])
        return result
    }
}

/// What fills or strokes an area. Points are in the coordinates of the item that is painted.
public enum Paint: Hashable, Sendable {
    case color(ResolvedColor)
    case linearGradient(ResolvedGradient, start: CGPoint, end: CGPoint)
    case radialGradient(ResolvedGradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat)
    /// A radial gradient stretched to an ellipse: `transform` maps the unit circle's plane to the item's.
    case ellipticalGradient(
        ResolvedGradient, transform: CGAffineTransform, startRadius: CGFloat, endRadius: CGFloat)
    /// Angles run clockwise from the positive x axis. Outside the sweep the nearest end by angle goes on
    /// (measured: facts.md 16.10).
    case angularGradient(ResolvedGradient, center: CGPoint, startAngle: Angle, endAngle: Angle)
    /// A picture repeated in both directions; `transform` maps one tile's rectangle, in points, to the item's plane.
    case image(Bitmap, sourceRect: CGRect, transform: CGAffineTransform)

    /// The paint with every opacity multiplied.
    package func multiplyingOpacity(by factor: Double) -> Paint {
        guard factor != 1 else { return self }
        func fade(_ gradient: ResolvedGradient) -> ResolvedGradient {
            var faded = gradient
            for index in faded.stops.indices {
                faded.stops[index].color = faded.stops[index].color.multiplyingOpacity(by: factor)
            }
            return faded
        }
        switch self {
        case .color(let color): return .color(color.multiplyingOpacity(by: factor))
        case .linearGradient(let gradient, let start, let end):
            return .linearGradient(fade(gradient), start: start, end: end)
        case .radialGradient(let gradient, let center, let startRadius, let endRadius):
            return .radialGradient(fade(gradient), center: center, startRadius: startRadius, endRadius: endRadius)
        case .ellipticalGradient(let gradient, let transform, let startRadius, let endRadius):
            return .ellipticalGradient(
                fade(gradient), transform: transform, startRadius: startRadius, endRadius: endRadius)
        case .angularGradient(let gradient, let center, let start, let end):
            return .angularGradient(fade(gradient), center: center, startAngle: start, endAngle: end)
        case .image: return self
        }
    }
}
