import Foundation
import ViewGraph

// Modifiers about windows, menus and devices that no picture shows.

nonisolated extension View {
    // MARK: - Windows

    /// Whether the window can be closed.
    public func windowDismissBehavior(_ behavior: WindowInteractionBehavior) -> some View {
        inert(".windowDismissBehavior")
    }
    /// Whether the window can fill the screen.
    public func windowFullScreenBehavior(_ behavior: WindowInteractionBehavior) -> some View {
        inert(".windowFullScreenBehavior")
    }
    /// Whether the window can be put away.
    public func windowMinimizeBehavior(_ behavior: WindowInteractionBehavior) -> some View {
        inert(".windowMinimizeBehavior")
    }
    /// Whether the window can be made larger.
    public func windowResizeBehavior(_ behavior: WindowInteractionBehavior) -> some View {
        inert(".windowResizeBehavior")
    }
    /// The point of the window that stays while its size changes.
    public func windowResizeAnchor(_ anchor: UnitPoint?) -> some View { inert(".windowResizeAnchor") }
    /// Whether the toolbar is seen while the window fills the screen.
    public func windowToolbarFullScreenVisibility(_ visibility: WindowToolbarFullScreenVisibility) -> some View {
        inert(".windowToolbarFullScreenVisibility")
    }
    /// Whether the first click in a window is for the view too.
    public func allowsWindowActivationEvents(_ value: Bool? = true) -> some View {
        inert(".allowsWindowActivationEvents")
    }
    /// Materials look as in a window in use.
    public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> some View {
        inert(".materialActiveAppearance")
    }
    /// Whether the program may end while a dialog is shown.
    public func dialogPreventsAppTermination(_ preventsAppTermination: Bool?) -> some View {
        inert(".dialogPreventsAppTermination")
    }
    /// How grave a dialog is, which its icon tells on macOS.
    public func dialogSeverity(_ severity: DialogSeverity) -> some View {
        modifier(UndrawnModifier(label: ".dialogSeverity", isShown: severity == .critical, platform: .macOS))
    }
    /// A switch in a dialog of macOS.
    public func dialogSuppressionToggle(_ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>) -> some View {
        modifier(UndrawnModifier(label: ".dialogSuppressionToggle"))
    }
    /// A switch in a dialog of macOS.
    public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View {
        modifier(UndrawnModifier(label: ".dialogSuppressionToggle"))
    }
    /// Called while the window's size is being changed by hand.
    public func onInteractiveResizeChange(_ action: @escaping (Bool) -> Void) -> some View {
        inert(".onInteractiveResizeChange")
    }

    // MARK: - The bar above a keyboard

    /// Controls of the Touch Bar.
    public func touchBar<Content: View>(@ViewBuilder content: () -> Content) -> some View { inert(".touchBar") }
    /// What a control of the Touch Bar is called where it can be chosen.
    public func touchBarCustomizationLabel(_ label: Text) -> some View { inert(".touchBarCustomizationLabel") }

    // MARK: - Menus, keys, pencils

    /// What stands in a menu while keys are held.
    public func modifierKeyAlternate<V: View>(
        _ modifiers: EventModifiers, @ViewBuilder _ alternate: () -> V
    ) -> some View { inert(".modifierKeyAlternate") }
    /// Called when keys such as Shift go down or up; a session's events have none.
    public func onModifierKeysChanged(
        mask: EventModifiers = .all, initial: Bool = true,
        _ action: @escaping (_ old: EventModifiers, _ new: EventModifiers) -> Void
    ) -> some View { inert(".onModifierKeysChanged") }
    /// How a palette in a menu shows what is chosen.
    public func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View {
        modifier(UndrawnModifier(label: ".paletteSelectionEffect", isShown: effect != .automatic))
    }
    /// Letters that lead to the view in a list.
    public func typeSelectEquivalent(_ text: Text?) -> some View { inert(".typeSelectEquivalent") }
    /// Letters that lead to the view in a list.
    public func typeSelectEquivalent(_ key: LocalizedStringKey) -> some View { inert(".typeSelectEquivalent") }
    /// Letters that lead to the view in a list.
    @_disfavoredOverload
    public func typeSelectEquivalent<S: StringProtocol>(_ string: S) -> some View { inert(".typeSelectEquivalent") }
    /// Whether game controllers are the view's.
    public func handlesGameControllerEvents(matching types: GameControllerEventTypes) -> some View {
        inert(".handlesGameControllerEvents")
    }

    // MARK: - Text that is typed

    /// What is offered on macOS while a text is typed.
    public func textInputSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
        modifier(UndrawnModifier(label: ".textInputSuggestions", platform: .macOS))
    }
    /// What a suggestion puts into the field.
    public func textInputCompletion(_ completion: String) -> some View { inert(".textInputCompletion") }
    /// Whether a keyboard offers to format.
    public func textInputFormattingControlVisibility(
        _ visibility: Visibility, for placement: TextInputFormattingControlPlacement.Set
    ) -> some View { inert(".textInputFormattingControlVisibility") }
    /// On which line the end of a selection counts.
    public func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> some View {
        inert(".textSelectionAffinity")
    }
    /// Whether help with writing is offered.
    public func writingToolsAffordanceVisibility(_ visibility: Visibility) -> some View {
        inert(".writingToolsAffordanceVisibility")
    }
    /// Whether a search can be dictated.
    public func searchDictationBehavior(_ behavior: TextInputDictationBehavior) -> some View {
        inert(".searchDictationBehavior")
    }
    /// How VoiceOver queues what is said.
    public func speechAnnouncementsQueued(_ value: Bool = true) -> some View { inert(".speechAnnouncementsQueued") }

    /// The colours of a screen that shows more than white; a picture has sRGB.
    public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View { inert(".allowedDynamicRange") }
    /// The tab bar of an iPad that can become a sidebar.
    public func defaultAdaptableTabBarPlacement(
        _ defaultPlacement: AdaptableTabBarPlacement = .automatic
    ) -> some View { inert(".defaultAdaptableTabBarPlacement") }
    /// What a preview is in.
    public func previewContext<C>(_ value: C) -> some View { inert(".previewContext") }
}

