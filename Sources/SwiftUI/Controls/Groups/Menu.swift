import ViewGraph

/// A button that shows a list of further buttons.
public nonisolated struct Menu<Label: View, Content: View>: ControlView {
    let label: Label
    let content: () -> Content
    let primaryAction: (() -> Void)?

    @State private var isOpen = false
    @Environment(\.menuStyleBox) private var style
    @Environment(\.controlPlace) private var place
    @Environment(\.menuDismissal) private var outerMenu

    init(label: Label, primaryAction: (() -> Void)? = nil, content: @escaping () -> Content) {
        (self.label, self.primaryAction, self.content) = (label, primaryAction, content)
    }

    public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        self.init(label: label(), content: content)
    }

    public init(
        @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label,
        primaryAction: @escaping () -> Void
    ) {
        self.init(label: label(), primaryAction: primaryAction, content: content)
    }

    public var body: some View {
        if place == .menu { submenu } else { standalone }
    }

    /// A row of the menu round this one; it opens a panel above that menu's, and a choice there closes both.
    private var submenu: some View {
        let (isOpen, content, outerMenu, label) = ($isOpen, content, outerMenu, AnyView(label))
        return MenuRow(accessory: .chevronForward, content: label) { isOpen.wrappedValue.toggle() }
            .menuPanel(isOpen: isOpen, submenu: label) {
                content().environment(\.menuDismissal, MenuDismissal(of: isOpen, in: outerMenu))
            }
    }

    private var standalone: some View {
        let isOpen = $isOpen
        let content = content
        let (label, primaryAction) = (AnyView(label), primaryAction)
        func open<S: MenuStyle>(_ style: S) -> any View {
            let configuration = MenuStyleConfiguration(
                label: label, content: AnyView(any: EmptyView()), primaryAction: primaryAction)
            return StyledView(style, configuration) { style, configuration in
                withoutIsolation((style, configuration)) { $0.0.makeBody(configuration: $0.1) }
            }
        }
        return AnyView(any: style.drawn(open(style.style), \.menuStyleBox))
            .pressable(.menu) {
                if let primaryAction {
                    primaryAction()
                } else if isOpen.wrappedValue || !content().hasNoViews {
                    isOpen.wrappedValue.toggle()
                }
            }
            .menuPanel(isOpen: isOpen) {
                content().environment(\.menuDismissal, MenuDismissal { isOpen.wrappedValue = false })
            }
            .controlSpacing()
    }
}

nonisolated extension Menu where Label == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.init(label: Text(titleKey), content: content)
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
        self.init(label: Text(title), content: content)
    }

    public init(
        _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content,
        primaryAction: @escaping () -> Void
    ) {
        self.init(label: Text(titleKey), primaryAction: primaryAction, content: content)
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, @ViewBuilder content: @escaping () -> Content,
        primaryAction: @escaping () -> Void
    ) {
        self.init(label: Text(title), primaryAction: primaryAction, content: content)
    }
}

nonisolated extension Menu where Label == SwiftUI.Label<Text, Image> {
    public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: @escaping () -> Content) {
        self.init(label: SwiftUI.Label(titleKey, systemImage: systemImage), content: content)
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: @escaping () -> Content) {
        self.init(label: SwiftUI.Label(title, systemImage: systemImage), content: content)
    }
}

nonisolated extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
    /// The menu that a style was asked to draw, for it to change something outside.
    public init(_ configuration: MenuStyleConfiguration) {
        self.init(
            label: configuration.label, primaryAction: configuration.primaryAction, content: { configuration.content })
    }
}

/// What closes the menu that a view stands in.
package struct MenuDismissal {
    /// Closes the menu with those round it.
    let close: () -> Void
    /// Leads back to the menu round it.
    let step: () -> Void

    init(_ close: @escaping () -> Void) { (self.close, step) = (close, close) }

    /// Of a menu in another one.
    init(of isOpen: Binding<Bool>, in outer: MenuDismissal?) {
        step = { isOpen.wrappedValue = false }
        close = {
            isOpen.wrappedValue = false
            outer?.close()
        }
    }
}

extension MenuDismissal: CustomComparable {
    package func isSame(as other: MenuDismissal) -> Bool { false }
}

private enum MenuDismissalKey: EnvironmentKey {
    static var defaultValue: MenuDismissal? { nil }
}

extension EnvironmentValues {
    package var menuDismissal: MenuDismissal? {
        get { self[MenuDismissalKey.self] }
        set { self[MenuDismissalKey.self] = newValue }
    }
}

/// The look of menus.
@MainActor @preconcurrency
public protocol MenuStyle {
    associatedtype Body: View
    typealias Configuration = MenuStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a menu style draws.
public nonisolated struct MenuStyleConfiguration {
    /// The menu's label as a view.
    public nonisolated struct Label: ConfigurationPart { package let content: AnyView }
    /// What is in the menu, as a view.
    public nonisolated struct Content: ConfigurationPart { package let content: AnyView }

    let label: Label
    let content: Content
    let primaryAction: (() -> Void)?

    init(label: AnyView, content: AnyView, primaryAction: (() -> Void)?) {
        (self.label, self.content) = (Label(content: label), Content(content: content))
        self.primaryAction = primaryAction
    }
}

/// As the platform has it: with a background on macOS.
public nonisolated struct DefaultMenuStyle: MenuStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View { MenuChrome(configuration: configuration) }
}

