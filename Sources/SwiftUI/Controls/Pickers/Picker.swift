import ViewGraph

/// A control that picks one of several values.
public nonisolated struct Picker<Label: View, SelectionValue: Hashable, Content: View>: ControlView {
    let selection: Binding<SelectionValue>
    let label: Label
    let content: Content
    /// What a menu shows in place of the chosen option; nil for that itself.
    var current: AnyView?

    @Environment(\.pickerStyleBox) private var style
    @Environment(\.platform) private var platform
    @Environment(\.controlPlace) private var place

    init(selection: Binding<SelectionValue>, label: Label, content: Content, current: AnyView? = nil) {
        (self.selection, self.label, self.content, self.current) = (selection, label, content, current)
    }

    public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(selection: selection, label: label(), content: content())
    }

    public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
        self.init(selection: selection, label: label, content: content())
    }

    public var body: some View {
        let look = PickerLook(style.style, platform: platform, place: place)
        let chosen = PickerTag(AnyHashable(selection.wrappedValue))
        let selection = selection
        let (label, content, current) = (AnyView(label), AnyView(content), current)
        let option: (Int, LayoutNode) -> PickerOption = { index, element in
            PickerOption(id: index, element: element, chosen: chosen) { tag in
                if let value = tag.value(as: SelectionValue.self) { selection.wrappedValue = value }
            }
        }
        AnyView(
            any: ElementReader(
                PickerOptions(content: content, look: look),
                make: { elements in
                    PickerBody(
                        look: look, label: label, options: elements.enumerated().map { option($0, $1) },
                        rows: PickerMenuRows(content: content, option: option), current: current)
                })
        )
        .controlSpacing()
    }
}

nonisolated extension Picker where Label == Text {
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, label: Text(titleKey), content: content())
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, label: Text(title), content: content())
    }
}

nonisolated extension Picker where Label == SwiftUI.Label<Text, Image> {
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            selection: selection, label: SwiftUI.Label(titleKey, systemImage: systemImage), content: content())
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            selection: selection, label: SwiftUI.Label(title, systemImage: systemImage), content: content())
    }
}

/// A tag as selections are compared by: without the optionals round it.
struct PickerTag: Equatable {
    let base: AnyHashable?

    init(_ value: AnyHashable) { base = Self.unwrapped(value, depth: 0) }

    private static func unwrapped(_ value: AnyHashable, depth: Int) -> AnyHashable? {
        guard depth < 8 else { return value }
        let mirror = Mirror(reflecting: value.base)
        guard mirror.displayStyle == .optional else { return value }
        guard let inner = mirror.children.first?.value as? AnyHashable else { return nil }
        return unwrapped(inner, depth: depth + 1)
    }

    /// The tag as a value of the selection's type; nil where it is none.
    func value<Value>(as type: Value.Type) -> Value? {
        guard let base else { return (nil as Any?) as? Value }
        if let same = base as? Value { return same }
        return base.base as? Value
    }
}

/// One of the views that can be picked.
struct PickerOption: Identifiable {
    let id: Int
    let element: LayoutNode
    let isChosen: Bool
    let choose: () -> Void

    init(id: Int, element: LayoutNode, chosen: PickerTag, choose: @escaping (PickerTag) -> Void) {
        (self.id, self.element) = (id, element)
        let own = element.trait(ObjectIdentifier(TagTrait.self)) as? AnyHashable ?? element.explicitID
        let tag = own.map { PickerTag($0) }
        isChosen = tag == chosen
        self.choose = { if let tag { choose(tag) } }
    }

    var view: ElementView { ElementView(element) }
}

/// The options' views in the font and colour that the picker's look gives them.
struct PickerOptions: ControlPart {
    let content: AnyView
    let look: PickerLook

