import ViewGraph

/// Labels in bars are icons where no style was asked for, and symbols are large (Apple: UIKit's bars).
struct BarLabels: EnvironmentModifier {
    func write(to environment: inout EnvironmentValues) {
        if environment.labelStyle.isAutomatic {
            environment.labelStyle = ErasedLabelStyle(IconOnlyLabelStyle())
        }
        if environment.platform == .iOS, environment.paletteGeneration == .later { environment.imageScale = .large }
    }
}

/// Items of bars don't grow with the size of texts; what they present does.
struct BarItemText: EnvironmentModifier {
    func write(to environment: inout EnvironmentValues) {
        guard environment.platform == .iOS, environment.textSizeOutsideBar == nil else { return }
        environment.textSizeOutsideBar = environment.dynamicTypeSize
        environment.dynamicTypeSize = .large
    }
}

/// From here inwards only a tint that is written on an item colours it: the tint of the screen is for what is prominent.
struct BarTintScope: EnvironmentModifier {
    func write(to environment: inout EnvironmentValues) { environment.hasItemTint = false }
}

private enum TextSizeOutsideBarKey: EnvironmentKey {
    static var defaultValue: DynamicTypeSize? { nil }
}

private enum ItemTintKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// The size of texts round the bar that a view stands in.
    var textSizeOutsideBar: DynamicTypeSize? {
        get { self[TextSizeOutsideBarKey.self] }
        set { self[TextSizeOutsideBarKey.self] = newValue }
    }

    /// Whether a tint was chosen in the bar rather than round it.
    var hasItemTint: Bool {
        get { self[ItemTintKey.self] }
        set { self[ItemTintKey.self] = newValue }
    }

    /// Whether items of bars stand on glass here, in the colour of labels.
    var hasGlassBars: Bool { platform == .iOS && paletteGeneration == .later }
}
