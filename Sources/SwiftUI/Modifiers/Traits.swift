import ViewGraph

/// Says something about a view to the container it stands in.
struct TraitModifier: ElementModifier {
    let key: ObjectIdentifier
    let value: Any
    let label: String
    var isForLayouts = false

    func makeLayoutNode(viewNode: ViewNode, child: LayoutNode) -> LayoutNode {
        if isForLayouts { viewNode.graph.features.layoutTraits.insert(key) }
        return TraitLayoutNode(
            viewNode: viewNode, child: child, key: key, value: innerValue(child) ?? value, label: label)
    }

    /// What was written first, nearer to the view, counts (measured: facts 10.6, 21.10).
    private func innerValue(_ child: LayoutNode) -> Any? {
        // A priority ends where a layout begins that has one of its own.
        if key == ObjectIdentifier(LayoutPriorityTrait.self), !(child is PassThroughLayoutNode) { return nil }
        return child.trait(key)
    }
}

nonisolated extension View {
    /// Views of a higher priority are served first where space is divided; 0 by default.
    public func layoutPriority(_ value: Double) -> some View {
        modifier(
            TraitModifier(
                key: ObjectIdentifier(LayoutPriorityTrait.self), value: value.isNaN ? 0 : value,
                label: ".layoutPriority"))
    }

    /// A value that the layout round this view can read.
    public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
        modifier(TraitModifier(key: ObjectIdentifier(key), value: value, label: ".layoutValue", isForLayouts: true))
    }

    /// The same for a key that isn't a Swift type.
    package func layoutValue(id: ObjectIdentifier, value: Any) -> some View {
        modifier(TraitModifier(key: id, value: value, label: ".layoutValue", isForLayouts: true))
    }

    /// An identity of its own: another id is another view, with new state.
    public func id<ID: Hashable>(_ id: ID) -> some View { modifier(IdentityModifier(id: AnyHashable(id))) }
}
