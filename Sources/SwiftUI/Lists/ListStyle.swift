import ViewGraph

/// The look of lists.
public protocol ListStyle {}

/// How a list is drawn on a platform.
enum ListKind: Hashable, Sendable {
    case automatic, plain, inset, grouped, insetGrouped, sidebar, bordered
}

/// A list style of the library's.
protocol BuiltInListStyle: ListStyle {
    var kind: ListKind { get }
    var alternatesRows: Bool { get }
}

extension BuiltInListStyle {
    var alternatesRows: Bool { false }
}

/// Inset groups on iOS, rows between thin lines on macOS.
public nonisolated struct DefaultListStyle: BuiltInListStyle, Sendable {
    public init() {}
    var kind: ListKind { .automatic }
}

/// Rows from edge to edge.
public nonisolated struct PlainListStyle: BuiltInListStyle, Sendable {
    public init() {}
    var kind: ListKind { .plain }
}

/// Rows with a margin.
public nonisolated struct InsetListStyle: BuiltInListStyle, Sendable {
    public init() {}
    /// - Parameter alternatesRowBackgrounds: whether every other row is grey.
    public init(alternatesRowBackgrounds: Bool) { alternatesRows = alternatesRowBackgrounds }
    var kind: ListKind { .inset }
    var alternatesRows = false
}

/// Groups of rows from edge to edge on a grey background.
public nonisolated struct GroupedListStyle: BuiltInListStyle, Sendable {
    public init() {}
    var kind: ListKind { .grouped }
}

/// Groups of rows in rounded boxes on a grey background.
public nonisolated struct InsetGroupedListStyle: BuiltInListStyle, Sendable {
    public init() {}
    var kind: ListKind { .insetGrouped }
}

/// Rows without lines, as at the side of a window.
public nonisolated struct SidebarListStyle: BuiltInListStyle, Sendable {
    public init() {}
    var kind: ListKind { .sidebar }
}

/// Rows in a frame, as macOS has them.
public nonisolated struct BorderedListStyle: BuiltInListStyle, Sendable {
    public init() {}
    /// - Parameter alternatesRowBackgrounds: whether every other row is grey.
    public init(alternatesRowBackgrounds: Bool) { alternatesRows = alternatesRowBackgrounds }
    var kind: ListKind { .bordered }
    var alternatesRows = false
}

extension ListStyle where Self == DefaultListStyle {
    public nonisolated static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
    public nonisolated static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == InsetListStyle {
    public nonisolated static var inset: InsetListStyle { InsetListStyle() }
    public nonisolated static func inset(alternatesRowBackgrounds: Bool) -> InsetListStyle {
        InsetListStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
    }
}

extension ListStyle where Self == GroupedListStyle {
    public nonisolated static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
    public nonisolated static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
    public nonisolated static var sidebar: SidebarListStyle { SidebarListStyle() }
}

extension ListStyle where Self == BorderedListStyle {
    public nonisolated static var bordered: BorderedListStyle { BorderedListStyle() }
    public nonisolated static func bordered(alternatesRowBackgrounds: Bool) -> BorderedListStyle {
        BorderedListStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
    }
}

private enum ListKindKey: EnvironmentKey {
    static var defaultValue: ListKind { .automatic }
}

extension EnvironmentValues {
    var listKind: ListKind {
        get { self[ListKindKey.self] }
        set { self[ListKindKey.self] = newValue }
    }
}

nonisolated extension View {
    /// The look of the lists inside.
    public func listStyle<S: ListStyle>(_ style: S) -> some View {
        let own = style as? any BuiltInListStyle
        return environment(\.listKind, own?.kind ?? .automatic)
            .transformEnvironment(\.alternatingRows) { if own?.alternatesRows == true { $0 = .enabled } }
    }
}
