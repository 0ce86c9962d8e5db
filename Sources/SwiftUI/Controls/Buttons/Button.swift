import ViewGraph

/// A control that does something when it is pressed.
public nonisolated struct Button<Label: View>: ControlView {
    let role: ButtonRole?
    let action: @MainActor () -> Void
    let label: Label

    @Environment(\.buttonStyleBox) private var style
    @State private var isPressed = false

    /// - Parameters:
    ///   - role: what the button is for; nil for nothing special.
    ///   - action: what a press does.
    ///   - label: what it shows.
    public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        (self.role, self.action, self.label) = (role, action, label())
    }

    public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        (role, self.action, self.label) = (nil, action, label())
    }

    init(role: ButtonRole?, action: @escaping @MainActor () -> Void, label: Label) {
        (self.role, self.action, self.label) = (role, action, label)
    }

    public var body: some View {
        let (role, action) = (role, action)
        let label = AnyView(ImplicitHStack(content: label))
        let perform = { withoutIsolation(()) { action() } }
        switch style.kind {
        case .look(let look):
            AnyView(any: look.content(ButtonStyleConfiguration(role: role, label: label, isPressed: isPressed)))
                // What a program's own style draws has the distances of what it is made of (measured in pictures: a text
                // in a frame as wide as the screen stands as near to what is above it as a text does).
                .pressable(isPressed: $isPressed, perform)
        case .primitive(let primitive):
            AnyView(
                any: primitive.content(PrimitiveButtonStyleConfiguration(role: role, label: label, action: perform))
            )
            .environment(\.buttonStyleBox, .automatic)
            .controlSpacing()
        }
    }
}

nonisolated extension Button where Label == Text {
    public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
        self.init(role: nil, action: action, label: Text(titleKey))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
        self.init(role: nil, action: action, label: Text(title))
    }

    public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action, label: Text(titleKey))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action, label: Text(title))
    }
}

nonisolated extension Button where Label == SwiftUI.Label<Text, Image> {
    public init(_ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void) {
        self.init(role: nil, action: action, label: SwiftUI.Label(titleKey, systemImage: systemImage))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, action: @escaping @MainActor () -> Void) {
        self.init(role: nil, action: action, label: SwiftUI.Label(title, systemImage: systemImage))
    }

    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action, label: SwiftUI.Label(titleKey, systemImage: systemImage))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action, label: SwiftUI.Label(title, systemImage: systemImage))
    }
}

nonisolated extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
    /// The button that a primitive style was asked to draw, for it to change something outside.
    public init(_ configuration: PrimitiveButtonStyleConfiguration) {
        // Unsafe: one thread at a time is in a session.
        nonisolated(unsafe) let configuration = configuration
        self.init(role: configuration.role, action: { configuration.trigger() }, label: configuration.label)
    }
}

/// Several views as a label stand beside each other (measured: facts 17.1); a menu puts them into its row itself.
struct ImplicitHStack<Content: View>: ControlPart {
    let content: Content

    @Environment(\.controlPlace) private var place

    var body: some View {
        if content is Text || place == .menu { content } else { ImplicitHStackLayout { content } }
    }
}

/// An HStack that isn't there where it holds one view.
struct ImplicitHStackLayout: Layout {
    private var row: HStackLayout { HStackLayout() }

    static var layoutProperties: LayoutProperties { HStackLayout.layoutProperties }

    func makeCache(subviews: Subviews) -> HStackLayout.Cache { row.makeCache(subviews: subviews) }
    func spacing(subviews: Subviews, cache: inout HStackLayout.Cache) -> ViewSpacing {
        row.spacing(subviews: subviews, cache: &cache)
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout HStackLayout.Cache) -> CGSize {
        if subviews.count == 1 { return subviews[0].sizeThatFits(proposal) }
        return row.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout HStackLayout.Cache
    ) {
        if subviews.count == 1 { return subviews[0].place(at: bounds.origin, proposal: proposal) }
        row.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }

    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout HStackLayout.Cache
    ) -> CGFloat? {
        if subviews.count == 1 { return subviews[0].dimensions(in: proposal)[explicit: guide] }
        return row.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
}
