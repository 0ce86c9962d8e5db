import ViewGraph

/// Finds out in which pass the number of things that the system shows is another, for what becomes known only while
/// laying out.
final class SystemChange {
    private var count: Int?
    private var pass: Int?
    private let settlesFirst: Bool
    private var firstUpdate: Int?

    /// - Parameter settlesFirst: whether what becomes known until the first update ends is how things are from the
    ///   beginning, as the place is to which something is scrolled.
    init(settlesFirst: Bool = false) { self.settlesFirst = settlesFirst }

    /// Called whenever the number is known; what is there from the beginning isn't a change.
    func note(_ count: Int) {
        defer { self.count = count }
        guard let progress = ViewGraph.current?.progress else { return }
        let first = firstUpdate ?? progress.updates
        firstUpdate = first
        if count != self.count ?? 0, !(settlesFirst && first == progress.updates) { pass = progress.passes }
    }

    /// What the changes below a node belong to, where there are any that the system animates.
    func transaction(in node: ViewNode, _ animation: Animation) -> Transaction? {
        guard pass == node.graph.progress.passes else { return nil }
        var transaction = node.graph.effectiveTransaction(of: node)
        if !transaction.disablesAnimations { transaction.animation = animation }
        return transaction
    }
}

/// Animates what is below in passes in which something changes.
struct SystemChangeModifier: PrimitiveModifier {
    let change: SystemChange
    let animation: Animation

    static func _reconcile(
        _ modifier: Self, content: any View, existing: ViewNode?, in context: NodeContext
    ) -> ViewNode {
        let node = existing as? SystemChangeNode ?? SystemChangeNode(context)
        (node.change, node.animation) = (modifier.change, modifier.animation)
        node.adopt(context)
        node.setChild(content, component: .none)
        return node
    }
}

final class SystemChangeNode: SystemChangesMarkNode {
    fileprivate var change: SystemChange?
    fileprivate var animation = Animation.default

    override var contentTransaction: Transaction? { change?.transaction(in: self, animation) }
}

/// Says that something here may make the system animate.
struct SystemChangesMark: PrimitiveModifier {
    static func _reconcile(
        _ modifier: Self, content: any View, existing: ViewNode?, in context: NodeContext
    ) -> ViewNode {
        let node = existing as? SystemChangesMarkNode ?? SystemChangesMarkNode(context)
        node.adopt(context)
        node.setChild(content, component: .none)
        return node
    }
}

class SystemChangesMarkNode: SingleChildNode {
    override var isListTransparent: Bool { true }

    override init(_ context: NodeContext) {
        super.init(context)
        graph.features.transactionChanges += 1
    }

    override func unmount() {
        graph.features.transactionChanges -= 1
        super.unmount()
    }
}

/// Animates what is below whenever a value changes, but for what is marked as standing outside.
nonisolated func SystemAnimationModifier<V: Equatable>(
    trigger: V, animation: Animation, scope: TransactionScopeMark
) -> TransactionModifier {
    TransactionModifier(trigger: AnyEquatable(trigger), scope: scope) { transaction in
        if !transaction.disablesAnimations { transaction.animation = animation }
    }
}
