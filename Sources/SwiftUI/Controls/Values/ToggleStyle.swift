import ViewGraph

/// The look of toggles.
@MainActor @preconcurrency
public protocol ToggleStyle {
    associatedtype Body: View
    typealias Configuration = ToggleStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a toggle style draws and switches.
public nonisolated struct ToggleStyleConfiguration {
    /// The toggle's label as a view.
    public nonisolated struct Label: ConfigurationPart {
        package let content: AnyView
    }

    public let label: Label
    @Binding public var isOn: Bool
    /// Whether the toggle stands for several values that differ.
    public var isMixed: Bool

    init(label: AnyView, isOn: Binding<Bool>, isMixed: Bool) {
        (self.label, _isOn, self.isMixed) = (Label(content: label), isOn, isMixed)
    }
}

/// A checkbox on macOS, a switch on iOS and in forms.
public nonisolated struct DefaultToggleStyle: ToggleStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View { AutomaticToggle(configuration: configuration) }
}

/// A knob that slides.
public nonisolated struct SwitchToggleStyle: ToggleStyle {
    let color: Color?

    public init() { color = nil }
    public init(tint: Color) { color = tint }

    public func makeBody(configuration: Configuration) -> some View {
        SwitchToggle(configuration: configuration, color: color)
    }
}

/// A small box with a mark.
public nonisolated struct CheckboxToggleStyle: ToggleStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View { CheckboxToggle(configuration: configuration) }
}

/// A button that stays down.
public nonisolated struct ButtonToggleStyle: ToggleStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View { ButtonToggle(configuration: configuration) }
}

extension ToggleStyle where Self == DefaultToggleStyle {
    public nonisolated static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
    public nonisolated static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
    public nonisolated static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
    public nonisolated static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

// MARK: - Environment

nonisolated func toggleContent(_ box: StyleBox<any ToggleStyle>, _ configuration: ToggleStyleConfiguration) -> any View
{
    func open<S: ToggleStyle>(_ style: S) -> any View {
        StyledView(style, configuration) { style, configuration in
            withoutIsolation((style, configuration)) { $0.0.makeBody(configuration: $0.1) }
        }
    }
    return box.drawn(open(box.style), \.toggleStyleBox)
}

private enum ToggleStyleKey: EnvironmentKey {
    static var defaultValue: StyleBox<any ToggleStyle> { StyleBox(DefaultToggleStyle()) }
}

extension EnvironmentValues {
    package var toggleStyleBox: StyleBox<any ToggleStyle> {
        get { self[ToggleStyleKey.self] }
        set { self[ToggleStyleKey.self] = newValue }
    }
}

nonisolated extension View {
    /// The look of the toggles inside.
    public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
        controlStyle(\.toggleStyleBox, style)
    }
}
