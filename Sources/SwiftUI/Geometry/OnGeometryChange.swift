import ViewGraph

nonisolated extension View {
    /// Calls an action with something worked out from the view's geometry: after the first layout, and when it has
    /// changed.
    ///
    /// The action runs before the picture is taken; a state it changes updates the views again at once.
    public func onGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (_ newValue: T) -> Void
    ) -> some View {
        modifier(GeometryObserverModifier(transform: transform) { _, new in action(new) })
    }

    /// The same with the old value, which equals the new one at the first call.
    public func onGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View {
        modifier(GeometryObserverModifier(transform: transform, action: action))
    }
}

struct GeometryObserverModifier<Value: Equatable>: PrimitiveModifier {
    let transform: (GeometryProxy) -> Value
    let action: (Value, Value) -> Void

    static func _reconcile(
        _ modifier: Self, content: any View, existing: ViewNode?, in context: NodeContext
    ) -> ViewNode {
        let node = existing as? GeometryObserverNode<Value> ?? GeometryObserverNode(modifier, context)
        node.update(modifier, content: content, in: context)
        return node
    }
}

final class GeometryObserverNode<Value: Equatable>: ElementObserverNode {
    private var modifier: GeometryObserverModifier<Value>
    private var known: [Int: Value] = [:]

    init(_ modifier: GeometryObserverModifier<Value>, _ context: NodeContext) {
        self.modifier = modifier
        super.init(context)
    }

    override var label: String { ".onGeometryChange" }
    override var observesPlaces: Bool { true }

    func update(_ modifier: GeometryObserverModifier<Value>, content: any View, in context: NodeContext) {
        adopt(context)
        self.modifier = modifier
        setChild(content, component: .position(0))
    }

    override func observe(_ element: ObservedElementNode, at index: Int) {
        guard element.isPlaced else { return }
        let value = modifier.transform(GeometryProxy(size: element.frame.size, node: element))
        let old = known[index]
        guard old != value else { return }
        known[index] = value
        graph.afterUpdate { [weak self] in self?.modifier.action(old ?? value, value) }
    }
}
