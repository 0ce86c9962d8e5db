import ViewGraph

/// The look of progress views.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
    associatedtype Body: View
    typealias Configuration = ProgressViewStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a progress view style draws.
public nonisolated struct ProgressViewStyleConfiguration {
    /// What is in progress, as a view.
    public nonisolated struct Label: ConfigurationPart {
        package let content: AnyView
    }

    /// How far it is, as a view.
    public nonisolated struct CurrentValueLabel: ConfigurationPart {
        package let content: AnyView
    }

    /// From 0 to 1; nil where nobody knows.
    public let fractionCompleted: Double?
    public var label: Label?
    public var currentValueLabel: CurrentValueLabel?

    init(fractionCompleted: Double?, label: AnyView?, currentValueLabel: AnyView?) {
        self.fractionCompleted = fractionCompleted
        self.label = label.map { Label(content: $0) }
        self.currentValueLabel = currentValueLabel.map { CurrentValueLabel(content: $0) }
    }
}

/// A bar where it is known how far it is, petals else.
public nonisolated struct DefaultProgressViewStyle: ProgressViewStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        if configuration.fractionCompleted == nil {
            CircularProgress(configuration: configuration)
        } else {
            LinearProgress(configuration: configuration)
        }
    }
}

/// A bar.
public nonisolated struct LinearProgressViewStyle: ProgressViewStyle {
    let color: Color?
    public init() { color = nil }
    public init(tint: Color) { color = tint }

    public func makeBody(configuration: Configuration) -> some View {
        LinearProgress(configuration: configuration, color: color)
    }
}

/// Petals, or a ring where it is known how far it is.
public nonisolated struct CircularProgressViewStyle: ProgressViewStyle {
    let color: Color?
    public init() { color = nil }
    public init(tint: Color) { color = tint }

    public func makeBody(configuration: Configuration) -> some View {
        CircularProgress(configuration: configuration, color: color)
    }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    public nonisolated static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
    public nonisolated static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
    public nonisolated static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

// MARK: - Environment

nonisolated func progressContent(
    _ box: StyleBox<any ProgressViewStyle>, _ configuration: ProgressViewStyleConfiguration
) -> any View {
    func open<S: ProgressViewStyle>(_ style: S) -> any View {
        StyledView(style, configuration) { style, configuration in
            withoutIsolation((style, configuration)) { $0.0.makeBody(configuration: $0.1) }
        }
    }
    return box.drawn(open(box.style), \.progressViewStyleBox)
}

private enum ProgressViewStyleKey: EnvironmentKey {
    static var defaultValue: StyleBox<any ProgressViewStyle> { StyleBox(DefaultProgressViewStyle()) }
}

extension EnvironmentValues {
    package var progressViewStyleBox: StyleBox<any ProgressViewStyle> {
        get { self[ProgressViewStyleKey.self] }
        set { self[ProgressViewStyleKey.self] = newValue }
    }
}

nonisolated extension View {
    /// The look of the progress views inside.
    public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
        controlStyle(\.progressViewStyleBox, style)
    }
}
