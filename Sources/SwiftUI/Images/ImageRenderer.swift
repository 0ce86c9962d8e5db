import ViewGraph

/// Makes a picture of a view. The picture stays what was drawn: it is as sharp at any size as the view was.
///
/// The view is drawn at rest, in the default environment; pictures of the assets aren't found in it.
public final class ImageRenderer<Content: View> {
    public var content: Content
    /// What is proposed to the view; by default it is as large as it wants to be.
    public var proposedSize: ProposedViewSize = .unspecified
    /// Pixels per point.
    public var scale: CGFloat = 1
    /// Whether the background is black rather than clear.
    public var isOpaque = false
    public var colorMode: ColorRenderingMode = .nonLinear

    public init(content view: Content) { content = view }

    /// Nil where the view has no size.
    public var uiImage: UIImage? {
        asset.map { UIImage(source: .bitmap($0), size: $0.size, scale: usableScale) }
    }

    public var nsImage: NSImage? { uiImage }
    public var cgImage: CGImage? { asset.map { CGImage(asset: $0, scale: usableScale) } }

    private var usableScale: CGFloat { scale.isFinite && scale > 0 ? scale : 1 }

    private var asset: ImageAsset? {
        guard RendererNesting.depth < RendererNesting.limit else { return nil }
        return RendererNesting.$depth.withValue(RendererNesting.depth + 1) {
            var environment = EnvironmentValues()
            environment.displayScale = usableScale
            let graph = ViewGraph()
            graph.setRoot(RootView(content), environment: environment)
            let size = graph.update(proposedSize)
            guard graph.diagnostics.failure == nil, size.width > 0, size.height > 0, size.width.isFinite,
                size.height.isFinite
            else { return nil }
            var list = graph.draw(displayScale: usableScale)
            if isOpaque {
                list.items.insert(.fill(Path(CGRect(origin: .zero, size: size)), FillStyle(), .color(.black)), at: 0)
            }
            return ImageAsset(.drawing(ImageDrawing(list: list, size: size)))
        }
    }
}

/// Views that make pictures of themselves end.
private enum RendererNesting {
    @TaskLocal static var depth = 0
    static let limit = 8
}
