import ViewGraph

/// What the columns of a split view show.
struct SplitColumns {
    let sidebar: AnyView
    let content: AnyView?
    let detail: AnyView

    subscript(kind: NavigationSplitViewColumn.Kind) -> AnyView {
        switch kind {
        case .sidebar: sidebar
        case .content: content ?? detail
        case .detail: detail
        }
    }

    /// The columns after the first one, in order.
    var later: [NavigationSplitViewColumn.Kind] { content == nil ? [.detail] : [.content, .detail] }
}

/// What a column tells the views in it.
struct ColumnContext {
    /// Leads to the column before; nil where that one shows anyway.
    var back: (() -> Void)?
}

/// Shows the column after the one a list stands in, for what was selected there.
struct ColumnAdvance {
    let perform: () -> Void
}

extension ColumnContext: CustomComparable {
    func isSame(as other: ColumnContext) -> Bool { (back == nil) == (other.back == nil) }
}

extension ColumnAdvance: CustomComparable {
    /// Made anew it does the same.
    func isSame(as other: ColumnAdvance) -> Bool { true }
}

private enum ColumnContextKey: EnvironmentKey {
    static var defaultValue: ColumnContext? { nil }
}

private enum ColumnAdvanceKey: EnvironmentKey {
    static var defaultValue: ColumnAdvance? { nil }
}

extension EnvironmentValues {
    /// Of the column that the view is the root of.
    var columnContext: ColumnContext? {
        get { self[ColumnContextKey.self] }
        set { self[ColumnContextKey.self] = newValue }
    }

    var columnAdvance: ColumnAdvance? {
        get { self[ColumnAdvanceKey.self] }
        set { self[ColumnAdvanceKey.self] = newValue }
    }
}

// MARK: - One column at a time

/// The columns as screens of a stack.
struct CompactColumns: ControlPart {
    let columns: SplitColumns
    let preferredColumn: Binding<NavigationSplitViewColumn>?

    @State private var path: [AnyHashable] = []
    @State private var isPlaced = false
    @State private var clearing = ListClearing()

    var body: some View {
        let (columns, path, isPlaced, clearing) = (columns, $path, $isPlaced, clearing)
        let preferred = preferredColumn
        let pushed = Binding<[AnyHashable]>(
            get: { isPlaced.wrappedValue ? path.wrappedValue : Self.path(to: preferred?.wrappedValue.kind, columns) },
            set: { new in
                if new.count < path.wrappedValue.count { clearing.clear?() }
                isPlaced.wrappedValue = true
                path.wrappedValue = new
                preferred?.wrappedValue = NavigationSplitViewColumn(kind: Self.front(of: new))
            })
        NavigationStack(
            path: pushed, root: root(of: .sidebar, columns, pushed, clearing), data: NavigationPath.self)
    }

    /// The column that is in front once a path was pushed.
    private static func front(of path: [AnyHashable]) -> NavigationSplitViewColumn.Kind {
        path.compactMap { $0.base as? NavigationSplitViewColumn.Kind }.last ?? .sidebar
    }

    private static func path(
        to kind: NavigationSplitViewColumn.Kind?, _ columns: SplitColumns
    ) -> [AnyHashable] {
        columns.later.filter { $0.rawValue <= (kind ?? .sidebar).rawValue }.map { AnyHashable($0) }
    }

    private func root(
        of kind: NavigationSplitViewColumn.Kind, _ columns: SplitColumns, _ path: Binding<[AnyHashable]>,
        _ clearing: ListClearing
    ) -> some View {
        CompactColumn(column: columns[kind], next: columns.later.first { $0.rawValue > kind.rawValue }, path: path)
            .onPreferenceChange(ListSelectionKey.self) { selection in
                clearing.clear = selection?.clear
                // What is selected already is what people look at.
                if selection?.isEmpty == false, path.wrappedValue.isEmpty, let next = columns.later.first {
                    path.wrappedValue = [AnyHashable(next)]
                }
            }
            .modifier(
                DestinationModifier(key: AnyHashable(ObjectIdentifier(NavigationSplitViewColumn.self))) { value in
                    guard let kind = value.base as? NavigationSplitViewColumn.Kind else { return nil }
                    let next = columns.later.first { $0.rawValue > kind.rawValue }
                    return AnyView(CompactColumn(column: columns[kind], next: next, path: path))
                })
    }
}

/// A column as a screen; what is selected in it leads to the next one.
struct CompactColumn: ControlPart {
    let column: AnyView
    let next: NavigationSplitViewColumn.Kind?
    let path: Binding<[AnyHashable]>

