import ViewGraph

// Modifiers about devices, other programs or the life of windows. SwiftUI draws nothing else for them while nobody
// touches the view, so a picture shows nothing either.

nonisolated extension View {
    /// Says something of the view that no picture shows.
    package func inert(_ label: String) -> some View { modifier(InertModifier(label: label)) }

    /// The status bar is the device's; pictures have none.
    public func statusBarHidden(_ hidden: Bool = true) -> some View { inert(".statusBarHidden") }
    /// As `statusBarHidden(_:)`.
    public func statusBar(hidden: Bool) -> some View { inert(".statusBar") }
    /// The home indicator is the device's; pictures have none.
    public func persistentSystemOverlays(_ visibility: Visibility) -> some View { inert(".persistentSystemOverlays") }
    /// Swipes from the edges belong to the device.
    public func defersSystemGestures(on edges: Edge.Set) -> some View { inert(".defersSystemGestures") }
    /// Handoff to other devices.
    public func userActivity(
        _ activityType: String, isActive: Bool = true, _ update: @escaping (Any) -> Void
    )
        -> some View
    { inert(".userActivity") }
    /// Which window opens for an event from outside.
    public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View {
        inert(".handlesExternalEvents")
    }
    /// A name for performance measurements.
    public func interactionActivityTrackingTag(_ tag: String) -> some View { inert(".interactionActivityTrackingTag") }
    /// Whether the Mac's program can end while this is shown.
    public func presentationPreventsAppTermination(_ isPrevented: Bool) -> some View {
        inert(".presentationPreventsAppTermination")
    }
    /// What the window's icon stands for, which macOS shows to a pointer over the title.
    public func navigationDocument(_ url: URL) -> some View { inert(".navigationDocument") }
    /// Whether the find bar can be opened.
    public func findDisabled(_ isDisabled: Bool = true) -> some View { inert(".findDisabled") }
    /// Whether the find bar can replace.
    public func replaceDisabled(_ isDisabled: Bool = true) -> some View { inert(".replaceDisabled") }
    /// How VoiceOver reads.
    public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View {
        inert(".speechAlwaysIncludesPunctuation")
    }
    /// Whether a drag that rests here sets the control off.
    public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View {
        inert(".springLoadingBehavior")
    }
    /// What is offered for chosen text.
    public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View { inert(".writingToolsBehavior") }

    /// What is done with an address that opens the program; no session opens one.
    public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { inert(".onOpenURL") }
    /// Whether the windows' geometry is worked out inside or outside while it animates; a picture is at rest.
    public func geometryGroup() -> some View { inert(".geometryGroup") }
    /// How VoiceOver pronounces.
    public func speechAdjustedPitch(_ value: Double) -> some View { inert(".speechAdjustedPitch") }
    /// How VoiceOver reads.
    public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { inert(".speechSpellsOutCharacters") }
    /// What an alert's icon is on macOS; pictures show none.
    public func dialogIcon(_ icon: Image?) -> some View { inert(".dialogIcon") }

    // MARK: - What would be seen

    /// A panel to choose a file. It isn't drawn, and a warning says so where it is open.
    public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType],
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View {
        modifier(UndrawnModifier(label: ".fileImporter", isShown: isPresented.wrappedValue))
    }

    /// A panel to choose files. It isn't drawn, and a warning says so where it is open.
    public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
    ) -> some View {
        modifier(UndrawnModifier(label: ".fileImporter", isShown: isPresented.wrappedValue))
    }

    /// A panel to choose where a file goes. It isn't drawn, and a warning says so where it is open.
    public func fileMover(
        isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View {
        modifier(UndrawnModifier(label: ".fileMover", isShown: isPresented.wrappedValue))
    }

    /// A bar to find text with. It isn't drawn, and a warning says so where it is open.
    public func findNavigator(isPresented: Binding<Bool>) -> some View {
        modifier(UndrawnModifier(label: ".findNavigator", isShown: isPresented.wrappedValue))
    }

    /// A file over the whole screen. It isn't drawn, and a warning says so where there is one.
    public func quickLookPreview(_ item: Binding<URL?>) -> some View {
        modifier(UndrawnModifier(label: ".quickLookPreview", isShown: item.wrappedValue != nil))
    }

    // MARK: - Pointers

    /// Looks under a pointer, which no picture has.
    public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { inert(".hoverEffect") }
    /// Looks under a pointer, which no picture has.
    public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool) -> some View { inert(".hoverEffect") }
    /// Looks under a pointer, which no picture has.
    public func hoverEffectDisabled(_ disabled: Bool = true) -> some View { inert(".hoverEffectDisabled") }
    /// Looks under a pointer, which no picture has.
    public func defaultHoverEffect(_ effect: HoverEffect?) -> some View { inert(".defaultHoverEffect") }
    /// The pointer's own look.
    public func pointerStyle(_ style: PointerStyle?) -> some View { inert(".pointerStyle") }
    /// The pointer's own look.
    public func pointerVisibility(_ visibility: Visibility) -> some View { inert(".pointerVisibility") }

    /// A remote control's button.
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
