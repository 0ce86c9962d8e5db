import ViewGraph

/// The buttons that swiping a row reveals at its edges.
struct RowSwipeActions {
    struct Group {
        /// From the row's edge inwards.
        var buttons: [LayoutNode]
        var allowsFullSwipe: Bool
        var closer: SwipeCloser
    }

    var leading: Group?
    var trailing: Group?

    subscript(edge: HorizontalEdge) -> Group? {
        get { edge == .leading ? leading : trailing }
        set { if edge == .leading { leading = newValue } else { trailing = newValue } }
    }
}

/// Covers the buttons of a row again once one of them was pressed.
final class SwipeCloser {
    var close: () -> Void = {}
}

/// Says of a button's node what it does: a full swipe sets it off.
enum SwipeActionTrait {}

struct SwipeActionsModifier: SecondaryContentModifier {
    let edge: HorizontalEdge
    let allowsFullSwipe: Bool
    let content: AnyView
    private let closer = SwipeCloser()

    init(edge: HorizontalEdge, allowsFullSwipe: Bool, content: AnyView) {
        (self.edge, self.allowsFullSwipe, self.content) = (edge, allowsFullSwipe, content)
    }

    var secondary: any View { content.modifier(EnvironmentWriter { Self.prepare(&$0, closer) }) }

    static func prepare(_ environment: inout EnvironmentValues, _ closer: SwipeCloser) {
        environment.buttonStyleBox = ButtonStyleBox(SwipeActionStyle(closer: closer))
        environment.labelStyle = ErasedLabelStyle(IconOnlyLabelStyle())
        environment.symbolVariants = .fill
        environment.controlPlace = .standalone
    }

    func makeLayoutNode(viewNode: ViewNode, primary: LayoutNode, secondary: [LayoutNode]) -> LayoutNode {
        let key = ObjectIdentifier(ListRowTrait.SwipeActions.self)
        var actions = primary.trait(key) as? RowSwipeActions ?? RowSwipeActions()
        // What was written further inside stands nearer to the edge.
        let inner = actions[edge]
        actions[edge] = RowSwipeActions.Group(
            buttons: (inner?.buttons ?? []) + secondary,
            allowsFullSwipe: inner?.allowsFullSwipe ?? allowsFullSwipe, closer: closer)
        return TraitLayoutNode(
            viewNode: viewNode, child: primary, key: key, value: actions, label: ".swipeActions")
    }
}

nonisolated struct SwipeActionStyle: PrimitiveButtonStyle {
    let closer: SwipeCloser

    func makeBody(configuration: Configuration) -> some View {
        SwipeActionChrome(configuration: configuration, closer: closer)
    }
}

/// A button beside a row: as high as the row, in its tint, red where it destroys, else grey.
struct SwipeActionChrome: ControlPart {
    let configuration: PrimitiveButtonStyleConfiguration
    let closer: SwipeCloser

    @Environment(\.platform) private var platform
    @Environment(\.hasTint) private var hasTint

    /// As wide as "Delete" makes it on an iPhone.
    private static let minimumWidth: CGFloat = 74

    var body: some View {
        let (configuration, closer) = (configuration, closer)
        let perform = {
            closer.close()
            configuration.trigger()
        }
        configuration.label
            .environment(\.font, platform == .macOS ? .system(size: 13) : .system(size: 17))
            .foregroundStyle(Color.white)
            .lineLimit(1)
            .padding(.horizontal, 12)
            .frame(minWidth: Self.minimumWidth, maxHeight: .infinity)
            .background(background)
            .pressable { perform() }
            .modifier(
                TraitModifier(key: ObjectIdentifier(SwipeActionTrait.self), value: perform, label: ".swipeAction"))
    }

    private var background: AnyShapeStyle {
        if configuration.role == .destructive { return AnyShapeStyle(Color.red) }
        return hasTint ? AnyShapeStyle(.tint) : AnyShapeStyle(Color.gray)
    }
}

nonisolated extension View {
    /// Buttons that a swipe over the row reveals: `--drag` from a point of the row to its other side.
    ///
    /// - Parameters:
    ///   - edge: where they stand; the first one is nearest to the edge.
    ///   - allowsFullSwipe: whether swiping over most of the row does what the first button does.
    ///   - content: the buttons.
    public func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
    ) -> some View {
        modifier(SwipeActionsModifier(edge: edge, allowsFullSwipe: allowsFullSwipe, content: AnyView(content())))
    }
}
