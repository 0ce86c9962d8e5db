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
        let node = existing as? ContainerNode<LabelLayout>
            ?? ContainerNode(context, layout: LabelLayout(), name: "Label")
        let look = context.environment.labelStyle
        node.update(layout: LabelLayout(), content: look.content(title: view.title, icon: view.icon), in: context)
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

// MARK: - Styles

/// What of a label is shown.
enum LabelLook: Hashable, Sendable {
    case automatic, titleAndIcon, titleOnly, iconOnly

    func content(title: any View, icon: any View) -> any View {
        switch self {
        case .titleOnly: return title
        case .iconOnly: return icon
        case .automatic, .titleAndIcon: return ViewList([icon, title])
        }
    }
}

/// The look of labels.
public protocol LabelStyle: Sendable {
    var _look: _LabelLook { get }
}

/// A look that the engine knows.
public struct _LabelLook: Sendable {
    let look: LabelLook
}

/// As the place asks for: title and icon.
public struct DefaultLabelStyle: LabelStyle {
    public init() {}
    public var _look: _LabelLook { _LabelLook(look: .automatic) }
}

public struct TitleAndIconLabelStyle: LabelStyle {
    public init() {}
    public var _look: _LabelLook { _LabelLook(look: .titleAndIcon) }
}

public struct TitleOnlyLabelStyle: LabelStyle {
    public init() {}
    public var _look: _LabelLook { _LabelLook(look: .titleOnly) }
}

public struct IconOnlyLabelStyle: LabelStyle {
    public init() {}
    public var _look: _LabelLook { _LabelLook(look: .iconOnly) }
}

extension LabelStyle where Self == DefaultLabelStyle {
    public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
    public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
    public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
    public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

private enum LabelStyleKey: EnvironmentKey {
    static var defaultValue: LabelLook { .automatic }
}

extension EnvironmentValues {
    var labelStyle: LabelLook {
        get { self[LabelStyleKey.self] }
        set { self[LabelStyleKey.self] = newValue }
    }
}

struct LabelStyleModifier: EnvironmentModifier {
    let look: LabelLook

    func write(to environment: inout EnvironmentValues) { environment.labelStyle = look }
}

nonisolated extension View {
    /// What of the labels inside is shown.
    public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
        modifier(LabelStyleModifier(look: style._look.look))
    }
}
