import ViewGraph

/// A card that comes from below on iOS; a panel in the middle on macOS and in a regular width.
struct SheetCard: ControlPart {
    let presentation: Presentation

    @State private var look = SheetLook()
    @Environment(\.platform) private var platform
    @Environment(\.horizontalSizeClass) private var sizeClass
    @Environment(\.safeArea) private var safeArea
    @Environment(\.self) private var environment

    var body: some View {
        let (look, environment) = (look, environment)
        ZStack {
            if look.dimsBehind { Dimming() }
            if platform == .macOS {
                macPanel(look)
            } else if sizeClass == .regular, look.detents == nil {
                padPanel(look)
            } else {
                SheetLayout(look: look, coveredTop: safeArea?.insets.top ?? 0, environment: environment) {
                    card(look, SheetShape(radius: look.cornerRadius ?? Self.radius))
                }
            }
        }
    }

    private static let radius: CGFloat = 34
    private static let macRadius: CGFloat = 14

    /// The content as it is where the presenting view stands, but one level further up.
    private var content: some View {
        let state = $look
        return VStack(spacing: 0) { presentation.transplanted(presentation.content.environment(\.isElevated, true)) }
            .onPreferenceChange(SheetLookKey.self) { state.wrappedValue = $0 }
    }

    private func card<S: Shape>(_ look: SheetLook, _ shape: S) -> some View {
        content
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background { ground(look).ignoresSafeArea(edges: .bottom) }
            .overlay(alignment: .top) { if showsIndicator(look) { DragIndicator() } }
            .mask { shape.ignoresSafeArea(edges: .bottom) }
    }

    @ViewBuilder private func ground(_ look: SheetLook) -> some View {
        if let ground = look.ground { ground.view } else { Rectangle().fill(ControlPaint.sheetGround) }
    }

    private func showsIndicator(_ look: SheetLook) -> Bool {
        switch look.indicator {
        case .visible: true
        case .hidden: false
        case .automatic: (look.detents?.count ?? 0) > 1
        }
    }

    private func macPanel(_ look: SheetLook) -> some View {
        let shape = RoundedRectangle(cornerRadius: look.cornerRadius ?? Self.macRadius, style: .continuous)
        let size = look.sizing?.macSize
        return
            content
            .fixedSize(horizontal: size == nil, vertical: size == nil)
            .frame(width: size?.width, height: size?.height)
            .background { ground(look) }
            .clipShape(shape)
            .overlay { shape.strokeBorder(ControlPaint.boxEdge, lineWidth: 0.5) }
            .shadow(color: .black.opacity(0.25), radius: 16, y: 8)
    }

    private func padPanel(_ look: SheetLook) -> some View {
        let shape = RoundedRectangle(cornerRadius: look.cornerRadius ?? Self.radius, style: .continuous)
        let size = look.sizing?.padSize ?? CGSize(width: 704, height: 840)
        return Group {
            if look.sizing == .fitted {
                content.fixedSize().background { ground(look) }.clipShape(shape)
            } else {
                card(look, shape).frame(maxWidth: size.width, maxHeight: size.height).padding(20)
            }
        }
        .shadow(color: .black.opacity(0.2), radius: 24, y: 8)
    }
}

extension PresentationSizing {
    /// As large as iPads have form and page sheets.
    var padSize: CGSize {
        kind == .form ? CGSize(width: 540, height: 620) : CGSize(width: 704, height: 840)
    }

    /// Nil for a panel as large as its content.
    var macSize: CGSize? {
        switch kind {
        case .automatic, .fitted: nil
        case .form: CGSize(width: 480, height: 400)
        case .page: CGSize(width: 640, height: 520)
        }
    }
}

/// The short bar that says that a sheet can be dragged.
struct DragIndicator: ControlPart {
    var body: some View {
        Capsule().fill(Color(provider: .semantic(.label(2)))).frame(width: 36, height: 5).padding(.top, 5)
    }
}

/// Round above only.
struct SheetShape: Shape {
    let radius: CGFloat

    func path(in rect: CGRect) -> Path {
        let radius = min(max(radius, 0), rect.width / 2, rect.height / 2)
        let radii = RectangleCornerRadii(topLeading: radius, topTrailing: radius)
        return UnevenRoundedRectangle(cornerRadii: radii, style: .continuous).path(in: rect)
    }
}

/// The card at the bottom, as high as the chosen or its smallest detent.
struct SheetLayout: PartLayout {
    let look: SheetLook
    /// What is covered above already, as a status bar does.
    let coveredTop: CGFloat
    let environment: EnvironmentValues

    /// A large sheet leaves a status bar free, and a little of what is behind.
    private var clearance: CGFloat { max(54 - coveredTop, 10) }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: CGSize(width: 393, height: 600))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        func points(_ detent: PresentationDetent) -> CGFloat? {
            detent.points(in: bounds.height, clearance: clearance, environment: environment)
        }
        let heights = (look.detents ?? []).compactMap(points)
        let height = look.selection.flatMap(points) ?? heights.min() ?? points(.large) ?? 0
        subviews.first?.place(
            at: CGPoint(x: bounds.minX, y: bounds.maxY), anchor: .bottomLeading,
            proposal: ProposedViewSize(width: bounds.width, height: max(height, 0)))
    }
}
