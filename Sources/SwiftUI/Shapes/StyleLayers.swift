import ViewGraph

nonisolated extension View {
    /// A style behind the view, over all of its frame.
    public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        modifier(SecondaryViewModifier(secondary: StyleView(style, edges: edges), alignment: .center, isBehind: true))
    }

    /// The background style behind the view.
    public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
    }

    /// A filled shape behind the view.
    public func background<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        modifier(
            SecondaryViewModifier(
                secondary: shape.fill(style, style: fillStyle), alignment: .center, isBehind: true))
    }

    /// A shape in the background style behind the view.
    public func background<S: Shape>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View {
        background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
    }

    /// A style in front of the view, over all of its frame.
    public func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        modifier(SecondaryViewModifier(secondary: StyleView(style, edges: edges), alignment: .center, isBehind: false))
    }

    /// A filled shape in front of the view.
    public func overlay<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        modifier(
            SecondaryViewModifier(
                secondary: shape.fill(style, style: fillStyle), alignment: .center, isBehind: false))
    }

    /// A line inside the view's edges, in front of it; square whatever was rounded before (facts 16.14).
    public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
        modifier(BorderModifier(style: content, width: width))
    }
}

/// A style as a view, under its type's name, that spreads into the unsafe area where it touches it.
struct StyleView: LeafView {
    let style: any ShapeStyle
    let edges: Edge.Set

    init(_ style: any ShapeStyle, edges: Edge.Set) { (self.style, self.edges) = (style.unwrapped, edges) }

    func makeLayoutNode(viewNode: ViewNode, prepared: Void) -> LayoutNode {
        let name = viewNode.graph.typeNames.name(of: type(of: style))
        return StyleLayoutNode(viewNode: viewNode, style: style, name: name, bleedingEdges: edges)
    }
}

struct BorderModifier: ElementModifier {
    let style: any ShapeStyle
    let width: CGFloat

    func makeLayoutNode(viewNode: ViewNode, child: LayoutNode) -> LayoutNode {
        BorderNode(viewNode: viewNode, child: child, style: style, width: width)
    }
}

final class BorderNode: PassThroughLayoutNode {
    private let style: any ShapeStyle
    private var width: CGFloat

    init(viewNode: ViewNode, child: LayoutNode, style: any ShapeStyle, width: CGFloat) {
        (self.style, self.width) = (style, width)
        super.init(viewNode: viewNode, child: child)
    }

    override var name: String { ".border" }

    override var animatableAttributes: _AnyAnimatableData? {
        get { _AnyAnimatableData(numbers: [Double(width)]) }
        set { if let number = newValue?.numbers.first { width = CGFloat(number) } }
    }

    override func draw(in context: inout DrawContext) {
        drawChildren(in: &context)
        guard width > 0, width.isFinite else { return }
        let rect = context.pixelRect(of: frame.size)
        let styled = reporting(style.styledPaint(in: environment, rect: rect))
        if width * 2 >= min(rect.width, rect.height) {
            return context.draw(styled) { .fill(Path(rect), FillStyle(), $0) }
        }
        context.draw(styled) { .stroke(Path(rect.shrunk(by: width / 2)), StrokeStyle(lineWidth: width), $0) }
    }
}
