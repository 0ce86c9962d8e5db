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
    override var isListTransparent: Bool { true }

    func update(_ content: any View, in context: NodeContext, write: (inout EnvironmentValues) -> Void) {
        adopt(context)
        var inner = context.environment
        write(&inner)
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
}

nonisolated extension ElementModifier {
    package func write(to environment: inout EnvironmentValues) {}
    package var contentComponent: PathComponent { .position(0) }

    public static func _reconcile(
        _ modifier: Self, content: any View, existing: ViewNode?, in context: NodeContext
    ) -> ViewNode {
        let node = existing as? ElementModifierNode<Self> ?? ElementModifierNode(modifier, context)
        node.update(modifier, content: content, in: context)
        return node
    }
}

final class ElementModifierNode<M: ElementModifier>: SingleChildNode {
    private var modifier: M
    private var layoutNodes: [LayoutNode] = []
    private var wrappers = ElementWrappers()

    override var isListTransparent: Bool { true }

    init(_ modifier: M, _ context: NodeContext) {
        self.modifier = modifier
        super.init(context)
    }

    func update(_ modifier: M, content: any View, in context: NodeContext) {
        let changed =
            !(layoutNodes.isEmpty && wrappers.isEmpty)
            && (!areSame(self.modifier, modifier) || !environment.isIdentical(to: context.environment))
        adopt(context)
        self.modifier = modifier
        var inner = context.environment
        modifier.write(to: &inner)
        setChild(content, in: childContext(modifier.contentComponent, environment: inner))
        if changed {
            for node in layoutNodes { node.invalidateLayout() }
            layoutNodes = []
            wrappers.removeAll()
            elementsDidChange()
        }
    }

    override var runs: [ElementRun] {
        guard isLazy else { return super.runs }
        return wrappers.wrap(child?.runs ?? []) { [unowned self] in
            modifier.makeLayoutNode(viewNode: self, child: $0)
        }
    }

    override func makeElements() -> [LayoutNode] {
        let contents = super.makeElements()
        layoutNodes = contents.enumerated().map { index, content in
            if index < layoutNodes.count, (layoutNodes[index] as? UnaryLayoutNode)?.child === content {
                return layoutNodes[index]
            }
            return modifier.makeLayoutNode(viewNode: self, child: content)
        }
        return layoutNodes
    }
}

/// Combines each element of its content with the elements of another view: overlays, backgrounds, masks.
package nonisolated protocol SecondaryContentModifier: PrimitiveModifier {
    var secondary: any View { get }
    func makeLayoutNode(viewNode: ViewNode, primary: LayoutNode, secondary: [LayoutNode]) -> LayoutNode
}

nonisolated extension SecondaryContentModifier {
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

    init(_ modifier: M, _ context: NodeContext) {
        self.modifier = modifier
        super.init(context)
    }

    override var childNodes: [ViewNode] { (content.map { [$0] } ?? []) + secondaries }

    func update(_ modifier: M, content view: any View, in context: NodeContext) {
        adopt(context)
        self.modifier = modifier
        let new = graph.reconcile(view, existing: content, in: childContext(.position(0)))
        if new !== content {
            content?.unmount()
            content = new
        }
        for (index, old) in secondaries.enumerated() {
            let new = graph.reconcile(modifier.secondary, existing: old, in: childContext(.position(1)))
            if new !== old {
                old.unmount()
                secondaries[index] = new
            }
        }
        elementsDidChange()
    }

    override func makeElements() -> [LayoutNode] {
        let primaries = content?.elements ?? []
        while secondaries.count > primaries.count { secondaries.removeLast().unmount() }
        while secondaries.count < primaries.count {
            secondaries.append(graph.reconcile(modifier.secondary, existing: nil, in: childContext(.position(1))))
        }
        return zip(primaries, secondaries).map {
            modifier.makeLayoutNode(viewNode: self, primary: $0, secondary: $1.elements)
        }
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
