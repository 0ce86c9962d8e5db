import ViewGraph

private enum ControlActiveStateKey: EnvironmentKey {
    static var defaultValue: ControlActiveState { .key }
}

private enum LargeContentViewerKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

private enum AnimatedImagesKey: EnvironmentKey {
    static var defaultValue: Bool { true }
}

private enum AutocorrectionKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

/// How much of its attention a Mac gives a window.
public enum ControlActiveState: Hashable, CaseIterable, Sendable {
    case key, active, inactive
}

extension EnvironmentValues {
    /// A picture's window is in use.
    public var controlActiveState: ControlActiveState {
        get { self[ControlActiveStateKey.self] }
        set { self[ControlActiveStateKey.self] = newValue }
    }

    public var accessibilityLargeContentViewerEnabled: Bool { self[LargeContentViewerKey.self] }
    public var accessibilityPlayAnimatedImages: Bool { self[AnimatedImagesKey.self] }

    /// Whether typing is left as it is.
    public var autocorrectionDisabled: Bool {
        get { self[AutocorrectionKey.self] }
        set { self[AutocorrectionKey.self] = newValue }
    }
}
