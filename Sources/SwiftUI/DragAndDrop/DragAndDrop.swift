import ViewGraph

/// A view that can be carried to another one: a drag of a session takes it along.
package struct DragSourceModifier: ElementModifier {
    let label: String
    let items: () -> [Any]

    package init(label: String, items: @escaping () -> [Any]) { (self.label, self.items) = (label, items) }

    package func makeLayoutNode(viewNode: ViewNode, child: LayoutNode) -> LayoutNode {
        InteractionNode(viewNode: viewNode, child: child, label: label, make: interaction)
    }

    package func update(_ node: LayoutNode) -> ModifierUpdate {
        updateInteraction(of: node, label: label, make: interaction)
    }

    private func interaction(_ node: LayoutNode) -> Interaction {
        var interaction = Interaction(.gesture, area: .content)
        interaction.touch = { [weak node] touch in
            guard case .drag = touch.kind, let node else { return nil }
            let journey = DragJourney(node, items)
            var steps = touch.samples.map { sample in { journey.move(to: touch.local(sample.location)) } }
            if touch.ends { steps.append { journey.drop() } }
            return steps
        }
        return interaction
    }
}

/// One drag from a view over others.
private final class DragJourney {
    private let node: LayoutNode
    private let makeItems: () -> [Any]
    private lazy var items = makeItems()
    /// Where it was last, and who took it there.
    private var place = CGPoint.zero
    private var target: (node: LayoutNode, drop: (DropOffer) -> Bool)?

    init(_ node: LayoutNode, _ items: @escaping () -> [Any]) { (self.node, makeItems) = (node, items) }

    /// - Parameter point: in the dragged view's coordinates.
    func move(to point: CGPoint) {
        guard let root = node.graph.root?.elements.first else { return }
        place = point.applying(node.transform(to: root))
        let place = CGPoint(x: place.x + root.frame.minX, y: place.y + root.frame.minY)
        let scene = node.graph.eventScene(.at(place))
        // What is carried isn't dropped on itself.
        let found = scene.region(at: place).map(scene.targets(of:))?.map { scene.targets[$0] }.first { candidate in
            candidate.interaction.drop != nil && candidate.interaction.isEnabled && candidate.node !== node
        }
        if target?.node !== found?.node { tell(.exited) }
        let isNew = target?.node !== found?.node
        target = found.flatMap { found in found.interaction.drop.map { (found.node, $0) } }
        if target != nil { tell(isNew ? .entered : .moved) }
    }

    func drop() { tell(.dropped) }

    private func tell(_ event: DropEvent) {
        guard let target, let root = node.graph.root?.elements.first else { return }
        let local = place.applying(target.node.transform(to: root).inverted())
        _ = target.drop(DropOffer(event, items: items, location: local))
    }
}

/// A view that things can be dropped on.
package struct DropTargetModifier: ElementModifier {
    let label: String
    /// Answers whether it takes what is offered.
    let take: (DropOffer) -> Bool

    package init(label: String, take: @escaping (DropOffer) -> Bool) { (self.label, self.take) = (label, take) }

    package func makeLayoutNode(viewNode: ViewNode, child: LayoutNode) -> LayoutNode {
        InteractionNode(viewNode: viewNode, child: child, label: label, make: interaction)
    }

    package func update(_ node: LayoutNode) -> ModifierUpdate {
        updateInteraction(of: node, label: label, make: interaction)
    }

    private func interaction(_ node: LayoutNode) -> Interaction {
        var interaction = Interaction(.gesture, area: .frame)
        interaction.drop = take
        return interaction
    }
}

extension DropTargetModifier {
    /// Takes items of a kind; says when some are above it.
    package init(
        label: String, accepts: @escaping (Any) -> Bool, action: @escaping ([Any], CGPoint) -> Bool,
        isTargeted: @escaping (Bool) -> Void
    ) {
        self.init(label: label) { offer in
            let items = offer.items.filter(accepts)
            guard !items.isEmpty else { return false }
            switch offer.event {
            case .entered: isTargeted(true)
            case .moved: break
            case .exited: isTargeted(false)
            case .dropped:
                isTargeted(false)
                return action(items, offer.location)
            }
            return true
        }
    }
}

nonisolated extension View {
    /// Can be carried to another view.
    public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View {
        modifier(DragSourceModifier(label: ".draggable") { [payload()] })
    }

    /// The same; the preview is seen only while it is carried.
    public func draggable<V: View, T: Transferable>(
        _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
    ) -> some View {
        modifier(DragSourceModifier(label: ".draggable") { [payload()] })
    }

    /// Takes what is carried to it.
    ///
    /// - Parameters:
    ///   - payloadType: what it can take.
    ///   - action: takes what is dropped, at a point of the view in points; answers whether it did.
    ///   - isTargeted: called with true when something comes above the view, with false when it leaves.
    public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
        isTargeted: @escaping (Bool) -> Void = { _ in }
    ) -> some View {
        modifier(
            DropTargetModifier(
                label: ".dropDestination", accepts: { $0 is T }, action: { action($0.compactMap { $0 as? T }, $1) },
                isTargeted: isTargeted))
    }

    /// Can be carried to another view, as what a provider holds.
    public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
        modifier(DragSourceModifier(label: ".onDrag") { [data()] })
    }

    public func onDrag<V: View>(
        _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
    ) -> some View {
        onDrag(data)
    }

    /// Takes what providers hold of these types.
    public func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
    ) -> some View {
        onDrop(of: supportedContentTypes, isTargeted: isTargeted) { providers, _ in action(providers) }
    }

    public func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
    ) -> some View {
        modifier(
            DropTargetModifier(
                label: ".onDrop", accepts: { ($0 as? NSItemProvider)?.holds(supportedContentTypes) ?? false },
                action: { action($0.compactMap { $0 as? NSItemProvider }, $1) },
                isTargeted: { isTargeted?.wrappedValue = $0 }))
    }

    /// Lets a delegate decide about what is carried over the view.
    public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View {
        modifier(DropTargetModifier(label: ".onDrop") { delegate.take($0, supportedContentTypes) })
    }
}
