import ViewGraph

/// The tabs of a Mac's window as a list at its side, in the sections that the program puts them in.
struct TabSidebarList: ControlPart {
    let tabs: [TabEntry]
    let current: Int
    let choose: (TabEntry) -> Void

    private struct Group: Identifiable {
        let id: Int
        let header: TabSectionHeader?
        var tabs: [TabEntry]
    }

    private var groups: [Group] {
        var groups: [Group] = []
        for tab in tabs {
            let header = tab.element.trait(ObjectIdentifier(TabSectionHeader.self)) as? TabSectionHeader
            if let last = groups.indices.last, groups[last].header === header {
                groups[last].tabs.append(tab)
            } else {
                groups.append(Group(id: tab.id, header: header, tabs: [tab]))
            }
        }
        return groups
    }

    var body: some View {
        let (tabs, current, choose) = (tabs, current, choose)
        let chosen = Binding<Int?>(
            get: { current }, set: { id in tabs.first { $0.id == id }.map(choose) })
        List(selection: chosen) {
            ForEach(groups) { group in
                Section {
                    ForEach(group.tabs) { tab in
                        HStack(spacing: 6) { tab.label }.badge(tab.badge).tag(tab.id)
                    }
                } header: {
                    if let header = group.header { header.view }
                }
            }
        }
        .environment(\.listKind, .sidebar)
    }
}

/// What stands above the tabs of a section; each of them has it, and the next section another one.
final class TabSectionHeader {
    let view: AnyView
    init(_ view: AnyView) { self.view = view }
}
