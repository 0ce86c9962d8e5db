import SwiftUI
import ViewGraph

/// The pitfalls as the Swift compiler builds them, previews included: the files of this folder are links to
/// `Fixtures/Pitfalls`.
public enum CompiledPitfalls {
    public static let all: [String: @MainActor @Sendable () -> any View] = [
        "ConditionalModifier": { ConditionalModifier() },
        "IgnoredInitialValue": { IgnoredInitialValue() },
        "RecreatedObject": { RecreatedObject() },
        "ResetByID": { ResetByID() },
        "StaleSheet": { StaleSheet() },
        "UnstableIDs": { UnstableIDs() },
    ]
}

/// Prints to the session's console, as the interpreter does.
func print(_ items: Any...) {
    ViewGraph.current?.printFromView(items.map { "\($0)" }.joined(separator: " "))
}
