import Budget
import Foundation

/// One colour of a gradient at its place along it (0 at the start, 1 at the end; others are allowed).
@_documentation(metadata: engine)
public struct ResolvedStop: Hashable, Sendable {
    public var color: ResolvedColor
    public var location: Double

    public init(color: ResolvedColor, location: Double) {
        (self.color, self.location) = (color, location)
    }
}

/// The colours of a gradient, sorted by location, and the space they are mixed in.
@_documentation(metadata: engine)
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

    /// The stops with others between them, so close that mixing neighbours in encoded sRGB without premultiplication
    /// stays within `tolerance` steps of 8 bits of the true colours: for outputs that can only mix that way.
    package func refined(tolerance: Double = 0.5) -> [ResolvedStop] {
        guard let first = stops.first else { return [] }
        var result = [first]
        for (lower, upper) in zip(stops, stops.dropFirst()) {
            // Up to 128 colours between two; where the run is over, what is drawn is thrown away.
            guard RunBudget.mayDo(1_024) else { return [first, upper] }
            refine(from: lower, to: upper, tolerance: tolerance, depth: 0, into: &result)
            result.append(upper)
        }
        return result
    }

    private func refine(
        from lower: ResolvedStop, to upper: ResolvedStop, tolerance: Double, depth: Int,
        into result: inout [ResolvedStop]
    ) {
        guard upper.location > lower.location, lower.color != upper.color, depth < 7 else { return }
        let middle = ResolvedStop(
            color: lower.color.mixed(with: upper.color, by: 0.5, in: colorSpace),
            location: (lower.location + upper.location) / 2)
        let (from, to, exact) = (lower.color.clamped, upper.color.clamped, middle.color.clamped)
        func error(_ component: KeyPath<ResolvedColor, Double>) -> Double {
            abs((from[keyPath: component] + to[keyPath: component]) / 2 - exact[keyPath: component]) * 255
        }
        let worst = max(error(\.red), error(\.green), error(\.blue)) * max(from.opacity, to.opacity)
        // The first halving may be right by chance where a curve bends both ways.
        guard worst > tolerance || depth < 2 else { return }
        refine(from: lower, to: middle, tolerance: tolerance, depth: depth + 1, into: &result)
        result.append(middle)
        refine(from: middle, to: upper, tolerance: tolerance, depth: depth + 1, into: &result)
    }
}

/// What fills or strokes an area. Points are in the coordinates of the item that is painted.
@_documentation(metadata: engine)
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
    case mesh(ResolvedMesh)
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
        case .mesh(let mesh): return .mesh(mesh.multiplyingOpacity(by: factor))
        case .image: return self
        }
    }
}