/// As buttons look here.
public nonisolated struct ButtonMenuStyle: MenuStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View { MenuChrome(configuration: configuration) }
}

/// The label alone.
public nonisolated struct BorderlessButtonMenuStyle: MenuStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        MenuChrome(configuration: configuration, isBorderless: true)
    }
}

extension MenuStyle where Self == DefaultMenuStyle {
    public nonisolated static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

extension MenuStyle where Self == ButtonMenuStyle {
    public nonisolated static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
    public nonisolated static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

/// A menu that is closed (measured on macOS: facts 17.21).
struct MenuChrome: ControlPart {
    let configuration: MenuStyleConfiguration
    var isBorderless = false

    @Environment(\.platform) private var platform
    @Environment(\.controlPlace) private var place
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.menuIndicatorVisibility) private var indicator
    @Environment(\.buttonStyleBox) private var buttonStyle

    private var isPlainButton: Bool {
        if case .primitive(let primitive) = buttonStyle.kind, primitive.style is DefaultButtonStyle { return true }
        return false
    }

    var body: some View {
        let label = ImplicitHStack(content: configuration.label).controlFont()
        if platform == .macOS, place == .standalone, isPlainButton, !isBorderless {
            if indicator == .hidden {
                label.dimmed(!isEnabled).modifier(ControlPadding(horizontal: 12, vertical: 4, tightHorizontal: 5))
                    .background(ControlPaint.bezel, in: shape)
            } else {
                PopUpLayout {
                    label.dimmed(!isEnabled)
                    Chevrons(isDouble: false).frame(width: 8, height: 11)
                        .foregroundStyle(isEnabled ? AnyShapeStyle(.primary) : AnyShapeStyle(.tertiary))
                }
                .background(ControlPaint.bezel, in: shape)
            }
        } else {
            // Looks as a button does here; the menu itself takes the taps.
            Button(role: nil, action: {}, label: configuration.label.modifier(RowValueStyle(isTinted: isEnabled)))
                .allowsHitTesting(false)
        }
    }

    private var shape: RoundedRectangle { RoundedRectangle(cornerRadius: 6, style: .continuous) }
}

/// In a row of a list the value that a menu's label names is grey, not as pale a tint as what else is of the second
/// level (measured: facts 21.8).
struct RowValueStyle: EnvironmentModifier {
    let isTinted: Bool

    func write(to environment: inout EnvironmentValues) {
        guard isTinted, environment.platform == .iOS, environment.controlPlace == .row else { return }
        let outer = environment.foregroundStyles
        environment.foregroundStyles = ForegroundStyles(
            outer?.primary ?? AnyShapeStyle(.tint), secondary: AnyShapeStyle(Color.secondary), outer: outer?.outer,
            isDefault: outer?.isDefault ?? true)
    }
}

private enum MenuStyleKey: EnvironmentKey {
    static var defaultValue: StyleBox<any MenuStyle> { StyleBox(DefaultMenuStyle()) }
}

private enum MenuIndicatorKey: EnvironmentKey {
    static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
    package var menuStyleBox: StyleBox<any MenuStyle> {
        get { self[MenuStyleKey.self] }
        set { self[MenuStyleKey.self] = newValue }
    }

    /// Whether menus show that they are menus.
    public var menuIndicatorVisibility: Visibility {
        get { self[MenuIndicatorKey.self] }
        set { self[MenuIndicatorKey.self] = newValue }
    }
}

nonisolated extension View {
    /// The look of the menus inside.
    public func menuStyle<S: MenuStyle>(_ style: S) -> some View { controlStyle(\.menuStyleBox, style) }

    /// Whether the menus inside show a chevron.
    public func menuIndicator(_ visibility: Visibility) -> some View {
        environment(\.menuIndicatorVisibility, visibility)
    }

    /// In which order a menu's rows stand; a picture keeps theirs.
    public func menuOrder(_ order: MenuOrder) -> some View {
        environment(\.menuOrder, order).modifier(UndrawnModifier(label: ".menuOrder"))
    }
}

private enum MenuOrderKey: EnvironmentKey {
    static var defaultValue: MenuOrder { .automatic }
}

extension EnvironmentValues {
    /// In which order the rows of the menus inside are to stand.
    public var menuOrder: MenuOrder {
        get { self[MenuOrderKey.self] }
        set { self[MenuOrderKey.self] = newValue }
    }
}

/// In which order a menu's rows stand.
public struct MenuOrder: Hashable, Sendable {
    private let kind: Int

    public static let automatic = MenuOrder(kind: 0)
    public static let priority = MenuOrder(kind: 1)
    public static let fixed = MenuOrder(kind: 2)
}
