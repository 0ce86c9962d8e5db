import Foundation

/// Makes a view out of what another view's elements turned out to be, as a picker does with its options.
package nonisolated struct ElementReader: PrimitiveView {
    let content: any View
    let make: ([LayoutNode]) -> any View

    package init(_ content: any View, make: @escaping ([LayoutNode]) -> any View) {
        (self.content, self.make) = (content, make)
    }

    package static func _reconcile(_ view: Self, existing: ViewNode?, in context: NodeContext) -> ViewNode {
        let node = existing as? ElementReaderNode ?? ElementReaderNode(context)
        node.update(view, in: context)
        return node
    }
}

final class ElementReaderNode: ViewNode {
    private var content: ViewNode?
    private var body: ViewNode?
    private var make: ([LayoutNode]) -> any View = { _ in EmptyView() }
    private var known: [LayoutNode]?

    override var childNodes: [ViewNode] { [content, body].compactMap { $0 } }

    func update(_ view: ElementReader, in context: NodeContext) {
        adopt(context)
        make = view.make
        let new = graph.reconcile(view.content, existing: content, in: childContext(.position(0)))
        if let content, new !== content { graph.remove(content, from: self) }
        content = new
        guard let known else { return elementsDidChange() }
        // What stands for the view may well be the same: then nobody has to lay it out anew.
        let made = remake()
        if made.count != known.count || zip(made, known).contains(where: { $0 !== $1 }) { elementsDidChange() }
    }

    override func makeElements() -> [LayoutNode] {
        let made = remake()
        known = made
        return made
    }

    private func remake() -> [LayoutNode] {
        let elements = content?.elements ?? []
        let new = makingContentLate {
            graph.reconcile(make(elements), existing: body, in: childContext(.position(1)))
        }
        if let body, new !== body { graph.remove(body, from: self) }
        body = new
        return new.elements
    }
}

extension LayoutNode {
    /// The id that the nearest `ForEach` or `.id` gave the element inside its reader; nil where none did.
    package var explicitID: AnyHashable? {
        var current: ViewNode? = innermost.viewNode
        while let step = current, !(step is ElementReaderNode) {
            if case .explicit(let id) = step.component { return id }
            current = step.parent
        }
        return nil
    }
}
