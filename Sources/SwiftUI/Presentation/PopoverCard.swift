import ViewGraph

/// A panel whose tip points at what it belongs to; in a compact width a sheet, unless its content asks otherwise.
struct PopoverCard: ControlPart {
    let presentation: Presentation
    let anchor: Anchor<CGRect>
    /// The edge of the anchor that the tip is at, where there is room.
    let edge: Edge

    @State private var look = SheetLook()
    @Environment(\.platform) private var platform
    @Environment(\.horizontalSizeClass) private var sizeClass

    private var isSheet: Bool {
        guard platform == .iOS, sizeClass == .compact else { return false }
        guard let kind = look.adaptation?.kind else { return true }
        return kind != .popover && kind != .none
    }

    var body: some View {
        let state = $look
        Group { if isSheet { SheetCard(presentation: presentation) } else { panel } }
            .onPreferenceChange(SheetLookKey.self) { state.wrappedValue = $0 }
    }

    private var panel: some View {
        GeometryReader { proxy in
            PopoverLayout(target: proxy[anchor], edge: platform == .macOS ? edge : .bottom) {
                VStack(spacing: 0) {
                    presentation.transplanted(presentation.content.environment(\.isElevated, true))
                }
                .background { background }
                .clipShape(RoundedRectangle(cornerRadius: radius, style: .continuous))
                ForEach(Edge.allCases, id: \.self) { edge in
                    PopoverTip(edge: edge).fill(ControlPaint.panel)
                }
            }
            .compositingGroup()
            .shadow(color: .black.opacity(platform == .macOS ? 0.25 : 0.15), radius: platform == .macOS ? 8 : 20, y: 3)
            .systemMotion(.unfold(from: proxy.canvasCenter(of: anchor)))
        }
    }

    private var radius: CGFloat { look.cornerRadius ?? (platform == .macOS ? 10 : 20) }

    @ViewBuilder private var background: some View {
        if let background = look.background { background.view } else { Rectangle().fill(ControlPaint.panel) }
    }
}

/// A triangle that points in the direction of an edge.
struct PopoverTip: Shape {
    let edge: Edge

    nonisolated func path(in rect: CGRect) -> Path {
        let (tip, left, right): (CGPoint, CGPoint, CGPoint) =
            switch edge {
            case .top:
                (
                    CGPoint(x: rect.midX, y: rect.minY), CGPoint(x: rect.minX, y: rect.maxY),
                    CGPoint(x: rect.maxX, y: rect.maxY)
                )
            case .bottom:
                (
                    CGPoint(x: rect.midX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.minY),
                    CGPoint(x: rect.maxX, y: rect.minY)
                )
            case .leading:
                (
                    CGPoint(x: rect.minX, y: rect.midY), CGPoint(x: rect.maxX, y: rect.minY),
                    CGPoint(x: rect.maxX, y: rect.maxY)
                )
            case .trailing:
                (
                    CGPoint(x: rect.maxX, y: rect.midY), CGPoint(x: rect.minX, y: rect.minY),
                    CGPoint(x: rect.minX, y: rect.maxY)
                )
            }
        return Path { path in
            path.move(to: left)
            path.addArc(tangent1End: tip, tangent2End: right, radius: 2)
            path.addLine(to: right)
            path.closeSubpath()
        }
    }
}

/// A panel beside a rectangle, moved as far as the window needs it; the second subview and the following are tips for
/// each edge, of which one shows.
struct PopoverLayout: PanelLayout {
    let target: CGRect
    let edge: Edge

