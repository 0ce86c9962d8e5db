import ViewGraph

/// Calls actions when its content has come and when it has gone.
///
/// After the layout, inner ones first, as they are written from the inside out.
struct AppearanceModifier: PrimitiveModifier {
    var appear: (() -> Void)?
    var disappear: (() -> Void)?

    static func _reconcile(
        _ modifier: Self, content: any View, existing: ViewNode?, in context: NodeContext
    ) -> ViewNode {
        let node = existing as? AppearanceNode ?? AppearanceNode(context)
        node.update(modifier, content, in: context)
        return node
    }
}

final class AppearanceNode: SingleChildNode {
    override var isListTransparent: Bool { true }

    private var modifier = AppearanceModifier()
    private var wasMade = false

    func update(_ modifier: AppearanceModifier, _ content: any View, in context: NodeContext) {
        adopt(context)
        self.modifier = modifier
        setChild(content, component: .none)
        guard !wasMade else { return }
        wasMade = true
        if let appear = modifier.appear { graph.afterUpdate(appear) }
    }

    override func unmount() {
        super.unmount()
        if let disappear = modifier.disappear { graph.afterUpdate(disappear) }
    }
}

nonisolated extension View {
    /// Calls the action when the view has appeared: after its first layout.
    public func onAppear(perform action: (() -> Void)? = nil) -> some View {
        modifier(AppearanceModifier(appear: action))
    }

    /// Calls the action when the view has gone.
    public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        modifier(AppearanceModifier(disappear: action))
    }
}
