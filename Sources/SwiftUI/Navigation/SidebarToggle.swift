import ViewGraph

/// The button in a bar that shows or hides the sidebar of a split view; the same as long as the split view is there, so that
/// the bar with it is as well.
final class SidebarToggle {
    /// Shows or hides the sidebar.
    var perform: () -> Void = {}

    lazy var contents = ToolbarContents(
        AnyView(SidebarToggleButton { [weak self] in self?.perform() }.toolbarPlace(.navigation)))
}

extension SidebarToggle: CustomComparable {
    func isSame(as other: SidebarToggle) -> Bool { self === other }
}

private struct SidebarToggleButton: ControlPart {
    let perform: () -> Void

    var body: some View {
        let perform = perform
        Image(systemName: "sidebar.leading").pressable(label: "Sidebar") { perform() }
    }
}

private enum SidebarToggleKey: EnvironmentKey {
    static var defaultValue: SidebarToggle? { nil }
}

extension EnvironmentValues {
    /// The button that the bars of a split view's column have.
    var sidebarToggle: SidebarToggle? {
        get { self[SidebarToggleKey.self] }
        set { self[SidebarToggleKey.self] = newValue }
    }
}
