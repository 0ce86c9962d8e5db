import ViewGraph

/// What a view that can have the focus does with it.
public struct FocusInteractions: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let activate = FocusInteractions(rawValue: 1)
    public static let edit = FocusInteractions(rawValue: 2)
    public static let automatic = FocusInteractions(rawValue: 3)
}

private enum FocusEffectKey: EnvironmentKey {
    static var defaultValue: Bool { true }
}

extension EnvironmentValues {
    /// Whether what has the focus shows it by a ring.
    public var isFocusEffectEnabled: Bool {
        get { self[FocusEffectKey.self] }
        set { self[FocusEffectKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Whether the view can have the focus; on macOS a ring round it shows that it has it.
    public func focusable(_ isFocusable: Bool = true) -> some View { modifier(FocusRing(isFocusable: isFocusable)) }

    public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View {
        modifier(FocusRing(isFocusable: isFocusable))
    }

    /// Whether no ring shows where the focus is.
    public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
        environment(\.isFocusEffectEnabled, !disabled)
    }

    public func focusSection() -> some View { inert(".focusSection") }
    public func focusScope(_ namespace: Namespace.ID) -> some View { inert(".focusScope") }
    public func prefersDefaultFocus(_ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID) -> some View {
        inert(".prefersDefaultFocus")
    }
}

/// The ring round what has the focus.
nonisolated struct FocusRing: ViewModifier {
    let isFocusable: Bool

    @Environment(\.isFocused) private var isFocused
    @Environment(\.isFocusEffectEnabled) private var isEffectEnabled
    @Environment(\.platform) private var platform

    func body(content: Content) -> some View {
        content.overlay {
            if isFocusable, isFocused, isEffectEnabled, platform == .macOS {
                RoundedRectangle(cornerRadius: 4, style: .continuous)
                    .strokeBorder(TintShapeStyle().opacity(0.5), lineWidth: 3)
                    .padding(-3)
            }
        }
    }
}
