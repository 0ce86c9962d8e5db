import ViewGraph

/// Leaves room below or above a screen for a tab bar, unless a view in it hides the bar.
struct TabRoomModifier: ElementModifier {
    let area: SafeArea
    /// How high the bar is, in points.
    let bar: CGFloat
    /// The same of a bar above the screen, which takes the row of the screen's own bar where there is one.
    var topBar: CGFloat = 0
    /// How high what stands above the bar is, which stays where the bar is hidden.
    var accessory: CGFloat = 0

    func makeLayoutNode(viewNode: ViewNode, child: LayoutNode) -> LayoutNode {
        TabRoomLayoutNode(viewNode: viewNode, child: child, modifier: self)
    }
}

final class TabRoomLayoutNode: BarRoomLayoutNode {
    private let modifier: TabRoomModifier

    init(viewNode: ViewNode, child: LayoutNode, modifier: TabRoomModifier) {
        self.modifier = modifier
        super.init(viewNode: viewNode, child: child, area: modifier.area)
    }

    private var contents: BarContents? { child.preference(PreferenceChannel(BarContentsKey.self)) }

    override var top: CGFloat {
        guard modifier.topBar > 0, let contents else { return modifier.topBar }
        return contents.hasBarRow || contents.visibility[.tabBar] == .hidden ? 0 : modifier.topBar
    }

    override var bottom: CGFloat {
        guard modifier.bar > 0 else { return modifier.accessory }
        return modifier.accessory + (contents?.visibility[.tabBar] == .hidden ? 0 : modifier.bar)
    }
}
