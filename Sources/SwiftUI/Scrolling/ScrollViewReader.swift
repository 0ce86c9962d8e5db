import ViewGraph

/// Gives its content a proxy that scrolls the scroll views in it.
public nonisolated struct ScrollViewReader<Content: View>: PrimitiveView {
    public var content: (ScrollViewProxy) -> Content

    public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }

    public static func _reconcile(_ view: Self, existing: ViewNode?, in context: NodeContext) -> ViewNode {
        let node = existing as? ScrollViewReaderNode ?? ScrollViewReaderNode(context)
        node.adopt(context)
        let proxy = ScrollViewProxy(node: node)
        node.setChild(context.graph.tracker.makingContent { view.content(proxy) }, component: .none)
        return node
    }
}

final class ScrollViewReaderNode: SingleChildNode {
    override var isListTransparent: Bool { true }
}

/// Scrolls to views by their ids.
public nonisolated struct ScrollViewProxy {
    private let reader: WeakReader

    init(node: ScrollViewReaderNode) { reader = WeakReader(node: node) }

    /// Scrolls so that the view with `id` shows.
    ///
    /// - Parameters:
    ///   - id: of the view, as `id(_:)` or a `ForEach` gives it.
    ///   - anchor: which point of the view comes to the same point of the scroll view; nil scrolls as little as needed
    ///     (measured: facts.md 9.5).
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
        guard let node = reader.node else { return }
        var queue: [ViewNode] = [node]
        while let next = queue.popLast() {
            if let scrollable = next as? any ScrollableNode {
                scrollable.scroll(to: .view(AnyHashable(id), anchor: anchor))
            } else {
                queue += next.childNodes
            }
        }
    }

    private struct WeakReader {
        weak var node: ScrollViewReaderNode?
    }
}

/// A node that can be asked to show one of its views.
protocol ScrollableNode: ViewNode {
    func scroll(to request: ScrollRequest)
}

extension ScrollViewNode: ScrollableNode {}
