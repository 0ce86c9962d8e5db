import ViewGraph

// What views can ask of windows and devices, as a picture has it.

private struct QuietKey<Value>: EnvironmentKey {
    static var defaultValue: Value? { nil }
}

extension EnvironmentValues {
    /// A picture isn't watched.
    public var isSceneCaptured: Bool { false }
    /// A picture's window is in use.
    public var appearsActive: Bool { controlActiveState != .inactive }
    public var isHoverEffectEnabled: Bool { true }
    public var isTabBarShowingSections: Bool { false }
    public var isActivityFullscreen: Bool { false }
    public var accessibilityAssistiveAccessEnabled: Bool { false }
    public var accessibilityQuickActionsEnabled: Bool { false }
    /// How large a Mac's user wants rows of a sidebar.
    public var sidebarRowSize: SidebarRowSize {
        get { self[QuietKey<SidebarRowSize>.self] ?? .medium }
        set { self[QuietKey<SidebarRowSize>.self] = newValue }
    }
    /// How strongly what lies behind stands out; standard unless a view says otherwise.
    public var backgroundProminence: BackgroundProminence {
        get { self[QuietKey<BackgroundProminence>.self] ?? .standard }
        set { self[QuietKey<BackgroundProminence>.self] = newValue }
    }
    public var springLoadingBehavior: SpringLoadingBehavior { .automatic }
    public var writingToolsBehavior: WritingToolsBehavior { .automatic }
    public var buttonSizing: ButtonSizing { .automatic }
    public var materialActiveAppearance: MaterialActiveAppearance { .automatic }
    public var textSelectionAffinity: TextSelectionAffinity { .automatic }
    public var allowedDynamicRange: Image.DynamicRange? { nil }
    public var symbolColorRenderingMode: SymbolColorRenderingMode? { nil }
    public var symbolVariableValueMode: SymbolVariableValueMode? { nil }
}

/// How large rows of a sidebar are.
public enum SidebarRowSize: Hashable, Sendable {
    case small, medium, large
}

/// How strongly what lies behind a view stands out.
public struct BackgroundProminence: Hashable, Sendable {
    private let kind: Int
    public static let standard = BackgroundProminence(kind: 0)
    public static let increased = BackgroundProminence(kind: 1)
}
