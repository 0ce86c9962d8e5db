import ViewGraph

// Modifiers about devices, other programs or the life of windows. SwiftUI draws nothing else for them while nobody
// touches the view, so a picture shows nothing either.

nonisolated extension View {
    /// Says something of the view that no picture shows.
    package func inert(_ label: String) -> some View { modifier(InertModifier(label: label)) }

    public func statusBarHidden(_ hidden: Bool = true) -> some View { inert(".statusBarHidden") }
    public func statusBar(hidden: Bool) -> some View { inert(".statusBar") }
    public func persistentSystemOverlays(_ visibility: Visibility) -> some View { inert(".persistentSystemOverlays") }
    public func defersSystemGestures(on edges: Edge.Set) -> some View { inert(".defersSystemGestures") }
    public func userActivity(
        _ activityType: String, isActive: Bool = true, _ update: @escaping (Any) -> Void
    )
        -> some View
    { inert(".userActivity") }
    public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View {
        inert(".handlesExternalEvents")
    }
    public func interactionActivityTrackingTag(_ tag: String) -> some View { inert(".interactionActivityTrackingTag") }
    public func presentationPreventsAppTermination(_ isPrevented: Bool) -> some View {
        inert(".presentationPreventsAppTermination")
    }
    public func navigationDocument(_ url: URL) -> some View { inert(".navigationDocument") }
    public func findNavigator(isPresented: Binding<Bool>) -> some View { inert(".findNavigator") }
    public func findDisabled(_ isDisabled: Bool = true) -> some View { inert(".findDisabled") }
    public func replaceDisabled(_ isDisabled: Bool = true) -> some View { inert(".replaceDisabled") }
    public func quickLookPreview(_ item: Binding<URL?>) -> some View { inert(".quickLookPreview") }
    public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View {
        inert(".speechAlwaysIncludesPunctuation")
    }
    public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View {
        inert(".springLoadingBehavior")
    }
    public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View { inert(".writingToolsBehavior") }

    // MARK: - Pointers

    public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { inert(".hoverEffect") }
    public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool) -> some View { inert(".hoverEffect") }
    public func hoverEffectDisabled(_ disabled: Bool = true) -> some View { inert(".hoverEffectDisabled") }
    public func defaultHoverEffect(_ effect: HoverEffect?) -> some View { inert(".defaultHoverEffect") }
    public func pointerStyle(_ style: PointerStyle?) -> some View { inert(".pointerStyle") }
    public func pointerVisibility(_ visibility: Visibility) -> some View { inert(".pointerVisibility") }

    public func onPlayPauseCommand(perform action: (() -> Void)?) -> some View { inert(".onPlayPauseCommand") }
}

/// How the platform shows that the pointer is over a view.
public struct HoverEffect: Hashable, Sendable {
    private let kind: Int
    public static let automatic = HoverEffect(kind: 0)
    public static let highlight = HoverEffect(kind: 1)
    public static let lift = HoverEffect(kind: 2)
}

/// The look of the pointer over a view.
public struct PointerStyle: Hashable, Sendable {
    private let kind: Int
    public static let `default` = PointerStyle(kind: 0)
    public static let link = PointerStyle(kind: 1)
    public static let horizontalText = PointerStyle(kind: 2)
    public static let verticalText = PointerStyle(kind: 3)
    public static let grabIdle = PointerStyle(kind: 4)
    public static let grabActive = PointerStyle(kind: 5)
    public static let rectSelection = PointerStyle(kind: 6)
    public static let zoomIn = PointerStyle(kind: 7)
    public static let zoomOut = PointerStyle(kind: 8)
    public static let columnResize = PointerStyle(kind: 9)
    public static let rowResize = PointerStyle(kind: 10)
}

/// Whether a drag that rests over a control sets it off.
public struct SpringLoadingBehavior: Hashable, Sendable {
    private let kind: Int
    public static let automatic = SpringLoadingBehavior(kind: 0)
    public static let enabled = SpringLoadingBehavior(kind: 1)
    public static let disabled = SpringLoadingBehavior(kind: 2)
}

/// Which help with writing a text view offers.
public struct WritingToolsBehavior: Hashable, Sendable {
    private let kind: Int
    public static let automatic = WritingToolsBehavior(kind: 0)
    public static let complete = WritingToolsBehavior(kind: 1)
    public static let limited = WritingToolsBehavior(kind: 2)
    public static let disabled = WritingToolsBehavior(kind: 3)
}
