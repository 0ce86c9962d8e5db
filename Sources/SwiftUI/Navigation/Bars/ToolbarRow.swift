import ViewGraph

/// The items of the bars at some places, beside each other.
struct ToolbarRow: ControlPart {
    let toolbars: [ToolbarContents]
    let places: [ToolbarItemPlacement.Place]
    /// How the items stand beside each other; as they are where nobody says.
    var arrange: (([LayoutNode]) -> AnyView)?

    var body: some View {
        let (places, arrange) = (places, arrange)
        AnyView(
            any: ElementReader(ViewList(toolbars.map(\.view))) { elements in
                let own = ToolbarElements(all: elements).at(places)
                guard !own.isEmpty else { return AnyView(any: EmptyView()) }
                return arrange?(own) ?? AnyView(ViewList(own.map { ElementView($0) }))
            })
    }
}

/// What the toolbars of a screen made, by the places in a bar.
struct ToolbarElements {
    let all: [LayoutNode]

    func at(_ places: [ToolbarItemPlacement.Place]) -> [LayoutNode] {
        places.flatMap { place in all.filter { $0.toolbarPlace == place } }
    }

    func has(_ places: [ToolbarItemPlacement.Place]) -> Bool { all.contains { places.contains($0.toolbarPlace) } }

    var titles: TitleItems {
        TitleItems(hasLargeTitle: has([.largeTitle]), hasSubtitle: has([.subtitle, .largeSubtitle]))
    }
}

/// A bar that is made from what its toolbars have: read once, so that rows are made only for items that there are.
struct ToolbarReader: ControlPart {
    let toolbars: [ToolbarContents]
    let content: (ToolbarElements) -> AnyView

    var body: some View {
        if toolbars.isEmpty {
            content(ToolbarElements(all: []))
        } else {
            let content = content
            AnyView(
                any: ElementReader(ViewList(toolbars.map(\.view))) {
                    let elements = ToolbarElements(all: $0)
                    return content(elements).preference(key: TitleItemsKey.self, value: elements.titles)
                })
        }
    }
}

/// Which titles of a bar are items: it is higher for them.
struct TitleItems: Equatable {
    var hasLargeTitle = false
    var hasSubtitle = false
}

enum TitleItemsKey: PreferenceKey {
    static var defaultValue: TitleItems { TitleItems() }
    static func reduce(value: inout TitleItems, nextValue: () -> TitleItems) {
        let next = nextValue()
        value.hasLargeTitle = value.hasLargeTitle || next.hasLargeTitle
        value.hasSubtitle = value.hasSubtitle || next.hasSubtitle
    }
}

/// Notes which titles of a bar are items.
struct TitleItemsObserver: ControlModifier {
    let titles: Binding<TitleItems>
    /// Whether the bar has items.
    let isNeeded: Bool

    nonisolated func body(content: Content) -> some View {
        if isNeeded {
            content.onPreferenceChange(TitleItemsKey.self) { titles.wrappedValue = $0 }
        } else {
            content
        }
    }
}

/// The secondary actions of a screen behind one button, as iPhones and iPads have them (Apple: `secondaryAction`).
struct BarOverflow: ControlPart {
    let toolbars: [ToolbarContents]
    let arrange: ([LayoutNode]) -> AnyView

    @Environment(\.paletteGeneration) private var generation

    var body: some View {
        let (toolbars, arrange) = (toolbars, arrange)
        let symbol = generation == .later ? "ellipsis" : "ellipsis.circle"
        ToolbarRow(toolbars: toolbars, places: [.secondary]) { _ in
            let menu = Menu {
                ToolbarRow(toolbars: toolbars, places: [.secondary])
            } label: {
                Label("More", systemImage: symbol)
            }
            return AnyView(any: ElementReader(menu) { arrange($0) })
        }
    }
}
