import ViewGraph

/// Shows a view through the opacity of another one that is laid out like an overlay.
struct MaskModifier: SecondaryContentModifier {
    let overlay: SecondaryViewModifier

    var secondary: any View { overlay.secondary }

    init(mask: any View, alignment: Alignment) {
        overlay = SecondaryViewModifier(secondary: mask, alignment: alignment, isBehind: false)
    }

    func makeLayoutNode(viewNode: ViewNode, primary: LayoutNode, secondary: [LayoutNode]) -> LayoutNode {
        let inner = overlay.makeLayoutNode(viewNode: viewNode, primary: primary, secondary: secondary)
        return MaskNode(viewNode: viewNode, child: inner)
    }
}

/// Has the layout of an overlay, which it holds as its one child and which no report mentions.
final class MaskNode: PassThroughLayoutNode {
    override var name: String { ".mask" }
    override var reportedChildren: [LayoutNode] { child.children }

    /// The mask is nothing that could be touched.
    override func collectEvents(in context: inout EventContext) {
        if let primary = child.children.first { context.visit(primary) }
    }

    override func draw(in context: inout DrawContext) {
        guard let primary = child.children.first, child.children.count > 1 else { return }
        let mask = context.recorded { for node in child.children.dropFirst() { $0.draw(node) } }
        guard !mask.isEmpty else { return }
        context.group(DisplayList.Group(mask: mask)) { $0.draw(primary) }
    }
}

nonisolated extension View {
    /// Shows the view where `mask` is opaque.
    public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View {
        modifier(MaskModifier(mask: mask(), alignment: alignment))
    }

    public func mask<Mask: View>(_ mask: Mask) -> some View {
        modifier(MaskModifier(mask: mask, alignment: .center))
    }
}
