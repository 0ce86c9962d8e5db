import ViewGraph

/// The views of a session that screens grow out of, by id and namespace.
final class ZoomSources {
    // Unchecked: ids of a program, used by one thread at a time, the session's.
    struct Key: Hashable, @unchecked Sendable {
        let id: AnyHashable
        let namespace: AnyHashable
    }

    private struct WeakNode {
        weak var node: ZoomSourceNode?
    }

    private var nodes: [Key: WeakNode] = [:]

    fileprivate func add(_ node: ZoomSourceNode, to key: Key) { nodes[key] = WeakNode(node: node) }

    /// Nil for one that isn't there, or isn't laid out.
    func source(_ key: Key) -> ZoomSourceNode? {
        guard let node = nodes[key]?.node, node.isPlaced else { return nil }
        return node
    }
}

struct ZoomSourceModifier: ElementModifier {
    let key: ZoomSources.Key
    let configuration: EmptyMatchedTransitionSourceConfiguration

    func makeLayoutNode(viewNode: ViewNode, child: LayoutNode) -> LayoutNode {
        ZoomSourceNode(viewNode: viewNode, child: child, modifier: self)
    }
}

/// Does nothing but be found by the screen that grows out of it.
final class ZoomSourceNode: PassThroughLayoutNode {
    let configuration: EmptyMatchedTransitionSourceConfiguration

    init(viewNode: ViewNode, child: LayoutNode, modifier: ZoomSourceModifier) {
        configuration = modifier.configuration
        super.init(viewNode: viewNode, child: child)
        graph.attachment { ZoomSources() }.add(self, to: modifier.key)
    }

    override var name: String { ".matchedTransitionSource" }
}
