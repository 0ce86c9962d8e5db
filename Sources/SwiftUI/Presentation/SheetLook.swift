import ViewGraph

/// How the card of a sheet looks, asked for by what is in it.
struct SheetLook: Equatable {
    /// What is behind the content, in place of the platform's background.
    final class Background: Equatable {
        let view: AnyView
        init(_ view: AnyView) { self.view = view }
        static func == (a: Background, b: Background) -> Bool { a === b }
    }

    var detents: Set<PresentationDetent>?
    /// The detent that is chosen of several.
    var selection: PresentationDetent?
    var background: Background?
    var cornerRadius: CGFloat?
    var indicator = Visibility.automatic
    var sizing: PresentationSizing?
    var adaptation: PresentationAdaptation?
    var dimsBehind = true

    /// Whether the sheet leaves so much of the window free that it floats in it (Apple: partial heights since iOS 26).
    var isPartial: Bool {
        guard let detents, !detents.isEmpty else { return false }
        return selection.map(\.isPartial) ?? detents.contains(where: \.isPartial)
    }
}

enum SheetLookKey: PreferenceKey {
    static var defaultValue: SheetLook { SheetLook() }

    /// What the first view says counts.
    static func reduce(value: inout SheetLook, nextValue: () -> SheetLook) {
        let next = nextValue()
        value.detents = value.detents ?? next.detents
        value.selection = value.selection ?? next.selection
        value.background = value.background ?? next.background
        value.cornerRadius = value.cornerRadius ?? next.cornerRadius
        if value.indicator == .automatic { value.indicator = next.indicator }
        value.sizing = value.sizing ?? next.sizing
        value.adaptation = value.adaptation ?? next.adaptation
        value.dimsBehind = value.dimsBehind && next.dimsBehind
    }
}

/// How large a sheet is where it needn't fill the window: on macOS and iPads.
public struct PresentationSizing: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case automatic, form, page, fitted
    }

    let kind: Kind
    /// The axes along which the sheet has its content's size.
    var fittedAxes: Axis.Set = []

    init(kind: Kind) { self.kind = kind }

    public static let automatic = PresentationSizing(kind: .automatic)
    public static let form = PresentationSizing(kind: .form)
    public static let page = PresentationSizing(kind: .page)
    public static let fitted = PresentationSizing(kind: .fitted)

    /// The same, as large as its content along some axes.
    public func fitted(horizontal: Bool, vertical: Bool) -> PresentationSizing {
        var sizing = self
        if horizontal { sizing.fittedAxes.insert(.horizontal) }
        if vertical { sizing.fittedAxes.insert(.vertical) }
        return sizing
    }
}

/// What becomes of a presentation in a compact width.
public struct PresentationAdaptation: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case automatic, none, popover, sheet, fullScreenCover
    }

    let kind: Kind

    public static let automatic = PresentationAdaptation(kind: .automatic)
    public static let none = PresentationAdaptation(kind: .none)
    public static let popover = PresentationAdaptation(kind: .popover)
    public static let sheet = PresentationAdaptation(kind: .sheet)
    public static let fullScreenCover = PresentationAdaptation(kind: .fullScreenCover)
}

/// What people can do with the view behind a sheet.
public struct PresentationBackgroundInteraction: Hashable, Sendable {
    let isEnabled: Bool

    public static let automatic = PresentationBackgroundInteraction(isEnabled: false)
    public static let enabled = PresentationBackgroundInteraction(isEnabled: true)
    public static let disabled = PresentationBackgroundInteraction(isEnabled: false)
    public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction { enabled }
}

/// What a swipe over a sheet's content does first.
public struct PresentationContentInteraction: Hashable, Sendable {
    private let kind: Int

    public static let automatic = PresentationContentInteraction(kind: 0)
    public static let resizes = PresentationContentInteraction(kind: 1)
    public static let scrolls = PresentationContentInteraction(kind: 2)
}

nonisolated extension View {
    func sheetLook(_ change: @escaping (inout SheetLook) -> Void) -> some View {
        transformPreference(SheetLookKey.self) { change(&$0) }
    }

    /// The heights that the sheet this view is in may have; it begins with the smallest.
    public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
        sheetLook { $0.detents = detents }
    }

    /// The same; `selection` is the height it has.
    public func presentationDetents(
        _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
    ) -> some View {
        sheetLook {
            $0.detents = detents
            $0.selection = selection.wrappedValue
        }
    }

    /// Whether a short bar at the sheet's top says that it can be dragged; by itself where there are several detents.
    public func presentationDragIndicator(_ visibility: Visibility) -> some View {
        sheetLook { $0.indicator = visibility }
    }

    /// The radius of the sheet's corners in points; nil as the platform has it.
    public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
        sheetLook { $0.cornerRadius = cornerRadius }
    }

    /// What is behind the sheet's content.
    public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
        let background = SheetLook.Background(AnyView(Rectangle().fill(style)))
        return sheetLook { $0.background = background }
    }

    /// A view behind the sheet's content.
    public func presentationBackground<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        let background = SheetLook.Background(
            AnyView(ZStack(alignment: alignment) { content() }.frame(maxWidth: .infinity, maxHeight: .infinity)))
        return sheetLook { $0.background = background }
    }

    /// How large the sheet is on macOS and iPads.
    public func presentationSizing(_ sizing: PresentationSizing) -> some View { sheetLook { $0.sizing = sizing } }

    /// What becomes of a popover in a compact width: a sheet, unless this says another thing.
    public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
        sheetLook { $0.adaptation = adaptation }
    }

    public func presentationCompactAdaptation(
        horizontal horizontalAdaptation: PresentationAdaptation, vertical verticalAdaptation: PresentationAdaptation
    ) -> some View {
        presentationCompactAdaptation(horizontalAdaptation)
    }

    /// Whether the view behind can be used; then it isn't dimmed.
    public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> some View {
        sheetLook { $0.dimsBehind = !interaction.isEnabled }
    }

    /// What a swipe does first; a picture is the same.
    public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View { self }

    /// Whether people can swipe the sheet away; a picture is the same.
    public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { self }
}
