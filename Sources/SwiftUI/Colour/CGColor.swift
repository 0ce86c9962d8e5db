import ViewGraph

/// A colour as numbers: encoded sRGB, not premultiplied.
public struct CGColor: Hashable, Sendable {
    private let color: ResolvedColor

    package init(_ color: ResolvedColor) { self.color = color }

    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        color = ResolvedColor(red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha))
    }

    public init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    public init(gray: CGFloat, alpha: CGFloat) { self.init(red: gray, green: gray, blue: gray, alpha: alpha) }

    public var alpha: CGFloat { CGFloat(color.opacity) }
    public var numberOfComponents: Int { 4 }

    /// Red, green, blue and opacity.
    public var components: [CGFloat]? {
        [CGFloat(color.red), CGFloat(color.green), CGFloat(color.blue), CGFloat(color.opacity)]
    }

    public func copy(alpha: CGFloat) -> CGColor? {
        var copy = color
        copy.opacity = Double(alpha)
        return CGColor(copy)
    }

    var resolved: ResolvedColor { color }
}

extension Color {
    public init(cgColor: CGColor) { self.init(provider: .constant(cgColor.resolved)) }
    public init(_ color: CGColor) { self.init(cgColor: color) }

    /// The colour as numbers where it is the same in every appearance; else nil.
    public var cgColor: CGColor? {
        var (light, dark) = (EnvironmentValues(), EnvironmentValues())
        (light.colorScheme, dark.colorScheme) = (.light, .dark)
        let shown = resolvedColor(in: light)
        return shown == resolvedColor(in: dark) ? CGColor(shown) : nil
    }
}

extension Color.Resolved {
    public var cgColor: CGColor { CGColor(color) }
}
