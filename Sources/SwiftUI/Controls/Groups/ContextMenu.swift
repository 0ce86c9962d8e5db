import ViewGraph

nonisolated extension View {
    /// A menu that a long press opens, `--press LABEL`; the view is lifted meanwhile.
    public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
        modifier(ContextMenuModifier(items: AnyView(menuItems())))
    }

    /// The same with a view that stands for this one while the menu is open.
    public func contextMenu<MenuItems: View, Preview: View>(
        @ViewBuilder menuItems: () -> MenuItems, @ViewBuilder preview: () -> Preview
    ) -> some View {
        modifier(ContextMenuModifier(items: AnyView(menuItems()), preview: AnyView(preview())))
    }

    /// The older form: no menu where there is nil.
    public func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View {
        modifier(ContextMenuModifier(items: contextMenu.map { AnyView($0.items) }))
    }

    /// A menu for rows of a list: for the selected ones where the pressed one is among them, for none where none was
    /// pressed. A tap on an iPhone, two on a Mac, are the primary action.
    public func contextMenu<I: Hashable, M: View>(
        forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
        primaryAction: ((Set<I>) -> Void)? = nil
    ) -> some View {
        func typed(_ ids: Set<AnyHashable>) -> Set<I> { Set(ids.compactMap { $0.base as? I }) }
        return selectionMenu(
            menu: { AnyView(menu(typed($0))) }, primaryAction: primaryAction.map { action in { action(typed($0)) } })
    }

    package func selectionMenu(
        menu: @escaping (Set<AnyHashable>) -> AnyView, primaryAction: ((Set<AnyHashable>) -> Void)?
    ) -> some View { modifier(SelectionMenuModifier(menu: menu, primaryAction: primaryAction)) }

    /// A text that appears beside the pointer; a picture shows none.
    public func help(_ textKey: LocalizedStringKey) -> some View { modifier(InertModifier(label: ".help")) }
    public func help(_ text: Text) -> some View { modifier(InertModifier(label: ".help")) }

    @_disfavoredOverload
    public func help<S: StringProtocol>(_ text: S) -> some View { modifier(InertModifier(label: ".help")) }
}

/// What came before `contextMenu(menuItems:)`.
public nonisolated struct ContextMenu<MenuItems: View> {
    let items: MenuItems
    public init(@ViewBuilder menuItems: () -> MenuItems) { items = menuItems() }
}

/// What an open context menu belongs to: in a list the whole row.
private struct LiftedElement {
    let node: LayoutNode
    /// The part of the node that is lifted, in its coordinates.
    let rect: CGRect

    init(_ node: LayoutNode) {
        let row = sequence(first: node, next: \.parent).lazy.compactMap { $0 as? ListRowNode }.first
        rect = row?.rowRect ?? CGRect(origin: .zero, size: node.frame.size)
        self.node = row ?? node
    }

    var anchor: Anchor<CGRect> { Anchor(.rect(rect), of: node) }
    var portrait: AnyView { AnyView(Portrait(element: node, rect: rect)) }
}

/// That a menu is open, and of which row where it is a list's.
///
/// What is lifted is found when the menu is laid out: the press is a change, after which other nodes may stand for the row.
private struct OpenedMenu {
    /// Of the view that has the menu.
    let environment: EnvironmentValues
    var row: AnyHashable?

    func element(_ node: LayoutNode) -> LiftedElement {
        LiftedElement(row.flatMap { id in node.row { $0.position.id == id } } ?? node)
    }
}

/// A view with a menu that a long press opens.
nonisolated struct ContextMenuModifier: ControlModifier {
    /// Nil where there is no menu.
    let items: AnyView?
    var preview: AnyView?

    @State private var opened: OpenedMenu?

    func body(content: Content) -> some View {
        let (state, hasMenu) = ($opened, !(items?.hasNoViews ?? true))
        content
            .interaction(label: ".contextMenu") { node in
                var interaction = Interaction(.gesture, area: .content)
                interaction.precedence = .high
                interaction.touch = { touch in
                    guard hasMenu, touch.isLongPress else { return nil }
                    return [{ state.wrappedValue = OpenedMenu(environment: node.environment) }]
                }
                return interaction
            }
            .openContextMenu(state, items: items ?? AnyView(EmptyView()), preview: preview)
    }
}

