import ViewGraph

/// An overlay or background that is made from a preference of what it belongs to.
package struct PreferenceReadingModifier<Value, Content: View>: PrimitiveModifier {
    let channel: PreferenceChannel<Value>
    let alignment: Alignment
    let isBehind: Bool
    let content: (Value) -> Content

    package init(
        channel: PreferenceChannel<Value>, alignment: Alignment, isBehind: Bool, content: @escaping (Value) -> Content
    ) {
        (self.channel, self.alignment, self.isBehind, self.content) = (channel, alignment, isBehind, content)
    }

    package static func _reconcile(
        _ modifier: Self, content: any View, existing: ViewNode?, in context: NodeContext
    ) -> ViewNode {
        let node = existing as? PreferenceReadingNode<Value, Content> ?? PreferenceReadingNode(modifier, context)
        node.update(modifier, content: content, in: context)
        return node
    }
}

final class PreferenceReadingNode<Value, Content: View>: SingleChildNode {
    private(set) var modifier: PreferenceReadingModifier<Value, Content>
    /// One for each element of the content.
    private var secondaries: [LateContentNode] = []
    private var layoutNodes: [LateSecondaryLayoutNode] = []

    init(_ modifier: PreferenceReadingModifier<Value, Content>, _ context: NodeContext) {
        self.modifier = modifier
        super.init(context)
    }

    func update(_ modifier: PreferenceReadingModifier<Value, Content>, content: any View, in context: NodeContext) {
        adopt(context)
        self.modifier = modifier
        setChild(content, component: .position(0))
        for secondary in secondaries { secondary.update(in: childContext(.position(1))) }
        for node in layoutNodes {
            node.alignment = modifier.alignment
            node.invalidateLayout()
        }
    }

    override var childNodes: [ViewNode] { super.childNodes + secondaries }

    override func makeElements() -> [LayoutNode] {
        let contents = super.makeElements()
        while secondaries.count > contents.count { secondaries.removeLast().unmount() }
        while secondaries.count < contents.count { secondaries.append(LateContentNode(childContext(.position(1)))) }
        layoutNodes = contents.enumerated().map { index, primary in
            if index < layoutNodes.count, layoutNodes[index].primary === primary { return layoutNodes[index] }
            let node = LateSecondaryLayoutNode(
                viewNode: self, primary: primary, isBehind: modifier.isBehind, alignment: modifier.alignment)
            node.makeContent = { [weak self, secondary = secondaries[index]] primary in
                guard let self else { return [] }
                let value = primary.preference(self.modifier.channel) ?? self.modifier.channel.defaultValue()
                if let made = secondary.elements(madeFrom: value) { return made }
                return secondary.elements(of: { ImplicitZStack(content: self.modifier.content(value)) })
            }
            secondaries[index].onChange = { [weak node] in node?.invalidateLayout() }
            return node
        }
        return layoutNodes
    }
}

/// A preference without geometry in it: the same value makes the same content wherever things stand.
protocol LastingPreference {}

/// Content that can be made only while laying out, from what is known by then.
class LateContentNode: DependentNode {
    var onChange: () -> Void = {}
    private var isMaking = false
    /// What the content was made from; nil where it has to be made anew.
    private var known: (any LastingPreference)?

    func update(in context: NodeContext) {
        adopt(context)
        known = nil
    }

    /// What stands for the content that was made last.
    var shown: [LayoutNode] { child?.elements ?? [] }

    /// What there is already for a value that says the same as before.
    func elements<Value>(madeFrom value: Value) -> [LayoutNode]? {
        guard let value = value as? any LastingPreference else { return nil }
        if let known, areEqual(known, value) { return child?.elements ?? [] }
        known = value
        return nil
    }

    /// Makes the content and answers what stands for it.
    func elements(of view: () -> any View) -> [LayoutNode] {
        isMaking = true
        defer { isMaking = false }
        graph.tracker.forget(self)
        graph.tracker.whileUpdating(self) { setChild(graph.tracker.makingContent(view), component: .none) }
        graph.settle(below: self)
        return child?.elements ?? []
    }

    override func dependenciesDidChange() {
        known = nil
        onChange()
    }

    /// Whoever asks for the content is given it, and nobody else knows of it.
    override func childDidChange() {}

    /// Whoever lays the content out asked for the news that come while it is made; nobody above keeps elements of it.
    override func elementsOfDescendantDidChange() {
        if !isMaking { onChange() }
    }
}

/// Like an overlay or background, but the secondary view is made once the primary one is placed.
final class LateSecondaryLayoutNode: PassThroughLayoutNode {
    var primary: LayoutNode { child }
    private let isBehind: Bool
    var alignment: Alignment
    var makeContent: (LayoutNode) -> [LayoutNode] = { _ in [] }
    private var secondary: LayoutNode? { children.count > 1 ? children[1] : nil }

    init(viewNode: ViewNode, primary: LayoutNode, isBehind: Bool, alignment: Alignment) {
        (self.isBehind, self.alignment) = (isBehind, alignment)
        super.init(viewNode: viewNode, child: primary)
    }

    override var name: String { isBehind ? ".backgroundPreferenceValue" : ".overlayPreferenceValue" }
    override func placesInsideMayHaveChanged() { invalidateLayout() }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        child.place(at: .zero, proposal: proposal, size: size)
        let contents = Array(makeContent(child).prefix(1))
        children = [child] + contents
        guard let secondary = contents.first else { return }
        let other = secondary.dimensionsToPlace(ProposedViewSize(size))
        let origin = secondaryOrigin(
            child.dimensionsToPlace(proposal), other, alignment: alignment, size: size, direction: layoutDirection)
        secondary.place(at: origin, proposal: ProposedViewSize(size), size: other.size)
    }

    override func collectEvents(in context: inout EventContext) {
        if isBehind, let secondary { context.visit(secondary) }
        context.visit(child)
        if !isBehind, let secondary { context.visit(secondary) }
    }

    override func draw(in context: inout DrawContext) {
        drawChildren(othersBehindFirst: isBehind, in: &context)
    }
}
