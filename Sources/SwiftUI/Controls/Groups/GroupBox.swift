import ViewGraph

/// A box round several views, with a title.
public nonisolated struct GroupBox<Label: View, Content: View>: ControlView {
    let label: Label
    let content: Content

    @Environment(\.groupBoxStyleBox) private var style

    init(label: Label, content: Content) { (self.label, self.content) = (label, content) }

    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(label: label(), content: content())
    }

    public init(label: Label, @ViewBuilder content: () -> Content) { self.init(label: label, content: content()) }

    public var body: some View {
        let box = style
        func open<S: GroupBoxStyle>(_ style: S) -> any View {
            let configuration = GroupBoxStyleConfiguration(
                label: box.part(AnyView(label), \.groupBoxStyleBox),
                content: box.part(AnyView(content), \.groupBoxStyleBox))
            return StyledView(style, configuration) { style, configuration in
                withoutIsolation((style, configuration)) { $0.0.makeBody(configuration: $0.1) }
            }
        }
        return AnyView(any: box.drawn(open(box.style), \.groupBoxStyleBox)).controlSpacing()
    }
}

nonisolated extension GroupBox where Label == EmptyView {
    public init(@ViewBuilder content: () -> Content) { self.init(label: EmptyView(), content: content()) }
}

nonisolated extension GroupBox where Label == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(label: Text(titleKey), content: content())
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(label: Text(title), content: content())
    }
}

nonisolated extension GroupBox
where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
    /// The box that a style was asked to draw, for it to change something outside.
    public init(_ configuration: GroupBoxStyleConfiguration) {
        self.init(label: configuration.label, content: configuration.content)
    }
}

/// The look of group boxes.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
    associatedtype Body: View
    typealias Configuration = GroupBoxStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a group box style draws.
public nonisolated struct GroupBoxStyleConfiguration {
    /// The title as a view.
    public nonisolated struct Label: ConfigurationPart { package let content: AnyView }
    /// What is in the box, as a view.
    public nonisolated struct Content: ConfigurationPart { package let content: AnyView }

    public let label: Label
    public let content: Content

    init(label: AnyView, content: AnyView) {
        (self.label, self.content) = (Label(content: label), Content(content: content))
    }
}

/// A soft background with round corners.
public nonisolated struct DefaultGroupBoxStyle: GroupBoxStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View { GroupBoxChrome(configuration: configuration) }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
    public nonisolated static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

/// On macOS the title stands above the box, on iOS in it.
struct GroupBoxChrome: ControlPart {
    let configuration: GroupBoxStyleConfiguration

    @Environment(\.platform) private var platform

    var body: some View {
        if platform == .macOS {
            VStack(alignment: .leading, spacing: 4) {
                configuration.label.environment(\.font, .subheadline).padding(.leading, 8)
                VStack { configuration.content }
                    .padding(8)
                    .background(ControlPaint.box, in: shape)
                    .overlay { shape.strokeBorder(ControlPaint.boxEdge, lineWidth: 1) }
            }
        } else {
            VStack(alignment: .leading, spacing: 8) {
                configuration.label.environment(\.font, .headline)
                VStack { configuration.content }
            }
            .padding(16)
            .background(ControlPaint.box, in: shape)
        }
    }

    private var shape: RoundedRectangle {
        RoundedRectangle(cornerRadius: platform == .macOS ? 8 : 12, style: .continuous)
    }
}

private enum GroupBoxStyleKey: EnvironmentKey {
    static var defaultValue: StyleBox<any GroupBoxStyle> { StyleBox(DefaultGroupBoxStyle()) }
}

extension EnvironmentValues {
    package var groupBoxStyleBox: StyleBox<any GroupBoxStyle> {
        get { self[GroupBoxStyleKey.self] }
        set { self[GroupBoxStyleKey.self] = newValue }
    }
}

nonisolated extension View {
    /// The look of the group boxes inside.
    public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
        controlStyle(\.groupBoxStyleBox, style)
    }
}