    @Environment(\.platform) private var platform
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.font) private var font
    @Environment(\.controlPlace) private var place

    var body: some View {
        switch look {
        case .segmented:
            content
                .environment(\.font, platform == .iOS ? font ?? .system(size: 14, weight: .medium) : font)
                .controlFont().lineLimit(1).dimmed(!isEnabled)
        case .menu:
            if platform == .iOS {
                content.lineLimit(1).foregroundStyle(PickerMenu.valueStyle(isEnabled: isEnabled, place: place))
            } else {
                content.controlFont().dimmed(!isEnabled)
            }
        case .wheel: content.environment(\.font, font ?? .system(size: 21)).lineLimit(1).dimmed(!isEnabled)
        case .navigationLink: content.foregroundStyle(.secondary)
        case .palette, .inline, .radioGroup: content.controlFont().dimmed(!isEnabled)
        }
    }
}

// MARK: - Styles

/// The look of pickers; only the library's own are there.
public protocol PickerStyle {}

public nonisolated struct DefaultPickerStyle: PickerStyle { public init() {} }
public nonisolated struct SegmentedPickerStyle: PickerStyle { public init() {} }
public nonisolated struct MenuPickerStyle: PickerStyle { public init() {} }
public nonisolated struct InlinePickerStyle: PickerStyle { public init() {} }
public nonisolated struct WheelPickerStyle: PickerStyle { public init() {} }
public nonisolated struct NavigationLinkPickerStyle: PickerStyle { public init() {} }
public nonisolated struct RadioGroupPickerStyle: PickerStyle { public init() {} }
public nonisolated struct PalettePickerStyle: PickerStyle { public init() {} }

extension PickerStyle where Self == DefaultPickerStyle {
    public nonisolated static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
    public nonisolated static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
    public nonisolated static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
    public nonisolated static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
    public nonisolated static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
    public nonisolated static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

extension PickerStyle where Self == RadioGroupPickerStyle {
    public nonisolated static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}

extension PickerStyle where Self == PalettePickerStyle {
    public nonisolated static var palette: PalettePickerStyle { PalettePickerStyle() }
}

/// How a picker looks where it stands.
enum PickerLook: Equatable {
    case segmented, menu, inline, wheel, navigationLink, radioGroup, palette

    init(_ style: any PickerStyle, platform: Platform, place: ControlPlace) {
        switch style {
        case is InlinePickerStyle where place == .menu, is WheelPickerStyle where place == .menu: self = .inline
        case is SegmentedPickerStyle where place == .menu, is PalettePickerStyle where place == .menu: self = .palette
        case is SegmentedPickerStyle: self = .segmented
        case is InlinePickerStyle:
            self = platform == .macOS ? .radioGroup : place == .row ? .inline : .wheel
        case is WheelPickerStyle: self = platform == .macOS ? .radioGroup : .wheel
        case is NavigationLinkPickerStyle: self = .navigationLink
        case is RadioGroupPickerStyle: self = .radioGroup
        case is PalettePickerStyle: self = .palette
        case is MenuPickerStyle: self = .menu
        default: self = place == .menu ? .inline : .menu
        }
    }
}

private enum PickerStyleKey: EnvironmentKey {
    static var defaultValue: StyleBox<any PickerStyle> { StyleBox(DefaultPickerStyle()) }
}

extension EnvironmentValues {
    package var pickerStyleBox: StyleBox<any PickerStyle> {
        get { self[PickerStyleKey.self] }
        set { self[PickerStyleKey.self] = newValue }
    }
}

nonisolated extension View {
    /// The look of the pickers inside.
    public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
        environment(\.pickerStyleBox, StyleBox(style))
    }

    /// Whether radio buttons stand below or beside each other; below by default.
    public func horizontalRadioGroupLayout() -> some View { environment(\.hasHorizontalRadios, true) }
}

private enum HorizontalRadiosKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    var hasHorizontalRadios: Bool {
        get { self[HorizontalRadiosKey.self] }
        set { self[HorizontalRadiosKey.self] = newValue }
    }
}
