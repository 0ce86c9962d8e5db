import Foundation
import ViewGraph

// Modifiers of watches, headsets and televisions, which have parts that no other platform has, and looks of 2025 whose
// pictures aren't made.

nonisolated extension View {
    // MARK: - Watches

    /// Turning the crown; no event does.
    public func digitalCrownRotation<V: BinaryFloatingPoint>(_ binding: Binding<V>) -> some View {
        inert(".digitalCrownRotation")
    }
    /// Turning the crown; no event does.
    public func digitalCrownRotation<V: BinaryFloatingPoint>(
        _ binding: Binding<V>, from minValue: V, through maxValue: V, by stride: V? = nil,
        sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false,
        isHapticFeedbackEnabled: Bool = true
    ) -> some View { inert(".digitalCrownRotation") }
    /// Beside the crown.
    public func digitalCrownAccessory(_ visibility: Visibility) -> some View { inert(".digitalCrownAccessory") }
    /// Beside the crown.
    public func digitalCrownAccessory<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        inert(".digitalCrownAccessory")
    }
    /// A gesture of the hand that uses the view.
    public func handGestureShortcut(_ shortcut: HandGestureShortcut, isEnabled: Bool = true) -> some View {
        inert(".handGestureShortcut")
    }
    /// What the double tap of assistive technologies does.
    public func accessibilityQuickAction<Style: AccessibilityQuickActionStyle, Content: View>(
        style: Style, @ViewBuilder content: () -> Content
    ) -> some View { inert(".accessibilityQuickAction") }
    /// The background of a row of a watch's list.
    public func listRowPlatterColor(_ color: Color?) -> some View {
        modifier(UndrawnModifier(label: ".listRowPlatterColor", isShown: color != nil))
    }

    // MARK: - Headsets

    /// The background of a headset's windows.
    public func glassBackgroundEffect(displayMode: GlassBackgroundDisplayMode = .always) -> some View {
        modifier(UndrawnModifier(label: ".glassBackgroundEffect", isShown: displayMode != .never))
    }
    /// The background of a headset's windows, in a shape.
    public func glassBackgroundEffect<S: InsettableShape>(
        in shape: S, displayMode: GlassBackgroundDisplayMode = .always
    ) -> some View { modifier(UndrawnModifier(label: ".glassBackgroundEffect", isShown: displayMode != .never)) }
    /// Whether one's own arms are seen.
    public func upperLimbVisibility(_ preferredVisibility: Visibility) -> some View { inert(".upperLimbVisibility") }
    /// The plate under a volume.
    public func volumeBaseplateVisibility(_ visibility: Visibility) -> some View { inert(".volumeBaseplateVisibility") }
    /// Whether hover effects below are one.
    public func hoverEffectGroup() -> some View { inert(".hoverEffectGroup") }
    /// Looks under a pointer, which no picture has.
    public func listRowHoverEffect(_ effect: HoverEffect?) -> some View { inert(".listRowHoverEffect") }
    /// Looks under a pointer, which no picture has.
    public func listRowHoverEffectDisabled(_ disabled: Bool = true) -> some View {
        inert(".listRowHoverEffectDisabled")
    }
    /// Which other devices scroll.
    public func scrollInputBehavior(_ behavior: ScrollInputBehavior, for input: ScrollInputKind) -> some View {
        inert(".scrollInputBehavior")
    }

    // MARK: - Televisions

    /// A long touch of a remote control.
    public func onLongTouchGesture(
        minimumDuration: Double = 0.5, perform action: @escaping () -> Void,
        onTouchingChanged: ((Bool) -> Void)? = nil
    ) -> some View { inert(".onLongTouchGesture") }

    // MARK: - Pencils

    /// A pencil tapped twice.
    public func onPencilDoubleTap(perform action: @escaping (PencilDoubleTapGestureValue) -> Void) -> some View {
        inert(".onPencilDoubleTap")
    }
    /// A pencil squeezed.
    public func onPencilSqueeze(perform action: @escaping (PencilSqueezeGesturePhase) -> Void) -> some View {
        inert(".onPencilSqueeze")
    }

    // MARK: - Looks of 2025

    /// How content fades under bars.
    public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View {
        modifier(UndrawnModifier(label: ".scrollEdgeEffectStyle", isShown: style == .hard))
    }
    /// Whether content fades under bars.
    public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View {
        inert(".scrollEdgeEffectHidden")
    }
    /// The picture goes on, mirrored and blurred, under bars.
    public func backgroundExtensionEffect() -> some View {
        modifier(UndrawnModifier(label: ".backgroundExtensionEffect"))
    }
    /// The same, where it is switched on.
    public func backgroundExtensionEffect(isEnabled: Bool) -> some View {
        modifier(UndrawnModifier(label: ".backgroundExtensionEffect", isShown: isEnabled))
    }
    /// Whether buttons are as wide as their place.
    public func buttonSizing(_ sizing: ButtonSizing) -> some View {
        modifier(UndrawnModifier(label: ".buttonSizing", isShown: sizing == .flexible))
    }
    /// Whether a slider has a knob.
    public func sliderThumbVisibility(_ visibility: Visibility) -> some View {
        modifier(UndrawnModifier(label: ".sliderThumbVisibility", isShown: visibility == .hidden))
    }
    /// Room round the sections of a list.
    public func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
        modifier(UndrawnModifier(label: ".listSectionMargins", isShown: length != nil))
    }
    /// The letters beside a list.
    public func sectionIndexLabel(_ label: Text?) -> some View {
        modifier(UndrawnModifier(label: ".sectionIndexLabel", isShown: label != nil))
    }
    /// The letters beside a list.
    @_disfavoredOverload
    public func sectionIndexLabel<S: StringProtocol>(_ label: S?) -> some View {
        modifier(UndrawnModifier(label: ".sectionIndexLabel", isShown: label != nil))
    }
    /// Whether letters stand beside a list.
    public func listSectionIndexVisibility(_ visibility: Visibility) -> some View {
        inert(".listSectionIndexVisibility")
    }
    /// Whether symbols are drawn with gradients.
    public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View {
        modifier(UndrawnModifier(label: ".symbolColorRenderingMode", isShown: mode == .gradient))
    }
    /// How symbols show a value.
    public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View {
        modifier(UndrawnModifier(label: ".symbolVariableValueMode", isShown: mode == .draw))
    }
    /// The colours of a bar's title.
    public func toolbarForegroundStyle<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
        modifier(UndrawnModifier(label: ".toolbarForegroundStyle"))
    }
    /// Which of a text's forms is shown; texts have one.
    public func textVariant<V: TextVariantPreference>(_ preference: V) -> some View { inert(".textVariant") }
    /// A bar at an edge of a scroll view's content.
    public func safeAreaBar<Content: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) -> some View { safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content) }
    /// A bar at an edge of a scroll view's content.
    public func safeAreaBar<Content: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) -> some View { safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content) }
}

