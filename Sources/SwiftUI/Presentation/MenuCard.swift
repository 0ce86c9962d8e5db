import ViewGraph

/// An open menu beside what opened it; a touch anywhere else closes it.
struct MenuCard: ControlPart {
    let presentation: Presentation
    let anchor: Anchor<CGRect>

    var body: some View {
        let (presentation, anchor) = (presentation, anchor)
        Color.clear
            .contentShape(Rectangle())
            .onTapGesture { presentation.close() }
            .overlay {
                GeometryReader { proxy in
                    MenuLayout(target: proxy[anchor]) { presentation.transplanted(presentation.content) }
                }
            }
    }
}

/// A panel below a rectangle, or above it where there is more room: at the side of it that is nearer to the window's.
struct MenuLayout: PanelLayout {
    let target: CGRect

    /// Between the panel and what opened it, and the window's edges.
    private static let gap: CGFloat = 6
    private static let margin: CGFloat = 8

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        guard let panel = subviews.first else { return }
        let target = target.offsetBy(dx: bounds.minX, dy: bounds.minY)
        let size = panel.sizeThatFits(.unspecified)
        let below = bounds.maxY - target.maxY
        let isBelow = below >= size.height + Self.gap + Self.margin || below >= target.minY - bounds.minY
        let x = target.midX > bounds.midX ? target.maxX - size.width : target.minX
        let y = isBelow ? target.maxY + Self.gap : target.minY - Self.gap - size.height
        panel.place(
            at: CGPoint(
                x: x.clamped(bounds.minX + Self.margin, bounds.maxX - Self.margin - size.width),
                y: y.clamped(bounds.minY + Self.margin, bounds.maxY - Self.margin - size.height)),
            proposal: .unspecified)
    }
}
