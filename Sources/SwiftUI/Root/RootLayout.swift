import ViewGraph

/// What a window or a picture puts round its root: several views are a VStack, the content is centred on an axis with a
/// given length and gives the length where none is given.
package struct RootView: PrimitiveView {
    let content: any View
    package init(_ content: any View) { self.content = content }

    package static func _reconcile(_ view: RootView, existing: ViewNode?, in context: NodeContext) -> ViewNode {
        let node = existing as? RootViewNode ?? RootViewNode(context)
        node.update(view.content, in: context)
        return node
    }
}

final class RootViewNode: SingleChildNode {
    private var stack: ContainerLayoutNode<VStackLayout>?
    private var window: WindowNode?
    private let container = RelativeContainer()

    func update(_ content: any View, in context: NodeContext) {
        adopt(context)
        var inner = context.environment
        inner.relativeContainer = container
        setChild(content, in: childContext(.none, environment: inner))
    }

    override func elementsOfDescendantDidChange() {
        super.elementsOfDescendantDidChange()
        window?.invalidateLayout()
    }

    override func makeElements() -> [LayoutNode] {
        let contents = super.makeElements()
        guard let first = contents.first else { return [] }
        var content = first
        if contents.count > 1 {
            let node = stack ?? ContainerLayoutNode(viewNode: self, layout: VStackLayout(), label: "VStack")
            stack = node
            node.update(children: contents)
            content = node
        }
        let node = WindowNode(viewNode: self, child: content, container: container)
        window = node
        return [node]
    }
}

final class WindowNode: UnaryLayoutNode {
    private let container: RelativeContainer

    init(viewNode: ViewNode, child: LayoutNode, container: RelativeContainer) {
        self.container = container
        super.init(viewNode: viewNode, child: child)
    }

    override var isTransparent: Bool { true }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        container.update(proposal)
        let size = child.sizeThatFits(proposal)
        return CGSize(width: proposal.width ?? size.width, height: proposal.height ?? size.height)
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        environment.safeArea?.rect = CGRect(origin: .zero, size: size)
        super.placeChildren(in: size, proposal: proposal)
    }

    override func childPlacement(in size: CGSize, proposal: ProposedViewSize) -> (CGPoint, ProposedViewSize) {
        let childSize = child.sizeThatFits(proposal)
        return (
            CGPoint(x: (size.width - childSize.width) / 2, y: (size.height - childSize.height) / 2), proposal
        )
    }
}
