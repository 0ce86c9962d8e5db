import Foundation

/// Several views in one place, without a container round them.
public nonisolated struct Group<Content> {
    package let content: Content
}

nonisolated extension Group: View where Content: View {
    public typealias Body = Never
    public var body: Never { preconditionFailure("Group has no body") }

    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    public static func _reconcile(_ view: Self, existing: ViewNode?, in context: NodeContext) -> ViewNode {
        let node = existing as? GroupNode ?? GroupNode(context)
        node.adopt(context)
        node.setChild(view.content, component: .none)
        return node
    }
}

final class GroupNode: SingleChildNode {
    override var isListTransparent: Bool { true }
}
