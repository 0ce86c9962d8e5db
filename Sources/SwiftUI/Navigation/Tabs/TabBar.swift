import ViewGraph

/// The bar of tabs on an iPhone: since iOS 26 a capsule of glass that floats above the screen, with the tab for searches
/// in a circle of its own; before, a row at the bottom edge.
struct TabBar: ControlPart {
    let tabs: [TabEntry]
    let current: Int
    /// Whether it has a background; where nobody says, while something goes on behind it.
    let background: Visibility?
    let area: SafeArea
    let choose: (TabEntry) -> Void

    @Environment(\.paletteGeneration) private var generation
    @Environment(\.safeArea) private var outerArea
    @Appearances private var appearances

    /// Of the floating capsule, and of the row before iOS 26.
    static let glassHeight: CGFloat = 62
    static let rowHeight: CGFloat = 49
    /// Between the capsule and the edges of the screen.
    static let margin: CGFloat = 21
    /// What a tab takes where there is room.
    private static let tabWidth: CGFloat = 88

    /// How much of the area above the screen's safe bottom the bar covers.
    static func room(_ generation: PaletteGeneration, inset: CGFloat) -> CGFloat {
        generation == .later ? max(glassHeight + margin - inset, rowHeight) : rowHeight
    }

    var body: some View {
        Group { if generation == .later { glassBar } else { row } }
            .environment(\.dynamicTypeSize, .large)
    }

    private func button(_ tab: TabEntry, _ style: AnyShapeStyle) -> some View {
        TabButtonLabel(label: tab.label)
            .overlay(alignment: .top) {
                if let badge = tab.badge { TabBadge(text: badge).offset(x: 16, y: -3) }
            }
            .foregroundStyle(style)
    }

    // MARK: - Since iOS 26

    private var glassBar: some View {
        let (tabs, current, area, choose) = (tabs, current, area, choose)
        let plain = tabs.filter { !$0.isSearch }
        let search = tabs.first(where: \.isSearch)
        let inset = outerArea?.outermost.insets.bottom ?? 0
        return HStack(spacing: 8) {
            if !plain.isEmpty {
                HStack(spacing: 0) {
                    ForEach(plain) { tab in
                        button(tab, style(isCurrent: tab.id == current))
                            .frame(maxWidth: .infinity, maxHeight: .infinity)
                            .pressable(.tab) { choose(tab) }
                    }
                }
                .background { chosenMark(plain.firstIndex { $0.id == current }, of: plain.count) }
                .padding(4)
                .frame(maxWidth: CGFloat(plain.count) * Self.tabWidth + 8)
                .frame(height: Self.glassHeight)
                .background { glass(Capsule()) }
            }
            if let search {
                if !plain.isEmpty { Spacer(minLength: 0) }
                SearchTabIcon(label: search.label)
                    .foregroundStyle(style(isCurrent: search.id == current))
                    .frame(width: Self.glassHeight, height: Self.glassHeight)
                    .background { glass(Circle()) }
                    .pressable(.tab, label: "Search") { choose(search) }
            }
        }
        .frame(maxWidth: .infinity)
        .padding(.horizontal, Self.margin)
        .frame(height: Self.room(generation, inset: inset), alignment: .top)
        .background {
            if background == .visible || appearances.color(.tabBackground) != nil {
                BarBackground(visibility: background, area: area, color: appearances.color(.tabBackground))
            }
        }
    }

    /// Behind the chosen tab, one for all, so that it moves from one to the other.
    private func chosenMark(_ index: Int?, of count: Int) -> some View {
        GeometryReader { proxy in
            if let index {
                let width = proxy.size.width / CGFloat(count)
                Capsule().fill(ControlPaint.chosenTab)
                    .frame(width: width)
                    .padding(.leading, width * CGFloat(index))
            }
        }
        .accessibilityHidden(true)
    }

    private func glass<S: Shape>(_ shape: S) -> some View {
        BarGlass(shape: shape, area: area)
    }

    private func style(isCurrent: Bool) -> AnyShapeStyle {
        if isCurrent { return appearances.color(.tabChosen).map { AnyShapeStyle($0) } ?? AnyShapeStyle(.tint) }
        return appearances.color(.tabItem).map { AnyShapeStyle($0) } ?? AnyShapeStyle(Color.primary)
    }

    // MARK: - Before

    private var row: some View {
        HStack(spacing: 0) {
            ForEach(tabs) { tab in
                button(tab, rowStyle(isCurrent: tab.id == current))
                    .frame(maxWidth: .infinity)
                    .pressable(.tab) { choose(tab) }
            }
        }
        .frame(height: Self.rowHeight)
        .background { BarBackground(visibility: background, area: area, color: appearances.color(.tabBackground)) }
    }

    private func rowStyle(isCurrent: Bool) -> AnyShapeStyle {
        if isCurrent { return appearances.color(.tabChosen).map { AnyShapeStyle($0) } ?? AnyShapeStyle(.tint) }
        return AnyShapeStyle(appearances.color(.tabItem) ?? .gray)
    }
}

/// The symbol of a tab alone.
struct SearchTabIcon: ControlPart {
    let label: AnyView

    var body: some View {
        AnyView(
            any: ElementReader(
                label.labelStyle(.iconOnly).environment(\.font, .system(size: 22, weight: .medium))
            ) { elements in
                if let icon = elements.first(where: \.isImage) { return AnyView(ElementView(icon)) }
                return AnyView(ViewList(elements.map { ElementView($0) }))
            })
    }
}

extension TabEntry {
    /// Whether the tab is for searches.
    var isSearch: Bool { element.trait(ObjectIdentifier(SearchTabTrait.self)) as? Bool == true }
}

/// Says of a tab that it is for searches.
enum SearchTabTrait {}
