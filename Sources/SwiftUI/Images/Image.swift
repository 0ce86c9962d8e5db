import Typesetting
import ViewGraph

/// A picture or a symbol.
public nonisolated struct Image: Hashable, Sendable {
    enum Source: Hashable, Sendable {
        case symbol(String)
        case named(String)
        case bitmap(ImageAsset)
    }

    struct Resizing: Hashable, Sendable {
        var capInsets: EdgeInsets
        var mode: ResizingMode
    }

    let source: Source
    var resizing: Resizing?
    var interpolationQuality = Interpolation.low
    var renderingModeChoice: TemplateRenderingMode?

    /// How a picture fills more space than it has pixels for.
    public enum ResizingMode: Hashable, Sendable {
        case tile, stretch
    }

    /// Whether a picture is drawn in its own colours, or its opacity in the foreground style.
    public enum TemplateRenderingMode: Hashable, Sendable {
        case template, original
    }

    /// How pixels between a picture's pixels are found: `none` takes the nearest, the others mix the neighbours.
    public enum Interpolation: Hashable, Sendable {
        case none, low, medium, high
    }

    /// How large a symbol is beside text.
    public enum Scale: Hashable, Sendable {
        case small, medium, large
    }

    init(source: Source) { self.source = source }

    /// A symbol by its SF Symbols name.
    public init(systemName: String) { source = .symbol(systemName) }

    /// The same; the symbols here have no variable parts, so the value changes nothing.
    public init(systemName: String, variableValue: Double?) { source = .symbol(systemName) }

    /// A picture by its name in the assets.
    public init(_ name: String) { source = .named(name) }
    public init(_ name: String, bundle: Bundle?) { source = .named(name) }
    public init(_ name: String, bundle: Bundle? = nil, label: Text) { source = .named(name) }

    /// A picture that accessibility passes over.
    public init(decorative name: String) { source = .named(name) }
    public init(decorative name: String, bundle: Bundle?) { source = .named(name) }

    /// A picture that is there already.
    package init(bitmap: Bitmap) { source = .bitmap(ImageAsset(bitmap: bitmap)) }

    /// Makes the picture take any size it is offered; the insets' edges keep their size.
    public func resizable(
        capInsets: EdgeInsets = EdgeInsets(), resizingMode: Image.ResizingMode = .stretch
    ) -> Image {
        var image = self
        image.resizing = Resizing(capInsets: capInsets, mode: resizingMode)
        return image
    }

    public func interpolation(_ interpolation: Image.Interpolation) -> Image {
        var image = self
        image.interpolationQuality = interpolation
        return image
    }

    public func renderingMode(_ renderingMode: Image.TemplateRenderingMode?) -> Image {
        var image = self
        image.renderingModeChoice = renderingMode
        return image
    }

    /// Edges of pictures stand on the pixel grid, so that there is nothing to smooth.
    public func antialiased(_ isAntialiased: Bool) -> Image { self }
}

// MARK: - Environment

private enum ImageScaleKey: EnvironmentKey {
    static var defaultValue: Image.Scale { .medium }
}

private enum SymbolVariantsKey: EnvironmentKey {
    static var defaultValue: SymbolVariants { .none }
}

extension EnvironmentValues {
    /// How large symbols are beside text.
    public var imageScale: Image.Scale {
        get { self[ImageScaleKey.self] }
        set { self[ImageScaleKey.self] = newValue }
    }

    /// The variant of symbols that is shown where there is one.
    public var symbolVariants: SymbolVariants {
        get { self[SymbolVariantsKey.self] }
        set { self[SymbolVariantsKey.self] = newValue }
    }
}

struct ImageScaleModifier: EnvironmentModifier {
    let scale: Image.Scale

    func write(to environment: inout EnvironmentValues) { environment.imageScale = scale }
}

struct SymbolVariantModifier: EnvironmentModifier {
    let variant: SymbolVariants

    func write(to environment: inout EnvironmentValues) {
        environment.symbolVariants = environment.symbolVariants.adding(variant)
    }
}

nonisolated extension View {
    public func imageScale(_ scale: Image.Scale) -> some View { modifier(ImageScaleModifier(scale: scale)) }

    public func symbolVariant(_ variant: SymbolVariants) -> some View {
        modifier(SymbolVariantModifier(variant: variant))
    }
}

/// Forms of a symbol: filled, in a circle, struck through.
public struct SymbolVariants: Hashable, Sendable {
    enum Enclosure: String, Hashable, Sendable { case circle, square, rectangle }

    var enclosure: Enclosure?
    var isFilled = false
    var isSlashed = false

    public static let none = SymbolVariants()
    public static let circle = SymbolVariants(enclosure: .circle)
    public static let square = SymbolVariants(enclosure: .square)
    public static let rectangle = SymbolVariants(enclosure: .rectangle)
    public static let fill = SymbolVariants(isFilled: true)
    public static let slash = SymbolVariants(isSlashed: true)

    public var circle: SymbolVariants { adding(.circle) }
    public var square: SymbolVariants { adding(.square) }
    public var rectangle: SymbolVariants { adding(.rectangle) }
    public var fill: SymbolVariants { adding(.fill) }
    public var slash: SymbolVariants { adding(.slash) }

    public func contains(_ other: SymbolVariants) -> Bool { adding(other) == self }

    func adding(_ other: SymbolVariants) -> SymbolVariants {
        if other == .none { return .none }
        return SymbolVariants(
            enclosure: other.enclosure ?? enclosure, isFilled: isFilled || other.isFilled,
            isSlashed: isSlashed || other.isSlashed)
    }

    /// The name with this variant's endings, where there is such a symbol; else with fewer of them.
    func name(of base: String) -> String {
        guard self != .none else { return base }
        var endings: [String] = []
        if let enclosure, !base.contains(".\(enclosure.rawValue)") { endings.append(enclosure.rawValue) }
        if isSlashed, !base.contains(".slash") { endings.append("slash") }
        if isFilled, !base.hasSuffix(".fill"), !base.contains(".fill.") { endings.append("fill") }
        var candidates = [([base] + endings).joined(separator: ".")]
        candidates += endings.reversed().map { base + "." + $0 }
        return candidates.first(where: Symbols.exists) ?? base
    }
}
