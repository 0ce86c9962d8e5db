import ViewGraph

/// Frosted glass: what lies behind, blurred, under a thin tint (measured: facts 16.20).
public struct Material: ShapeStyle, Hashable {
    public typealias Resolved = Never

    private enum Kind: Int, Hashable, Sendable { case ultraThin, thin, regular, thick, ultraThick, bar, glass }

    private let kind: Kind

    public static let ultraThin = Material(kind: .ultraThin)
    public static let thin = Material(kind: .thin)
    public static let regular = Material(kind: .regular)
    public static let thick = Material(kind: .thick)
    public static let ultraThick = Material(kind: .ultraThick)
    public static let bar = Material(kind: .bar)
    /// Of what floats above content.
    static let glass = Material(kind: .glass)

    /// What white and black become behind it, of 255.
    private static let light: [(white: Double, black: Double)] = [
        (246, 111), (242, 139), (239, 166), (235, 191), (231, 215), (255, 204), (255, 160),
    ]
    private static let dark: [(white: Double, black: Double)] = [
        (155, 29), (135, 32), (115, 36), (96, 40), (79, 44), (84, 37), (110, 34),
    ]

    /// Over fine stripes the result is nearly uniform, and a little more saturated.
    private static let backdrop = DisplayList.Backdrop(radius: 20, saturation: 1.5)

    public func _paint(in context: StyleContext) -> StyledPaint {
        let measured = (context.environment.colorScheme == .dark ? Self.dark : Self.light)[kind.rawValue]
        // White and black lie so far apart as the tint lets through.
        let opacity = 1 - (measured.white - measured.black) / 255
        let grey = measured.black / 255 / opacity
        let tint = ResolvedColor(red: grey, green: grey, blue: grey, opacity: opacity)
        return StyledPaint(.color(tint.multiplyingOpacity(by: context.levelOpacity)), backdrop: Self.backdrop)
    }
}

extension ShapeStyle where Self == Material {
    public static var ultraThinMaterial: Material { .ultraThin }
    public static var thinMaterial: Material { .thin }
    public static var regularMaterial: Material { .regular }
    public static var thickMaterial: Material { .thick }
    public static var ultraThickMaterial: Material { .ultraThick }
    public static var bar: Material { .bar }
}
