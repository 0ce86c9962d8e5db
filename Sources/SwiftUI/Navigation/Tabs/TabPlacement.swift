import ViewGraph

/// Where the bar of a tab view stands.
public struct TabBarPlacement: Hashable, Sendable {
    private let kind: Int

    public static let topBar = TabBarPlacement(kind: 0)
    public static let sidebar = TabBarPlacement(kind: 1)
    public static let bottomBar = TabBarPlacement(kind: 2)
    public static let ornament = TabBarPlacement(kind: 3)
    public static let pageIndicator = TabBarPlacement(kind: 4)
}

/// Where the accessory of a tab view stands.
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
    /// Beside the bar, which is small.
    case inline
    /// Above the bar.
    case expanded
}

private enum TabBarPlacementKey: EnvironmentKey {
    static var defaultValue: TabBarPlacement? { nil }
}

private enum TabAccessoryPlacementKey: EnvironmentKey {
    static var defaultValue: TabViewBottomAccessoryPlacement? { nil }
}

extension EnvironmentValues {
    /// Nil outside of tab views.
    public internal(set) var tabBarPlacement: TabBarPlacement? {
        get { self[TabBarPlacementKey.self] }
        set { self[TabBarPlacementKey.self] = newValue }
    }

    /// Nil outside of a tab view's accessory.
    public internal(set) var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? {
        get { self[TabAccessoryPlacementKey.self] }
        set { self[TabAccessoryPlacementKey.self] = newValue }
    }
}
