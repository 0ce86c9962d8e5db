import ViewGraph

/// Screens beside each other, one of which is shown.
public nonisolated struct TabView<SelectionValue: Hashable, Content: View>: ControlView {
    let selection: Binding<SelectionValue>?
    let content: Content

    @State private var ownIndex = 0
    @State private var area = SafeArea(insets: EdgeInsets())
    @Environment(\.tabViewStyleBox) private var style
    @Environment(\.hasTopTabs) private var hasTopTabs

    public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
        (self.selection, self.content) = (selection, content())
    }

    public var body: some View {
        let chosen = selection.map { PickerTag(AnyHashable($0.wrappedValue)) }
        let (selection, ownIndex, area) = (selection, $ownIndex, area)
        let index = ownIndex.wrappedValue
        let pages = style.style.pages
        let isAdaptable = style.style is SidebarAdaptableTabViewStyle
        let areAbove = pages == nil && hasTopTabs
        AnyView(
            any: ElementReader(
                AnyView(
                    content.modifier(BarAreaModifier(area: area))
                        .environment(\.isInTabs, pages == nil && !areAbove)
                        .environment(\.tabsStandAbove, areAbove))
            ) { elements in
                let tabs = elements.enumerated().map { offset, element in
                    TabEntry(id: offset, element: element)
                }
                let current =
                    chosen.flatMap { chosen in tabs.first { $0.tag == chosen }?.id } ?? (chosen == nil ? index : 0)
                return TabBody(
                    tabs: tabs, current: min(max(current, 0), max(tabs.count - 1, 0)), pages: pages,
                    isAdaptable: isAdaptable, area: area,
                    choose: { tab in
                        if let selection {
                            if let value = tab.tag?.value(as: SelectionValue.self) { selection.wrappedValue = value }
                        } else {
                            ownIndex.wrappedValue = tab.id
                        }
                    })
            })
    }
}

nonisolated extension TabView where SelectionValue == Int {
    public init(@ViewBuilder content: () -> Content) { (selection, self.content) = (nil, content()) }
}

/// One screen of a tab view.
public nonisolated struct Tab<Value, Content: View, Label: View>: ControlView {
    let value: AnyHashable?
    let role: TabRole?
    let label: Label
    let content: Content

    init(value: AnyHashable?, role: TabRole? = nil, label: Label, content: Content) {
        (self.value, self.role, self.label, self.content) = (value, role, label, content)
    }

    public var body: some View {
        let label = AnyView(label)
        VStack(spacing: 0) { content }
            .modifier(TabItemModifier(label: label))
            .modifier(TabTagModifier(tag: value))
            .modifier(
                TraitModifier(
                    key: ObjectIdentifier(SearchTabTrait.self), value: role == .search, label: ".tabRole"))
    }
}

nonisolated extension Tab where Value == Never, Label == SwiftUI.Label<Text, Image> {
    public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(value: nil, label: SwiftUI.Label(titleKey, systemImage: systemImage), content: content())
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(value: nil, label: SwiftUI.Label(title, systemImage: systemImage), content: content())
    }
}

nonisolated extension Tab where Value: Hashable, Label == SwiftUI.Label<Text, Image> {
    public init(_ titleKey: LocalizedStringKey, systemImage: String, value: Value, @ViewBuilder content: () -> Content)
    {
        self.init(
            value: AnyHashable(value), label: SwiftUI.Label(titleKey, systemImage: systemImage), content: content())
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, value: Value, @ViewBuilder content: () -> Content) {
        self.init(
            value: AnyHashable(value), label: SwiftUI.Label(title, systemImage: systemImage), content: content())
    }
}

enum TabItemTrait {}

struct TabItemModifier: ElementModifier {
    let label: AnyView

    func makeLayoutNode(viewNode: ViewNode, child: LayoutNode) -> LayoutNode {
        TraitLayoutNode(
            viewNode: viewNode, child: child, key: ObjectIdentifier(TabItemTrait.self), value: label, label: ".tabItem")
    }
}

struct TabTagModifier: ElementModifier {
    let tag: AnyHashable?

    func makeLayoutNode(viewNode: ViewNode, child: LayoutNode) -> LayoutNode {
        guard let tag else { return child }
        return TraitLayoutNode(
            viewNode: viewNode, child: child, key: ObjectIdentifier(TagTrait.self), value: tag, label: ".tag")
    }
}

nonisolated extension View {
    /// How the screen is shown in a tab bar.
    public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
        modifier(TabItemModifier(label: AnyView(label())))
    }

    /// The look of the tab views inside.
    public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
        environment(\.tabViewStyleBox, StyleBox(style))
    }
}

