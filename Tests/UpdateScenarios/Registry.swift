import SwiftUI
import ViewGraph

/// Views whose updates are counted, as the compiler builds them; the same files are interpreted.
public enum UpdateScenarios {
    public static let all: [(file: String, name: String, make: @MainActor @Sendable () -> any View)] = [
        ("Dependencies", "UnreadState", { UnreadState() }),
        ("Dependencies", "ReadByBinding", { ReadByBinding() }),
        ("Dependencies", "EnvironmentPart", { EnvironmentPart() }),
        ("Dependencies", "ReadInForEach", { ReadInForEach() }),
        ("Dependencies", "SiblingsInOrder", { SiblingsInOrder() }),
        ("Dependencies", "HandedOn", { HandedOn() }),
        ("Objects", "PerProperty", { PerProperty() }),
        ("Objects", "PerObject", { PerObject() }),
        ("Objects", "RecreatedObject", { RecreatedObject() }),
        ("Objects", "SharedObject", { SharedObject() }),
        ("Lifecycle", "AppearanceOrder", { AppearanceOrder() }),
        ("Lifecycle", "ComingAndGoing", { ComingAndGoing() }),
        ("Lifecycle", "ChangesOfValues", { ChangesOfValues() }),
        ("Lifecycle", "TaskWithIdentity", { TaskWithIdentity() }),
        ("Lifecycle", "Ticking", { Ticking() }),
        ("Layouts", "CallsOfLayouts", { CallsOfLayouts() }),
        ("Layouts", "GuidesOfLayouts", { GuidesOfLayouts() }),
        ("Layouts", "SpacersInLayouts", { SpacersInLayouts() }),
        ("Layouts", "SpacingOfLayouts", { SpacingOfLayouts() }),
        ("Layouts", "ValuesForLayouts", { ValuesForLayouts() }),
        ("Layouts", "SwitchedLayouts", { SwitchedLayouts() }),
        ("Layouts", "LayoutsInLayouts", { LayoutsInLayouts() }),
        ("LayoutCalls", "StacksAsked", { StacksAsked() }),
        ("LayoutCalls", "ForwardedLayouts", { ForwardedLayouts() }),
        ("LayoutCalls", "PartsOfSubviews", { PartsOfSubviews() }),
        ("LayoutCalls", "SwitchedCaches", { SwitchedCaches() }),
        ("Geometry", "RectangleTable", { RectangleTable() }),
        ("Geometry", "TransformTable", { TransformTable() }),
        ("Geometry", "UnitsTable", { UnitsTable() }),
        ("Geometry", "AnimatableTable", { AnimatableTable() }),
        ("Identity", "LostInBranch", { LostInBranch() }),
        ("Identity", "IgnoredInitialValue", { IgnoredInitialValue() }),
        ("Identity", "ResetByIdentity", { ResetByIdentity() }),
        ("Identity", "MovedRows", { MovedRows() }),
        ("Gestures", "Gestures", { Gestures() }),
        ("Gestures", "Dragging", { Dragging() }),
        ("Controls", "Controls", { Controls() }),
        ("Controls", "FocusedFields", { FocusedFields() }),
        ("Controls", "Keys", { Keys() }),
        ("Controls", "Assistance", { Assistance() }),
        ("Controls", "Documents", { Documents() }),
        ("Properties", "Entries", { Entries() }),
        ("Properties", "OwnProperty", { OwnProperty() }),
        ("Properties", "AnnouncedObject", { AnnouncedObject() }),
        ("Properties", "NamedValues", { NamedValues() }),
        ("Properties", "ReadTooEarly", { ReadTooEarly() }),
        ("Publishing", "Operators", { Operators() }),
        ("Publishing", "Combining", { Combining() }),
        ("Publishing", "Searching", { Searching() }),
        ("Publishing", "Completing", { Completing() }),
        ("Publishing", "Slicing", { Slicing() }),
        ("Publishing", "Announcing", { Announcing() }),
    ]
}

/// Prints to the session's console, as the interpreter does.
func print(_ items: Any...) {
    ViewGraph.current?.printFromView(items.map { "\($0)" }.joined(separator: " "))
}
