import Foundation

/// A view without children that measures and draws itself.
package nonisolated protocol LeafView: PrimitiveView {
    /// What is worked out once from the view and its environment: a shaped paragraph, a resolved colour.
    associatedtype Prepared = Void
    func prepare(in environment: EnvironmentValues) -> Prepared
    func makeLayoutNode(viewNode: ViewNode, prepared: Prepared) -> LayoutNode
    /// Gives a layout node what was worked out anew; false where it takes another node.
    func update(_ node: LayoutNode, prepared: Prepared) -> Bool
}

nonisolated extension LeafView {
    package func update(_ node: LayoutNode, prepared: Prepared) -> Bool { false }
}

nonisolated extension LeafView where Prepared == Void {
    package func prepare(in environment: EnvironmentValues) {}
}

nonisolated extension LeafView {
    public static func _reconcile(_ view: Self, existing: ViewNode?, in context: NodeContext) -> ViewNode {
        if let node = existing as? LeafNode<Self> {
            node.update(view, in: context)
            return node
        }
        return LeafNode(view, in: context)
    }
}

final class LeafNode<V: LeafView>: ViewNode {
    private var view: V
    // Unchecked as those of `LayoutNode`: read and written whole.
    @exclusivity(unchecked) private var layoutNode: LayoutNode?

    init(_ view: V, in context: NodeContext) {
        self.view = view
        super.init(context)
    }

    func update(_ view: V, in context: NodeContext) {
        let changed = !areSame(self.view, view) || !environment.isIdentical(to: context.environment)
        // Before the environment is another: what stands for styles is found in it while drawing.
        if changed, let layoutNode { graph.contentWillChange(layoutNode) }
        adopt(context)
        self.view = view
        guard changed else { return }
        if let layoutNode, view.update(layoutNode, prepared: view.prepare(in: environment)) {
            layoutNode.answersMayHaveChanged()
        } else {
            layoutNode = nil
            elementsDidChange()
        }
    }

    override func remakeElements() {
        if let layoutNode { graph.contentWillChange(layoutNode) }
        layoutNode = nil
        elementsDidChange()
    }

    override func makeElements() -> [LayoutNode] {
        if let layoutNode { return [layoutNode] }
        // Taken out once: views such as texts hold several references.
        let view = self.view
        let node = view.makeLayoutNode(viewNode: self, prepared: view.prepare(in: environment))
        layoutNode = node
        return [node]
    }
}

/// A view that lays its content out by a `Layout`.
package nonisolated protocol ContainerView: PrimitiveView {
    associatedtype L: Layout
    var layout: L { get }
    var contentView: any View { get }
    /// Which way Spacers and Dividers in it lie.
    var stackOrientation: Axis? { get }
    /// As a reader would write it: `HStack`.
    func name(in graph: ViewGraph) -> String
}

nonisolated extension ContainerView {
    package func name(in graph: ViewGraph) -> String { graph.typeNames.name(of: Self.self) }
    package var stackOrientation: Axis? { L.layoutProperties.stackOrientation }

    public static func _reconcile(_ view: Self, existing: ViewNode?, in context: NodeContext) -> ViewNode {
        let layout = view.layout
        var known = existing as? ContainerNode<L>
        if let kind = known?.kind, kind != layout._cacheKind { known = nil }
        let node = known ?? ContainerNode(context, layout: layout, name: view.name(in: context.graph))
        node.update(
            layout: layout, orientation: view.stackOrientation, content: view.contentView, in: context)
        return node
    }
}

/// The node of a container; switching between layouts of one type keeps the content's nodes.
package final class ContainerNode<L: Layout>: ViewNode, ContentContainer {
    private var content: ViewNode?
    private var layoutNode: ContainerLayoutNode<L>?
    private var needsChildren = true

    package init(_ context: NodeContext, layout: L, name: String) {
        super.init(context)
        layoutNode = ContainerLayoutNode(viewNode: self, layout: layout, label: name)
    }

    public override var childNodes: [ViewNode] { content.map { [$0] } ?? [] }

    var kind: ObjectIdentifier? { layoutNode?.kind }

    package func update(
        layout: L, orientation: Axis? = L.layoutProperties.stackOrientation, content view: any View,
        in context: NodeContext
    ) {
        adopt(context)
        var inner = context.environment
        inner.stackOrientation = orientation
        let new = graph.reconcile(view, existing: content, in: childContext(.none, environment: inner))
        if new !== content {
            if let content { graph.remove(content, from: self) }
            content = new
            needsChildren = true
        }
        layoutNode?.update(layout)
    }

    /// Stops here: the container is one element whatever is in it.
    public override func elementsOfDescendantDidChange() {
        needsChildren = true
        layoutNode?.invalidateLayout()
        graph.contentDidChange(self)
    }

    public override func makeElements() -> [LayoutNode] {
        refreshChildren()
        guard let layoutNode else { return [] }
        return [layoutNode]
    }

    package func refreshChildren() {
        guard needsChildren else { return }
        needsChildren = false
        layoutNode?.update(children: content?.elements ?? [])
    }
}
