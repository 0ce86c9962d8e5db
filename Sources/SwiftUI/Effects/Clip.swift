import ViewGraph

struct ClipModifier: ElementModifier {
    let shape: any Shape
    let style: FillStyle
    let label: String

    func makeLayoutNode(viewNode: ViewNode, child: LayoutNode) -> LayoutNode {
        ClipNode(viewNode: viewNode, child: child, shape: shape, style: style, label: label)
    }

    func write(to environment: inout EnvironmentValues) {
        if environment.isInLeafFilter { environment.isInLeafFilter = false }
    }
}

final class ClipNode: PassThroughLayoutNode {
    private var shape: any Shape
    private let style: FillStyle
    private let label: String

    init(viewNode: ViewNode, child: LayoutNode, shape: any Shape, style: FillStyle, label: String) {
        (self.shape, self.style, self.label) = (shape, style, label)
        super.init(viewNode: viewNode, child: child)
    }

    override var name: String { label }

    override var animatableAttributes: _AnyAnimatableData? {
        get { shape.animatableQuantities }
        set { if let newValue { shape.animatableQuantities = newValue } }
    }

    override func collectEvents(in context: inout EventContext) {
        let path = outline(of: shape, in: CGRect(origin: .zero, size: frame.size))
        context.clipped(to: path, eoFill: style.isEOFilled) { collectChildren(in: &$0) }
    }

    override func draw(in context: inout DrawContext) {
        let path = outline(of: shape, in: context.pixelRect(of: frame.size))
        context.group(DisplayList.Group(clip: DisplayList.Clip(path: path, style: style))) { drawChildren(in: &$0) }
    }
}

nonisolated extension View {
    /// Shows only what lies inside a shape that fills the view's frame.
    public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
        modifier(ClipModifier(shape: shape, style: style, label: ".clipShape"))
    }

    /// Shows only what lies inside the view's frame.
    public func clipped(antialiased: Bool = false) -> some View {
        modifier(ClipModifier(shape: Rectangle(), style: FillStyle(antialiased: antialiased), label: ".clipped"))
    }

    /// Shows only what lies inside the view's frame with rounded corners.
    public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        modifier(
            ClipModifier(
                shape: RoundedRectangle(cornerRadius: radius), style: FillStyle(antialiased: antialiased),
                label: ".cornerRadius"))
    }
}
