import ViewGraph

/// Colours along a line; as a style a linear gradient from top to bottom.
public struct Gradient: Hashable, Sendable {
    /// A colour and where it stands: 0 at the start, 1 at the end, others beyond them.
    public struct Stop: Hashable, Sendable {
        public var color: Color
        public var location: CGFloat

        public init(color: Color, location: CGFloat) { (self.color, self.location) = (color, location) }
    }

    /// The space in which colours are mixed.
    public struct ColorSpace: Hashable, Sendable {
        let space: GradientColorSpace

        /// Encoded sRGB.
        public static let device = ColorSpace(space: .device)
        /// OKLab; the default.
        public static let perceptual = ColorSpace(space: .perceptual)
    }

    public var stops: [Gradient.Stop]
    var space = GradientColorSpace.perceptual

    public init(stops: [Gradient.Stop]) { self.stops = stops }

    /// Evenly spaced colours.
    public init(colors: [Color]) {
        let steps = CGFloat(max(colors.count - 1, 1))
        stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / steps) }
    }

    public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
        var gradient = self
        gradient.space = space.space
        return AnyGradient(gradient)
    }

    func resolved(in context: StyleContext) -> ResolvedGradient {
        let opacity = context.levelOpacity
        return ResolvedGradient(
            stops: stops.map {
                ResolvedStop(
                    color: $0.color.resolvedColor(in: context.environment).multiplyingOpacity(by: opacity),
                    location: $0.location.isFinite ? $0.location : 0)
            },
            colorSpace: space)
    }
}

extension Gradient: ShapeStyle {
    public typealias Resolved = Never

    public func _paint(in context: StyleContext) -> StyledPaint {
        LinearGradient(gradient: self, startPoint: .top, endPoint: .bottom)._paint(in: context)
    }
}

/// A gradient whose colours may depend on where it is shown.
public struct AnyGradient: Hashable, Sendable {
    private enum Source: Hashable, Sendable {
        case gradient(Gradient)
        case color(Color)
    }

    private let source: Source
    private var space: GradientColorSpace?

    public init(_ gradient: Gradient) { source = .gradient(gradient) }

    init(color: Color) { source = .color(color) }

    public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
        var copy = self
        copy.space = space.space
        return copy
    }

    func gradient(in environment: EnvironmentValues) -> Gradient {
        var gradient: Gradient
        switch source {
        case .gradient(let plain): gradient = plain
        case .color(let color): gradient = ColorRamp.gradient(of: color.resolvedColor(in: environment))
        }
        if let space { gradient.space = space }
        return gradient
    }
}

extension AnyGradient: ShapeStyle {
    public typealias Resolved = Never

    public func _paint(in context: StyleContext) -> StyledPaint {
        gradient(in: context.environment)._paint(in: context)
    }
}

/// The ramp of `Color.gradient`: lighter at the top, the colour itself from seven tenths on. A very light colour can't be
/// made lighter: it stays for three tenths and darkens below (measured: facts 16.12, 16.31, 21.7).
enum ColorRamp {
    private static let length: CGFloat = 0.7

    static func gradient(of color: ResolvedColor) -> Gradient {
        let luminance =
            0.2126 * TransferFunction.linear(color.red) + 0.7152 * TransferFunction.linear(color.green)
            + 0.0722 * TransferFunction.linear(color.blue)
        let isVeryLight = luminance > 0.6
        let top = isVeryLight ? color : lightened(color)
        let bottom = isVeryLight ? darkened(color) : color
        return Gradient(stops: [
            Gradient.Stop(color: Color(provider: .constant(top)), location: isVeryLight ? 1 - length : 0),
            Gradient.Stop(color: Color(provider: .constant(bottom)), location: isVeryLight ? 1 : length),
        ])
    }

    /// Fitted to ten measured system colours: within 5 of 255 in each component, 1.7 on average.
    private static func lightened(_ color: ResolvedColor) -> ResolvedColor {
        let highest = max(color.red, color.green, color.blue)
        func lift(_ component: Double) -> Double { min(0.854 * component + 0.2403 - 0.0417 * highest, 1) }
        return ResolvedColor(
            red: lift(color.red), green: lift(color.green), blue: lift(color.blue), opacity: color.opacity)
    }

    /// Takes FFCC00 to EFB800, as measured.
    private static func darkened(_ color: ResolvedColor) -> ResolvedColor {
        func lower(_ component: Double) -> Double { max(component - 0.0637 - 0.1 * component * (1 - component), 0) }
        return ResolvedColor(
            red: lower(color.red), green: lower(color.green), blue: lower(color.blue), opacity: color.opacity)
    }
}
