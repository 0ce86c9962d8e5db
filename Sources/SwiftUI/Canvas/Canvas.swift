import ViewGraph

/// A view whose picture a closure draws, in points from its top left corner.
///
/// It takes the space it is offered, draws nothing outside it, and mixes nothing with what lies behind it.
public nonisolated struct Canvas<Symbols: View>: PrimitiveView {
    public var symbols: Symbols
    public var renderer: (inout GraphicsContext, CGSize) -> Void
    public var isOpaque: Bool
    public var colorMode: ColorRenderingMode
    public var rendersAsynchronously: Bool

    /// - Parameters:
    ///   - opaque: whether the background is black rather than clear.
    ///   - colorMode: what is not `.nonLinear` gets a warning: pictures are drawn in sRGB.
    ///   - rendersAsynchronously: accepted; everything is drawn before the picture is there.
    ///   - renderer: draws into the context, at a size in points.
    ///   - symbols: views with tags, which the closure draws by `resolveSymbol(id:)`.
    public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
    ) {
        (self.renderer, self.symbols) = (renderer, symbols())
        (isOpaque, self.colorMode, self.rendersAsynchronously) = (opaque, colorMode, rendersAsynchronously)
    }

    public static func _reconcile(_ view: Self, existing: ViewNode?, in context: NodeContext) -> ViewNode {
        let node = existing as? CanvasViewNode ?? CanvasViewNode(context)
        node.update(symbols: view.symbols, renderer: view.renderer, isOpaque: view.isOpaque, in: context)
        if let warning = view.colorMode.warning(for: "Canvas") { context.graph.report(warning) }
        return node
    }
}

nonisolated extension Canvas where Symbols == EmptyView {
    public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) {
        self.init(
            opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously, renderer: renderer,
            symbols: { EmptyView() })
    }
}

/// Keeps the symbols' nodes; the canvas is one element whatever is in them.
final class CanvasViewNode: SingleChildNode {
    private(set) var renderer: (inout GraphicsContext, CGSize) -> Void = { _, _ in }
    private(set) var isOpaque = false
    private var layoutNode: CanvasNode?

    func update(
        symbols: any View, renderer: @escaping (inout GraphicsContext, CGSize) -> Void, isOpaque: Bool,
        in context: NodeContext
    ) {
        adopt(context)
        (self.renderer, self.isOpaque) = (renderer, isOpaque)
        var inner = context.environment
        inner.stackOrientation = nil
        setChild(symbols, in: childContext(.none, environment: inner))
    }

    override func elementsOfDescendantDidChange() {}

    override func makeElements() -> [LayoutNode] {
        let node = layoutNode ?? CanvasNode(canvas: self)
        layoutNode = node
        return [node]
    }

    /// The symbols as they are now.
    var symbols: [LayoutNode] { child?.elements ?? [] }
}

final class CanvasNode: LayoutNode {
    override var contentExchange: _ContentExchange { .none }

    private unowned let canvas: CanvasViewNode

    init(canvas: CanvasViewNode) {
        self.canvas = canvas
        super.init(viewNode: canvas)
    }

    override var name: String { "Canvas" }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize { proposal.shapeSize }

    override func draw(in context: inout DrawContext) {
        let rect = context.pixelRect(of: frame.size)
        guard rect.width > 0, rect.height > 0 else { return }
        let graph = self.graph
        let scope = CanvasScope(
            environment: environment, size: rect.size, displayScale: context.displayScale, symbols: canvas.symbols,
            report: { graph.report($0) })
        let target = CanvasTarget()
        if canvas.isOpaque { target.items.append(.fill(Path(scope.bounds), FillStyle(), .color(.black))) }
        var graphics = GraphicsContext(scope: scope, target: target)
        canvas.renderer(&graphics, rect.size)
        let contents = DisplayList(items: target.items)
        guard !contents.isEmpty else { return }
        let group = DisplayList.Group(
            transform: CGAffineTransform(translationX: rect.minX, y: rect.minY),
            clip: DisplayList.Clip(path: Path(scope.bounds)), isIsolated: target.mixes)
        context.group(group) { context in contents.items.forEach { context.add($0) } }
    }
}
