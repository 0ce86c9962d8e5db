import ViewGraph

/// What `ColumnNavigationViewStyle` was called first.
public nonisolated struct DoubleColumnNavigationViewStyle: NavigationViewStyle { public init() {} }

nonisolated extension Section where Parent: View, Content: View, Footer: View {
    /// Whether a click folds the section in a sidebar. One that it doesn't fold has no chevron.
    public func collapsible(_ collapsible: Bool) -> some View { environment(\.isSectionCollapsible, collapsible) }
}
