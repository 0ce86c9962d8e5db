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
        case automatic, leading, principal, trailing, bottom, primary, cancellation, confirmation, destruction,
            status, keyboard
    }

    let place: Place

    public static let automatic = ToolbarItemPlacement(place: .automatic)
    public static let principal = ToolbarItemPlacement(place: .principal)
    public static let navigation = ToolbarItemPlacement(place: .leading)
    public static let primaryAction = ToolbarItemPlacement(place: .primary)
    public static let secondaryAction = ToolbarItemPlacement(place: .trailing)
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

    public var body: some View { content.toolbarPlace(placement) }
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

/// The items of the bars at some places, beside each other, or else something other.
struct ToolbarRow: ControlPart {
    let toolbars: [ToolbarContents]
    let places: [ToolbarItemPlacement.Place]
    /// What stands there where no item does.
    var otherwise: AnyView?
    /// How the items stand beside each other; as they are where nobody says.
    var arrange: (([LayoutNode]) -> AnyView)?

    var body: some View {
        let (places, otherwise, arrange) = (places, otherwise, arrange)
        AnyView(
            any: ElementReader(ViewList(toolbars.map(\.view))) { elements in
                let own = places.flatMap { place in elements.filter { $0.toolbarPlace == place } }
                if own.isEmpty { return otherwise ?? AnyView(any: EmptyView()) }
                return arrange?(own) ?? AnyView(ViewList(own.map { ElementView($0) }))
            })
    }
}
