import ViewGraph

/// An open menu beside what opened it; a touch anywhere else closes it.
struct MenuCard: ControlPart {
    let presentation: Presentation
    let anchor: Anchor<CGRect>
    /// Whether a row of another menu opened it.
    var isSubmenu = false

    @Environment(\.platform) private var platform

    var body: some View {
        let (presentation, anchor, placement) = (presentation, anchor, placement)
        Color.clear
            .contentShape(Rectangle())
            .onTapGesture { presentation.close() }
            .overlay {
                GeometryReader { proxy in
                    MenuLayout(target: proxy[anchor], placement: placement) {
                        presentation.transplanted(presentation.content)
                            .systemMotion(.unfold(from: proxy.canvasCenter(of: anchor)))
                    }
                }
            }
    }

    private var placement: MenuLayout.Placement { !isSubmenu ? .beside : platform == .macOS ? .behind : .over }
}

/// A panel below a rectangle, or above it where there is more room: at the side of it that is nearer to the window's.
struct MenuLayout: PanelLayout {
    /// Where the panel stands: below or above what opened it, after a row that opened it, or over it.
    enum Placement { case beside, behind, over }

    let target: CGRect
    var placement = Placement.beside

    /// Between the panel and what opened it, and the window's edges.
    private static let gap: CGFloat = 6
    private static let margin: CGFloat = 8

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        guard let panel = subviews.first else { return }
        let target = target.offsetBy(dx: bounds.minX, dy: bounds.minY)
        let size = panel.sizeThatFits(.unspecified)
        func place(_ x: CGFloat, _ y: CGFloat) {
            panel.place(
                at: CGPoint(
                    x: x.clamped(bounds.minX + Self.margin, bounds.maxX - Self.margin - size.width),
                    y: y.clamped(bounds.minY + Self.margin, bounds.maxY - Self.margin - size.height)),
                proposal: .unspecified)
        }
        switch placement {
        case .over: return place(target.minX, target.minY - 10)
        case .behind:
            let hasRoom = target.maxX + size.width + Self.margin <= bounds.maxX
            return place(hasRoom ? target.maxX + 2 : target.minX - size.width - 2, target.minY - 5)
        case .beside: break
        }
        let below = bounds.maxY - target.maxY
        let isBelow = below >= size.height + Self.gap + Self.margin || below >= target.minY - bounds.minY
        let x = target.midX > bounds.midX ? target.maxX - size.width : target.minX
        let y = isBelow ? target.maxY + Self.gap : target.minY - Self.gap - size.height
        place(x, y)
    }
}
