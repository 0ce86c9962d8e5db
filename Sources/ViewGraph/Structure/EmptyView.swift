import Foundation

/// No view at all.
public nonisolated struct EmptyView: PrimitiveView, Sendable {
    public init() {}

    public static func _reconcile(_ view: EmptyView, existing: ViewNode?, in context: NodeContext) -> ViewNode {
        if let node = existing as? EmptyNode {
            node.adopt(context)
            return node
        }
        return EmptyNode(context)
    }
}

final class EmptyNode: ViewNode {
    override func makeElements() -> [LayoutNode] { [] }
}

extension Optional: View where Wrapped: View {
    public typealias Body = Never
    public var body: Never { preconditionFailure("Optional has no body") }

    public nonisolated static func _reconcile(
        _ view: Self, existing: ViewNode?, in context: NodeContext
    ) -> ViewNode {
        let node = existing as? OptionalNode ?? OptionalNode(context)
        node.adopt(context)
        switch view {
        case .some(let view): node.setChild(view, component: .none)
        case .none: node.removeChild()
        }
        return node
    }
}

final class OptionalNode: SingleChildNode {
    override var isListTransparent: Bool { true }
}
