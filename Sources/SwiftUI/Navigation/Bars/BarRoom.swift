import ViewGraph

/// Leaves room beside a screen for bars, which count as its safe area: what ignores that goes on behind them.
class BarRoomLayoutNode: UnaryLayoutNode {
    /// What the views of the screen keep to.
    private let area: SafeArea

    init(viewNode: ViewNode, child: LayoutNode, area: SafeArea) {
        self.area = area
        super.init(viewNode: viewNode, child: child)
    }

    override var name: String { ".padding" }
    override var usesAbsoluteBounds: Bool { true }

    /// How high the bars are, in points.
    var top: CGFloat { 0 }
    var bottom: CGFloat { 0 }
    /// What a screen that is as wide as it likes has at least.
    var leastIdealWidth: CGFloat { 0 }

    /// How high the large title in the bar at the top is; nil where there is no such bar.
    var largeTitle: CGFloat? { nil }

    private func inner(_ proposal: ProposedViewSize, bars: CGFloat) -> ProposedViewSize {
        ProposedViewSize(width: proposal.width, height: proposal.height.map { max($0 - bars, 0) })
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        area.ownLargeTitle = largeTitle
        let bars = top + bottom
        let content = child.sizeThatFits(inner(proposal, bars: bars))
        var size = content
        // What needs no room of its own (a list) leaves none to a bar, either: it takes what its screen is given.
        if proposal.height != nil || content.height > 0 { size.height += bars }
        if proposal.width == nil, content.width > 0 { size.width = max(size.width, leastIdealWidth) }
        return size
    }

    override func childPlacement(in size: CGSize, proposal: ProposedViewSize) -> (CGPoint, ProposedViewSize) {
        let top = top
        let given = ProposedViewSize(width: proposal.width ?? size.width, height: proposal.height)
        return (CGPoint(x: 0, y: top), inner(given, bars: top + bottom))
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        area.ownLargeTitle = largeTitle
        let (canvas, top, bottom) = (canvasFrame, top, bottom)
        area.screen = self
        area.insets = EdgeInsets(top: top, leading: 0, bottom: bottom, trailing: 0)
        area.rect = CGRect(
            x: canvas.minX, y: canvas.minY + top, width: size.width, height: max(size.height - top - bottom, 0))
        super.placeChildren(in: size, proposal: proposal)
    }
}

/// Makes a safe area that a bar's layout keeps up to date the views' own.
struct BarAreaModifier: EnvironmentModifier {
    let area: SafeArea

    func write(to environment: inout EnvironmentValues) {
        area.move(into: environment.safeArea)
        environment.safeArea = area
        environment.screenArea = area
    }
}

private enum ScreenAreaKey: EnvironmentKey {
    static var defaultValue: SafeArea? { nil }
}

extension EnvironmentValues {
    /// The area of the screen that a view is in, which what scrolls hides from its content; nil where there are no bars.
    var screenArea: SafeArea? {
        get { self[ScreenAreaKey.self] }
        set { self[ScreenAreaKey.self] = newValue }
    }
}

/// Whether something that scrolls has more content behind the bar at the bottom.
enum ContentBehindKey: PreferenceKey {
    static var defaultValue: Bool { false }
    static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

/// What scrolls under the bar at the top.
struct ContentUnderBar: Equatable {
    /// How far it was scrolled, in points.
    var distance: CGFloat
    /// What it is drawn on; nil where only the program knows.
    var background: ListBackground?
}

enum ContentUnderBarKey: PreferenceKey {
    static var defaultValue: ContentUnderBar? { nil }
    static func reduce(value: inout ContentUnderBar?, nextValue: () -> ContentUnderBar?) {
        guard let next = nextValue(), next.distance > value?.distance ?? -1 else { return }
        value = next
    }
}
