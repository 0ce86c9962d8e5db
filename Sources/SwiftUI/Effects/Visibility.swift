import ViewGraph

/// Says something that changes neither layout nor picture, or hides the picture.
struct InertModifier: ElementModifier {
    let label: String
    var isHidden = false

    func makeLayoutNode(viewNode: ViewNode, child: LayoutNode) -> LayoutNode {
        InertNode(viewNode: viewNode, child: child, label: label, isHidden: isHidden)
    }
}

/// A modifier that would change the picture and doesn't: it says so.
struct UndrawnModifier: ElementModifier {
    let label: String
    /// Whether SwiftUI would draw something for it as it stands.
    var isShown = true
    /// The only one that would; nil is all.
    var platform: Platform?

    func makeLayoutNode(viewNode: ViewNode, child: LayoutNode) -> LayoutNode {
        if isShown, platform == nil || platform == child.environment.platform {
            viewNode.report("'\(label)' is not drawn")
        }
        return InertNode(viewNode: viewNode, child: child, label: label, isHidden: false)
    }
}

nonisolated extension View {
    /// For views of the libraries that are Swift themselves: reports that something isn't drawn, where it would show.
    package func undrawn(_ name: String, isShown: Bool) -> some View {
        modifier(UndrawnModifier(label: name, isShown: isShown))
    }
}

final class InertNode: PassThroughLayoutNode {
    private let label: String
    private let isHidden: Bool

    init(viewNode: ViewNode, child: LayoutNode, label: String, isHidden: Bool) {
        (self.label, self.isHidden) = (label, isHidden)
        super.init(viewNode: viewNode, child: child)
    }

    override var name: String { label }

    /// What is hidden takes no tap (facts 8.13).
    override func collectEvents(in context: inout EventContext) {
        if !isHidden { collectChildren(in: &context) }
    }

    override func draw(in context: inout DrawContext) {
        if !isHidden { drawChildren(in: &context) }
    }
}

nonisolated extension View {
    /// Keeps the view's place and draws nothing (facts 8.13).
    public func hidden() -> some View { modifier(InertModifier(label: ".hidden", isHidden: true)) }

    /// In front of siblings of a lower value; 0 by default.
    public func zIndex(_ value: Double) -> some View {
        modifier(
            TraitModifier(
                key: ObjectIdentifier(ZIndexTrait.self), value: value.isNaN ? 0 : value, label: ".zIndex"))
    }
}
