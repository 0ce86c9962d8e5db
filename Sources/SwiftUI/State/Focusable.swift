import ViewGraph

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
    /// Whether no ring shows where the focus is.
    public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
        environment(\.isFocusEffectEnabled, !disabled)
    }
}

/// The ring round what has the focus.
nonisolated struct FocusRing: ControlModifier {
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
