import Foundation

/// Writes values into the environment of what is below it.
package nonisolated protocol EnvironmentModifier: PrimitiveModifier {
    func write(to environment: inout EnvironmentValues)
}

nonisolated extension EnvironmentModifier {
    public static func _reconcile(
        _ modifier: Self, content: any View, existing: ViewNode?, in context: NodeContext
    ) -> ViewNode {
        let node = existing as? EnvironmentNode ?? EnvironmentNode(context)
        node.update(content, in: context) { modifier.write(to: &$0) }
        return node
    }
}

/// Changes its content's environment and is nothing itself.
final class EnvironmentNode: SingleChildNode {
    private var inner: EnvironmentValues?

    override var isListTransparent: Bool { true }

    func update(_ content: any View, in context: NodeContext, write: (inout EnvironmentValues) -> Void) {
        adopt(context)
        var inner = context.environment
        write(&inner)
        // Where the same was written to the same, nothing below has to look at it.
        if let known = self.inner { inner = inner.replaced(by: known, over: context.environment) }
        self.inner = inner
        setChild(content, in: childContext(.none, environment: inner))
    }
}

/// Wraps each element of its content in a layout node of its own: frames, paddings, effects, traits.
package nonisolated protocol ElementModifier: PrimitiveModifier {
    func makeLayoutNode(viewNode: ViewNode, child: LayoutNode) -> LayoutNode
    /// What the environment of the content is, where it isn't that of the modifier itself.
    func write(to environment: inout EnvironmentValues)
    /// What the content's identity adds to the modifier's: nothing for one that readers of a report don't see.
    var contentComponent: PathComponent { get }
    /// Lets a layout node that another modifier of this type made follow this one, so that nothing round it changes.
    func update(_ node: LayoutNode) -> ModifierUpdate
    /// Whether it can't be distinguished from another one. The compiler knows how a modifier is compared: to find that out
    /// at run time takes a search for each type.
    func isSame(as other: Self) -> Bool
}

/// What became of a layout node whose modifier is another now.
package enum ModifierUpdate {
    /// It can't follow: another is made.
    case needsNewNode
    /// It looks and is laid out as before; only events find something else.
    case events
    /// It may be laid out in another way, and look so.
    case rules
}

nonisolated extension ElementModifier {
    package func write(to environment: inout EnvironmentValues) {}
    package func update(_ node: LayoutNode) -> ModifierUpdate { .needsNewNode }
    package var contentComponent: PathComponent { .position(0) }
    package func isSame(as other: Self) -> Bool { haveSameFields(self, other) }

    public static func _reconcile(
        _ modifier: Self, content: any View, existing: ViewNode?, in context: NodeContext
    ) -> ViewNode {
        let node = existing as? ElementModifierNode<Self> ?? ElementModifierNode(modifier, context)
        node.update(modifier, content: content, in: context)
        return node
    }
}

nonisolated extension ElementModifier where Self: Equatable {
    package func isSame(as other: Self) -> Bool { self == other }
}

final class ElementModifierNode<M: ElementModifier>: SingleChildNode {
    private var modifier: M
    // Unchecked as those of `LayoutNode`: read and written whole.
    @exclusivity(unchecked) private var layoutNodes: [LayoutNode] = []
    private var wrappers = ElementWrappers()
    private var stack: (any ImplicitStack)?

    override var isListTransparent: Bool { true }

    init(_ modifier: M, _ context: NodeContext) {
        self.modifier = modifier
        super.init(context)
    }

    func update(_ modifier: M, content: any View, in context: NodeContext) {
        let isSameEnvironment = environment.isIdentical(to: context.environment)
        let changed =
            !(layoutNodes.isEmpty && wrappers.isEmpty) && (!isSameEnvironment || !self.modifier.isSame(as: modifier))
        adopt(context)
        self.modifier = modifier
        var inner = context.environment
        modifier.write(to: &inner)
        setChild(content, in: childContext(modifier.contentComponent, environment: inner))
        if changed, !follow(modifier, isSameEnvironment: isSameEnvironment) {
            for node in layoutNodes { node.invalidateLayout() }
            layoutNodes = []
            wrappers.removeAll()
            elementsDidChange()
        }
    }

    /// Lets the layout nodes that are there follow the modifier; false where others have to be made.
    private func follow(_ modifier: M, isSameEnvironment: Bool) -> Bool {
        guard wrappers.isEmpty else { return false }
        for node in layoutNodes {
            switch modifier.update(node) {
            case .needsNewNode: return false
            case .events where isSameEnvironment: node.eventsMayHaveChanged()
            case .events, .rules: node.rulesMayHaveChanged()
            }
        }
        return true
    }

    override var runs: [ElementRun] {
        guard isLazy else { return super.runs }
        return wrappers.wrap(child?.runs ?? []) { [unowned self] in
            modifier.makeLayoutNode(viewNode: self, child: $0)
        }
    }

    override func makeElements() -> [LayoutNode] {
        var contents = super.makeElements()
        // Most modifiers stand round one element.
        if contents.count != 1 { contents = modified(contents, &stack) }
        layoutNodes =
            contents.count == 1
            ? [wrapper(of: contents[0], at: 0)]
            : contents.indices.map {
                wrapper(of: contents[$0], at: $0)
            }
        return layoutNodes
    }

