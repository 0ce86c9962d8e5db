import ViewGraph

/// Lets a view take events.
struct InteractionModifier: ElementModifier {
    /// As it stands in reports; nil for one that is no node of its own there.
    let label: String?
    let make: (LayoutNode) -> Interaction

    var contentComponent: PathComponent { label == nil ? .none : .position(0) }

    func makeLayoutNode(viewNode: ViewNode, child: LayoutNode) -> LayoutNode {
        InteractionNode(viewNode: viewNode, child: child, label: label, make: make)
    }

    func update(_ node: LayoutNode) -> ModifierUpdate { updateInteraction(of: node, label: label, make: make) }
}

final class InteractionNode: PassThroughLayoutNode {
    fileprivate let label: String?
    fileprivate var make: (LayoutNode) -> Interaction

    init(viewNode: ViewNode, child: LayoutNode, label: String?, make: @escaping (LayoutNode) -> Interaction) {
        (self.label, self.make) = (label, make)
        super.init(viewNode: viewNode, child: child)
    }

    override var name: String { label ?? "" }
    override var isTransparent: Bool { label == nil }

    override var interaction: Interaction? {
        var interaction = make(self)
        interaction.isEnabled = interaction.isEnabled && environment.isEnabled
        return interaction
    }
}

/// Lets an interaction's node offer another one.
func updateInteraction(
    of node: LayoutNode, label: String?, make: @escaping (LayoutNode) -> Interaction
) -> ModifierUpdate {
    guard let node = node as? InteractionNode, node.label == label else { return .needsNewNode }
    node.make = make
    return .events
}

nonisolated extension View {
    /// Lets a control take events: a tap, text, a drag. `make` is asked when an event comes.
    ///
    /// - Parameter label: the node's name in reports; nil makes no node of its own there.
    package func interaction(label: String? = nil, _ make: @escaping (LayoutNode) -> Interaction) -> some View {
        modifier(InteractionModifier(label: label, make: make))
    }

    package func interaction(_ interaction: @autoclosure @escaping () -> Interaction) -> some View {
        modifier(InteractionModifier(label: nil) { _ in interaction() })
    }
}
