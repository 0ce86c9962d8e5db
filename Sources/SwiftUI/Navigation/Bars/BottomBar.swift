import ViewGraph

/// The bar at the bottom of a screen, where it has items or a search: on glass since iOS 26.
struct BottomBar: ControlPart {
    let contents: BarContents
    /// Of the screen it belongs to.
    let area: SafeArea

    @Environment(\.platform) private var platform
    @Environment(\.paletteGeneration) private var generation
    @Environment(\.safeArea) private var outerArea
    @Environment(\.isInTabs) private var isInTabs

    var body: some View {
        let (toolbars, search) = (contents.toolbars, contents.searchIsAtBottom ? contents.search : nil)
        if !toolbars.isEmpty || search != nil, contents.visibility[.bottomBar] != .hidden {
            AnyView(
                any: ElementReader(ViewList(toolbars.map(\.view))) { elements in
                    // On macOS they stand in the window's bar.
                    let own = elements.filter {
                        $0.toolbarPlace == .bottom || $0.toolbarPlace == .status && platform != .macOS
                    }
                    if own.isEmpty, search == nil { return AnyView(Color.clear.frame(height: 0)) }
                    return AnyView(bar(own, search))
                }
            )
            .environment(\.controlPlace, .toolbar)
            .transformEnvironment(\.foregroundStyles) { $0 = $0?.asDefault }
            .modifier(BarLabels())
            .modifier(BarItemText())
            .modifier(BarTintScope())
            .environment(\.font, nil)
        }
    }

    /// Below the row: as far from the screen's edge as its round corners ask for.
    private var margin: CGFloat {
        guard generation == .later else { return 0 }
        if isInTabs { return 8 }
        return max(20 - (outerArea?.outermost.insets.bottom ?? 0), 0)
    }

    private func bar(_ elements: [LayoutNode], _ search: BarContents.SearchField?) -> some View {
        let isLater = generation == .later
        return row(elements, search)
            .frame(maxWidth: .infinity)
            .padding(.horizontal, isLater ? 20 : 16)
            .frame(height: 44)
            .padding(.bottom, margin)
            .background {
                if !isLater || contents.backgroundVisibility[.bottomBar] == .visible {
                    BarBackground(visibility: contents.backgroundVisibility[.bottomBar], area: area)
                }
            }
    }

    @ViewBuilder private func row(_ elements: [LayoutNode], _ search: BarContents.SearchField?) -> some View {
        let slot = elements.firstIndex { $0.trait(ObjectIdentifier(SearchSlotTrait.self)) != nil }
        // The field takes the room that spaces beside it would.
        let before = slot.map { Array(elements[..<$0].reversed().drop(while: \.isBarSpace).reversed()) } ?? elements
        let after = slot.map { Array(elements[($0 + 1)...].drop(while: \.isBarSpace)) } ?? []
        if search == nil, elements.contains(where: { $0.toolbarPlace == .status }) {
            statusRow(elements)
        } else if generation == .earlier {
            arranged(elements)
        } else if let search {
            HStack(spacing: BarItems.gap) {
                BarItems(elements: before, area: area)
                SearchBar(search: search, focus: contents.searchFocus, isFloating: true, area: area)
                BarItems(elements: after, area: area)
            }
        } else {
            BarItems(elements: elements, area: area, areSpread: true)
        }
    }
}

extension BottomBar {
    /// What says how things are stands in the middle, the other items at its sides (Apple: `ToolbarItemPlacement.status`).
    private func statusRow(_ elements: [LayoutNode]) -> some View {
        let status = elements.filter { $0.toolbarPlace == .status }
        let others = elements.filter { $0.toolbarPlace != .status }
        let space = others.firstIndex(where: \.isBarSpace)
        let end = space ?? (others.count + 1) / 2
        return PhoneBarLayout {
            HStack(spacing: 0) { arranged(status) }
            HStack {}
            HStack(spacing: 0) { arranged(Array(others[..<end])) }
            HStack(spacing: 0) { arranged(Array(others[(space.map { $0 + 1 } ?? end)...])) }
        }
    }

    @ViewBuilder private func arranged(_ elements: [LayoutNode]) -> some View {
        if generation == .later {
            BarItems(elements: elements, area: area)
        } else {
            HStack { ViewList(elements.map { ElementView($0) }) }
        }
    }
}

/// Says of an item of the bar at the bottom that the search's field stands there.
enum SearchSlotTrait {}

/// An item that the platform has for bars: where the screen's search stands.
public nonisolated struct DefaultToolbarItem: ControlView, ToolbarContent {
    let kind: ToolbarDefaultItemKind
    let placement: ToolbarItemPlacement

    public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {
        (self.kind, self.placement) = (kind, placement)
    }

    public var body: some View {
        if kind == .search {
            Color.clear.frame(width: 0, height: 0)
                .modifier(
                    TraitModifier(key: ObjectIdentifier(SearchSlotTrait.self), value: true, label: ".toolbarItem")
                )
                .toolbarPlace(placement)
        }
    }
}

private enum InTabsKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Whether a view stands above the bar of a tab view.
    var isInTabs: Bool {
        get { self[InTabsKey.self] }
        set { self[InTabsKey.self] = newValue }
    }
}