    private func wrapper(of content: LayoutNode, at index: Int) -> LayoutNode {
        if index < layoutNodes.count, (layoutNodes[index] as? UnaryLayoutNode)?.child === content {
            return layoutNodes[index]
        }
        return modifier.makeLayoutNode(viewNode: self, child: content)
    }
}

/// Combines each element of its content with the elements of another view: overlays, backgrounds, masks.
package nonisolated protocol SecondaryContentModifier: PrimitiveModifier {
    var secondary: any View { get }
    /// Whether the primary and secondary elements are combined as by another modifier of this type.
    func combines(as other: Self) -> Bool
    func makeLayoutNode(viewNode: ViewNode, primary: LayoutNode, secondary: [LayoutNode]) -> LayoutNode
}

nonisolated extension SecondaryContentModifier {
    package func combines(as other: Self) -> Bool { false }

    public static func _reconcile(
        _ modifier: Self, content: any View, existing: ViewNode?, in context: NodeContext
    ) -> ViewNode {
        let node = existing as? SecondaryContentNode<Self> ?? SecondaryContentNode(modifier, context)
        node.update(modifier, content: content, in: context)
        return node
    }
}

final class SecondaryContentNode<M: SecondaryContentModifier>: ViewNode {
    private var modifier: M
    private var content: ViewNode?
    /// One tree of the secondary view for each element of the content, since each has state and geometry of its own.
    private var secondaries: [ViewNode] = []
    private var combined: [Combined] = []
    private var stack: (any ImplicitStack)?

    private struct Combined {
        let primary: LayoutNode
        let secondary: [LayoutNode]
        let node: LayoutNode

        func isMade(of primary: LayoutNode, _ secondary: [LayoutNode]) -> Bool {
            self.primary === primary && self.secondary.count == secondary.count
                && zip(self.secondary, secondary).allSatisfy { $0 === $1 }
        }
    }

    init(_ modifier: M, _ context: NodeContext) {
        self.modifier = modifier
        super.init(context)
    }

    override var childNodes: [ViewNode] { (content.map { [$0] } ?? []) + secondaries }

    func update(_ modifier: M, content view: any View, in context: NodeContext) {
        let stays = environment.isIdentical(to: context.environment) && modifier.combines(as: self.modifier)
        adopt(context)
        self.modifier = modifier
        if !stays { combined = [] }
        var inner = childContext(.position(0))
        inner.isSinglePlace = isSinglePlace
        let new = graph.reconcile(view, existing: content, in: inner)
        if new !== content {
            if let content { graph.remove(content, from: self) }
            content = new
            elementsDidChange()
        }
        for (index, old) in secondaries.enumerated() {
            let new = graph.reconcile(modifier.secondary, existing: old, in: childContext(.position(1)))
            if new !== old {
                graph.remove(old, from: self)
                secondaries[index] = new
                elementsDidChange()
            }
        }
        if !stays { elementsDidChange() }
    }

    override var runs: [ElementRun] { isLazy ? sectionedRuns : super.runs }

    override func makeElements() -> [LayoutNode] {
        let primaries = modified(content?.elements ?? [], &stack)
        while secondaries.count > primaries.count { secondaries.removeLast().unmount() }
        while secondaries.count < primaries.count {
            let new = makingContentLate {
                graph.reconcile(modifier.secondary, existing: nil, in: childContext(.position(1)))
            }
            secondaries.append(new)
        }
        // Loops over arrays: `map` of zipped pairs and by key path is generic code, for whose types the runtime searches
        // all conformances of the program at the first picture.
        let known = combined
        combined = []
        combined.reserveCapacity(primaries.count)
        var nodes: [LayoutNode] = []
        nodes.reserveCapacity(primaries.count)
        for index in primaries.indices {
            let (primary, secondary) = (primaries[index], secondaries[index].elements)
            let element: Combined
            if index < known.count, known[index].isMade(of: primary, secondary) {
                element = known[index]
            } else {
                element = Combined(
                    primary: primary, secondary: secondary,
                    node: modifier.makeLayoutNode(viewNode: self, primary: primary, secondary: secondary))
            }
            combined.append(element)
            nodes.append(element.node)
        }
        return nodes
    }
}

/// A modifier that gives each element an identity of the user's.
package nonisolated struct IdentityModifier: PrimitiveModifier {
    package let id: AnyHashable
    package init(id: AnyHashable) { self.id = id }

    public static func _reconcile(
        _ modifier: Self, content: any View, existing: ViewNode?, in context: NodeContext
    ) -> ViewNode {
        let node = existing as? IdentityNode ?? IdentityNode(context)
        node.update(content, id: modifier.id, in: context)
        return node
    }
}

final class IdentityNode: SingleChildNode {
    private var id: AnyHashable?

    override var isListTransparent: Bool { true }

    func update(_ content: any View, id: AnyHashable, in context: NodeContext) {
        adopt(context)
        if self.id != id { removeChild() }
        self.id = id
        setChild(content, component: .explicit(id))
    }
}