/// A list with a menu for its rows.
nonisolated struct SelectionMenuModifier: ControlModifier {
    let menu: (Set<AnyHashable>) -> AnyView
    let primaryAction: ((Set<AnyHashable>) -> Void)?

    @State private var opened: OpenedMenu?
    @State private var ids: Set<AnyHashable> = []
    @Environment(\.platform) private var platform

    func body(content: Content) -> some View {
        let (state, chosen, menu, primaryAction) = ($opened, $ids, menu, primaryAction)
        let taps = platform == .macOS ? 2 : 1
        content
            .environment(\.tapsArePrimaryActions, primaryAction != nil && platform != .macOS)
            .interaction(label: ".contextMenu") { node in
                var interaction = Interaction(.gesture, area: .content)
                interaction.precedence = .simultaneous
                interaction.touch = { touch in
                    guard let place = touch.samples.first?.location else { return nil }
                    let (row, ids) = node.row(at: place)
                    if let primaryAction, touch.kind == .tap(count: taps), !ids.isEmpty {
                        return [{ primaryAction(ids) }]
                    }
                    guard touch.isLongPress, !menu(ids).hasNoViews else { return nil }
                    return [
                        {
                            chosen.wrappedValue = ids
                            state.wrappedValue = OpenedMenu(environment: node.environment, row: row)
                        }
                    ]
                }
                return interaction
            }
            .openContextMenu(
                state, items: opened == nil ? AnyView(EmptyView()) : menu(ids),
                preview: ids.isEmpty ? AnyView(EmptyView()) : nil)
    }
}

private enum PrimaryActionKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Whether a tap on a row of a list does what is done with it, in place of selecting it.
    var tapsArePrimaryActions: Bool {
        get { self[PrimaryActionKey.self] }
        set { self[PrimaryActionKey.self] = newValue }
    }
}

extension Touch {
    /// Held for as long as opens a menu (Apple: half a second).
    fileprivate var isLongPress: Bool {
        if case .press(let seconds) = kind { seconds >= 0.5 } else { false }
    }
}

extension LayoutNode {
    /// The row of a list below that covers a place on the canvas, and for which rows a menu there is.
    fileprivate func row(at place: CGPoint) -> (row: AnyHashable?, ids: Set<AnyHashable>) {
        let row = row {
            let own = place.applying($0.transform(to: nil).inverted())
            return $0.isRow && CGRect(origin: .zero, size: $0.frame.size).contains(own) && $0.position.id != nil
        }
        guard let row, let id = row.position.id else { return (nil, []) }
        let selected = (row.viewNode as? LazyStackNode)?.arrangement.selection?.ids ?? []
        return (id, selected.contains(id) ? selected : [id])
    }

    /// The front one of the rows below for which something is true.
    fileprivate func row(where isSought: (ListRowNode) -> Bool) -> ListRowNode? {
        if let row = self as? ListRowNode { return isSought(row) ? row : nil }
        for child in children.reversed() {
            if let found = graph.withStackSpace({ child.row(where: isSought) }) { return found }
        }
        return nil
    }
}

nonisolated extension View {
    fileprivate func openContextMenu(
        _ opened: Binding<OpenedMenu?>, items: AnyView, preview: AnyView?
    ) -> some View {
        modifier(OpenContextMenu(opened: opened, items: items, preview: preview))
    }
}

/// Hands the menu up to the window while it is open.
private nonisolated struct OpenContextMenu: ControlModifier {
    let opened: Binding<OpenedMenu?>
    let items: AnyView
    let preview: AnyView?

    func body(content: Content) -> some View {
        let (opened, menu) = (opened, opened.wrappedValue)
        let shown = menu.map { menu in
            { presentation(of: menu.element($0), in: menu.environment) }
        }
        content.modifier(
            PreferenceWritingModifier(PreferenceChannel(PresentationsKey.self), label: ".contextMenu") { node, inner in
                var all = inner() ?? []
                if let shown, opened.wrappedValue != nil { all.append(shown(node)) }
                return all
            })
    }

    private func presentation(of element: LiftedElement, in environment: EnvironmentValues) -> Presentation {
        let (opened, items) = (opened, items)
        let close = { opened.wrappedValue = nil }
        let panel = MenuPanel(rows: AnyView(items.environment(\.menuDismissal, MenuDismissal(close))))
        let base = PresentationModifier(
            isPresented: opened.isThere(), kind: .contextMenu(portrait: preview ?? element.portrait),
            content: { AnyView(panel) }, close: close)
        var presentation = base.presentation(in: environment)
        presentation.anchor = element.anchor
        return presentation
    }
}

