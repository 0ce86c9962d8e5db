import ViewGraph

/// Two or three columns beside each other; in a compact width one at a time, each pushed onto the one before.
///
/// What a list at the side selects, or a link there leads to, is shown in the next column.
public nonisolated struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: ControlView {
    let sidebar: Sidebar
    let content: Content?
    let detail: Detail
    let visibility: Binding<NavigationSplitViewVisibility>?
    let preferredColumn: Binding<NavigationSplitViewColumn>?

    @Environment(\.platform) private var platform
    @Environment(\.horizontalSizeClass) private var sizeClass

    package init(
        visibility: Binding<NavigationSplitViewVisibility>?, preferredColumn: Binding<NavigationSplitViewColumn>?,
        sidebar: Sidebar, content: Content?, detail: Detail
    ) {
        (self.visibility, self.preferredColumn) = (visibility, preferredColumn)
        (self.sidebar, self.content, self.detail) = (sidebar, content, detail)
    }

    public var body: some View {
        let columns = SplitColumns(
            sidebar: AnyView(sidebar), content: content.map { AnyView($0) }, detail: AnyView(detail))
        if platform == .iOS, sizeClass == .compact {
            CompactColumns(columns: columns, preferredColumn: preferredColumn)
        } else {
            RegularColumns(columns: columns, chosenVisibility: visibility)
        }
    }
}

nonisolated extension NavigationSplitView {
    public init(
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(visibility: nil, preferredColumn: nil, sidebar: sidebar(), content: content(), detail: detail())
    }

    /// - Parameters:
    ///   - columnVisibility: which columns show in a regular width.
    ///   - sidebar: the first column.
    ///   - content: the second one.
    ///   - detail: the last one.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(
            visibility: columnVisibility, preferredColumn: nil, sidebar: sidebar(), content: content(),
            detail: detail())
    }

    /// - Parameters:
    ///   - preferredCompactColumn: which column is in front in a compact width.
    ///   - sidebar: the first column.
    ///   - content: the second one.
    ///   - detail: the last one.
    public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>,
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(
            visibility: nil, preferredColumn: preferredCompactColumn, sidebar: sidebar(), content: content(),
            detail: detail())
    }

    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>,
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(
            visibility: columnVisibility, preferredColumn: preferredCompactColumn, sidebar: sidebar(),
            content: content(), detail: detail())
    }
}

nonisolated extension NavigationSplitView where Content == EmptyView {
    public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
        self.init(visibility: nil, preferredColumn: nil, sidebar: sidebar(), content: nil, detail: detail())
    }

    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
    ) {
        self.init(
            visibility: columnVisibility, preferredColumn: nil, sidebar: sidebar(), content: nil, detail: detail())
    }

    public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>,
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
    ) {
        self.init(
            visibility: nil, preferredColumn: preferredCompactColumn, sidebar: sidebar(), content: nil,
            detail: detail())
    }

    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>,
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
    ) {
        self.init(
            visibility: columnVisibility, preferredColumn: preferredCompactColumn, sidebar: sidebar(), content: nil,
            detail: detail())
    }
}

/// Which columns of a split view show.
public struct NavigationSplitViewVisibility: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case automatic, all, doubleColumn, detailOnly
    }

    let kind: Kind

    public static let automatic = NavigationSplitViewVisibility(kind: .automatic)
    public static let all = NavigationSplitViewVisibility(kind: .all)
    /// Of three columns the last two, of two columns both.
    public static let doubleColumn = NavigationSplitViewVisibility(kind: .doubleColumn)
    public static let detailOnly = NavigationSplitViewVisibility(kind: .detailOnly)
}

/// One of the columns of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
    enum Kind: Int, Hashable, Sendable {
        case sidebar, content, detail
    }

    let kind: Kind

    public static let sidebar = NavigationSplitViewColumn(kind: .sidebar)
    public static let content = NavigationSplitViewColumn(kind: .content)
    public static let detail = NavigationSplitViewColumn(kind: .detail)
}
