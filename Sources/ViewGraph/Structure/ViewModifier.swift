import Foundation

/// Makes another view out of a view.
@MainActor @preconcurrency
public protocol ViewModifier {
    associatedtype Body: View
    typealias Content = _ViewModifier_Content<Self>
    @ViewBuilder func body(content: Content) -> Body

    /// Brings `existing` up to date with the modifier round `content`, or makes its node.
    nonisolated static func _reconcile(
        _ modifier: Self, content: any View, existing: ViewNode?, in context: NodeContext
    ) -> ViewNode
}

nonisolated extension ViewModifier {
    public static func _reconcile(
        _ modifier: Self, content: any View, existing: ViewNode?, in context: NodeContext
    ) -> ViewNode {
        if let node = existing as? CompiledModifierNode<Self> {
            node.update(modifier, content: content, in: context)
            return node
        }
        return CompiledModifierNode(modifier, content: content, in: context)
    }

    /// This modifier first, then another.
    public func concat<T: ViewModifier>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

/// A modifier of the library that is made of other views, as a `ControlView` is: no body that a reader counts.
package nonisolated protocol ControlModifier: ViewModifier {}

nonisolated extension ControlModifier {
    public static func _reconcile(
        _ modifier: Self, content: any View, existing: ViewNode?, in context: NodeContext
    ) -> ViewNode {
        if let node = existing as? ControlModifierNode<Self> {
            node.update(modifier, content: content, in: context)
            return node
        }
        return ControlModifierNode(modifier, content: content, in: context)
    }
}

final class ControlModifierNode<M: ViewModifier>: CompiledModifierNode<M> {
    override var isCounted: Bool { false }
    override var isPart: Bool { true }
}

/// A modifier that the engine knows.
package nonisolated protocol PrimitiveModifier: ViewModifier where Body == Never {}

nonisolated extension PrimitiveModifier {
    // Unreachable: nothing evaluates the body of a modifier that makes its own node.
    public func body(content: Content) -> Never { preconditionFailure("\(Self.self) has no body") }
}

/// A view with a modifier round it.
public nonisolated struct ModifiedContent<Content, Modifier> {
    public var content: Content
    public var modifier: Modifier

    public init(content: Content, modifier: Modifier) { (self.content, self.modifier) = (content, modifier) }
}

nonisolated extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
    public typealias Body = Never
    public var body: Never { preconditionFailure("ModifiedContent has no body") }

    public static func _reconcile(_ view: Self, existing: ViewNode?, in context: NodeContext) -> ViewNode {
        Modifier._reconcile(view.modifier, content: view.content, existing: existing, in: context)
    }
}

nonisolated extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
    public func body(content: _ViewModifier_Content<Self>) -> Never {
        preconditionFailure("ModifiedContent has no body")
    }

    public static func _reconcile(
        _ modifier: Self, content: any View, existing: ViewNode?, in context: NodeContext
    ) -> ViewNode {
        let inner = ModifiedContent<AnyView, Content>(content: AnyView(any: content), modifier: modifier.content)
        return Modifier._reconcile(modifier.modifier, content: inner, existing: existing, in: context)
    }
}

/// A modifier that an animation changes step by step: what came before a `ViewModifier` that is `Animatable`.
@MainActor @preconcurrency
public protocol AnimatableModifier: Animatable, ViewModifier {}

/// A modifier that changes nothing.
public nonisolated struct EmptyModifier: ViewModifier, Sendable {
    public static let identity = EmptyModifier()

    public init() {}

    public func body(content: Content) -> Content { content }
}

nonisolated extension View {
    public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

/// The view that a modifier's `body` is given: stands for what the modifier was applied to.
public nonisolated struct _ViewModifier_Content<Modifier>: PrimitiveView {
    let content: any View

    public static func _reconcile(_ view: Self, existing: ViewNode?, in context: NodeContext) -> ViewNode {
        let node = existing as? ModifierContentNode ?? ModifierContentNode(context)
        node.adopt(context)
        node.setChild(view.content, component: .none)
        return node
    }
}

/// The same for a modifier whose type is known only at run time.
package nonisolated struct RuntimeModifierContent: PrimitiveView {
    package let content: any View
    package init(_ content: any View) { self.content = content }

    package static func _reconcile(_ view: Self, existing: ViewNode?, in context: NodeContext) -> ViewNode {
        let node = existing as? ModifierContentNode ?? ModifierContentNode(context)
        node.adopt(context)
        node.setChild(view.content, component: .none)
        return node
    }
}

final class ModifierContentNode: SingleChildNode {
    override var isListTransparent: Bool { true }
}

/// The node of a modifier that a compiled program declares.
class CompiledModifierNode<M: ViewModifier>: CompositeViewNode {
    private var modifier: M
    private var content: any View
    private lazy var fields = graph.dynamicFields(of: M.self)

    init(_ modifier: M, content: any View, in context: NodeContext) {
        (self.modifier, self.content) = (modifier, content)
        super.init(context)
        refresh(viewChanged: true, environmentChanged: true)
    }

    override var typeName: String { graph.typeNames.name(of: M.self) }
    override var propertyLabels: [String] { fields.labels }

    func update(_ modifier: M, content: any View, in context: NodeContext) {
        let modifierChanged = !areSame(self.modifier, modifier)
        if modifierChanged {
            animate(from: animatableQuantities(of: self.modifier), to: animatableQuantities(of: modifier))
        }
        let changed = modifierChanged || !areEqual(self.content, content)
        let environmentChanged = !environment.isIdentical(to: context.environment)
        adopt(context)
        (self.modifier, self.content) = (modifier, content)
        refresh(viewChanged: changed, environmentChanged: environmentChanged)
    }

    override func evaluateBody(in environment: EnvironmentValues) throws -> any View {
        if !fields.isEmpty {
            fields.link(&modifier, node: self, environment: environment)
            if let failure = graph.diagnostics.failure { throw failure }
        }
        let placeholder = _ViewModifier_Content<M>(content: content)
        let shown = shownData.map { animated(modifier, to: $0) } ?? modifier
        return withoutIsolation((shown, placeholder)) { $0.0.body(content: $0.1) }
    }
}
