import ViewGraph

/// The bar of tabs on an iPad: a capsule of glass with their titles at the top, in the row of a screen's own bar (Apple: since
/// iPadOS 18).
struct TopTabBar: ControlPart {
    let tabs: [TabEntry]
    let current: Int
    /// Whether the tabs can become a sidebar.
    let isAdaptable: Bool
    let area: SafeArea
    let choose: (TabEntry) -> Void

    @Appearances private var appearances

    private static let height: CGFloat = 44
    /// Between the glass and the marks in it.
    private static let margin: CGFloat = 4
    /// What it takes above a screen without a bar of its own.
    static let room = height + 10

    var body: some View {
        let (tabs, choose) = (tabs, choose)
        HStack(spacing: 0) {
            if isAdaptable {
                Image(systemName: "sidebar.leading").font(.system(size: 17, weight: .medium))
                    .frame(width: Self.height, height: Self.height - 2 * Self.margin)
                    .accessibilityLabel("Sidebar")
            }
            ForEach(tabs) { tab in
                button(tab, isCurrent: tab.id == current).pressable(.tab) { choose(tab) }
            }
        }
        .padding(Self.margin)
        .background { BarGlass(shape: Capsule(), area: area) }
        .frame(maxWidth: .infinity)
        .environment(\.dynamicTypeSize, .large)
    }

    private func button(_ tab: TabEntry, isCurrent: Bool) -> some View {
        Group {
            if tab.isSearch {
                SearchTabIcon(label: tab.label)
            } else {
                TabTitle(label: tab.label)
                    .environment(\.font, .system(size: 15, weight: isCurrent ? .semibold : .medium))
                    .lineLimit(1)
            }
        }
        .foregroundStyle(style(isCurrent: isCurrent))
        .padding(.horizontal, 16)
        .frame(height: Self.height - 2 * Self.margin)
        .overlay(alignment: .topTrailing) { if let badge = tab.badge { TabBadge(text: badge) } }
        .background { if isCurrent { Capsule().fill(ControlPaint.chosenTab) } }
    }

    private func style(isCurrent: Bool) -> AnyShapeStyle {
        if isCurrent { return appearances.color(.tabChosen).map { AnyShapeStyle($0) } ?? AnyShapeStyle(.tint) }
        return appearances.color(.tabItem).map { AnyShapeStyle($0) } ?? AnyShapeStyle(Color.primary)
    }
}

/// The title of a tab alone.
private struct TabTitle: ControlPart {
    let label: AnyView

    var body: some View {
        AnyView(
            any: ElementReader(AnyView(label.labelStyle(.titleOnly))) { elements in
                if let title = elements.first(where: { !$0.isImage }) { return AnyView(ElementView(title)) }
                return AnyView(ViewList(elements.map { ElementView($0) }))
            })
    }
}

private enum TabsAboveKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Whether the tabs of a screen stand in the middle of its bar.
    var tabsStandAbove: Bool {
        get { self[TabsAboveKey.self] }
        set { self[TabsAboveKey.self] = newValue }
    }

    /// Whether there is room for tabs at the top: on iPads, not on phones that lie on their side.
    var hasTopTabs: Bool { hasGlassBars && horizontalSizeClass == .regular && verticalSizeClass != .compact }
}
