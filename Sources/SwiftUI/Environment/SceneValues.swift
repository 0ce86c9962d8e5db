import ViewGraph

/// Whether a scene is in use.
public enum ScenePhase: Comparable, Hashable, Sendable {
    case background, inactive, active
}

/// How heavy the reader wants text to be.
public enum LegibilityWeight: Hashable, Sendable {
    case regular, bold
}

private enum ScenePhaseKey: EnvironmentKey {
    static var defaultValue: ScenePhase { .active }
}

private enum LegibilityWeightKey: EnvironmentKey {
    static var defaultValue: LegibilityWeight? { .regular }
}

extension EnvironmentValues {
    /// A picture shows a scene in use.
    public var scenePhase: ScenePhase {
        get { self[ScenePhaseKey.self] }
        set { self[ScenePhaseKey.self] = newValue }
    }

    public var legibilityWeight: LegibilityWeight? {
        get { self[LegibilityWeightKey.self] }
        set { self[LegibilityWeightKey.self] = newValue }
    }
}