    var body: some View {
        let (next, path) = (next, path)
        column
            .environment(\.columnContext, ColumnContext(back: path.wrappedValue.isEmpty ? nil : { Self.pop(path) }))
            .environment(
                \.columnAdvance,
                next.map { next in
                    ColumnAdvance {
                        if !path.wrappedValue.contains(AnyHashable(next)) {
                            path.wrappedValue.append(AnyHashable(next))
                        }
                    }
                })
    }

    private static func pop(_ path: Binding<[AnyHashable]>) {
        if !path.wrappedValue.isEmpty { path.wrappedValue.removeLast() }
    }
}

/// Whether a list has something selected, for the column it stands in.
struct ListSelectionState: Equatable {
    let isEmpty: Bool
    let clear: () -> Void

    static func == (a: ListSelectionState, b: ListSelectionState) -> Bool { a.isEmpty == b.isEmpty }
}

enum ListSelectionKey: PreferenceKey {
    static var defaultValue: ListSelectionState? { nil }
    static func reduce(value: inout ListSelectionState?, nextValue: () -> ListSelectionState?) {
        value = value ?? nextValue()
    }
}

/// Takes back what is selected at the side when people leave what it led to.
final class ListClearing {
    var clear: (() -> Void)?
}

// MARK: - Beside each other

/// The columns beside each other, with lines between them.
struct RegularColumns: ControlPart {
    let columns: SplitColumns
    /// Where the program keeps which columns show.
    let chosenVisibility: Binding<NavigationSplitViewVisibility>?

    @State private var ownVisibility = NavigationSplitViewVisibility.automatic
    @State private var toggle = SidebarToggle()
    @State private var contentEntry: [NavigationEntry] = []
    @State private var detailEntry: [NavigationEntry] = []
    @State private var sidebarNavigator = Navigator()
    @State private var contentNavigator = Navigator()
    @State private var windowBarHeight: CGFloat = 0
    @Environment(\.platform) private var platform
    @Environment(\.hasUprightWindow) private var hasUprightWindow
    @Environment(\.outerSearch) private var outerSearch

    var body: some View {
        let (isMac, outerSearch) = (platform == .macOS, outerSearch)
        let windowBarHeight = $windowBarHeight
        let (stored, toggle, hasContent) = (chosenVisibility ?? $ownVisibility, toggle, columns.content != nil)
        let visibility = stored.wrappedValue
        // An iPad that is held upright shows the detail alone until people ask for more (Apple: split views in portrait).
        let isDetailAlone = visibility == .detailOnly || visibility == .automatic && hasUprightWindow
        let showsSidebar = !isDetailAlone && (visibility != .doubleColumn || columns.content == nil)
        let showsContent = !isDetailAlone
        let _ =
            (toggle.perform = {
                stored.wrappedValue = !showsSidebar ? .all : hasContent ? .doubleColumn : .detailOnly
            })
        HStack(spacing: 0) {
            if showsSidebar {
                ColumnScreen(root: sidebar(isMac: isMac), navigator: sidebarNavigator, shown: nil) {
                    if columns.content == nil { detailEntry = [$0] } else { contentEntry = [$0] }
                }
                .environment(\.outerSearch, isMac ? nil : outerSearch)
                .environment(\.sidebarToggle, toggle)
                .environment(\.listKind, .sidebar)
                .modifier(ColumnWidthModifier(standard: isMac ? 200 : 320))
                .background(ListBackgroundStyle(background: .sidebar))
                ColumnLine()
            }
            if let content = columns.content, showsContent {
                let source = (contentEntry.last, sidebarNavigator)
                ColumnScreen(root: content, navigator: contentNavigator, shown: source) { detailEntry = [$0] }
                    .environment(\.outerSearch, nil)
                    .environment(\.sidebarToggle, showsSidebar ? nil : toggle)
                    .modifier(ColumnWidthModifier(standard: isMac ? 260 : 320))
                ColumnLine()
            }
            let source = (detailEntry.last, columns.content == nil ? sidebarNavigator : contentNavigator)
            ColumnScreen(root: columns.detail, navigator: nil, shown: source, push: nil)
                .environment(\.outerSearch, isMac || !showsSidebar ? outerSearch : nil)
                .environment(\.sidebarToggle, showsSidebar || hasContent && showsContent ? nil : toggle)
                .frame(maxWidth: .infinity)
        }
        // A window of macOS has one bar across its columns: all of them begin below it.
        .environment(\.windowBarHeight, isMac ? windowBarHeight.wrappedValue : 0)
        .onPreferenceChange(WindowBarHeightKey.self) { windowBarHeight.wrappedValue = $0 }
        .modifier(RoomModifier(fills: .whereWanting))
    }

    /// A window of macOS has the detail's title alone, and no bar above the sidebar.
    private func sidebar(isMac: Bool) -> AnyView {
        guard isMac else { return columns.sidebar }
        return AnyView(
            columns.sidebar.bars {
                $0.removesTitle = true
                $0.backgroundVisibility[.windowToolbar] = .hidden
            })
    }
}

