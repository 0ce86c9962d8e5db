import ViewGraph

/// Controls that belong together, in one frame.
public nonisolated struct ControlGroup<Content: View>: ControlView {
    let content: AnyView
    let label: AnyView?

    @Environment(\.controlGroupStyleBox) private var style

    init(content: AnyView, label: AnyView?) { (self.content, self.label) = (content, label) }

    public init(@ViewBuilder content: () -> Content) { self.init(content: AnyView(content()), label: nil) }

    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: AnyView(content()), label: AnyView(Text(titleKey)))
    }

    public var body: some View {
        func open<S: ControlGroupStyle>(_ style: S) -> any View {
            let configuration = ControlGroupStyleConfiguration(
                content: content, label: label ?? AnyView(any: EmptyView()))
            return StyledView(style, configuration) { style, configuration in
                withoutIsolation((style, configuration)) { $0.0.makeBody(configuration: $0.1) }
            }
        }
        return AnyView(any: open(style.style)).controlSpacing()
    }
}

/// The look of control groups.
@MainActor @preconcurrency
public protocol ControlGroupStyle {
    associatedtype Body: View
    typealias Configuration = ControlGroupStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a control group style draws.
public nonisolated struct ControlGroupStyleConfiguration {
    /// The controls as a view.
    public nonisolated struct Content: ConfigurationPart { package let content: AnyView }
    /// What the group is called, as a view.
    public nonisolated struct Label: ConfigurationPart { package let content: AnyView }

    public let content: Content
    public let label: Label

    init(content: AnyView, label: AnyView) {
        (self.content, self.label) = (Content(content: content), Label(content: label))
    }
}

/// In one background with lines between.
public nonisolated struct AutomaticControlGroupStyle: ControlGroupStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        ControlGroupChrome(content: configuration.content)
    }
}

/// The controls beside each other, symbols above titles.
public nonisolated struct NavigationControlGroupStyle: ControlGroupStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        ControlGroupChrome(content: configuration.content)
    }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
    public nonisolated static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
    public nonisolated static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

/// In a menu the controls beside each other; elsewhere as any group (Apple: `palette`).
public nonisolated struct PaletteControlGroupStyle: ControlGroupStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        ControlGroupChrome(content: configuration.content)
    }
}

/// A menu of the controls; in a menu a menu of its own.
public nonisolated struct MenuControlGroupStyle: ControlGroupStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        Menu {
            configuration.content
        } label: {
            configuration.label
        }
    }
}

/// In a menu the controls beside each other, without their titles; elsewhere a menu of them.
public nonisolated struct CompactMenuControlGroupStyle: ControlGroupStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View { CompactControlGroup(configuration) }
}

private struct CompactControlGroup: ControlPart {
    let configuration: ControlGroupStyleConfiguration

    @Environment(\.controlPlace) private var place

    init(_ configuration: ControlGroupStyleConfiguration) { self.configuration = configuration }

    var body: some View {
        if place == .menu {
            ControlGroupChrome(content: configuration.content)
        } else {
            MenuControlGroupStyle().makeBody(configuration: configuration)
        }
    }
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
    public nonisolated static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
    public nonisolated static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
    public nonisolated static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}

struct ControlGroupChrome: ControlPart {
    let content: ControlGroupStyleConfiguration.Content

    @Environment(\.platform) private var platform
    @Environment(\.controlPlace) private var place

    var body: some View {
        if place == .menu { MenuGroup(content: AnyView(content)) } else { chrome }
    }

    private var chrome: some View {
        let isMac = platform == .macOS
        let shape = RoundedRectangle(cornerRadius: isMac ? 6 : 10, style: .continuous)
        // Labels are icons here, as in a bar, where the program says nothing else (Apple: control groups).
        let buttons = content.environment(\.buttonStyleBox, ButtonStyleBox(PlainButtonStyle()))
            .transformEnvironment(\.labelStyle) {
                if $0.isAutomatic || $0.isOfPlace { $0 = ErasedLabelStyle(IconOnlyLabelStyle()) }
            }
        return AnyView(
            any: ElementReader(buttons) { elements in
                let parts = elements.enumerated().map { index, element in
                    HStack(spacing: 0) {
                        if index > 0 {
                            Rectangle().fill(.separator).frame(width: isMac ? 1 : 0.5, height: isMac ? 14 : 20)
                        }
                        ElementView(element)
                            .padding(.horizontal, isMac ? 10 : 14)
                            .frame(height: isMac ? 24 : 36)
                    }
                }
                return HStack(spacing: 0) { ViewList(parts) }.background(ControlPaint.bezel, in: shape)
            })
    }
}

private enum ControlGroupStyleKey: EnvironmentKey {
    static var defaultValue: StyleBox<any ControlGroupStyle> { StyleBox(AutomaticControlGroupStyle()) }
}

extension EnvironmentValues {
    package var controlGroupStyleBox: StyleBox<any ControlGroupStyle> {
        get { self[ControlGroupStyleKey.self] }
        set { self[ControlGroupStyleKey.self] = newValue }
    }
}

nonisolated extension View {
    /// The look of the control groups inside.
    public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
        environment(\.controlGroupStyleBox, StyleBox(style))
    }
}
