import ViewGraph

/// A screen that a view wants on top of the one it stands in, for as long as something holds.
///
/// The same as long as the view that asks for it isn't made anew.
final class CoveringScreen: Equatable {
    let content: AnyView
    let back: () -> Void

    init(content: AnyView, back: @escaping () -> Void) { (self.content, self.back) = (content, back) }
    static func == (lhs: CoveringScreen, rhs: CoveringScreen) -> Bool { lhs === rhs }
}

/// What the views of one screen want on top of it.
struct CoveringScreens: LastingPreference, Equatable {
    var screens: [CoveringScreen] = []
}

enum CoveringScreensKey: PreferenceKey {
    static var defaultValue: CoveringScreens { CoveringScreens() }
    static func reduce(value: inout CoveringScreens, nextValue: () -> CoveringScreens) {
        value.screens += nextValue().screens
    }
}

/// Asks the navigation the view stands in for a screen on top.
nonisolated struct CoveringModifier: ControlModifier {
    let covering: () -> AnyView?
    let back: () -> Void

    func body(content: Content) -> some View {
        let screen = covering().map { CoveringScreen(content: $0, back: back) }
        content.transformPreference(CoveringScreensKey.self, label: ".navigationDestination") { wanted in
            if let screen { wanted.screens.append(screen) }
        }
    }
}

nonisolated extension View {
    /// Shows what the views inside want on top of them; they stay, unseen.
    func coverable(_ change: SystemChange) -> some View {
        modifier(CoverableModifier())
            .overlayPreferenceValue(CoveringScreensKey.self) { wanted in
                let _ = change.note(wanted.screens.count)
                if let screen = wanted.screens.last {
                    AnyView(NavigationLevel(content: screen.content, back: screen.back))
                        .environment(\.dismissal, MenuDismissal(screen.back))
                        .environment(\.outerSearch, nil)
                        .modifier(PageModifier(isCovered: false))
                }
            }
            .modifier(PreferenceEndModifier(channel: PreferenceChannel(CoveringScreensKey.self)))
            .modifier(SystemChangeModifier(change: change, animation: SystemAnimations.page))
    }
}

/// Neither seen nor hit while something inside wants a screen on top.
struct CoverableModifier: ElementModifier {
    func makeLayoutNode(viewNode: ViewNode, child: LayoutNode) -> LayoutNode {
        CoverableLayoutNode(viewNode: viewNode, child: child)
    }
}

final class CoverableLayoutNode: PassThroughLayoutNode, RenderTransform {
    /// How far it is covered in a frame of an animation.
    private var shown: PagePlace?

    private var isCovered: Bool {
        child.preference(PreferenceChannel(CoveringScreensKey.self))?.screens.isEmpty == false
    }

    private var place: PagePlace { PagePlace(away: 0, covered: isCovered ? 1 : 0) }

    override var isTransparent: Bool { true }
    override var isGeometryScope: Bool { true }

    override var animatableAttributes: _AnyAnimatableData? {
        get {
            shown = nil
            return place.quantities
        }
        set { shown = newValue.flatMap(PagePlace.init) }
    }

    var renderTransform: CGAffineTransform {
        CGAffineTransform(translationX: (shown ?? place).offset(in: self), y: 0)
    }

    override func draw(in context: inout DrawContext) {
        (shown ?? place).draw(self, in: &context) { drawChildren(in: &$0) }
    }

    override func collectEvents(in context: inout EventContext) { if !isCovered { super.collectEvents(in: &context) } }
}

/// Keeps what views hand up below this one.
struct PreferenceEndModifier<Kept>: ElementModifier {
    let channel: PreferenceChannel<Kept>

    func makeLayoutNode(viewNode: ViewNode, child: LayoutNode) -> LayoutNode {
        PreferenceEndNode(viewNode: viewNode, child: child, key: channel.id)
    }
}

final class PreferenceEndNode: PassThroughLayoutNode {
    private let key: ObjectIdentifier

    init(viewNode: ViewNode, child: LayoutNode, key: ObjectIdentifier) {
        self.key = key
        super.init(viewNode: viewNode, child: child)
    }

    override var isTransparent: Bool { true }
    override func preference<Value>(_ channel: PreferenceChannel<Value>) -> Value? {
        channel.id == key ? nil : super.preference(channel)
    }
}
