import ViewGraph

/// Views that are shown when the reader wants to see them.
public nonisolated struct DisclosureGroup<Label: View, Content: View>: ControlView {
    let isExpanded: Binding<Bool>?
    let label: Label
    let content: () -> Content

    @State private var ownExpansion = false
    @Environment(\.disclosureGroupStyleBox) private var style

    init(isExpanded: Binding<Bool>?, label: Label, content: @escaping () -> Content) {
        (self.isExpanded, self.label, self.content) = (isExpanded, label, content)
    }

    public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        self.init(isExpanded: nil, label: label(), content: content)
    }

    public init(
        isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(isExpanded: isExpanded, label: label(), content: content)
    }

    public var body: some View {
        func open<S: DisclosureGroupStyle>(_ style: S) -> any View {
            let configuration = DisclosureGroupStyleConfiguration(
                label: AnyView(label), content: AnyView(content()), isExpanded: isExpanded ?? $ownExpansion)
            return StyledView(style, configuration) { style, configuration in
                withoutIsolation((style, configuration)) { $0.0.makeBody(configuration: $0.1) }
            }
        }
        return AnyView(any: open(style.style))
    }
}

nonisolated extension DisclosureGroup where Label == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.init(isExpanded: nil, label: Text(titleKey), content: content)
    }

    public init(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded: isExpanded, label: Text(titleKey), content: content)
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) {
        self.init(isExpanded: nil, label: Text(label), content: content)
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded: isExpanded, label: Text(label), content: content)
    }
}

/// The look of disclosure groups.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
    associatedtype Body: View
    typealias Configuration = DisclosureGroupStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a disclosure group style draws and opens.
public nonisolated struct DisclosureGroupStyleConfiguration {
    /// The title as a view.
    public nonisolated struct Label: ConfigurationPart { package let content: AnyView }
    /// What can be shown, as a view.
    public nonisolated struct Content: ConfigurationPart { package let content: AnyView }

    public let label: Label
    public let content: Content
    @Binding public var isExpanded: Bool

    init(label: AnyView, content: AnyView, isExpanded: Binding<Bool>) {
        (self.label, self.content, _isExpanded) = (Label(content: label), Content(content: content), isExpanded)
    }
}

/// A chevron that turns.
public nonisolated struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View { DisclosureChrome(configuration: configuration) }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
    public nonisolated static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

/// The chevron leads on macOS and trails on iOS. In a list the label is a row, and what it discloses are further rows.
struct DisclosureChrome: ControlPart {
    let configuration: DisclosureGroupStyleConfiguration

    @Environment(\.platform) private var platform
    @Environment(\.controlPlace) private var place
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.chosenForeground) private var chosen

    /// How much further inside the rows of a group begin.
    static let rowIndent: CGFloat = 16

    var body: some View {
        let isOpen = configuration.isExpanded
        if place == .row {
            header(spacing: platform == .macOS ? 5 : 8).frame(maxWidth: .infinity, alignment: .leading)
            if isOpen { configuration.content.padding(.leading, Self.rowIndent) }
        } else {
            VStack(alignment: .leading, spacing: platform == .macOS ? 4 : 8) {
                header(spacing: platform == .macOS ? 5 : 8)
                if isOpen {
                    VStack(alignment: .leading) { configuration.content }
                        .padding(.leading, platform == .macOS ? 16 : 0)
                }
            }
            .modifier(DisclosureReveal())
        }
    }

    private func header(spacing: CGFloat) -> some View {
        let isExpanded = configuration.$isExpanded
        let isOpen = isExpanded.wrappedValue
        return HStack(spacing: spacing) {
            if platform == .macOS {
                DisclosureChevron(turn: isOpen ? 1 : 0)
                    .font(.system(size: 9, weight: .bold))
                    .foregroundStyle(isEnabled ? .secondary : .tertiary)
                    .accessibilityHidden(true)
                    .frame(width: 11)
                configuration.label
            } else {
                if place == .row {
                    configuration.label
                } else {
                    configuration.label.foregroundStyle(isEnabled ? chosen ?? labelStyle : labelStyle)
                }
                Spacer(minLength: 0)
                DisclosureChevron(turn: isOpen ? 1 : 0)
                    .font(.system(size: place == .row ? 13 : 14, weight: .semibold))
                    .foregroundStyle(labelStyle)
                    .accessibilityHidden(true)
                    .frame(width: place == .row ? 14 : 15)
            }
        }
        .pressable(.disclosure) { withAnimation { isExpanded.wrappedValue.toggle() } }
    }

    private var labelStyle: AnyShapeStyle { isEnabled ? AnyShapeStyle(.tint) : AnyShapeStyle(.tertiary) }
}

/// Points at its label's end, or down where the group is open; between the two it turns.
nonisolated struct DisclosureChevron: ControlPart, Animatable {
    /// 0 closed, 1 open.
    var turn: Double

    @Environment(\.layoutDirection) private var direction

    nonisolated var animatableData: Double {
        get { turn }
        set { turn = newValue }
    }

    var body: some View {
        let angle = turn >= 1 ? 0 : (direction == .leftToRight ? 90 : -90) * turn
        Image(systemName: turn >= 1 ? "chevron.down" : "chevron.forward").rotationEffect(.degrees(angle))
    }
}

private enum DisclosureGroupStyleKey: EnvironmentKey {
    static var defaultValue: StyleBox<any DisclosureGroupStyle> { StyleBox(AutomaticDisclosureGroupStyle()) }
}

extension EnvironmentValues {
    package var disclosureGroupStyleBox: StyleBox<any DisclosureGroupStyle> {
        get { self[DisclosureGroupStyleKey.self] }
        set { self[DisclosureGroupStyleKey.self] = newValue }
    }
}

nonisolated extension View {
    /// The look of the disclosure groups inside.
    public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
        environment(\.disclosureGroupStyleBox, StyleBox(style))
    }
}
