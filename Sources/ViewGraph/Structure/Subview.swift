import Foundation

/// A view that stands for one element of a list that was made elsewhere in the tree.
package nonisolated struct ElementView: PrimitiveView {
    package let element: LayoutNode

    package init(_ element: LayoutNode) { self.element = element }

    public static func _reconcile(_ view: Self, existing: ViewNode?, in context: NodeContext) -> ViewNode {
        let node = existing as? ElementViewNode ?? ElementViewNode(context)
        node.update(view.element, in: context)
        return node
    }
}

final class ElementViewNode: ViewNode {
    private weak var element: LayoutNode?
    /// The element asks its own node, which may have left where it was made.
    private var owner: ViewNode?

    func update(_ element: LayoutNode, in context: NodeContext) {
        adopt(context)
        guard element !== self.element else { return }
        (self.element, owner) = (element, element.viewNode)
        elementsDidChange()
    }

    override func makeElements() -> [LayoutNode] { element.map { [$0] } ?? [] }
}

/// A view made from the elements of another one: it hands them out one by one.
package nonisolated struct SubviewsReader: PrimitiveView {
    let source: any View
    /// Is given the elements and the node they come from.
    let content: ([LayoutNode], ViewNode?) -> any View

    package init(source: any View, content: @escaping ([LayoutNode]) -> any View) {
        self.source = source
        self.content = { elements, _ in content(elements) }
    }

    /// - Parameter content: is given the elements by the sections they stand in.
    package init(source: any View, sections content: @escaping ([ElementSection]) -> any View) {
        self.source = source
        self.content = { elements, node in content(ElementSection.sections(of: elements, in: node)) }
    }

    public static func _reconcile(_ view: Self, existing: ViewNode?, in context: NodeContext) -> ViewNode {
        let node = existing as? SubviewsReaderNode ?? SubviewsReaderNode(context)
        node.update(view, in: context)
        return node
    }
}

final class SubviewsReaderNode: DependentNode {
    private var source: ViewNode?
    private var make: ([LayoutNode], ViewNode?) -> any View = { _, _ in EmptyView() }
    private var isUpdating = false

    override var isListTransparent: Bool { true }

    func update(_ view: SubviewsReader, in context: NodeContext) {
        adopt(context)
        make = view.content
        isUpdating = true
        var inner = childContext(.position(0))
        inner.isLazy = false
        let new = graph.reconcile(view.source, existing: source, in: inner)
        if new !== source {
            if let source { graph.remove(source, from: self) }
            source = new
        }
        isUpdating = false
        remake()
    }

    private func remake() {
        isUpdating = true
        defer { isUpdating = false }
        let elements = source?.elements ?? []
        graph.tracker.forget(self)
        graph.tracker.whileUpdating(self) {
            setChild(graph.tracker.makingContent { make(elements, source) }, component: .position(1))
        }
    }

    override func dependenciesDidChange() { remake() }

    /// Other elements of the source make another content.
    override func elementsOfDescendantDidChange() {
        // News from the content, which has the elements in it, would make it anew without end.
        if isUpdating || source?.hasKnownElements ?? false { return super.elementsOfDescendantDidChange() }
        graph.needsUpdate(self)
        super.elementsOfDescendantDidChange()
    }

    override var childNodes: [ViewNode] { (source.map { [$0] } ?? []) + super.childNodes }
}