/// Whether people can do something with a window.
public struct WindowInteractionBehavior: Hashable, Sendable {
    private let kind: Int
    public static let automatic = WindowInteractionBehavior(kind: 0)
    public static let enabled = WindowInteractionBehavior(kind: 1)
    public static let disabled = WindowInteractionBehavior(kind: 2)
}

/// When a window's toolbar is seen while the window fills the screen.
public struct WindowToolbarFullScreenVisibility: Hashable, Sendable {
    private let kind: Int
    public static let automatic = WindowToolbarFullScreenVisibility(kind: 0)
    public static let onHover = WindowToolbarFullScreenVisibility(kind: 1)
    public static let visible = WindowToolbarFullScreenVisibility(kind: 2)
}

/// When materials look as in a window in use.
public struct MaterialActiveAppearance: Hashable, Sendable {
    private let kind: Int
    public static let automatic = MaterialActiveAppearance(kind: 0)
    public static let matchWindow = MaterialActiveAppearance(kind: 1)
    public static let active = MaterialActiveAppearance(kind: 2)
    public static let inactive = MaterialActiveAppearance(kind: 3)
}

/// How grave a dialog is.
public struct DialogSeverity: Hashable, Sendable {
    private let kind: Int
    public static let automatic = DialogSeverity(kind: 0)
    public static let standard = DialogSeverity(kind: 1)
    public static let critical = DialogSeverity(kind: 2)
}

/// How a palette in a menu shows what is chosen.
public struct PaletteSelectionEffect: Hashable, Sendable {
    private let kind: Int
    public static let automatic = PaletteSelectionEffect(kind: 0)
    public static let custom = PaletteSelectionEffect(kind: 1)
    public static func symbolVariant(_ variant: SymbolVariants) -> PaletteSelectionEffect {
        PaletteSelectionEffect(kind: 2)
    }
}

/// What of a game controller a view takes.
public struct GameControllerEventTypes: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let gamepad = GameControllerEventTypes(rawValue: 1 << 0)
}

/// Where a keyboard offers to format.
public struct TextInputFormattingControlPlacement: Hashable, Sendable {
    /// Several places.
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let contextMenu = Set(rawValue: 1 << 0)
        public static let inputAssistant = Set(rawValue: 1 << 1)
        public static let all: Set = [.contextMenu, .inputAssistant]
    }
}

/// On which line the end of a selection counts where a line is broken.
public enum TextSelectionAffinity: Hashable, Sendable {
    case automatic, upstream, downstream
}

/// Whether a text can be dictated.
public struct TextInputDictationBehavior: Hashable, Sendable {
    private let kind: Int
    public static let automatic = TextInputDictationBehavior(kind: 0)
    public static func inline(activation: TextInputDictationActivation) -> TextInputDictationBehavior {
        TextInputDictationBehavior(kind: 1)
    }
    public static let preventDictation = TextInputDictationBehavior(kind: 2)
}

/// When dictation begins.
public struct TextInputDictationActivation: Hashable, Sendable {
    private let kind: Int
    public static let onSelect = TextInputDictationActivation(kind: 0)
    public static let onLook = TextInputDictationActivation(kind: 1)
}

/// Where the tabs of an iPad are at first.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
    private let kind: Int
    public static let automatic = AdaptableTabBarPlacement(kind: 0)
    public static let tabBar = AdaptableTabBarPlacement(kind: 1)
    public static let sidebar = AdaptableTabBarPlacement(kind: 2)
}

extension Image {
    /// How bright a picture may be.
    public struct DynamicRange: Hashable, Sendable {
        private let kind: Int
        public static let standard = DynamicRange(kind: 0)
        public static let constrainedHigh = DynamicRange(kind: 1)
        public static let high = DynamicRange(kind: 2)
    }
}
