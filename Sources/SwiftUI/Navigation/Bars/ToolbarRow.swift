import ViewGraph

/// The items of the bars at some places, beside each other, or else something other.
struct ToolbarRow: ControlPart {
    let toolbars: [ToolbarContents]
    let places: [ToolbarItemPlacement.Place]
    /// What stands there where no item does.
    var otherwise: AnyView?
    /// How the items stand beside each other; as they are where nobody says.
    var arrange: (([LayoutNode]) -> AnyView)?

    var body: some View {
        let (places, otherwise, arrange) = (places, otherwise, arrange)
        AnyView(
            any: ElementReader(ViewList(toolbars.map(\.view))) { elements in
                let own = places.flatMap { place in elements.filter { $0.toolbarPlace == place } }
                let row =
                    own.isEmpty
                    ? otherwise ?? AnyView(any: EmptyView())
                    : arrange?(own) ?? AnyView(ViewList(own.map { ElementView($0) }))
                guard elements.contains(where: { $0.toolbarPlace.isSubtitle }) else { return row }
                return AnyView(any: Group { row }.preference(key: HasSubtitleItemKey.self, value: true))
            })
    }
}

extension ToolbarItemPlacement.Place {
    fileprivate var isSubtitle: Bool { self == .subtitle || self == .largeSubtitle }
}

/// Whether an item of a bar stands in a subtitle's place: the bar is higher for it.
enum HasSubtitleItemKey: PreferenceKey {
    static var defaultValue: Bool { false }
    static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

/// Notes whether one of a bar's items stands in a subtitle's place.
struct SubtitleItemObserver: ControlModifier {
    let hasItem: Binding<Bool>
    /// Whether the bar has items.
    let isNeeded: Bool

    nonisolated func body(content: Content) -> some View {
        if isNeeded {
            content.onPreferenceChange(HasSubtitleItemKey.self) { hasItem.wrappedValue = $0 }
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
