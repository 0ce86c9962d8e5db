import ViewGraph

nonisolated extension View {
    /// The rows of a menu in a panel beside the view, above the whole window, while it is open.
    ///
    /// - Parameter title: of a menu in a menu, which the panel repeats above its rows.
    func menuPanel<Rows: View>(
        isOpen: Binding<Bool>, submenu title: AnyView? = nil, @ViewBuilder rows: @escaping () -> Rows
    ) -> some View {
        modifier(
            AnchoredPresentationModifier(
                base: PresentationModifier(
                    isPresented: isOpen, kind: title == nil ? .menu : .submenu,
                    content: { AnyView(MenuPanel(title: title, rows: AnyView(rows()))) },
                    close: { isOpen.wrappedValue = false }),
                source: .bounds))
    }
}

/// Which columns the rows of a menu keep free before their titles, since one of them needs it.
struct MenuColumns: Equatable, LastingPreference {
    /// For a tick.
    var marks = false
    /// For an icon.
    var icons = false
}

enum MenuColumnsKey: PreferenceKey {
    static var defaultValue: MenuColumns { MenuColumns() }
    static func reduce(value: inout MenuColumns, nextValue: () -> MenuColumns) {
        let next = nextValue()
        value = MenuColumns(marks: value.marks || next.marks, icons: value.icons || next.icons)
    }
}

private enum MenuColumnsEnvironmentKey: EnvironmentKey {
    static var defaultValue: MenuColumns { MenuColumns() }
}

extension EnvironmentValues {
    var menuColumns: MenuColumns {
        get { self[MenuColumnsEnvironmentKey.self] }
        set { self[MenuColumnsEnvironmentKey.self] = newValue }
    }
}

/// The panel of a menu: rows, the titles of sections, and lines between sections.
struct MenuPanel: ControlPart {
    /// Of a menu in a menu.
    var title: AnyView?
    let rows: AnyView

    @State private var columns = MenuColumns()
    @Environment(\.platform) private var platform
    @Environment(\.menuDismissal) private var dismissal
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        let isMac = platform == .macOS
        let shape = RoundedRectangle(cornerRadius: isMac ? 12 : 30, style: .continuous)
        let state = $columns
        VStack(alignment: .leading, spacing: 0) {
            if let title, !isMac {
                MenuRow(accessory: .chevronDown, content: AnyView(title.fontWeight(.semibold))) { dismissal?.step() }
                MenuSeparator()
            }
            MenuSections(rows: rows).environment(\.sectionPartStyle, MenuHeader.style(isMac: isMac))
        }
        .environment(\.menuColumns, columns)
        .environment(\.controlPlace, .menu)
        .environment(\.labelStyle, ErasedLabelStyle(MenuLabelStyle()))
        .environment(\.font, nil)
        .environment(\.labelsVisibility, .automatic)
        .environment(\.buttonStyleBox, .automatic)
        .environment(\.toggleStyleBox, StyleBox(DefaultToggleStyle()))
        .foregroundStyle(.primary)
        .onPreferenceChange(MenuColumnsKey.self) { state.wrappedValue = $0 }
        .padding(.vertical, isMac ? 5 : 10)
        .padding(.horizontal, isMac ? 5 : 0)
        .frame(minWidth: isMac ? 120 : 250, alignment: .leading)
        .fixedSize()
        .background(ControlPaint.panel, in: shape)
        .clipShape(shape)
        .overlay {
            shape.strokeBorder(
                colorScheme == .dark ? Color.white.opacity(0.12) : Color.black.opacity(0.06), lineWidth: 0.5)
        }
        .compositingGroup()
        .shadow(color: .black.opacity(isMac ? 0.2 : 0.16), radius: isMac ? 8 : 24, y: isMac ? 3 : 10)
    }
}

/// The rows of a menu by the sections they stand in, with a line between two of these and where a divider stands.
private struct MenuSections: ControlPart {
    let rows: AnyView

    private enum Part {
        case header(LayoutNode), row(LayoutNode), separator
    }

    var body: some View {
        AnyView(
            any: SubviewsReader(
                source: rows,
                sections: { sections in
                    let parts = Self.parts(of: sections)
                    return ForEach(parts.indices, id: \.self) { index in
                        switch parts[index] {
                        case .header(let element): MenuHeader(content: ElementView(element))
                        case .row(let element): ElementView(element)
                        case .separator: MenuSeparator()
                        }
                    }
                }))
    }

    private static func parts(of sections: [ElementSection]) -> [Part] {
        var parts: [Part] = []
        var needsSeparator = false
        func append(_ part: Part, to parts: inout [Part]) {
            if needsSeparator, !parts.isEmpty { parts.append(.separator) }
            needsSeparator = false
            parts.append(part)
        }
        for section in sections {
            needsSeparator = true
            for header in section.header { append(.header(header), to: &parts) }
            for row in section.content {
                if row.innermost is DividerNode { needsSeparator = true } else { append(.row(row), to: &parts) }
            }
        }
        return parts
    }
}

/// A line between the sections of a menu.
private struct MenuSeparator: ControlPart {
    @Environment(\.platform) private var platform

    var body: some View {
        let isMac = platform == .macOS
        Rectangle().fill(.separator)
            .frame(height: isMac ? 1 : 0.5)
            .padding(.horizontal, isMac ? 10 : 24)
            .padding(.vertical, isMac ? 5 : 8)
    }
}

