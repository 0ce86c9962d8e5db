import ViewGraph

/// How much headers of sections stand out.
public enum Prominence: Hashable, CaseIterable, Sendable {
    case standard, increased
}

/// The distance between the sections of a list.
public nonisolated struct ListSectionSpacing: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case standard, compact
        case custom(CGFloat)
    }

    let kind: Kind

    public static let `default` = ListSectionSpacing(kind: .standard)
    public static let compact = ListSectionSpacing(kind: .compact)
    public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing(kind: .custom(spacing)) }

    func length(standard: CGFloat) -> CGFloat {
        switch kind {
        case .standard: standard
        case .compact: standard / 2
        case .custom(let length): length
        }
    }
}

private enum HeaderProminenceKey: EnvironmentKey {
    static var defaultValue: Prominence { .standard }
}

private enum ListRowSpacingKey: EnvironmentKey {
    static var defaultValue: CGFloat? { nil }
}

private enum ListSectionSpacingKey: EnvironmentKey {
    static var defaultValue: ListSectionSpacing { .default }
}

private enum MinimumRowHeightKey: EnvironmentKey {
    static var defaultValue: CGFloat? { nil }
}

private enum MinimumHeaderHeightKey: EnvironmentKey {
    static var defaultValue: CGFloat? { nil }
}

private enum ScrollContentBackgroundKey: EnvironmentKey {
    static var defaultValue: Visibility { .automatic }
}

private enum SectionCollapsibleKey: EnvironmentKey {
    static var defaultValue: Bool { true }
}

extension EnvironmentValues {
    package var isSectionCollapsible: Bool {
        get { self[SectionCollapsibleKey.self] }
        set { self[SectionCollapsibleKey.self] = newValue }
    }

    public var headerProminence: Prominence {
        get { self[HeaderProminenceKey.self] }
        set { self[HeaderProminenceKey.self] = newValue }
    }

    /// The least height of a list's rows; 44 on iOS, 24 on macOS.
    public var defaultMinListRowHeight: CGFloat {
        get { minimumListRowHeight ?? (platform == .macOS ? 24 : 44) }
        set { minimumListRowHeight = newValue }
    }

    /// The least height of a list's headers; nil as the style has it.
    public var defaultMinListHeaderHeight: CGFloat? {
        get { self[MinimumHeaderHeightKey.self] }
        set { self[MinimumHeaderHeightKey.self] = newValue }
    }

    var minimumListRowHeight: CGFloat? {
        get { self[MinimumRowHeightKey.self] }
        set { self[MinimumRowHeightKey.self] = newValue }
    }

    var listRowSpacing: CGFloat? {
        get { self[ListRowSpacingKey.self] }
        set { self[ListRowSpacingKey.self] = newValue }
    }

    var listSectionSpacing: ListSectionSpacing {
        get { self[ListSectionSpacingKey.self] }
        set { self[ListSectionSpacingKey.self] = newValue }
    }

    var scrollContentBackground: Visibility {
        get { self[ScrollContentBackgroundKey.self] }
        set { self[ScrollContentBackgroundKey.self] = newValue }
    }
}

nonisolated extension View {
    /// How much the headers of sections inside stand out.
    public func headerProminence(_ prominence: Prominence) -> some View { environment(\.headerProminence, prominence) }

    /// Points between the rows of lists inside.
    public func listRowSpacing(_ spacing: CGFloat?) -> some View { environment(\.listRowSpacing, spacing) }

    /// The distance between the sections of lists inside.
    public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
        environment(\.listSectionSpacing, spacing)
    }

    public func listSectionSpacing(_ spacing: CGFloat) -> some View {
        environment(\.listSectionSpacing, .custom(spacing))
    }

    /// Whether lists, forms and scroll views inside have a background of their own.
    public func scrollContentBackground(_ visibility: Visibility) -> some View {
        environment(\.scrollContentBackground, visibility)
    }
}