struct TabEntry: Identifiable {
    let id: Int
    let element: LayoutNode

    var tag: PickerTag? {
        let own = element.trait(ObjectIdentifier(TagTrait.self)) as? AnyHashable ?? element.explicitID
        return own.map { PickerTag($0) }
    }

    var badge: Text? { element.trait(ObjectIdentifier(BadgeTrait.self)) as? Text }

    var label: AnyView {
        element.trait(ObjectIdentifier(TabItemTrait.self)) as? AnyView ?? AnyView(any: EmptyView())
    }
}

/// The chosen screen with the bar of all.
struct TabBody: ControlPart {
    let tabs: [TabEntry]
    let current: Int
    /// Of pages with dots; nil for tabs.
    let pages: PageTabViewStyle?
    /// Whether the tabs may be a sidebar.
    let isAdaptable: Bool
    /// What the screens keep to.
    let area: SafeArea
    let choose: (TabEntry) -> Void

    @Environment(\.platform) private var platform
    @Environment(\.paletteGeneration) private var generation
    @Environment(\.safeArea) private var safeArea
    @Environment(\.hasTopTabs) private var hasTopTabs
    @Environment(\.pageDotsHaveBackground) private var dotsHaveBackground
    @Environment(\.tabAccessory) private var accessory
    @Appearances private var appearances
    @State private var turn = PageTurn()

    /// A window of macOS is as large as what its tabs hold, a screen is filled.
    var body: some View {
        tabView.modifier(RoomModifier(fills: platform == .macOS && pages == nil ? .whereWanting : .always))
    }

    @ViewBuilder private var tabView: some View {
        if let pages {
            let isVertical = pages.axis == .vertical
            page(pages.axis).clipped().modifier(TabRoomModifier(area: area, bar: 0))
                .overlay(alignment: isVertical ? .trailing : .bottom) {
                    if pages.showsDots(for: tabs.count) {
                        dots(pages.axis).padding(isVertical ? .trailing : .bottom, isVertical ? 4 : 12)
                    }
                }
                .environment(\.tabBarPlacement, .pageIndicator)
        } else if platform == .macOS, isAdaptable {
            HStack(spacing: 0) {
                TabSidebarList(tabs: tabs, current: current, choose: choose).frame(width: 200)
                ColumnLine()
                screen.modifier(TabRoomModifier(area: area, bar: 0)).environment(\.tabBarPlacement, .sidebar)
            }
        } else if platform == .macOS {
            ZStack(alignment: .top) {
                screen
                    .modifier(TabRoomModifier(area: area, bar: 0))
                    .environment(\.tabBarPlacement, .topBar)
                    .padding(.top, 12)
                    .background(ControlPaint.box)
                    .clipShape(Self.box)
                    .overlay { Self.box.strokeBorder(ControlPaint.boxEdge) }
                    .padding(.top, 12)
                macBar
            }
            .padding(20)
        } else {
            let (area, hidesBar, isAbove) = (area, appearances.hidesTabBar, hasTopTabs)
            screen.transition(.opacity)
                .environment(\.tabBarPlacement, isAbove ? .topBar : .bottomBar)
                .modifier(
                    TabRoomModifier(
                        area: area, bar: hidesBar || isAbove ? 0 : barHeight,
                        topBar: hidesBar || !isAbove ? 0 : TopTabBar.room,
                        accessory: accessory == nil ? 0 : TabAccessory.room)
                )
                .overlayPreferenceValue(BarContentsKey.self, alignment: .top) { contents in
                    if isAbove, !hidesBar, contents.visibility[.tabBar] != .hidden {
                        TopTabBar(
                            tabs: tabs, current: current, isAdaptable: isAdaptable, area: area, choose: choose)
                    }
                }
                .overlayPreferenceValue(BarContentsKey.self, alignment: .bottom) { contents in
                    VStack(spacing: 0) {
                        if let accessory { TabAccessory(content: accessory.view, area: area) }
                        if !isAbove, !hidesBar, contents.visibility[.tabBar] != .hidden {
                            TabBar(
                                tabs: tabs, current: current, background: contents.backgroundVisibility[.tabBar],
                                area: area, choose: choose)
                        }
                    }
                }
                .transformPreference(BarContentsKey.self) { $0 = BarContents() }
                .modifier(ScreenBackgroundModifier(isDrawn: true))
                .modifier(
                    SystemAnimationModifier(
                        trigger: current, animation: SystemAnimations.tab, scope: TransactionScopeMark()))
        }
    }