    /// Of the tip, along the panel's side and out of it.
    private static let tip = CGSize(width: 24, height: 11)
    /// Between the panel and the window's edge.
    private static let margin: CGFloat = 8

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        guard let panel = subviews.first else { return }
        let target = target.offsetBy(dx: bounds.minX, dy: bounds.minY)
        let size = panelSize(panel, in: bounds)
        let edge = edgeWithRoom(for: size, around: target, in: bounds)
        let isVertical = edge == .top || edge == .bottom
        let reach = Self.tip.height
        var origin = CGPoint(x: target.midX - size.width / 2, y: target.midY - size.height / 2)
        switch edge {
        case .top: origin.y = target.minY - reach - size.height
        case .bottom: origin.y = target.maxY + reach
        case .leading: origin.x = target.minX - reach - size.width
        case .trailing: origin.x = target.maxX + reach
        }
        origin.x = origin.x.clamped(bounds.minX + Self.margin, bounds.maxX - Self.margin - size.width)
        origin.y = origin.y.clamped(bounds.minY + Self.margin, bounds.maxY - Self.margin - size.height)
        panel.place(at: origin, proposal: ProposedViewSize(size))
        let frame = CGRect(origin: origin, size: size)
        let tipSize = isVertical ? Self.tip : CGSize(width: Self.tip.height, height: Self.tip.width)
        let place = tipOrigin(edge, tipSize, frame, target)
        for (candidate, subview) in zip(Edge.allCases, subviews.dropFirst()) {
            // A tip points at the target, away from the panel.
            let isShown = candidate == Self.opposite(edge)
            subview.place(at: place, proposal: isShown ? ProposedViewSize(tipSize) : .zero)
        }
    }

    private func panelSize(_ panel: LayoutSubview, in bounds: CGRect) -> CGSize {
        let ideal = panel.sizeThatFits(.unspecified)
        let room = CGSize(
            width: max(bounds.width - 2 * Self.margin, 0), height: max(bounds.height - 2 * Self.margin, 0))
        if ideal.width <= room.width, ideal.height <= room.height { return ideal }
        return panel.sizeThatFits(
            ProposedViewSize(width: min(ideal.width, room.width), height: min(ideal.height, room.height)))
    }

    private func edgeWithRoom(for size: CGSize, around target: CGRect, in bounds: CGRect) -> Edge {
        func hasRoom(_ edge: Edge) -> Bool {
            let reach = Self.tip.height + Self.margin
            switch edge {
            case .top: return target.minY - bounds.minY >= size.height + reach
            case .bottom: return bounds.maxY - target.maxY >= size.height + reach
            case .leading: return target.minX - bounds.minX >= size.width + reach
            case .trailing: return bounds.maxX - target.maxX >= size.width + reach
            }
        }
        if hasRoom(edge) { return edge }
        return [Self.opposite(edge), .bottom, .top, .trailing, .leading].first(where: hasRoom) ?? edge
    }

    private func tipOrigin(_ edge: Edge, _ tip: CGSize, _ panel: CGRect, _ target: CGRect) -> CGPoint {
        let x = (target.midX - tip.width / 2).clamped(panel.minX + 12, panel.maxX - 12 - tip.width)
        let y = (target.midY - tip.height / 2).clamped(panel.minY + 12, panel.maxY - 12 - tip.height)
        switch edge {
        case .top: return CGPoint(x: x, y: panel.maxY)
        case .bottom: return CGPoint(x: x, y: panel.minY - tip.height)
        case .leading: return CGPoint(x: panel.maxX, y: y)
        case .trailing: return CGPoint(x: panel.minX - tip.width, y: y)
        }
    }

    private static func opposite(_ edge: Edge) -> Edge {
        switch edge {
        case .top: .bottom
        case .bottom: .top
        case .leading: .trailing
        case .trailing: .leading
        }
    }
}

/// The part of a view that a popover points at.
public enum PopoverAttachmentAnchor {
    /// A rectangle of the view's.
    case rect(Anchor<CGRect>.Source)
    /// A point of the view's, in parts of its size.
    case point(UnitPoint)

    var source: Anchor<CGRect>.Source {
        switch self {
        case .rect(let source): source
        case .point(let point): Anchor<CGPoint>.Source.unitPoint(point).map { CGRect(origin: $0, size: .zero) }
        }
    }
}
