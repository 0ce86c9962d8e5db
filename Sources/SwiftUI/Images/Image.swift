import ViewGraph

/// A picture or a symbol.
public nonisolated struct Image: Hashable, Sendable {
    enum Source: Hashable, Sendable {
        case symbol(String)
        case named(String)
        /// By the symbol that Xcode makes of its name.
        case resource(String)
        case bitmap(ImageAsset)
        /// A file in memory.
        case encoded(EncodedPicture)
        case address(URL, scale: CGFloat)
    }

    enum AccessibleName: Hashable, Sendable {
        case source, nothing
        case text(Text)

        func hash(into hasher: inout Hasher) {
            if case .text = self { hasher.combine(1) }
        }
    }

    struct Resizing: Hashable, Sendable {
        var capInsets: EdgeInsets
        var mode: ResizingMode
    }

    let source: Source
    var resizing: Resizing?
    var interpolationQuality = Interpolation.low
    var renderingModeChoice: TemplateRenderingMode?
    var symbolMode: SymbolRenderingMode?
    /// How much of a symbol that shows a value is lit; nil is all.
    var variableValue: Double?

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

    /// What it is called where it isn't seen.
    var label = AccessibleName.source

    init(source: Source) { self.source = source }

    /// A symbol by its SF Symbols name.
    public init(systemName: String) { source = .symbol(systemName) }

    /// The same; of a symbol that shows a value (`wifi`, `speaker.wave.3`, `chart.bar`) as many parts are lit as the
    /// value, 0…1, says.
    public init(systemName: String, variableValue: Double?) {
        source = .symbol(systemName)
        self.variableValue = variableValue
    }

    /// A picture by its name in the assets.
    public init(_ name: String) { source = .named(name) }
    public init(_ name: String, bundle: Bundle?) { source = .named(name) }
    public init(_ name: String, bundle: Bundle? = nil, label: Text) {
        source = .named(name)
        self.label = .text(label)
    }

    /// The same; a picture of the assets has no parts that a value could light.
    public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) { source = .named(name) }

    /// A picture that accessibility passes over.
    public init(decorative name: String) { self.init(decorative: name, bundle: nil) }

    public init(decorative name: String, bundle: Bundle?) {
        source = .named(name)
        label = .nothing
    }

    /// A picture that is there already.
    package init(asset: ImageAsset) { source = .bitmap(asset) }
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

    /// How the layers of a symbol are coloured; nil is as the environment says.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
        var image = self
        image.symbolMode = mode
        return image
    }

    /// Edges of pictures stand on the pixel grid, so that there is nothing to smooth.
    public func antialiased(_ isAntialiased: Bool) -> Image { self }
}
