import ViewGraph

nonisolated extension View {
    /// Views in front of this one, proposed its size and aligned to it; they don't count for layout.
    public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
        modifier(SecondaryViewModifier(secondary: content(), alignment: alignment, isBehind: false))
    }

    @_disfavoredOverload
    public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
        modifier(SecondaryViewModifier(secondary: overlay, alignment: alignment, isBehind: false))
    }

    /// Views behind this one, proposed its size and aligned to it; they don't count for layout.
    public func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
        modifier(SecondaryViewModifier(secondary: content(), alignment: alignment, isBehind: true))
    }

    @_disfavoredOverload
    public func background<Background: View>(_ background: Background, alignment: Alignment = .center) -> some View {
        modifier(SecondaryViewModifier(secondary: background, alignment: alignment, isBehind: true))
    }
}

/// An overlay or a background.
package struct SecondaryViewModifier: SecondaryContentModifier {
    package let secondary: any View
    let alignment: Alignment
    let isBehind: Bool

    package init(secondary: any View, alignment: Alignment, isBehind: Bool) {
        // Several views in it are an implicit stack on top of each other, always centred (facts.md 6.4).
        self.secondary = ImplicitZStack(content: secondary)
        (self.alignment, self.isBehind) = (alignment, isBehind)
    }

    package func combines(as other: Self) -> Bool { alignment == other.alignment && isBehind == other.isBehind }

    package func makeLayoutNode(viewNode: ViewNode, primary: LayoutNode, secondary: [LayoutNode]) -> LayoutNode {
        SecondaryLayoutNode(
            viewNode: viewNode, primary: primary, secondary: secondary.first, alignment: alignment, isBehind: isBehind)
    }
}

/// facts.md 6.3.
final class SecondaryLayoutNode: LayoutNode {
    private let primary: LayoutNode
    private let secondary: LayoutNode?
    private let alignment: Alignment
    private let isBehind: Bool

    init(
        viewNode: ViewNode, primary: LayoutNode, secondary: LayoutNode?, alignment: Alignment, isBehind: Bool
    ) {
        (self.primary, self.secondary, self.alignment, self.isBehind) = (primary, secondary, alignment, isBehind)
        super.init(viewNode: viewNode)
        children = [primary] + (secondary.map { [$0] } ?? [])
    }

    override var name: String { isBehind ? ".background" : ".overlay" }
    override var decorated: LayoutNode? { primary }
    override var spacing: ViewSpacing { primary.preferredSpacing }
    override var priority: Double { primary.layoutPriority }
    override func trait(_ key: ObjectIdentifier) -> Any? { primary.trait(key) }
    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        primary.sizeThatFits(proposal, because: "passed on")
    }

    override func computeExplicitAlignment(_ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize) -> CGFloat? {
        primary.explicitAlignment(key, proposal: proposal, size: size)
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        primary.place(at: .zero, proposal: proposal, size: size)
        guard let secondary else { return }
        let inner = ProposedViewSize(size)
        let other = secondary.dimensions(
            in: inner, because: isBehind ? "the size of what it is behind" : "the size of what it is over")
        let origin = secondaryOrigin(
            primary.dimensionsToPlace(proposal), other, alignment: alignment, size: size, direction: layoutDirection)
        secondary.place(at: origin, proposal: inner, size: other.size)
    }

    override func collectEvents(in context: inout EventContext) {
        if isBehind, let secondary { context.visit(secondary) }
        context.visit(primary)
        if !isBehind, let secondary { context.visit(secondary) }
    }

    override func draw(in context: inout DrawContext) {
        drawChildren(othersBehindFirst: isBehind, in: &context)
    }
}

/// Where an overlay or background stands in the view it belongs to.
func secondaryOrigin(
    _ own: ViewDimensions, _ other: ViewDimensions, alignment: Alignment, size: CGSize, direction: LayoutDirection
) -> CGPoint {
    func difference(_ key: AlignmentKey) -> CGFloat {
        let value = own[key] - other[key]
        return value.isFinite ? value : 0
    }
    let x = difference(alignment.horizontal.key)
    return CGPoint(
        x: direction == .rightToLeft ? size.width - x - other.width : x, y: difference(alignment.vertical.key))
}

/// A ZStack that isn't there where it holds one view.
struct ImplicitZStack: PrimitiveView {
    let content: any View

    static func _reconcile(_ view: ImplicitZStack, existing: ViewNode?, in context: NodeContext) -> ViewNode {
        let node = existing as? ImplicitStackNode ?? ImplicitStackNode(context)
        node.update(view.content, in: context)
        return node
    }
}

struct ImplicitStackLayout: Layout {
    static var layoutProperties: LayoutProperties { ZStackLayout.layoutProperties }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        ZStackLayout().sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        ZStackLayout().placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
}

/// Puts several elements into a stack; one element stands for itself, none is none.
final class ImplicitStackNode: SingleChildNode {
    private var stack: ContainerLayoutNode<ImplicitStackLayout>?

    func update(_ content: any View, in context: NodeContext) {
        adopt(context)
        var inner = context.environment
        inner.stackOrientation = nil
        var place = childContext(.none, environment: inner)
        place.isSinglePlace = true
        setChild(content, in: place)
    }

    override func makeElements() -> [LayoutNode] {
        let contents = super.makeElements()
        guard contents.count > 1 else {
            stack = nil
            return contents
        }
        let node = stack ?? ContainerLayoutNode(viewNode: self, layout: ImplicitStackLayout(), label: "ZStack")
        stack = node
        node.update(children: contents)
        return [node]
    }
}

extension ImplicitStackNode: ImplicitStackOwner {
    func makeImplicitStack(for node: ViewNode) -> any ImplicitStack {
        ContainerLayoutNode(viewNode: node, layout: ImplicitStackLayout(), label: "ZStack")
    }
}
