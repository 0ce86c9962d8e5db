import ViewGraph

/// What a tab is for.
public struct TabRole: Hashable, Sendable {
    let kind: Int
    public static let search = TabRole(kind: 0)
}

nonisolated extension Tab where Value == Never {
    public init(role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(value: nil, role: role, label: label(), content: content())
    }
}

nonisolated extension Tab where Value: Hashable {
    public init(
        value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) { self.init(value: AnyHashable(value), role: role, label: label(), content: content()) }
}

/// What a tab shows of itself where nobody says: a magnifying glass for searches.
public nonisolated struct DefaultTabLabel: ControlView {
    let role: TabRole?

    public var body: some View {
        if role == .search { SwiftUI.Label("Search", systemImage: "magnifyingglass") }
    }
}

nonisolated extension Tab where Value == Never, Label == DefaultTabLabel {
    public init(role: TabRole? = nil, @ViewBuilder content: () -> Content) {
        self.init(value: nil, role: role, label: DefaultTabLabel(role: role), content: content())
    }
}

nonisolated extension Tab where Value: Hashable, Label == DefaultTabLabel {
    public init(value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content) {
        self.init(value: AnyHashable(value), role: role, label: DefaultTabLabel(role: role), content: content())
    }
}

nonisolated extension Tab where Value == Never, Label == SwiftUI.Label<Text, Image> {
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole?, @ViewBuilder content: () -> Content
    ) {
        self.init(value: nil, role: role, label: SwiftUI.Label(titleKey, systemImage: systemImage), content: content())
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: TabRole?, @ViewBuilder content: () -> Content
    ) {
        self.init(value: nil, role: role, label: SwiftUI.Label(title, systemImage: systemImage), content: content())
    }

    public init(_ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content) {
        self.init(
            value: nil, label: SwiftUI.Label(title: Text(titleKey), icon: Image(image)), content: content())
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: String, @ViewBuilder content: () -> Content) {
        self.init(
            value: nil, label: SwiftUI.Label(title: Text(title), icon: Image(image)), content: content())
    }
}

nonisolated extension Tab where Value: Hashable, Label == SwiftUI.Label<Text, Image> {
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole?,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: AnyHashable(value), role: role, label: SwiftUI.Label(titleKey, systemImage: systemImage),
            content: content())
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, value: Value, role: TabRole?,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: AnyHashable(value), role: role, label: SwiftUI.Label(title, systemImage: systemImage),
            content: content())
    }

    public init(_ titleKey: LocalizedStringKey, image: String, value: Value, @ViewBuilder content: () -> Content) {
        self.init(
            value: AnyHashable(value), label: SwiftUI.Label(title: Text(titleKey), icon: Image(image)),
            content: content())
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: String, value: Value, @ViewBuilder content: () -> Content) {
        self.init(
            value: AnyHashable(value), label: SwiftUI.Label(title: Text(title), icon: Image(image)),
            content: content())
    }
}

/// Tabs that belong together; a tab bar shows them beside the others, a sidebar below their header.
public nonisolated struct TabSection<Header: View, Content: View>: ControlView {
    let header: Header
    let content: Content

    public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header) {
        (self.header, self.content) = (header(), content())
    }

    public var body: some View {
        content.modifier(
            TraitModifier(
                key: ObjectIdentifier(TabSectionHeader.self), value: TabSectionHeader(AnyView(header)),
                label: ".tabSection"))
    }
}

nonisolated extension TabSection where Header == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        (header, self.content) = (Text(titleKey), content())
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        (header, self.content) = (Text(title), content())
    }
}

/// Tabs that are a sidebar on a Mac, and can become one on an iPad.
public nonisolated struct SidebarAdaptableTabViewStyle: TabViewStyle { public init() {} }

/// A bar alone.
public nonisolated struct TabBarOnlyTabViewStyle: TabViewStyle { public init() {} }

/// Tabs above a box, as macOS has them.
public nonisolated struct GroupedTabViewStyle: TabViewStyle { public init() {} }

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
    public nonisolated static var sidebarAdaptable: SidebarAdaptableTabViewStyle { .init() }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
    public nonisolated static var tabBarOnly: TabBarOnlyTabViewStyle { .init() }
}

extension TabViewStyle where Self == GroupedTabViewStyle {
    public nonisolated static var grouped: GroupedTabViewStyle { .init() }
}

/// When a tab bar becomes small.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
    private let kind: Int
    public static let automatic = TabBarMinimizeBehavior(kind: 0)
    public static let onScrollDown = TabBarMinimizeBehavior(kind: 1)
    public static let onScrollUp = TabBarMinimizeBehavior(kind: 2)
    public static let never = TabBarMinimizeBehavior(kind: 3)
}

/// The look of the dots below pages.
public protocol IndexViewStyle {}

/// Dots, on a background where the style says so.
public nonisolated struct PageIndexViewStyle: IndexViewStyle {
    /// When the dots have a background.
    public struct BackgroundDisplayMode: Hashable, Sendable {
        let kind: Int
        public static let automatic = BackgroundDisplayMode(kind: 0)
        public static let interactive = BackgroundDisplayMode(kind: 1)
        public static let always = BackgroundDisplayMode(kind: 2)
        public static let never = BackgroundDisplayMode(kind: 3)
    }

    let mode: BackgroundDisplayMode

    public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) { mode = backgroundDisplayMode }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
    public nonisolated static var page: PageIndexViewStyle { PageIndexViewStyle() }
    public nonisolated static func page(
        backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
    ) -> PageIndexViewStyle { PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode) }
}

private enum PageDotsBackgroundKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

private enum TabAccessoryKey: EnvironmentKey {
    static var defaultValue: ToolbarContents? { nil }
}

extension EnvironmentValues {
    /// Whether the dots below pages have a background.
    var pageDotsHaveBackground: Bool {
        get { self[PageDotsBackgroundKey.self] }
        set { self[PageDotsBackgroundKey.self] = newValue }
    }

    /// What stands above the bar of a tab view.
    var tabAccessory: ToolbarContents? {
        get { self[TabAccessoryKey.self] }
        set { self[TabAccessoryKey.self] = newValue }
    }
}

nonisolated extension View {
    /// The look of the dots below the pages of the tab views inside.
    public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
        environment(\.pageDotsHaveBackground, (style as? PageIndexViewStyle)?.mode == .always)
    }

    public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View {
        modifier(
            UndrawnModifier(
                label: ".tabBarMinimizeBehavior", isShown: behavior == .onScrollDown || behavior == .onScrollUp,
                platform: .iOS))
    }

    /// A view above the bar of the tab view, as music players have it.
    public func tabViewBottomAccessory<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        environment(\.tabAccessory, ToolbarContents(AnyView(content())))
    }

    /// Says which item of a customisable bar or sidebar this is.
    public func customizationID(_ id: String) -> some View { inert(".customizationID") }
}

/// What stands above a tab bar: a capsule of glass over the screen.
struct TabAccessory: ControlPart {
    let content: AnyView
    let area: SafeArea

    private static let height: CGFloat = 48
    /// Between it and the bar.
    private static let gap: CGFloat = 8
    /// How much of the screen's safe area it covers.
    static let room = height + gap

    var body: some View {
        HStack { content }
            .frame(maxWidth: .infinity)
            .frame(height: Self.height)
            .background { BarGlass(shape: Capsule(), area: area) }
            .padding(.horizontal, TabBar.margin)
            .padding(.bottom, Self.gap)
            .environment(\.tabAccessory, nil)
            .environment(\.tabViewBottomAccessoryPlacement, .expanded)
    }
}
