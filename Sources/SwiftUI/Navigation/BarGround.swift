import ViewGraph

/// The ground of a bar at the bottom, with a line above it: there while something goes on behind the bar, unless
/// somebody says more.
struct BarGround: ControlPart {
    let visibility: Visibility?
    /// Of the screen that the bar belongs to.
    let area: SafeArea

    var body: some View {
        if visibility != .hidden {
            Rectangle().fill(ControlPaint.bar)
                .overlay(alignment: .top) { Rectangle().fill(.separator).frame(height: 0.5) }
                .ignoresSafeArea(edges: .bottom)
                .modifier(BarGroundModifier(area: visibility == .visible ? nil : area))
        }
    }
}

/// Shows a bar's ground only while something goes on behind the bar of the area, where one is given.
struct BarGroundModifier: ElementModifier {
    let area: SafeArea?

    func makeLayoutNode(viewNode: ViewNode, child: LayoutNode) -> LayoutNode {
        BarGroundNode(viewNode: viewNode, child: child, area: area)
    }
}

final class BarGroundNode: PassThroughLayoutNode {
    private let area: SafeArea?

    init(viewNode: ViewNode, child: LayoutNode, area: SafeArea?) {
        self.area = area
        super.init(viewNode: viewNode, child: child)
    }

    override var isTransparent: Bool { true }

    override func draw(in context: inout DrawContext) {
        if let area, area.screen?.preference(PreferenceChannel(ContentBehindKey.self)) != true { return }
        super.draw(in: &context)
    }
}
