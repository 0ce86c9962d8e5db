import ViewGraph

/// Lets a view offer something to assistive technologies and keyboards.
struct ServicesModifier: ElementModifier {
    let label: String
    let fill: (LayoutNode, inout EventServices) -> Void

    func makeLayoutNode(viewNode: ViewNode, child: LayoutNode) -> LayoutNode {
        ServicesNode(viewNode: viewNode, child: child, modifier: self)
    }

    func update(_ node: LayoutNode) -> ModifierUpdate {
        guard let node = node as? ServicesNode, node.modifier.label == label else { return .needsNewNode }
        node.modifier = self
        return .events
    }
}

final class ServicesNode: PassThroughLayoutNode {
    fileprivate var modifier: ServicesModifier

    init(viewNode: ViewNode, child: LayoutNode, modifier: ServicesModifier) {
        self.modifier = modifier
        super.init(viewNode: viewNode, child: child)
    }

    override var name: String { modifier.label }

    override var services: EventServices? {
        var services = EventServices()
        modifier.fill(self, &services)
        return services
    }
}

nonisolated extension View {
    /// - Parameters:
    ///   - label: the node's name in reports.
    ///   - fill: asked when an event comes.
    func services(_ label: String, _ fill: @escaping (LayoutNode, inout EventServices) -> Void) -> some View {
        modifier(ServicesModifier(label: label, fill: fill))
    }

    func services(_ label: String, _ fill: @escaping (inout EventServices) -> Void) -> some View {
        services(label) { _, services in fill(&services) }
    }
}
