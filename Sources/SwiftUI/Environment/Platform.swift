import Typesetting
import ViewGraph

/// Whose metrics, colours and control looks are drawn.
@_documentation(metadata: engine)
public enum Platform: String, Hashable, CaseIterable, Sendable {
    case iOS = "ios"
    case macOS = "macos"

    package var textPlatform: TextPlatform { self == .iOS ? .iOS : .macOS }
}

private enum PlatformKey: EnvironmentKey {
    static var defaultValue: Platform { .iOS }
}

extension EnvironmentValues {
    package var platform: Platform {
        get { self[PlatformKey.self] }
        set { self[PlatformKey.self] = newValue }
    }
}
