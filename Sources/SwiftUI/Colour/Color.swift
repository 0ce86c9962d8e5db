import ViewGraph

/// A colour: constant, or one that follows the appearance it is shown in. As a view it takes all the space it is
/// offered.
public nonisolated struct Color: Hashable, Sendable {
    indirect enum Provider: Hashable, Sendable {
        case constant(ResolvedColor)
        /// Kept as it was given, so that `Color(resolved)` gives the same numbers back.
        case resolved(Resolved)
        case system(SystemColor)
        case label(level: Int)
        case semantic(SemanticColor)
        case accent
        case named(String)
        /// By the symbol that Xcode makes of its name.
        case resource(String)
        case byAppearance(light: Color, dark: Color)
        case faded(Color, Double)
        case mixed(Color, Color, Double, GradientColorSpace)
    }

    let provider: Provider

    init(provider: Provider) { self.provider = provider }

    /// How the three components of a colour are meant.
    public enum RGBColorSpace: Hashable, Sendable {
        case sRGB
        /// sRGB's primaries with components proportional to light.
        case sRGBLinear
        case displayP3
    }

    public init(
        _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) {
        provider = .constant(ResolvedColor(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }

    public init(_ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        provider = .constant(ResolvedColor(colorSpace, red: white, green: white, blue: white, opacity: opacity))
    }

    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        provider = .constant(ResolvedColor(hue: hue, saturation: saturation, brightness: brightness, opacity: opacity))
    }

    /// A colour of an asset catalog.
    public init(_ name: String) { provider = .named(name) }
    /// A colour that is one already.
    @_disfavoredOverload
    public init(_ color: Color) { self = color }
    public init(_ name: String, bundle: Bundle?) { provider = .named(name) }

    package init(resolved color: ResolvedColor) { provider = .constant(color) }

    public init(_ resolved: Color.Resolved) { provider = .resolved(resolved) }

    public static let red = Color(provider: .system(.red))
    public static let orange = Color(provider: .system(.orange))
    public static let yellow = Color(provider: .system(.yellow))
    public static let green = Color(provider: .system(.green))
    public static let mint = Color(provider: .system(.mint))
    public static let teal = Color(provider: .system(.teal))
    public static let cyan = Color(provider: .system(.cyan))
    public static let blue = Color(provider: .system(.blue))
    public static let indigo = Color(provider: .system(.indigo))
    public static let purple = Color(provider: .system(.purple))
    public static let pink = Color(provider: .system(.pink))
    public static let brown = Color(provider: .system(.brown))
    public static let gray = Color(provider: .system(.gray))
    public static let white = Color(provider: .constant(.white))
    public static let black = Color(provider: .constant(.black))
    public static let clear = Color(provider: .constant(.clear))
    public static let primary = Color(provider: .label(level: 0))
    public static let secondary = Color(provider: .label(level: 1))
    public static let accentColor = Color(provider: .accent)

    /// The colour with its opacity multiplied.
    public func opacity(_ opacity: Double) -> Color {
        if case .faded(let base, let own) = provider { return Color(provider: .faded(base, own * opacity)) }
        return Color(provider: .faded(self, opacity))
    }

    /// The colour at `fraction` of the way to another.
    public func mix(with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual) -> Color {
        Color(provider: .mixed(self, rhs, min(max(fraction, 0), 1), colorSpace.space))
    }

    /// A soft vertical gradient round this colour.
    public var gradient: AnyGradient { AnyGradient(color: self) }
}

// MARK: - Resolving

extension Color: ShapeStyle {
    public func resolve(in environment: EnvironmentValues) -> Color.Resolved {
        if case .resolved(let resolved) = provider { return resolved }
        return Resolved(resolvedColor(in: environment))
    }

    public func _paint(in context: StyleContext) -> StyledPaint {
        if case .label(let level) = provider, context.level > 0 {
            return StyledPaint(.color(LabelColor.resolved(level: level + context.level, in: context.environment)))
        }
        let color = resolvedColor(in: context.environment)
        return StyledPaint(.color(color.multiplyingOpacity(by: context.levelOpacity)))
    }

    /// The colour as it is drawn in `environment`.
    package func resolvedColor(in environment: EnvironmentValues) -> ResolvedColor {
        resolvedColor(in: environment, depth: 0)
    }

    /// The limit ends chains that a program built in a loop; what is below it has long faded.
    private func resolvedColor(in environment: EnvironmentValues, depth: Int) -> ResolvedColor {
        guard depth < 1_000 else { return .clear }
        switch provider {
        case .constant(let color): return color
        case .resolved(let resolved): return resolved.color
        case .system(let color): return color.resolved(in: environment)
        case .label(let level): return LabelColor.resolved(level: level, in: environment)
        case .semantic(let color): return color.resolved(in: environment)
        case .accent:
            guard let accent = environment.accentColor else { return SystemColor.blue.resolved(in: environment) }
            // Inside itself the accent colour is the platform's, so that one which refers to it ends.
            var outer = environment
            outer.accentColor = nil
            return accent.resolvedColor(in: outer, depth: depth + 1)
        case .named(let name): return environment.assets?.color(named: name, in: environment) ?? .clear
        case .resource(let symbol):
            let name = environment.assets?.colorName(ofSymbol: symbol) ?? symbol
            return environment.assets?.color(named: name, in: environment) ?? .clear
        case .byAppearance(let light, let dark):
            let shown = environment.colorScheme == .dark ? dark : light
            return shown.resolvedColor(in: environment, depth: depth + 1)
        case .faded(let base, let opacity):
            return base.resolvedColor(in: environment, depth: depth + 1).multiplyingOpacity(by: opacity)
        case .mixed(let from, let to, let fraction, let space):
            return from.resolvedColor(in: environment, depth: depth + 1)
                .mixed(with: to.resolvedColor(in: environment, depth: depth + 1), by: fraction, in: space)
        }
    }
}

extension Color: CustomStringConvertible {
    public var description: String {
        switch provider {
        case .constant(let color):
            if color == .clear { return "clear" }
            if color == .white { return "white" }
            if color == .black { return "black" }
            return Resolved(color).description
        case .resolved(let resolved): return resolved.description
        case .system(let color): return "\(color)"
        case .label(let level): return level == 0 ? "primary" : "secondary"
        case .semantic(let color): return "\(color)"
        case .accent: return "accentColor"
        case .named(let name), .resource(let name): return "NamedColor(name: \"\(name)\", bundle: nil)"
        case .byAppearance(let light, let dark): return "\(light) (dark: \(dark))"
        case .faded(let base, let opacity): return "\(Int((opacity * 100).clampedRounded))% \(base)"
        case .mixed(let from, let to, let fraction, _): return "mix(\(from), \(to), by: \(fraction))"
        }
    }
}

extension Double {
    /// The nearest whole number that surely fits an `Int`; 0 for what isn't a number.
    fileprivate var clampedRounded: Double { isNaN ? 0 : min(max(rounded(), -1e9), 1e9) }
}

// MARK: - View

extension Color: LeafView {
    package func makeLayoutNode(viewNode: ViewNode, prepared: Void) -> LayoutNode {
        StyleLayoutNode(viewNode: viewNode, style: self, name: "Color")
    }
}

// MARK: - Names

extension ShapeStyle where Self == Color {
    public static var red: Color { .red }
    public static var orange: Color { .orange }
    public static var yellow: Color { .yellow }
    public static var green: Color { .green }
    public static var mint: Color { .mint }
    public static var teal: Color { .teal }
    public static var cyan: Color { .cyan }
    public static var blue: Color { .blue }
    public static var indigo: Color { .indigo }
    public static var purple: Color { .purple }
    public static var pink: Color { .pink }
    public static var brown: Color { .brown }
    public static var gray: Color { .gray }
    public static var white: Color { .white }
    public static var black: Color { .black }
    public static var clear: Color { .clear }
}