/// A part of a view once more: as it is drawn where it stands.
struct Portrait: LeafView {
    private(set) weak var element: LayoutNode?
    /// In the element's coordinates.
    let rect: CGRect

    func makeLayoutNode(viewNode: ViewNode, prepared: Void) -> LayoutNode {
        PortraitNode(viewNode: viewNode, portrait: self)
    }
}

extension Portrait: CustomComparable {
    func isSame(as other: Portrait) -> Bool { element === other.element && rect == other.rect }
}

final class PortraitNode: LayoutNode {
    private let portrait: Portrait

    init(viewNode: ViewNode, portrait: Portrait) {
        self.portrait = portrait
        super.init(viewNode: viewNode)
    }

    override var isTransparent: Bool { true }
    override func computeSize(_ proposal: ProposedViewSize) -> CGSize { portrait.rect.size }

    override func draw(in context: inout DrawContext) {
        guard let element = portrait.element else { return }
        context.translated(by: CGSize(width: -portrait.rect.minX, height: -portrait.rect.minY)) { context in
            element.graph.withStackSpace { element.draw(in: &context) }
        }
    }
}

/// An open context menu over the dimmed window, beside what it is for; a touch anywhere else closes it.
struct ContextMenuCard: ControlPart {
    let presentation: Presentation
    let portrait: AnyView
    let anchor: Anchor<CGRect>

    @Environment(\.platform) private var platform

    var body: some View {
        let (presentation, anchor, portrait, isMac) = (presentation, anchor, portrait, platform == .macOS)
        let shape = RoundedRectangle(cornerRadius: 13, style: .continuous)
        ZStack {
            if !isMac { Dimming() }
            Color.clear.contentShape(Rectangle()).onTapGesture { presentation.close() }
        }
        .overlay {
            GeometryReader { proxy in
                ContextMenuLayout(target: proxy[anchor]) {
                    presentation.transplanted(presentation.content)
                    if !isMac {
                        presentation.transplanted(portrait)
                            .background(.background, in: shape)
                            .clipShape(shape)
                            .shadow(color: .black.opacity(0.2), radius: 20, y: 8)
                            .allowsHitTesting(false)
                    }
                }
            }
        }
    }
}

/// A panel below a view that is lifted, or above it where there is more room; both are moved into the window.
struct ContextMenuLayout: PanelLayout {
    let target: CGRect

    /// Between the view and the panel, and of both to the window's edges.
    private static let gap: CGFloat = 12
    private static let margin: CGFloat = 8

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        guard let panel = subviews.first else { return }
        let room = bounds.insetBy(dx: Self.margin, dy: Self.margin)
        let target = target.offsetBy(dx: bounds.minX, dy: bounds.minY)
        let menu = panel.sizeThatFits(.unspecified)
        var view = target
        if let portrait = subviews.dropFirst().first {
            let available = CGSize(width: room.width, height: max(room.height - Self.gap - menu.height, 0))
            view.size = portrait.sizeThatFits(ProposedViewSize(available))
            let isBelow = target.midY <= bounds.midY || target.maxY + Self.gap + menu.height <= room.maxY
            let need = Self.gap + menu.height
            view.origin.x = (target.midX - view.width / 2).clamped(room.minX, room.maxX - view.width)
            view.origin.y = (target.midY - view.height / 2).clamped(
                room.minY + (isBelow ? 0 : need), room.maxY - view.height - (isBelow ? need : 0))
            portrait.place(at: view.origin, proposal: ProposedViewSize(view.size))
            panel.place(
                at: CGPoint(
                    x: panelX(menu.width, view, room), y: isBelow ? view.maxY + Self.gap : view.minY - need),
                proposal: .unspecified)
        } else {
            panel.place(
                at: CGPoint(
                    x: target.midX.clamped(room.minX, room.maxX - menu.width),
                    y: target.midY.clamped(room.minY, room.maxY - menu.height)),
                proposal: .unspecified)
        }
    }

    /// At the side of the view that is nearer to the window's.
    private func panelX(_ width: CGFloat, _ view: CGRect, _ room: CGRect) -> CGFloat {
        (view.midX > room.midX ? view.maxX - width : view.minX).clamped(room.minX, room.maxX - width)
    }
}
