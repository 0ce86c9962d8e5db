import ViewGraph

/// The look of labels.
@MainActor @preconcurrency
public protocol LabelStyle {
    associatedtype Body: View
    typealias Configuration = LabelStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a label, for its style to put together.
public nonisolated struct LabelStyleConfiguration {
    /// The label's title as a view.
    public nonisolated struct Title: PrimitiveView {
        let content: AnyView
        /// What it says, where it is a text.
        let text: Text?

        public static func _reconcile(_ view: Title, existing: ViewNode?, in context: NodeContext) -> ViewNode {
            AnyView._reconcile(view.content, existing: existing, in: context)
        }
    }

    /// The label's icon as a view.
    public nonisolated struct Icon: PrimitiveView {
        let content: AnyView

        public static func _reconcile(_ view: Icon, existing: ViewNode?, in context: NodeContext) -> ViewNode {
            AnyView._reconcile(view.content, existing: existing, in: context)
        }
    }

    public let title: Title
    public let icon: Icon

    /// - Parameter text: what the title says, where the view doesn't show it.
    init(title: AnyView, icon: AnyView, text: Text? = nil) {
        (self.title, self.icon) = (Title(content: title, text: text ?? Text(content: title)), Icon(content: icon))
    }
}

nonisolated extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
    /// The label that a style was asked to draw, for it to change something outside.
    public init(_ configuration: LabelStyleConfiguration) {
        self.init(title: configuration.title, icon: configuration.icon)
    }
}

/// As the place asks for: icon and title.
public nonisolated struct DefaultLabelStyle: LabelStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        ViewList([configuration.icon, configuration.title])
    }
}

public nonisolated struct TitleAndIconLabelStyle: LabelStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        ViewList([configuration.icon, configuration.title])
    }
}

public nonisolated struct TitleOnlyLabelStyle: LabelStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

public nonisolated struct IconOnlyLabelStyle: LabelStyle {
    public init() {}

    /// The title isn't seen but still what the label is called.
    public func makeBody(configuration: Configuration) -> some View {
        configuration.icon.modifier(AccessibilityModifier(name: "", label: configuration.title.text))
    }
}

extension Text {
    /// The text that a view is, whatever type hides it; nil for another view.
    init?(content view: any View) {
        let view = view.unwrapped
        if let title = view as? LabelStyleConfiguration.Title {
            guard let text = title.text else { return nil }
            self = text
            return
        }
        guard let text = view as? Text else { return nil }
        self = text
    }
}

extension LabelStyle where Self == DefaultLabelStyle {
    public nonisolated static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
    public nonisolated static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
    public nonisolated static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
    public nonisolated static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

// MARK: - Environment

/// A label style whose type is erased.
package struct ErasedLabelStyle {
    private let style: any LabelStyle
    /// The style around it, at most one: draws labels that this one makes of its configuration.
    private let outer: [ErasedLabelStyle]

    package nonisolated init(_ style: any LabelStyle) { (self.style, outer) = (style, []) }

    nonisolated init(_ style: any LabelStyle, inside outer: ErasedLabelStyle) {
        (self.style, self.outer) = (style, [outer])
    }

    /// Whether a place such as a list's row chose it, for labels that no style was asked for.
    nonisolated var isOfPlace: Bool { style is ListLabelStyle }

    /// - Returns: what the style makes of a title and an icon.
    nonisolated func content(title: AnyView, icon: AnyView) -> any View {
        func open<S: LabelStyle>(_ style: S) -> any View {
            let configuration = LabelStyleConfiguration(
                title: part(title), icon: part(icon), text: Text(content: title))
            return withoutIsolation((style, configuration)) { $0.0.makeBody(configuration: $0.1) }
        }
        let content = open(style)
        return outer.first.map { AnyView(any: content).environment(\.labelStyle, $0) } ?? content
    }

    /// Whether the place decides.
    nonisolated var isAutomatic: Bool { style is DefaultLabelStyle }

    /// The label's own parts keep the style.
    private nonisolated func part(_ view: AnyView) -> AnyView {
        outer.isEmpty ? view : AnyView(view.environment(\.labelStyle, self))
    }
}

extension ErasedLabelStyle: CustomComparable {
    package func isSame(as other: ErasedLabelStyle) -> Bool {
        areEqual(style, other.style) && outer.count == other.outer.count
            && zip(outer, other.outer).allSatisfy { $0.isSame(as: $1) }
    }
}

private enum LabelStyleKey: EnvironmentKey {
    static var defaultValue: ErasedLabelStyle { ErasedLabelStyle(DefaultLabelStyle()) }
}

extension EnvironmentValues {
    package var labelStyle: ErasedLabelStyle {
        get { self[LabelStyleKey.self] }
        set { self[LabelStyleKey.self] = newValue }
    }
}

struct LabelStyleModifier: EnvironmentModifier {
    let style: any LabelStyle

    func write(to environment: inout EnvironmentValues) {
        environment.labelStyle = ErasedLabelStyle(style, inside: environment.labelStyle)
    }
}

nonisolated extension View {
    /// How the labels inside are put together.
    public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
        modifier(LabelStyleModifier(style: style))
    }
}
