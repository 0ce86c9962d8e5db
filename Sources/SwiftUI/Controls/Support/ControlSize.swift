import ViewGraph

/// How large controls are drawn.
public enum ControlSize: Hashable, CaseIterable, Sendable {
    case mini, small, regular, large, extraLarge
}

private enum ControlSizeKey: EnvironmentKey {
    static var defaultValue: ControlSize { .regular }
}

extension EnvironmentValues {
    /// How large controls are drawn; regular by default.
    public var controlSize: ControlSize {
        get { self[ControlSizeKey.self] }
        set { self[ControlSizeKey.self] = newValue }
    }
}

nonisolated extension View {
    /// How large the controls inside are drawn.
    public func controlSize(_ controlSize: ControlSize) -> some View { environment(\.controlSize, controlSize) }
}

/// The font of a control's own label where no view said another.
struct ControlFontModifier: EnvironmentModifier {
    /// On macOS texts in small controls are smaller (measured: facts 17.9, 17.10, 17.22).
    var isOnlyOnMac = true
    var weight: Font.Weight?

    func write(to environment: inout EnvironmentValues) {
        if let weight { environment.fontChanges.append(.weight(weight)) }
        guard environment.font == nil else { return }
        switch (environment.platform, environment.controlSize) {
        case (.macOS, .mini), (.macOS, .small): environment.font = environment.defaultFont
        case (.iOS, .mini), (.iOS, .small): if !isOnlyOnMac { environment.font = .subheadline }
        default: break
        }
    }
}

nonisolated extension View {
    func controlFont(isOnlyOnMac: Bool = true, weight: Font.Weight? = nil) -> some View {
        modifier(ControlFontModifier(isOnlyOnMac: isOnlyOnMac, weight: weight))
    }
}