    private var barHeight: CGFloat {
        TabBar.room(generation, inset: safeArea?.outermost.insets.bottom ?? 0)
    }

    /// Pages lie beside each other: the next one comes from the trailing edge, or from below.
    private func page(_ axis: Axis) -> some View {
        let isNext = turn.isNext(current)
        let (next, previous): (Edge, Edge) = axis == .vertical ? (.bottom, .top) : (.trailing, .leading)
        return screen.transition(
            .asymmetric(
                insertion: .move(edge: isNext ? next : previous), removal: .move(edge: isNext ? previous : next)))
    }

    private var screen: some View {
        Group {
            if tabs.indices.contains(current) { ElementView(tabs[current].element).id(current) } else { Color.clear }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }

    /// Round the screen in a window of macOS.
    private static let box = RoundedRectangle(cornerRadius: 8, style: .continuous)

    private var macBar: some View {
        HStack(spacing: 0) {
            ForEach(tabs) { tab in
                tab.label.labelStyle(.titleOnly)
                    .padding(.horizontal, 14)
                    .frame(height: 22)
                    .background {
                        if tab.id == current {
                            Capsule().fill(ControlPaint.chosenSegment)
                                .shadow(color: .black.opacity(0.14), radius: 1, y: 0.5)
                        }
                    }
                    .padding(1)
                    .pressable(.tab) { choose(tab) }
            }
        }
        .background(ControlPaint.segments, in: Capsule())
        .background(ControlPaint.panel, in: Capsule())
    }

    /// White on the pages themselves, in the label's colours on a background (as UIPageControl has them).
    private func dotStyle(isCurrent: Bool) -> AnyShapeStyle {
        if let own = appearances.color(isCurrent ? .pageCurrentDot : .pageDot) { return AnyShapeStyle(own) }
        if dotsHaveBackground { return isCurrent ? AnyShapeStyle(.primary) : AnyShapeStyle(.tertiary) }
        return AnyShapeStyle(Color.white.opacity(isCurrent ? 1 : 0.45))
    }

    private func dots(_ axis: Axis) -> some View {
        let row = axis == .vertical ? AnyLayout(VStackLayout(spacing: 8)) : AnyLayout(HStackLayout(spacing: 8))
        return row {
            ForEach(tabs) { tab in
                Circle()
                    .fill(dotStyle(isCurrent: tab.id == current))
                    .frame(width: 7, height: 7)
                    .pressable(.tab, label: "Page \(tab.id + 1)") { withAnimation { choose(tab) } }
            }
        }
        .padding(axis == .vertical ? .vertical : .horizontal, 12)
        .frame(width: axis == .vertical ? 24 : nil, height: axis == .vertical ? nil : 24)
        .background(dotsHaveBackground ? ControlPaint.bezel : .clear, in: Capsule())
    }
}

/// Which way the pages of a tab view were turned last.
final class PageTurn {
    private var current: Int?
    private var wasNext = true

    func isNext(_ index: Int) -> Bool {
        if let current, current != index { wasNext = index > current }
        current = index
        return wasNext
    }
}

/// An image above a small title, whichever was written first; there is room for one of each.
struct TabButtonLabel: ControlPart {
    let label: AnyView

    var body: some View {
        VStack(spacing: 3) {
            part(label.environment(\.font, TabLabelStyle.iconFont)) { $0.isImage }.frame(height: 26)
            part(label.labelStyle(TabLabelStyle()).environment(\.font, .system(size: 10, weight: .medium))) {
                !$0.isImage
            }
        }
        .environment(\.symbolVariants, .fill)
    }

    /// The first of the label's views that is of a kind.
    private func part(_ label: some View, where isWanted: @escaping (LayoutNode) -> Bool) -> some View {
        AnyView(
            any: ElementReader(AnyView(label)) { elements in
                if let element = elements.first(where: isWanted) {
                    AnyView(any: ElementView(element))
                } else {
                    AnyView(any: EmptyView())
                }
            })
    }
}

extension LayoutNode {
    /// Whether an image stands here, whatever is applied to it.
    var isImage: Bool { innermost is ImageNode }
}

struct TabLabelStyle: LabelStyle {
    nonisolated static let iconFont = Font.system(size: 21, weight: .medium)

    nonisolated init() {}
    nonisolated func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 3) {
            configuration.icon.environment(\.font, Self.iconFont).frame(height: 26)
            configuration.title
        }
    }
}
