import ViewGraph

/// A card that comes from below on iOS; a panel in the middle on macOS and in a regular width.
struct SheetCard: ControlPart {
    let presentation: Presentation

    @State private var look = SheetLook()
    /// Of a panel of macOS.
    @State private var items: [ToolbarContents] = []
    @Environment(\.platform) private var platform
    @Environment(\.horizontalSizeClass) private var sizeClass
    @Environment(\.paletteGeneration) private var generation
    @Environment(\.safeArea) private var safeArea
    @Environment(\.self) private var environment

    var body: some View {
        let (look, environment) = (look, environment)
        ZStack {
            if look.dimsBehind { Dimming() }
            if platform == .macOS {
                macPanel(look).systemMotion(.grow(from: SystemAnimations.windowPanelScale, shrinks: true))
            } else if sizeClass == .regular, look.detents == nil {
                padPanel(look).systemMotion(.rise)
            } else {
                SheetLayout(
                    look: look, coveredTop: safeArea?.insets.top ?? 0, margin: isFloating ? Self.margin : 0,
                    environment: environment
                ) {
                    card(
                        look,
                        SheetShape(
                            radius: look.cornerRadius ?? Self.radius, bottomRadius: isFloating ? bottomRadius : 0)
                    )
                    .systemMotion(.rise)
                }
            }
        }
    }

    private static let radius: CGFloat = 38
    /// Between a sheet that floats and the edges of the window.
    private static let margin: CGFloat = 8

    private var isFloating: Bool { platform == .iOS && generation == .later && look.isPartial }

    /// As round as the corners of the screen ask for, where it has round ones: such a screen has a safe area.
    private var bottomRadius: CGFloat { look.cornerRadius ?? (bottomInset > 0 ? 47 : Self.radius) }
    private var bottomInset: CGFloat { safeArea?.outermost.insets.bottom ?? 0 }
    private static let macRadius: CGFloat = 14

    /// The content as it is where the presenting view stands, but one level further up.
    private var content: some View {
        let state = $look
        return VStack(spacing: 0) { presentation.transplanted(presentation.content.environment(\.isElevated, true)) }
            .onPreferenceChange(SheetLookKey.self) { state.wrappedValue = $0 }
    }

    private func card<S: Shape>(_ look: SheetLook, _ shape: S) -> some View {
        // A sheet that floats ends above the window's edge.
        let end = isFloating ? -max(bottomInset - Self.margin, 0) : 0
        return
            content
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background { background(look).ignoresSafeArea(edges: isFloating ? [] : .bottom).padding(.bottom, end) }
            .overlay(alignment: .top) { if showsIndicator(look) { DragIndicator() } }
            .mask { shape.ignoresSafeArea(edges: isFloating ? [] : .bottom).padding(.bottom, end) }
    }

    @ViewBuilder private func background(_ look: SheetLook) -> some View {
        if let background = look.background { background.view } else { Rectangle().fill(ControlPaint.sheetBackground) }
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
        let (size, shown) = (look.sizing?.macSize, $items)
        return VStack(spacing: 0) {
            content.modifier(
                PreferenceObserverModifier(PreferenceChannel(BarContentsKey.self), isEqual: { $0.isSame(as: $1) }) {
                    shown.wrappedValue = $0.toolbars
                })
            if !shown.wrappedValue.isEmpty { presentation.transplanted(PanelButtons(toolbars: shown.wrappedValue)) }
        }
        .fixedSize(horizontal: size == nil, vertical: size == nil)
        .frame(width: size?.width, height: size?.height)
        .background { background(look) }
        .clipShape(shape)
        .overlay { shape.strokeBorder(ControlPaint.boxEdge, lineWidth: 0.5) }
        .shadow(color: .black.opacity(0.25), radius: 16, y: 8)
    }

    private func padPanel(_ look: SheetLook) -> some View {
        let shape = RoundedRectangle(cornerRadius: look.cornerRadius ?? Self.radius, style: .continuous)
        let size = look.sizing?.padSize ?? CGSize(width: 704, height: 840)
        return Group {
            if look.sizing == .fitted {
                content.fixedSize().background { background(look) }.clipShape(shape)
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

/// Round above, and below where it floats.
struct SheetShape: Shape {
    let radius: CGFloat
    let bottomRadius: CGFloat

    func path(in rect: CGRect) -> Path {
        func usable(_ radius: CGFloat) -> CGFloat { min(max(radius, 0), rect.width / 2, rect.height / 2) }
        let (top, bottom) = (usable(radius), usable(bottomRadius))
        let radii = RectangleCornerRadii(
            topLeading: top, bottomLeading: bottom, bottomTrailing: bottom, topTrailing: top)
        return UnevenRoundedRectangle(cornerRadii: radii, style: .continuous).path(in: rect)
    }
}

/// The card at the bottom, as high as the chosen or its smallest detent.
struct SheetLayout: PartLayout {
    let look: SheetLook
    /// What is covered above already, as a status bar does.
    let coveredTop: CGFloat
    /// Between the card and the window's edges.
    var margin: CGFloat = 0
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
        let covered = environment.safeArea?.outermost.insets.bottom ?? 0
        subviews.first?.place(
            at: CGPoint(x: bounds.minX + margin, y: bounds.maxY - max(margin - covered, 0)), anchor: .bottomLeading,
            proposal: ProposedViewSize(width: max(bounds.width - 2 * margin, 0), height: max(height, 0)))
    }
}
