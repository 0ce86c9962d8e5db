import ViewGraph

/// A reader's preference, off unless somebody turns it on.
private protocol PreferenceFlag: EnvironmentKey where Value == Bool {}

extension PreferenceFlag {
    static var defaultValue: Bool { false }
}

private enum ReduceMotionKey: PreferenceFlag {}
private enum ReduceTransparencyKey: PreferenceFlag {}
private enum DifferentiateWithoutColorKey: PreferenceFlag {}
private enum InvertColorsKey: PreferenceFlag {}
private enum ShowButtonShapesKey: PreferenceFlag {}
private enum DimFlashingLightsKey: PreferenceFlag {}
private enum AccessibilityEnabledKey: PreferenceFlag {}
private enum VoiceOverEnabledKey: PreferenceFlag {}
private enum SwitchControlEnabledKey: PreferenceFlag {}
private enum LuminanceReducedKey: PreferenceFlag {}

extension EnvironmentValues {
    public var accessibilityReduceMotion: Bool {
        get { self[ReduceMotionKey.self] }
        set { self[ReduceMotionKey.self] = newValue }
    }

    public var accessibilityReduceTransparency: Bool {
        get { self[ReduceTransparencyKey.self] }
        set { self[ReduceTransparencyKey.self] = newValue }
    }

    public var accessibilityDifferentiateWithoutColor: Bool {
        get { self[DifferentiateWithoutColorKey.self] }
        set { self[DifferentiateWithoutColorKey.self] = newValue }
    }

    public var accessibilityInvertColors: Bool {
        get { self[InvertColorsKey.self] }
        set { self[InvertColorsKey.self] = newValue }
    }

    public var accessibilityShowButtonShapes: Bool {
        get { self[ShowButtonShapesKey.self] }
        set { self[ShowButtonShapesKey.self] = newValue }
    }

    public var accessibilityDimFlashingLights: Bool {
        get { self[DimFlashingLightsKey.self] }
        set { self[DimFlashingLightsKey.self] = newValue }
    }

    public var accessibilityEnabled: Bool {
        get { self[AccessibilityEnabledKey.self] }
        set { self[AccessibilityEnabledKey.self] = newValue }
    }

    public var accessibilityVoiceOverEnabled: Bool {
        get { self[VoiceOverEnabledKey.self] }
        set { self[VoiceOverEnabledKey.self] = newValue }
    }

    public var accessibilitySwitchControlEnabled: Bool {
        get { self[SwitchControlEnabledKey.self] }
        set { self[SwitchControlEnabledKey.self] = newValue }
    }

    /// True for a screen that shows less light, as one that is always on does.
    public var isLuminanceReduced: Bool {
        get { self[LuminanceReducedKey.self] }
        set { self[LuminanceReducedKey.self] = newValue }
    }
}
