import Foundation

/// A view whose type is erased. A value of another type replaces the node and its state.
public nonisolated struct AnyView: PrimitiveView {
    package let content: any View

    public init<V: View>(_ view: V) { content = Self.content(of: view) }
    public init<V: View>(erasing view: V) { self.init(view) }
    public init?(_fromValue value: Any) {
        guard let view = ConformanceIndex.shared.view(of: value) else { return nil }
        self.init(any: view)
    }

    package init(any view: any View) { content = Self.content(of: view) }

    /// A cast alone would take an optional apart, too, and with it the node that stays while its view comes and goes.
    private static func content(of view: any View) -> any View {
        guard type(of: view) == AnyView.self, let erased = view as? AnyView else { return view }
        return erased.content
    }

    public static func _reconcile(_ view: AnyView, existing: ViewNode?, in context: NodeContext) -> ViewNode {
        let node = existing as? AnyViewNode ?? AnyViewNode(context)
        node.adopt(context)
        node.setChild(view.content, component: .none)
        return node
    }
}

final class AnyViewNode: SingleChildNode {
    override var isListTransparent: Bool { true }
}
