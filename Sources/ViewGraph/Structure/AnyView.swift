import Foundation

/// A view whose type is erased. A value of another type replaces the node and its state.
///
/// It has no node of its own: every view is known to its parent by its dynamic type, so the content's node stands for both.
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
        context.graph.reconcile(view.content, existing: existing, in: context)
    }
}
