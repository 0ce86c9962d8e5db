import ViewGraph

/// Leaves room below a screen for a tab bar, unless a view in it hides the bar.
struct TabRoomModifier: ElementModifier {
    let area: SafeArea
    /// How high the bar is, in points.
    let bar: CGFloat

    func makeLayoutNode(viewNode: ViewNode, child: LayoutNode) -> LayoutNode {
        TabRoomLayoutNode(viewNode: viewNode, child: child, bar: bar, area: area)
    }
}

final class TabRoomLayoutNode: BarRoomLayoutNode {
    private let bar: CGFloat

    init(viewNode: ViewNode, child: LayoutNode, bar: CGFloat, area: SafeArea) {
        self.bar = bar
        super.init(viewNode: viewNode, child: child, area: area)
    }

    override var bottom: CGFloat {
        guard bar > 0 else { return 0 }
        let contents = child.preference(PreferenceChannel(BarContentsKey.self))
        return contents?.visibility[.tabBar] == .hidden ? 0 : bar
    }
}
