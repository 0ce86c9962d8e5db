import ViewGraph

/// Where the pointer is over a view.
public enum HoverPhase: Equatable, Sendable {
    case active(CGPoint)
    case ended
}

struct HoverModifier: ElementModifier {
    let label: String
    let action: (CGPoint?) -> Void

    func makeLayoutNode(viewNode: ViewNode, child: LayoutNode) -> LayoutNode {
        InteractionNode(viewNode: viewNode, child: child, label: label) { _ in interaction }
    }

    func update(_ node: LayoutNode) -> ModifierUpdate {
        updateInteraction(of: node, label: label) { _ in interaction }
    }

    private var interaction: Interaction {
        var interaction = Interaction(.gesture, area: .content)
        interaction.hover = action
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
        modifier(HoverModifier(label: ".onContinuousHover") { action($0.map(HoverPhase.active) ?? .ended) })
    }
}
