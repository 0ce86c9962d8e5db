import ViewGraph

/// A label with the value it names.
public nonisolated struct LabeledContent<Label, Content> {
    let label: Label
    let content: Content

    init(label: Label, content: Content) { (self.label, self.content) = (label, content) }
}

nonisolated extension LabeledContent: View where Label: View, Content: View {
    public typealias Body = Never
    public var body: Never { preconditionFailure("LabeledContent has no body") }

    public static func _reconcile(_ view: Self, existing: ViewNode?, in context: NodeContext) -> ViewNode {
        let view = LabeledContentView(label: AnyView(view.label), content: AnyView(view.content))
        return LabeledContentView._reconcile(view, existing: existing, in: context)
    }
}

nonisolated extension LabeledContent where Label: View, Content: View {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(label: label(), content: content())
    }
}

nonisolated extension LabeledContent where Label == Text, Content: View {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(label: Text(titleKey), content: content())
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(label: Text(title), content: content())
    }
}

nonisolated extension LabeledContent where Label == Text, Content == Text {
    public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
        self.init(label: Text(titleKey), content: Text(value))
    }

    @_disfavoredOverload
    public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
        self.init(label: Text(title), content: Text(value))
    }

    /// A value as `format` writes it in the environment's locale.
    public init<F>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
    where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(label: Text(titleKey), content: Text(value, format: format))
    }

    @_disfavoredOverload
    public init<S: StringProtocol, F>(_ title: S, value: F.FormatInput, format: F)
    where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(label: Text(title), content: Text(value, format: format))
    }
}

nonisolated extension LabeledContent
where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
    /// The content that a style was asked to draw, for it to change something outside.
    public init(_ configuration: LabeledContentStyleConfiguration) {
        self.init(label: configuration.label, content: configuration.content)
    }
}

struct LabeledContentView: ControlPart {
    let label: AnyView
    let content: AnyView

    @Environment(\.labeledContentStyleBox) private var style

    var body: some View {
        AnyView(
            any: labeledContent(
                style,
                LabeledContentStyleConfiguration(
                    label: style.part(label, \.labeledContentStyleBox),
                    content: style.part(content, \.labeledContentStyleBox))))
    }
}

/// The look of labelled content.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
    associatedtype Body: View
    typealias Configuration = LabeledContentStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a labelled content style draws.
public nonisolated struct LabeledContentStyleConfiguration {
    /// The label as a view.
    public nonisolated struct Label: ConfigurationPart {
        package let content: AnyView
    }

    /// The named value as a view.
    public nonisolated struct Content: ConfigurationPart {
        package let content: AnyView
    }

    public let label: Label
    public let content: Content

    init(label: AnyView, content: AnyView) {
        (self.label, self.content) = (Label(content: label), Content(content: content))
    }
}

/// The label leads and the value trails.
public nonisolated struct AutomaticLabeledContentStyle: LabeledContentStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        AutomaticLabeledContent(configuration: configuration)
    }
}

struct AutomaticLabeledContent: ControlPart {
    let configuration: LabeledContentStyleConfiguration

    @Environment(\.platform) private var platform
    @Environment(\.controlPlace) private var place
    @Environment(\.labelsVisibility) private var labelsVisibility
    @Environment(\.dynamicTypeSize) private var typeSize

    var body: some View {
        if labelsVisibility == .hidden {
            configuration.content
        } else if platform == .iOS, typeSize.isAccessibilitySize {
            // The largest texts have no room beside each other (measured: facts 21.8).
            VStack(alignment: .leading, spacing: 4) {
                LabelLines(configuration.label)
                ImplicitHStack(content: configuration.content).defaultForegroundStyle(.secondary)
            }
            .frame(maxWidth: .infinity, alignment: .leading)
        } else {
            LabeledRowLayout(
                fillsRow: platform == .iOS || place == .row, sharesRow: true,
                alignsFirstLines: platform == .macOS && place != .row
            ) {
                LabelLines(configuration.label)
                ImplicitHStack(content: configuration.content).defaultForegroundStyle(.secondary)
            }
        }
    }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
    public nonisolated static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

nonisolated func labeledContent(
    _ box: StyleBox<any LabeledContentStyle>, _ configuration: LabeledContentStyleConfiguration
) -> any View {
    func open<S: LabeledContentStyle>(_ style: S) -> any View {
        StyledView(style, configuration) { style, configuration in
            withoutIsolation((style, configuration)) { $0.0.makeBody(configuration: $0.1) }
        }
    }
    return box.drawn(open(box.style), \.labeledContentStyleBox)
}

private enum LabeledContentStyleKey: EnvironmentKey {
    static var defaultValue: StyleBox<any LabeledContentStyle> { StyleBox(AutomaticLabeledContentStyle()) }
}

extension EnvironmentValues {
    package var labeledContentStyleBox: StyleBox<any LabeledContentStyle> {
        get { self[LabeledContentStyleKey.self] }
        set { self[LabeledContentStyleKey.self] = newValue }
    }
}

nonisolated extension View {
    /// The look of the labelled content inside.
    public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
        controlStyle(\.labeledContentStyleBox, style)
    }
}