/// How fast the crown turns a value.
public enum DigitalCrownRotationalSensitivity: Hashable, Sendable {
    case low, medium, high
}

/// A gesture of the hand.
public struct HandGestureShortcut: Hashable, Sendable {
    private let kind: Int
    public static let primaryAction = HandGestureShortcut(kind: 0)
}

/// What shows that a gesture of the hand uses a view.
public protocol AccessibilityQuickActionStyle {}
/// A line round the view.
public struct AccessibilityQuickActionOutlineStyle: AccessibilityQuickActionStyle { public init() {} }
/// A word above the view.
public struct AccessibilityQuickActionPromptStyle: AccessibilityQuickActionStyle { public init() {} }

extension AccessibilityQuickActionStyle where Self == AccessibilityQuickActionOutlineStyle {
    public static var outline: AccessibilityQuickActionOutlineStyle { AccessibilityQuickActionOutlineStyle() }
}
extension AccessibilityQuickActionStyle where Self == AccessibilityQuickActionPromptStyle {
    public static var prompt: AccessibilityQuickActionPromptStyle { AccessibilityQuickActionPromptStyle() }
}

/// When a headset's glass is drawn.
public enum GlassBackgroundDisplayMode: Hashable, Sendable {
    case always, implicit, never
}

/// Whether a device scrolls.
public struct ScrollInputBehavior: Hashable, Sendable {
    private let kind: Int
    public static let automatic = ScrollInputBehavior(kind: 0)
    public static let enabled = ScrollInputBehavior(kind: 1)
    public static let disabled = ScrollInputBehavior(kind: 2)
}

/// A device that scrolls.
public struct ScrollInputKind: Hashable, Sendable {
    private let kind: Int
    public static let handGestureShortcut = ScrollInputKind(kind: 0)
    public static let look = ScrollInputKind(kind: 1)
}

/// A pencil tapped twice.
public struct PencilDoubleTapGestureValue: Hashable {
    public let location: CGPoint?
}

/// How far the squeeze of a pencil is.
public enum PencilSqueezeGesturePhase: Hashable {
    case active, ended, failed
}

/// How content fades under bars.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
    private let kind: Int
    public static let automatic = ScrollEdgeEffectStyle(kind: 0)
    public static let hard = ScrollEdgeEffectStyle(kind: 1)
    public static let soft = ScrollEdgeEffectStyle(kind: 2)
}

/// How wide buttons are.
public struct ButtonSizing: Hashable, Sendable {
    private let kind: Int
    public static let automatic = ButtonSizing(kind: 0)
    public static let fitted = ButtonSizing(kind: 1)
    public static let flexible = ButtonSizing(kind: 2)
}

/// Whether symbols are drawn with gradients.
public struct SymbolColorRenderingMode: Hashable, Sendable {
    private let kind: Int
    public static let flat = SymbolColorRenderingMode(kind: 0)
    public static let gradient = SymbolColorRenderingMode(kind: 1)
}

/// How symbols show a value.
public struct SymbolVariableValueMode: Hashable, Sendable {
    private let kind: Int
    public static let color = SymbolVariableValueMode(kind: 0)
    public static let draw = SymbolVariableValueMode(kind: 1)
}

/// Which of a text's forms is shown.
public protocol TextVariantPreference {}
/// The first form.
public struct FixedTextVariant: TextVariantPreference { public init() {} }
/// The longest form that fits.
public struct SizeDependentTextVariant: TextVariantPreference { public init() {} }

extension TextVariantPreference where Self == FixedTextVariant {
    public static var fixed: FixedTextVariant { FixedTextVariant() }
}
extension TextVariantPreference where Self == SizeDependentTextVariant {
    public static var sizeDependent: SizeDependentTextVariant { SizeDependentTextVariant() }
}
