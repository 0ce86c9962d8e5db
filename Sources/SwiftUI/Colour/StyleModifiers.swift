import ViewGraph

nonisolated extension View {
    /// What texts, symbols and shapes inside are drawn in.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        modifier(ForegroundStyleModifier(primary: AnyShapeStyle(style)))
    }

    /// The same for the first two levels.
    public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View {
        modifier(ForegroundStyleModifier(primary: AnyShapeStyle(primary), secondary: AnyShapeStyle(secondary)))
    }

    /// The same for the first three levels.
    public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
        _ primary: S1, _ secondary: S2, _ tertiary: S3
    ) -> some View {
        modifier(
            ForegroundStyleModifier(
                primary: AnyShapeStyle(primary), secondary: AnyShapeStyle(secondary), tertiary: AnyShapeStyle(tertiary))
        )
    }

    /// The colour of texts, symbols and shapes inside; nil takes back what an outer view set.
    public func foregroundColor(_ color: Color?) -> some View {
        modifier(ForegroundStyleModifier(primary: color.map { AnyShapeStyle($0) }))
    }

    /// What `.background` means inside.
    public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        modifier(BackgroundStyleModifier(style: AnyShapeStyle(style)))
    }

    /// The colour of controls and links inside; nil takes back what an outer view set.
    public func tint(_ tint: Color?) -> some View {
        modifier(TintModifier(style: tint.map { AnyShapeStyle($0) }))
    }

    /// What controls and links inside are drawn in.
    public func tint<S: ShapeStyle>(_ tint: S) -> some View {
        modifier(TintModifier(style: AnyShapeStyle(tint)))
    }

    /// The accent colour inside; nil takes back what an outer view set.
    public func accentColor(_ accentColor: Color?) -> some View {
        modifier(AccentColorModifier(color: accentColor))
    }
}

extension View {
    /// What texts inside are drawn in where the program chose nothing; buttons keep their tint.
    nonisolated func defaultForegroundStyle(_ style: some ShapeStyle) -> some View {
        modifier(DefaultForegroundModifier(style: AnyShapeStyle(style)))
    }
}

struct DefaultForegroundModifier: EnvironmentModifier {
    let style: AnyShapeStyle

    func write(to environment: inout EnvironmentValues) { environment.foregroundStyle = style }
}

struct ForegroundStyleModifier: EnvironmentModifier {
    var primary: AnyShapeStyle?
    var secondary: AnyShapeStyle?
    var tertiary: AnyShapeStyle?

    init(primary: AnyShapeStyle?, secondary: AnyShapeStyle? = nil, tertiary: AnyShapeStyle? = nil) {
        (self.primary, self.secondary, self.tertiary) = (primary, secondary, tertiary)
    }

    func write(to environment: inout EnvironmentValues) {
        environment.foregroundStyles = primary.map {
            ForegroundStyles($0, secondary: secondary, tertiary: tertiary, outer: environment.foregroundStyles)
        }
    }
}

struct BackgroundStyleModifier: EnvironmentModifier {
    let style: AnyShapeStyle

    func write(to environment: inout EnvironmentValues) { environment.backgroundStyle = style }
}

struct TintModifier: EnvironmentModifier {
    let style: AnyShapeStyle?

    func write(to environment: inout EnvironmentValues) {
        environment.tint = style
        if environment.controlPlace == .toolbar { environment.hasItemTint = true }
    }
}

struct AccentColorModifier: EnvironmentModifier {
    let color: Color?

    func write(to environment: inout EnvironmentValues) { environment.accentColor = color }
}

private enum AccentColorKey: EnvironmentKey {
    static var defaultValue: Color? { nil }
}

extension EnvironmentValues {
    /// What `Color.accentColor` means; nil for the platform's blue.
    package var accentColor: Color? {
        get { self[AccentColorKey.self] }
        set { self[AccentColorKey.self] = newValue }
    }
}