/// How high the highest bar of some screens beside each other is, in points.
enum WindowBarHeightKey: PreferenceKey {
    static var defaultValue: CGFloat { 0 }
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

private enum WindowBarHeightEnvironmentKey: EnvironmentKey {
    static var defaultValue: CGFloat { 0 }
}

extension EnvironmentValues {
    /// Of the window whose column the screen is, in points; 0 where it is no column.
    var windowBarHeight: CGFloat {
        get { self[WindowBarHeightEnvironmentKey.self] }
        set { self[WindowBarHeightEnvironmentKey.self] = newValue }
    }
}

struct ColumnLine: ControlPart {
    @Environment(\.displayScale) private var scale
    @Environment(\.platform) private var platform

    var body: some View {
        Rectangle().fill(.separator).frame(width: platform == .macOS ? 1 : 1 / max(scale, 1))
            .ignoresSafeArea(edges: .vertical)
    }
}

/// A column that other columns show their links' screens in.
struct ColumnScreen: ControlPart {
    let root: AnyView
    /// What links in the column push with; nil for a column whose links lead further inside it.
    let navigator: Navigator?
    /// What a link of the column before leads to, and what that one's values look like.
    let shown: (entry: NavigationEntry?, navigator: Navigator)?
    let push: ((NavigationEntry) -> Void)?

    private var content: AnyView {
        guard let shown, let entry = shown.entry else { return root }
        return AnyView(PushedScreen(entry: entry, navigator: shown.navigator))
    }

    var body: some View {
        if let navigator, let push {
            let _ = (navigator.push = push)
            NavigationLevel(content: AnyView(content.environment(\.columnContext, ColumnContext())), back: nil)
                .environment(\.navigator, navigator)
        } else {
            NavigationStack(
                path: nil, root: content.environment(\.columnContext, ColumnContext()), data: NavigationPath.self)
        }
    }
}

// MARK: - Widths

/// How wide a column would like to be.
struct ColumnWidth: Equatable {
    var minimum: CGFloat?
    var ideal: CGFloat
    var maximum: CGFloat?
}

enum ColumnWidthKey: PreferenceKey {
    static var defaultValue: ColumnWidth? { nil }
    static func reduce(value: inout ColumnWidth?, nextValue: () -> ColumnWidth?) { value = value ?? nextValue() }
}

/// Gives a column the width that a view in it asks for.
struct ColumnWidthModifier: ElementModifier {
    let standard: CGFloat

    func makeLayoutNode(viewNode: ViewNode, child: LayoutNode) -> LayoutNode {
        ColumnWidthNode(viewNode: viewNode, child: child, standard: standard)
    }
}

final class ColumnWidthNode: UnaryLayoutNode {
    private let standard: CGFloat

    init(viewNode: ViewNode, child: LayoutNode, standard: CGFloat) {
        self.standard = standard
        super.init(viewNode: viewNode, child: child)
    }

    override var name: String { ".frame" }

    private var width: CGFloat {
        guard let asked = child.preference(PreferenceChannel(ColumnWidthKey.self)) ?? nil else { return standard }
        let low = asked.minimum ?? 0
        return max(0, min(max(asked.ideal, low), max(asked.maximum ?? .greatestFiniteMagnitude, low)))
    }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: width, height: proposal.height)
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        CGSize(width: width, height: child.sizeThatFits(inner(proposal)).height)
    }

    override func childPlacement(in size: CGSize, proposal: ProposedViewSize) -> (CGPoint, ProposedViewSize) {
        (.zero, inner(proposal))
    }
}

nonisolated extension View {
    /// How wide the column of a split view is that this view stands in, in points.
    public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
        preference(key: ColumnWidthKey.self, value: ColumnWidth(minimum: width, ideal: width, maximum: width))
    }

    public func navigationSplitViewColumnWidth(
        min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
    ) -> some View {
        preference(key: ColumnWidthKey.self, value: ColumnWidth(minimum: min, ideal: ideal, maximum: max))
    }

    /// How columns share a window; a picture shows them beside each other.
    public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View { self }
}

/// How the columns of a split view share its width.
public protocol NavigationSplitViewStyle {}

public nonisolated struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle, Sendable {
    public init() {}
}

/// The detail gets narrower when other columns show.
public nonisolated struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle, Sendable {
    public init() {}
}

/// The detail keeps its width; other columns cover it.
public nonisolated struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle, Sendable {
    public init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
    public nonisolated static var automatic: AutomaticNavigationSplitViewStyle { .init() }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
    public nonisolated static var balanced: BalancedNavigationSplitViewStyle { .init() }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
    public nonisolated static var prominentDetail: ProminentDetailNavigationSplitViewStyle { .init() }
}
