import ViewGraph

/// A title with an icon beside it.
public nonisolated struct Label<Title: View, Icon: View>: PrimitiveView {
    let title: Title
    let icon: Icon

    init(title: Title, icon: Icon) { (self.title, self.icon) = (title, icon) }

    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.init(title: title(), icon: icon())
    }

    public static func _reconcile(_ view: Self, existing: ViewNode?, in context: NodeContext) -> ViewNode {
        let node =
            existing as? ContainerNode<LabelLayout>
            ?? ContainerNode(context, layout: LabelLayout(), name: "Label")
        let content = context.environment.labelStyle.content(title: AnyView(view.title), icon: AnyView(view.icon))
        node.update(layout: LabelLayout(), content: content, in: context)
        return node
    }
}

/// The icon and the title in a row on one baseline.
package struct LabelLayout: Layout {
    private var row: HStackLayout { HStackLayout(alignment: .firstTextBaseline, spacing: 8) }

    package func makeCache(subviews: Subviews) -> HStackLayout.Cache { row.makeCache(subviews: subviews) }

    package func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout HStackLayout.Cache
    ) -> CGSize {
        row.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }

    package func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout HStackLayout.Cache
    ) {
        row.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
}

nonisolated extension Label where Title == Text, Icon == Image {
    public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
        self.init(title: Text(titleKey), icon: Image(systemName: name))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage name: String) {
        self.init(title: Text(title), icon: Image(systemName: name))
    }

    public init(_ titleKey: LocalizedStringKey, image name: String) {
        self.init(title: Text(titleKey), icon: Image(name))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image name: String) {
        self.init(title: Text(title), icon: Image(name))
    }
}
