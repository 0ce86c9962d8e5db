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
        let metrics = context.environment.labelMetrics
        var icon = AnyView(view.icon)
        if let width = metrics.reservedIconWidth { icon = AnyView(icon.frame(minWidth: width)) }
        let content = context.environment.labelStyle.content(title: AnyView(view.title), icon: icon)
        node.update(layout: LabelLayout(spacing: metrics.spacing), content: content, in: context)
        return node
    }
}

/// What a view says of the labels in it.
struct LabelMetrics: Equatable {
    /// Points between icon and title.
    var spacing: CGFloat = 8
    /// What icons take at least, in points, so that titles of several labels begin in one line.
    var reservedIconWidth: CGFloat?
}

private enum LabelMetricsKey: EnvironmentKey {
    static var defaultValue: LabelMetrics { LabelMetrics() }
}

extension EnvironmentValues {
    var labelMetrics: LabelMetrics {
        get { self[LabelMetricsKey.self] }
        set { self[LabelMetricsKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Points between icon and title of labels.
    public func labelIconToTitleSpacing(_ spacing: CGFloat) -> some View {
        environment(\.labelMetrics.spacing, spacing.isFinite ? spacing : 8)
    }

    /// Points that icons of labels take at least.
    public func labelReservedIconWidth(_ value: CGFloat) -> some View {
        environment(\.labelMetrics.reservedIconWidth, value.isFinite && value > 0 ? value : nil)
    }
}

/// The icon and the title in a row on one baseline.
package struct LabelLayout: Layout {
    var spacing: CGFloat = 8
    private var row: HStackLayout { HStackLayout(alignment: .firstTextBaseline, spacing: spacing) }

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