/// The title of a menu's section.
private struct MenuHeader: ControlPart {
    let content: ElementView

    @Environment(\.platform) private var platform

    var body: some View {
        let isMac = platform == .macOS
        content
            .frame(maxWidth: 250, alignment: .leading)
            .padding(.horizontal, isMac ? 10 : 24)
            .padding(.vertical, isMac ? 3 : 6)
    }

    static func style(isMac: Bool) -> SectionPartStyle {
        SectionPartStyle { part, environment in
            guard part == .header else { return }
            environment.font = isMac ? .system(size: 11, weight: .semibold) : .footnote.weight(.medium)
            environment.foregroundStyles = ForegroundStyles(AnyShapeStyle(.secondary), outer: nil)
        }
    }
}

/// The parts of a label, for a row of a menu to put where it has them.
nonisolated struct MenuLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.icon
        configuration.title
    }
}

extension LayoutNode {
    /// What a label consists of; the view itself where it is none.
    fileprivate var labelParts: [LayoutNode] {
        innermost is ContainerLayoutNode<LabelLayout> ? innermost.children : [self]
    }
}

/// One row of a menu: a tick, an icon, a title with a line below it, a chevron.
struct MenuRow: ControlPart {
    /// What stands at the end.
    enum Accessory { case chevronForward, chevronDown }

    /// Nil where the row can't be chosen.
    var isChosen: Bool?
    var isDestructive = false
    var accessory: Accessory?
    let content: AnyView
    let perform: () -> Void

    @Environment(\.platform) private var platform
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.menuColumns) private var columns

    var body: some View {
        let (isMac, isChosen, columns, content, accessory) = (
            platform == .macOS, isChosen, columns, content, accessory
        )
        AnyView(
            any: ElementReader(content) { elements in
                let elements = elements.flatMap(\.labelParts)
                let icon = elements.first { $0.isImage }
                let titles = elements.filter { element in icon.map { $0 !== element } ?? true }
                return HStack(spacing: 0) {
                    if columns.marks || isMac { MenuMark(isChosen: isChosen == true) }
                    if columns.icons || icon != nil { MenuIcon(element: icon) }
                    MenuTitle(elements: titles, content: content)
                    Spacer(minLength: 16)
                    if let accessory { MenuChevron(isDown: accessory == .chevronDown) }
                }
                .preference(
                    key: MenuColumnsKey.self, value: MenuColumns(marks: isChosen != nil, icons: icon != nil))
            }
        )
        .environment(\.font, isMac ? .system(size: 13) : .body)
        .foregroundStyle(style)
        .padding(.leading, isMac ? 4 : 24)
        .padding(.trailing, isMac ? 8 : 20)
        .padding(.vertical, isMac ? 2 : 10)
        .frame(minHeight: isMac ? 24 : 44)
        .frame(maxWidth: .infinity, alignment: .leading)
        .pressable { perform() }
    }

    private var style: AnyShapeStyle {
        if !isEnabled { return AnyShapeStyle(ControlPaint.disabledLabel) }
        return isDestructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.primary)
    }
}

private struct MenuMark: ControlPart {
    let isChosen: Bool

    @Environment(\.platform) private var platform

    var body: some View {
        let isMac = platform == .macOS
        Image(systemName: "checkmark")
            .font(.system(size: isMac ? 11 : 15, weight: .semibold))
            .opacity(isChosen ? 1 : 0)
            .accessibilityHidden(true)
            .frame(width: isMac ? 18 : 28, alignment: .leading)
    }
}

private struct MenuIcon: ControlPart {
    let element: LayoutNode?

    @Environment(\.platform) private var platform

    var body: some View {
        let isMac = platform == .macOS
        Group { if let element { ElementView(element) } else { Color.clear.frame(width: 1, height: 1) } }
            .frame(width: isMac ? 18 : 24)
            .padding(.trailing, isMac ? 6 : 12)
    }
}

/// The first text of a row, and the others as smaller lines below it; what is no text is as it is.
private struct MenuTitle: ControlPart {
    let elements: [LayoutNode]
    /// The row's label once more, for the smaller lines.
    let content: AnyView

    @Environment(\.platform) private var platform

    var body: some View {
        if elements.count > 1, elements.allSatisfy({ $0.innermost is TextNode }) {
            VStack(alignment: .leading, spacing: 1) {
                ElementView(elements[0])
                AnyView(
                    any: ElementReader(
                        content.environment(\.font, platform == .macOS ? .system(size: 11) : .footnote)
                            .foregroundStyle(.secondary)
                    ) { elements in
                        let texts = elements.flatMap(\.labelParts).filter { $0.innermost is TextNode }
                        return ViewList(texts.dropFirst().map { ElementView($0) })
                    })
            }
        } else {
            HStack { ViewList(elements.map { ElementView($0) }) }
        }
    }
}

private struct MenuChevron: ControlPart {
    let isDown: Bool

    @Environment(\.platform) private var platform

    var body: some View {
        Image(systemName: isDown ? "chevron.down" : "chevron.forward")
            .font(.system(size: platform == .macOS ? 10 : 14, weight: .semibold))
            .foregroundStyle(.secondary)
            .accessibilityHidden(true)
    }
}
