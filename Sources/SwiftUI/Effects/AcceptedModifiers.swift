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

    // MARK: - Commands and keys

    public func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)? = nil) -> some View {
        inert(".onMoveCommand")
    }
    public func onExitCommand(perform action: (() -> Void)?) -> some View { inert(".onExitCommand") }
    public func onDeleteCommand(perform action: (() -> Void)?) -> some View { inert(".onDeleteCommand") }
    public func onPlayPauseCommand(perform action: (() -> Void)?) -> some View { inert(".onPlayPauseCommand") }
    public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View {
        inert(".onKeyPress")
    }
    public func onKeyPress(
        _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View { inert(".onKeyPress") }
    public func onKeyPress(
        phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View { inert(".onKeyPress") }

    // MARK: - Feedback

    /// What the device does when `trigger` changes; a picture shows none of it.
    public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View {
        inert(".sensoryFeedback")
    }
    public func sensoryFeedback<T: Equatable>(
        _ feedback: SensoryFeedback, trigger: T, condition: @escaping (T, T) -> Bool
    ) -> some View { inert(".sensoryFeedback") }
    public func sensoryFeedback<T: Equatable>(
        trigger: T, _ feedback: @escaping (T, T) -> SensoryFeedback?
    ) -> some View { inert(".sensoryFeedback") }
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

/// Where an arrow key leads.
public enum MoveCommandDirection: Hashable, Sendable {
    case up, down, left, right
}

/// A key that was pressed.
public struct KeyPress: Sendable {
    /// Whether somebody used the key.
    public enum Result: Hashable, Sendable {
        case handled, ignored
    }

    /// When a key tells of itself.
    public struct Phases: OptionSet, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let down = Phases(rawValue: 1)
        public static let `repeat` = Phases(rawValue: 2)
        public static let up = Phases(rawValue: 4)
        public static let all = Phases(rawValue: 7)
    }

    public let phase: Phases
    public let key: KeyEquivalent
    public let characters: String
    public let modifiers: EventModifiers
}

/// What a device does besides what it shows.
public struct SensoryFeedback: Hashable, Sendable {
    /// How heavy the things are that seem to meet.
    public struct Weight: Hashable, Sendable {
        private let kind: Int
        public static let light = Weight(kind: 0)
        public static let medium = Weight(kind: 1)
        public static let heavy = Weight(kind: 2)
    }

    /// How soft they are.
    public struct Flexibility: Hashable, Sendable {
        private let kind: Int
        public static let rigid = Flexibility(kind: 0)
        public static let solid = Flexibility(kind: 1)
        public static let soft = Flexibility(kind: 2)
    }

    private let kind: Int

    public static let success = SensoryFeedback(kind: 0)
    public static let warning = SensoryFeedback(kind: 1)
    public static let error = SensoryFeedback(kind: 2)
    public static let selection = SensoryFeedback(kind: 3)
    public static let increase = SensoryFeedback(kind: 4)
    public static let decrease = SensoryFeedback(kind: 5)
    public static let start = SensoryFeedback(kind: 6)
    public static let stop = SensoryFeedback(kind: 7)
    public static let alignment = SensoryFeedback(kind: 8)
    public static let levelChange = SensoryFeedback(kind: 9)
    public static let pathComplete = SensoryFeedback(kind: 10)
    public static let impact = SensoryFeedback(kind: 11)
    public static func impact(weight: Weight = .medium, intensity: Double = 1.0) -> SensoryFeedback { impact }
    public static func impact(flexibility: Flexibility, intensity: Double = 1.0) -> SensoryFeedback { impact }
}
