import ViewGraph

/// Where the pointer is over a view.
public enum HoverPhase: Equatable, Sendable {
    case active(CGPoint)
    case ended
}

struct HoverModifier: ElementModifier {
    let label: String
    var space = CoordinateSpace.local
    let action: (CGPoint?) -> Void

    func makeLayoutNode(viewNode: ViewNode, child: LayoutNode) -> LayoutNode {
        InteractionNode(viewNode: viewNode, child: child, label: label, make: interaction)
    }

    func update(_ node: LayoutNode) -> ModifierUpdate { updateInteraction(of: node, label: label, make: interaction) }

    private func interaction(of node: LayoutNode) -> Interaction {
        var interaction = Interaction(.gesture, area: .content)
        interaction.hover = { [weak node] point in action(point.map { node?.location($0, in: space) ?? $0 }) }
        return interaction
    }
}

nonisolated extension View {
    /// Calls `action` when a pointer comes over the view and when it leaves; pictures are taken without one unless an
    /// event brings it.
    public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
        modifier(HoverModifier(label: ".onHover") { action($0 != nil) })
    }

    /// The same, with the pointer's place in the view's coordinates.
    public func onContinuousHover(perform action: @escaping (HoverPhase) -> Void) -> some View {
        onContinuousHover(coordinateSpace: .local, perform: action)
    }

    /// The same, with the pointer's place in a coordinate space.
    public func onContinuousHover(
        coordinateSpace: some CoordinateSpaceProtocol, perform action: @escaping (HoverPhase) -> Void
    ) -> some View {
        modifier(
            HoverModifier(label: ".onContinuousHover", space: coordinateSpace.coordinateSpace) {
                action($0.map(HoverPhase.active) ?? .ended)
            })
    }
}
