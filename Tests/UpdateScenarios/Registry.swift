import SwiftUI
import ViewGraph

/// Views whose updates are counted, as the compiler builds them; the same files are interpreted.
public enum UpdateScenarios {
    public static let all: [(file: String, name: String, make: @MainActor @Sendable () -> any View)] = [
        ("Dependencies", "UnreadState", { UnreadState() }),
        ("Dependencies", "ReadByBinding", { ReadByBinding() }),
        ("Dependencies", "EnvironmentPart", { EnvironmentPart() }),
        ("Dependencies", "ReadInForEach", { ReadInForEach() }),
        ("Objects", "PerProperty", { PerProperty() }),
        ("Objects", "PerObject", { PerObject() }),
        ("Objects", "RecreatedObject", { RecreatedObject() }),
        ("Objects", "SharedObject", { SharedObject() }),
        ("Lifecycle", "AppearanceOrder", { AppearanceOrder() }),
        ("Lifecycle", "ComingAndGoing", { ComingAndGoing() }),
        ("Lifecycle", "ChangesOfValues", { ChangesOfValues() }),
        ("Lifecycle", "TaskWithIdentity", { TaskWithIdentity() }),
        ("Lifecycle", "Ticking", { Ticking() }),
        ("Identity", "LostInBranch", { LostInBranch() }),
        ("Identity", "IgnoredInitialValue", { IgnoredInitialValue() }),
        ("Identity", "ResetByIdentity", { ResetByIdentity() }),
        ("Identity", "MovedRows", { MovedRows() }),
    ]
}

/// Prints to the session's console, as the interpreter does.
func print(_ items: Any...) {
    ViewGraph.current?.printFromView(items.map { "\($0)" }.joined(separator: " "))
}
