import ViewGraph

/// What stands in a bar.
@MainActor @preconcurrency
public protocol ToolbarContent: View {}

/// Builds toolbars; their items are views here.
public typealias ToolbarContentBuilder = ViewBuilder

extension TupleView: ToolbarContent {}
extension EmptyView: ToolbarContent {}
extension Optional: ToolbarContent where Wrapped: ToolbarContent {}
extension _ConditionalContent: ToolbarContent where TrueContent: ToolbarContent, FalseContent: ToolbarContent {}

/// Where in the bars an item stands.
public struct ToolbarItemPlacement: Hashable, Sendable {
    enum Place: Hashable, Sendable {
        case automatic, leading, principal, trailing, bottom, primary, secondary, cancellation, confirmation,
            destruction, status, keyboard, title, subtitle, largeTitle, largeSubtitle
    }

    let place: Place

    public static let automatic = ToolbarItemPlacement(place: .automatic)
    public static let principal = ToolbarItemPlacement(place: .principal)
    public static let navigation = ToolbarItemPlacement(place: .leading)
    public static let primaryAction = ToolbarItemPlacement(place: .primary)
    public static let secondaryAction = ToolbarItemPlacement(place: .secondary)
    public static let status = ToolbarItemPlacement(place: .status)
    public static let confirmationAction = ToolbarItemPlacement(place: .confirmation)
    public static let cancellationAction = ToolbarItemPlacement(place: .cancellation)
    public static let destructiveAction = ToolbarItemPlacement(place: .destruction)
    public static let navigationBarLeading = ToolbarItemPlacement(place: .leading)
    public static let navigationBarTrailing = ToolbarItemPlacement(place: .trailing)
    public static let topBarLeading = ToolbarItemPlacement(place: .leading)
    public static let topBarTrailing = ToolbarItemPlacement(place: .trailing)
    public static let bottomBar = ToolbarItemPlacement(place: .bottom)
    public static let keyboard = ToolbarItemPlacement(place: .keyboard)
    /// In place of the small title.
    public static let title = ToolbarItemPlacement(place: .title)
    /// In place of the small title's subtitle, and of the large one's where that has no item of its own.
    public static let subtitle = ToolbarItemPlacement(place: .subtitle)
    /// In place of the large title.
    public static let largeTitle = ToolbarItemPlacement(place: .largeTitle)
    /// In place of the large title's subtitle.
    public static let largeSubtitle = ToolbarItemPlacement(place: .largeSubtitle)
}

enum ToolbarPlaceTrait {}

/// One item of a bar.
public nonisolated struct ToolbarItem<ID, Content: View>: ControlView, ToolbarContent {
    let placement: ToolbarItemPlacement
    let content: Content

    init(_ placement: ToolbarItemPlacement, _ content: Content) {
        (self.placement, self.content) = (placement, content)
    }

    public var body: some View { content.toolbarPlace(placement) }
}

nonisolated extension ToolbarItem where ID == () {
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.init(placement, content())
    }
}

/// Several items at one place of a bar.
public nonisolated struct ToolbarItemGroup<Content: View>: ControlView, ToolbarContent {
    let placement: ToolbarItemPlacement
    let content: Content

    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        (self.placement, self.content) = (placement, content())
    }

    /// A group that has a name for where its items are in a menu. The bar has room for them.
    public init<C: View, L: View>(
        placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> C, @ViewBuilder label: () -> L
    ) where Content == LabeledToolbarItemGroupContent<C, L> {
        self.init(placement: placement) { LabeledToolbarItemGroupContent(content: content(), label: label()) }
    }

    public var body: some View { content.toolbarPlace(placement) }
}

/// What a group of a bar holds that has a name: its items, in a menu a menu of them.
public nonisolated struct LabeledToolbarItemGroupContent<Content: View, Label: View>: ControlView {
    let content: Content
    let label: Label

    @Environment(\.controlPlace) private var place

    public var body: some View {
        if place == .menu {
            Menu {
                content
            } label: {
                label
            }
        } else {
            content
        }
    }
}

nonisolated extension View {
    func toolbarPlace(_ placement: ToolbarItemPlacement) -> some View {
        modifier(
            TraitModifier(key: ObjectIdentifier(ToolbarPlaceTrait.self), value: placement.place, label: ".toolbarItem")
        )
        .environment(\.confirms, placement.place == .confirmation)
    }
}

private enum ConfirmsKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Whether a bar's item is the one that confirms.
    var confirms: Bool {
        get { self[ConfirmsKey.self] }
        set { self[ConfirmsKey.self] = newValue }
    }
}

extension LayoutNode {
    /// Where in the bars an item stands.
    var toolbarPlace: ToolbarItemPlacement.Place {
        trait(ObjectIdentifier(ToolbarPlaceTrait.self)) as? ToolbarItemPlacement.Place ?? .automatic
    }
}
